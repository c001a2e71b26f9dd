"""The kernel: the statement says what the claim says, and only true statements are accepted."""

from types import SimpleNamespace

import pytest
import sympy as sp

from checks import check
from proofbook import command, derivative, eq, ge, identity, induction, le, lt
from proofbook.book import Book
from proofbook.claim import symbolic
from proofbook.kernel import search
from proofbook.kernel.algebra import SECONDS
from proofbook.kernel.certificate import certificate, reduced
from proofbook.kernel.reading import ReadingError, compare, read
from proofbook.kernel.search import Asked, apart, carried, from_record, hinted
from proofbook.kernel.statement import UntranslatableError, digest, fingerprint, lemma
from proofbook.kernel.store import HEADER, faults, lemmas, proved, write

x, y = sp.symbols("x y", positive=True)
z = sp.Symbol("z", real=True)
n, m, k = sp.symbols("n m k", integer=True, positive=True)
a = sp.IndexedBase(sp.Symbol("a", nonnegative=True))

CLAIMS = {
    "root": le(sp.sqrt(x * y), (x + y) / 2),
    "power": le(x**2 / (1 + y), x**2, given=[x >= 1]),
    "logarithm": le(sp.log(x), x - 1),
    "cube root": lt(x ** sp.Rational(1, 3), x + 1),
    "extremes": le(sp.Min(x, y), sp.Max(x, 2 * y)),
    "floor": le(sp.floor(z), z, given=[z >= -2]),
    "ceiling": lt(sp.ceiling(z), z + 1),
    "sum": eq(sp.Sum(k, (k, 1, n)), n * (n + 1) / 2),
    "sequence": ge(sp.Sum(a[k], (k, 1, n)), a[n] - x),
    "harmonic": ge(sp.harmonic(n), 1),
    "exponential": ge(2 ** (-n) * sp.exp(x) / sp.E, 0, given=[n >= 3, x <= 2 * n]),
    "quotient": ge(1 / (x - y), 0, given=[x > y]),
}
MISTAKES = [
    ("root", "<=", "<"),
    ("root", "2", "3"),
    ("power", "x ^ 2 / (y + 1)", "x ^ 3 / (y + 1)"),
    ("power", "x >= 1 -> ", ""),
    ("power", "x >= 1", "x > 1"),
    ("logarithm", "0 < x -> ", "0 <= x -> "),
    ("logarithm", "ln", "exp"),
    ("cube root", "(1 / 3)", "(2 / 3)"),
    ("extremes", "Rmin", "Rmax"),
    ("extremes", "(2 * y)", "y"),
    ("floor", "Zfloor", "Zceil"),
    ("ceiling", "Zceil", "Zfloor"),
    ("sum", "(n : Z)", "(n : R)"),
    ("sum", "sum 1 n", "sum 0 (n - 1)%Z"),
    ("sum", "IZR n + 1", "IZR n - 1"),
    ("sequence", "sum 1 n", "sum 2 n"),
    ("sequence", "0 <= a", "0 < a"),
    ("harmonic", "1 / IZR k", "1 / (IZR k + 1)"),
    ("exponential", "(- IZR n)", "(IZR n)"),
    ("quotient", "x > y", "x < y"),
]


@pytest.mark.parametrize("name", CLAIMS)
def test_a_statement_says_what_its_claim_says(name):
    claim = CLAIMS[name]
    assert compare(claim, lemma(claim, "it").proposition) >= 5


@pytest.mark.parametrize(("name", "written", "wrong"), MISTAKES)
def test_a_mistranslation_is_caught(name, written, wrong):
    claim = CLAIMS[name]
    right = lemma(claim, "it").proposition
    assert written in right
    with pytest.raises(ReadingError):
        compare(claim, right[::-1].replace(written[::-1], wrong[::-1], 1)[::-1])


def test_the_statement_of_a_claim_in_full():
    claim = le(sp.Sum(a[k] / x, (k, 1, n)), sp.sqrt(x) ** 3, given=[n >= 2])
    expected = (
        "forall (n : Z) (x : R) (a : Z -> R), 0 < IZR n -> 0 < x -> (forall i0 : Z, 0 <= a i0) ->"
        " IZR n >= 2 -> sum 1 n (fun k : Z => a k / x) <= (sqrt x) ^ 3"
    )
    assert lemma(claim, "it").proposition == expected


def test_what_a_side_needs_to_be_defined_is_claimed():
    assert "x - 1 <> 0 /\\ " in lemma(ge(1 / (x - 1), 0, given=[x > 1]), "it").proposition


