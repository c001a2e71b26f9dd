"""A hypothesis is a link: nothing that rests on a hypothesis that nobody gives is called proved."""

import json
from dataclasses import replace

import pytest
import sympy as sp

from proofbook.around import SESSION, every_record, stored_around
from proofbook.check import ControlError, Statement
from proofbook.claim import eq, ge, gt, le, lt
from proofbook.declared import Assumption, formula, named, same
from proofbook.display import html
from proofbook.hypotheses import Hypothesis
from proofbook.links import Chains, LinkError
from proofbook.provers import induction, smt
from proofbook.provers.each import Each
from proofbook.records import MIME, packed
from proofbook.stored import stored
from proofbook.strength import deserved

x, y, z, R = sp.symbols("x y z R", real=True)
low = sp.Symbol("m", nonpositive=True)
w = sp.Symbol("w", nonnegative=True)
u = sp.Symbol("u", positive=True)
n = sp.Symbol("n", integer=True, positive=True)
k = sp.Symbol("k", integer=True)
F = sp.IndexedBase(sp.Symbol("F", real=True))
G = sp.IndexedBase(sp.Symbol("G", nonnegative=True))

CLAIMS = """
[[statement]]
label = "l"
printed = "Lemma"
uses = []
step = []
assumes = [
    { name = "small", paper = 'x \\le 1', formula = "x <= 1" },
    { name = "large", paper = 'w \\ge 2', formula = "w >= 2" },
    { name = "falls", paper = 'F_{k+1} \\le F_k', formula = "F[k + 1] <= F[k]", for_all = ["k"] },
    { name = "first", paper = 'F_1 \\le 0', formula = "F[1] <= 0" },
    { name = "bound", paper = 'R \\le 0', formula = "R <= 0" },
]

[[statement]]
label = "other"
printed = "Other lemma"
uses = []
step = []
assumes = [{ name = "tiny", paper = 'x \\le 0', formula = "x <= 0" }]
"""
LINES = {("l", "lie"): r"x \le 0", ("l", "rate"): r"F_k \le \frac{L R}{2 k^2}"}


