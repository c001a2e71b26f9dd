"""Find a proof script for a lemma. A strategy gets what was asked, its lemma, and facts that are already proved."""

from dataclasses import dataclass, replace

import sympy as sp

from proofbook.claim import Claim
from proofbook.kernel.algebra import NoProofError, Scene, asserted
from proofbook.kernel.statement import Lemma, fresh, integer, legal, needed, parts_of, real, relation
from proofbook.provers.calculus import carried_out
from proofbook.provers.induction import least

__all__ = ["STRATEGIES", "Known", "NoProofError"]


@dataclass(frozen=True)
class Known:
    """Hold a lemma that is already proved, and its claim."""

    lemma: Lemma
    claim: Claim


def named(claim):
    """Return the names of the symbols and sequences of a claim."""
    return legal([*claim.symbols, *claim.sequences])


def intros(stated):
    """Return the line that introduces variables and premises."""
    words = [name for name, _ in stated.binders] + [f"H{n}" for n in range(len(stated.premises))]
    return [f"intros {' '.join(words)}."] if words else []


def plainly(asked, stated, known):
    """Let Coq's own tactics try."""
    tactics = "reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval"
    return [*intros(stated), f"repeat split; first [{tactics}]."]


def by_logarithms(asked, stated, known):
    """Add up what is known, or compare the logarithms of products."""
    facts = []
    return [*intros(stated), *use_all(known, asked.claim, stated, facts), "repeat split; by_parts."]


def by_algebra(asked, stated, known):
    """Show each part of the conclusion by algebra."""
    claim = asked.claim
    script, goals = intros(stated), [*needed(claim), Claim(claim.lhs, claim.relation, claim.rhs)]
    names, facts = [], []
    script += use_all(known, claim, stated, facts)
    if len(goals) == 1:
        return [*script, *one(goals[0], claim, stated, facts)]
    for n, (goal, text) in enumerate(zip(goals, stated.goals, strict=True)):
        script += asserted(f"G{n}", text, one(goal, claim, stated, facts))
        names.append(f"G{n}")
        if not goal.given:
            facts.append((f"G{n}", goal))
    script.append(f"exact {conjunction(names)}.")
    return script


def use(fact, claim, stated, name):
    """Return the lines that apply a proved lemma to the variables of this one, if its premises hold here."""
    own, theirs = named(claim), named(fact.claim)
    if any(own.get(thing) != other for thing, other in theirs.items()):
        raise NoProofError("a lemma about other variables")
    return [f"pose proof {applied(fact, theirs)} as {name}."]


def applied(fact, theirs):
    """Return the term of Coq for a lemma, its variables those of this place."""
    premises = " ".join("shown" for _ in fact.lemma.premises)
    proof = f"({fact.lemma.name} {' '.join(theirs.values())} {premises})"
    for _ in fact.lemma.goals[1:]:
        proof = f"(proj2 {proof})"
    return proof


def conjunction(names):
    """Return the proof of a conjunction from those of its parts."""
    return names[0] if len(names) == 1 else f"(conj {names[0]} {conjunction(names[1:])})"


def one(goal, claim, stated, facts):
    """Return the script for one part of the conclusion."""
    names, lines, known = named(claim), [], []
    bound = sorted((s for s in goal.symbols if s not in names), key=str)
    if bound:
        names |= fresh(bound, names)
        known = [(f"B{n}", h) for n, h in enumerate(goal.given)]
        lines = [f"intros {' '.join([*(names[s] for s in bound), *(name for name, _ in known)])}."]
    lhs, rhs = sp.sympify(goal.lhs), sp.sympify(goal.rhs)
    if goal.relation in ("<=", ">=") and lhs.is_integer and rhs.is_integer:
        a, b = (lhs, rhs) if goal.relation == "<=" else (rhs, lhs)
        lines += ["apply Rle_ge."] if goal.relation == ">=" else []
        lines += [
            f"enough (W : {real(a, names)} < {real(b, names)} + 1) by (pose proof (within ({integer(a, names)})%Z "
            f"({integer(b, names)})%Z) as W0; izr W0; lra)."
        ]
        goal = Claim(a, "<", b + 1)
    scene = Scene(stated, names)
    scene.known += [*known, *facts]
    scene.lines = lines
    ((how, lhs, rhs),) = scene.begin([Claim(goal.lhs, goal.relation, goal.rhs)])
    return [*scene.lines, *scene.finish(how, lhs, rhs)]


