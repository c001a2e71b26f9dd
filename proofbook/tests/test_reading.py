r"""A claim is compared with the paper's line: a misreading is caught, another spelling is not.

What SymPy's parser does not read, or reads as something else, is unread: then a person has to read
it.
"""

import pytest
import sympy as sp

from proofbook.reading import Reading, Unread, compare, difference, names_for, parsed

NAMES = {
    "lambda": r"\log(K)",
    "N": r"\lceil T/b \rceil",
    "R": r"\mathfrak{R}_T",
    "alpha_new": r"\alpha'",
    "D": r"\sum_{t=1}^T d_t",
}
BATCHES = (
    r"4\sqrt{\lceil T/b\rceil b^2 K} + 3\sqrt{(D+\lceil T/b\rceil b^2)\log(K)} \le 8\sqrt{TbK} +"
    r" 3\sqrt{D\log(K)}"
)
BATCHES_CLAIM = (
    r"\(4 \sqrt{K} \sqrt{N} b + 3 \sqrt{\lambda} \sqrt{D + N b^{2}} "
    r"\leq 3 \sqrt{D} \sqrt{\lambda} + 8 \sqrt{K} \sqrt{T} \sqrt{b}\)"
)
READ = {
    "batches": (BATCHES, BATCHES_CLAIM),
    "cube root": (
        r"x = \sqrt[3]{\tfrac{T(D+T)K}{C}}",
        r"\(x = \frac{\sqrt[3]{K} \sqrt[3]{T} \sqrt[3]{D + T}}{\sqrt[3]{C}}\)",
    ),
    "implied": (
        r"C \ge 2 \implies \min\{1, \frac{C}{d+1}\} < d",
        r"\(d > \min\left(1, \frac{C}{d + 1}\right)\)",
    ),
    "regret": (r"\mathfrak{R}_T \le \delta T + D", r"\(R \leq D + T \delta\)"),
    "sum": (r"x < \sum_{t=1}^T d_t", r"\(x < D\)"),
    "prime": (r"e^{\alpha'} \le \exp(x)", r"\(e^{\alpha_{new}} \leq e^{x}\)"),
    "subscript": (r"d_{\max} \le \nu_T", r"\(d_{max} \leq \nu_{T}\)"),
}


def answer(paper, formula, domain="", names=NAMES):
    return compare(paper, formula, domain, tuple(sorted(names.items())))


@pytest.mark.parametrize("name", READ)
def test_another_spelling_of_the_line_agrees(name):
    assert answer(*READ[name]) == Reading("agrees")


MISREADINGS = [
    ("batches", r"8 \sqrt{K}", r"7 \sqrt{K}"),  # a constant
    ("batches", r"b^{2}", "b"),  # an exponent
    # a root that is missing
    ("batches", r"\sqrt{\lambda} \sqrt{D + N b^{2}}", r"\lambda \sqrt{D + N b^{2}}"),
    ("batches", "D + N", "D - N"),  # a sign
    ("batches", r"\sqrt{T} \sqrt{b}", r"\sqrt{b}"),  # a factor that is missing
    ("batches", r"\leq", r"\geq"),  # the relation
    ("batches", r"\leq", "<"),
    ("batches", r"4 \sqrt{K} \sqrt{N} b + ", ""),  # a term that is missing
    ("cube root", r"\sqrt[3]{D + T}", r"\sqrt[3]{D}"),  # a summand
    ("cube root", r"\sqrt[3]{K} \sqrt[3]{T}", r"\sqrt{K} \sqrt[3]{T}"),  # the degree of a root
    ("implied", r"\min", r"\max"),  # the other extreme
    ("regret", r"T \delta", r"\delta"),
    ("subscript", "d_{max}", "d_{min}"),
]


@pytest.mark.parametrize(("name", "right", "wrong"), MISREADINGS)
def test_a_planted_misreading_is_caught(name, right, wrong):
    paper, formula = READ[name]
    assert right in formula
    found = answer(paper, formula.replace(right, wrong))
    assert found.word == "differs"
    assert found.why


