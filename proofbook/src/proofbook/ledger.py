"""The ledger: every claim of the paper beside the records that check it.

The claims stand in `book/claims/`, one file a chapter; the records in the stored outputs of
`book/*.ipynb`. There is no ledger if they do not fit together (`faults`), if a theorem is not the
one that was frozen (`frozen`) and judged (`lines`), or if a check refutes a step that a theorem
proves and no erratum corrects it. The README of this package has the rules by which the verdict of
a step and the status of a statement follow from the records.

**Statements** are dictionaries with label, printed, kind, title, chapter, uses; computed: status,
formal, proof, prose, weakest, rests_on; and steps: id, part, paper, says (words for the search
box), argued (if it is a step of pure logic), computed: verdict, given, formal, checked.

**Records** are what `check` and `corrections` describe, each with its notebook and cell, so that
`notebook.html#id` is a link; errata are computed, misprints and remarks were only read.
"""

from dataclasses import dataclass
from functools import cached_property

from proofbook import frozen, lines, reviewed
from proofbook.book import Book
from proofbook.faults import faults, given_lines
from proofbook.frozen import reached
from proofbook.kernel.store import proved
from proofbook.records import unpacked
from proofbook.standing import standings
from proofbook.strength import ASSUMES, BY_EYE, DEFINITION, GIVEN, HOLDS, STRENGTH, worded
from proofbook.variants.rows import STORE as VARIANTS
from proofbook.variants.rows import with_counts

WORST = "worst case"  # begins the variant of a check that searches for the worst instance
SLOPE = "slope"  # begins the variant of a check that measures an exponent
# by the part of the step, if nothing is said
TOUCHED = {"statement": "statement", "proof": "proof", "inline": "prose"}


class LedgerError(ValueError):
    """Claims and records do not fit together. The message lists every fault."""


@dataclass(frozen=True)
class Ledger:
    """Hold a book, its statements, its records by type, and its tables: dictionaries,
    in the order of the claims.
    """

    book: Book
    statements: list
    records: list
    errata: list
    misprints: list
    remarks: list
    sharp: list
    tables: list
    stated: list

    @cached_property
    def by_label(self):
        """The statements by label."""
        return {statement["label"]: statement for statement in self.statements}

    def statement(self, record):
        """Return the statement that a record, or a table, is about."""
        return self.by_label[record["statement"]]

    def step(self, record):
        """Return the step of the paper that a record is about."""
        return next(
            step for step in self.statement(record)["steps"] if step["id"] == record["step"]
        )

    @cached_property
    def checks(self):
        """The checks by (label, step), in the order of the ledger."""
        found = {}
        for record in self.records:
            found.setdefault((record["statement"], record["step"]), []).append(record)
        return found

    @cached_property
    def uses(self):
        """The labels that each statement uses directly, by label."""
        return {statement["label"]: statement["uses"] for statement in self.statements}

    @cached_property
    def wanted(self):
        """The digest of what a reader sees, by the key of each judgement."""
        return lines.wanted(self.book, self.statements, self.checks, self.stated)

    @cached_property
    def read(self):
        """Who read what, and when, as far as it still stands there, by key: see
        `proofbook.reviewed`.
        """
        return reviewed.valid(reviewed.readings(self.book), self.wanted)

    @cached_property
    def lines(self):
        """Where each step of the paper stands beside its line, by (label, step): see
        `proofbook.lines`.
        """
        paper = [statement for statement in self.statements if statement["kind"] != "background"]
        pairs = [(statement, step) for statement in paper for step in statement["steps"]]
        return {(s["label"], step["id"]): lines.word(self, s, step, self.read) for s, step in pairs}


def make_ledger(root):
    """Return the Ledger of a repository, its folder or its Book,
    or raise LedgerError with all faults, one a line.
    """
    ledger = read_ledger(root)
    wrong = unjudged(ledger)
    if wrong:
        raise LedgerError("\n".join(wrong))
    return ledger


def read_ledger(root):
    """Return the Ledger of a repository whose formal theorems need not be judged yet,
    for those who judge them.
    """
    book = root if isinstance(root, Book) else Book.at(root)
    raw = stored(book)
    resting, loose_ends = standings(book, raw, read=read_formulas(book, raw))
    found = worded(with_counts(raw, book.evidence(VARIANTS)), proved(book), resting)
    records, tables = (
        [r for r in found if (r["type"] == "table") is is_table] for is_table in (False, True)
    )
    wrong = [*faults(book, records, tables), *loose_ends, *frozen.faults(book.root)]
    if wrong:
        raise LedgerError("\n".join(wrong))
    return assemble(book, records, tables)