def test_functions_are_total_as_in_coq():
    said = read(
        "forall (x : R), 1 / 0 = 0 /\\ sqrt (- 1) = 0 /\\ ln (- 2) = 0 /\\ Zfloor (- 1 / 2) = - 1"
        " /\\ 2 ^ 3 = 8"
    )
    assert all(goal.holds({}) for goal in said.goals)


def test_what_has_no_coq_is_refused():
    with pytest.raises(UntranslatableError):
        lemma(le(sp.Catalan, x), "it")
    with pytest.raises(UntranslatableError):
        lemma(le(sp.Symbol("p", prime=True), x), "it")


def test_reduction_keeps_the_factors():
    # x^3 with x^2 = y
    p = {(3, 0): 1}
    rules = [((2, 0), {(0, 1): 1})]
    assert reduced(p, rules) == ({(1, 1): 1}, [{(1, 0): 1}])


def test_a_certificate_exists_only_for_what_follows():
    square = {(2,): 1, (1,): -2, (0,): 1}  # (x - 1)^2 >= 0
    assert certificate([], (square, False), [], 0)
    assert certificate([], ({**square, (0,): 0}, False), [], 0) is None


def test_hints_become_claims_on_the_same_domain():
    asked = Asked({}, le(x, y, given=[x <= 1]), None)
    ((prover, hint),) = hinted(asked, ["sqrt(x) <= max(1, y)"])
    assert (prover, hint.lhs, hint.rhs, hint.given) == (
        "smt",
        sp.sqrt(x),
        sp.Max(1, y),
        asked.claim.given,
    )


def test_a_corrected_claim_has_a_name_of_its_own():
    right, wrong = (
        Asked({"id": "it", "verdict": verdict}, None, None) for verdict in ("proved", "refuted")
    )
    alone = Asked({"id": "other", "verdict": "proved"}, None, None)
    assert [one.record["id"] for one in apart([right, wrong, alone])] == [
        "it--corrected",
        "it",
        "other",
    ]


def test_what_a_check_asked_is_read_from_its_record():
    total = sp.Sum(1 / k, (k, 1, n))
    claim = le(total, 1 + sp.log(n))
    control = le(total, sp.log(n))
    lemmas = [(derivative, ge(sp.log(n + 1) - sp.log(n), 1 / (n + 1)), {"variable": n})]
    made = check("lem:toy", "s", induction, claim=claim, control=control, variable=n, lemmas=lemmas)
    asked = from_record(made.records[0])
    assert (asked.claim, asked.control, asked.options["variable"]) == (
        symbolic(claim),
        symbolic(control),
        n,
    )
    assert asked.options["lemmas"] == [("smt", lemmas[0][1])]


@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize(
    ("name", "place"),
    [("lem_toy_s", "toy"), ("lem_toy_older", "toy"), ("lem_toy_s", "moved")],
    ids=["as it is", "of another id", "of another chapter"],
)
def test_a_script_stored_for_a_statement_outlives_a_search_without_success(
    tmp_path, monkeypatch, name, place, quick
):
    made = check(
        "lem:toy", "s", identity, claim=eq(x * y, y * x * 1), control=eq(x * y, x)
    ).records[0]
    book = Book(tmp_path, "p")
    stated = lemma(symbolic(eq(x * y, y * x * 1)), name)
    helper = (f"{name}__lemma_1", f"Lemma {name}__lemma_1 : 0 = 0.", ["lra."])
    write(
        book,
        place,
        [helper, (name, stated.text, [f"pose proof {name}__lemma_1.", "found by_hand."])],
    )
    write(book, "left", [("it", "Lemma it : 1 = 1.", ["lra."])])
    (tmp_path / "_build" / "kernel").mkdir(parents=True)
    monkeypatch.setattr("proofbook.ledger.stored", lambda book: [made | {"notebook": "toy"}])
    monkeypatch.setattr(search, "compiled", lambda source, folder: None)
    slow = SimpleNamespace(error=lambda statement, script: "Timeout!", close=lambda: None)
    monkeypatch.setattr(search, "Session", lambda folder: slow)
    with_limit = SECONDS.set(1 if quick else 20)
    search.search(book, ["toy"], again=True, say=lambda line: None)
    SECONDS.reset(with_limit)
    first, last = lemmas(book, "toy")
    assert first == ("lem_toy_s__lemma_1", "Lemma lem_toy_s__lemma_1 : 0 = 0.", ["lra."])
    assert last == ("lem_toy_s", lemma(symbolic(eq(x * y, y * x * 1)), "lem_toy_s").text, LEFT)
    assert made["lemma"] in proved(book)


