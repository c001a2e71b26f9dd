"""Plant the faults of book/evidence/planted.toml one by one in a copy of the package. The tests
must catch each.

    python tools/mutants/planted.py                plant those that are new, or whose module has changed, and write
                                                   what catches them to book/evidence/planted.json
    python tools/mutants/planted.py --again        the same for all
    python tools/mutants/planted.py --tested       as without options, after `make test`
    python tools/mutants/planted.py --sample 10    plant ten drawn at random

In each case it fails if a fault is not caught. The tests must pass without a fault, which is tried
first; a sample, and a run after `make test`, take that for granted.
"""  # noqa: E501

import argparse
import random
import sys

from facts import faults, stale, stamp
from forked import PACKAGE, ROOT, copied, first_failure, run_in_child
from tqdm import tqdm

from proofbook.book import Book

BOOK = Book.at(ROOT)


def main():
    """Plant what has no present answer, all faults, or a sample."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--again", action="store_true", help="all of them")
    parser.add_argument("--tested", action="store_true", help="the tests are known to pass")
    parser.add_argument("--sample", type=int, help="how many faults to draw")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    chosen = parser.parse_args()
    planned = [
        fault
        for fault in faults(BOOK)
        if chosen.again or chosen.sample is not None or fault["name"] in stale(BOOK)
    ]
    if chosen.sample is not None:
        planned = random.Random(chosen.seed).sample(planned, min(chosen.sample, len(planned)))
    if not planned:
        sys.exit("Every fault has an answer of the present code; --again plants them all.")
    with copied() as copy:
        if chosen.sample is None and not chosen.tested:
            require_unharmed(planned, copy)
        caught = catch(planned, copy, store=chosen.sample is None)
    missed = [name for name, test in caught.items() if test is None]
    print(f"{len(caught)} faults planted: {len(caught) - len(missed)} caught")
    sys.exit(f"not caught: {', '.join(missed)}" if missed else 0)


def catch(planned, copy, store):
    """Return the first test that fails for each fault, or None; store each answer at once, or not.

    What an interrupted run has found is not lost.
    """
    caught = {}
    for fault in tqdm(planned, desc="faults", disable=None):
        name = fault["name"]
        source = planted(fault)
        caught[name] = first_failure(copy, PACKAGE / fault["file"], source, tests_of(fault))
        if store:
            write({name: caught[name]})
    return caught


def require_unharmed(planned, copy):
    """Raise RuntimeError unless the tests pass without any fault."""
    failure = run_in_child(copy, sorted({test for fault in planned for test in tests_of(fault)}))
    if failure is not None:
        raise RuntimeError(
            f"tests: expected to pass without a fault, received a failure of {failure}"
        )


def write(caught):
    """Store what caught each fault, with the digests of the fault and of the module in which it was
    planted.
    """
    known = BOOK.evidence("planted")
    new = {
        f["name"]: {"test": caught[f["name"]], **stamp(BOOK, f)}
        for f in faults(BOOK)
        if f["name"] in caught
    }
    stored = known | new
    names = [f["name"] for f in faults(BOOK)]
    BOOK.store("planted", {name: stored[name] for name in names if name in stored})


def tests_of(fault):
    """Return the paths of the tests that must catch the fault."""
    return [f"tests/{name}.py" for name in fault["tests"]]


def planted(fault):
    """Return the source of the fault's file with the fault in it."""
    source = (ROOT / PACKAGE / fault["file"]).read_text(encoding="utf-8")
    count = source.count(fault["old"])
    if count != 1:
        raise ValueError(
            f"{fault['name']}: expected its old text once in {fault['file']}, received {count}"
            " times"
        )
    return source.replace(fault["old"], fault["new"])


if __name__ == "__main__":
    main()
