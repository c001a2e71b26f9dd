"""Write the proof of a relation: its roots, logarithms and other parts become variables,
denominators are cleared, and what is left, an inequality between polynomials, is shown by a
certificate.
"""

import re
from contextlib import suppress
from contextvars import ContextVar
from copy import copy
from fractions import Fraction
from math import lcm
from time import process_time

import sympy as sp

from proofbook.claim import Claim
from proofbook.kernel.certificate import certificate, reduced
from proofbook.kernel.statement import Whole, bracketed, fresh, integer, real

MOST_TERMS = 90
EFFORTS = (0, 1, 2)
SECONDS = ContextVar("SECONDS", default=20)
WORDS = {"<=": "le", "<": "lt", "=": "eq", "!=": "ne"}  # in the names of lemmas and tactics
EXTREMES = {sp.Max: "Rmax", sp.Min: "Rmin", sp.Abs: "Rabs"}
ROUNDED = {sp.floor: "floor", sp.ceiling: "ceil"}


class NoProofError(ValueError):
    """No proof was found."""


class Scene:
    """What is known at a place in a proof, and the lines of the proof so far.

    `names` say how Coq writes the parts of the claim; `cores` what stands for them as a rational
    function of variables. `hypotheses` are triples (name in Coq, relation, right side minus left
    side) with relation among <=, <, =, !=. `said` holds how Coq writes some of them, by name: those
    need not be stated again.
    """

    def __init__(self, lemma, names):
        self.names = dict(names)
        self.cores = {}
        self.lines = []
        self.hypotheses = []
        self.splits = []
        self.count = 0
        self.taken = {name for name, _ in lemma.binders}
        self.intros = [f"H{n}" for n in range(len(lemma.premises))]
        self.said = dict(zip(self.intros, lemma.premises, strict=True))
        facts = list(zip(self.intros, lemma.facts, strict=True))
        self.terms = [(name, fact) for name, fact in facts if isinstance(fact, str)]
        claims = [(name, fact) for name, fact in facts if not isinstance(fact, str)]

        def of_index(fact):
            return any(isinstance(symbol, sp.Dummy) for symbol in fact.symbols)

        self.known = [(name, fact) for name, fact in claims if not (fact.given or of_index(fact))]
        self.rewrites = []
        self.values = {}
        self.roots = {}
        self.end = process_time() + SECONDS.get()

    # ---------------------------------------------------------------- variables

    def fresh(self, letter):
        """Return a name that is not taken."""
        while True:
            self.count += 1
            name = f"{letter}{self.count}"
            if name not in self.taken:
                self.taken.add(name)
                return name

    def script(self, claim):
        """Return the script for a claim: its parts, and those of the hypotheses, become
        variables.
        """
        self.definitions()
        everything = [
            side for fact in (claim, *(fact for _, fact in self.known)) for side in fact.sides
        ]
        for side in everything:
            self.sums(side)
        self.integers()
        for part in (
            part
            for side in (*everything, *self.values.values())
            for part in sp.preorder_traversal(side)
        ):
            if (
                part.is_Pow
                and part.exp.is_Rational
                and not part.exp.is_Integer
                and part.base != sp.E
            ):
                # each is a power of one variable
                self.roots.setdefault(part.base, set()).add(abs(part.exp))
        for name, fact in sorted(
            self.known, key=lambda pair: len(pair[1].symbols & self.values.keys())
        ):
            relation, a, b = oriented(fact.relation, *self.all_cores((fact.lhs, fact.rhs)))
            name = {">": f"(Rgt_lt _ _ {name})", ">=": f"(Rge_le _ _ {name})"}.get(
                fact.relation, name
            )
            self.hypotheses.append((name, relation, b - a))
        sides = self.all_cores(claim.sides)
        for _, _, difference in list(self.hypotheses):
            self.denominators(difference)
        return [*self.lines, *self.finish(claim.relation, *sides)]

    def definitions(self):
        """Put what a hypothesis x = ... says in place of a real variable x."""
        for name, fact in list(self.known):
            symbol = fact.lhs
            value = sp.sympify(fact.rhs)
            if not (
                name in self.intros
                and fact.relation == "="
                and symbol in self.names
                and symbol.is_Symbol
            ):
                continue
            if (
                symbol.is_integer
                or value.has(symbol)
                or symbol in self.values
                or value.has(*self.values, sp.Sum)
            ):
                continue
            self.lines.append(f"subst {self.names[symbol]}.")
            self.known.remove((name, fact))
            self.values[symbol] = value
            self.rewrites.append((symbol, lambda value=value: f"({self.text(value)})"))
            self.refresh()

    def denominators(self, difference):
        """Show the signs of the factors of the denominator of a hypothesis, if that can be done."""
        for factor, _ in sp.factor_list(sp.fraction(sp.together(difference))[1])[1]:
            if plain_denominator(self, factor) is None:
                with suppress(NoProofError):
                    sign, name = self.either(factor)
                    self.hypotheses.append((name, "<", sp.expand(sign * factor)))

    def integers(self):
        """Add what the hypotheses say of integers: a < b means a + 1 <= b."""
        for _, fact in list(self.known):
            relation, a, b = oriented(fact.relation, *fact.sides)
            if relation != "<" or not (a.is_integer and b.is_integer):
                continue
            try:
                low = integer(a, self.names)
                high = integer(b, self.names)
            except ValueError:
                continue
            new = self.fresh("I")
            self.lines.append(
                f"next_integer {new} ({low})%Z ({high})%Z ({self.text(a)} + 1 <= {self.text(b)})."
            )
            self.known.append((new, Claim(a + 1, "<=", b)))

    def core(self, expr):
        """Return an expression as a rational function of variables."""
        expr = sp.sympify(expr)
        if expr in self.cores:
            return self.cores[expr]
        if expr in self.values:
            return self.core(self.values[expr])
        if expr.is_Rational:
            return expr
        if expr.is_Add or expr.is_Mul:
            return expr.func(*self.all_cores(expr.args))
        if expr.is_Pow and expr.exp.is_Integer:
            return self.core(expr.base) ** expr.exp
        self.introduce(expr)
        return self.cores[expr]

    def all_cores(self, exprs):
        """Return the cores of several expressions. Each may put something in place of variables of
        those before.
        """
        for expr in exprs:
            self.core(expr)
        return [self.core(expr) for expr in exprs]

    def introduce(self, expr):
        """Turn a part that is not rational into a variable, or into a power of one."""
        if expr.is_Symbol:
            self.symbol(expr)
        elif expr.is_Pow and expr.exp.is_Rational and expr.base != sp.E:
            self.root(expr)
        elif expr == sp.E:
            self.exponential(expr)
        else:
            INTRODUCED.get(expr.func, Scene.opaque)(self, expr)

    def variable(self, text, expr, letter):
        """Let a new variable stand for a part; Coq keeps what stands for a logarithm."""
        name = self.fresh(letter)
        keeps = f"remember ({text}) as {name} eqn:{self.fresh('E')} in *." if letter == "l" else ""
        self.lines.append(keeps or f"call {name} ({text}).")
        variable = sp.Symbol(name, real=True)
        self.know(expr, variable, name)
        return variable

    def symbol(self, expr):
        """Let a variable stand for a symbol: its own name,
        or a new one for the real number that an integer is.
        """
        name = self.names[expr]
        if expr.is_integer:
            new = self.fresh("z")
            self.lines.append(f"call {new} (IZR {name}).")
            self.names[expr] = Whole(name, new)
            name = new
        self.cores[expr] = sp.Symbol(str(name), real=True)

    def text(self, expr):
        """Return how Coq writes a part at present."""
        return real(expr, self.names)

    def sign(self, expr):
        """Return `<` if a rational function of variables is plainly positive, `<=` if nonnegative,
        else None.
        """
        signs = {}
        for _, relation, difference in self.hypotheses:
            c, rest = difference.as_coeff_Add()
            a, v = rest.as_coeff_Mul()  # c + a v: of v > 0, or of a v > -c, follows the sign of v
            if v.is_Symbol and a > 0 and relation in ("<", "<=") and (c < 0 or (c, a) == (0, 1)):
                signs[v] = "<" if c < 0 or "<" in (relation, signs.get(v)) else "<="
        known = {
            d: sp.Symbol(str(d), positive=True)
            for _, relation, d in self.hypotheses
            if relation == "<"
        }
        # of other symbols nothing is known
        words = {"<": {"positive": True}, "<=": {"nonnegative": True}, None: {}}
        told = {
            symbol: sp.Symbol(symbol.name, **words[signs.get(symbol)])
            for symbol in sp.sympify(expr).free_symbols
        }
        seen = sp.sympify(expr).xreplace(known).xreplace(told)
        return "<" if seen.is_positive else "<=" if seen.is_nonnegative else None

    def shown(self, expr, strict):
        """Return a script for 0 < expr or 0 <= expr, or None."""
        found = self.sign(expr)
        if found == "<" or (found == "<=" and not strict):
            return ["pos."]
        try:
            return self.polynomial("<" if strict else "<=", sp.together(expr), EFFORTS[:1], 0)
        except NoProofError:
            return None

    def prove_sign(self, expr, strict):
        """Assert 0 < expr or 0 <= expr and return the name of the fact, or raise NoProofError."""
        script = self.shown(expr, strict)
        if script is None:
            raise NoProofError(f"the sign of {expr}")
        name = self.fresh("S")
        self.said[name] = f"0 {'<' if strict else '<='} {coq(expr)}"
        self.lines += asserted(name, self.said[name], script)
        return name

    def root(self, expr):
        """Let one variable stand for the smallest root of a radicand that occurs;
        the other roots are its powers.
        """
        base = expr.base
        exponent = abs(expr.exp)
        wanted = self.roots.setdefault(base, {exponent})
        order = lcm(*(int(e.q) for e in wanted))
        if sp.Pow(base, sp.Rational(1, order), evaluate=False) not in self.cores:
            self.new_root(base, order, wanted)
        if expr not in self.cores:
            half = sp.Pow(base, sp.S.Half, evaluate=False)
            other = sp.Pow(base, exponent, evaluate=False)
            positive = self.cores[half] ** exponent.p if exponent.q == 2 else self.cores[other]
            self.cores[expr] = positive if expr.exp > 0 else 1 / positive

    def new_root(self, base, order, wanted):
        """Introduce r with r^order = base, and say which powers of r the other roots are."""
        under = self.core(base)
        strict = self.shown(under, True) is not None
        self.prove_sign(under, strict)
        radicand = self.text(base)
        name = self.fresh("r")
        fact = self.fresh("F")
        power = self.fresh("E")
        text = (
            f"sqrt {bracketed(radicand)}"
            if order == 2
            else f"rpow {bracketed(radicand)} (1 / {order})"
        )
        others = {sp.Rational(1, 2) if e.q == 2 else e for e in wanted} - {sp.Rational(1, order)}
        texts = {e: real(sp.Pow(base, e, evaluate=False), self.names) for e in sorted(others)}
        others = {e: (text, self.fresh("q"), self.fresh("E")) for e, text in texts.items()}
        if order == 2 and not others:
            self.lines.append(
                f"root{'' if strict else '_0'} {name} {fact} {power} {bracketed(radicand)}."
            )
        else:
            how = "(apply rpow_pos; lra)" if strict else "apply rpow_nonneg"
            self.lines.append(f"assert ({fact} : 0 {'<' if strict else '<='} {text}) by {how}.")
            self.lines.append(f"assert ({power} : {radicand} = ({text}) ^ {order}) by root_powers.")
            for e, (other, _, equation) in others.items():
                self.lines.append(
                    f"assert ({equation} : {other} = ({text}) ^ {e * order}) by root_powers."
                )
            self.lines.append(f"call {name} ({text}).")
        variable = sp.Symbol(name, real=True)
        self.know(sp.Pow(base, sp.Rational(1, order), evaluate=False), variable, name)
        for e, (other, another, _) in others.items():
            self.lines += [f"call {another} ({other}).", f"subst {another}."]
            self.know(
                sp.Pow(base, e, evaluate=False),
                variable ** int(e * order),
                f"({name} ^ {e * order})",
            )
        self.said[fact] = f"0 {'<' if strict else '<='} {name}"
        self.hypotheses.append((fact, "<" if strict else "<=", variable))
        if under.is_Symbol and under not in [split for split, *_ in self.splits]:
            self.lines.append(
                f"rewrite {power} in *." if under.name[0] == "l" else f"subst {under}."
            )
            self.replace(under, variable**order)
        else:
            self.hypotheses.append((power, "=", variable**order - under))

    def know(self, expr, core, name):
        """Say what stands for a part."""
        self.cores[expr], self.names[expr] = core, name
        self.refresh()

    def replace(self, symbol, value):
        """Put a value in place of a variable."""
        text = f"({coq(value)})"
        for expr, name in self.names.items():
            if getattr(name, "real", name) == str(symbol):
                self.names[expr] = Whole(str(name), text) if isinstance(name, Whole) else text
        self.refresh()
        self.cores = {expr: core.xreplace({symbol: value}) for expr, core in self.cores.items()}
        self.hypotheses = [
            (n, r, sp.together(d.xreplace({symbol: value}))) for n, r, d in self.hypotheses
        ]

        def put(inner):
            return inner and inner.xreplace({symbol: value})

        self.splits = [(n, [(put(v), put(d)) for v, d in pairs], m) for n, pairs, m in self.splits]

    def opaque(self, expr):
        """Let a variable stand for a part of which little is known: of a sum that of its terms,
        of them their sign.
        """
        facts = self.by_interval(expr) if expr == sp.pi else []
        function = parts_of(expr)[0]
        if isinstance(expr, sp.Indexed):
            index = " ".join(f"({integer(i, self.names)})%Z" for i in expr.indices)
            own = [name for name, base in self.terms if base == self.names[expr.base]]
            word = "<" if expr.base.label.is_positive else "<="
            facts = [
                (f"{name} {index}", lambda v: (word, v)) for name in own if expr.is_nonnegative
            ]
        elif not isinstance(expr, (sp.Sum, sp.harmonic)):
            self.all_cores(expr.args)
        elif function is not None and function.is_nonnegative:
            facts = [
                (
                    f"ltac:(apply sum_nonneg; each_term) : 0 <= {self.text(expr)}",
                    lambda v: ("<=", v),
                )
            ]
        self.with_facts(expr, "o", facts)

    def sums(self, side):
        """Split off the last terms of sums up to n + 1, write out sums over few numbers,
        and take sums apart.
        """
        for expr in side.atoms(sp.Sum, sp.harmonic):
            function, index, first, last = parts_of(expr)
            inner = any(
                isinstance(symbol, sp.Dummy) for symbol in expr.free_symbols - set(self.names)
            )
            if function is None or expr in self.values or inner:
                continue
            if first.is_Integer and last.is_Integer and 0 <= last - first <= MOST_TERMS:
                terms = [function.subs(index, k) for k in range(int(first), int(last) + 1)]
                value = sp.Add(*terms)
                proof = "written_out"
            elif (
                last.is_Add and last.args[0] == 1 and len(last.args) == 2 and last.args[1].is_Symbol
            ):
                is_harmonic = isinstance(expr, sp.harmonic)
                before = (
                    expr.func(last - 1)
                    if is_harmonic
                    else sp.Sum(function, (index, first, last - 1))
                )
                value = before + function.subs(index, last)
                proof = "last_term"
            elif isinstance(expr, sp.Sum) and (
                function.as_independent(index, as_Add=False)[0] != 1 or function.is_Add
            ):
                value, proof = self.linear(function, index, first, last)
            else:
                continue
            self.rewritten(expr, lambda value=value: f"({self.text(value)})", proof)
            self.values[expr] = value
            self.sums(value)

    def linear(self, function, index, first, last):
        """Return a sum as a combination of sums, and the script of its proof."""
        own = fresh([index], self.names)
        value = sp.S.Zero
        texts = []
        for term in sp.Add.make_args(sp.expand(function)):
            c, inner = term.as_independent(index, as_Add=False)
            names = self.names | own
            harmonic = (
                sp.harmonic(last)
                if first == 1 and inner == 1 / index
                else sp.Sum(inner, (index, first, last))
            )
            value += c * (last - first + 1 if inner == 1 else harmonic)
            factor = bracketed(real(c, names))
            texts.append(factor if inner == 1 else f"({factor} * {bracketed(real(inner, names))})")
        ends = f"({integer(first, self.names)})%Z ({integer(last, self.names)})%Z"
        return value, f"linear_sum {ends} (fun {own[index]} : Z => {' + '.join(texts)})"

    def rounding(self, expr):
        """Let a variable stand for a rounded number: it is less than 1 away."""
        inner = self.core(expr.args[0])
        argument = self.text(expr.args[0])
        word = ROUNDED[type(expr)]
        above = (lambda v: inner - v) if word == "floor" else (lambda v: v - inner)
        facts = [
            (f"{word}_{'le' if word == 'floor' else 'ge'} ({argument})", lambda v: ("<=", above(v)))
        ]
        facts += [(f"{word}_lt ({argument})", lambda v: ("<", 1 - above(v)))]
        split = (f"one_or_more ({integer(expr, self.names)})%Z", None)
        variable, (*_, note) = self.with_facts(expr, "f", [*facts, split])
        self.splits.append((None, [(None, 1 - variable), (None, variable - 2)], note))

    def logarithm(self, expr):
        """Expand a logarithm, or let a variable stand for it."""
        inner = expr.args[0]
        parts = inner.args if inner.is_Mul or inner.is_Pow else ()
        self.all_cores([part for part in parts if not isinstance(part, sp.exp)])
        expanded = sp.expand_log(expr, force=True)
        if expanded != expr and not expanded.has(sp.I):
            proof = "expand_ln; simpl INR; (ring || (field; nonzero) || field || lra)"
            self.rewritten(expr, lambda: f"({self.text(expanded)})", proof)
            self.cores[expr] = self.core(expanded)
            return
        under = self.core(inner)
        facts = []
        if expr.is_number:
            facts = self.by_interval(expr)
        elif self.shown(under, True):
            name = self.prove_sign(under, True)
            facts.append((f"ln_tangent _ {name}", lambda v: ("<=", under - 1 - v)))
            facts.append((f"ln_below _ {name}", lambda v: ("<=", v - 1 + 1 / under)))
        self.with_facts(expr, "l", facts)

    def by_interval(self, expr):
        """Return the facts that a number lies between two fractions."""
        # six digits
        value = sp.Rational(str(sp.N(expr, 12)))
        scale = 10**7
        text = self.text(expr)
        low = sp.Rational(sp.floor(value * scale) - 1, scale)
        high = sp.Rational(sp.ceiling(value * scale) + 1, scale)
        return [
            (f"(ltac:(interval) : {coq(low)} <= {text})", lambda v: ("<=", v - low)),
            (f"(ltac:(interval) : {text} <= {coq(high)})", lambda v: ("<=", high - v)),
        ]

    def with_facts(self, expr, letter, facts):
        """Let a variable stand for a part, with facts: pairs (term of Coq,
        function to relation and difference).

        Return the variable, and the names of the facts.
        """
        notes = [(self.fresh("F"), term, meaning) for term, meaning in facts]
        self.lines += [f"pose proof ({term}) as {note}." for note, term, _ in notes]
        variable = self.variable(self.text(expr), expr, letter)
        for note, _, meaning in notes:
            if meaning:
                relation, difference = meaning(variable)
                self.hypotheses.append((note, relation, sp.together(difference)))
        return variable, [note for note, *_ in notes]

    def rewritten(self, expr, text, proof):
        """Put another text in place of a part, equal by a proof;
        the text is asked for again when names change.
        """
        name = self.fresh("y")
        fact = self.fresh("E")
        before = self.text(expr)
        after = text()
        self.lines.append(f"assert ({fact} : {before} = {after}) by ({proof}).")
        self.lines += [f"call {name} ({before}).", f"subst {name}."]
        self.rewrites.append((expr, text))
        self.refresh()

    def refresh(self):
        """Write the texts of rewritten parts again."""
        for expr, text in [*self.rewrites, *self.rewrites]:
            self.names[expr] = text()

    def exponential(self, expr):
        """Let a variable stand for a power of e."""
        inner = expr.args[0] if expr.args else sp.S.One
        under = self.core(inner)
        argument = self.text(inner)
        facts = [(f"exp_pos ({argument})", lambda v: ("<", v)), (f"ln_exp ({argument})", None)]
        tangent = [(f"exp_tangent ({argument})", lambda v: ("<=", v - 1 - under))]
        self.with_facts(expr, "x", facts + (self.by_interval(expr) if expr.is_number else tangent))

    def extreme(self, expr):
        """Let a variable stand for a maximum, a minimum or an absolute value, to be split into
        cases.
        """
        arguments = sorted(expr.args, key=sp.default_sort_key)
        word = EXTREMES[type(expr)]
        values = self.all_cores(arguments)
        texts = [f"({self.text(argument)})" for argument in arguments]
        if word == "Rabs":
            alternatives = [(values[0], values[0]), (-values[0], -values[0])]
            self.split(f"Rabs {texts[0]}", f"Rabs_or {texts[0]}", alternatives, expr, None)
            return
        text = texts[0]
        value = values[0]
        for other, another in zip(texts[1:], values[1:], strict=True):
            gap = value - another if word == "Rmax" else another - value
            signs = [self.sign(value) or "", self.sign(another) or ""]
            sign = (
                max(signs, key=len) if word == "Rmin" else min(signs, key=lambda s: (not s, len(s)))
            )
            sign = None if word == "Rmin" and "" in signs else sign
            alternatives = [(value, gap), (another, -gap)]
            value = self.split(
                f"{word} {text} {other}", f"{word}_or {text} {other}", alternatives, expr, sign
            )
            text = str(value)

    def split(self, text, lemma, alternatives, expr, sign):
        """Introduce a variable of a known sign, with alternatives: pairs (value,
        what is nonnegative then).
        """
        fact = self.fresh("M")
        shown = self.fresh("S")
        self.lines.append(f"pose proof ({lemma}) as {fact}.")
        self.lines += [f"assert ({shown} : 0 {sign} {text}) by pos."] if sign else []
        variable = self.variable(text, expr, "m")
        self.hypotheses += [(shown, sign, variable)] if sign else []
        self.splits.append((variable, alternatives, fact))
        return variable

    # ---------------------------------------------------------------- the rational claim

    def finish(self, relation, lhs, rhs):
        """Return the script that shows a relation between rational functions, all cases of the
        splits.
        """
        if not self.splits:
            return self.rational(relation, lhs, rhs)
        variable, alternatives, fact = self.splits[0]
        equation = self.fresh("E")
        more = self.fresh("L")
        cases = f"[[{equation} {more}] | [{equation} {more}]]; try rewrite {equation} in *"
        script = [f"destruct {fact} as {cases if variable else f'[{more} | {more}]'}."]
        for value, gap in alternatives:
            case = copy(self)
            sides = (lhs, rhs)
            case.splits = self.splits[1:]
            case.hypotheses = [*self.hypotheses, (more, "<=", gap)]
            case.cores = dict(self.cores)
            case.names = dict(self.names)
            if variable:
                case.replace(variable, value)
                sides = [sp.sympify(side).xreplace({variable: value}) for side in sides]
            script += ["{", *case.finish(relation, *sides), "}"]
        return script

    def rational(self, relation, lhs, rhs):
        """Clear the denominators and show what is left."""
        kept = self.lines
        self.lines = {">": ["apply Rlt_gt."], ">=": ["apply Rle_ge."]}.get(relation, [])
        relation, lhs, rhs = oriented(relation, lhs, rhs)
        try:
            above, below = sp.fraction(sp.factor(sp.together(rhs - lhs)))
            above = sp.expand(above)
            below = sp.factor(below)
            if below.is_number:
                above = above / below
                below = sp.S.One
            c, factors = sp.factor_list(below)
            above = above / c
            below = sp.S.One
            # the signs of the factors of the denominator, which is then positive
            for factor, n in factors:
                sign = 1 if self.sign(factor) == "<" else self.either(factor)[0]
                above = above * sign**n
                below = below * sp.expand(sign * factor) ** n
            above = sp.expand(above)
            self.lines.append(f"fraction_{WORDS[relation]} ({coq(above)}) ({coq(below)}).")
            return [*self.lines, *self.polynomial(relation, above, EFFORTS)]
        finally:
            self.lines = kept

    def either(self, factor):
        """Show that a factor is positive, or its opposite; return the sign, and the name of the
        fact.
        """
        try:
            return 1, self.prove_sign(factor, True)
        except NoProofError:
            return -1, self.prove_sign(sp.expand(-factor), True)

    def polynomial(self, relation, above, efforts, squares=2):
        """Return the script for 0 relation above, a polynomial in the variables."""
        if process_time() > self.end:
            raise NoProofError("it takes too long")
        above, below = sp.fraction(sp.together(above))
        if below.free_symbols:
            raise NoProofError("a denominator")
        above = sp.expand(above / below)
        if not above.free_symbols and not self.hypotheses:
            return ["lra."]
        if relation in ("=", "!="):
            return (self.equation if relation == "=" else self.inequation)(above, efforts)
        found = self.sign(above)
        if found == "<" or (relation == "<=" and found):
            return ["pos."]
        problem = Problem(self, above)
        script = self.without_factors(relation, above, efforts, squares)
        for effort in efforts:
            script = script or problem.script(relation, effort)
            if effort == 0 and squares:
                script = script or self.by_squares(relation, above, squares)
        if not script:
            raise NoProofError(f"no certificate for 0 {relation} {above}")
        return script

    def equation(self, above, efforts):
        """Return the script for above = 0."""
        problem = Problem(self, above)
        if not problem.goal:
            return problem.quotients()
        script = []
        for name, side in (("L1", above), ("L2", -above)):
            script += asserted(name, f"0 <= {coq(side)}", self.polynomial("<=", side, efforts))
        return [*script, "lra."]

    def inequation(self, above, efforts):
        """Return the script for above <> 0: it is positive, or negative."""
        for side in (above, -above):
            try:
                return [
                    *asserted("L1", f"0 < {coq(side)}", self.polynomial("<", side, efforts)),
                    "lra.",
                ]
            except NoProofError:
                continue
        raise NoProofError(f"the sign of {above}")

    def without_factors(self, relation, above, efforts, squares):
        """Return the script after factors that are plainly positive were dropped,
        or None if there are none.
        """
        c, factors = sp.factor_list(above)
        inside = [
            (f, n)
            for f, n in factors
            if self.sign(f) is not None and (self.sign(f) == "<" or relation == "<=")
        ]
        if not inside or len(inside) == len(factors):
            return None
        outside = sp.expand(c * sp.Mul(*[f**n for f, n in factors if (f, n) not in inside]))
        common = sp.Mul(*[f**n for f, n in inside])
        fact = self.fresh("V")
        script = self.polynomial(relation, outside, efforts, squares)
        line = f"enough ({fact} : 0 {relation} ({coq(common)}) * ({coq(outside)})) by lra."
        return [line, f"apply mul_{WORDS[relation]}; [pos |].", *script]

    def by_squares(self, relation, above, squares):
        """Return the script that compares the squares of the positive and the negative terms, or
        None.
        """
        terms = sp.Add.make_args(above)
        minus = [t for t in terms if t.as_coeff_Mul()[0] < 0]
        p = sp.Add(*[t for t in terms if t not in minus])
        q = -sp.Add(*minus)
        roots = [core for key, core in self.cores.items() if key.is_Pow and core.is_Symbol]
        odd = [r for r in roots if any(sp.degree(t, r) % 2 for t in terms)]
        if not odd or not minus or p == 0 or not (self.sign(p) and self.sign(q)):
            return None
        squared = sp.expand(p**2 - q**2)
        problem = Problem(self, squared)
        less = as_expr(problem.goal, problem.symbols)  # reduced by the equations
        try:
            script = self.polynomial(relation, less, EFFORTS[:2], squares - 1)
        except NoProofError:
            return None
        lines = [f"enough ({self.fresh('V')} : 0 {relation} ({coq(p)}) - ({coq(q)})) by lra."]
        lines += [f"apply (by_powers_{WORDS[relation]} 2); [pos | pos | | lia]."]
        note = self.fresh("V")
        rest = sp.expand(squared - less)
        if rest == 0:
            return [*lines, f"enough ({note} : 0 {relation} {coq(less)}) by lra.", *script]
        quotients = asserted("V0", f"{coq(rest)} = 0", Problem(self, squared - less).quotients())
        return [*lines, *asserted(note, f"0 {relation} {coq(less)}", script), *quotients, "lra."]


