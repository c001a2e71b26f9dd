"""Mutate the claims of the chapters and see which false claims their checks accept.

    python tools/mutants/formulas.py               run all chapters and write book/evidence/formulas.json
    python tools/mutants/formulas.py --chapters thm_3_1_batch_size    the same for some; the others keep their results
    python tools/mutants/formulas.py --sample 2    try at most 2 mutants a claim in three short chapters; write nothing

Each chapter is run from the top, in a process of its own. Whenever it checks a claim and finds it
true, the mutants of that claim meet the same prover with the same options, in a child, so that the
chapter itself goes on undisturbed. The run fails if a false claim is accepted.
"""  # noqa: E501

import argparse
import contextlib
import io
import multiprocessing
import os
import random
import sys
import traceback
from collections import Counter
from pathlib import Path

import facts
import matplotlib

from proofbook.book import Book
from proofbook.check import listening
from proofbook.claim import Claim
from proofbook.records import SETTLED

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "book")]
from proofbook.variants import watch  # noqa: E402

BOOK = Book.at(ROOT)
CHAPTERS = sorted(BOOK.notebooks)
SHORT = (
    "cor_h_2_known_TD",
    "cor_h_3_known_dmax",
    "lem_4_5_bernoulli",
    "counting",
    "thm_e_1_delays",
)
FORK = multiprocessing.get_context("fork")
COUNTS = (
    "generated",
    "tried",
    "counted",
    "refuted",
    "rejected",
    "survived",
    "unaided",
    "proved unaided",
)


def main():
    """Run the chapters, or some of them with fewer mutants."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--chapters", nargs="*", choices=CHAPTERS, default=CHAPTERS)
    parser.add_argument("--sample", type=int, help="how many mutants of each claim")
    parser.add_argument(
        "--seed", type=int, default=0, help="of the sample: it chooses the chapters"
    )
    chosen = parser.parse_args()
    if chosen.sample is None:
        found = {chapter: stored_result(chapter) for chapter in chosen.chapters}
    else:
        drawn = random.Random(chosen.seed).sample(SHORT, 3)
        found = {chapter: in_child(run, chapter, chosen.sample) for chapter in drawn}
    sys.exit(complain(found))


def stored_result(chapter):
    """Run a chapter and store its result beside those of the others."""
    result = in_child(run, chapter, watch.MOST_COUNTED)
    stored = {name: old for name, old in BOOK.evidence("formulas").items() if name in CHAPTERS} | {
        chapter: result
    }
    BOOK.store("formulas", dict(sorted(stored.items())))
    return result


def complain(found):
    """Print how many mutants were killed and which survive, and return 1 if one does."""
    survivors = [
        (chapter, line) for chapter, result in found.items() for line in result["survivors"]
    ]
    total = sum(
        (Counter(counts) for result in found.values() for counts in result["kinds"].values()),
        Counter(),
    )
    print(", ".join(f"{total[name]} {name}" for name in COUNTS))
    for chapter, line in survivors:
        print(f"survives: {chapter}: {line}")
    return int(bool(survivors))


def in_child(function, *arguments):
    """Return the value of a function that is computed in a child process."""
    receive, send = FORK.Pipe(duplex=False)
    child = FORK.Process(target=answer_through, args=(send, function, arguments))
    child.start()
    send.close()
    try:
        result = receive.recv()
    except EOFError:
        raise RuntimeError(
            f"{function.__name__}: expected an answer, received none: {arguments[:2]}"
        ) from None
    child.join()
    return result


def answer_through(send, function, arguments):
    """Send the value of a function through a pipe. A child that fails says why on stderr and sends
    nothing.
    """
    try:
        send.send(function(*arguments))
    except BaseException:
        traceback.print_exc()
        raise


def run(chapter, most):
    """Run a chapter and return its result: the claims in short, the counts of each kind,
    and the survivors.
    """
    matplotlib.use("Agg")
    os.chdir(ROOT / "book")
    tally = Tally(most)
    names = {"__name__": "__main__"}
    with listening(watching(tally)):
        for cell in BOOK.notebooks[chapter]["cells"]:
            if cell["cell_type"] == "code" and "raises-exception" not in cell["metadata"].get(
                "tags", ()
            ):
                execute("".join(cell["source"]), names)
    print(f"{chapter}: {tally}", flush=True)
    return tally.result()


def execute(source, names):
    """Execute a cell without what it prints and without commands of IPython."""
    import matplotlib.pyplot as plt

    if not source.startswith("%"):
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(source, "cell", "exec"), names)
        plt.close("all")


class Tally:
    """The counts of a chapter."""

    def __init__(self, most):
        self.most = most
        self.claims = set()
        self.kinds = {}
        self.survivors = []

    def add(self, name, generated, tried, answers):
        """Add what the check of one claim answered."""
        for kind in generated:
            self.counts(kind)["generated"] += 1
        for kind in tried:
            self.counts(kind)["tried"] += 1
        for answer in answers:
            counts = self.counts(answer.kind)
            counts["counted"] += 1
            counts[answer.outcome] += 1
            counts["unaided"] += bool(answer.unaided)
            counts["proved unaided"] += answer.unaided == "survived"
            if "survived" in (answer.outcome, answer.unaided):
                self.survivors.append(
                    f"{name}: {answer.kind}: {answer.mutant}, false at {answer.witness}"
                )

    def counts(self, kind):
        """Return the counts of a kind."""
        return self.kinds.setdefault(kind, dict.fromkeys(COUNTS, 0))

    def result(self):
        """Return what is stored."""
        about = {"claims": " ".join(sorted(self.claims)), "code": facts.provers_code()}
        return {**about, "kinds": self.kinds, "survivors": sorted(self.survivors)}

    def __str__(self):
        total = sum(map(Counter, self.kinds.values()), Counter())
        return f"{len(self.claims)} claims, " + ", ".join(
            f"{total[name]} {name}" for name in COUNTS
        )


def watching(tally):
    """Return a listener that gives the mutants of each settled claim to its prover."""

    def listener(asked, record):
        if record["verdict"] in SETTLED:
            claim = asked.claim
            options = asked.options
            statements = (
                None
                if isinstance(claim, Claim)
                else [(case, claim(case)) for case in options["cases"]]
            )
            question = (asked.prover, claim, options, statements, record["id"], tally.most)
            tally.claims.add(facts.fingerprint(record))
            tally.add(record["id"], *in_child(watch.answers, *question))

    return listener


if __name__ == "__main__":
    main()