def by_induction(asked, stated, known):
    """Show the first case and the step of an induction by algebra."""
    claim, variable = asked.claim, asked.options.get("variable")
    if variable is None or asked.record.get("prover") != "induction":
        raise NoProofError("no induction")
    first, names = least(claim, variable), named(claim)
    goals = [*needed(claim), Claim(claim.lhs, claim.relation, claim.rhs)]
    lines, done, facts = intros(stated), [], []
    lines += use_all(known, claim, stated, facts)
    about = [f"H{n}" for n, fact in enumerate(stated.facts) if not isinstance(fact, str) and variable in fact.symbols]
    script = [*lines]
    for number, (goal, text) in enumerate(zip(goals, stated.goals, strict=True)):
        done.append(f"G{number}")
        script.append(f"assert (G{number} : {text}).")
        if goal.given or not goal.difference.has(sp.Sum, sp.harmonic):
            script += ["{", *one(goal, claim, stated, facts), "}"]
            continue
        at = {name: goal.substitute({variable: name}) for name in (first, variable + 1)}
        texts = {name: relation(at[name], names) for name in at}
        script += ["{"]
        script.append(
            f"enough (W : forall {names[variable]} : Z, ({first} <= {names[variable]})%Z -> {text}) by (apply W; in_z)."
        )
        script += [
            f"clear {' '.join([*about, names[variable]])}.",
            f"apply (from_first (fun {names[variable]} : Z => {text})).",
        ]
        base = one(at[first], claim, without(stated, variable), facts)
        script += ["{", *asserted("B", texts[first], base), "first [exact B | lra | first_case B].", "}"]
        script += [
            "{",
            f"intros {names[variable]} Low IH.",
            f"assert (LowR : {first} <= IZR {names[variable]}) by (apply IZR_le; exact Low).",
        ]
        more = [("LowR", Claim(first, "<=", variable)), ("IH", goal)]
        step = one(at[variable + 1], claim, without(stated, variable), [*facts, *more])
        script += [
            *asserted("B", texts[variable + 1], step),
            "cbv beta; rewrite ?plus_IZR; first [exact B | lra].",
            "}",
            "}",
        ]
    return [*script, f"exact {conjunction(done)}."]


def use_all(known, claim, stated, facts):
    """Return the lines that apply all proved lemmas about these variables, and add what they say to the facts."""
    lines = []
    for n, fact in enumerate(known):
        try:
            lines += use(fact, claim, stated, f"K{n}")
        except NoProofError:
            continue
        facts.append((f"K{n}", Claim(fact.claim.lhs, fact.claim.relation, fact.claim.rhs)))
    return lines


def by_calculus(asked, stated, known):
    """Show that each derivative has its value, and use the claim about the values, proved before."""
    claim, names, facts = asked.claim, named(asked.claim), []
    found = parts_of(claim)
    if not found or any(isinstance(part, sp.Integral) for part in found):
        raise NoProofError("no derivative, or an integral")
    lines = [*intros(stated), *use_all(known, claim, stated, facts)]
    for n, part in enumerate(found):
        goal, proof = derived(part, names)
        lines += [f"assert (D{n} : {goal}).", "{", proof, "}", f"rewrite ?(is_derive_unique _ _ _ D{n})."]
    last = " | ".join(f"exact K{n}" for n in range(len(facts)))
    shown = " | ".join(f"exact (ex_intro _ _ D{n})" for n in range(len(found)))
    return [*lines, f"repeat split; first [{shown} | {last or 'fail'} | nonzero | pos | lra]."]


SIDES = "repeat split; first [exact I | pos | nonzero | lra]"


def derived(part, names):
    """Return what is to be shown of a derivative, and its proof."""
    if part.derivative_count != 1:
        raise NoProofError("a derivative of higher order")
    place = names[part.variables[0]]
    body, value = real(part.expr, names), real(carried_out(part), names)
    goal = f"is_derive (fun {place} : R => {body}) {place} ({value})"
    return goal, f"auto_derive; [{SIDES} | try (field; {SIDES})]."


def without(stated, variable):
    """Return a lemma without what its premises say of a variable."""
    facts = tuple(f if isinstance(f, str) or variable not in f.symbols else Claim(0, "<=", 0) for f in stated.facts)
    return replace(stated, facts=facts)


STRATEGIES = (by_calculus, by_logarithms, by_algebra, by_induction, plainly)