INTRODUCED = {sp.exp: Scene.exponential, sp.log: Scene.logarithm}
INTRODUCED |= dict.fromkeys(EXTREMES, Scene.extreme) | dict.fromkeys(ROUNDED, Scene.rounding)


class Problem:
    """An inequality 0 <= above or 0 < above between polynomials, under the hypotheses of a
    scene.
    """

    def __init__(self, scene, above):
        self.scene = scene
        self.above = above
        self.lines = []
        self.known = []
        equations = []
        for name, relation, difference in scene.hypotheses:
            if relation != "!=":
                self.collect(name, relation, difference, equations)
        relevant = self.relevant(equations)
        self.known = [fact for fact in self.known if fact[1].free_symbols <= relevant]
        equations = [equation for equation in equations if equation[1].free_symbols <= relevant]
        self.symbols = sorted(relevant, key=str)
        self.rules = []
        self.used = []
        for name, p in equations:
            rule = leading(p, self.symbols)
            if rule and all(rule[0] != other[0] for other in self.rules):
                self.rules.append(rule)
                self.used.append((name, p))
        self.goal, self.factors = reduced(as_dict(above, self.symbols), self.rules)

    def relevant(self, equations):
        """Return the variables that are connected with those of the goal by hypotheses."""
        sets = [p.free_symbols for _, p, _ in self.known] + [p.free_symbols for _, p in equations]
        found = set(self.above.free_symbols)
        before = None
        while found != before:
            before = set(found)
            found = found.union(*(some for some in sets if some & found))
        return found or set().union(*sets)

    def collect(self, name, relation, difference, equations):
        """Add a hypothesis, its denominator cleared, to those known."""
        above, below = sp.fraction(sp.together(difference))
        if below.free_symbols:
            positive = plain_denominator(self.scene, below)
            if positive is None:
                return
            above = sp.expand(above * positive[0])
            below = positive[1]
            new = self.scene.fresh("N")
            self.lines.append(
                f"numerator_{WORDS[relation]} {new} {bracketed(name)} ({coq(above)})"
                f" ({coq(below)})."
            )
            self.scene.said[new] = f"0 {relation} {coq(above)}"
            name = new
        else:
            above = sp.expand(above / below)
        if relation == "=" and above.free_symbols:
            equations.append((name, above))
        elif relation != "=" and (above.free_symbols or not above > 0):
            self.known.append((name, above, relation == "<"))

    def quotient(self, factors):
        """Return the lines that state multiples of the equations, and their names."""
        lines = []
        names = []
        for (_, p), factor in zip(self.used, factors, strict=True):
            if factor:
                names.append(self.scene.fresh("Q"))
                text = f"({coq(as_expr(factor, self.symbols))}) * ({coq(p)}) = 0"
                lines.append(f"assert ({names[-1]} : {text}) by (apply mul_zero; lra).")
        return lines, names

    def quotients(self):
        """Return the script for above = 0, if the equations reduce it to zero."""
        lines, names = self.quotient(self.factors)
        return [*self.lines, *lines, f"clear - {' '.join(names)}; lra."] if names else ["ring."]

    def script(self, relation, effort):
        """Return the script that adds up the products of a certificate, or None."""
        strict = relation == "<"
        polynomials = [(as_dict(p, self.symbols), s) for _, p, s in self.known]
        found = certificate(polynomials, (self.goal, strict), self.rules, effort)
        if found is None:
            return None
        above = self.above
        lines = [
            *self.lines,
            "apply Rnot_lt_le; intro Neg." if not strict else "apply Rnot_le_lt; intro Neg.",
        ]
        lines.append(f"assert (Neg0 : 0 {'<=' if strict else '<'} {coq(-above)}) by lra.")
        facts = {"Neg0": "Neg0"}
        kept = ["Neg"]
        for places, with_goal, square in found:
            factors = [self.known[place] for place in places] + (
                [("Neg0", -above, not strict)] if with_goal else []
            )
            for name, p, s in factors:
                text = f"0 {'<' if s else '<='} {coq(p)}"
                if name not in facts:
                    facts[name] = (
                        name if self.scene.said.get(name) == text else self.scene.fresh("P")
                    )
                    if facts[name] != name:
                        lines.append(
                            f"assert ({facts[name]} : {text}) by (pose proof {name}; lra)."
                        )
            root = as_expr(dict(square), self.symbols) if square else None
            if len(factors) == 1 and not square:
                kept.append(facts[factors[0][0]])
            elif factors or square:
                kept.append(self.scene.fresh("T"))
                lines.append(f"pose proof {product(factors, facts, root)} as {kept[-1]}.")
            polynomial = sp.Mul(*[p for _, p, _ in factors], *([root**2] if square else []))
            more, names = self.quotient(
                reduced(as_dict(sp.expand(polynomial), self.symbols), self.rules)[1]
            )
            lines += more
            kept += names
        return [*lines, f"clear - {' '.join(dict.fromkeys(kept))}; lra."]


