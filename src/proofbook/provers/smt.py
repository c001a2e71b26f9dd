"""Prove polynomial and rational (in)equalities, with roots, Min, Max, Abs and rounding, by the SMT solver z3.

z3 is asked for a point of the domain where the claim fails. Only the answer `unsat` (there is none) proves the claim.
Anything z3 does not understand, such as log(x), becomes a free variable of which only the sign is known. That is sound
for proofs: the claim then holds whatever the value. A model with such variables is no witness, and is not used as one.
"""

from contextlib import contextmanager
from contextvars import ContextVar

import sympy as sp
import z3

from proofbook.claim import ge, gt, ne
from proofbook.outcome import Proved, Refuted, Unknown
from proofbook.provers.compare import ends
from proofbook.provers.witness import ANY, after_search, describe, fails

RLIMIT = 3_000_000
MOST_WORK = ContextVar("MOST_WORK", default=2**32 - 1)
SURE = {">": "is_positive", ">=": "is_nonnegative", "!=": "is_nonzero"}  # what SymPy sees by itself


@after_search(ANY)
def smt(claim, lemmas=(), rlimit=RLIMIT):
    """Prove a claim by z3, or refute it at a point.

    Parameters
    ----------
    claim : symbolic claim. Its hypotheses are used.
    lemmas : tuples (prover, claim) or (prover, claim, options), proved first and then used as further facts.
    rlimit : the work z3 may do, in its own deterministic unit. Never a time.

    >>> x = sp.Symbol("x", real=True)
    >>> smt(ge(x**2 + 1, 2 * x)).verdict, smt(gt(x**2 + 1, 2 * x)).witness["point"]
    ('proved', {'x': '1'})
    """
    for prover, lemma, *options in lemmas:
        answer = prover(lemma, **(options[0] if options else {}))
        if not isinstance(answer, Proved):
            return Unknown("z3", claim.domain, f"the lemma {lemma} is {answer.verdict}")
    facts = [lemma for _, lemma, *_ in lemmas]
    if gap := undefined(claim, rlimit):
        return Unknown("z3", claim.domain, f"not shown: {gap}, without which a side is undefined")
    answer, point = ask(claim.given, [claim], facts, rlimit)
    if answer == z3.unsat:
        return Proved("z3: no counterexample exists" + lemma_note(facts), claim.domain)
    if point and fails(claim, point):
        return Refuted("z3: a counterexample", claim.domain, describe(claim, point))
    return Unknown("z3", claim.domain, "z3 neither proves it nor finds a counterexample")


@contextmanager
def at_most(work):
    """Let z3 do at most so much work on a question, in its own unit, whatever a check allows."""
    token = MOST_WORK.set(work)
    try:
        yield
    finally:
        MOST_WORK.reset(token)


def lemma_note(facts):
    """Say which lemmas were used."""
    return ", using " + " and ".join(map(str, facts)) if facts else ""


def undefined(claim, rlimit=RLIMIT):
    """Return the first condition, necessary for both sides to be defined, that does not follow from the domain."""
    known = list(claim.given)
    for condition in conditions(claim.lhs) + conditions(claim.rhs):
        if not entailed(known, [condition], rlimit=rlimit):
            return condition
        known.append(condition)
    return None


def conditions(expr):
    """List what must hold for an expression to be defined, innermost first.

    >>> x = sp.Symbol("x", real=True)
    >>> [str(condition) for condition in conditions(1 / sp.log(x))]
    ['x > 0', 'log(x) != 0']
    """
    found = []
    for part in sp.postorder_traversal(sp.sympify(expr)):
        if isinstance(part, sp.log):
            found.append(gt(part.args[0], 0))
        elif part.is_Pow and not part.exp.is_Integer:
            found.append(ge(part.base, 0) if part.exp.is_positive else gt(part.base, 0))
        elif part.is_Pow and part.exp.is_negative:
            found.append(ne(part.base, 0))
    return [condition for condition in found if not getattr(condition.lhs, SURE[condition.relation])]


def entailed(given, goals, facts=(), rlimit=RLIMIT):
    """Tell whether z3 shows that, under the hypotheses, at least one of the goals holds."""
    return ask(given, goals, facts, rlimit)[0] == z3.unsat


def ask(given, goals, facts=(), rlimit=RLIMIT):
    """Ask z3 for a point that satisfies the hypotheses and violates every goal. Return its answer and the point.

    Each question has a context of its own: in a shared one the answer would depend on the questions asked before.
    """
    words = Dictionary()
    formulas = [words.formula(h) for h in given] + [words.formula(goal.negation) for goal in goals]
    for fact in facts:
        premises = [words.formula(h) for h in fact.given]
        formulas.append(z3.Implies(z3.And(*premises), words.formula(fact)))
    alone = z3.Context()
    solver = z3.Solver(ctx=alone) if words.has_integers else z3.SolverFor("QF_NRA", ctx=alone)
    solver.set("rlimit", min(rlimit, MOST_WORK.get()))
    solver.add(*(formula.translate(alone) for formula in words.meanings + formulas))
    answer = solver.check()
    return answer, words.point(solver.model()) if answer == z3.sat else None