@pytest.fixture
def s(tmp_path, monkeypatch):
    (tmp_path / "book" / "claims").mkdir(parents=True)
    (tmp_path / "book" / "claims" / "l.toml").write_text(CLAIMS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    SESSION.clear()
    yield Statement("l")
    SESSION.clear()


def declared():
    import tomllib

    from proofbook.declared import assumptions

    return assumptions(tomllib.loads(CLAIMS)["statement"])


def standing(key="l--lie", records=None, given=()):
    """Return what a check rests on, from records as a notebook stores them."""
    kept = {name: json.loads(packed(record)) for name, record in (records or SESSION).items()}
    kept[key] |= {"verdict": "proved"}  # whatever a prover found: the links alone must notice
    return Chains(kept, declared(), LINES, given).standing(key)


def lie(s, *given, claim=None, **options):
    """File the lie that every x is at most 0, under some hypotheses, and return what it rests
    on.
    """
    claim = replace(claim or le(x, 0), given=tuple(given))
    control = replace(claim, rhs=claim.rhs - 100)
    s.check("lie", options.pop("prover", smt), claim, control=control, **options)
    return standing(given=options.pop("stated", ()))


# -- the eight attacks of the first trial


def instance_loses_a_sign(s):
    s.check("negative", smt, le(low, 0), control=-1)
    return lie(s, s["negative"].at({low: x}))


def letter_brings_a_sign(s):
    return lie(s, eq(low, x))


def stated_constant_instantiated(s):
    s.stated("regret", le(R, 0))
    s.check("lie", smt, le(x, 0, given=[s["regret"].at({R: x})]), control=-1)
    return standing(given={"l--regret--stated"})


def stated_constant_redefined(s):
    s.stated("regret", le(R, 0))
    s.check("lie", smt, le(x, 0, given=[s["regret"], eq(R, x)]), control=-1)
    return standing(given={"l--regret--stated"})


def chain(s):
    s.check("one", smt, le(2 * x, 0, given=[x <= y, y <= 0]), control=-1)
    return lie(s, s["one"])


def declared_name_other_formula(s):
    origin = {"kind": "assumption", "of": "l", "name": "small"}
    return lie(s, Hypothesis(x, "<=", -w, origin=origin))


def discharged_by_itself(s):
    s.check("one", smt, le(2 * x, 0, given=[x <= 0]), control=-1)
    return lie(s, s["one"], x <= 0)


def letters_in_a_circle(s):
    definition = {"kind": "definition"}
    there = Hypothesis(x, "=", y, origin=definition)
    back = Hypothesis(y, "=", x, origin=definition)
    return lie(s, there, back)


# -- more of them


def typed(s):
    return lie(s, x <= y, y <= 0)


def range_of_the_letter(s):
    s.check("lie", smt, le(x, 0, given=[x <= -1]), control=-2)
    return standing()


def letter_of_the_line_defined(s):
    return lie(s, eq(x, -w))


def letter_of_the_line_defined_by_its_power(s):
    s.check("lie", smt, le(u, 1, given=[eq(u**2, 1)]), control=lt(u, 1, given=[eq(u**2, 1)]))
    lines = {("l", "lie"): r"u \le 1"}
    return Chains(SESSION, declared(), lines).standing("l--lie")


def definition_that_has_no_value(s):
    """A letter for a root says that what stands under it is not negative."""
    return lie(s, eq(z, sp.sqrt(-x)))


def definition_by_a_quotient(s):
    claim = gt(y**2, 0, given=[eq(z, 1 / y)])
    s.check("lie", smt, claim, control=1)
    return standing()


def definition_by_a_logarithm(s):
    claim = gt(y, 0, given=[eq(z, sp.log(y))])
    s.check("lie", smt, claim, control=1)
    return standing()


def instance_that_has_no_value(s):
    s.check("square", smt, ge(y**2, 0), control=1)
    s.check("lie", smt, gt(x**2, 0, given=[s["square"].at({y: 1 / x})]), control=1)
    return standing()


def origin_of_another_claim(s):
    s.check("one", smt, le(low, 0), control=-1)
    return lie(s, replace(s["one"], lhs=x))


def origin_of_nothing(s):
    return lie(s, Hypothesis(x, "<=", 0, origin={"kind": "check", "check": "l--nothing"}))


def origin_of_an_undecided_check(s):
    s.check("one", smt, le(x, 0), control=-1)
    SESSION["l--one"]["verdict"] = "undecided"
    return lie(s, s["one"])


def origin_of_a_refuted_check(s):
    s.check("one", smt, le(x, 0), control=-1)
    return lie(s, s["one"])


def corrected_origin(s):
    """The conclusion of a refuted check is taken, as if it were proved."""
    s.check("one", smt, le(x + y, 0), control=-1)
    return lie(s, s["one"].at({y: sp.S.Zero}))


def assumption_of_another_statement(s):
    origin = {"kind": "assumption", "of": "other", "name": "tiny"}
    return lie(s, Hypothesis(x, "<=", 0, origin=origin))


def assumption_of_another_statement_by_a_link(s):
    other = Statement("other")
    other.check("one", smt, le(2 * x, 0, given=[x <= 0]), control=-1)
    return lie(s, other["one"])


def assumption_about_one_number_instantiated(s):
    s.check("one", smt, le(x, 2, given=[x <= 1]), control=0)
    s.check("lie", smt, le(y, 2, given=[s["one"].at({x: y})]), control=0)
    return standing()


def assumption_redefined(s):
    """The assumption is about R of the paper; here R is a letter for x."""
    return lie(s, le(R, 0), eq(x, R))


def assumption_about_a_first_term_taken_for_every_term(s):
    s.check("one", smt, le(F[1], 1, given=[le(F[1], 0)]), control=-1)
    s.check("lie", smt, le(G[2], 1, given=[s["one"].at({F[k]: G[k + 1]})]), control=-1)
    return standing()


def two_meanings_of_a_letter(s):
    s.check("one", smt, le(z, 0, given=[eq(z, -w)]), control=-1)
    s.check("two", smt, ge(z, x, given=[eq(z, x)]), control=x + 1)
    return lie(s, s["one"], s["two"])


def defined_letter_instantiated(s):
    s.check("one", smt, le(z, 0, given=[eq(z, -w)]), control=-1)
    return lie(s, s["one"].at({z: x + 0 * y, w: w}), claim=le(x, 0))


def expression_in_the_place_of_a_defined_letter(s):
    s.check("one", smt, le(z, 0, given=[eq(z, -w)]), control=-1)
    return lie(s, s["one"].at({z: 2 * x}))


def name_for_another_sum(s):
    """`.named` says that S is the sum of squares; the record is changed to the sum itself."""
    squares = sp.Sum(G[k], (k, 1, n))
    s.check("one", induction, ge(squares, 0), control=1, variable=n)
    fake = s["one"].named({y: squares})
    fake.origin["named"] = [[fake.origin["named"][0][0], sp.srepr(-x)]]
    return lie(s, fake)


def integer_letter_between_integers(s):
    m = sp.Symbol("m", integer=True)
    s.check("one", smt, le(m, 0, given=[m < 1]), control=-1)
    s.check("lie", smt, le(x, 0, given=[s["one"].at({m: x})]), control=-1)
    return standing()


def index_that_begins_too_early(s):
    m = sp.Symbol("k", integer=True, positive=True)
    s.check("one", smt, ge(m, 1), control=2)
    record = dict(SESSION["l--one"], id="l--lie", links=[{}, {"kind": "check", "check": "l--one"}])
    record["formula"] = stored(le(x, 0, given=[x <= y]))
    record["each"] = [
        {"claim": stored(ge(m, 1)), "index": sp.srepr(m), "first": 0, "last": sp.srepr(n)}
    ]
    return standing(records=SESSION | {"l--lie": record})


def recursion_that_nobody_gives(s):
    falls = Each(le(F[k + 1], F[k] - 1), k, 0, n - 1)
    s.check("lie", induction, le(F[n], F[0] - n), control=F[0] - 2 * n, variable=n, each=[falls])
    return standing()


def hypothesis_left_out_of_the_links(s):
    """A record with fewer links than hypotheses."""
    s.check("lie", smt, le(x, 0, given=[x <= y, y <= 0]), control=-1)
    record = dict(SESSION["l--lie"], links=[])
    return standing(records={"l--lie": record})


def definition_that_is_none(s):
    s.check("lie", smt, le(x, 0, given=[x <= y, y <= 0]), control=-1)
    record = dict(SESSION["l--lie"], links=[{"kind": "definition"}, {"kind": "definition"}])
    return standing(records={"l--lie": record})


def same_up_to_what_has_a_value(s):
    """y (1 + 1/y) is 1 + y only where y is not 0."""
    s.check("one", smt, le(y - y**2, 1), control=0)
    origin = {"kind": "check", "check": "l--one"}
    fake = Hypothesis(y * (1 / y + 1 - y), "<=", sp.Integer(2), origin=origin)
    s.check("lie", smt, gt(y**2, 0, given=[fake]), control=1)
    return standing()


def contradictory_facts(s):
    s.check("one", smt, le(x, 3, given=[x <= 1]), control=0)
    s.check("lie", smt, le(x**2, 10, given=[s["one"], ge(x, 2)]), control=3)
    return standing()


ATTACKS = [
    instance_loses_a_sign,
    letter_brings_a_sign,
    stated_constant_instantiated,
    stated_constant_redefined,
    chain,
    declared_name_other_formula,
    discharged_by_itself,
    letters_in_a_circle,
    typed,
    range_of_the_letter,
    letter_of_the_line_defined,
    letter_of_the_line_defined_by_its_power,
    definition_that_has_no_value,
    definition_by_a_quotient,
    definition_by_a_logarithm,
    instance_that_has_no_value,
    origin_of_another_claim,
    origin_of_nothing,
    origin_of_an_undecided_check,
    origin_of_a_refuted_check,
    corrected_origin,
    assumption_of_another_statement,
    assumption_of_another_statement_by_a_link,
    assumption_about_one_number_instantiated,
    assumption_redefined,
    assumption_about_a_first_term_taken_for_every_term,
    two_meanings_of_a_letter,
    defined_letter_instantiated,
    expression_in_the_place_of_a_defined_letter,
    name_for_another_sum,
    integer_letter_between_integers,
    index_that_begins_too_early,
    recursion_that_nobody_gives,
    hypothesis_left_out_of_the_links,
    definition_that_is_none,
    same_up_to_what_has_a_value,
    contradictory_facts,
]


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.__name__)
def test_a_lie_is_refused_or_says_what_it_assumes(s, attack):
    try:
        found = attack(s)
    except (LinkError, ControlError, ValueError) as refusal:
        print("refused:", refusal)
        return
    print("assumes", found["assumes"])
    assert found["assumes"], found


