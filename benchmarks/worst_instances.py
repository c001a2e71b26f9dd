"""Compare the search for worst instances with the climb of the chapters, in no more time.

Usage: python benchmarks/worst_instances.py

Both searches have T = 100 and two arms, one process, and instances that are judged by the same 4096 fresh runs, or by
balls. The result is stored in book/evidence/worst_budget.json; the shares are the same on every machine, the seconds
are not.
"""

import json
import time
from pathlib import Path

from delay_scheduling.experiments.provoked import questions
from delay_scheduling.experiments.worst_case import climb, mean_share
from delay_scheduling.experiments.worst_instance import filled
from delay_scheduling.game import REGIMES

STORE = Path(__file__).resolve().parent.parent / "book" / "evidence" / "worst_budget.json"
NAMES = "Theorem 2.1", "Theorem 3.1", "Theorem 5.1", "Theorem 5.2, printed", "Theorem 5.2, repaired"
T, FRESH = 100, 4096
SHORT = {"runs": 8, "generations": 8, "children": 4, "fresh": 1}


def chapter(question):
    """Return the instance at which the climb of a chapter ends."""
    bound, rules, scheduler, rates = question.player
    sure = rules.regime == "full-information" and not getattr(scheduler, "random", True)
    steps, runs = (600, 1) if sure else (200, 10)
    measure = mean_share(filled(bound, scheduler, rates), rules, scheduler, rates, runs, seed=1)
    return list(climb(measure, T, rules.K, question.longest, steps, seed=0).values())[-1]


def search(question):
    """Return the instance at which a short search ends."""
    return question.search(T, **SHORT).instance


def timed(find, question):
    """Return the share of the bound and the seconds of the processor, after a first call that is not counted."""
    find(question)
    begin = time.process_time()
    instance = find(question)
    seconds = time.process_time() - begin
    share = question.judge(instance, FRESH).share.outward(4)
    return {"low": share.low, "high": share.high, "seconds": round(seconds, 2)}


def main():
    """Make the comparison, print it and store it."""
    rows = []
    for regime in REGIMES:
        asked = questions(regime, T)
        for name in NAMES:
            found = {"theorem": name, "regime": regime}
            found |= {way.__name__: timed(way, asked[name]) for way in (chapter, search)}
            rows.append(found)
            print(json.dumps(found), flush=True)
    STORE.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
