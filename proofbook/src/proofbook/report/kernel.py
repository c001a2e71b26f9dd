"""Page "What the kernel saw": which proved claims a small kernel has accepted, and the statements as Coq reads them."""

import html
from collections import Counter

from proofbook.html import folded
from proofbook.kernel.store import STORE, proved
from proofbook.kernel.store import accepted as is_accepted
from proofbook.report.markup import document, link, number_table
from proofbook.strength import FOUND, WHOLE

INTRODUCTION = r"""
What was found for a claim is the word of a large program: SymPy, z3 or flint, and the book's own provers on top of
them. A mistake in any of them could make a false claim look true. So the verdict reads *found by z3*, or *by SymPy* or
*by balls*, until a proof assistant accepts the claim, and only then *proved*. It works the other way round. However a
proof was found, it is checked in the end by a **kernel**: a small program that knows only the rules of logic. The
kernel here is that of [Coq](https://coq.inria.fr), and it is the same one that checks the whole theorems.

Each claim was translated into a lemma about real numbers. The statement is made from the formula and its domain, as
they are written, and from nothing else, each time the claim is checked; a record carries the digest of its statement,
and a proof counts for no other. Derivatives and integrals stand in it as such. The proof was searched for by a program
that may be as clever, and as wrong, as it likes, because the
kernel checks every step again. `python -m proofbook.kernel records` compiles all lemmas and needs no search.
"""
EXAMPLE = r"""
Take $\sqrt{x y} \le (x + y) / 2$ for positive $x$ and $y$.

1. **Formula.** The claim holds the two sides, the relation, and the signs of $x$ and $y$.
2. **Statement.** Coq gets: `forall (x : R) (y : R), 0 < x -> 0 < y -> sqrt x * sqrt y <= (x + y) / 2`. (SymPy splits
   the root as soon as the claim is written down.)
3. **Variables for roots.** Let $r = \sqrt x$ and $s = \sqrt y$. Then $r, s > 0$, $x = r^2$ and $y = s^2$, and
   what is left is a statement about polynomials: $r s \le (r^2 + s^2) / 2$.
4. **Certificate.** Suppose it were false, so that $r s - (r^2 + s^2) / 2 > 0$. A square is never negative:
   $(r - s)^2 \ge 0$. A linear program is asked for weights with which such facts add up to zero, and answers: twice
   the first and once the second. A positive number plus a nonnegative one would be zero, which is absurd.
5. **Kernel.** The script names the facts. Coq finds the weights again, in exact arithmetic, and its kernel checks that
   they add up to $0$. The planted falsehood with $3$ in place of $2$, put through the same script, is rejected.

Larger claims need more facts (products of hypotheses, cases of a maximum, denominators cleared), but no other idea.
Where both sides are products of powers, the logarithm turns them into sums, and the claim into a linear one. About a
hundred scripts, such as those for derivatives and sums, were written by hand; the kernel treats them no differently.
"""
READING = r"""
Real numbers are of type `R`, integers of type `Z`; `IZR n` is the real number $n$. `rpow x y` is $x^y$ for
$x \ge 0$, `sum a b f` is $f(a) + \dots + f(b)$, `Zfloor` and `Zceil` round,
`euler` is Euler's constant. Premises stand before `->`. Coq's
functions have a value everywhere ($1 / 0 = 0$), so what must hold for the sides to be defined is claimed with the
relation, unless the signs of the symbols show it.

Is the translation right? A second program, which shares nothing with the first, reads the statement back and compares
domain, definedness and both sides with the claim at up to 160 points, five of them at least on the domain. Twenty
planted mistranslations (a relation, an exponent, a premise, the end of a sum, an integer made real, ...) are all
caught.
"""


def page(ledger):
    """Return the page."""
    lines = current(ledger)
    accepted, missing = (
        [record for record in ledger.records if record["verdict"] in words] for words in (("proved",), FOUND)
    )
    return document(
        "What the kernel saw",
        INTRODUCTION.strip(),
        "## How many",
        counts(ledger, lines),
        summary(accepted, lines),
        "## One lemma, from formula to certificate",
        EXAMPLE.strip(),
        "## How to read a statement",
        READING.strip(),
        "## The statements",
        *statements(ledger, lines),
        "## What the kernel has not accepted",
        folded(f"{len(missing)} claims without a lemma", reasons(missing, lines)),
    )


