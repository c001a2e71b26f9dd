"""Marks do not depend on the secret: every near miss earns the same with every set of hidden
numbers.

Three secrets are tried; COURSE_SECRETS=12 tries twelve.
"""

import os
from importlib import import_module

import pytest

from course.grader import secret
from course.grader.extract import extract
from course.grader.sheet import sheets
from course.tests.answers.direct import Direct
from course.tests.answers.near import NEAR
from course.tests.answers.notebooks import as_bytes, slipped

SHEETS = {sheet.topic: sheet for sheet in sheets()}
SLIPS = [
    (topic, slip)
    for topic in SHEETS
    for slip in import_module(f"course.tests.answers.{topic}").SLIPS
]
ALL = [(topic, slip) for topic, slip in (*NEAR, *SLIPS) if slip.exercise != "design"]
SECRETS = (
    secret.PUBLIC,
    *(f"secret {number}" for number in range(1, int(os.environ.get("COURSE_SECRETS", 3)))),
)


@pytest.mark.parametrize(
    ("topic", "slip"), ALL, ids=[f"{topic}-{slip.exercise}-{slip.words}" for topic, slip in ALL]
)
def test_points_of_a_near_miss_are_the_same_for_all_secrets(topic, slip, monkeypatch):
    sheet = SHEETS[topic]
    [exercise] = [exercise for exercise in sheet.exercises if exercise.name == slip.exercise]
    student = Direct(extract(as_bytes(sheet, slipped(slip)), sheet).cells)
    points = {}
    for word in SECRETS:
        monkeypatch.setenv(secret.VARIABLE, word)
        points[word] = exercise.grade(student).points
    assert set(points.values()) == {slip.points}


def test_there_are_enough_near_misses():
    assert len(ALL) >= 81
