"""The player that is asked: the actions of `simulate`, whatever is played,
saved and restored; and what it refuses.
"""

import copy
import importlib
import json
import math
import pickle
import threading
from dataclasses import dataclass
from types import FunctionType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import delay_scheduling as ds
from delay_scheduling import rates, referee, schedulers
from delay_scheduling.compiled.online import A, B
from delay_scheduling.past import (
    best,
    calibrated,
    few_endless,
    reservoirs,
    skipping,
    stairs,
    time_change,
)
from delay_scheduling.regularizer import argmin
from delay_scheduling.theorems import cor_h_2, thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.use.numbered import RULES, takes_numbers
from delay_scheduling.use.online import FORMAT, Online, expect_the_same, moves, words
from delay_scheduling.use.saved import canonical, checksum, read
from delay_scheduling.use.shown import Memory, Round

REGIMES = ("bandit", "full-information")
STAIRS = schedulers.Stairs(ratio=1.5, steps=2, first=0.9)
KNOWN = cor_h_2.tuned(T=400, D=2000, rules=ds.Rules(K=3, C=5))
D_MAX = 9
ROUNDS = 400
GAMES = {  # scheduler, rates, capacity, and what the rules allow
    "5.1": (schedulers.Bernoulli(1.0), thm_5_1.rates, 6, "clairvoyant"),
    "5.1 with an expected capacity": (
        schedulers.Bernoulli(0.5, expected_capacity=3),
        thm_5_1.rates,
        6,
        "clairvoyant",
    ),
    "5.1 unlimited": (schedulers.Bernoulli(0.1), thm_5_1.rates, math.inf, "clairvoyant"),
    "5.2": (schedulers.Pareto(1.0), thm_5_2.rates(1.0, D_MAX), 6, "preemptive"),
    "5.2 repaired": (schedulers.Pareto(0.1), thm_5_2.repaired_rates(0.1, D_MAX), 40, "preemptive"),
    "5.2 announced": (
        schedulers.Pareto(0.1),
        thm_5_2.rates(0.1, D_MAX),
        6,
        "clairvoyant preemptive",
    ),
    "2.1": (schedulers.TrackEverything(), thm_2_1.rates, 3, ""),
    "2.1 unlimited": (schedulers.TrackEverything(), thm_2_1.rates, math.inf, ""),
    "H.1": (schedulers.Coin(0.4), rates.constant(math.inf, 0.2), 3, ""),
    "H.2": (KNOWN.scheduler, rates.constant(math.inf, KNOWN.beta), 5, ""),
    "3.1": (schedulers.BatchRepresentatives(4), thm_3_1.rates, 4, ""),
    "3.1 one by one": (schedulers.BatchRepresentatives(1), thm_3_1.rates, 12, ""),
    "best batches": (schedulers.BatchRepresentatives(7), best.rates, 4, ""),
    "3.2 one slot": (schedulers.Spaced(3), thm_3_2.one_slot_rates, 1, ""),
    "3.2 with the rates of P.16": (schedulers.Spaced(3), time_change.rates, 1, ""),
    "3.2 announced": (schedulers.Spaced(3), thm_3_2.one_slot_rates, 1, "clairvoyant"),
    "calibrated": (schedulers.CalibratedBernoulli(2.0), calibrated.rates, 5, "clairvoyant"),
    "calibrated Pareto": (
        schedulers.CalibratedPareto(2.0),
        calibrated.PreemptiveRates(2.0, D_MAX),
        5,
        "preemptive",
    ),
    "all by Pareto": (
        schedulers.CalibratedPareto(math.inf),
        calibrated.PreemptiveRates(2.0, D_MAX),
        5,
        "preemptive",
    ),
    "square 1": (
        schedulers.Reservoirs(),
        reservoirs.KnownRates(ROUNDS, 2000, 0.5),
        4,
        "preemptive",
    ),
    "square 2": (
        schedulers.ClairvoyantReservoirs(),
        reservoirs.clairvoyant_rates,
        2,
        "clairvoyant",
    ),
    "square 2 with many slots": (
        schedulers.ClairvoyantReservoirs(),
        reservoirs.clairvoyant_rates,
        900,
        "clairvoyant",
    ),
    "square 2 unlimited": (
        schedulers.ClairvoyantReservoirs(),
        reservoirs.clairvoyant_rates,
        math.inf,
        "clairvoyant",
    ),
    "skipping": (schedulers.Skipping(0.8, 1.0), skipping.rates, 2, "clairvoyant"),
    "skipping with many slots": (schedulers.Skipping(2.0, 1.0), skipping.rates, 900, "clairvoyant"),
    "skipping unlimited": (schedulers.Skipping(2.0, 0.5), skipping.rates, math.inf, "clairvoyant"),
    "square 3": (schedulers.Reservoirs(), reservoirs.PatientRates(D_MAX), 3, "preemptive"),
    "square 4": (STAIRS, stairs.rates, 5, ""),
    "levels": (schedulers.Levels((0.6, 0.3, 0.2)), few_endless.rates, 5, ""),
    "stairs unlimited": (STAIRS, stairs.rates, math.inf, ""),
    "stairs, T and D known": (STAIRS, stairs.KnownRates(ROUNDS, 2000, STAIRS), 5, ""),
}


