"""A claim is compared with the paper's line: a misreading is caught, another spelling is not."""

import pytest

from proofbook.latex_value import Formula, Point, Unreadable
from proofbook.reading import (
    CONSTANTS,
    LOGARITHM,
    SUMMAND,
    Reading,
    compare,
    names_for,
    relations,
)

INTEGERS, SEQUENCES = ("T", "K", "C", "b", "d", "t"), ("d", "sigma", "mu")
BATCHES = r"4\sqrt{\lceil T/b\rceil b^2 K} + 3\sqrt{(D+\lceil T/b\rceil b^2)\log(K)} \le 8\sqrt{TbK} + 3\sqrt{D\log(K)}"
BATCHES_CLAIM = (
    r"\(4 \sqrt{K} \sqrt{N} b + 3 \sqrt{\lambda} \sqrt{D + N b^{2}} "
    r"\leq 3 \sqrt{D} \sqrt{\lambda} + 8 \sqrt{K} \sqrt{T} \sqrt{b}\)"
)
ROOT_3 = r"\sqrt{K} T \alpha p^{-1} = \sqrt[3]{\tfrac{T(D+T)K}{C}}"
HARMONIC = r"\sum_{s=1}^{t} \frac{1}{\nu_s (t-s+1)} \le 1"
NAMES = {
    "lambda": r"\log(K)",
    "N": r"\lceil T/b \rceil",
    "p": r"\sqrt[3]{\tfrac{C^2 T K}{(D+T)^2}}",
    "alpha": r"\sqrt[3]{\tfrac{C\sqrt{K}}{T(D+T)}}",
    "nu_s": "2 H_s",
    "R": r"\mathfrak{R}_T",
}
READ = {
    "batches": (BATCHES, BATCHES_CLAIM, "D > 0; K >= 1; T > 0; b > 0"),
    "cube root": (
        ROOT_3,
        r"\(\frac{\sqrt[3]{K} \sqrt[3]{T} \sqrt[3]{D + T}}{\sqrt[3]{C}} = "
        r"\frac{\sqrt[3]{K T \left(D + T\right)}}{\sqrt[3]{C}}\)",
        "C > 0; D > 0; K > 0; T > 0",
    ),
    "harmonic": (
        HARMONIC,
        r"\(\sum_{s=1}^{t} \frac{1}{2 \left(- s + t + 1\right) \operatorname{harmonic}{\left(s \right)}} \leq 1\)",
        "t = 1, 2, …",
    ),
    "order": (
        r"\mathfrak{R}_T = O\left(\sqrt{T(d+1)\log(K)}\right)",
        r"\(R \leq 15 \sqrt{T} \sqrt{d + 1} \sqrt{\lambda}\)",
        "R > 0; T > 0; d ≥ 0",
    ),
    "implied": (
        r"C \ge 2 \implies \min\{1, \frac{C}{d+1}\} < d",
        r"\(d > \min\left(1, \frac{C}{d + 1}\right)\)",
        "C > 0; d > 0",
    ),
    "sum": (r"\sum_{t=1}^T d_t \le \sum_{s\in [T]} \sigma_s", r"\(D \leq \sum_{i=1}^{T} {\sigma}_{i}\)", "T = 1, 2, …"),
}


def answer(paper, formula, domain, names=NAMES):
    names = tuple(sorted((names | {"D": r"\sum_{t=1}^T d_t"}).items()))
    return compare(paper, formula, domain, names, INTEGERS, (*SEQUENCES, "nu"))


@pytest.mark.parametrize("name", READ)
def test_another_spelling_of_the_line_agrees(name):
    assert answer(*READ[name]).word == "agrees"


def test_the_same_term_or_factor_on_both_sides_does_not_matter():
    assert answer("a + x < b + x", r"\(a < b\)", "a > 0; b > 0") == Reading("agrees", "up to a term on both sides")
    assert answer("a x < b x", r"\(a < b\)", "a > 0; b > 0") == Reading("agrees", "up to a factor on both sides")
    assert answer("a x < b", r"\(a < b\)", "a > 0; b > 0").word == "differs"
    assert answer("-a < -b", r"\(a < b\)", "a > 0; b > 0").word == "differs"