def read_formulas(book, records):
    """Return the ids of those formulas given to steps that a reader has compared with the steps."""
    found = [record for record in records if record["type"] == "stated"]
    steps = {
        (statement["label"], step["id"]): step
        for statement in book.claims
        for step in statement["step"]
    }
    known = reviewed.readings(book)
    read = set()
    for place in {(record["statement"], record["step"]) for record in found} & set(steps):
        own = [record for record in found if (record["statement"], record["step"]) == place]
        key = f"{' '.join(place)} {reviewed.STATED}"
        now = {
            key: reviewed.seen_of_claims(
                book, steps[place], sorted(own, key=lambda record: record["id"])
            )
        }
        read |= {record["id"] for record in own if reviewed.valid(known, now)}
    return read


def unjudged(ledger):
    """Return the faults of the formal theorems:
    those that no reader has compared with the step that they cover.
    """
    covering = [
        f"{label} {step} {one.theorem}"
        for (label, step), many in ledger.book.theorems.items()
        for one in many
    ]
    known = [key for key in covering if key in ledger.wanted]
    return [f"covers {key}: not judged as it stands" for key in known if key not in ledger.read]


def stored(book):
    """Return the records in the notebooks, each with its notebook and its cell,
    in the words of the provers.
    """
    return [
        record | {"notebook": name, "cell": number}
        for name, notebook in book.notebooks.items()
        for number, cell in enumerate(notebook["cells"])
        for output in cell.get("outputs", [])
        for record in unpacked(output)
    ]


def assemble(book, records, tables):
    """Return the ledger of claims, records and tables without faults."""
    claims = book.claims
    printed = {statement["label"]: statement["printed"] for statement in book.claims}
    order = {label: place for place, label in enumerate(printed)}
    records = sorted(records, key=lambda record: (order[record["statement"]], record["id"]))
    judged = without_stronger([judge(book, statement, records) for statement in claims])
    status = {statement["label"]: statement["status"] for statement in judged}

    def of(kind, number="printed"):
        return [
            record | {number: printed[record["statement"]]}
            for record in records
            if record["type"] == kind
        ]

    ways = {statement["label"]: way(statement, judged) for statement in judged}
    uses = {claim["label"]: claim["uses"] for claim in claims}
    rests = {}
    for label in uses:  # the statements used, directly or not, that do not simply hold
        needed = [other for other in uses if other in reached(label, uses)]
        kinds = sorted({status[other] for other in needed} - {"holds"})
        rests[label] = {
            kind: [other for other in needed if status[other] == kind] for kind in kinds
        }
    return Ledger(
        book,
        statements=[
            s | {"weakest": ways[s["label"]], "rests_on": rests[s["label"]]} for s in judged
        ],
        records=of("check"),
        errata=of("erratum"),
        misprints=of("misprint"),
        remarks=of("remark"),
        sharp=of("sharp", "printed_number"),
        stated=of("stated"),
        tables=[
            t | {"printed": printed[t["statement"]]}
            for t in sorted(tables, key=lambda t: order[t["statement"]])
        ],
    )


def judge(book, statement, records):
    """Return a statement with the verdict of each step, and its status."""
    own = [record for record in records if record["statement"] == statement["label"]]
    exists = statement["chapter"] in book.notebooks
    steps = (
        [judged_step(book, statement, step, own) for step in statement["step"]] if exists else []
    )
    touched = {
        part
        for part in TOUCHED.values()
        if any(touches(r, statement["label"], part) for r in records)
    }
    found = {
        part: [step["verdict"] for step in steps if TOUCHED[step["part"]] == part]
        for part in TOUCHED.values()
    }
    formal = ["formal" in step for step in steps if step["part"] == "statement"]
    is_formal = bool(formal) and all(formal)
    every = [step["verdict"] for step in steps]
    if is_formal:  # it rests on the theorems of Coq, whatever the checks of its proof assume
        every = [word for word in every if word != ASSUMES]
    status = {"status": status_of(every, found["statement"] or every, "statement" in touched)}
    for part in ("proof", "prose"):  # None if there is nothing in it
        corrected = "holds with a correction" if part in touched else None
        status[part] = (
            status_of(found[part], found[part], part in touched) if found[part] else corrected
        )
    declared = {name: value for name, value in statement.items() if name != "step"}
    status["formal"] = is_formal
    return declared | status | {"steps": steps or statement["step"]}


def touches(record, label, part):
    """Tell whether an erratum touches a part of a statement: its own, or,
    by changing another statement, this one.
    """
    is_own = (record["type"], record["statement"], record.get("touches")) == (
        "erratum",
        label,
        part,
    )
    return is_own or (part == record.get("touches") == "statement" and label in record["affects"])