def game(name, regime, K=3):
    """Return rules, scheduler and rates of a game."""
    scheduler, rule, C, allowed = GAMES[name]
    flags = {flag: flag in allowed.split() for flag in ("clairvoyant", "preemptive")}
    return ds.Rules(K=K, C=C, regime=regime, **flags), scheduler, rule


def instance_of(name, seed, T=ROUNDS, K=3):
    """Return losses, and delays that the game allows; some run past the end."""
    rng = np.random.default_rng(seed)
    delays = rng.choice([0, 1, 2, 5, D_MAX], T)
    if name.startswith("3.2"):
        delays = np.minimum(delays, 3)
    elif (
        "batches" not in name
        and "5.2" not in name
        and name not in ("calibrated Pareto", "all by Pareto", "square 3")
    ):
        delays[rng.random(T) < 0.02] = rng.choice([60, 1000])
    if name.startswith("3.1"):
        delays = np.minimum(delays, 12 if name == "3.1" else 11)
    return ds.Instance((rng.random((T, K)) < [0.2, 0.5, 0.8][:K]) * rng.random((T, 1)), delays)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("name", GAMES)
def test_actions_are_those_of_simulate_with_a_restart_in_the_middle(name, regime):
    settings = game(name, regime)
    instance = instance_of(name, seed=7)
    online = Online(*settings, seed=11, replicate=2)
    played = []
    for move in moves(online, instance):
        played.append(move)
        if move.round == ROUNDS // 3:
            break
    online = Online.restore(online.save(), *settings)
    for t in (1, 50, 51):  # several restarts, one after another
        upto = ROUNDS // 3 + t
        for move in moves(online, instance):
            played.append(move)
            if move.round == upto:
                break
        online = Online.restore(online.save(), *settings)
    played.extend(moves(online, instance))
    whole = ds.simulate(instance, *settings, seed=11, replicate=2)
    assert [move.arm for move in played] == whole.actions.tolist()
    assert [move.round for move in played] == list(range(1, ROUNDS + 1))
    schedule = settings[1].sample(instance.delays, settings[0], ds.streams(11, 2)[0])
    instance = ds.reductions.counted(instance, settings[1])
    assert [move.track for move in played] == (schedule.after > schedule.before).tolist()
    assert len(set(whole.actions.tolist())) > 1
    assert [move.probability for move in played] == probabilities(
        instance, settings, schedule, whole.actions
    )


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("name", GAMES)
def test_rates_have_the_same_bits_round_by_round(name, regime):
    """The square of a single NumPy number is a power, which may miss the product by one bit:
    no action tells.
    """
    rules, scheduler, rule = game(name, regime)
    instance = instance_of(name, seed=3, T=getattr(rule, "T", 4000))
    online = Online(rules, scheduler, rule, seed=5)
    found = [(online._numbers[A], online._numbers[B]) for _ in moves(online, instance)][
        :: online._law.block
    ]
    whole = rule(
        scheduler.sample(instance.delays, rules, ds.game.stream(5, 0, ds.game.SCHEDULER)), rules
    )
    assert found == list(zip(whole.inv_alpha, 2 * whole.inv_beta, strict=True))


@pytest.mark.parametrize(("tracked", "held"), [(0, 0.0), (1, 2.0**-53)])
def test_nothing_is_held_while_nothing_is_tracked(tracked, held):
    """Three weights that came and went in another order leave a rounding error,
    which counts for nothing then.
    """
    now = Memory(float)
    shown = Round(now)
    for weight in (0.1, 0.2, 0.3):
        shown.held("Y_t", weight)
    now.arriving = True
    for weight in (0.3, 0.2, 0.1):
        shown.held("Y_t", weight)
    now.arriving = False
    now.tracked = tracked
    assert shown.held("Y_t", 0.0) == held


def probabilities(instance, settings, schedule, actions):
    """Return x_t of the arms that were played,
    which differ in the last bit where sums are in another order.
    """
    rules, _, rule = settings
    reduced = ds.batched if isinstance(schedule, ds.BatchSchedule) else ds.scaled
    game = reduced(instance, schedule), rule(schedule, rules), rules
    x = ds.delayed_ftrl(*game, ds.streams(11, 2)[1], return_x=True).x
    plays = np.arange(instance.T) // getattr(schedule, "batch_size", 1)
    return x[plays, actions].tolist()


@pytest.mark.parametrize("regime", REGIMES)
def test_feedback_of_one_round_may_be_told_in_any_order(regime):
    rules, scheduler, rule = game("2.1 unlimited", regime)
    rng = np.random.default_rng(3)
    # six rounds end together
    instance = ds.Instance(rng.random((ROUNDS, 3)), 5 - np.arange(ROUNDS) % 6)
    online = Online(rules, scheduler, rule, seed=11, replicate=2)
    played = []
    for t in range(1, ROUNDS + 1):
        played.append(online.ask())
        if t % 6 == 0:
            for s in rng.permutation(online.waiting).tolist():
                losses = instance.losses[s - 1]
                online.tell(s, losses if regime != "bandit" else losses[played[s - 1].arm])
        online.tick()
    schedule = scheduler.sample(instance.delays, rules, ds.streams(11, 2)[0])
    actions = np.array([move.arm for move in played])
    expected = probabilities(instance, (rules, scheduler, rule), schedule, actions)
    assert [move.probability for move in played] == expected


