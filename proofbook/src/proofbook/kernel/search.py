"""Look for proof scripts, chapter by chapter, and keep what Coq accepts.

Where it is kept, `store` says. What was asked stands in the records; no notebook runs.

A script that is stored for a lemma is tried first: one written by hand goes into the chapter's
file. What a person found worth proving on the way, such as `sqrt(b) <= 2*sqrt(x)`, stands by id in
`book/evidence/kernel_hints.json`.
"""

import fcntl
import re
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import partial

import sympy as sp

from proofbook import ledger
from proofbook.claim import Claim, symbolic
from proofbook.kernel.coq import PRELUDE, Session, compiled
from proofbook.kernel.proofs import STRATEGIES, Known, NoProofError
from proofbook.kernel.reading import LEAST, ReadingError, compare
from proofbook.kernel.statement import UntranslatableError, legal, lemma
from proofbook.kernel.store import STORE, digest_of, files, name_of, proved, wanted, write
from proofbook.kernel.store import lemmas as stored_lemmas
from proofbook.provers.defined import carried_out
from proofbook.replay import is_fraction
from proofbook.stored import edited, restored

HINTS = "kernel_hints"
RELATION = re.compile(r"\s(<=|>=|=|<|>)\s")


@dataclass(frozen=True)
class Asked:
    """Hold what a check asked: its record, claim and control,
    and options of the prover that help to find a script.
    """

    record: dict
    claim: Claim
    control: Claim
    options: dict = field(default_factory=dict)


def from_record(record):
    """Return what a check asked. Its method names the variable of an induction,
    and the lemmas that were used.
    """
    formula = restored(record["formula"])
    claim, control = (
        symbolic(replace(formula, **edited(part))) for part in ({}, record["control"]["edit"])
    )
    variable = re.match(r"induction on (\w+)", record["method"])
    used = [
        lemma
        for text in record["method"].split("; ")
        for lemma in text.partition(", using ")[2].split(" and ")
        if len(RELATION.split(lemma)) == 3  # not what a prover says of facts that it knows itself
    ]
    options = (
        {"variable": next(s for s in claim.symbols if s.name == variable[1])} if variable else {}
    )
    asked = Asked(record, claim, control, options)
    return replace(asked, options=options | {"lemmas": [*hinted(asked, filter(None, used))]})


def folder(book):
    """Return where Coq works."""
    return book.root / "_build" / "kernel"


def changed(book):
    """Return the chapters with a record whose statement has neither a script nor a reason why there
    is none.
    """
    known = {**proved(book), **book.evidence(STORE)}
    found = ledger.stored(book)
    new = {check["lemma"] for check in wanted(book, found)} - set(known)
    checks = [
        (record, check)
        for record in found
        for check in (record, record.get("proof", {}))
        if "lemma" in check
    ]
    return sorted(
        {
            r["notebook"]
            for r, c in checks
            if c["lemma"] in new and not c["lemma"].startswith("none")
        }
    )


def search(book, chapters, again=False, say=print):
    """Look for the proofs of the claims of some chapters, and store what is found after each."""
    compiled(PRELUDE, folder(book))
    session = Session(folder(book))
    hints = book.evidence(HINTS)
    stored = {chapter: stored_lemmas(book, chapter) for chapter in files(book)}
    for chapter in chapters:
        known = book.evidence(STORE)
        blocks = []
        lines = {}
        scripts = stored.get(chapter, [])
        others = [stored[other] for other in stored if other != chapter]
        own = [record for record in ledger.stored(book) if record["notebook"] == chapter]
        checks = wanted(book, own)
        # each statement once
        asked = list({check["lemma"]: from_record(check) for check in checks}.values())
        for one in apart(asked):
            kept = next(
                filter(None, (carried(one.record, there) for there in (scripts, *others))), []
            )
            found, texts = record_of(
                one, known, scripts, session, again, hints.get(one.record["id"], ()), kept
            )
            lines[one.record["lemma"]] = found
            blocks += texts
            say(
                f"{'accepted' if texts else 'not     '} {one.record['id']}"
                f" {found.get('reason', '')[:160]}"
            )
        write(book, chapter, blocks)
        keep(book, lines)
        say(f"{chapter}: {dict(Counter('reason' not in line for line in lines.values()))}")
    session.close()


