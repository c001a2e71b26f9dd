"""Write the numbers of the chart in "The best known bounds", before the book is built:
python -m tools.promises.
"""

import json
from pathlib import Path

from delay_scheduling.past import lower
from delay_scheduling.past.promises import PLAYERS, least
from tools import own_results

FILE = Path(__file__).parent.parent / "book/_static/play/promised.js"
GAME = {"T": 10**6, "K": 8, "d": 100}
SLOTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 50, 64, 80, 101, 128, 181, 256]


def entry(regime, C, player):
    """Return the least bounds of a player: printed, by its proof, at best, and the theorem;
    None for nothing.
    """
    *stages, name = least(regime, **GAME, C=C, player=player)
    return [round(value) if value <= GAME["T"] else None for value in stages] + [name]


def below(regime, C):
    """Return what nobody is promised less than."""
    return round(lower.largest(regime, **GAME, C=C))


def chapters():
    """Return the chapter of each result of the book's own that has a box, by its number."""
    boxed = [result for result in own_results.results() if "box" in result]
    return {result["number"]: own_results.boxes()[result["box"]][0] for result in boxed}


def numbers():
    """Return all numbers of the chart, and the chapters that it links to."""
    regimes = "bandit", "full-information"
    return GAME | {
        "slots": SLOTS,
        "chapters": chapters(),
        "below": {regime: [below(regime, C) for C in SLOTS] for regime in regimes},
        "players": {
            regime: {
                name: [entry(regime, C, player) for C in SLOTS] for name, player in PLAYERS.items()
            }
            for regime in regimes
        },
    }


def write():
    """Write the file that the page loads."""
    FILE.write_text(f"play.promised = {json.dumps(numbers(), separators=(',', ':'))};\n")


if __name__ == "__main__":
    write()
