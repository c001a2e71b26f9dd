"""The kernel: the statement says what the claim says, and only true statements are accepted."""

import numpy as np
import pytest
import sympy as sp

from proofbook import eq, ge, le, lt
from proofbook.kernel import __main__ as command
from proofbook.kernel.certificate import certificate, reduced
from proofbook.kernel.hearing import Heard
from proofbook.kernel.reading import ReadingError, compare, read
from proofbook.kernel.samples import samples
from proofbook.kernel.search import apart, hinted
from proofbook.kernel.statement import UntranslatableError, lemma
from proofbook.kernel.store import of_claim
from proofbook.report.kernel import is_current

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
        "forall (n : Z) (x : R) (a : Z -> R), 0 < IZR n -> 0 < x -> (forall i0 : Z, 0 <= a i0) -> IZR n >= 2 -> "
        "sum 1 n (fun k : Z => a k / x) <= (sqrt x) ^ 3"
    )
    assert lemma(claim, "it").proposition == expected


def test_what_a_side_needs_to_be_defined_is_claimed():
    assert "x - 1 <> 0 /\\ " in lemma(ge(1 / (x - 1), 0, given=[x > 1]), "it").proposition


def test_functions_are_total_as_in_coq():
    said = read(
        "forall (x : R), 1 / 0 = 0 /\\ sqrt (- 1) = 0 /\\ ln (- 2) = 0 /\\ Zfloor (- 1 / 2) = - 1 /\\ 2 ^ 3 = 8"
    )
    assert all(goal.holds({}) for goal in said.goals)


def test_what_has_no_coq_is_refused():
    with pytest.raises(UntranslatableError):
        lemma(le(sp.Catalan, x), "it")
    with pytest.raises(UntranslatableError):
        lemma(le(sp.Symbol("p", prime=True), x), "it")


def test_reduction_keeps_the_factors():
    p, rules = {(3, 0): 1}, [((2, 0), {(0, 1): 1})]  # x^3 with x^2 = y
    assert reduced(p, rules) == ({(1, 1): 1}, [{(1, 0): 1}])


def test_a_certificate_exists_only_for_what_follows():
    square = {(2,): 1, (1,): -2, (0,): 1}  # (x - 1)^2 >= 0
    assert certificate([], (square, False), [], 0)
    assert certificate([], ({**square, (0,): 0}, False), [], 0) is None


class Asked:
    """What a check asked."""

    def __init__(self, claim):
        self.claim, self.options, self.record = claim, {}, {}


def test_samples_lie_in_the_domain():
    at = samples(le(x, y, given=[eq(y, 2 * x + n), n >= 3]))
    assert len(at[x]) >= 5
    assert np.allclose(at[y], 2 * at[x] + at[n])
    assert np.all(at[n] >= 3)
    assert samples(le(a[1], 1)) is None


def test_hints_become_claims_on_the_same_domain():
    asked = Asked(le(x, y, given=[x <= 1]))
    ((prover, hint),) = hinted(asked, ["sqrt(x) <= max(1, y)"])
    assert (prover, hint.lhs, hint.rhs, hint.given) == ("smt", sp.sqrt(x), sp.Max(1, y), asked.claim.given)


def test_a_corrected_claim_has_a_name_of_its_own():
    right, wrong = (Heard({"id": "it", "verdict": verdict}, None, None) for verdict in ("proved", "refuted"))
    alone = Heard({"id": "other", "verdict": "proved"}, None, None)
    assert [one.record["id"] for one in apart([right, wrong, alone])] == ["it--corrected", "it", "other"]


def test_a_lemma_about_an_earlier_claim_does_not_count():
    record = {"claim": "words", "formal": "x > 0", "domain": "x real", "verdict": "proved"}
    line = {"claim": of_claim(record)}
    assert is_current(record, line)
    assert not any(is_current(record | {name: "other"}, line) for name in ("formal", "domain", "verdict"))


def test_without_coq_nothing_is_called_checked(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(command, "installed", lambda: False)
    assert command.main(tmp_path, ["records"]) == 0
    assert "NOT checked" in capsys.readouterr().out
