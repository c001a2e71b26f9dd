"""Look for proof scripts, chapter by chapter, and keep what Coq accepts.

Where it is kept, `store` says. A lemma counts only if its statement is the one made from today's claim.

A script that is stored for a lemma is tried first: one written by hand goes into the chapter's file. What a person
found worth proving on the way, such as `sqrt(b) <= 2*sqrt(x)`, stands by id in `book/evidence/kernel_hints.json`.
"""

import fcntl
import re
from collections import Counter
from dataclasses import replace

import sympy as sp

from proofbook import ledger
from proofbook.claim import Claim, symbolic
from proofbook.kernel.coq import PRELUDE, Session, compiled
from proofbook.kernel.hearing import VERDICTS, heard
from proofbook.kernel.proofs import STRATEGIES, Known, NoProofError
from proofbook.kernel.reading import ReadingError, compare
from proofbook.kernel.statement import UntranslatableError, legal, lemma
from proofbook.kernel.store import STORE, name_of, of_claim, of_statement, write
from proofbook.kernel.store import lemmas as stored_lemmas
from proofbook.report.kernel import is_current, is_symbolic

HINTS = "kernel_hints"
KEPT = ("accepted", "reason", "control", "machine")  # of a record whose statement is the same


def folder(book):
    """Return where Coq works."""
    return book.root / "_build" / "kernel"


def changed(book):
    """Return the chapters whose claims are not those that were searched, as far as their notebooks tell."""
    seen = {
        r["id"]: r for r in ledger.stored(book) if r["type"] == "check" and r["verdict"] in VERDICTS and is_symbolic(r)
    }
    lines = book.evidence(STORE)
    new = {r["notebook"] for name, r in seen.items() if name not in lines or not is_current(r, lines[name])}
    gone = {line["chapter"] for name, line in lines.items() if name.removesuffix("--corrected") not in seen}
    return sorted((new | gone) & set(book.notebooks))


def search(book, chapters, again=False, say=print):
    """Look for the proofs of the claims of some chapters, and store what is found after each."""
    compiled(PRELUDE, folder(book))
    session = Session(folder(book))
    hints = book.evidence(HINTS)
    for chapter in chapters:
        asked = apart(heard(book, chapter))
        before, scripts = book.evidence(STORE), stored_lemmas(book, chapter)
        found, blocks = {}, {}
        for n, one in enumerate(asked):
            name = one.record["id"]
            found[name], blocks[name] = record_of(
                one, chapter, before.get(name), scripts, session, again, hints.get(name, ())
            )
            say(f"{'accepted' if found[name]['accepted'] else 'not     '} {name} {found[name].get('reason', '')[:160]}")
            later = {other.record["id"] for other in asked[n + 1 :]}
            keep(book, chapter, found, blocks, {name: before[name] for name in later if name in before}, scripts)
        say(f"{chapter}: {dict(Counter(line['accepted'] for line in found.values()))}")
    session.close()


def apart(asked):
    """Return what was asked, with a name of its own for the corrected claim, which has that of the refuted one."""
    wrong = {one.record["id"] for one in asked if one.record["verdict"] == "refuted"}
    right = {name: {"id": f"{name}--corrected"} for name in wrong}
    proved = (one.record["verdict"] == "proved" for one in asked)
    return [
        replace(one, record=one.record | right.get(one.record["id"], {}) if ok else one.record)
        for one, ok in zip(asked, proved, strict=True)
    ]


def keep(book, chapter, found, blocks, later, scripts):
    """Store what is found, and what was known before of the records that come later in the chapter."""
    with (folder(book) / "lock").open("w") as lock:  # two searches may run side by side
        fcntl.flock(lock, fcntl.LOCK_EX)
        rest = {name: line for name, line in book.evidence(STORE).items() if line["chapter"] != chapter}
        book.store(STORE, dict(sorted((rest | later | found).items())))
    new = [block for name in found if found[name]["accepted"] for block in blocks[name]]
    old = [block for name in later if later[name]["accepted"] for block in scripts if belongs(block[0], name_of(name))]
    write(book, chapter, new + old)


def belongs(name, own):
    """Tell whether a lemma is that of a record, or one that its proof uses."""
    return name == own or name.startswith(f"{own}__lemma")


