"""Give a chapter's check the mutants of its claim, and see what it answers.

    refuted     by a witness
    rejected    not proved, or not a claim that the prover accepts
    survived    proved, proved for these cases, or consistent: a fault of the prover or of the check

The provers look for a witness before they prove anything, so a false claim seldom gets as far as
the proof. Some mutants of each claim are therefore tried a second time with that search switched
off. They must not be proved then, either.
"""

import random
from dataclasses import dataclass
from itertools import zip_longest

from proofbook.outcome import Consistent, Proved, ProvedForCases, Refuted
from proofbook.provers.query import at_most
from proofbook.provers.witness import without_search
from proofbook.variants import cases, expressions, falsify

MOST_COUNTED = 8  # mutants of one claim, of three times as many that are tried
MOST_UNAIDED = 3  # of these, tried without the search for a witness
EASY = 100_000  # work of z3 on a question when no witness is looked for


@dataclass(frozen=True)
class Answer:
    """What a check said of a mutant that is known to be false.

    Parameters
    ----------
    kind, mutant : what was changed, and the result in words.
    witness : the point or the place of the case at which the mutant is false.
    outcome : refuted, rejected or survived.
    unaided : the outcome when no witness is looked for; empty if that was not tried.
    """

    kind: str
    mutant: str
    witness: str
    outcome: str
    unaided: str = ""


def answers(prover, claim, options, statements, seed, most=MOST_COUNTED):
    """Return the kinds of the mutants made, those of the mutants tried,
    and the answers to those certainly false.

    Parameters
    ----------
    prover, claim, options : of the chapter's check.
    statements : for a function of a case, the pairs (case, statement) that the check has seen; else
        None.
    seed : a number or words, for the choice.
    most : how many false mutants of a symbolic claim are enough.
    """
    if statements is None and prover.__name__ != "simulation":
        return of_expressions(prover, claim, options, seed, most)
    return of_cases(prover, claim, options, statements, seed)


def of_expressions(prover, claim, options, seed, most, also=()):
    """Return the tally and the answers for a symbolic claim.

    Parameters
    ----------
    also : points that are looked at first, where they belong to the domain.
    """
    found = expressions.mutants(claim, options)
    points = [point for point in also if falsify.inside(claim, point)]
    points += falsify.domain(claim, seed)
    tried = []
    kept = []
    for mutant in spread(found, seed)[: 3 * most]:
        same = mutant.kind != "hypothesis" and mutant.claim.symbols == claim.symbols
        inside = points if same else falsify.domain(mutant.claim, seed)
        each = mutant.options.get("each", ())
        point = falsify.witness(
            mutant.claim, [point for point in inside if falsify.satisfied(each, point)]
        )
        tried.append(mutant.kind)
        if point is not None:
            outcome = answer(prover, mutant.claim, mutant.options)
            unaided = (
                answer_unaided(prover, mutant.claim, mutant.options)
                if len(kept) < MOST_UNAIDED
                else ""
            )
            kept.append(
                Answer(mutant.kind, str(mutant), str(falsify.shown(point)), outcome, unaided)
            )
        if len(kept) == most:
            break
    return [mutant.kind for mutant in found], tried, kept


def of_cases(prover, claim, options, statements, seed):
    """Return the tally and the answers for a function of a case, or for a claim about estimates."""
    seen = [(None, claim)] if statements is None else statements
    found = cases.mutants([statement for _, statement in seen], seed)
    kept = []
    for kind, changed in found:
        place = next((n for n, statement in enumerate(changed) if cases.is_false(statement)), None)
        if place is not None:
            said = answer(prover, *as_asked(changed, seen, options, statements is None))
            kept.append(Answer(kind, str(changed[place]), f"case {place + 1} of {len(seen)}", said))
    kinds = [kind for kind, _ in found]
    return kinds, kinds, kept


def as_asked(changed, seen, options, alone):
    """Return the claim and the options of the check,
    with the changed statements in place of what was seen.
    """
    if alone:
        return changed[0], options
    answer_to = {id(case): statement for (case, _), statement in zip(seen, changed, strict=True)}
    return lambda case: answer_to[id(case)], options | {"cases": [case for case, _ in seen]}


def spread(found, seed):
    """Return the mutants in a random order in which the kinds take turns."""
    rng = random.Random(f"{seed}")
    kinds = {}
    for mutant in rng.sample(found, len(found)):
        kinds.setdefault(mutant.kind, []).append(mutant)
    turns = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    return [mutant for one in turns for mutant in one if mutant is not None]


def answer(prover, claim, options):
    """Return refuted, rejected or survived."""
    try:
        outcome = prover(claim, **options)
    except ValueError:  # not a claim for this prover
        return "rejected"
    if isinstance(outcome, (Proved, ProvedForCases, Consistent)):
        return "survived"
    return "refuted" if isinstance(outcome, Refuted) else "rejected"


def answer_unaided(prover, claim, options):
    """Return what the prover answers if it does not look for a witness first."""
    with without_search(), at_most(EASY):
        return answer(prover, claim, options)
