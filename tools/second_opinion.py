"""Ask a second prover, which does not share the first one's method, about every claim that the book proves.

Usage: python tools/second_opinion.py [notebook ...]     (default: every notebook with a claim that was not asked about)

Each notebook runs with a `check` that also asks the second prover. The answers go to tools/second_opinions.json, from
which the report's page on trust counts them. The second prover counts only if it does not prove the planted falsehood.
"""

import json
import sys
import tempfile
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from delay_scheduling.validation import require
from proofbook import check
from proofbook.claim import symbolic
from proofbook.ledger import make_ledger
from proofbook.provers import Claim, balls, derivative, identity, smt
from proofbook.provers.coefficients import coefficients
from proofbook.provers.smt import conditions
from proofbook.report import trust

ROOT = Path(__file__).resolve().parent.parent
STORE = ROOT / trust.STORE
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


def listen(path):
    """Replace `verdict.check` by one that also asks the second prover, and adds a line to a file."""
    original = verdicts.check

    def asking(statement, step, prover, *, claim, plant, **options):
        result = original(statement, step, prover, claim=claim, plant=plant, **options)
        [record] = result.records
        if record["verdict"] == "proved" and isinstance(claim, Claim) and isinstance(plant, Claim):
            line = {name: record[name] for name in ("id", "domain", "prover")}
            line |= {"claim": record.get("formal", record["claim"]), "defined_by_sight": is_defined_by_sight(claim)}
            line |= ask(record["prover"], claim, plant, options.get("lemmas", ()))
            with Path(path).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        return result

    verdicts.check = asking


def run(path, lines):
    """Execute a notebook with the listening `check`; the notebook itself is not changed."""
    notebook = nbformat.read(path, as_version=4)
    start = f"import sys\nsys.path.insert(0, {str(Path(__file__).parent)!r})\nimport second_opinion\n"
    notebook.cells.insert(0, nbformat.v4.new_code_cell(start + f"second_opinion.listen({str(lines)!r})"))
    NotebookClient(notebook, timeout=1200, resources={"metadata": {"path": path.parent}}).execute()


def opinions(paths):
    """Return the answers for the claims of some notebooks, by the id of the record."""
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "lines"
        lines.touch()
        for path in paths:
            print(f"asking about {path.name}", flush=True)
            run(path, lines)
        found = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    return {line.pop("id"): line for line in found}


def unasked(ledger, answers):
    """Return the notebooks that prove a claim about which no second prover was asked."""
    names = {record["notebook"] for record in trust.proved(ledger) if record["id"] not in answers}
    return [ROOT / "book" / f"{name}.ipynb" for name in sorted(names)]


def main(arguments):
    """Ask about the claims of the notebooks named, or of those with something new, and store the answers."""
    ledger = make_ledger(ROOT)
    known = trust.opinions(ledger, ROOT)
    paths = [Path(argument).resolve() for argument in arguments] or unasked(ledger, known)
    answers = known | opinions(paths)
    text = json.dumps(dict(sorted(answers.items())), indent=1, ensure_ascii=False)
    STORE.write_text(text + "\n", encoding="utf-8")
    found = trust.opinions(ledger, ROOT)
    print(f"{sum(map(trust.agrees, found.values()))} of {len(trust.proved(ledger))} proved claims have a second proof")


if __name__ == "__main__":
    main(sys.argv[1:])