@pytest.mark.parametrize("K", [1, 2, 9])
@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("name", ["5.1", "5.2", "3.1", "square 3", "square 4"])
def test_any_number_of_arms(name, regime, K):
    settings = game(name, regime, K)
    delays = instance_of(name, seed=1).delays
    instance = ds.Instance(np.random.default_rng(K).random((ROUNDS, K)), delays)
    played = [move.arm for move in moves(Online(*settings, seed=4), instance)]
    assert played == ds.simulate(instance, *settings, seed=4).actions.tolist()


@pytest.mark.parametrize(
    "name", ["5.1", "5.2", "H.1", "3.1", "square 1", "square 4", "calibrated Pareto"]
)
@pytest.mark.parametrize("regime", REGIMES)
def test_a_window_gives_silence_a_loss(name, regime):
    rules, scheduler, rule = game(name, regime)
    window = 5
    silence = 0.75
    full = instance_of(name, seed=3)
    losses = np.where(full.delays[:, None] > window, silence, full.losses)
    settings = rules, scheduler, rule
    whole = ds.simulate(ds.Instance(losses, np.minimum(full.delays, window)), *settings, seed=8)
    online = Online(*settings, seed=8, window=window, silence=silence)
    played = []
    while (
        len(played) < ROUNDS
    ):  # what takes longer is never told; `moves` would tell it after the window, and be refused
        for move in moves(online, full):
            played.append(move.arm)
            if move.round % 50 == 0:
                break
        online = Online.restore(online.save(), *settings, window=window, silence=silence)
    assert played == whole.actions.tolist()
    assert all(s > ROUNDS - 1 - window for s in online.waiting)


def refuses(action, *words):
    """Assert that an action raises ValueError with these words."""
    with pytest.raises(ValueError) as caught:
        action()
    for word in words:
        assert word in str(caught.value), (word, str(caught.value))


def unchanged(online, action, *words):
    """Assert that an action is refused and changes nothing."""
    before = online.save()
    refuses(action, *words)
    assert online.save() == before


def test_feedback_out_of_place_is_refused_and_changes_nothing():
    online = Online(
        ds.Rules(K=2, C=2, preemptive=True),
        schedulers.CalibratedPareto(1.5),
        rates.constant(1.0, 1.0),
        5,
    )
    unchanged(
        online, lambda: online.tell(1, 0.5), "online: expected to be asked before it can tell"
    )
    unchanged(online, online.tick, "before it can tick")
    dropped = []
    silent = []
    told = []
    for t in range(1, 60):
        move = online.ask()
        unchanged(
            online,
            lambda t=t: online.tell(t + 1, 0.5),
            f"one that has begun, up to {t}, received {t + 1}",
        )
        unchanged(
            online,
            lambda: online.tell(0, 0.5),
            "round: expected an integer of at least 1, received 0",
        )
        unchanged(
            online,
            lambda: online.tell("1", 0.5),
            "round: expected an integer of at least 1, received '1'",
        )
        if not move.track:
            silent.append(t)
            unchanged(online, lambda t=t: online.tell(t, 0.5), "a round that is tracked")
        for s in dropped[-3:] + told[-3:] + silent[-3:]:
            unchanged(
                online, lambda s=s: online.tell(s, 0.5), "a round that is tracked", f"received {s}"
            )
        for s in online.waiting[:1]:
            for loss in (-0.1, 1.5, math.nan, None, "0.5", [0.5], True):
                unchanged(
                    online,
                    lambda s=s, loss=loss: online.tell(s, loss),
                    "loss: expected a number in [0, 1]",
                )
            if t % 3 == 0:
                online.tell(s, 0.5)
                unchanged(online, lambda s=s: online.tell(s, 0.5), "observed in this play")
                told.append(s)
        assert len(online.waiting) <= 2
        dropped.extend(online.tick())
        assert not set(online.waiting) & set(dropped)
    assert len(dropped) > 5
    assert len(silent) > 5
    assert len(told) > 5


def test_announced_delays_are_kept():
    settings = (
        ds.Rules(K=2, C=2, clairvoyant=True),
        schedulers.TrackEverything(),
        rates.constant(1.0, 1.0),
    )
    online = Online(*settings, seed=0)
    for delay in (None, -1, 2**31, 1.0, True):
        unchanged(
            online,
            lambda delay=delay: online.ask(delay),
            "delay: expected d_t, an integer from 0 to 2147483647",
        )
    assert online.ask(1).track
    online.tick()
    online.ask(5)
    for end in (online.tick, lambda: online.ask(5)):
        unchanged(
            online,
            end,
            "tick: expected feedback by now",
            "`silence`, received 'none of rounds [1]'",
        )
    online.tell(1, 0.5)
    assert online.tick() == ()
    silent = Online(*settings, seed=0, silence=1.0)
    silent.ask(0)
    silent.tick()
    assert silent.waiting == ()
    hidden = Online(ds.Rules(K=2, C=2), *settings[1:], seed=0)
    unchanged(
        hidden, lambda: hidden.ask(3), "delay: expected None, for the game is non-clairvoyant"
    )
    both = (
        ds.Rules(K=2, C=2, clairvoyant=True, preemptive=True),
        schedulers.CalibratedPareto(0.5),
        settings[2],
    )
    online = Online(*both, seed=0)
    for _ in range(9):
        online.ask(50)
        for s in online.waiting:
            unchanged(
                online, lambda s=s: online.tell(s, 0.5), "of no round, for it will be released"
            )
        online.tick()


