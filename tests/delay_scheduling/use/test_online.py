"""The player that is asked: the actions of `simulate`, whatever is played, saved and restored; and what it refuses."""

import json
import math

import numpy as np
import pytest

import delay_scheduling as ds
from delay_scheduling import rates, schedulers
from delay_scheduling.compiled.online import A, B
from delay_scheduling.past import best, calibrated, reservoirs, skipping, stairs
from delay_scheduling.theorems import cor_h_2, thm_2_1, thm_3_1, thm_3_2, thm_5_1, thm_5_2
from delay_scheduling.use.online import Online, Round, checked, digest, expect_the_same, moves, name_of, text_of

REGIMES = ("bandit", "full-information")
STAIRS = schedulers.Stairs(ratio=1.5, steps=2, first=0.9)
KNOWN = cor_h_2.tuned(T=400, D=2000, rules=ds.Rules(K=3, C=5))
D_MAX, ROUNDS = 9, 400
GAMES = {  # scheduler, rates, capacity, and what the rules allow
    "5.1": (schedulers.Bernoulli(1.0), thm_5_1.rates, 6, "clairvoyant"),
    "5.1 with an expected capacity": (schedulers.Bernoulli(0.5, expected_capacity=3), thm_5_1.rates, 6, "clairvoyant"),
    "5.1 unlimited": (schedulers.Bernoulli(0.1), thm_5_1.rates, math.inf, "clairvoyant"),
    "5.2": (schedulers.Pareto(1.0), thm_5_2.rates(1.0, D_MAX), 6, "preemptive"),
    "5.2 repaired": (schedulers.Pareto(0.1), thm_5_2.repaired_rates(0.1, D_MAX), 40, "preemptive"),
    "5.2 announced": (schedulers.Pareto(0.1), thm_5_2.rates(0.1, D_MAX), 6, "clairvoyant preemptive"),
    "2.1": (schedulers.TrackEverything(), thm_2_1.rates, 3, ""),
    "2.1 unlimited": (schedulers.TrackEverything(), thm_2_1.rates, math.inf, ""),
    "H.1": (schedulers.Coin(0.4), rates.constant(math.inf, 0.2), 3, ""),
    "H.2": (KNOWN.scheduler, rates.constant(math.inf, KNOWN.beta), 5, ""),
    "3.1": (schedulers.BatchRepresentatives(4), thm_3_1.rates, 4, ""),
    "3.1 one by one": (schedulers.BatchRepresentatives(1), thm_3_1.rates, 12, ""),
    "best batches": (schedulers.BatchRepresentatives(7), best.rates, 4, ""),
    "3.2 one slot": (schedulers.Spaced(3), thm_3_2.one_slot_rates, 1, ""),
    "3.2 announced": (schedulers.Spaced(3), thm_3_2.one_slot_rates, 1, "clairvoyant"),
    "calibrated": (schedulers.CalibratedBernoulli(2.0), calibrated.rates, 5, "clairvoyant"),
    "calibrated Pareto": (schedulers.CalibratedPareto(2.0), calibrated.PreemptiveRates(2.0, D_MAX), 5, "preemptive"),
    "all by Pareto": (schedulers.CalibratedPareto(math.inf), calibrated.PreemptiveRates(2.0, D_MAX), 5, "preemptive"),
    "square 1": (schedulers.Reservoirs(), reservoirs.KnownRates(ROUNDS, 2000, 0.5), 4, "preemptive"),
    "square 2": (schedulers.AnnouncedReservoirs(), reservoirs.announced_rates, 2, "clairvoyant"),
    "square 2 with many slots": (schedulers.AnnouncedReservoirs(), reservoirs.announced_rates, 900, "clairvoyant"),
    "square 2 unlimited": (schedulers.AnnouncedReservoirs(), reservoirs.announced_rates, math.inf, "clairvoyant"),
    "skipping": (schedulers.Skipping(0.8, 1.0), skipping.rates, 2, "clairvoyant"),
    "skipping with many slots": (schedulers.Skipping(2.0, 1.0), skipping.rates, 900, "clairvoyant"),
    "skipping unlimited": (schedulers.Skipping(2.0, 0.5), skipping.rates, math.inf, "clairvoyant"),
    "square 3": (schedulers.Reservoirs(), reservoirs.PatientRates(D_MAX), 3, "preemptive"),
    "square 4": (STAIRS, stairs.rates, 5, ""),
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
        delays[:] = 3
    elif "batches" not in name and "5.2" not in name and name not in ("calibrated Pareto", "all by Pareto", "square 3"):
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
    assert [move.track for move in played] == (schedule.after > schedule.before).tolist()
    assert len(set(whole.actions.tolist())) > 1
    assert [move.probability for move in played] == probabilities(instance, settings, schedule, whole.actions)


@pytest.mark.parametrize("regime", REGIMES)
@pytest.mark.parametrize("name", GAMES)
def test_rates_have_the_same_bits_round_by_round(name, regime):
    """The square of a single NumPy number is a power, which may miss the product by one bit: no action tells."""
    rules, scheduler, rule = game(name, regime)
    instance = instance_of(name, seed=3, T=getattr(rule, "T", 4000))
    online = Online(rules, scheduler, rule, seed=5)
    found = [(online.numbers[A], online.numbers[B]) for _ in moves(online, instance)][:: online.steps.block]
    whole = rule(scheduler.sample(instance.delays, rules, ds.game.stream(5, 0, ds.game.SCHEDULER)), rules)
    assert found == list(zip(whole.inv_alpha, 2 * whole.inv_beta, strict=True))


@pytest.mark.parametrize(("tracked", "held"), [(0, 0.0), (1, 2.0**-53)])
def test_nothing_is_held_while_nothing_is_tracked(tracked, held):
    """Three weights that came and went in another order leave a rounding error, which counts for nothing then."""
    now = Round(float)
    for weight in (0.1, 0.2, 0.3):
        now.held("Y_t", weight)
    for weight in (0.3, 0.2, 0.1):
        now.show(0, 1.0, weight, 0.0, arriving=True).held("Y_t", weight)
    now.show(0, 1.0, 0.0, 0.0).tracked = tracked
    assert now.held("Y_t", 0.0) == held


def probabilities(instance, settings, schedule, actions):
    """Return x_t of the arms that were played, which differ in the last bit where sums are in another order."""
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
    instance = ds.Instance(rng.random((ROUNDS, 3)), 5 - np.arange(ROUNDS) % 6)  # six rounds end together
    online, played = Online(rules, scheduler, rule, seed=11, replicate=2), []
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


@pytest.mark.parametrize("name", ["5.1", "5.2", "H.1", "3.1", "square 1", "square 4", "calibrated Pareto"])
@pytest.mark.parametrize("regime", REGIMES)
def test_a_window_gives_silence_a_loss(name, regime):
    rules, scheduler, rule = game(name, regime)
    window, silence = 5, 0.75
    full = instance_of(name, seed=3)
    losses = np.where(full.delays[:, None] > window, silence, full.losses)
    settings = rules, scheduler, rule
    whole = ds.simulate(ds.Instance(losses, np.minimum(full.delays, window)), *settings, seed=8)
    online, played = Online(*settings, seed=8, window=window, silence=silence), []
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
    online = Online(ds.Rules(K=2, C=2, preemptive=True), schedulers.CalibratedPareto(1.5), rates.constant(1.0, 1.0), 5)
    unchanged(online, lambda: online.tell(1, 0.5), "online: expected to be asked before it can tell")
    unchanged(online, online.tick, "before it can tick")
    dropped, silent, told = [], [], []
    for t in range(1, 60):
        move = online.ask()
        unchanged(online, online.ask, "online: expected to be ticked before it can ask")
        unchanged(online, lambda t=t: online.tell(t + 1, 0.5), f"one that has begun, up to {t}, received {t + 1}")
        unchanged(online, lambda: online.tell(0, 0.5), "round: expected an integer of at least 1, received 0")
        unchanged(online, lambda: online.tell("1", 0.5), "round: expected an integer of at least 1, received '1'")
        if not move.track:
            silent.append(t)
            unchanged(online, lambda t=t: online.tell(t, 0.5), "a round that is tracked")
        for s in dropped[-3:] + told[-3:] + silent[-3:]:
            unchanged(online, lambda s=s: online.tell(s, 0.5), "a round that is tracked", f"received {s}")
        for s in online.waiting[:1]:
            for loss in (-0.1, 1.5, math.nan, None, "0.5", [0.5], True):
                unchanged(online, lambda s=s, loss=loss: online.tell(s, loss), "loss: expected a number in [0, 1]")
            if t % 3 == 0:
                online.tell(s, 0.5)
                unchanged(online, lambda s=s: online.tell(s, 0.5), "which was told in this play")
                told.append(s)
        assert len(online.waiting) <= 2
        dropped.extend(online.tick())
        assert not set(online.waiting) & set(dropped)
    assert len(dropped) > 5
    assert len(silent) > 5
    assert len(told) > 5


def test_announced_delays_are_kept():
    settings = ds.Rules(K=2, C=2, clairvoyant=True), schedulers.TrackEverything(), rates.constant(1.0, 1.0)
    online = Online(*settings, seed=0)
    for delay in (None, -1, 2**31, 1.0, True):
        unchanged(online, lambda delay=delay: online.ask(delay), "delay: expected d_t, an integer from 0 to 2147483647")
    assert online.ask(1).track
    unchanged(online, lambda: online.tell(1, 0.5), "round: expected feedback at the end of round 2, as announced")
    online.tick()
    online.ask(5)
    unchanged(online, online.tick, "tick: expected feedback as announced, received 'none of rounds [1]'")
    online.tell(1, 0.5)
    assert online.tick() == ()
    silent = Online(*settings, seed=0, silence=1.0)
    silent.ask(0)
    silent.tick()
    assert silent.waiting == ()
    hidden = Online(ds.Rules(K=2, C=2), *settings[1:], seed=0)
    unchanged(hidden, lambda: hidden.ask(3), "delay: expected None, for delays are hidden")
    both = ds.Rules(K=2, C=2, clairvoyant=True, preemptive=True), schedulers.CalibratedPareto(0.5), settings[2]
    online = Online(*both, seed=0)
    for _ in range(9):
        online.ask(50)
        for s in online.waiting:
            unchanged(online, lambda s=s: online.tell(s, 0.5), "of no round, for it will be dropped")
        online.tick()


def test_limits_of_scheduler_and_rates():
    online = Online(*game("5.2", "bandit"), seed=1)
    while 1 not in online.waiting and online.t < D_MAX + 1:
        online.ask()
        online.tick()
    refuses(lambda: Online(*game("5.2", "bandit"), seed=1, window=10, silence=1), "window: expected at most the d_max")
    spaced = Online(*game("3.2 announced", "bandit"), seed=1)
    unchanged(spaced, lambda: spaced.ask(2), "delay: expected a delay 3, received 2")
    refuses(lambda: Online(*game("3.2 one slot", "bandit"), seed=1, window=4, silence=1), "window: expected 3")
    spaced = Online(*game("3.2 one slot", "bandit"), seed=1)
    while not spaced.waiting:
        spaced.ask()
        if spaced.waiting:
            unchanged(spaced, lambda: spaced.tell(spaced.t, 0.5), "round: expected a delay 3, received 0")
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
    unchanged(online, lambda: online.tell(1, 0.5), "a delay up to the d_max of the rates, 2, received 4")
    short = ds.Rules(K=2, C=2), STAIRS, stairs.KnownRates(3, 10, STAIRS)
    refuses(lambda: Online(*short, seed=0), "rules: expected a capacity of at least 3")
    online = Online(ds.Rules(K=2, C=3), *short[1:], seed=0)
    for _ in range(3):
        online.ask()
        online.tick()
    unchanged(online, online.ask, "T of the rates: expected at least the number of rounds, 4, received 3")
    full = Online(ds.Rules(K=2, C=1), schedulers.BatchRepresentatives(1), thm_3_1.rates, seed=0)
    full.ask()
    full.tick()
    refuses(full.ask, "scheduler: expected batches large enough for a free slot, received 'none in round 2'")
    refuses(full.ask, "received 'one that is broken'")
    refuses(full.save, "online: expected one whose last round did not fail")


def test_wrong_settings():
    rules, constant = ds.Rules(K=2, C=2), rates.constant(1.0, 1.0)
    refuses(lambda: Online(rules, schedulers.Pareto(1.0), constant, 0), "rules: expected preemption")
    refuses(lambda: Online(rules, schedulers.Coin(0.5), constant, -1), "seed")
    refuses(lambda: Online(rules, schedulers.Coin(0.5), constant, 0, window=-1, silence=1), "window")
    refuses(lambda: Online(rules, schedulers.Coin(0.5), constant, 0, window=3), "silence")
    refuses(lambda: Online(rules, schedulers.Coin(0.5), constant, 0, silence=1), "silence: expected None without")
    refuses(lambda: Online(rules, schedulers.Coin(0.5), constant, 0, window=3, silence=2), "silence: expected a number")
    refuses(lambda: Online(rules, ds.players.trackers.Fixed(constant), constant, 0), "scheduler: expected one of the")
    full = ds.Rules(K=2, C=2, regime="full-information"), schedulers.Coin(1.0), rates.constant(math.inf, 1.0)
    online = Online(*full, 0, window=0, silence=[0.5, 1])
    online.ask()
    for loss in (0.5, [0.5], [0.5, 2], [math.nan, 1]):
        unchanged(online, lambda loss=loss: online.tell(1, loss), "loss: expected")
    online.tick()


class Cautious(schedulers.Coin):
    """Toss a coin for half of the delays: a scheduler of one's own that looks at one round alone."""

    def probabilities(self, delays, C):
        return np.full(len(delays), self.p / 2)

    def proxies(self, uniforms, C):
        return np.where(uniforms < self.p / 2, schedulers.INFINITE, -1)


class Alternating(schedulers.Coin):
    """Track every other round: it looks at the number of the round."""

    def proxies(self, uniforms, C):
        return np.where(np.arange(len(uniforms)) % 2 == 0, schedulers.INFINITE, -1)


def own_rates(schedule, rules):
    """Look at the past as one should."""
    a_t = schedule.running("a", 1 / schedule.p) + schedule.arrived("b", schedule.z * schedule.delays)
    return ds.Rates(np.sqrt(a_t), np.ones(schedule.T))


def forgetful(schedule, rules):
    """Look at the past as one should not."""
    return ds.Rates(np.sqrt(np.cumsum(1 / schedule.p)), np.ones(schedule.T))


def test_parts_of_your_own_play_too_or_are_refused():
    rules = ds.Rules(K=3, C=3)
    instance = instance_of("H.1", seed=2)
    for scheduler, rule in (
        (Cautious(0.9), own_rates),
        (schedulers.Coin(0.5), own_rates),
        (Cautious(0.5), thm_2_1.rates),
    ):
        whole = ds.simulate(instance, rules, scheduler, rule, seed=6)
        online = Online(rules, scheduler, rule, seed=6)
        played = [move.arm for _, move in zip(range(200), moves(online, instance), strict=False)]
        online = Online.restore(online.save(), rules, scheduler, rule)
        assert played + [move.arm for move in moves(online, instance)] == whole.actions.tolist()
    refuses(lambda: Online(rules, schedulers.Coin(0.5), forgetful, 0), "scheduler, rates: expected what goes on")
    refuses(lambda: Online(rules, Alternating(0.5), own_rates, 0), "scheduler, rates: expected what goes on")
    expect_the_same(*game("5.2", "bandit"))  # which refuses the longer delays of the small game


def test_a_saved_state_is_small_checked_and_belongs_to_its_settings():
    settings = game("5.2", "bandit")
    online = Online(*settings, seed=1)
    list(moves(online, instance_of("5.2", seed=1)))
    saved = online.save()
    assert Online.restore(saved, *settings).save() == saved
    found = json.loads(saved)
    assert (found["format"], found["version"]) == ("delay_scheduling.Online", 1)
    rng = np.random.default_rng(0)
    for place in rng.integers(0, len(saved), 200):
        damaged = saved[:place] + chr(ord(saved[place]) ^ 1) + saved[place + 1 :]
        refuses(lambda damaged=damaged: Online.restore(damaged, *settings))
    for cut in ("", saved[:-9], "{}", "[]", "null", 7, None):
        refuses(lambda cut=cut: Online.restore(cut, *settings), "saved: expected what `Online.save` has returned")
    del found["sum"]
    other = found | {"version": 2}
    refuses(lambda: Online.restore(text_of(other | {"sum": digest(other)}), *settings), "version 1, received")
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
    assert checked(saved, online.settings())["t"] == ROUNDS


@pytest.mark.parametrize("rule", [thm_5_2.rates(1.0, 50), rates.constant(1.0, 1.0)])
def test_the_state_does_not_grow(rule):
    settings = ds.Rules(K=4, C=20, preemptive=True), schedulers.Pareto(1.0), rule
    instance = ds.adversaries.switching(T=6000, K=4, mean_delay=20, seed=0)
    instance = ds.Instance(instance.losses, np.minimum(instance.delays, 50))
    online, sizes = Online(*settings, seed=0), {}
    for move in moves(online, instance):
        if move.round in (1000, 6000):
            sizes[move.round] = len(online.save())
            held = sum(map(len, online.leaving.values()))
            assert held <= len(online.waiting) <= 20
    assert sizes[6000] < 4000  # of which about 1000 name the settings and the generators
    assert abs(sizes[6000] - sizes[1000]) < 1500


def test_name_of_by_hand():
    assert name_of(ds.Rules(K=2)) == "Rules(2, inf, bandit, False, False)"
    assert name_of(ds.game.stream) == "delay_scheduling.game.stream"
