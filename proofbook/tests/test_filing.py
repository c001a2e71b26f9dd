"""One line of filing: a relation as a text, letters that stand for something, no prover named."""

import json

import nbformat
import pytest
import sympy as sp
from nbclient import NotebookClient

from proofbook import Cases, without
from proofbook.around import SESSION
from proofbook.check import ELSEWHERE, ControlError, Statement
from proofbook.claim import eq, ge, gt, le, lt
from proofbook.provers import balls, derivative, identity, induction, smt
from proofbook.provers.each import Each
from proofbook.provers.witness import without_search
from proofbook.records import packed, unpacked
from proofbook.replay import faults

x, T, p, lam = sp.symbols("x T p lambda", positive=True)
w = sp.Symbol("w", nonnegative=True)
K = sp.Symbol("K", integer=True, positive=True)
n = sp.Symbol("n", integer=True, positive=True)
k = sp.Symbol("k", integer=True)
F = sp.IndexedBase(sp.Symbol("F", real=True))
TRUE = le(2 * x, x**2 + 1)


@pytest.fixture
def toy(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    SESSION.clear()
    yield Statement("lem:toy")
    SESSION.clear()


def record(verdicts):
    (found,) = verdicts.records
    return json.loads(packed(found))


# a claim as an object after its prover, and the same in one line
SAME = {
    "a right side": (
        lambda s: s.check("a", smt, TRUE, control=x**2),
        lambda s: s.check("a", 2 * x, "<=", x**2 + 1, control=x**2),
    ),
    "an equation": (
        lambda s: s.check("a", identity, eq((x + 1) ** 2, x**2 + 2 * x + 1), control=x**2),
        lambda s: s.check("a", (x + 1) ** 2, "=", x**2 + 2 * x + 1, control=x**2),
    ),
    "a claim alone": (
        lambda s: s.check("a", smt, TRUE, control=lt(2 * x, x**2 + 1)),
        lambda s: s.check("a", TRUE, control="<"),
    ),
    "letters": (
        lambda s: s.check(
            "a", smt, eq(T * p**2, 1, given=[eq(p, 1 / sp.sqrt(T))]), control=2, variant="v"
        ),
        lambda s: s.check(
            "a", T * p**2, "=", 1, where={p: 1 / sp.sqrt(T)}, control=2, variant="v", by=smt
        ),
    ),
    "a hypothesis left out": (
        lambda s: s.check("a", smt, le(x, 1, given=[x <= 1, T >= 1]), control=le(x, 1, [T >= 1])),
        lambda s: s.check("a", x, "<=", 1, given=[x <= 1, T >= 1], control=without(x <= 1)),
    ),
    "a step": (
        lambda s: s.check("a", smt, le(x, 1, given=[x <= 1]), control=sp.Rational(1, 2), given="b"),
        lambda s: s.check("a", x, "<=", 1, given=[x <= 1, "b"], control=sp.Rational(1, 2)),
    ),
    "a derivative": (
        lambda s: s.check("a", derivative, ge(sp.exp(x), 1 + x), control=2 + x, variable=x),
        lambda s: s.check("a", sp.exp(x), ">=", 1 + x, control=2 + x),
    ),
    "an induction": (
        lambda s: s.check(
            "a", induction, le(F[n], F[1]), control=F[1] - 1, variable=n, each=[falling()]
        ),
        lambda s: s.check("a", F[n], "<=", F[1], given=falling(), control=F[1] - 1),
    ),
    "a name": (
        lambda s: s.check("a", balls, le(x, 1, given=[x <= 1 / sp.S(2)]), control=1 / sp.S(4)),
        lambda s: s.check("a", x, "<=", 1, given=x <= 1 / sp.S(2), control=1 / sp.S(4), by="balls"),
    ),
}


def falling():
    return Each(le(F[k + 1], F[k]), k, 1, n - 1)


@pytest.mark.parametrize(("old", "new"), SAME.values(), ids=list(SAME))
def test_both_forms_make_the_same_record(toy, old, new):
    assert record(old(toy)) == record(new(toy))


def test_letters_keep_a_claim_from_being_trivial(toy):
    root = sp.sqrt(T)
    inserted = record(toy.check("a", T / root, "=", root, control=2 * root))
    assert inserted["trivial"] == "identical sides"
    kept = record(toy.check("b", T * p, "=", root, where={p: 1 / root}, control=2 * root))
    assert "trivial" not in kept
    assert (kept["verdict"], kept["links"]) == ("proved", [{"kind": "definition"}])


@pytest.mark.parametrize("where", [{p: p + 1}, {p + 1: T}, {x * p: T}, {-p: T}])
def test_what_defines_no_letter_is_refused(toy, where):
    with pytest.raises(ValueError, match="where: expected"):
        toy.check("a", p, "<=", T, where=where, control=0)


ORDER = [
    (eq(sp.log(x**2), 2 * sp.log(x)), sp.log(x), "identity"),
    (le(sp.sqrt(x * T), (x + T) / 2), (x + T) / 3, "smt"),
    (le(sp.log(K), K - 1), K - 2, "smt"),
    (ge(sp.exp(x), 1 + x), 2 + x, "derivative"),
    (le(sp.Sum(1 / sp.sqrt(k), (k, 1, n)), 2 * sp.sqrt(n)), sp.sqrt(n) / 2, "induction"),
    (eq(2**n, n**2 - n + 2, [n <= 3]), n**2, "each_integer"),
]


@pytest.mark.parametrize(("claim", "control", "prover"), ORDER, ids=str)
def test_the_record_says_which_prover_settled_it(toy, claim, control, prover):
    found = record(toy.check("a", claim, control=control))
    assert (found["prover"], found["verdict"]) == (prover, "proved")


def test_what_nobody_settles_says_who_was_asked(toy):
    found = record(toy.check("a", sp.log(x), "<=", sp.sqrt(x), control=sp.sqrt(x) - 3))
    assert found["verdict"] == "undecided"
    assert "nor does derivative in x" in found["why"]


def test_a_false_claim_is_a_finding(toy):
    found = record(toy.check("a", 3 * x, "<=", x**2 + 1, control=x**2))
    assert (found["verdict"], found["witness"]["point"]) == ("refuted", {"x": "1"})


@pytest.mark.parametrize(
    "control", [x**2 + 2, "<=", without(x >= 0), le(3 * x, x**2), None, ">=>"], ids=str
)
def test_what_is_no_control_is_refused(toy, control):
    with pytest.raises((ControlError, ValueError)):
        toy.check("a", 2 * x, "<=", x**2 + 1, control=control)


def test_no_check_without_a_control(toy):
    with pytest.raises(ValueError, match="control: expected"):
        toy.check("a", 2 * x, "<=", x**2 + 1, control=None)


@pytest.mark.parametrize("word", ["≤", "=<", "<=>", "=="])
def test_other_relations_are_refused(toy, word):
    with pytest.raises(ValueError, match="relation: expected"):
        toy.check("a", x, word, x, control=0)


def test_a_control_without_hypotheses_is_meant_under_those_of_the_claim(toy):
    found = record(toy.check("a", x, "<=", 2, given=x <= 1, control=le(x + 2, 2)))
    assert set(found["control"]["edit"]) == {"lhs"}


# -- letters with values that are no fractions


def test_a_letter_may_stand_for_a_logarithm(toy):
    found = record(toy.check("a", lam, "<=", K, where={lam: sp.log(K)}, control=lam / 2))
    assert found["verdict"] == "proved"
    assert found["point"] == {"K": "2", "lambda": "log(2)"}
    found = record(toy.check("a", lam, "<=", K, where={lam: sp.log(K)}, control=K / 3))
    assert found["control"]["witness"]["point"] == {"K": "2", "lambda": "log(2)"}
    assert faults(found) == []


@pytest.mark.parametrize(
    "point",
    [
        {"K": "2", "lambda": "log(3)"},
        {"K": "20", "lambda": "log(20)"},
        {"K": "1", "lambda": "log(1)"},
        {"K": "1", "lambda": "0"},
        {"K": "log(2)", "lambda": "log(log(2))"},
        {"K": "2"},
    ],
    ids=str,
)
def test_a_false_witness_of_a_letter_is_noticed(toy, point):
    found = record(toy.check("a", lam, "<=", K, where={lam: sp.log(K)}, control=K / 3))
    found["control"]["witness"]["point"] = point
    assert faults(found) == ["the control does not fail at its witness"]


@pytest.mark.parametrize(
    "claim",
    [
        le(lam, K / 3, [eq(lam, sp.log(K))]),
        gt(lam, sp.log(K), [eq(lam, sp.log(K))]),
        le(lam, 0, [eq(lam, sp.log(K))]),
        le(p**2, T, [eq(p**2, T + 1)]),
    ],
    ids=str,
)
def test_false_claims_about_letters_are_refuted(claim):
    assert smt(claim).verdict == "refuted"


def test_letters_whose_signs_cannot_be_leave_no_point():
    # lambda > 0, but log(K) = 0 for the only K
    assert smt(le(lam, 5, [eq(lam, sp.log(K)), K <= 1])).verdict == "undecided"


# -- facts of the logarithm

TRUE_LOGS = [
    ge(sp.log(K), 0),
    le(sp.log(K), K - 1),
    le(sp.log(1 + x), x),
    ge(sp.log(1 + x), x / (1 + x)),
    le(sp.log(x), sp.log(T), [x <= T]),
    ge(K * (1 + sp.log(K)), 1 + sp.log(K)),
    le(x * sp.log(K), x * K),
]
FALSE_LOGS = [
    ge(sp.log(x), 0),
    gt(sp.log(K), 0),
    lt(sp.log(K), K - 1),
    le(sp.log(1 + x), x / 2),
    le(sp.log(x), sp.log(T)),
    lt(sp.log(x), sp.log(T), [x <= T]),
    ge(sp.log(x - 1), 0, [x > 1]),
    eq(sp.log(x), x - 1),
    le(sp.log(x) * sp.log(T), x * T),
]


@pytest.mark.parametrize("claim", TRUE_LOGS, ids=str)
def test_facts_of_the_logarithm_are_known(claim):
    assert smt(claim).verdict == "proved"


@pytest.mark.parametrize("claim", FALSE_LOGS, ids=str)
def test_nothing_false_follows_from_facts_of_the_logarithm(claim):
    assert smt(claim).verdict != "proved"
    with without_search():
        assert smt(claim).verdict != "proved"


UNDEFINED = [le(sp.log(w), w), le(sp.log(x - 1), x), le(w / sp.log(x), w + 1)]


@pytest.mark.parametrize("claim", UNDEFINED, ids=str)
def test_where_a_logarithm_is_not_defined_nothing_is_proved(claim):
    assert smt(claim).verdict != "proved"


# -- what a cell shows

BEGIN = """
import sympy as sp
from proofbook import Statement, chain, smt, le
x = sp.Symbol("x", positive=True)
toy = Statement("lem:toy")
def file(step, **more):
    return toy.check(step, 2 * x, "<=", x**2 + 1, control=x**2, **more)
def wrong(step):
    return toy.check(step, 3 * x, "<=", x**2 + 1, control=x**2)
def old(step):
    return toy.check(step, smt, le(2 * x, x**2 + 1), control=x**2)
"""
CELLS = {
    "file('a')": ["a"],
    "file('a')\nfile('b')": ["a", "b"],
    "file('a')\nfile('b')\nprint(1)": ["a", "b"],
    "file('a')\nkept = file('b')\nNone": ["a", "b"],
    "chain(file('a'), file('b'))": ["a", "b"],
    "file('a')\nchain(file('b'), file('c'))\nfile('d')": ["a", "b", "c", "d"],
    "file('a') + file('b')": ["a", "b"],
    "toy.erratum(wrong('a'), corrected=file('b'))\nfile('c')": ["a", "b", "c"],
    "file('c')\ntoy.sharp(file('a'))": ["c", "a"],
    "old('a')\nold('b')": ["a", "b"],
    "found = old('a')\nfile('b')": ["a", "b"],
    "file('a')\nold('b')": ["a", "b"],
    "[file(step) for step in 'abc'][0]; None": ["a", "b", "c"],
    "from IPython.display import display\ndisplay(file('a'))\nfile('b')": ["a", "b"],
    "1 + 1": [],
}


@pytest.fixture(scope="module")
def shown_in_cells(tmp_path_factory):
    notebook = nbformat.v4.new_notebook()
    notebook.cells = [nbformat.v4.new_code_cell(source) for source in (BEGIN, *CELLS)]
    where = {"metadata": {"path": tmp_path_factory.mktemp("outside")}}
    NotebookClient(notebook, resources=where).execute()
    return dict(zip(CELLS, notebook.cells[1:], strict=True))


@pytest.mark.parametrize("source", CELLS)
def test_a_filing_displays_itself_once(shown_in_cells, source):
    outputs = shown_in_cells[source]["outputs"]
    records = [one for output in outputs for one in unpacked(output)]
    assert [one["step"] for one in records] == CELLS[source]


def test_filings_of_a_cell_are_one_table(shown_in_cells):
    (output,) = shown_in_cells["file('a')\nfile('b')"]["outputs"]
    assert output["data"]["text/plain"].count("found by z3") == 2
    (output,) = shown_in_cells["file('a')\nkept = file('b')\nNone"]["outputs"]
    assert output["output_type"] == "display_data"


# -- outside of a book


def test_a_filing_goes_on_where_no_book_is(toy):
    def square(case):
        return ge(case**2, case)

    def less(case):
        return lt(case**2, case)

    found = record(toy.exact("squares", Cases("n to 3", range(4)), square, control=less))
    assert (found["claim"], found["control"]["planted"]) == (ELSEWHERE, ELSEWHERE)
    assert toy.misprint("a").records == toy.remark("a").records == []
    wrong = toy.check("b", 3 * x, "<=", x**2 + 1, control=x**2)
    right = toy.check("c", 2 * x, "<=", x**2 + 1, control=x**2)
    both = toy.erratum(wrong, corrected=right)
    assert [one["verdict"] for one in both.records] == ["refuted", "proved"]
    assert toy.sharp(right).records == right.records
    assert toy.assume(x <= 1) == le(x, 1)


def test_inside_a_book_words_are_asked_for(toy, tmp_path):
    claims = tmp_path / "book" / "claims"
    claims.mkdir(parents=True)
    (claims / "a.toml").write_text('[[statement]]\nlabel = "l"\nstep = []\n')
    with pytest.raises(ValueError, match="words for a claim"):
        Statement("l").simulate("s", Near(), "<=", 4, control=le(Near(), 1), over="ten runs")


class Near:
    low = 2.0
    high = 3.0