def test_limits_of_scheduler_and_rates():
    online = Online(*game("5.2", "bandit"), seed=1)
    while 1 not in online.waiting and online.t < D_MAX + 1:
        online.ask()
        online.tick()
    refuses(
        lambda: Online(*game("5.2", "bandit"), seed=1, window=10, silence=1),
        "window: expected at most the d_max",
    )
    spaced = Online(*game("3.2 announced", "bandit"), seed=1)
    unchanged(spaced, lambda: spaced.ask(4), "delay: expected a delay of at most 3, received 4")
    refuses(
        lambda: Online(*game("3.2 one slot", "bandit"), seed=1, window=4, silence=1),
        "window: expected 3",
    )
    spaced = Online(*game("3.2 one slot", "bandit"), seed=1)
    while not spaced.waiting:
        spaced.ask()
        spaced.tick()
    for _ in range(3):
        spaced.ask()
        held = spaced.waiting
        refused = "feedback within 3 rounds" if spaced.t == held[0] + 3 else None
        if refused:
            refuses(spaced.tick, refused)
        else:
            spaced.tick()
    unlimited = (
        ds.Rules(K=2, preemptive=True),
        schedulers.CalibratedPareto(math.inf),
        calibrated.PreemptiveRates(1.0, 2),
    )
    online = Online(*unlimited, seed=0)
    for _ in range(4):
        online.ask()
        online.tick()
    online.ask()
    unchanged(
        online, lambda: online.tell(1, 0.5), "a delay up to the d_max of the rates, 2, received 4"
    )
    short = ds.Rules(K=2, C=2), STAIRS, stairs.KnownRates(3, 10, STAIRS)
    refuses(lambda: Online(*short, seed=0), "rules: expected a capacity of at least 3")
    online = Online(ds.Rules(K=2, C=3), *short[1:], seed=0)
    for _ in range(3):
        online.ask()
        online.tick()
    unchanged(
        online, online.ask, "T of the rates: expected at least the number of rounds, 4, received 3"
    )
    full = Online(ds.Rules(K=2, C=1), schedulers.BatchRepresentatives(1), thm_3_1.rates, seed=0)
    full.ask()
    full.tick()
    refuses(
        full.ask,
        "scheduler: expected batches large enough for a free slot, received 'none in round 2'",
    )
    refuses(full.ask, "received 'one that is broken'")
    refuses(full.save, "online: expected one whose last round did not fail")


def test_wrong_settings():
    rules = ds.Rules(K=2, C=2)
    constant = rates.constant(1.0, 1.0)
    refuses(
        lambda: Online(rules, schedulers.Pareto(1.0), constant, 0), "rules: expected preemption"
    )
    refuses(lambda: Online(rules, schedulers.Coin(0.5), constant, -1), "seed")
    refuses(
        lambda: Online(rules, schedulers.Coin(0.5), constant, 0, window=-1, silence=1), "window"
    )
    refuses(lambda: Online(rules, schedulers.Coin(0.5), constant, 0, window=3), "silence")
    refuses(
        lambda: Online(rules, schedulers.Coin(0.5), constant, 0, silence=1),
        "silence: expected None without",
    )
    refuses(
        lambda: Online(rules, schedulers.Coin(0.5), constant, 0, window=3, silence=2),
        "silence: expected a number",
    )
    recorded = ds.players.trackers.Fixed(constant)
    refuses(
        lambda: Online(rules, recorded, constant, 0), "scheduler: expected a Scheduler with a law"
    )
    full = (
        ds.Rules(K=2, C=2, regime="full-information"),
        schedulers.Coin(1.0),
        rates.constant(math.inf, 1.0),
    )
    online = Online(*full, 0, window=0, silence=[0.5, 1])
    online.ask()
    for loss in (0.5, [0.5], [0.5, 2], [math.nan, 1]):
        unchanged(online, lambda loss=loss: online.tell(1, loss), "loss: expected")
    online.tick()


@dataclass(frozen=True)
class Fading(schedulers.Tossing):
    """Track round t with probability 1 / √t: a scheduler of one's own, all of it."""

    def chance(self, t, C):
        return 1 / math.sqrt(t)


class Cautious(schedulers.Coin):
    """Toss a coin that is half as good, and forget to say so of many rounds at once."""

    def chance(self, t, C):
        return self.p / 2


def own_rates(schedule, rules):
    """Look at the past as one should."""
    a_t = schedule.running("a", 1 / schedule.p) + schedule.arrived(
        "b", schedule.z * schedule.delays
    )
    return ds.Rates(np.sqrt(a_t), np.ones(schedule.T))


def forgetful(schedule, rules):
    """Look at the past as one should not."""
    return ds.Rates(np.sqrt(np.cumsum(1 / schedule.p)), np.ones(schedule.T))