def current(ledger):
    """Return what is known of the statements of the records, by id."""
    stored, texts = ledger.book.evidence(STORE), proved(ledger.book)
    return {r["id"]: line_of(r, stored, texts) for r in ledger.records if "lemma" in r}


def line_of(record, stored, texts):
    """Return what is known of the statement of a record, and whether a script is stored for it."""
    line = stored.get(record["lemma"], {"reason": record["lemma"].removeprefix("none: ")})
    found = is_accepted(record, texts)
    return line | {"accepted": found} | ({"text": texts[record["lemma"]]} if found else {})


def accepted_ids(ledger):
    """Return the ids of the records that the kernel accepts."""
    return {name for name, line in current(ledger).items() if line["accepted"]}


def counts(ledger, lines):
    """Return the table of what the kernel accepted, by verdict and prover. A trivial claim has a word of its own."""
    seen = [record for record in ledger.records if record["verdict"] in (*WHOLE, "refuted") and is_symbolic(record)]
    groups = {}
    for record in seen:
        groups.setdefault((record["verdict"], record["prover"]), []).append(record)
    rows = []
    for (verdict, prover), records in sorted(groups.items()):
        found = [lines[record["id"]] for record in records if lines.get(record["id"], {}).get("accepted")]
        rows.append((f"{verdict}, {prover}", [len(records), len(found), len(records) - len(found)]))
    header = ["checks", "claims", "accepted", "not accepted"]
    return number_table(header, rows, "What the kernel accepts; of a refuted claim, that it fails at the witness.")


def is_symbolic(record):
    """Tell whether a check is about an expression, not about cases or estimates."""
    return record["prover"] not in ("exhaustion", "numeric", "simulation", "cited")


def summary(accepted, lines):
    """Say how the controls came out, and what the lemmas rest on."""
    found = [lines[record["id"]] for record in accepted]
    answers = Counter(line.get("control", "") for line in found)
    rests = Counter(line["axioms"] for line in found if "axioms" in line)
    printed = (
        f" Coq prints that {rests['reals']} rest on the axioms of its classical real numbers only. In others intervals "
        f"are computed: in {rests['integers']} with the processor's integers, in {rests['floats']} also with its "
        "floating-point numbers, whose axioms come with Coq."
    )
    left = len(found) - rests.total()
    printed += f" Of {left} Coq was not asked one by one: they may need these, too, and no more." if left else ""
    return (
        f"Of the {len(found)} proved claims that the kernel accepts, {answers['rejected']} have a planted falsehood "
        f"that Coq rejected when it was put through the same script.{printed if rests else ''}"
    )


def statements(ledger, lines):
    """Return a folded block for each chapter, with the statements as Coq reads them."""
    blocks = []
    for chapter in dict.fromkeys(record["notebook"] for record in ledger.records):
        records = [r for r in ledger.records if r["notebook"] == chapter and lines.get(r["id"], {}).get("accepted")]
        if records:
            body = "\n".join(entry(record, lines[record["id"]]) for record in records)
            blocks.append(folded(f"{chapter}: {len(records)} lemmas", body))
    return blocks


def entry(record, line):
    """Return a link to the check, and below it the statement, folded."""
    name = link(record, f"{record['printed']}, {record['step']} {record['variant']}".strip())
    statement = f'<pre id="{record["id"]}">{html.escape(line["text"])}</pre>'
    return f"<details><summary>{name}</summary>\n{statement}\n</details>"


def reasons(missing, lines):
    """Return the table of the claims that were not accepted."""
    rows = []
    for record in missing:
        line = lines.get(record["id"])
        why = line.get("reason", "") if line else "the claim is newer than the search"
        rows.append((link(record, f"{record['printed']}, {record['step']} {record['variant']}"), [html.escape(why)]))
    return number_table(["check", "why"], rows, "Claims without a lemma, and what came of the search.")