class Dictionary:
    """Translate SymPy into z3, one z3 variable for each symbol and each part that z3 does not know."""

    def __init__(self):
        self.variables, self.meanings, self.has_integers = {}, [], False

    def formula(self, claim):
        """Translate a claim, its hypotheses left aside."""
        lhs, rhs = self.term(sp.sympify(claim.lhs)), self.term(sp.sympify(claim.rhs))
        return {
            "=": lambda: lhs == rhs,
            "!=": lambda: lhs != rhs,
            "<=": lambda: lhs <= rhs,
            "<": lambda: lhs < rhs,
            ">=": lambda: lhs >= rhs,
            ">": lambda: lhs > rhs,
        }[claim.relation]()

    def term(self, expr):
        """Translate an expression."""
        if expr.is_Rational:
            return z3.Q(int(expr.p), int(expr.q))
        if expr.is_Add:
            return z3.Sum([self.term(arg) for arg in expr.args])
        if expr.is_Mul:
            return z3.Product([self.term(arg) for arg in expr.args])
        if expr.is_Pow and expr.exp.is_Rational and not isinstance(expr.base, sp.exp):
            return self.power(expr)
        if isinstance(expr, (sp.Max, sp.Min)):
            return self.extreme(expr)
        if isinstance(expr, sp.Abs):
            inner = self.term(expr.args[0])
            return z3.If(inner >= 0, inner, -inner)
        return self.variable(expr)

    def power(self, expr):
        """Translate a rational power through the variable r with r^q = base, and 1/r through s with r s = 1."""
        base, (p, q) = expr.base, (int(expr.exp.p), int(expr.exp.q))
        root = self.term(base)
        if q > 1:
            root = self.defined(
                sp.Pow(base, sp.Rational(1, q), evaluate=False), lambda r: [r >= 0, product(r, q) == root]
            )
        if p < 0:
            inner = root
            root = self.defined(sp.Pow(base, sp.Rational(-1, q), evaluate=False), lambda r: [r * inner == 1])
        return product(root, abs(p))

    def extreme(self, expr):
        """Translate Max and Min through comparisons."""
        first, *rest = [self.term(arg) for arg in expr.args]
        for other in rest:
            keep = first >= other if isinstance(expr, sp.Max) else first <= other
            first = z3.If(keep, first, other)
        return first

    def variable(self, expr):
        """Return the variable of a symbol, of a rounding, or of a part unknown to z3, with what is known of it."""
        name = z3.Int if expr.is_integer else z3.Real
        if expr not in self.variables:
            self.has_integers |= bool(expr.is_integer)
            self.variables[expr] = name(f"v{len(self.variables)}")
            self.meanings += self.known(expr, self.variables[expr])
        found = self.variables[expr]
        return z3.ToReal(found) if expr.is_integer else found

    def known(self, expr, variable):
        """Return the constraints that SymPy's assumptions, or the meaning of a rounding, put on a variable."""
        signs = {"positive": variable > 0, "negative": variable < 0, "nonnegative": variable >= 0}
        signs |= {"nonpositive": variable <= 0, "nonzero": variable != 0}
        facts = [fact for word, fact in signs.items() if getattr(expr, f"is_{word}")]
        if expr.is_number:
            low, high = (z3.Q(end.numerator, end.denominator) for end in ends(expr))
            facts += [low <= variable, variable <= high]
        if isinstance(expr, sp.floor):
            inner = self.term(expr.args[0])
            facts += [variable <= inner, inner < variable + 1]
        if isinstance(expr, sp.ceiling):
            inner = self.term(expr.args[0])
            facts += [variable >= inner, inner > variable - 1]
        return facts

    def defined(self, expr, meaning):
        """Return the auxiliary variable of an expression, introduced with its defining constraints."""
        if expr not in self.variables:
            self.variables[expr] = z3.Real(f"v{len(self.variables)}")
            self.meanings += meaning(self.variables[expr])
        return self.variables[expr]

    def point(self, model):
        """Return the rational values of the symbols in a model, or None if one of them is irrational."""
        values = {}
        for expr, variable in self.variables.items():
            if expr.is_Symbol:
                value = model.eval(variable.translate(model.ctx), model_completion=True)
                if not (z3.is_int_value(value) or z3.is_rational_value(value)):
                    return None
                values[expr] = sp.Rational(str(value.as_fraction() if z3.is_rational_value(value) else value))
        return values


def product(term, times):
    """Multiply a term by itself."""
    return z3.Product([term] * times) if times > 1 else term
