"""Each question can be searched, and the stored instances still provoke what is stored."""

import json
from pathlib import Path

import numpy as np
import pytest

from delay_scheduling.game import REGIMES
from lab.experiments.provoked import instance_of, key, questions, row
from lab.experiments.worst_instance import BALLS

pytest.importorskip("pandas", reason="sweeps need pandas: pip install '.[sweep]'")
pytest.importorskip("joblib", reason="sweeps need joblib: pip install '.[sweep]'")

STORE = Path(__file__).resolve().parents[3] / "book" / "evidence" / "worst_instances.json"
ROWS = json.loads(STORE.read_text(encoding="utf-8"))
TINY = {"generations": 1, "children": 2, "runs": 4, "fresh": 64}


def judged(row):
    """Return the share of the bound that a stored instance provokes, judged again with other
    coins.
    """
    question = questions(row["regime"], row["T"])[row["theorem"]]
    return question.judge(instance_of(row), 512, seed=7).share.outward(4)


def agrees(row, share):
    """Tell whether the share is what the row says."""
    if row["how"] == BALLS:
        return (share.low, share.high) == (row["low"], row["high"])
    return max(share.low, row["low"]) <= min(share.high, row["high"])


@pytest.mark.parametrize("regime", REGIMES)
def test_every_question_has_an_answer(regime):
    for name, question in questions(regime, 12).items():
        found = question.search(12, proven=True, **TINY)
        stored = json.loads(json.dumps(row(name, regime, 12, question, found)))
        assert key(stored) == (name, regime, 12)
        again = instance_of(stored)
        assert np.array_equal(again.losses, found.instance.losses)
        assert np.array_equal(again.delays, found.instance.delays)


def test_every_question_is_answered_in_the_store():
    asked = {
        (name, regime, T)
        for T in (100, 1000)
        for regime in REGIMES
        for name in questions(regime, T)
    }
    assert {key(one) for one in ROWS} == asked
    assert all(0 < one["low"] <= one["high"] < 1 for one in ROWS)


@pytest.mark.parametrize("stored", ROWS, ids=lambda row: " ".join(map(str, key(row))))
def test_stored_instances_provoke_what_is_stored(stored):
    share = judged(stored)
    assert agrees(stored, share)
    assert not agrees(stored | {"low": 2 * stored["high"], "high": 2.1 * stored["high"]}, share)
