"""Learning rates: which rule do they break, and for which game were they made?"""

import math
from dataclasses import dataclass

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import rates, schedulers
from delay_scheduling.past import best, calibrated, reservoirs, skipping, stairs
from delay_scheduling.rates import Rates, blind, constant
from delay_scheduling.theorems import thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.use.checking import BrokenRule

DELAYS = [3, 0, 2, 1, 4, 0, 5, 1, 0, 2]
LONG = [30, 2, 40, 0, 30, 1, 25, 0, 3, 8]  # many run past the end
T, D = len(DELAYS), sum(DELAYS)
STAIRS = schedulers.Stairs(ratio=1.5, steps=1, first=0.9)
HIDDEN = ds.Rules(K=3, C=2)
SEEN = ds.Rules(K=3, C=2, clairvoyant=True)
DROPPING = ds.Rules(K=3, C=2, preemptive=True)
SOUND = {
    "2.1": (thm_2_1.rates, schedulers.TrackEverything(), HIDDEN),
    "2.1, coins": (thm_2_1.rates, schedulers.Coin(0.4), HIDDEN),
    "3.1": (thm_3_1.rates, schedulers.BatchRepresentatives(5), HIDDEN),
    "batches": (best.rates, schedulers.BatchRepresentatives(5), HIDDEN),
    "3.2": (thm_3_2.one_slot_rates, schedulers.Spaced(3), ds.Rules(K=3, C=1)),
    "5.1": (thm_5_1.rates, schedulers.Bernoulli(1.0), SEEN),
    "5.2": (thm_5_2.rates(1.0, 5), schedulers.Pareto(1.0), DROPPING),
    "5.2 repaired": (thm_5_2.repaired_rates(1.0, 5), schedulers.Pareto(1.0), DROPPING),
    "calibrated": (calibrated.rates, schedulers.CalibratedBernoulli(2.0), SEEN),
    "patience": (calibrated.PreemptiveRates(2.0, 5), schedulers.CalibratedPareto(2.0), DROPPING),
    "reservoirs": (reservoirs.KnownRates(T, D, 1.0), schedulers.Reservoirs(), DROPPING),
    "reservoirs, tuned": (reservoirs.TunedRates(T, D, 1.0), schedulers.Reservoirs(), DROPPING),
    "announced": (reservoirs.clairvoyant_rates, schedulers.ClairvoyantReservoirs(), SEEN),
    "unknown": (reservoirs.PatientRates(5), schedulers.Reservoirs(), DROPPING),
    "skipping": (skipping.rates, schedulers.Skipping(0.8, 1.0), SEEN),
    "stairs": (stairs.rates, STAIRS, HIDDEN),
    "stairs, known": (stairs.KnownRates(T, D, STAIRS), STAIRS, HIDDEN),
    "constant": (constant(math.inf, 0.3), schedulers.Coin(0.5), HIDDEN),
}


@pytest.mark.parametrize("regime", ["bandit", "full-information"])
@pytest.mark.parametrize("name", SOUND)
def test_the_rules_of_the_package_keep_the_rules(name, regime):
    rule, scheduler, rules = SOUND[name]
    rules = ds.Rules(rules.K, rules.C, regime, rules.clairvoyant, rules.preemptive)
    ds.check_rates(rule, scheduler, rules, [3] * T if name == "3.2" else DELAYS)


def both(schedule, numbers):
    return Rates(numbers, numbers)


def of_the_last_delay(schedule, rules):
    return both(schedule, np.full(schedule.T, 1.0 + schedule.delays[-1]))


def of_the_delay_of_the_round(schedule, rules):
    return both(schedule, np.cumsum(1.0 + schedule.delays))


def of_the_number_of_rounds(schedule, rules):
    return both(schedule, np.full(schedule.T, float(schedule.T)))


def of_what_will_be_heard(schedule, rules):
    return both(schedule, np.cumsum(1.0 + schedule.observed))


def of_all_that_was_heard(schedule, rules):
    return both(schedule, np.full(schedule.T, 1.0 + schedule.observed.sum()))