def product(factors, facts, root):
    """Return the term of Coq that says that a product of facts, and of a square,
    is positive or nonnegative.
    """
    terms = [(facts[name], s) for name, _, s in factors]
    terms += [(f"(square ({coq(root)}))", False)] if root is not None else []
    term, strict = terms[0]
    for other, more in terms[1:]:
        if strict and more:
            term = f"(mul_lt _ _ {term} {other})"
        else:
            left, right = (
                f"(Rlt_le _ _ {t})" if s else t for t, s in ((term, strict), (other, more))
            )
            term = f"(mul_le _ _ {left} {right})"
            strict = False
    return term


def asserted(name, text, script):
    """Return the lines that state a fact and show it."""
    if len(script) > 1:
        return [f"assert ({name} : {text}).", "{", *script, "}"]
    tactic = script[0].removesuffix(".")
    return [f"assert ({name} : {text}) by {tactic if tactic.isalpha() else f'({tactic})'}."]


def parts_of(expr):
    """Return the function, the index and the ends of a sum over one index, else four times None."""
    if isinstance(expr, sp.harmonic) and len(expr.args) == 1:
        index = sp.Dummy("k", integer=True, positive=True)
        return 1 / index, index, sp.S.One, expr.args[0]
    if isinstance(expr, sp.Sum) and len(expr.limits) == 1:
        return expr.function, *expr.limits[0]
    return None, None, None, None