def judged_step(book, statement, step, records):
    """Return a step with its verdict: that of the formal theorems that prove it,
    else that of its checks.
    """
    label = statement["label"]
    given = dict.fromkeys(
        line for record in counted(step["id"], records) for line in record.get("given", [])
    )
    assumes = dict.fromkeys(
        words for record in counted(step["id"], records) for words in record.get("assumes", [])
    )
    found = {"verdict": step_verdict(step["id"], records)} | (
        {"given": list(given)} if given else {}
    )
    found |= {"assumes": list(assumes)} if found["verdict"] == ASSUMES else {}
    theorems = [entry.theorem for entry in book.theorems.get((label, step["id"]), ())]
    if theorems and found["verdict"] == "refuted":
        raise LedgerError(
            f"{label} {step['id']}: proved by {', '.join(theorems)}, but a check refutes it"
        )
    if not theorems:
        is_definition = step.get("definition") and found["verdict"] in HOLDS
        return (
            step
            | found
            | ({"verdict": DEFINITION, "checked": found["verdict"]} if is_definition else {})
        )
    return step | {"verdict": BY_EYE, "formal": theorems, "checked": found["verdict"]}


def without_stronger(judged):
    """Return statements in which no verdict is stronger than those of the steps that it takes as
    given.
    """
    verdicts = {
        (s["label"], step["id"]): step for s in judged for step in s["steps"] if "verdict" in step
    }

    def behind(label, step):
        below = [pair for pair in given_lines(step | {"statement": label}) if pair in verdicts]
        return [
            step,
            *(one for other, name in below for one in behind(other, verdicts[other, name])),
        ]

    def settled(label, step):
        if "given" not in step:
            return step
        every = behind(label, step)
        word = weakest([one["verdict"] for one in every])
        assumes = dict.fromkeys(words for one in every for words in one.get("assumes", []))
        kept = {name: value for name, value in step.items() if name != "assumes"} | {
            "verdict": word
        }
        return kept | ({"assumes": list(assumes)} if word == ASSUMES else {})

    return [s | {"steps": [settled(s["label"], step) for step in s["steps"]]} for s in judged]


def status_of(verdicts, stated, corrected):
    """Return the status that the verdicts of the steps give, by the rules of the README."""
    if not verdicts or ("undecided" in verdicts and "refuted" not in verdicts):
        return "open"
    if "refuted" in verdicts:
        return "fails"
    if ASSUMES in verdicts:
        return ASSUMES
    if corrected:
        return "holds with a correction"
    return "assumed" if set(stated) <= {"assumed", GIVEN} else "holds"


def counted(step, records):
    """Return the checks of a step, from the records of its statement,
    and the proofs of its corrections.
    """
    mine = [record for record in records if record["step"] == step]
    return [record for record in mine if record["type"] == "check"] + [
        r["proof"] for r in mine if "proof" in r
    ]


def step_verdict(step, records):
    """Return the verdict of a step from the records of its statement."""
    mine = [record for record in records if record["step"] == step]
    corrections = {
        record["variant"]: record["proof"]["verdict"]
        for record in mine
        if record["type"] == "erratum"
    }
    variants = {}
    checks = [record for record in mine if record["type"] == "check"]
    asides = [
        c for c in checks if c["kind"] == "simulation" or c["variant"].startswith((WORST, SLOPE))
    ]
    # they only illustrate others
    asides = [check for check in asides if check["verdict"] != "refuted"]
    for record in [check for check in checks if check not in asides] or checks:
        variants.setdefault(record["variant"], []).append(record)
    found = []
    for variant, checks in variants.items():  # samples beside other checks count if they refute
        chosen = [
            check for check in checks if check["kind"] != "numeric" or check["verdict"] == "refuted"
        ]
        found.append(
            corrections.get(variant) or weakest([check["verdict"] for check in chosen or checks])
        )
    return weakest(found)


def weakest(verdicts):
    """Return the weakest verdict, or None if there is none."""
    known = list(verdicts)
    claimed = [word for word in known if word != DEFINITION] or known
    return max(claimed, key=STRENGTH.index, default=None)


def way(statement, judged):
    """Return the weakest verdict on the way to a statement: in it, in what it uses,
    and in what is taken as given.
    """
    uses = {}
    for s in judged:  # what is proved in Coq rests on nothing else
        given = [
            label
            for step in s["steps"]
            for label, _ in given_lines(step | {"statement": s["label"]})
        ]
        uses[s["label"]] = [] if s["formal"] else s["uses"] + given
    needed = {statement["label"]} | reached(statement["label"], uses)
    bearing = [
        (s, step)
        for s in judged
        for step in s["steps"]
        if not s["formal"] or step["part"] == "statement"
    ]
    return weakest(
        [step["verdict"] for s, step in bearing if s["label"] in needed and step.get("verdict")]
    )
