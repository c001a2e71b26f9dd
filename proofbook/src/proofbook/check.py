r"""Verdicts: what a chapter says about one displayed relation of the paper,
as a table and as a record.

`check` runs one prover on a claim and on a control, a false variant. It must come out refuted, with
a witness: a check that nobody has seen fail is decoration. Nor may the prover prove it when no
witness is looked for: it would not know the claim from the control. The claim may come out proved,
refuted or undecided. A refuted claim is a finding, not an error. `chain` shows several checks as
one table. The last expression of a cell displays itself; what is stored in the notebook is the
record, which the ledger collects.

The README shows which check is for what.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from proofbook import corrections, shown
from proofbook.around import (
    CITED,
    SESSION,
    checks_around,
    declared_around,
    is_outside,
    stored_checks,
)
from proofbook.claim import Claim, edit, hypotheses, symbolic, triviality
from proofbook.controls import require_near
from proofbook.errors import require
from proofbook.filing import control_of, filed, split
from proofbook.hypotheses import ASSUMPTION, linked, moved, of_record, with_own_symbols
from proofbook.kernel.statement import fingerprint
from proofbook.outcome import Refuted
from proofbook.provers.exhaustion import exhaustion, numeric, simulation
from proofbook.provers.order import refuted, settled
from proofbook.provers.query import at_most
from proofbook.provers.witness import PROVERS, known_prover, searched, without_search
from proofbook.records import KINDS, SETTLED, Verdicts, heading
from proofbook.remembered import in_order, kept_values, refuted_before, searched_before
from proofbook.stored import part, stored, written
from proofbook.words import told

LISTENERS = []
FOUND = ("point", "witness", "why", "closest")  # by a prover, besides its verdict
LITTLE_WORK = 100_000  # of z3, on a control, when no witness is looked for
ELSEWHERE = "words that the claims file of the book has"  # where no book lies around a cell


class ControlError(AssertionError):
    """The control was not refuted, so the check proves nothing."""


@dataclass(frozen=True)
class Asked:
    """Hold what a check asked: prover, claim, control, and the options of the prover."""

    prover: Any
    claim: Any
    control: Any
    options: dict = field(default_factory=dict)


@contextmanager
def listening(listener):
    """Tell a listener of every check that is made meanwhile: `listener(asked, record)`."""
    LISTENERS.append(listener)
    try:
        yield
    finally:
        LISTENERS.remove(listener)


def fitting(claim, control):
    """Return by what a control differs from a claim,
    or raise ValueError if the two do not belong together.
    """
    for name, said in {"claim": claim, "control": control}.items():
        require(isinstance(said, Claim), name, "a claim such as le(lhs, rhs), not lhs <= rhs", said)
    symbolic(claim)
    return edit(claim, control)


def evidence(claim, verdict):
    """Return what forces a verdict on a formula: the claim itself,
    and the digest of its formal statement.
    """
    found = {"formula": stored(claim)}
    if verdict in ("proved", "refuted"):
        found["lemma"] = fingerprint(claim, verdict)
    return found | ({"trivial": why} if (why := triviality(claim)) else {})


def lines(given):
    """Return the steps that a check takes as given, as a list: "step",
    or "label step" of another statement.
    """
    named = [given] if isinstance(given, str) else list(given)
    are_steps = all(isinstance(name, str) and len(name.split()) in (1, 2) for name in named)
    require(are_steps, "given", 'steps, "step" or "label step"', given)
    return named


def around(record):
    """Return the records that the hypotheses of a check may come from: those of its statement and
    of the statements that it names, and those that a cell has taken as an object.
    """
    here = Path.cwd()
    label = record["statement"]
    labels = {name.split()[0] for name in record.get("given", []) if len(name.split()) == 2} | {
        label
    }
    found = {}
    for other in labels:
        found |= checks_around(other, here)
    return found | CITED | SESSION


class Cases(tuple):
    """Finitely many cases, with the words that say which they are.

    Parameters
    ----------
    over : the cases in words. LaTeX stands between \\( and \\).
    cases : finite iterable.

    >>> Cases("n from 1 to 3", range(1, 4)).over
    'n from 1 to 3'
    """

    def __new__(cls, over, cases):
        """Hold the cases."""
        found = super().__new__(cls, cases)
        found.over = over
        return found


class Statement:
    """Speak for one statement of the paper: each method makes one record about one of its steps.

    Words stand in the claims file beside the paper's line, under the name of the row (see `words`),
    or in the call as `says`: a text for the claim, or a pair of texts, for the claim and the
    control. LaTeX stands between \\( and \\).

    Parameters
    ----------
    label : the label of the statement in the claims files.

    >>> import sympy as sp
    >>> from proofbook.provers import le, smt
    >>> x = sp.Symbol("x", real=True)
    >>> Statement("lem:toy").check("square", smt, le(2 * x, x**2 + 1), control=le(2 * x, x**2))
    ○ found by z3 | lem:toy square | \\(2 x \\leq x^{2} + 1\\)
        x real | z3: no counterexample exists | control refuted at x = 1: 2, 1
    """

    def __init__(self, label):
        self.label = label

    def __getitem__(self, name):
        """Return the claim of a check as a hypothesis for others.

        Parameters
        ----------
        name : the step, or the step and the variant of the check.

        >>> import sympy as sp
        >>> from proofbook.provers import ge, smt
        >>> x, y = sp.symbols("x y", real=True)
        >>> toy = Statement("lem:toy")
        >>> _ = toy.check("even", smt, ge(x**2, 0), control=1)
        >>> toy.check("next", smt, ge(y**2 + 1, 1, given=[toy["even"].at({x: y})]), control=2)
        ○ found by z3, given even | lem:toy next | \\(y^{2} + 1 \\geq 1\\)
            y real; y**2 >= 0 | z3: no counterexample exists | control refuted at y = 0: 1, 2
        """
        step, variant = (name, "") if isinstance(name, str) else name
        key = heading("check", self.label, step, variant)["id"]
        known = checks_around(self.label, Path.cwd())
        key = key if key in known else heading("stated", self.label, step, variant)["id"]
        require(key in known, "name", f"a check of {self.label} that was made or is stored", name)
        CITED[key] = known[key]
        return of_record(known[key])

    def assume(self, claim):
        """Return an assumption that the claims file declares, written as a formula, as a hypothesis.

        A hypothesis that is such a formula needs no word; this is for one with letters (`.named`).
        """  # noqa: E501
        (claim,) = hypotheses([claim])
        for one in declared_around(self.label, Path.cwd()):
            if one.says(claim):
                return moved(claim, {"kind": ASSUMPTION, "of": one.label, "name": one.name})
        if is_outside(Path.cwd()):
            return claim
        raise ValueError(
            f"claim: expected an assumption that {self.label} declares, received {claim}"
        )

    def stated(self, step, claim, *, for_all=(), variant=""):
        """Give a formula to a step that no prover of formulas checks:
        it is in Coq as a whole theorem, or cited.

        What rests on it says so. It counts only once a reader has compared the formula with the
        step.

        Parameters
        ----------
        claim : what the step states, its conditions as hypotheses.
        for_all : the symbols for all values of which it is stated.
        """
        record = heading("stated", self.label, step, variant)
        record |= {"verdict": "stated", "claim": wording(claim, None), "domain": claim.domain}
        record |= {
            "formula": stored(symbolic(claim)),
            "for_all": [written(symbol) for symbol in for_all],
        }
        SESSION[record["id"]] = record
        return shown.filed(Verdicts([record]))

    def check(
        self,
        step,
        left,
        relation=None,
        right=None,
        *,
        control=None,
        by=None,
        where=None,
        given=(),
        says=None,
        variant="",
        **options,
    ):
        """File a claim about a step with a control: a false variant that the same prover
        must reject. The filing displays itself at the end of its cell.

        Parameters
        ----------
        step : a step of the statement in the claims.
        left, relation, right : the two sides, and one of = != <= < >= > as a text; or a claim
            alone, such as le(lhs, rhs).
        control : what differs from the claim by one edit: another right side, another relation, or
            `without(hypothesis)`; or a whole claim.
        where : {letter: what it stands for}; a letter that is not negative may have a power,
            {p**3: 1 / T}. Each is a hypothesis, so that the claim with the values inserted does not
            become trivial.
        given : what the claim rests on, one or a list: formulas; claims of other checks,
            `theorem["step"]`; hypotheses about every k (`Each`); names of steps, "step", or "label
            step" of another statement, from which the claim is derived although no hypothesis says
            so. The verdict then reads "proved, given step".
        by : the prover, one of `proofbook.provers`, or its name. Without one the provers are asked
            in a fixed order (`provers.order`); the record says which settled it.
        says : words, if the claims file has none: for the claim, or a pair, for the claim and the
            control. The expression that they stand for is recorded beside them, as `formal`.
        variant : distinguishes several checks of the same kind on one step.
        options : passed to the prover, for the claim and the control alike.
            `check(step, prover, claim, control=...)` names the prover in the place of the claim.

        Returns
        -------
        Verdicts with one record.

        Raises
        ------
        ControlError : if the control is not refuted, or proved as soon as no witness is looked for.
        ValueError : if prover, claim and control do not belong together.

        >>> import sympy as sp
        >>> x = sp.Symbol("x", positive=True)
        >>> Statement("lem:toy").check("log", sp.log(x), "<=", x - 1, control=x - 2)
        ○ found by z3 | lem:toy log | \\(\\log{\\left(x \\right)} \\leq x - 1\\)
            x > 0 | z3: no counterexample exists, using log x <= x - 1, log x >= 1 - 1/x and that \
