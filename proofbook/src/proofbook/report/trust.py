"""Page "The trust base": what a reader must believe, and how much rests on it."""

import html
from collections import Counter

from proofbook import reading
from proofbook.html import folded, mathematics, verdict_word
from proofbook.ledger import FORMAL
from proofbook.report import kernel
from proofbook.report.lookup import deciding
from proofbook.report.markup import document, link, number_table

INTRODUCTION = """
No verdict is better than the tools behind it. This page says what you believe when you believe a verdict, and counts
how many checks would fall if one of these tools were wrong.
"""
BELIEFS = {
    "reading": (
        "The reading",
        "That the claim typed into a cell says what the paper says. A program can compare some of them with the "
        'paper’s line (<a href="#reading">below</a>); the rest stands in the open.',
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
CONTROLS = """
The tools guard one another. Every check first had to reject a planted falsehood: {controls} controls were refuted,
each at a point where both sides are shown. So a prover that says yes to everything would have been noticed {controls}
times. A refutation is the safest verdict of all: its witness is one point, which you can compute by hand.
"""
WORDS = """
A program cannot check every step. That a set may be chosen beforehand, or that two coins are independent given
the past, is argued in the chapter in words. {count} steps are of this kind. {formal} of them are proved in Coq, so
that {left} are left. The chapter also tests what a program can see of each: on all small games of some list, or in a
simulation. That finds many errors and proves nothing beyond the list.
"""
COQ = """
{steps} of the {every} steps are *proved (Coq)*: a [formal statement](formal.md) says the same for all parameters, as
printed or as corrected, and the kernel of Coq accepts its proof. For these you believe that small kernel, the axioms of
the classical real numbers, the definitions in `proofs/`, and that the formal statement says what the line says. Of
{statements} statements each line of the statement itself is of this kind; they rest on nothing else in this book.
{cases} steps are still proved for a finite list of cases only, and {tested} only tested.
"""
READING = """
No prover sees the paper. So the claims of {steps} steps were compared with the paper’s lines, as LaTeX, where a program
can read both: at {points} random points of the claim’s domain. In {agree} steps a claim says what the line says,
perhaps without a term or a factor that both sides share, or, of an order such as $O(x)$, up to constants. In {judged}
others a reader compared them, and says in a line how the claim relates to the paper: most check the line in another
form, or a part of its proof. A judgement counts only for the formulas it was made of. {left} steps are not judged.
"""
TWICE = """
{count} steps are proved by a symbolic prover and, besides, tested by enumeration, by a search or in a simulation, which
share no code with the proof. {twice}
"""
KERNEL = """
The last column counts the checks that need none of these tools: {count} claims are also lemmas that the kernel of Coq
accepts. For them you believe that small kernel, and that the lemma says what the formula says. [What the kernel
saw](kernel.md) shows every statement.
"""
WORDS_READ = ("agrees", "differs", "unread")  # from the best answer


def page(ledger):
    """Return the page."""
    steps, accepted = logical(ledger), kernel.accepted_ids(ledger)
    left = [(statement, step) for statement, step in steps if "formal" not in step]
    return document(
        "The trust base",
        INTRODUCTION.strip(),
        "## What you believe",
        beliefs(ledger),
        *([KERNEL.strip().format(count=len(accepted))] if accepted else []),
        CONTROLS.strip().format(controls=sum("control" in record for record in ledger.records)),
        "## Steps argued in words",
        WORDS.strip().format(count=len(steps), formal=len(steps) - len(left), left=len(left)),
        folded(f"{len(left)} steps left in words", word_table(ledger, left)),
        *(["## Proved in Coq", COQ.strip().format(**coq_counts(ledger))] if ledger.book.formal else []),
        "## Does the claim say what the paper says?",
        *comparison(ledger),
        "## Proved and tested",
        TWICE.strip().format(count=len(also_tested(ledger)), twice=ledger.book.twice),
    )


def rests_on(record):
    """Return what a record's verdict rests on: keys of BELIEFS.

    >>> sorted(rests_on({"prover": "smt", "verdict": "refuted"})), rests_on({"prover": "smt", "verdict": "undecided"})
    (['expressions', 'flint', 'provers', 'reading'], set())
    """
    if record["verdict"] == "undecided":
        return set()
    if record["prover"] == "cited":
        return {"literature"}
    if record["verdict"] == "refuted" and record["prover"] not in ("exhaustion", "numeric", "simulation"):
        return {"reading", "provers", "expressions", "flint"}
    return {"reading"} | (of_cases(record["method"]) if record["prover"] == "by_cases" else PROVERS[record["prover"]])


def of_cases(method):
    """Return what a proof by cases rests on, from the methods it names. z3 shows that the cases cover the domain."""
    return {"provers", "expressions", "z3"} | {
        belief
        for word, belief in (("derivative", "algebra"), ("ball", "flint"), ("SymPy", "algebra"))
        if word in method
    }


def proved(ledger):
    """Return the checks whose claim is proved on its whole domain."""
    return [record for record in ledger.records if record["verdict"] == "proved"]


def beliefs(ledger):
    """Return the table of what is believed, with the number of checks that rest on it."""
    resting = Counter(belief for record in ledger.records for belief in rests_on(record))
    seen = kernel.accepted_ids(ledger)
    formal = Counter(b for record in ledger.records if record["id"] in seen for b in rests_on(record) - {"reading"})
    lines = [(name, [meaning, resting[b], formal[b]]) for b, (name, meaning) in BELIEFS.items()]
    header = ["what", "what is believed of it", "checks that rest on it", "of these, accepted by Coq's kernel"]
    return number_table(header, lines, f"What the {len(ledger.records)} checks rest on.")


def comparison(ledger):
    """Return how many claims say what the paper's line says, as far as a program can read both, and the list."""
    found, judged = reading.readings(ledger), reading.judgements(ledger)
    steps = {key: [(r, found[r["id"]]) for r in records] for key, records in reading.compared(ledger).items()}
    best = {key: min(pairs, key=lambda pair: WORDS_READ.index(pair[1].word)) for key, pairs in steps.items()}
    agree = {key for key, (_, answer) in best.items() if answer.word == "agrees"}
    told = {key for key, words in judged.items() if words and key not in agree}
    numbers = {"agree": len(agree), "judged": len(told), "left": len(best) - len(agree | told)}
    words = READING.strip().format(steps=len(best), points=reading.POINTS, **numbers)
    lines = [compared(record, answer, judged.get(key)) for key, (record, answer) in best.items()]
    header = ["step", "the claim closest to it", "comparison"]
    table = number_table(header, lines, "Claims beside the paper’s line, at random points.")
    return words, f'<div id="reading">\n{folded(f"{len(lines)} steps compared", table)}\n</div>'


def compared(record, answer, judgement):
    """Return the row of a comparison: the step, the formula of the claim, and how it compares."""
    word = f"{answer.word}, {answer.why}" if answer.word == "agrees" and answer.why else answer.word
    if answer.word != "agrees" and judgement:
        word = f"judged: {html.escape(judgement)}"
    shown = mathematics(record.get("formal", record["claim"]))
    return link(record, f"{record['printed']}, {record['step']}"), [shown, word]


def logical(ledger):
    """Return the steps that are argued in words: pairs (statement, step)."""
    return [(s, step) for s in ledger.statements for step in s["steps"] if step.get("argued")]


def coq_counts(ledger):
    """Return how many steps and statements are proved in Coq, and what is left."""
    verdicts = Counter(step.get("verdict") for statement in ledger.statements for step in statement["steps"])
    names = {"steps": FORMAL, "cases": "proved for these cases", "tested": "consistent"}
    formal = sum(statement["formal"] for statement in ledger.statements)
    return {name: verdicts[word] for name, word in names.items()} | {"every": verdicts.total(), "statements": formal}


def word_table(ledger, steps):
    """Return the steps argued in words, each with the verdict of what the chapter tests of it."""
    checks, lines = ledger.checks, []
    for statement, step in steps:
        found, name = checks.get((statement["label"], step["id"])), f"{statement['printed']}, {step['id']}"
        where = link(deciding(step, found), name) if found else name
        lines.append((where, [html.escape(step["says"]), verdict_word(step.get("verdict", "open"))]))
    return number_table(["step", "what it says", "what is tested of it"], lines, "Steps argued in words.")


def also_tested(ledger):
    """Return the steps that have a symbolic proof and also a test on cases or in a simulation."""
    return [
        step
        for step, checks in ledger.checks.items()
        if any(check["verdict"] == "proved" for check in checks)
        and any(check["verdict"] in ("proved for these cases", "consistent") for check in checks)
    ]
