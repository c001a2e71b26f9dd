"""Ask z3 for a point at which hypotheses hold and goals fail.

Each part of an expression that z3 does not know, such as log(x), becomes a variable. What is said
of the variable is said only where the part is defined: where it is not, its value is free, and
nothing follows about anything else. A hypothesis is meant to be defined and true.
"""

import operator as op
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache, wraps

import sympy as sp
import z3

from proofbook.enclosure import PRECISIONS, at_point
from proofbook.provers.compare import ends
from proofbook.provers.defined import conditions

OPERATORS = {"=": op.eq, "!=": op.ne, "<=": op.le, "<": op.lt, ">=": op.ge, ">": op.gt}
RLIMIT = 3_000_000
LITTLE = 20_000  # work on a question in which products and powers are letters
DECIDED = {}  # from questions to answers with their points, and the work that they took
MOST_WORK = ContextVar("MOST_WORK", default=2**32 - 1)
SEARCH = ContextVar("SEARCH", default=True)  # whether provers look for a witness


@contextmanager
def setting(variable, value):
    """Give a context variable a value for a while."""
    token = variable.set(value)
    try:
        yield
    finally:
        variable.reset(token)


def at_most(work):
    """Let z3 do at most so much work on a question, in its own unit, whatever a check allows."""
    return setting(MOST_WORK, work)


def keeping(function):
    """Let a function keep its answers, with the limit on the work and with and without a search
    apart.
    """
    answers = lru_cache(maxsize=10_000)(lambda work, search, *question: function(*question))
    return wraps(function)(lambda *question: answers(MOST_WORK.get(), SEARCH.get(), *question))


def undefined(claim, rlimit=RLIMIT):
    """Return the first condition, necessary for both sides to be defined,
    that does not follow from the domain.
    """
    return gap(claim, min(rlimit, MOST_WORK.get()))


@lru_cache(maxsize=1_000)
def gap(claim, rlimit):
    """Return the first condition that does not follow with so much work. Each may use those before
    it.
    """
    needed = needed_by(claim)
    for place, condition in enumerate(needed):
        if not entailed((*claim.given, *condition.given), [condition], needed[:place], rlimit):
            return condition
    return None


def needed_by(claim):
    """Return the conditions for both sides of a claim to be defined."""
    return conditions(claim.lhs) + conditions(claim.rhs)


def entailed(given, goals, facts=(), rlimit=RLIMIT):
    """Tell whether z3 shows that, under the hypotheses,
    at least one of the goals is defined and holds.
    """
    return ask(given, goals, facts, rlimit)[0] == z3.unsat


def ask(given, goals, facts=(), rlimit=RLIMIT):
    """Ask z3 for a point that satisfies the hypotheses and violates every goal. Return its answer
    and the point.

    Each question has a context of its own: in a shared one the answer would depend on the questions
    asked before.

    Parameters
    ----------
    given : hypotheses.
    goals : claims, their own hypotheses left aside. One that is not defined is violated.
    facts : claims that are known to hold, and to be defined, wherever their own hypotheses hold.
    rlimit : the work z3 may do.
    """
    question = (tuple(given), tuple(goals), tuple(facts))
    most = min(rlimit, MOST_WORK.get())
    answer, point, work = DECIDED.get(question) or answered(*question, most)
    if work > most:  # it was decided, but with more
        answer, point, work = answered(*question, most)
    if answer != z3.unknown:
        DECIDED[question] = answer, point, work
    return answer, dict(point) if point else point


@lru_cache(maxsize=10_000)
def answered(given, goals, facts, rlimit):
    """Return the answer of z3 to a question (see `ask`), the point, and the work done:
    with less, z3 may give up.

    First it is asked with every product and power as a letter of its own: if there is no point even
    so, there is none, and z3 sees it at once by adding up the hypotheses.
    """
    answer, _, linear = solved(Linear, given, goals, facts, min(rlimit, LITTLE))
    if answer == z3.unsat:
        return answer, None, linear
    return solved(Dictionary, given, goals, facts, rlimit)


def solved(kind, given, goals, facts, rlimit):
    """Return the answer of z3 to a question in the words of a kind of dictionary, the point,
    and the work done.
    """
    alone = z3.Context()
    words = kind(known=[*(c for h in given for c in needed_by(h)), *facts])
    formulas = [formula for h in given for formula in words.defined_and_true(h)]
    formulas += [formula for fact in facts for formula in words.fact(fact)]
    formulas += [words.violation(goal) for goal in goals]
    solver = (
        z3.Solver(ctx=alone)
        if words.has_integers or kind is Linear
        else z3.SolverFor("QF_NRA", ctx=alone)
    )
    solver.set("rlimit", rlimit)
    solver.add(*(formula.translate(alone) for formula in words.meanings + formulas))
    answer = solver.check()
    point = words.point(solver.model()) if answer == z3.sat else None
    return answer, point, solver.statistics().get_key_value("rlimit count")