log grows | control refuted at x = 1: 0, -1
        """
        require(control is not None, "control", "a false variant of the claim", control)
        if relation is not None and not isinstance(relation, str):  # check(step, prover, claim)
            asked = Asked(left, relation, control, options)
            made = self.answered(step, asked, says, variant, given)
        else:
            formulas, each, names = split(given)
            claim = filed(left, relation, right, where, formulas)
            name = heading("check", self.label, step, variant)["id"]
            claim = in_order(claim, stored_checks(self.label, Path.cwd()).get(name, ()))
            if each:
                options = options | {"each": tuple(each)}
            asked = Asked(prover_of(by), claim, control_of(claim, control), options)
            made = self.answered(step, asked, says, variant, names)
        return shown.filed(made)

    def answered(self, step, asked, says, variant, given):
        """Ask the prover about the claim and the control, and return the record."""
        is_formula = asked.prover is None or known_prover(asked.prover).__name__ not in KINDS
        claim, control = asked.claim, asked.control
        if is_formula:
            claim, control = own(claim), own(control)
        kind = "inequality"
        if not is_formula:
            kind = KINDS[asked.prover.__name__]
        elif getattr(claim, "relation", "") == "=":
            kind = "identity"
        record = heading("check", self.label, step, variant, kind)
        says = told(record, says)
        before = stored_checks(self.label, Path.cwd()).get(record["id"], ())
        if isinstance(claim, Claim) and not (isinstance(control, Claim) or callable(control)):
            control = replace(claim, rhs=control)
        claim_words, control_words = words_of(claim, control, asked.control, says)
        if not is_formula and says is None and is_outside(Path.cwd()):
            claim_words = control_words = ELSEWHERE
        options = {
            name: tuple(value) if isinstance(value, Iterator) else value
            for name, value in asked.options.items()
        }
        asked = Asked(asked.prover, claim, control, options)
        edited = fitting(claim, control) if is_formula else {}
        shown_control = wording(control, control_words)
        called = f"{self.label} {step}"
        if is_formula:
            changed = part(*edited, replace(claim, **edited))
            known = refuted_before(claim, control, changed, before)
            was_searched = searched_before(claim, before)
            asked, outcome, answer = of_formula(asked, called, shown_control, known, was_searched)
        else:
            answer = asked.prover(control, **options)
            require_refuted(answer, called, shown_control)
            outcome = asked.prover(claim, **options)
        record |= {"prover": asked.prover.__name__}
        record |= {"method": outcome.method, "verdict": outcome.verdict}
        record |= {"given": lines(given)} if given else {}
        record |= {"claim": wording(claim, claim_words), **formal(claim, claim_words)}
        record |= {"domain": outcome.domain}
        record |= {name: getattr(outcome, name) for name in FOUND if hasattr(outcome, name)}
        record |= kept_values(getattr(outcome, "values", {}), before)
        record["control"] = {"planted": shown_control, **formal(control, control_words)}
        record["control"] |= {"verdict": "refuted", "witness": answer.witness}
        if is_formula:
            record |= evidence(claim, outcome.verdict)
            each = asked.options.get("each", ())
            declared = declared_around(self.label, Path.cwd())
            record |= linked(record, claim, each, declared, around(record))
            record["control"]["edit"] = changed
        SESSION[record["id"]] = record
        for listener in LISTENERS:
            listener(asked, record)
        return Verdicts([record])

    def exact(self, step, cases, claim, *, control=None, says=None, variant=""):
        """Check a claim, a function of a case, in each of the `Cases`, in exact arithmetic."""
        asked = {"control": control, "says": says, "variant": variant}
        return self.check(step, exhaustion, claim, cases=cases, over=cases.over, **asked)

    def sample(self, step, cases, claim, *, control=None, says=None, variant=""):
        """Compare the sides of an inequality at sampled `Cases`. That is no proof."""
        asked = {"control": control, "says": says, "variant": variant}
        return self.check(step, numeric, claim, cases=cases, over=cases.over, **asked)

    def simulate(
        self,
        step,
        left,
        relation=None,
        right=None,
        *,
        over,
        control=None,
        says=None,
        variant="",
    ):
        """Compare estimates, known up to their intervals, with bounds or with each other. That is
        no proof.

        Parameters
        ----------
        left, relation, right : an estimate, a relation as a text, and a bound; or a claim alone.
        over : the experiment in words.
        """
        claim = left if relation is None else Claim(left, relation, right)
        asked = {"control": control, "says": says, "variant": variant}
        return self.check(step, simulation, claim, over=over, **asked)

    def worst_case(
        self, step, found, *, exceeded, says, over, where="end of the search", variant="worst case"
    ):
        """Say which share of a bound a search for the worst instance reached. The control is a
        smaller share.

        Parameters
        ----------
        found : the share, a number or an estimate.
        exceeded : a share that the search certainly exceeds.
        says : of what it is the share, in words.
        over : the search in words.
        where : the place of the instance in the search.
        """
        words = (says, rf"at most \({exceeded}\) of the bound")
        cases = Cases(over, [where])

        def smaller(_):
            return Claim(found, "<=", exceeded)

        def bounded(_):
            return Claim(found, "<=", 1)

        return self.sample(step, cases, bounded, control=smaller, says=words, variant=variant)

    def cited(self, step, *, reference, says, variant=""):
        """Record a step that is taken from the literature and not checked here.

        >>> Statement("thm:lower").cited(
        ...     "statement", reference="Author et al. (2016)", says="a lower bound"
        ... )
        † assumed | thm:lower statement | a lower bound
            Author et al. (2016)
        """
        require(bool(reference.strip()), "reference", "where the proof is found", reference)
        words = {
            "prover": "cited",
            "method": reference,
            "verdict": "assumed",
            "claim": says,
            "domain": "",
        }
        record = heading("check", self.label, step, variant, "cited") | words
        return shown.filed(Verdicts([record]))

    def misprint(self, step, **words):
        """Record a slip in the notation, found by reading (see `corrections.misprint`)."""
        return corrections.misprint(self.label, step, **words)

    def remark(self, step, **words):
        """Record a remark on a wording: `written` or `read_as`,
        and a better one (see `corrections.remark`).
        """
        return corrections.remark(self.label, step, **words)

    erratum = staticmethod(corrections.erratum)
    sharp = staticmethod(corrections.sharp)


def own(said):
    """Return a claim with the symbols of its cell; anything else as it is."""
    return with_own_symbols(said) if isinstance(said, Claim) else said


def prover_of(by):
    """Return the prover of a name, or the one that is given; None for whoever settles it."""
    require(not isinstance(by, str) or by in PROVERS, "by", ", ".join(sorted(PROVERS)), by)
    return PROVERS[by] if isinstance(by, str) else by


def words_of(claim, control, written_as, says):
    """Return the words of a claim and of its control, None where formulas word themselves.

    Parameters
    ----------
    written_as : the control as it was given: one that is only a right side is shown as such.
    says : the words in the claims file or in the call.
    """
    if says is None:
        return None, None
    if not isinstance(says, str):
        return says
    is_side = isinstance(control, Claim) and not isinstance(written_as, Claim)
    return says, rf"\(\ldots {control.right}\)" if is_side else None


def of_formula(asked, called, shown_control, known=None, was_searched=False):
    """Return who settled a claim about formulas, what came out, and the refuted control.

    Parameters
    ----------
    known : the answer about the control, if it is known to be refuted.
    was_searched : whether a witness against the claim was looked for before, in vain.

    Raises
    ------
    ControlError : if the control is not refuted, or proved as soon as no witness is looked for.
    """
    if known is None and asked.prover is None:
        answer = refuted(asked.control, asked.options)
    else:
        answer = known or asked.prover(asked.control, **asked.options)
    require_refuted(answer, called, shown_control)
    prover, options, outcome = of_claim(asked, was_searched)
    asked = Asked(prover, asked.claim, asked.control, options)
    require_near(asked.claim, asked.control, answer.witness["point"])
    # what was tried for the claim is tried for the control, with little work, and no more
    with without_search(), at_most(LITTLE_WORK):
        unaided = asked.prover(asked.control, **asked.options | getattr(outcome, "effort", {}))
    if unaided.verdict in SETTLED:
        raise ControlError(f"{called}: {shown_control} is proved if no witness is looked for")
    return asked, outcome, answer


def of_claim(asked, was_searched):
    """Return who was asked about the claim, with which options, and the answer."""
    if was_searched:
        with searched(asked.claim):
            found = of_claim(asked, False)
        if found[-1].verdict in SETTLED:
            return found
    if asked.prover is None:
        return settled(asked.claim, asked.options)
    return asked.prover, asked.options, asked.prover(asked.claim, **asked.options)


def require_refuted(answer, called, shown_control):
    """Raise ControlError unless the answer about a control is that it is refuted."""
    if not isinstance(answer, Refuted):
        raise ControlError(f"{called}: the control {shown_control} came out {answer}")


def wording(claim, text):
    """Return what a claim says: the text given, else its LaTeX."""
    is_written = isinstance(text, str) or (
        isinstance(claim, Claim) and not hasattr(claim.lhs, "low")
    )
    require(is_written, "text", "words for a claim that is not an expression", text)
    return text if text is not None else rf"\({claim.latex}\)"


def formal(claim, text):
    """Return the expression that was checked, if words are shown in its place:
    readers can compare the two.
    """
    is_hidden = text is not None and isinstance(claim, Claim) and not hasattr(claim.lhs, "low")
    return {"formal": rf"\({claim.latex}\)"} if is_hidden else {}