def of_the_next_round(schedule, rules):
    return both(schedule, 1.0 + np.cumsum(np.append(schedule.before[1:], 9)))


def increasing(schedule, rules):
    return both(schedule, 1.0 / schedule.t)


def only_beta_increases(schedule, rules):
    return Rates(np.ones(schedule.T), 1.0 + (schedule.t < 5))


def with_a_gap(schedule, rules):
    return both(schedule, (schedule.t > 3) * 1.0)


def too_few(schedule, rules):
    return both(schedule, np.ones(schedule.T - 1))


def no_rates(schedule, rules):
    return np.ones(schedule.T)


@blind
def says_that_it_is_blind(schedule, rules):
    return both(schedule, np.cumsum(1.0 + schedule.observed))


def undeclared_stairs(schedule, rules):
    return stairs.rates(schedule, rules)


class Changing:
    """A rule that gives something else each time."""

    calls = 0

    def __call__(self, schedule, rules):
        self.calls += 1
        return both(schedule, np.full(schedule.T, float(self.calls)))


COIN = schedulers.Coin(0.5)
PATIENT = schedulers.Reservoirs()
ROGUES = [
    (of_the_last_delay, COIN, HIDDEN, "foresight"),
    (of_the_last_delay, COIN, SEEN, "foresight"),
    (of_the_delay_of_the_round, COIN, HIDDEN, "foresight"),
    (of_the_number_of_rounds, COIN, SEEN, "foresight"),
    (of_what_will_be_heard, PATIENT, DROPPING, "foresight"),
    (of_all_that_was_heard, COIN, HIDDEN, "foresight"),
    (of_the_next_round, COIN, HIDDEN, "foresight"),
    (
        undeclared_stairs,
        PATIENT,
        DROPPING,
        "foresight",
    ),
    (increasing, COIN, HIDDEN, "growth"),
    (only_beta_increases, COIN, HIDDEN, "growth"),
    (with_a_gap, COIN, HIDDEN, "presence"),
    (too_few, COIN, HIDDEN, "interface"),
    (no_rates, COIN, HIDDEN, "interface"),
    (says_that_it_is_blind, COIN, HIDDEN, "coins"),
    (Changing(), COIN, HIDDEN, "repeatable"),
    (thm_5_2.rates(0.5, 5), schedulers.Pareto(1.0), DROPPING, "fit"),
    (3, COIN, HIDDEN, "fit"),
    (stairs.rates, PATIENT, DROPPING, "fit"),
]


@pytest.mark.parametrize(("rule", "scheduler", "rules", "broken"), ROGUES)
def test_every_rule_has_been_seen_to_fail(rule, scheduler, rules, broken):
    with pytest.raises(BrokenRule) as caught:
        ds.check_rates(rule, scheduler, rules, DELAYS)
    assert caught.value.rule == broken


@pytest.mark.parametrize(
    ("rule", "scheduler", "rules"),
    [
        (of_the_delay_of_the_round, COIN, SEEN),  # announced
        (of_what_will_be_heard, COIN, HIDDEN),  # known at once: nothing is dropped
        (of_what_will_be_heard, COIN, ds.Rules(K=1, C=2)),
    ],
)
def test_what_is_known_may_be_used(rule, scheduler, rules):
    ds.check_rates(rule, scheduler, rules, DELAYS)


@dataclass(frozen=True)
class Case:
    """A rule, the game that it was made for, and one that it was not made for."""

    rule: object
    scheduler: object
    rules: ds.Rules
    other: dict  # what is another: scheduler, rules or delays
    message: str


