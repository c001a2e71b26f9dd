"""Tables: which entries count as corrected, and what is shown."""

import pytest
import sympy as sp

from proofbook.display import html
from proofbook.records import unpacked
from proofbook.tables import Entry, SideBySide

x, y = sp.symbols("x y", positive=True)


def test_an_entry_without_correction_is_what_is_printed():
    entry = Entry("s", "bandit", "regret", printed=sp.sqrt(x))
    assert entry.value == sp.sqrt(x)
    assert not entry.changed


def test_another_form_of_the_same_expression_is_no_correction():
    assert not Entry("s", "a", "b", printed=x * (1 + y), believed=x + x * y).changed
    assert Entry("s", "a", "b", printed=x, believed=sp.Max(1, x)).changed


def test_only_corrected_rows_are_marked():
    shown = SideBySide(
        "tab:t",
        "Table",
        [Entry("s", "a", "b", x), Entry("s", "c", "d", x, x + 1, "O", r"\(x > 0\)")],
    )
    assert html(shown.records).count('class="erratum"') == 1
    assert html(shown.records).count("the same") == 1
    assert html(shown.records).count("details") == 1
    assert repr(shown).splitlines() == [
        "Table",
        r"a | b | \(\Theta\left(x\right)\)",
        r"c | d | \(O\left(x\right)\) → \(O\left(x + 1\right)\) | \(x > 0\)",
    ]


def test_roots_are_shown_together():
    assert (
        Entry("s", "a", "b", sp.sqrt(x) * sp.sqrt(1 + y))
        .formula(sp.sqrt(x) * sp.sqrt(1 + y))
        .count("sqrt")
        == 1
    )


def test_text_is_escaped():
    assert "<b>" not in html(
        SideBySide("tab:t", "<b>", [Entry("s", "<b>", "b", x, conditions="x < 1")]).records
    )


def test_wrong_arguments_are_named():
    with pytest.raises(ValueError, match="order: expected Theta"):
        Entry("s", "a", "b", x, order="theta")
    with pytest.raises(ValueError, match="entries"):
        SideBySide("tab:t", "Table", [])


def test_the_output_holds_the_record_beside_its_words():
    shown = SideBySide("tab:t", "Table", [Entry("up", "a", "b", x, x + 1, "O", "x large")])
    bundle = shown._repr_mimebundle_()
    assert bundle["text/plain"] == repr(shown)
    assert 'id="tab-t--side-by-side"' in html(shown.records)
    [record] = unpacked({"data": bundle})
    [entry] = record["entries"]
    assert f"{entry['printed']} → {entry['believed']}" in bundle["text/plain"]
    assert (entry["step"], entry["changed"], entry["conditions"]) == ("up", True, "x large")
    assert entry["printed"] != entry["believed"]


def test_an_uncorrected_entry_is_believed_as_printed():
    record = Entry("up", "a", "b", x).record
    assert (record["changed"], record["believed"]) == (False, record["printed"])
