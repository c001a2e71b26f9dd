"""The digests of all simulations: here for this process, in `make portable` for other targets."""

import json

import numpy as np

from tools import portable

STORED = json.loads(portable.STORED.read_text(encoding="ascii"))


def test_the_digests_are_the_stored_ones():
    assert portable.different(portable.digests(), STORED) == []


def test_a_compiler_that_reorders_is_found_out():
    found = portable.run({}, ("--fast", "learners"))
    assert len(found) > 10
    assert len(portable.different(found, {name: STORED[name] for name in found})) > len(found) / 4


def test_a_digest_sees_every_bit_and_every_shape():
    numbers = np.array([0.1, 0.2, 0.3])
    last_bit = np.nextafter(numbers, [1, 0.2, 0.3])
    assert len({portable.digest(x) for x in (numbers, last_bit, numbers[:2], numbers.reshape(3, 1), numbers > 0)}) == 5
    assert portable.digest(numbers) == portable.digest(numbers.tolist())
    assert portable.digest(0.0, 1) != portable.digest(1, 0.0)


def test_a_name_that_is_missing_is_a_difference():
    assert portable.different({"a": "1", "b": "2"}, {"a": "1", "b": "3", "c": "4"}) == ["b", "c"]
    assert portable.different(STORED, dict(STORED)) == []


def test_every_target_has_another_environment():
    assert len({tuple(variables.items()) for variables in portable.TARGETS.values()}) == len(portable.TARGETS) >= 2