def test_a_wrong_name_is_a_misreading():
    assert answer(*READ["batches"], names=NAMES | {"N": r"\lfloor T/b \rfloor"}).word == "differs"


def test_two_equations_that_hold_do_not_agree_for_that():
    assert answer("(a + b)^2 = a^2 + 2 a b + b^2", r"\(a b = b a\)").word != "agrees"
    assert answer(r"a \le a", r"\(b \leq b\)").word != "agrees"


def test_a_bound_up_to_a_constant_or_a_term_on_both_sides_is_for_a_reader():
    assert answer(r"R = O(\sqrt{T})", r"\(R \leq 3 \sqrt{T}\)").word != "agrees"
    assert answer("a + x < b + x", r"\(a < b\)").word == "differs"


def test_a_name_that_the_claim_declares_is_not_the_number_e():
    assert answer("x = e", r"\(x = e\)", "e > 0; x > 0").word == "agrees"
    assert answer("x = 2 e", r"\(x = 2 e^{1}\)").word == "agrees"
    assert difference(parsed("e"), sp.E, frozenset())


def test_where_a_name_may_be_negative_it_is_drawn_so():
    paper = r"\sqrt{x^2} = y"
    formula = r"\(x = y\)"
    assert answer(paper, formula, "x > 0; y > 0").word == "agrees"
    assert answer(paper, formula, "x real; y > 0").word == "differs"


def test_two_sides_that_are_nowhere_defined_do_not_agree():
    formula = r"\log(-x - 1) = y"
    assert answer(formula, rf"\({formula}\)").word == "differs"


@pytest.mark.parametrize(
    "text",
    [
        r"\int x",
        "x +",
        r"\frac{x}",
        "(x",
        r"\nabla F",
        r"x' + 1",
        r"\sum_{t=1}^T d_t",
        r"\E[x]",
        r"\mathbb{P}(A)",
        r"\operatorname{harmonic}(m)",
        r"\frac{d x}{d t}",
        r"|x|",
        r"\hat{x}",
        r"\mathfrak{R}_T",
        "x!",
    ],
)
def test_what_the_parser_does_not_read_rightly_is_unread(text):
    with pytest.raises(Unread):
        parsed(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r"\tfrac12 x^{-1/2}", 0.25),
        (r"2^3 x - \log(y)", 32),
        (r"\beta D + \log(x)\beta^{-1}", "D*beta + log(x)/beta"),
        (r"T(D+T)", "T*(D + T)"),
        (r"\log(K) D", "D*log(K)"),
        (r"\sqrt[3]{8} \lceil 1.2 \rceil \lfloor x / 3 \rfloor", 4),
        (r"\min\{x, 3\} \cdot \max\left(1, x\right)", 12),
        (r"T b K", "T*b*K"),
    ],
)
def test_formulas_have_the_value_that_a_reader_gives_them(text, value):
    expected = sp.sympify(value, locals={"beta": sp.Symbol("beta")})
    given = {sp.Symbol("x"): 4, sp.Symbol("y"): 1}
    found = (parsed(text) - expected).subs(given).doit()
    numbers = {symbol: k + 2 for k, symbol in enumerate(sorted(found.free_symbols, key=str))}
    assert abs(float(found.subs(numbers))) < 1e-12


def test_chains_and_claims_without_a_relation_are_unread():
    assert compare("x", r"\(x = 1\)").word == "unread"
    assert compare("x = 1", r"\(x\)") == Reading("unread", "the claim: no single relation")
    assert compare(r"p = x \le 1", r"\(p \leq 1\)").why.startswith("the paper")


def test_the_names_of_a_step_come_before_those_of_its_statement():
    found = {
        "names": {"L": "a"},
        "thm:x": {"L": "b", "M": "c"},
        "thm:x bandit-*": {"L": "d"},
        "integers": ["T"],
    }
    assert names_for(found, "thm:x", "bandit-a") == {"L": "d", "M": "c"}
    assert names_for(found, "thm:x", "full") == {"L": "b", "M": "c"}
    assert names_for(found, "thm:y", "bandit-a") == {"L": "a"}
