"""Search for the worst instance of each theorem,
and store what was found in book/evidence/worst_instances.json.

Usage: python tools/worst_instances.py [part of a name ...]     such as "Theorem 5.1 bandit 1000"; default: all
"""  # noqa: E501

import json
import sys
from pathlib import Path

from delay_scheduling.game import REGIMES
from lab.experiments.provoked import instance_of, key, questions, row

STORE = Path(__file__).resolve().parent.parent / "book" / "evidence" / "worst_instances.json"
LENGTHS = 100, 1000
GENERATIONS = {True: 400, False: 100}  # if the regret is the same in every run, or not
RUNS = {"runs": 32, "fresh": 4096}
# the same player; for the same instance the bound of E.1 is not smaller
BEGIN = {"Theorem 4.4": "Theorem E.1"}


def main(words):
    """Search for the rows whose name has one of the words, or for all,
    and store each as soon as it is found.
    """
    rows = {
        key(row): row
        for row in (json.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() else [])
    }
    for T in LENGTHS:
        for regime in REGIMES:
            for name, question in questions(regime, T).items():
                if not words or any(word in f"{name} {regime} {T}" for word in words):
                    start = [instance_of(rows[BEGIN[name], regime, T])] if name in BEGIN else []
                    effort = {"generations": GENERATIONS[question.sure], **RUNS}
                    found = question.search(T, start=start, proven=True, **effort)
                    print(f"{name}, {regime}, T = {T}: {found}", flush=True)
                    rows[name, regime, T] = row(name, regime, T, question, found)
                    store(rows)


def store(rows):
    """Write the rows in order."""
    order = sorted(rows, key=lambda one: (one[2], one[1], one[0]))
    text = json.dumps([rows[one] for one in order], indent=1, ensure_ascii=False)
    STORE.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
