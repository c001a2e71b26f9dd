"""The report of similar code finds a copy under other names, and no likeness between honest answers."""

import pytest

from assignments.grader import similar
from assignments.tests.answers.notebooks import blank, hand_in
from assignments.tests.test_sheets import SHEETS

OTHER = """
    import heapq
    busy, kept = [], []
    for number in range(len(delays)):
        while busy and busy[0] < number:
            heapq.heappop(busy)
        if C > len(busy):
            heapq.heappush(busy, number + delays[number])
            kept += [number + 1]
    return [kept, [k for k in kept if k + delays[k - 1] < 1 + len(delays)]]
"""


def renamed(source, role):
    """Return the model answer under other names."""
    for old, new in (("joined", "ours"), ("ends", "over"), ("proxy", "wait"), ("free", "room"), ("coin", "u_t")):
        source = source.replace(old, new)
    return source


def honest(source, role):
    """Return another answer to one exercise, and none to the others."""
    text = blank(source, role)
    if role.get("grade_id") != "solve-first-come":
        return text
    return text.replace("    raise NotImplementedError()", OTHER)


@pytest.mark.filterwarnings("ignore:open_text:DeprecationWarning")
def test_a_copy_is_found_and_an_honest_answer_is_not(tmp_path):
    for name, change in (("ann", renamed), ("bob", honest), ("cat", blank)):
        hand_in(tmp_path / "submissions", name, SHEETS["game"], change)
    (tmp_path / "submissions" / "dan").mkdir()
    found = similar.report(tmp_path / "submissions", SHEETS["game"], tmp_path / "out" / "similar.html")
    assert [names for _, *names in found] == [["ann", "the-model-answer"]]
    assert found[0][0] > 0.8
    assert "ann.py" in (tmp_path / "out" / "similar.html").read_text(encoding="utf-8")