# -- honest twins: what is linked rests on nothing, or on what is declared


def proved(s, step, claim, **options):
    """File a claim and return what it rests on, if it is proved."""
    control = replace(claim, rhs=claim.rhs - 100 if claim.relation[0] == "<" else claim.rhs + 100)
    (record,) = s.check(step, options.pop("prover", smt), claim, control=control, **options).records
    assert record["verdict"] == "proved", record
    key = f"l--{step}"
    return Chains(SESSION, declared(), LINES, options.get("stated", ())).standing(key)


def test_a_link_carries_the_claim_and_what_it_rests_on(s):
    proved(s, "one", le(x, 2, given=[x <= 1]))
    assert SESSION["l--one"]["links"] == [{"kind": "assumption", "of": "l", "name": "small"}]
    found = proved(s, "two", le(x, 3, given=[s["one"]]))
    assert found["assumes"] == []
    assert found["rests"] == ["assumption l small"]
    assert SESSION["l--two"]["given"] == ["one"]


def test_an_instance_of_what_holds_for_all_numbers_is_given(s):
    proved(s, "square", ge(y**2 + 1, 0))
    found = proved(s, "two", ge((x + w) ** 2 + 2, 1, given=[s["square"].at({y: x + w})]))
    assert found == {"assumes": [], "rests": [], "where": [], "among": False}