def record_of(asked, chapter, before, scripts, session, again, hints=()):
    """Return what became of a record, and the text of its lemmas."""
    record = asked.record
    line = {"chapter": chapter, "claim": of_claim(record), "statement": "", "accepted": False}
    name = name_of(record["id"])
    try:
        stated = lemma(asked.claim, name)
    except UntranslatableError as error:
        return line | {"reason": f"not translated: {error}"}, []
    try:
        compare(asked.claim, stated.proposition)
    except ReadingError as error:
        return line | {"statement": of_statement(stated.text), "reason": f"misread: {error}"}, []
    refuted = record["verdict"] == "refuted"
    statement = stated.falsehood if refuted else stated.text
    line["statement"] = of_statement(statement)
    line |= {"trivial": True} if not refuted and asked.claim.lhs == asked.claim.rhs else {}
    if before and before["statement"] == line["statement"] and not (again and not before["accepted"]):
        kept = [block for block in scripts if belongs(block[0], name)]
        if not before["accepted"] or any(block[1] == statement for block in kept):
            return line | {word: before[word] for word in KEPT if word in before}, kept
    if refuted:
        script, reason = first([("at the witness", lambda: at_witness(asked, stated))], statement, session)
        blocks = []
    else:
        stored = [script for other, _, script in scripts if other == name]
        helped = replace(
            asked, options=asked.options | {"lemmas": (*hinted(asked, hints), *asked.options.get("lemmas", ()))}
        )
        script, reason, blocks = proved(helped, stated, session, stored)
    if script is None:
        return line | {"reason": reason}, []
    line |= {"accepted": True, "machine": session.computes(name)}
    if not refuted:
        line["control"] = control(asked, name, script, session)
        if line["control"] == "accepted":
            line |= {"accepted": False, "reason": "the same script proves the planted falsehood"}
    return line, [*blocks, (name, statement, script)]


def first(attempts, statement, session):
    """Return the first script that Coq accepts, or None and the reasons."""
    reasons = []
    for how, make in attempts:
        try:
            script = make()
        except (NoProofError, UntranslatableError) as error:
            reasons.append(f"{how}: {error}")
            continue
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, NotImplementedError) as error:
            reasons.append(f"{how}: {type(error).__name__} {error}")
            continue
        if script is None:
            continue
        wrong = session.error(statement, script)
        if wrong is None:
            return script, ""
        reasons.append(f"{how}: {wrong}")
    return None, "; ".join(reason for reason in reasons[-2:])[:400]


def hinted(asked, hints):
    """Return the claims that a person wrote down for the search to prove first, such as `sqrt(b) <= 2*sqrt(x)`."""
    words = {str(symbol).replace("lambda", "lambda_"): symbol for symbol in asked.claim.symbols} | {
        "max": sp.Max,
        "min": sp.Min,
        "ln": sp.log,
    }
    for hint in hints:
        lhs, relation, rhs = re.split(r"\s(<=|>=|=|<|>)\s", hint.replace("lambda", "lambda_"))
        sides = (sp.sympify(side, locals=words) for side in (lhs, rhs))
        yield "smt", Claim(next(sides), relation, next(sides), asked.claim.given)


def proved(asked, stated, session, stored=(), known=()):
    """Return a script for a claim, or the reason why there is none; and the texts of the lemmas that it uses."""
    alone = [script for script in stored if f"{stated.name}__lemma" not in "\n".join(script)]
    script, reason = first([("as before", lambda script=script: script) for script in alone], stated.text, session)
    if script is not None:
        return script, reason, []
    theirs, blocks = lemmas(asked, stated.name, asked.options.get("lemmas", ()), session)
    known = [*known, *theirs]
    rest = [("as before", lambda script=script: script) for script in stored if script not in alone]
    script, reason = first([*rest, *attempts(asked, stated, known)], stated.text, session)
    return script, reason, blocks


def lemmas(asked, name, claims, session):
    """Prove some claims, each with its own lemmas first; return those proved as known facts, and all texts."""
    known, blocks = [], []
    for n, (prover, fact, *options) in enumerate(claims, 1):
        claim = symbolic(fact)
        stated = lemma(claim, f"{name}__lemma_{n}")
        part = type(asked)(asked.record | {"prover": prover}, claim, claim, options[0] if options else {})
        script, _, before = proved(part, stated, session, known=known)
        if script is not None:
            known.append(Known(stated, claim))
            blocks += [*before, (stated.name, stated.text, script)]
    return known, blocks


def attempts(asked, stated, known):
    """Return the strategies by name, each as a function without arguments."""
    return [(how.__name__, lambda how=how: how(asked, stated, known)) for how in STRATEGIES]


def control(asked, name, script, session):
    """Put the planted falsehood through the same script; say what Coq answers."""
    try:
        planted = lemma(asked.plant, f"{name}__plant").text
    except UntranslatableError:
        return "not translated"
    wrong = session.error(planted, script)
    return "accepted" if wrong is None else "rejected"


def at_witness(asked, stated):
    """Return the script that shows that a claim fails at its witness."""
    names = legal([*asked.claim.symbols, *asked.claim.sequences])
    point = asked.record["witness"]["point"]
    values = []
    for thing, _ in zip(names, stated.binders, strict=True):
        if str(thing) not in point:
            raise NoProofError("the witness says nothing of a sequence")
        values.append(f"({sp.Rational(point[str(thing)])})" if not thing.is_integer else f"({point[str(thing)]})%Z")
    return ["intro H.", f"specialize (H {' '.join(values)})." if values else "idtac.", "refute H."]