def test_an_order_bounds_from_its_side_only():
    upper, lower = r"r = O(\sqrt{T})", r"r = \Omega(\sqrt{T})"
    claims = {r"\(r \leq 3 \sqrt{T}\)": "upper", r"\(r \geq 3 \sqrt{T}\)": "lower", r"\(3 \sqrt{T} \leq r\)": "lower"}
    for claim, side in claims.items():
        for line, name in ((upper, "upper"), (lower, "lower")):
            assert answer(line, claim, "T > 0").word == ("agrees" if side == name else "differs")
        assert answer(r"r = \Theta(\sqrt{T})", claim, "T > 0") == Reading("agrees", "up to a constant")


def test_each_term_of_an_order_may_have_a_constant_and_the_bounded_side_counts():
    line = r"r = O\left(\sqrt{T K} + d\right)"
    assert answer(line, r"\(r \leq 3 \sqrt{T} \sqrt{K} + 5 d\)", "K > 0; T > 0; d > 0").why == CONSTANTS
    for wrong in (
        r"r \leq 3 \sqrt{T} K + 5 d",
        r"r \leq 3 \sqrt{T} \sqrt{K} - d",
        r"r^{2} \leq 3 \sqrt{T} \sqrt{K} + d",
    ):
        assert answer(line, rf"\({wrong}\)", "K > 0; T > 0; d > 0").word == "differs"
    both = r"O(\sqrt{T b}) = O(\sqrt{T})"
    assert answer(both, r"\(2 \sqrt{T} \sqrt{b} \leq 3 \sqrt{T}\)", "T > 0; b > 0").word == "agrees"
    assert answer(both, r"\(2 \sqrt{T} b \leq 3 \sqrt{T}\)", "T > 0; b > 0").word == "differs"


def test_a_summand_and_logarithms():
    line = r"\sum_{t=1}^T \E\left[\lceil d_t / b\rceil\right] \le \sum_{t=1}^T \E\left[d_t / b + 1\right]"
    claim = r"\(\left\lceil{\frac{w}{b}}\right\rceil %s 1 + \frac{w}{b}\)"
    names = {"d_t": "w"}
    assert answer(line, claim % r"\leq", "b = 1, 2, …; w = 1, 2, …", names) == Reading("agrees", SUMMAND)
    assert answer(line, claim % "<", "b = 1, 2, …; w = 1, 2, …", names).word != "agrees"
    assert answer(r"\exp(a) \le b", r"\(a \leq \log{\left(b \right)}\)", "a > 0; b > 0") == Reading("agrees", LOGARITHM)


def test_a_name_with_an_index_is_no_value_of_a_sequence():
    assert answer(r"d_{\max} \le T", r"\(d_{max} \leq T\)", "T = 1, 2, …; d_max > 0").word == "agrees"


def test_two_equations_that_hold_do_not_agree_for_that():
    assert answer("(a + b)^2 = a^2 + 2 a b + b^2", r"\(a b = b a\)", "a > 0; b > 0").word == "differs"
    assert answer(r"a \le a", r"\(b \leq b\)", "a > 0; b > 0").word == "differs"