def test_a_sign_that_follows_is_not_assumed(s):
    proved(s, "root", ge(u + 1 / u, 2))
    found = proved(s, "two", ge(x**2 + 1 + 1 / (x**2 + 1), 1, given=[s["root"].at({u: x**2 + 1})]))
    assert found["assumes"] == []


def test_a_fresh_letter_is_shown_with_what_it_stands_for(s):
    found = proved(s, "two", ge(z, 0, given=[eq(z, w**2)]))
    assert found["assumes"] == []
    assert found["where"] == ["z = w**2"]


def test_a_hypothesis_that_follows_from_declared_ones_is_no_assumption(s):
    found = proved(s, "two", ge(w, -1, given=[w >= 2, w >= 1]))
    assert found["assumes"] == []
    assert found["rests"] == ["assumption l large"]


def test_a_sum_named_by_a_letter_is_the_sum(s):
    squares = sp.Sum(G[k], (k, 1, n))
    s.check("sum", induction, ge(squares, 0), control=1, variable=n)
    found = proved(s, "two", ge(z + 1, 0, given=[s["sum"].named({z: squares})]))
    assert found["assumes"] == []
    assert found["where"] == ["z = Sum(G[k], (k, 1, n))"]


def test_a_power_is_no_letter(s):
    squares = sp.Sum(G[k], (k, 1, n))
    s.check("sum", induction, ge(squares, 0), control=1, variable=n)
    with pytest.raises(ValueError, match=r"named: expected \{letter: expression\}"):
        s["sum"].named({z**2: squares})


def test_a_declared_recursion_is_given_for_every_k(s):
    falls = Each(le(F[k + 1], F[k]), k, 0, n - 1)
    found = proved(s, "two", le(F[n], F[0]), prover=induction, variable=n, each=[falls])
    assert found["assumes"] == []
    assert found["rests"] == ["assumption l falls"]


def test_a_value_of_k_that_is_in_the_range_needs_no_hypothesis(s):
    s.check("one", smt, ge(1 / u, 0), control=1)
    falls = Each(s["one"].at({u: k}), k, 1, n)
    found = proved(s, "two", ge(1 / n, 0), prover=induction, variable=n, each=[falls])
    assert found["assumes"] == []


def test_what_is_stated_counts_if_it_is_given_elsewhere(s):
    s.stated("regret", le(R, w + 1), for_all=[w])
    s.check("two", smt, le(R, 2, given=[s["regret"].at({w: sp.S.One})]), control=1)
    chains = {
        given: Chains(SESSION, declared(), LINES, given).standing("l--two")
        for given in ((), ("l--regret--stated",))
    }
    assert chains[()]["assumes"] == ["R <= 2"]
    assert chains["l--regret--stated",] == {
        "assumes": [],
        "rests": ["l regret"],
        "where": [],
        "among": True,
    }


def test_a_claim_changed_behind_its_link_is_noticed(s):
    proved(s, "one", le(x, 2, given=[x <= 1]))
    proved(s, "two", le(x, 3, given=[s["one"]]))
    SESSION["l--one"]["formula"] = stored(le(x, 1, given=[x <= 1]))
    with pytest.raises(LinkError, match="l--one says x <= 1, not x <= 2"):
        standing("l--two")