LEFT = ["pose proof lem_toy_s__lemma_1.", "found by_hand."]


def test_a_script_for_another_statement_is_not_kept():
    made = check(
        "lem:toy", "s", identity, claim=eq(x * y, y * x * 1), control=eq(x * y, x)
    ).records[0]
    stated = lemma(symbolic(eq(x * y, y * x * 1)), "lem_toy_s").text
    assert carried(made, [("lem_toy_s", stated, ["lra."])])
    assert carried(made, [("lem_toy_s", stated.replace(" = ", " <= "), ["lra."])]) == []


PLANTED = {
    "a proof left open": "Lemma it : 0 = 1.\nProof.\n  lra.\nAdmitted.\n",
    "a goal given up": "Lemma it : 0 = 1.\nProof.\n  admit.\nQed.\n",
    "an axiom": "Axiom it : 0 = 1.\nLemma that : 0 = 1.\nProof.\n  exact it.\nQed.\n",
    "an axiom in a script": (
        "Lemma that : 0 = 1.\nProof.\n  lra. Qed. Axiom it : 0 = 1.\n  lra.\nQed.\n"
    ),
    "a guard taken away": "Unset Guard Checking.\nLemma it : 0 = 0.\nProof.\n  lra.\nQed.\n",
    "types in types": "Unset Universe Checking.\nLemma it : 0 = 0.\nProof.\n  lra.\nQed.\n",
    "another meaning of ln": (
        "Definition ln (x : R) := 0.\nLemma it : ln 2 = 0.\nProof.\n  reflexivity.\nQed.\n"
    ),
    "another library": "Require Import Classical.\nLemma it : 0 = 0.\nProof.\n  lra.\nQed.\n",
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_stored_file_holds_lemmas_with_whole_proofs_only(fault):
    heading = HEADER.format(chapter="one")
    assert faults("one", f"{heading}\nLemma it : 0 = 0.\nProof.\n  lra.\nQed.\n") == []
    assert faults("one", f"{heading}\n{PLANTED[fault]}")
    assert faults("one", f"Require Import Evil.\n{heading}") if fault == "another library" else True


CALCULUS = {
    "derivative": eq(sp.Derivative(x * sp.log(x), x), sp.log(x) + 1),
    "twice": eq(sp.Derivative(x**3, (x, 2)) / 6, x),
    "integral": eq(sp.Integral(1 / z**2, (z, x, y)), 1 / x - 1 / y),
    "as written": eq(sp.exp(sp.UnevaluatedExpr(sp.log(x) + 1) - 1), x),
}
MISSTATED = [
    ("derivative", "x * ln x", "x + ln x"),
    ("derivative", "ex_derive (fun x : R => x * ln x) x", "ex_derive (fun x : R => x) x"),
    ("twice", "x ^ 3", "x ^ 2"),
    ("twice", ") 2 x", ") 1 x"),
    ("integral", "1 / z ^ 2", "1 / z ^ 3"),
    ("integral", " x y", " y x"),
    ("as written", "ln x + 1", "ln x"),
]


@pytest.mark.parametrize("name", CALCULUS)
def test_derivatives_and_integrals_are_stated_as_they_are_written(name):
    claim = symbolic(CALCULUS[name])
    said = lemma(claim, "it").proposition
    assert compare(claim, said) >= 5
    if name != "as written":
        assert said.count("Derive" if name != "integral" else " RInt") == 1
        assert "ex_" in said


@pytest.mark.parametrize(("name", "written", "wrong"), MISSTATED)
def test_a_mistranslated_derivative_or_integral_is_caught(name, written, wrong):
    claim = symbolic(CALCULUS[name])
    said = lemma(claim, "it").proposition
    assert written in said
    with pytest.raises(ReadingError):
        compare(claim, said.replace(written, wrong))


def test_the_digest_is_of_the_statement_without_its_name():
    claim = le(sp.log(x), x - 1)
    stated = lemma(symbolic(claim), "any")
    assert (
        fingerprint(claim, "proved")
        == digest(stated.proposition)
        == digest(lemma(symbolic(claim), "it").proposition)
    )
    assert (
        fingerprint(claim, "refuted")
        == digest(stated.proved_if("refuted"))
        != fingerprint(claim, "proved")
    )
    assert fingerprint(le(sp.Symbol("p", prime=True), x), "proved").startswith("none: ")


def test_without_coq_nothing_is_called_checked(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(command, "installed", lambda: False)
    for words in ("search", "records", "freeze", "compare"):
        assert command.main(["coq", words]) == 1
        assert "NOT checked" in capsys.readouterr().err