def test_parts_of_your_own_play_too_or_are_refused():
    rules = ds.Rules(K=3, C=3)
    instance = instance_of("H.1", seed=2)
    for scheduler, rule in (
        (Fading(), own_rates),
        (schedulers.Coin(0.5), own_rates),
        (Fading(), thm_2_1.rates),
    ):
        whole = ds.simulate(instance, rules, scheduler, rule, seed=6)
        online = Online(rules, scheduler, rule, seed=6)
        played = [move.arm for _, move in zip(range(200), moves(online, instance), strict=False)]
        online = Online.restore(online.save(), rules, scheduler, rule)
        assert played + [move.arm for move in moves(online, instance)] == whole.actions.tolist()
    refuses(
        lambda: Online(rules, schedulers.Coin(0.5), forgetful, 0),
        "scheduler, rates: expected what goes on",
    )
    refuses(
        lambda: Online(rules, Cautious(0.5), own_rates, 0),
        "scheduler, rates: expected what goes on",
    )
    expect_the_same(*game("5.2", "bandit"))  # which refuses the longer delays of the small game


def test_a_saved_state_is_checked_and_belongs_to_its_settings():
    settings = game("5.2", "bandit")
    online = Online(*settings, seed=1)
    list(moves(online, instance_of("5.2", seed=1)))
    saved = online.save()
    assert Online.restore(saved, *settings).save() == saved
    found = json.loads(saved)
    assert (found["format"], found["version"]) == (FORMAT, 3)
    rng = np.random.default_rng(0)
    for place in rng.integers(0, len(saved), 200):
        damaged = saved[:place] + chr(ord(saved[place]) ^ 1) + saved[place + 1 :]
        refuses(lambda damaged=damaged: Online.restore(damaged, *settings), "saved: expected")
    for cut in ("", saved[:-9], "{}", "[]", "null", 7, None, "[" * 10**5):
        refuses(
            lambda cut=cut: Online.restore(cut, *settings),
            "saved: expected what `Online.save` has returned",
        )
    del found["sum"]
    other = found | {"version": 2}
    old = canonical(other | {"sum": checksum(other)})
    refuses(lambda: Online.restore(old, *settings), "version 3, received")
    rules, scheduler, rule = settings
    for name, others in {
        "rules": (ds.Rules(K=3, C=7, preemptive=True), scheduler, rule),
        "scheduler": (rules, schedulers.Reservoirs(), rule),
        "rates": (rules, scheduler, thm_5_2.rates(1.0, D_MAX + 1)),
    }.items():
        refuses(lambda others=others: Online.restore(saved, *others), f"{name}: expected")
    repaired = thm_5_2.repaired_rates(1.0, D_MAX)
    refuses(lambda: Online.restore(saved, rules, scheduler, repaired), "rates: expected")
    refuses(lambda: Online.restore(saved, *settings, window=3, silence=1), "window: expected None")
    assert read(saved, FORMAT, 3)[1]["t"] == ROUNDS


@pytest.mark.parametrize(
    "again",
    [
        lambda saved: saved + "\n",
        lambda saved: saved.encode(),
        lambda saved: json.dumps(json.loads(saved), indent=2),
        lambda saved: json.dumps(dict(reversed(json.loads(saved).items()))),
        lambda saved: json.dumps(json.loads(saved), sort_keys=True, ensure_ascii=False),
    ],
    ids=["newline", "bytes", "indented", "other order", "spaces"],
)
@pytest.mark.parametrize("name", ["5.2", "stairs unlimited", "3.2 one slot", "calibrated"])
def test_the_same_json_in_other_words_is_the_same_state(name, again):
    settings = game(name, "bandit")
    online = Online(*settings, seed=1)
    for _ in zip(range(50), moves(online, instance_of(name, seed=1)), strict=False):
        pass
    saved = online.save()
    assert Online.restore(again(saved), *settings).save() == saved


def own_scheduler(p):
    """Return a scheduler of one's own, made anew."""

    class Own(schedulers.Tossing):
        bound = p

        def chance(self, t, C):
            return self.bound

    return Own()


def own_rule(factor):
    def rule(schedule, rules):
        return ds.Rates(np.full(schedule.T, factor), np.ones(schedule.T))

    return rule


def test_settings_of_ones_own_are_compared_by_code_and_values():
    """Once a closure with another value, and a class with another parameter,
    were restored without a word.
    """
    rules = ds.Rules(K=2, C=2)
    saved = Online(rules, own_scheduler(0.5), own_rule(2.0), seed=0).save()
    assert Online.restore(saved, rules, own_scheduler(0.5), own_rule(2.0)).save() == saved
    same_words = "as saved, received"
    refuses(
        lambda: Online.restore(saved, rules, own_scheduler(0.5), own_rule(3.0)),
        "rates: expected",
        same_words,
    )
    refuses(
        lambda: Online.restore(saved, rules, own_scheduler(0.25), own_rule(2.0)),
        "scheduler: expected",
        same_words,
    )
    coin = Online(rules, schedulers.Coin(0.5), own_rule(2.0), seed=0).save()
    refuses(
        lambda: Online.restore(coin, rules, schedulers.Coin(0.25), own_rule(2.0)),
        "Coin(p=0.5), as saved",
    )