def test_a_circle_of_checks_is_noticed(s):
    proved(s, "one", le(x, 2, given=[x <= 1]))
    for key, other in (("a", "b"), ("b", "a")):
        link = [{"kind": "check", "check": f"l--{other}"}]
        formula_ = stored(le(x, 2, given=[le(x, 2)]))
        SESSION[f"l--{key}"] = SESSION["l--one"] | {
            "id": f"l--{key}",
            "links": link,
            "formula": formula_,
        }
    with pytest.raises(LinkError, match="circle: l--a rests on l--b rests on l--a"):
        standing("l--a")


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("C <= (D + T)/sqrt(T*K)", lambda C, D, T, K: le(C, (D + T) / sp.sqrt(T * K))),
        ("K*(D + 1) <= C*T", lambda C, D, T, K: ge(C * T, K * D + K)),
        ("T >= 1", lambda C, D, T, K: ge(T, 1)),
    ],
)
def test_a_formula_is_read_with_the_symbols_of_the_hypothesis(text, claim):
    assert Assumption("l", "it", text).says(claim(*sp.symbols("C D T K", positive=True)))


@pytest.mark.parametrize(
    "text", ["C <= D <= T", "C", "__import__('os')", "f(x) <= 1", "C <= 1.5", "(lambda: 1)()"]
)
def test_a_formula_is_nothing_but_a_formula(text):
    with pytest.raises((ValueError, SyntaxError, KeyError)):
        formula(text, {"C": x, "D": y, "T": z, "x": x})


def test_claims_are_the_same_with_sides_exchanged_or_multiplied_out():
    assert same(le(x, y), ge(y, x))
    assert same(eq(x * (y + 1), z), eq(x * y + x - z, 0))
    assert same(eq(x, y), eq(y, x))
    assert not same(le(x, y), le(y, x))
    assert not same(le(x, y), lt(x, y))
    assert not same(le(x, y), le(2 * x, y))
    assert named(le(F[k + 1], x)).keys() == {"F", "k", "x"}


@pytest.mark.parametrize(("giver", "given"), [("l one", {}), ("l two", {"given": ["l two"]})])
def test_a_step_does_not_rest_on_itself_if_a_theorem_gives_its_formula(s, giver, given):
    (record,) = s.check("one", smt, le(x, y, given=[x <= y]), control=y - 1).records
    rests = {record["id"]: {"assumes": [], "rests": [giver], "where": []}}
    found = deserved(record, {}, rests)
    assert {name: found[name] for name in found if name == "given"} == given


class Star(sp.Symbol):
    """A symbol with a sign of its own, which records keep by its name."""

    def _latex(self, printer):
        return r"\star"


def test_a_symbol_with_a_sign_of_its_own_keeps_it_in_what_a_record_gives_back(s):
    star = Star("a", positive=True)
    s.check("square", smt, ge(star**2 + 1, 1), control=2)
    s.check("next", smt, ge(star**2 + 2, 2, given=[s["square"]]), control=3)
    s.check(
        "twice", smt, ge(4 * star**2 + 2, 2, given=[s["square"].at({star: 2 * star})]), control=3
    )
    for step in ("next", "twice"):
        found = SESSION[f"l--{step}"]
        assert (found["verdict"], found["given"]) == ("proved", ["square"])
        assert r"\star" in found["claim"]


def test_a_link_to_a_stored_check_of_another_statement_needs_no_word(s, tmp_path):
    """What a cell takes as an object is found, whatever was made in the session before."""
    Statement("other").check("square", smt, ge(y**2, 0), control=1)
    made = [packed(record) for record in SESSION.values()]
    cell = {"cell_type": "code", "outputs": [{"data": {MIME: made}, "output_type": "display_data"}]}
    notebook = {"cells": [cell]}
    (tmp_path / "book" / "l.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    SESSION.clear()
    for kept in (every_record, stored_around):
        kept.cache_clear()  # a new session
    given = Statement("other")["square"].at({y: x})
    s.check("lie", smt, ge(x**2 + 1, 0, given=[given]), control=2)
    assert SESSION["l--lie"]["given"] == ["other square"]


def test_a_stated_formula_is_shown_beside_nothing(s):
    page = html(s.stated("regret", le(R, 0)).records)
    assert "R \\leq 0" in page
    assert "None" not in page
    assert "→" not in page