def apart(asked):
    """Return what was asked, with a name of its own for the corrected claim,
    which has that of the refuted one.
    """
    wrong = {one.record["id"] for one in asked if one.record["verdict"] == "refuted"}
    found = []
    for one in asked:
        twice = one.record["verdict"] == "proved" and one.record["id"] in wrong
        found.append(
            replace(one, record=one.record | {"id": f"{one.record['id']}--corrected"})
            if twice
            else one
        )
    return found


def keep(book, lines):
    """Store what is found, of the statements that a record still has."""
    with (folder(book) / "lock").open("w") as lock:  # two searches may run side by side
        fcntl.flock(lock, fcntl.LOCK_EX)
        own = {check["lemma"] for check in wanted(book, ledger.stored(book))}
        book.store(
            STORE,
            dict(
                sorted((n, line) for n, line in (book.evidence(STORE) | lines).items() if n in own)
            ),
        )


def carried(record, blocks):
    """Return the stored lemma with the digest of a record, after those that it uses,
    under the name of the record.
    """
    old = next((name for name, text, _ in blocks if digest_of(text) == record["lemma"]), None)
    own = [
        block
        for block in blocks
        if old and (block[0] == old or block[0].startswith(f"{old}__lemma"))
    ]
    named = partial(re.compile(rf"\b{old}(?=\b|__lemma)").sub, name_of(record["id"]))
    return [
        (named(name), named(text), [named(line) for line in script]) for name, text, script in own
    ]


def read_back(claim, name):
    """Return the lemma of a claim, and what is wrong with it, if anything.

    What cannot be read is refused, whatever goes wrong on the way.
    """
    try:
        stated = lemma(claim, name)
        points = compare(claim, stated.proposition)
    except UntranslatableError as error:
        return None, f"not translated: {error}"
    except ReadingError as error:
        return None, f"misread: {error}"
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        return None, f"not read back: {type(error).__name__} {error}"
    return stated, "" if points >= LEAST else f"read back at {points} points only"


def record_of(asked, known, scripts, session, again, hints=(), kept=()):
    """Return what is known of the statement of a record, and the text of its lemmas;
    none if there is no proof.

    What is `kept` is stored for this very statement: no search without success takes it away.
    """
    record = asked.record
    name = name_of(asked.record["id"])
    line = {"id": record["id"]}
    refuted = record["verdict"] == "refuted"
    stated, why = read_back(asked.claim, name)
    if why:
        return line | {"reason": why}, []
    text = f"Lemma {name} : {stated.proved_if(record['verdict'])}."
    before = known.get(record["lemma"], {})
    if kept and "axioms" in before:
        return before | line, kept
    if (
        before.get("reason")
        and not again
        and not kept
        and all(name != other for other, *_ in scripts)
    ):
        return before, []
    if refuted:
        script, reason = first(
            [("at the witness", lambda: at_witness(asked, stated))], text, session
        )
        blocks = []
    else:
        stored = [script for other, _, script in (*kept, *scripts) if other == name]
        more = (*hinted(asked, hints), *asked.options.get("lemmas", ()))
        helped = replace(asked, options=asked.options | {"lemmas": more})
        script, reason, blocks = shown(helped, stated, session, stored)
    # perhaps for lack of time: what is stored for this statement stays, and `records` compiles it
    if script is None:
        return line | {"reason": reason}, kept
    line |= {"axioms": session.axioms(name)}
    if not refuted and proves_control(asked, name, script, session):
        return {"id": record["id"], "reason": "the same script proves the control"}, []
    return line, [*blocks, (name, text, script)]


