"""Ask the provers about random claims, and count what they say.

A false claim that is proved is a fault, and so is a true one that is refuted. Whether a claim is
false at a point is computed by `proofbook.kernel.value`, exactly or to sixty digits.
"""

import random
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import chain, islice

from fuzz import hostile, linked
from fuzz.grammar import GRAMMAR
from proofbook.provers.query import at_most
from proofbook.provers.witness import without_search
from proofbook.variants.expressions import mutants
from proofbook.variants.falsify import domain, inside, random_points, shown, witness

WORK = 50_000  # of z3 on a question: much less than a check allows
RANDOM = 40  # random points of a domain, besides simple ones
NEAR = 2  # false claims near each true one
TRIED = 6  # mutants looked at to find them
PROOFS = ("proved", "proved for these cases", "consistent")


@dataclass
class Tally:
    """Count, by prover, true claims, those proved, and false claims; what links say of checks;
    keep every fault in words.
    """

    true: Counter = field(default_factory=Counter)
    proved: Counter = field(default_factory=Counter)
    false: Counter = field(default_factory=Counter)
    links: Counter = field(default_factory=Counter)
    faults: list = field(default_factory=list)

    def __str__(self):
        lines = [f"{'prover':14}{'true':>8}{'proved':>9}{'false':>8}"]
        for name in GRAMMAR:
            share = f"{self.proved[name] / self.true[name]:.0%}" if self.true[name] else "-"
            lines.append(f"{name:14}{self.true[name]:8}{share:>9}{self.false[name]:8}")
        if self.links:
            lines.append("links: " + ", ".join(f"{n} {word}" for word, n in self.links.items()))
        total = (
            f"{sum(self.true.values())} true and {sum(self.false.values())} false claims,"
            f" {len(self.faults)} faults"
        )
        return "\n".join([*lines, total, *self.faults])


def fuzz(number, seed, tally=None):
    """Ask about so many true claims, the provers in turn,
    and about false ones near each. Yield the tally after each.

    Parameters
    ----------
    number : how many true claims.
    seed : number or words. The claims depend on nothing else.

    >>> [tally.faults for tally in fuzz(1, seed=0)]
    [[]]
    """
    tally = tally or Tally()
    for count in range(number):
        rng = random.Random(f"{seed} {count}")
        name = list(GRAMMAR)[count % len(GRAMMAR)]
        question = GRAMMAR[name](rng)
        ask_true(name, question, f"{seed} {count}", tally)
        for false, why in false_questions(question, rng, f"{seed} {count}"):
            ask_false(name, false, why, tally)
        yield tally


def fuzz_links(number, seed, tally=None):
    """Follow the links of so many groups of checks; yield the tally after each.

    >>> [tally.faults for tally in fuzz_links(2, seed=0)]
    [[], []]
    """
    tally = tally or Tally()
    for count in range(number):
        made = linked.graph(f"{seed} {count}")
        for key in made.order:
            follow(made, key, f"{seed} {count}", tally)
        yield tally


def follow(made, key, seed, tally):
    """Look at one check of a group: what stands alone must be true."""
    found = linked.stands(made, key)
    if isinstance(found, str):
        tally.links[found] += 1
        return
    tally.links["stands alone"] += 1
    point = found_false(found, seed)
    if point is not None:
        tally.faults.append(f"links, {seed}, {key}: {found} stands alone, false at {shown(point)}")


def found_false(claim, seed):
    """Return a point at which a claim is false or undefined, or None: simple points,
    then random ones.
    """
    rng = random.Random(f"{seed} more")
    more = islice((point for point in random_points(claim, rng) if inside(claim, point)), RANDOM)
    return witness(claim, chain(domain(claim, seed), more))


def verdict(question, aided=True):
    """Return the verdict on a question, or "refused" if the prover does not take the claim."""
    try:
        with at_most(WORK):
            if aided:
                return question.prover(question.claim, **question.options).verdict
            with without_search():
                return question.prover(question.claim, **question.options).verdict
    except ValueError:
        return "refused"


def ask_true(name, question, seed, tally):
    """Ask about a claim that is true by construction."""
    point = found_false(question.claim, seed)
    said = verdict(question)
    tally.true[name] += 1
    tally.proved[name] += said == "proved"
    if point is not None:
        tally.faults.append(
            f"{name}: made as true, but false at {shown(point)}: {worded(question)}"
        )
    if said == "refuted":
        tally.faults.append(f"{name}: true, but refuted: {worded(question)}")


def ask_false(name, question, why, tally):
    """Ask about a claim that must not be proved, with the search for a witness and without."""
    tally.false[name] += 1
    for aided in (True, False):
        said = verdict(question, aided)
        if said in PROOFS:
            how = "as used" if aided else "unaided"
            tally.faults.append(f"{name}, {how}: {said}, but {why}: {worded(question)}")


def false_questions(question, rng, seed):
    """Yield questions that must not be answered with a proof, and why: a point,
    or that there is none.
    """
    near = []
    for mutant in rng.sample(
        found := mutants(question.claim, question.options), min(TRIED, len(found))
    ):
        changed = replace(question, claim=mutant.claim, options=mutant.options)
        near += false_somewhere(changed, seed)
        if len(near) == NEAR:
            break
    yield from near
    yield from false_somewhere(hostile.undefined(rng, question), seed)
    yield hostile.empty(rng, question), "the domain is empty"
    yield hostile.edge(rng), "false or without a value at an edge"
    for false, why in near[:1]:
        yield hostile.lemma(rng, false), why
        yield hostile.split(rng, false), why


def false_somewhere(question, seed):
    """Return the question and a point where its claim is false or undefined, in a list,
    empty without one.
    """
    point = found_false(question.claim, seed)
    return [(question, f"false at {shown(point)}")] if point is not None else []


def worded(question):
    """Return a question in words."""
    return f"{question.claim} for {question.claim.domain} {question.options or ''}"