MISREADINGS = [
    ("batches", r"8 \sqrt{K}", r"7 \sqrt{K}"),  # a constant
    ("batches", r"b^{2}", "b"),  # an exponent
    ("batches", r"\sqrt{\lambda} \sqrt{D + N b^{2}}", r"\lambda \sqrt{D + N b^{2}}"),  # a root that is missing
    ("batches", "D + N", "D - N"),  # a sign
    ("batches", r"\sqrt{T} \sqrt{b}", r"\sqrt{b}"),  # a factor that is missing
    ("batches", r"\leq", r"\geq"),  # the relation
    ("batches", r"4 \sqrt{K} \sqrt{N} b + ", ""),  # a term that is missing
    (
        "cube root",
        r"\frac{\sqrt[3]{K T \left(D + T\right)}}{\sqrt[3]{C}}",
        r"\frac{\sqrt[3]{K T D}}{\sqrt[3]{C}}",
    ),  # a summand
    ("cube root", r"\sqrt[3]{K} \sqrt[3]{T}", r"\sqrt{K} \sqrt[3]{T}"),  # the degree of a root
    ("harmonic", "s=1", "s=2"),  # the first index
    ("harmonic", "+ t + 1", "+ t + 2"),  # a shift by one
    ("order", r"\sqrt{d + 1}", r"\sqrt{d}"),  # an order, wrong at d = 0
    ("implied", r"\min", r"\max"),  # the other extreme
    ("sum", r"{\sigma}_{i}", r"{d}_{i}"),  # another sequence
]


@pytest.mark.parametrize(("name", "right", "wrong"), MISREADINGS)
def test_a_planted_misreading_is_caught(name, right, wrong):
    paper, formula, domain = READ[name]
    assert right in formula
    found = answer(paper, formula.replace(right, wrong), domain)
    assert found.word == "differs"
    assert found.why


def test_the_names_of_a_step_come_before_those_of_its_statement():
    found = {"names": {"L": "a"}, "thm:x": {"L": "b", "M": "c"}, "thm:x bandit-*": {"L": "d"}, "integers": ["T"]}
    assert names_for(found, "thm:x", "bandit-a") == {"L": "d", "M": "c"}
    assert names_for(found, "thm:x", "full") == {"L": "b", "M": "c"}
    assert names_for(found, "thm:y", "bandit-a") == {"L": "a"}


def test_a_wrong_name_is_a_misreading():
    paper, formula, domain = READ["batches"]
    assert answer(paper, formula, domain, NAMES | {"N": r"\lfloor T/b \rfloor"}).word == "differs"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r"\tfrac12 x^{-1/2}", 0.25),
        (r"2^3 x - \log e^2", 30),
        (r"\left|x - 5\right|", 1),
        (r"\sum_{i=1}^{3} i^2 + x", 18),
        (r"\sqrt[3]{8} \lceil 1.2 \rceil \lfloor x / 3 \rfloor", 4),
        (r"\min\{x, 3\} \cdot \max\left(1, x\right)", 12),
        (r"\log^2(x) / \ln{\left(x \right)}^2", 1),
        (r"\mathbb{P}(A \ge 2) + H_2", 2.5),
        (r"x_{\max}'", 7),
    ],
)
def test_formulas_have_the_value_that_a_reader_gives_them(text, value):
    point = Point({"x": 4.0, r"\mathbb{P}(A\ge2)": 1.0, "x_max": 7.0}, sequences={"H": lambda n: {2: 1.5}[n]})
    assert Formula(text.removesuffix("'"))(point) == pytest.approx(value)


@pytest.mark.parametrize("text", [r"\int x", "x +", r"\frac{x}", "(x", r"\nabla F", "x = 2"])
def test_what_cannot_be_read_is_said_to_be_unreadable(text):
    with pytest.raises(Unreadable):
        Formula(text)(Point({"x": 1.0}))


def test_names_without_a_value_are_unreadable_and_a_claim_without_a_relation_is_unread():
    with pytest.raises(Unreadable, match="y"):
        Formula("y")(Point({}))
    assert compare("x", r"\(x = 1\)") == Reading("unread", "no relation")
    assert compare("x = 1", r"\(x\)").word == "unread"
    assert compare(r"\int x = 1", r"\(x = 1\)").why.startswith("the paper")


def test_chains_and_conditions_are_taken_apart():
    assert relations(r"a < b = c \le d")[-1] == ("c", "<=", "d")
    assert ("a", "<", "d") in relations(r"a < b = c \le d")
    assert relations(r"a \le b \ge c") == [("a", "<=", "b"), ("b", ">=", "c")]
    assert relations(r"f(x, y = 1) = 2, g = 3") == [("f(x, y = 1)", "=", "2"), ("g", "=", "3")]
