"""Write the numbers of the chart in "The best known bounds", before the book is built:
python -m tools.promises.
"""

import json
from pathlib import Path

from delay_scheduling.past import lower
from delay_scheduling.past.promises import PLAYERS, least

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


def numbers():
    """Return all numbers of the chart."""
    regimes = "bandit", "full-information"
    return GAME | {
        "slots": SLOTS,
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
