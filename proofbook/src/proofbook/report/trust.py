"""Page "The trust base": what a reader must believe, and how much rests on it."""

from collections import Counter

from markupsafe import escape

from proofbook.display import WORDS_READ
from proofbook.html import folded, verdict_word
from proofbook.report import kernel
from proofbook.report.lookup import step_link
from proofbook.report.markup import filled, number_table
from proofbook.strength import BY_EYE, FORMAL, FOUND

BELIEFS = {
    "reading": (
        "The reading",
        "That the claim typed into a cell says what the paper says. A program can compare some of them with the "
        "paper’s line; the rest was judged by eye.",
    ),
    "provers": (
        "The book's provers",
        "That the module of the package which puts the question to the tools below puts it rightly.",
    ),
    "expressions": ("SymPy, expressions", "Storing, substituting and differentiating formulas, and signs of symbols."),
    "algebra": ("SymPy, algebra", "That expanding, factoring, simplifying and taking limits keep the value."),
    "z3": (
        "z3",
        "The answer <code>unsat</code>: no counterexample exists. It also shows that both sides are defined.",
    ),
    "flint": ("flint", "That a ball contains the true value. All witnesses of symbolic claims are computed with it."),
    "exact": ("Exact arithmetic", "Python's integers and fractions, or flint's balls, in a finite list of cases."),
    "models": ("The models", "That the small games and other models in code are those of the paper."),
    "floating": ("Floating point", "Double precision of NumPy, SciPy and Numba, without a bound on its error."),
    "chance": ("Chance", "Pseudo-random numbers, and an interval that fails at most once in a million experiments."),
    "literature": ("Other works", "The theorem cited, which the book does not check."),
}
PROVERS = {
    "identity": {"provers", "expressions", "algebra", "z3"},
    "smt": {"provers", "expressions", "z3"},
    "induction": {"provers", "expressions", "algebra", "z3"},
    "derivative": {"provers", "expressions", "algebra", "z3"},
    "balls": {"provers", "expressions", "z3", "flint"},
    "each_integer": {"provers", "expressions", "flint"},
    "exhaustion": {"exact", "models"},
    "numeric": {"floating", "models"},
    "simulation": {"floating", "chance", "models"},
}  # what a positive answer rests on, besides the reading


def page(ledger):
    """Return the page."""
    steps, statements = logical(ledger), ledger.statements
    left = [(statement, step) for statement, step in steps if "formal" not in step]
    verdicts = Counter(step.get("verdict") for statement in statements for step in statement["steps"])
    paper = {statement["label"] for statement in statements if statement["kind"] != "background"}
    lines = Counter(word for (label, _), word in ledger.lines.items() if label in paper)
    return filled(
        "trust",
        book=ledger.book,
        beliefs=beliefs(ledger),
        accepted=len(kernel.accepted_ids(ledger)),
        found=sum(record["verdict"] in FOUND for record in ledger.records),
        controls=sum("control" in record for record in ledger.records),
        argued=len(steps),
        formal=len(steps) - len(left),
        left=len(left),
        words=folded(f"{len(left)} steps left in words", word_table(ledger, left)),
        whole=verdicts[FORMAL],
        read=verdicts[BY_EYE],
        every=verdicts.total(),
        statements=sum(statement["formal"] for statement in statements),
        steps=lines.total(),
        **dict(zip(("agree", "judged", "apart"), map(lines.get, WORDS_READ), strict=True)),
    )


def rests_on(record):
    """Return what a record's verdict rests on: keys of BELIEFS."""
    prover, verdict = record["prover"], record["verdict"]
    if verdict == "undecided":
        return set()
    if prover == "cited":
        return {"literature"}
    if verdict == "refuted" and prover not in ("exhaustion", "numeric", "simulation"):
        return {"reading", "provers", "expressions", "flint"}
    if prover != "by_cases":
        return {"reading"} | PROVERS[prover]
    named = {"derivative": "algebra", "ball": "flint", "SymPy": "algebra"}  # z3 shows that the cases cover the domain
    more = {belief for word, belief in named.items() if word in record["method"]}
    return {"reading", "provers", "expressions", "z3"} | more


def beliefs(ledger):
    """Return the table of what is believed, with the number of checks that rest on it."""
    resting = Counter(belief for record in ledger.records for belief in rests_on(record))
    seen = kernel.accepted_ids(ledger)
    formal = Counter(b for record in ledger.records if record["id"] in seen for b in rests_on(record) - {"reading"})
    lines = [(name, [meaning, resting[b], formal[b]]) for b, (name, meaning) in BELIEFS.items()]
    header = ["what", "what is believed of it", "checks that rest on it", "of these, accepted by Coq's kernel"]
    return number_table(header, lines, f"What the {len(ledger.records)} checks rest on.")


def logical(ledger):
    """Return the steps that are argued in words: pairs (statement, step)."""
    return [(s, step) for s in ledger.statements for step in s["steps"] if step.get("argued")]


def word_table(ledger, steps):
    """Return the steps argued in words, each with the verdict of what the chapter tests of it."""
    cells = [[escape(step["says"]), verdict_word(step.get("verdict", "open"))] for _, step in steps]
    lines = [(step_link(ledger, *pair), cell) for pair, cell in zip(steps, cells, strict=True)]
    return number_table(["step", "what it says", "what is tested of it"], lines, "Steps argued in words.")
