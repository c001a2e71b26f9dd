"""Play the tournament again, or some of its players, and store the regret of each run.

Usage: python -m tools.tournament [--workers N] [player ...]   (book/evidence/tournament.json)

All players take some 25 minutes of a processor. A player that is named is played again; the rest
stays.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor

from lab.experiments import environments, practice


def regrets(task):
    """Return the regrets of all runs of a player in a kind of game."""
    name, kind = task
    runs = practice.ENTRANTS[name].runs
    return [round(practice.regret(name, kind, run), 3) for run in range(runs)]


def main(names, workers):
    """Play these players, and store what they did beside what the others did."""
    sizes = {
        "T": practice.T,
        "K": practice.K,
        "C": practice.C,
        "runs": practice.RUNS,
        "seed": practice.SEED,
    }
    kept = practice.stored()["regrets"] if practice.STORE.exists() else {}
    tasks = [(name, kind) for kind in environments.ALL for name in names]
    with ProcessPoolExecutor(workers) as pool:
        found = dict(zip(tasks, pool.map(regrets, tasks), strict=True))
    table = {}
    for kind in environments.ALL:
        old = kept.get(kind, {})
        table[kind] = {
            name: found[name, kind] if name in names else old[name]
            for name in practice.ENTRANTS
            if name in names or name in old
        }
    text = json.dumps({"sizes": sizes, "regrets": table}, separators=(",", ":"))
    text = text.replace("],", "],\n").replace("},", "},\n")
    practice.STORE.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("players", nargs="*", default=[], help="those to play again; all if none")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    main(arguments.players or list(practice.ENTRANTS), arguments.workers)