@pytest.mark.parametrize("rule", [thm_5_2.rates(1.0, 50), rates.constant(1.0, 1.0)])
def test_the_state_does_not_grow(rule):
    settings = ds.Rules(K=4, C=20, preemptive=True), schedulers.Pareto(1.0), rule
    instance = ds.adversaries.switching(T=6000, K=4, mean_delay=20, seed=0)
    instance = ds.Instance(instance.losses, np.minimum(instance.delays, 50))
    online = Online(*settings, seed=0)
    sizes = {}
    for move in moves(online, instance):
        if move.round in (1000, 6000):
            sizes[move.round] = len(online.save())
            held = sum(map(len, online._leaving.values()))
            assert held <= len(online.waiting) <= 20
    assert sizes[6000] < 6000  # of which about 1500 name the settings and the generators
    assert abs(sizes[6000] - sizes[1000]) < 1500


def test_words_by_hand():
    assert words(ds.game.stream) == "delay_scheduling.game.stream"
    assert words(schedulers.Coin(0.5)) == "Coin(p=0.5)"


# Everyday Python


COPIES = {
    "pickle": lambda online: pickle.loads(pickle.dumps(online)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "restore": lambda online: Online.restore(
        online.save(), online.rules, online.scheduler, online.rates
    ),
}


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("name", ["5.1", "5.2", "3.1", "3.2 one slot", "square 1", "square 4"])
@pytest.mark.parametrize("regime", REGIMES)
def test_copies_go_on_alike_and_share_nothing(name, regime, way):
    settings = game(name, regime)
    instance = instance_of(name, seed=5)
    online = Online(*settings, seed=3)
    first = [move for move, _ in zip(moves(online, instance), range(150), strict=False)]
    other = COPIES[way](online)
    assert type(other) is Online
    rest = list(moves(online, instance))
    assert list(moves(other, instance)) == rest
    assert len(first) + len(rest) >= ROUNDS - 1


def test_joblib_plays_a_player():
    joblib = pytest.importorskip("joblib")
    settings = game("5.1", "bandit")
    instance = instance_of("5.1", seed=5)
    online = Online(*settings, seed=3)
    for _ in zip(moves(online, instance), range(50), strict=False):
        pass
    [there] = joblib.Parallel(n_jobs=2)([joblib.delayed(last_arms)(online, instance)])
    assert there == last_arms(online, instance)


def last_arms(online, instance):
    return [move.arm for move in moves(online, instance)]


INTEGERS = st.sampled_from([int, np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint64])
NOT_ROUNDS = st.one_of(
    st.floats(),
    st.booleans(),
    st.none(),
    st.text(max_size=3),
    st.lists(st.integers(1, 9), max_size=2),
    st.integers(1, 9).map(lambda s: np.array([s])),
    st.integers(max_value=0),
    st.integers(min_value=100),
)


@given(
    st.lists(
        st.tuples(INTEGERS, st.sampled_from([float, np.float32, np.float64, int])),
        min_size=1,
        max_size=60,
    )
)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_integers_of_any_kind_are_rounds(kinds):
    """Once `tell(np.int64(...))` was taken, and then `save` failed."""
    online, plain = (
        Online(ds.Rules(K=2, C=3), schedulers.Coin(1.0), rates.constant(1.0, 1.0), 0)
        for _ in range(2)
    )
    for integer, number in kinds:
        assert online.ask() == plain.ask()
        for s in plain.waiting[:2]:
            online.tell(integer(s), number(s % 2))
            plain.tell(s, float(s % 2))
        assert online.save() == plain.save()


@given(NOT_ROUNDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_what_is_no_round_is_refused_by_name(thing):
    online = Online(ds.Rules(K=2, C=3), schedulers.Coin(1.0), rates.constant(1.0, 1.0), 0)
    for _ in range(20):
        online.ask()
    unchanged(online, lambda: online.tell(thing, 0.5), "round: expected")


@given(st.data())
@settings(max_examples=60, deadline=None, derandomize=True)
def test_saving_anywhere_changes_nothing(data):
    """A random course of calls, with saves, pickles and other JSON in between,
    plays as one without.
    """
    name = data.draw(st.sampled_from([name for name in GAMES if "3.2" not in name]))
    regime = data.draw(st.sampled_from(REGIMES))
    settings_of_game = game(name, regime)
    clairvoyant = settings_of_game[0].clairvoyant
    steady, tossed = (
        Online(*settings_of_game, seed=3, silence=0.5 if clairvoyant else None) for _ in range(2)
    )
    silence = 0.5 if clairvoyant else None
    for _ in range(data.draw(st.integers(1, 30))):
        delay = data.draw(st.integers(0, D_MAX)) if clairvoyant else None
        try:
            move = steady.ask(delay)
        except ValueError:  # batches that find no slot
            return
        assert tossed.ask(delay) == move
        for s in steady.waiting:
            old = steady.t - s >= (11 if name.startswith("3.1") else D_MAX)
            if (old or data.draw(st.booleans())) and steady.t - s <= D_MAX:
                loss = data.draw(st.floats(0, 1))
                losses = loss if regime == "bandit" else [loss, 1 - loss, 0.5]
                if clairvoyant and not steady.tracked[s].due:
                    continue
                steady.tell(s, losses)
                tossed.tell(s, losses)
        way = data.draw(st.sampled_from(["on", "restore", "pickle", "jsonb"]))
        if way == "pickle":
            tossed = pickle.loads(pickle.dumps(tossed))
        elif way != "on":
            saved = tossed.save()
            if way == "jsonb":  # what a database makes of it
                saved = json.dumps(
                    dict(sorted(json.loads(saved).items(), key=lambda pair: len(pair[0]))), indent=1
                )
            tossed = Online.restore(saved, *settings_of_game, silence=silence)
        assert tossed.save() == steady.save()


def test_ask_implies_the_tick():
    settings = game("5.2", "bandit")
    instance = instance_of("5.2", seed=2)
    ticked = Online(*settings, seed=1)
    asked = Online(*settings, seed=1)
    dropped = []
    due = {}
    for t in range(1, ROUNDS + 1):
        move = ticked.ask()
        assert asked.ask() == move
        assert asked.released == ticked.released
        dropped.extend(asked.released)
        if move.track:
            due.setdefault(t + int(instance.delays[t - 1]), []).append(t)
        for s in due.pop(t, ()):
            if s in ticked.waiting:
                loss = instance.losses[s - 1, ticked.tracked[s].arm]
                ticked.tell(s, loss)
                asked.tell(s, loss)
        ticked.tick()
    assert len(dropped) > 5
    asked.tick()
    assert asked.save() == ticked.save()


def test_what_was_learned_can_be_read():
    settings = game("5.1", "bandit")
    instance = instance_of("5.1", seed=2)
    online = Online(*settings, seed=1)
    assert online.distribution.tolist() == [1 / 3] * 3
    assert online.best == 0
    for move in moves(online, instance):
        assert online.distribution[move.arm] == move.probability
        assert online.distribution.sum() == pytest.approx(1)
    assert online.best == int(np.argmin(online.gaps)) == int(np.argmax(online.distribution)) == 0
    assert online.gaps.min() == 0
    said = repr(online)
    slots = f"{len(online.tracked)} of 6 slots in use"
    assert said.splitlines()[0] == f"Online: round 400, ticked; Bernoulli, bandit; {slots}"
    assert len(said.splitlines()) == 2 + 3
    restored = Online.restore(online.save(), *settings)
    assert repr(restored) == said
    assert restored.distribution.tolist() == online.distribution.tolist()
    with pytest.raises(ValueError, match="read-only"):
        online.gaps[0] = 1


# Arms that cannot be played


@pytest.mark.parametrize("regime", REGIMES)
def test_all_arms_eligible_is_the_same_game(regime):
    settings = game("2.1", regime)
    instance = instance_of("2.1", seed=2)
    online = Online(*settings, seed=1)
    plain = Online(*settings, seed=1)
    for expected in moves(plain, instance):
        move = online.ask(eligible=range(3))
        assert move == expected
        for s in plain_due(instance, online):
            losses = instance.losses[s - 1]
            online.tell(s, losses[online.tracked[s].arm] if regime == "bandit" else losses)


def plain_due(instance, online):
    """Return the waiting rounds whose feedback comes now."""
    return [s for s in online.waiting if s + instance.delays[s - 1] == online.t]


@pytest.mark.parametrize("regime", REGIMES)
def test_an_arm_that_cannot_be_played_is_charged_with_the_loss_of_the_one_that_was(regime):
    """By hand: the estimated losses are summed here, and x_t is the minimizer that `argmin`
    finds.
    """
    rules = ds.Rules(K=3, C=4, regime=regime)
    alpha = 0.3 if regime == "bandit" else math.inf
    online = Online(rules, schedulers.Coin(0.8), rates.constant(alpha, 0.4), 0)
    rng = np.random.default_rng(1)
    total = np.zeros(3)
    told = []
    played = set()
    for t in range(1, 200):
        eligible = [arm for arm in range(3) if rng.random() < 0.6] or [int(rng.integers(3))]
        for vector in told:
            total += vector
        told = []
        move = online.ask(eligible=eligible)
        x, _ = argmin(total, 1 / alpha, 1 / 0.4)
        allowed = np.where([arm in eligible for arm in range(3)], x, 0)
        assert online.distribution == pytest.approx(allowed / allowed.sum(), abs=1e-9)
        assert move.arm in eligible
        assert move.probability == online.distribution[move.arm]
        played.add(len(eligible))
        if move.track:
            loss = rng.random(3)
            vector = loss / 0.8
            if regime == "bandit":
                vector = np.zeros(3)
                vector[move.arm] = loss[move.arm] / move.probability / 0.8
            for arm in set(range(3)) - set(eligible):
                vector[arm] = loss[move.arm] / 0.8
            online.tell(t, loss[move.arm] if regime == "bandit" else loss)
            told.append(vector)
        if t % 7 == 0:
            online = pickle.loads(pickle.dumps(online))
    assert played == {1, 2, 3}


def test_wrong_eligible_arms():
    online = Online(
        ds.Rules(K=3, C=9), schedulers.BatchRepresentatives(3), rates.constant(1.0, 1.0), 0
    )
    for arms in ([], [3], [-1], [0.5], ["a"], [True]):
        unchanged(
            online,
            lambda arms=arms: online.ask(eligible=arms),
            "eligible: expected arms from 0 to 2",
        )
    online.ask(eligible=[0, 2])
    unchanged(online, online.ask, "eligible: expected the same arms in all rounds of a batch")
    assert online.ask(eligible=(np.int64(2), 0)).arm in (0, 2)


# Announced delays may be estimates


@pytest.mark.parametrize("name", ["5.1", "calibrated", "square 2"])
@pytest.mark.parametrize("regime", REGIMES)
def test_early_feedback_is_used_when_it_was_announced(name, regime):
    """The game is the one with the estimated delays: the bounds hold for these."""
    settings = game(name, regime)
    instance = instance_of(name, seed=4)
    rng = np.random.default_rng(0)
    online = Online(*settings, seed=8)
    played = []
    for t in range(1, ROUNDS + 1):
        move = online.ask(int(instance.delays[t - 1]))
        played.append(move.arm)
        for s in online.waiting:
            if s + instance.delays[s - 1] == t or rng.random() < 0.3:
                losses = instance.losses[s - 1]
                online.tell(s, losses[online.tracked[s].arm] if regime == "bandit" else losses)
                with pytest.raises(ValueError, match="round: expected a round that is tracked"):
                    online.tell(s, 0.5)
        if t % 50 == 0:
            online = pickle.loads(pickle.dumps(online))
    assert played == ds.simulate(instance, *settings, seed=8).actions.tolist()


def test_feedback_that_does_not_come_in_time_is_silence():
    settings = (
        ds.Rules(K=2, C=3, clairvoyant=True),
        schedulers.TrackEverything(),
        rates.constant(1.0, 1.0),
    )
    online = Online(*settings, seed=0, silence=1.0)
    online.ask(1)
    online.ask(0)
    online.ask(0)
    unchanged(online, lambda: online.tell(1, 0.0), "round: expected a round that is tracked")


# Several threads


def test_threads_may_share_a_player():
    """Once 4,000 of 8,000 calls were refused. Each round is asked for once,
    and its feedback is taken.
    """
    online = Online(ds.Rules(K=2, C=10**6), schedulers.Coin(0.5), rates.constant(0.1, 0.1), 0)
    rounds = []
    failed = []

    def visit():
        try:
            for _ in range(500):
                move = online.ask()
                rounds.append(move.round)
                if move.track:
                    online.tell(move.round, 0.5)
                if move.round % 97 == 0:
                    online.save()
        except Exception as error:
            failed.append(error)

    threads = [threading.Thread(target=visit) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert sorted(rounds) == list(range(1, 4001))
    assert online.waiting == ()


# Rules that are shown numbers


def test_the_list_of_rules_that_take_numbers_is_that_of_the_games():
    """Each rule on the list is played by a game above, whose rates are compared bit by bit."""
    played = {rule for _, rule, *_ in GAMES.values() if takes_numbers(rule)}
    names = {(rule if isinstance(rule, FunctionType) else type(rule)) for rule in played}
    listed = {
        getattr(importlib.import_module(f"delay_scheduling.{module}"), name)
        for module, name in RULES
    }
    assert listed - names == {reservoirs.ConstantRates}  # the base of three of them


def test_rules_of_ones_own_are_shown_arrays():
    class Mine(rates.Constant):
        pass

    assert not takes_numbers(Mine(1.0, 1.0))
    assert not takes_numbers(own_rates)
    assert takes_numbers(rates.constant(1.0, 1.0))


# The referee asks the same law


class Seated(Online):
    """Sit at the referee's table: every scheduler that has a law plays the literal game."""

    def start(self, rules):
        assert rules == self.rules

    def act(self, t, delay):
        self.move = self.ask(delay)
        return self.move.arm

    def track(self, t):
        return self.move.track

    def observe(self, t, feedback):
        for s, loss in feedback:
            self.tell(s, loss)

    def release(self, t):
        return self.tick()


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("name", GAMES)
def test_the_literal_game_is_that_of_simulate(name, regime):
    """Two routes, for all schedulers of the package: the referee keeps S,
    and refuses what the rules forbid.
    """
    rules, scheduler, rule = game(name, regime)
    instance = instance_of(name, seed=7)
    found = referee.play(Seated(rules, scheduler, rule, seed=11), instance, rules)
    whole = ds.simulate(instance, rules, scheduler, rule, seed=11)
    schedule = scheduler.sample(instance.delays, rules, ds.streams(11, 0)[0])
    assert list(found.actions) == whole.actions.tolist()
    if name.startswith("3.2"):
        # Feedback that comes early waits: the slot is free before it counts as free.
        entered = (schedule.after > schedule.before).astype(float)
        assert found.before.tolist() == ds.game.outstanding(instance.delays, entered).tolist()
    else:
        assert found.before.tolist() == schedule.before.tolist()
        assert found.after.tolist() == schedule.after.tolist()
    observed = {s for rounds in found.observed for s in rounds}
    due = schedule.observed & (np.arange(1, ROUNDS + 1) + instance.delays <= ROUNDS)
    assert observed == set((np.flatnonzero(due) + 1).tolist())
