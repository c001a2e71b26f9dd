"""Find a proof script for a lemma. A strategy gets what was asked, its lemma,
and facts that are already proved.
"""

from dataclasses import dataclass, replace
from functools import reduce

import sympy as sp

from proofbook.claim import Claim
from proofbook.kernel.algebra import NoProofError, Scene, asserted
from proofbook.kernel.statement import (
    Lemma,
    fresh,
    integer,
    legal,
    needed,
    parts_of,
    real,
    relation,
)
from proofbook.provers.defined import carried_out
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
    return part_by_part(asked, stated, known, one)


def part_by_part(asked, stated, known, show):
    """Return the script that shows each part of the conclusion in turn; those before are facts."""
    claim = asked.claim
    facts = []
    script = [*intros(stated), *use_all(known, claim, stated, facts)]
    goals = [*needed(claim), replace(claim, given=())]
    if len(goals) == 1:
        return [*script, *show(goals[0], claim, stated, facts)]
    for n, (goal, text) in enumerate(zip(goals, stated.goals, strict=True)):
        script += asserted(f"G{n}", text, show(goal, claim, stated, facts))
        facts += [] if goal.given else [(f"G{n}", goal)]
    whole = reduce(
        lambda rest, n: f"(conj G{n} {rest})", reversed(range(len(goals) - 1)), f"G{len(goals) - 1}"
    )
    return [*script, f"exact {whole}."]


def one(goal, claim, stated, facts):
    """Return the script for one part of the conclusion."""
    names = named(claim)
    lines = []
    known = []
    bound = sorted((s for s in goal.symbols if s not in names), key=str)
    if bound:
        names |= fresh(bound, names)
        known = [(f"B{n}", h) for n, h in enumerate(goal.given)]
        lines = [f"intros {' '.join([*(names[s] for s in bound), *(name for name, _ in known)])}."]
    lhs = sp.sympify(goal.lhs)
    rhs = sp.sympify(goal.rhs)
    if goal.relation in ("<=", ">=") and lhs.is_integer and rhs.is_integer:
        a, b = (lhs, rhs) if goal.relation == "<=" else (rhs, lhs)
        lines += ["apply Rle_ge."] if goal.relation == ">=" else []
        within = (
            f"pose proof (within ({integer(a, names)})%Z ({integer(b, names)})%Z) as W0; izr"
            " W0; lra"
        )
        lines += [f"enough (W : {real(a, names)} < {real(b, names)} + 1) by ({within})."]
        goal = Claim(a, "<", b + 1)
    scene = Scene(stated, names)
    scene.known += [*known, *facts]
    scene.lines = lines
    return scene.script(replace(goal, given=()))


def by_induction(asked, stated, known):
    """Show the first case and the step of an induction by algebra."""
    variable = asked.options.get("variable")
    if variable is None or asked.record.get("prover") != "induction":
        raise NoProofError("no induction")

    def show(goal, claim, stated, facts):
        is_plain = goal.given or not goal.difference.has(sp.Sum, sp.harmonic)
        return (
            one(goal, claim, stated, facts)
            if is_plain
            else from_first(goal, claim, variable, stated, facts)
        )

    return part_by_part(asked, stated, known, show)


def from_first(goal, claim, variable, stated, facts):
    """Return the script that shows a goal for all values of a variable from the first one on."""
    first = least(claim, variable)
    names = named(claim)
    n = names[variable]
    text = relation(goal, names)
    others = [
        f if isinstance(f, str) or variable not in f.symbols else Claim(0, "<=", 0)
        for f in stated.facts
    ]
    rest = replace(stated, facts=tuple(others))  # without what its premises say of the variable
    facts = [(name, fact) for name, fact in facts if variable not in fact.symbols]
    about = [
        f"H{k}"
        for k, fact in enumerate(stated.facts)
        if not isinstance(fact, str) and variable in fact.symbols
    ]
    base, following = (goal.substitute({variable: place}) for place in (first, variable + 1))
    more = [("LowR", Claim(first, "<=", variable)), ("IH", goal)]
    return [
        f"enough (W : forall {n} : Z, ({first} <= {n})%Z -> {text}) by (apply W; in_z).",
        f"clear {' '.join([*about, n])}.",
        f"apply (from_first (fun {n} : Z => {text})).",
        "{",
        *asserted("B", relation(base, names), one(base, claim, rest, facts)),
        "first [exact B | lra | first_case B].",
        "}",
        "{",
        f"intros {n} Low IH.",
        f"assert (LowR : {first} <= IZR {n}) by (apply IZR_le; exact Low).",
        *asserted("B", relation(following, names), one(following, claim, rest, [*facts, *more])),
        "cbv beta; rewrite ?plus_IZR; first [exact B | lra].",
        "}",
    ]


def use_all(known, claim, stated, facts):
    """Return the lines that apply all proved lemmas about these variables,
    and add what they say to the facts.
    """
    lines = []
    own = named(claim)
    for n, fact in enumerate(known):
        theirs = named(fact.claim)
        if all(own.get(thing) == other for thing, other in theirs.items()):
            premises = " ".join("shown" for _ in fact.lemma.premises)
            proof = f"({fact.lemma.name} {' '.join(theirs.values())} {premises})"
            for _ in fact.lemma.goals[1:]:
                proof = f"(proj2 {proof})"
            lines.append(f"pose proof {proof} as K{n}.")
            facts.append((f"K{n}", replace(fact.claim, given=())))
    return lines


def by_calculus(asked, stated, known):
    """Show that each derivative has its value, and use the claim about the values, proved
    before.
    """
    claim = asked.claim
    names = named(asked.claim)
    facts = []
    found = parts_of(claim)
    if not found or any(isinstance(part, sp.Integral) for part in found):
        raise NoProofError("no derivative, or an integral")
    lines = [*intros(stated), *use_all(known, claim, stated, facts)]
    for n, part in enumerate(found):
        goal, proof = derived(part, names)
        lines += [
            f"assert (D{n} : {goal}).",
            "{",
            proof,
            "}",
            f"rewrite ?(is_derive_unique _ _ _ D{n}).",
        ]
    last = " | ".join(f"exact K{n}" for n in range(len(facts)))
    shown = " | ".join(f"exact (ex_intro _ _ D{n})" for n in range(len(found)))
    return [*lines, f"repeat split; first [{shown} | {last or 'fail'} | nonzero | pos | lra]."]


SIDES = "repeat split; first [exact I | pos | nonzero | lra]"


def derived(part, names):
    """Return what is to be shown of a derivative, and its proof."""
    if part.derivative_count != 1:
        raise NoProofError("a derivative of higher order")
    place = names[part.variables[0]]
    body = real(part.expr, names)
    value = real(carried_out(part), names)
    goal = f"is_derive (fun {place} : R => {body}) {place} ({value})"
    return goal, f"auto_derive; [{SIDES} | try (field; {SIDES})]."


STRATEGIES = (by_calculus, by_logarithms, by_algebra, by_induction, plainly)