def oriented(relation, lhs, rhs):
    """Return a relation and its sides, those of > and >= exchanged."""
    return (relation.replace(">", "<"), rhs, lhs) if ">" in relation else (relation, lhs, rhs)


def plain_denominator(scene, below):
    """Return a sign and the denominator times it, if it is plainly positive or negative; else
    None.
    """
    for sign in (1, -1):
        if scene.sign(sp.factor(sign * below)) == "<":
            return sign, sp.factor(sign * below)
    return None


def coq(expr):
    """Print a rational function of variables."""
    expr = sp.sympify(expr)
    return real(expr, {symbol: symbol.name for symbol in expr.free_symbols})


def as_dict(expr, symbols):
    """Return a polynomial as a dict from exponents to fractions."""
    terms = sp.Poly(expr, *symbols).terms() if expr != 0 else []
    return {tuple(map(int, e)): Fraction(int(c.p), int(c.q)) for e, c in terms}


def as_expr(p, symbols):
    """Return a dict as an expression."""
    terms = [
        (Fraction(c), sp.Mul(*[s**n for s, n in zip(symbols, e, strict=True)]))
        for e, c in p.items()
    ]
    return sp.Add(*[sp.Rational(c.numerator, c.denominator) * monomial for c, monomial in terms])


def newest_root(e, terms, symbols):
    """Return the number of a root if a monomial is a power of it and no other has it, else 0:
    a triangular order.
    """
    places = [place for place, n in enumerate(e) if n]
    alone = len(places) == 1 and sum(bool(other[places[0]]) for other in terms) == 1
    found = re.fullmatch(r"r(\d+)", str(symbols[places[0]])) if alone else None
    return int(found.group(1)) if found else 0


def leading(p, symbols):
    """Return an equation as a rule: its largest monomial, and what stands for it;
    None if it is constant.
    """
    terms = as_dict(p, symbols)
    lead = max(terms, key=lambda e: (newest_root(e, terms, symbols), sum(e), e))
    if not any(lead):
        return None
    c = terms.pop(lead)
    return lead, {e: -d / c for e, d in terms.items()}
