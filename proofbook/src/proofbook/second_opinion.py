"""Ask a second prover about the proved claims: one that works in another way.

`python -m proofbook.second_opinion` runs the chapters that prove a claim about which no second prover was asked, or
those that are named, and stores the answers in `book/evidence/second_opinions.json`.
"""

import json
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from proofbook.claim import Claim, symbolic
from proofbook.errors import require
from proofbook.ledger import make_ledger
from proofbook.provers import balls, derivative, identity, smt
from proofbook.provers.coefficients import coefficients
from proofbook.provers.defined import conditions
from proofbook.report import trust

RLIMIT, PIECES = 1_000_000, 1_000


def z3(claim):
    """Ask z3."""
    return smt(claim, rlimit=RLIMIT)


def ball_arithmetic(claim):
    """Ask flint."""
    return balls(claim, pieces=PIECES)


def derivatives(claim):
    """Ask for the sign of a derivative, in the first symbol; numbers alone are left to z3."""
    return derivative(claim, claim.symbols[0]) if claim.symbols else z3(claim)


EQUATION = {"identity": (z3,), "smt": (identity,), "induction": (identity,)}
INEQUALITY = {
    "smt": (coefficients, ball_arithmetic),
    "by_cases": (coefficients, ball_arithmetic),
    "induction": (coefficients, ball_arithmetic),
    "derivative": (ball_arithmetic, coefficients),
    "each_integer": (ball_arithmetic, coefficients),
    "balls": (derivatives, coefficients),
}  # first prover: those asked in turn


def ask(prover, claim, plant, lemmas=()):
    """Return the name, verdict and method of the first other prover that proves the claim, else of the last asked.

    Parameters
    ----------
    prover : name of the prover that proved the claim.
    claim, plant : symbolic claims.
    lemmas : facts that the first prover used; the second may use them too.
    """
    table = EQUATION if claim.relation == "=" else INEQUALITY
    known = [fact for _, fact, *_ in lemmas if not fact.given]
    answer = {"second": "none", "verdict": "undecided", "method": "no second prover fits"}
    for other in table.get(prover, ()):
        outcome = other(claim.under(*known))
        answer = {"second": other.__name__, "verdict": outcome.verdict, "method": outcome.method}
        if outcome.verdict == "proved":
            false = other(plant.under(*known)).verdict
            require(false != "proved", "plant", f"a falsehood that {other.__name__} does not prove", plant)
            return answer
    return answer


def is_defined_by_sight(claim):
    """Tell whether both sides are defined by their signs alone. If not, `identity` and `balls` ask z3."""
    claim = symbolic(claim)
    return not conditions(claim.lhs) + conditions(claim.rhs)


def asking(path, known=()):
    """Return a listener that asks the second prover about each proved claim, and adds its answer to a file.

    Parameters
    ----------
    path : the file.
    known : ids of records about which it was asked before.
    """

    def listener(asked, record):
        is_new = record["verdict"] == "proved" and record["id"] not in known
        if is_new and isinstance(asked.claim, Claim) and isinstance(asked.plant, Claim):
            line = {name: record[name] for name in ("id", "domain", "prover")}
            line |= {
                "claim": record.get("formal", record["claim"]),
                "defined_by_sight": is_defined_by_sight(asked.claim),
            }
            line |= ask(record["prover"], asked.claim, asked.plant, asked.options.get("lemmas", ()))
            with Path(path).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")

    return listener


def run(path, lines, known=()):
    """Execute a notebook while the second prover listens; the notebook itself is not changed."""
    notebook = nbformat.read(path, as_version=4)
    start = "from proofbook import check, second_opinion\n"
    start += f"check.LISTENERS.append(second_opinion.asking({str(lines)!r}, {sorted(known)!r}))"
    notebook.cells.insert(0, nbformat.v4.new_code_cell(start))
    NotebookClient(notebook, timeout=1200, resources={"metadata": {"path": path.parent}}).execute()


def opinions(paths, known=()):
    """Return the answers for the claims of some notebooks, by the id of the record; those known are not asked again."""
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "lines"
        lines.touch()
        for path in paths:
            print(f"asking about {path.name}", flush=True)
            run(path, lines, known)
        found = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    return {line.pop("id"): line for line in found}


def unasked(ledger, answers):
    """Return the notebooks that prove a claim about which no second prover was asked."""
    names = {record["notebook"] for record in trust.proved(ledger) if record["id"] not in answers}
    return [ledger.book.folder / f"{name}.ipynb" for name in sorted(names)]


def main(root, arguments):
    """Ask about the claims of the notebooks named, or of those with something new, and store the answers."""
    ledger = make_ledger(root)
    known = trust.opinions(ledger)
    paths = [Path(argument).resolve() for argument in arguments] or unasked(ledger, known)
    ledger.book.store(trust.STORE, dict(sorted((known | opinions(paths, known)).items())))
    found = trust.opinions(ledger)
    print(f"{sum(map(trust.agrees, found.values()))} of {len(trust.proved(ledger))} proved claims have a second proof")


if __name__ == "__main__":
    main(Path.cwd(), sys.argv[1:])