class Dictionary:
    """Translate SymPy into z3, one z3 variable for each symbol and each part that z3 does not
    know.
    """

    def __init__(self, known=()):
        self.known = set(known)
        self.variables = {}
        self.meanings = []
        self.has_integers = False

    def needs(self, *exprs):
        """Return the formulas of what the expressions need to be defined,
        None in place of what cannot be said.

        The terms of a sum need something for every value of the index. No formula without a
        quantifier says that.
        """
        needed = [
            condition
            for expr in exprs
            for condition in conditions(expr)
            if condition not in self.known
        ]
        return [None if condition.given else self.formula(condition) for condition in needed]

    def defined_and_true(self, claim):
        """Return the formulas of what is known if a claim is defined and true."""
        return [need for need in self.needs(claim.lhs, claim.rhs) if need is not None] + [
            self.formula(claim)
        ]

    def fact(self, claim):
        """Return the formulas of a claim that holds under its hypotheses; none if these cannot
        be said.
        """
        needs = self.needs(*(side for h in claim.given for side in (h.lhs, h.rhs)))
        if None in needs:
            return []
        premises = needs + [self.formula(h) for h in claim.given]
        return [z3.Implies(z3.And(*premises), formula) for formula in self.defined_and_true(claim)]

    def violation(self, goal):
        """Return the formula that a goal is undefined or false; true, which says nothing,
        if it cannot be said.
        """
        needs = self.needs(goal.lhs, goal.rhs)
        if None in needs:
            return z3.BoolVal(True)
        return z3.Or(self.formula(goal.negation), *map(z3.Not, needs))

    def formula(self, claim):
        """Translate a claim, its hypotheses left aside."""
        return OPERATORS[claim.relation](
            self.term(sp.sympify(claim.lhs)), self.term(sp.sympify(claim.rhs))
        )

    def term(self, expr):
        """Translate an expression."""
        if expr.is_Rational:
            return z3.RealVal(str(expr))
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
        """Translate a rational power through the variable r with r^q = base,
        and 1/r through s with r s = 1.
        """
        base, (p, q) = expr.base, (int(expr.exp.p), int(expr.exp.q))
        root = self.term(base)
        if q > 1:
            expr = sp.Pow(base, sp.Rational(1, q), evaluate=False)
            root = self.auxiliary(expr, lambda r: [r >= 0, product(r, q) == root])
        if p < 0:
            inner = root
            expr = sp.Pow(base, sp.Rational(-1, q), evaluate=False)
            root = self.auxiliary(expr, lambda r: [r * inner == 1])
        return product(root, abs(p))

    def extreme(self, expr):
        """Translate Max and Min through comparisons."""
        first, *rest = [self.term(arg) for arg in expr.args]
        for other in rest:
            keep = first >= other if isinstance(expr, sp.Max) else first <= other
            first = z3.If(keep, first, other)
        return first

    def variable(self, expr):
        """Return the variable of a symbol, of a rounding, or of a part unknown to z3,
        with what is known of it.
        """
        name = z3.Int if expr.is_integer else z3.Real
        if expr not in self.variables:
            self.has_integers |= bool(expr.is_integer)
            self.variables[expr] = name(f"v{len(self.variables)}")
            self.mean(expr, self.facts(expr, self.variables[expr]))
        found = self.variables[expr]
        return z3.ToReal(found) if expr.is_integer else found

    def mean(self, expr, facts):
        """Say something of the variable of an expression, provided that the expression is
        defined.
        """
        needs = self.needs(expr) if facts else []
        if None not in needs:
            self.meanings += [z3.Implies(z3.And(*needs), fact) if needs else fact for fact in facts]

    def facts(self, expr, variable):
        """Return the constraints that SymPy's assumptions, or the meaning of a rounding,
        put on a variable.
        """
        signs = {"positive": variable > 0, "negative": variable < 0, "nonnegative": variable >= 0}
        signs |= {"nonpositive": variable <= 0, "nonzero": variable != 0}
        facts = [fact for word, fact in signs.items() if getattr(expr, f"is_{word}")]
        if isinstance(expr, sp.Sum) and expr.function.is_nonnegative:
            facts.append(variable >= 0)
        if expr.is_number and has_value(expr):
            low, high = map(z3.RealVal, map(str, ends(expr)))
            facts += [low <= variable, variable <= high]
        if isinstance(expr, (sp.floor, sp.ceiling)):
            inner = self.term(expr.args[0])
            below = isinstance(expr, sp.floor)
            facts += (
                [variable <= inner, inner < variable + 1]
                if below
                else [variable >= inner, inner > variable - 1]
            )
        return facts

    def auxiliary(self, expr, meaning):
        """Return the auxiliary variable of an expression, introduced with its defining
        constraints.
        """
        if expr not in self.variables:
            self.variables[expr] = z3.Real(f"v{len(self.variables)}")
            self.mean(expr, meaning(self.variables[expr]))
        return self.variables[expr]

    def point(self, model):
        """Return the rational values of the symbols in a model, or None if one of them is
        irrational.
        """
        values = {}
        for expr, variable in self.variables.items():
            if expr.is_Symbol:
                value = model.eval(variable.translate(model.ctx), model_completion=True)
                if not (z3.is_int_value(value) or z3.is_rational_value(value)):
                    return None
                values[expr] = sp.Rational(
                    str(value.as_fraction() if z3.is_rational_value(value) else value)
                )
        return values


def has_value(number):
    """Tell whether a number certainly has a value: log(-1) has none."""
    return at_point(number, {}, PRECISIONS[-1]).is_finite()


class Linear(Dictionary):
    """Translate SymPy into z3 with a letter for each product and power,
    of which only the sign is known.
    """

    def term(self, expr):
        """Translate an expression."""
        factor, rest = expr.as_coeff_Mul()
        if factor != 1 and rest != 1:
            return (
                z3.RealVal(str(factor)) * self.term(rest)
                if factor.is_Rational
                else self.variable(expr)
            )
        return (
            self.variable(expr)
            if expr.is_Mul or (expr.is_Pow and not expr.is_Rational)
            else super().term(expr)
        )

    def point(self, model):
        """Return no point: what holds of letters need not hold of what they stand for."""
        return None  # noqa: RET501, a model has points


def product(term, times):
    """Multiply a term by itself."""
    return z3.Product([term] * times) if times > 1 else term if times else z3.RealVal(1)
