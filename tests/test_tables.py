"""Tables: which entries count as corrected, and what is shown."""

import pytest
import sympy as sp

from delay_scheduling.tables import Entry, SideBySide

x, y = sp.symbols("x y", positive=True)


def test_an_entry_without_correction_is_what_is_printed():
    entry = Entry("bandit", "regret", printed=sp.sqrt(x))
    assert entry.value == sp.sqrt(x)
    assert not entry.changed


def test_another_form_of_the_same_expression_is_no_correction():
    assert not Entry("a", "b", printed=x * (1 + y), believed=x + x * y).changed
    assert Entry("a", "b", printed=x, believed=sp.Max(1, x)).changed


def test_only_corrected_rows_are_marked():
    shown = SideBySide("Table", [Entry("a", "b", x), Entry("c", "d", x, x + 1, "O", r"\(x > 0\)")])
    assert shown._repr_html_().count('class="erratum"') == 1
    assert shown._repr_html_().count("the same") == 1
    assert shown._repr_html_().count("details") == 1
    assert repr(shown) == "Table\na | b | Theta x | \nc | d | O x → x + 1 | \\(x > 0\\)"


def test_roots_are_shown_together():
    assert Entry("a", "b", sp.sqrt(x) * sp.sqrt(1 + y)).formula(sp.sqrt(x) * sp.sqrt(1 + y)).count("sqrt") == 1


def test_text_is_escaped():
    assert "<b>" not in SideBySide("<b>", [Entry("<b>", "b", x, conditions="x < 1")])._repr_html_()


def test_wrong_arguments_are_named():
    with pytest.raises(ValueError, match="order: expected Theta"):
        Entry("a", "b", x, order="theta")
    with pytest.raises(ValueError, match="entries"):
        SideBySide("Table", [])