MISFITS = {
    "D": Case(
        reservoirs.KnownRates(T, D, 1.0),
        PATIENT,
        DROPPING,
        {"delays": LONG},
        "rates: expected D of at least the total delay, 28, received 18",
    ),
    "D of stairs": Case(
        stairs.KnownRates(T, D, STAIRS),
        STAIRS,
        HIDDEN,
        {"delays": LONG},
        "rates: expected D of at least the total delay, 28, received 18",
    ),
    "T": Case(
        reservoirs.TunedRates(T, 99, 1.0),
        PATIENT,
        DROPPING,
        {"delays": [*DELAYS, 0]},
        "T: expected at least the number of rounds, 11, received 10",
    ),
    "d_max": Case(
        thm_5_2.repaired_rates(1.0, 5),
        schedulers.Pareto(1.0),
        DROPPING,
        {"delays": LONG},
        "d_max: expected at least the largest delay, 40, received 5",
    ),
    "price": Case(
        reservoirs.KnownRates(T, D, 1.0),
        PATIENT,
        DROPPING,
        {"rules": ds.Rules(K=3, C=1, preemptive=True)},
        "rates: expected price of at least 2, that of the scheduler with 1 slots, received 1.0",
    ),
    "scale": Case(
        calibrated.PreemptiveRates(2.0, 5),
        schedulers.CalibratedPareto(2.0),
        DROPPING,
        {"scheduler": schedulers.CalibratedPareto(1.0)},
        "rates: expected scale of at most 1.0, that of the scheduler, received 2.0",
    ),
    "chernoff": Case(
        thm_5_2.rates(1.0, 5),
        schedulers.Pareto(1.0),
        DROPPING,
        {"scheduler": schedulers.Pareto(0.5)},
        "rates: expected chernoff = 0.5, that of the scheduler, received 1.0",
    ),
    "stairs": Case(
        stairs.KnownRates(T, D, STAIRS),
        STAIRS,
        HIDDEN,
        {"scheduler": schedulers.Stairs(ratio=1.4, steps=1, first=0.9)},
        "for which the rates were made",
    ),
    "stairs behind reservoirs": Case(
        stairs.rates,
        STAIRS,
        DROPPING,
        {"scheduler": PATIENT},
        "scheduler: expected one with preempts = False, as the rates need, received True",
    ),
}


@pytest.mark.parametrize("name", MISFITS)
def test_a_rule_plays_the_game_that_it_was_made_for_and_no_other(name):
    case = MISFITS[name]
    said = {"scheduler": case.scheduler, "rules": case.rules, "delays": DELAYS}

    def play(scheduler, rules, delays):
        instance = ds.Instance(np.zeros((len(delays), 3)), delays)
        return ds.estimate_regret(instance, rules, scheduler, case.rule, runs=2, seed=0)

    play(**said)
    with pytest.raises(ValueError, match="expected") as caught:
        play(**(said | case.other))
    assert case.message in str(caught.value)
    other = said | case.other
    with pytest.raises(BrokenRule):
        ds.check_rates(case.rule, other["scheduler"], other["rules"], other["delays"])
    if "delays" not in case.other:  # a live player does not know them
        with pytest.raises(ValueError, match="expected") as caught:
            ds.Online(other["rules"], other["scheduler"], case.rule, seed=0)
        assert case.message in str(caught.value)


def test_a_rule_that_is_more_careful_than_need_be_is_taken():
    careful = reservoirs.KnownRates(2 * T, 2 * D, 5.0)
    ds.check_rates(careful, PATIENT, DROPPING, DELAYS)
    longer = calibrated.PreemptiveRates(1.0, 9)
    ds.check_rates(longer, schedulers.CalibratedPareto(2.0), DROPPING, DELAYS)
    # of a delay that runs past the end only what is left of the game counts
    ends = [99] * T
    ds.check_rates(reservoirs.KnownRates(T, 45, 1.0), PATIENT, DROPPING, ends)
    unlimited = ds.Rules(K=3, preemptive=True)
    assert rates.agree(PATIENT, reservoirs.KnownRates(T, D, 1e-9), unlimited) is None


@pytest.mark.parametrize(
    ("says", "message"),
    [
        ({"delays": [1]}, "delays: expected at least two rounds"),
        ({"games": 0}, "games: expected an integer of at least 1"),
        ({"rules": None}, "rules: expected Rules"),
    ],
)
def test_wrong_arguments(says, message):
    good = {"scheduler": COIN, "rules": HIDDEN, "delays": DELAYS}
    with pytest.raises(ValueError, match=message):
        ds.check_rates(thm_2_1.rates, **(good | says))
