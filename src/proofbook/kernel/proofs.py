"""Find a proof script for a lemma."""

import sympy as sp

from proofbook.claim import Claim
from proofbook.kernel.algebra import NoProofError, Scene
from proofbook.kernel.statement import legal, lemma, needed


def named(claim):
    """Return the names of the symbols and sequences of a claim."""
    return legal([*claim.symbols, *claim.sequences])


def intros(stated):
    """Return the line that introduces variables and premises."""
    words = [name for name, _ in stated.binders] + [f"H{n}" for n in range(len(stated.premises))]
    return [f"intros {' '.join(words)}."] if words else []


def plainly(claim, stated):
    """Let Coq's own tactics try."""
    return [*intros(stated), "repeat split; first [reflexivity | lra | (field; nonzero) | pos | nonzero | nra | interval]."]


def by_algebra(claim, stated):
    """Return a script that shows each part of the conclusion by algebra."""
    script, goals = intros(stated), [*needed(claim), Claim(claim.lhs, claim.relation, claim.rhs)]
    names = []
    for n, (goal, text) in enumerate(zip(goals, stated.goals, strict=True)):
        names.append(f"G{n}")
        script += [f"assert (G{n} : {text}).", "{", *one(goal, claim, stated), "}"]
    script.append(f"exact {conjunction(names)}.")
    return script


def conjunction(names):
    """Return the proof of a conjunction from those of its parts."""
    return names[0] if len(names) == 1 else f"(conj {names[0]} {conjunction(names[1:])})"


def one(goal, claim, stated):
    """Return the script for one part of the conclusion."""
    scene = Scene(stated, named(claim))
    scene.lines = []
    (relation, lhs, rhs), = scene.begin([goal])
    return [*scene.lines, *scene.finish(relation, lhs, rhs)]


STRATEGIES = (plainly, by_algebra)
