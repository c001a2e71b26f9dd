"""What is shown of a claim is what was checked: no symbol may look like something else."""

import pytest
import sympy as sp

from proofbook.claim import eq, le, lt, symbolic
from proofbook.names import legal

x = sp.Symbol("x", positive=True)
Y = sp.IndexedBase("Y", real=True)
n, k = sp.symbols("n k", integer=True, positive=True)

ODD = [
    "{x}",
    "x^{2}",
    r"\frac{x}{2}",
    "7",
    r"\pi",
    r"\log{x}",
    "",
    " ",
    "x ",
    "х",
    r"x\!",
    "x!",
    "x__2",
    "x^2",
    "-x",
    "2x",
]
ODD += [
    "x y",
    "x_",
    "_x",
    "x_{1}",
    "pi",
    "oo",
    "infty",
    "log",
    "exp",
    "Max",
    "xabs",
    "xnorm",
    "xmag",
    "xavg",
    "xbold",
]
ODD += [
    "xcal",
    "xfrak",
    "Alpha",
    "Beta",
    "Rho",
    "x\u200b",
    "x,y",
    "x=1",
    "x<y",
    "$x$",
    "x\n",
    "x'",
    "h_T-1",
]
USED = [
    "x",
    "K",
    "alpha_t",
    "d_max",
    "C_E",
    "F_new",
    "l_12",
    "h_T−1",
    "ell",
    "Lambda",
    "chernoff",
    "barS",
    "inv_alpha_T",
]


@pytest.mark.parametrize("name", ODD)
def test_a_name_outside_the_grammar_is_refused(name):
    assert not legal(name)
    with pytest.raises(ValueError, match=r"^symbol: expected a name of the grammar"):
        symbolic(lt(sp.Symbol(name, negative=True), x))


@pytest.mark.parametrize("name", USED)
def test_names_of_papers_are_legal(name):
    assert legal(name)


LIKE_ANOTHER = [
    lt(sp.Symbol("x", negative=True), x),
    lt(sp.Symbol("Y_1", negative=True), Y[1] ** 2),
    lt(sp.Symbol("Y1", negative=True), Y[1] ** 2),
    lt(sp.Symbol("Y_k", negative=True), sp.Sum(Y[k] ** 2, (k, 1, n))),
    lt(sp.Symbol("Y", negative=True), Y[1] ** 2),
    lt(sp.Symbol("x_1", negative=True), sp.Symbol("x1", positive=True)),
    lt(sp.Symbol("lambda", negative=True), sp.Symbol("lamda", positive=True)),
    lt(
        sp.Symbol("ab", negative=True),
        sp.Symbol("a", positive=True) * sp.Symbol("b", positive=True),
    ),
    eq(sp.Symbol("e", positive=True), sp.E),
    lt(sp.Symbol("e", negative=True), sp.exp(x)),
    lt(sp.Symbol("gamma", negative=True), sp.EulerGamma),
]


@pytest.mark.parametrize("claim", LIKE_ANOTHER, ids=str)
def test_what_looks_like_something_else_in_the_claim_is_refused(claim):
    with pytest.raises(ValueError, match="looks like nothing else"):
        symbolic(claim)


def test_a_sequence_has_a_name_of_the_grammar_too():
    odd = sp.IndexedBase("{x}", real=True)
    with pytest.raises(ValueError, match="grammar"):
        symbolic(le(odd[1], x))


def test_a_name_may_be_used_again_where_nothing_is_alike():
    symbolic(le(sp.Symbol("e", positive=True), x))
    symbolic(le(sp.Symbol("ab", positive=True), sp.Symbol("a", positive=True)))