def proves_control(asked, name, script, session):
    """Tell whether a script also proves the control of its claim."""
    try:
        false = lemma(asked.control, f"{name}__control")
    except UntranslatableError:
        return False
    return session.error(false.text, script) is None


def first(attempts, statement, session):
    """Return the first script that Coq accepts, or None and the reasons."""
    reasons = []
    for how, make in attempts:
        try:
            script = make()
        except (
            ArithmeticError,
            AttributeError,
            LookupError,
            TypeError,
            ValueError,
            NotImplementedError,
        ) as error:
            is_plain = isinstance(error, (NoProofError, UntranslatableError))
            reasons.append(
                f"{how}: {error}" if is_plain else f"{how}: {type(error).__name__} {error}"
            )
            continue
        wrong = session.error(statement, script)
        if wrong is None:
            return script, ""
        reasons.append(f"{how}: {wrong}")
    return None, "; ".join(reason for reason in reasons[-2:])[:400]


def hinted(asked, hints):
    """Return the claims that a person wrote down for the search to prove first,
    such as `sqrt(b) <= 2*sqrt(x)`.
    """
    things = [*asked.claim.symbols, *asked.claim.sequences]
    words = {str(thing).replace("lambda", "lambda_"): thing for thing in things}
    words |= {"max": sp.Max, "min": sp.Min, "ln": sp.log}
    for hint in hints:
        lhs, relation, rhs = RELATION.split(hint.replace("lambda", "lambda_"))
        sides = (sp.sympify(side, locals=words) for side in (lhs, rhs))
        yield "smt", Claim(next(sides), relation, next(sides), asked.claim.given)


def shown(asked, stated, session, stored=(), known=()):
    """Return a script for a claim, or the reason why there is none;
    and the texts of the lemmas that it uses.
    """
    alone = [script for script in stored if f"{stated.name}__lemma" not in "\n".join(script)]
    script, reason = first(
        [("as before", lambda script=script: script) for script in alone], stated.text, session
    )
    if script is not None:
        return script, reason, []
    plain = asked.claim.mapped(carried_out)  # its derivatives and integrals
    values = [] if plain == asked.claim else [(asked.record["prover"], plain, asked.options)]
    wanted = [*asked.options.get("lemmas", ()), *values]
    theirs, blocks = lemmas(asked, stated.name, wanted, session)
    known = [*known, *theirs]
    rest = [("as before", lambda script=script: script) for script in stored if script not in alone]
    rest += [(how.__name__, lambda how=how: how(asked, stated, known)) for how in STRATEGIES]
    script, reason = first(rest, stated.text, session)
    return script, reason, blocks


def lemmas(asked, name, claims, session):
    """Prove some claims, each with its own lemmas first; return those proved as known facts,
    and all texts.
    """
    known = []
    blocks = []
    for n, (prover, fact, *options) in enumerate(claims, 1):
        claim = symbolic(fact)
        stated = lemma(claim, f"{name}__lemma_{n}")
        part = Asked(asked.record | {"prover": prover}, claim, claim, options[0] if options else {})
        script, _, before = shown(part, stated, session, known=known)
        if script is not None:
            known.append(Known(stated, claim))
            blocks += [*before, (stated.name, stated.text, script)]
    return known, blocks


def at_witness(asked, stated):
    """Return the script that shows that a claim fails at its witness."""
    names = legal([*asked.claim.symbols, *asked.claim.sequences])
    point = asked.record["witness"]["point"]
    values = []
    for thing, _ in zip(names, stated.binders, strict=True):
        if str(thing) not in point:
            raise NoProofError("the witness says nothing of a sequence")
        if not is_fraction(point[str(thing)]):
            raise NoProofError("the witness has a value that is no fraction")
        values.append(
            f"({sp.Rational(point[str(thing)])})"
            if not thing.is_integer
            else f"({point[str(thing)]})%Z"
        )
    return ["intro H.", f"specialize (H {' '.join(values)})." if values else "idtac.", "refute H."]
