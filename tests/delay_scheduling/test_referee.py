"""The referee against games played by hand, against players that break the rules,
and against spies.
"""

import itertools
import math
import zlib

import numpy as np
import pytest

from delay_scheduling.game import Instance, Rules
from delay_scheduling.referee import IllegalMove, Transcript, play

VARIATIONS = list(itertools.product([False, True], [False, True], ["bandit", "full-information"]))


class Scripted:
    """Follow a script, and write down everything that is shown.

    `tracks` are the rounds to track, `releases` maps a round to the rounds to remove at its end.
    """

    def __init__(self, arms, tracks=(), releases=None):
        self.arms = arms
        self.tracks = tracks
        self.releases = releases or {}
        self.shown = []

    def start(self, rules):
        self.shown.append(rules)

    def act(self, t, delay):
        self.shown.append((t, delay))
        return self.arms[t - 1]

    def track(self, t):
        self.shown.append(t)
        return t in self.tracks

    def observe(self, t, feedback):
        self.shown.append((t, feedback))

    def release(self, t):
        self.shown.append(t)
        return self.releases.get(t, ())


class Greedy(Scripted):
    """Play arm 0, track whenever there is a free slot by the player's own account."""

    def start(self, rules):
        self.free = rules.C

    def __init__(self):
        super().__init__(itertools.repeat(0), ())

    def act(self, t, delay):
        return 0

    def track(self, t):
        free = self.free > 0
        self.free -= free
        return free

    def observe(self, t, feedback):
        self.free += len(feedback)


def zeros(delays, K=1):
    """Return an instance with these delays and no losses."""
    return Instance(np.zeros((len(delays), K)), delays)


# Games played by hand


def test_fixed_delay_holds_a_slot_for_one_round_more():
    game = play(Greedy(), zeros([2] * 7), Rules(K=1, C=1))
    assert game.S0 == ((), (1,), (1,), (), (4,), (4,), ())
    assert game.S1 == ((1,), (1,), (1,), (4,), (4,), (4,), (7,))
    assert game.observed == ((), (), (1,), (), (), (4,), ())


def test_two_slots_and_delay_two():
    game = play(Greedy(), zeros([2] * 6), Rules(K=1, C=2))
    assert game.S1 == ((1,), (1, 2), (1, 2), (2, 4), (4, 5), (4, 5))
    assert game.observed == ((), (), (1,), (2,), (), (4,))
    assert game.before.tolist() == [0, 1, 2, 1, 1, 2]
    assert game.after.tolist() == [1, 2, 2, 2, 2, 2]


def test_delay_zero_is_observed_at_once_and_frees_its_slot():
    game = play(Greedy(), zeros([0, 0, 0]), Rules(K=1, C=1))
    assert game.S0 == ((), (), ())
    assert game.S1 == game.observed == ((1,), (2,), (3,))


def test_delay_past_the_end_holds_its_slot_and_tells_nothing():
    game = play(Greedy(), zeros([3, 0, 0]), Rules(K=1, C=1))
    assert game.S1 == ((1,), (1,), (1,))
    assert game.observed == ((), (), ())


def test_delay_up_to_the_last_round_is_observed():
    assert play(Greedy(), zeros([2, 9, 9]), Rules(K=1, C=1)).observed == ((), (), (1,))


def test_longest_delay_does_not_wrap_around():
    assert play(Greedy(), zeros([2**31 - 1, 0]), Rules(K=1, C=1)).observed == ((), ())


@pytest.mark.parametrize("C", [math.inf, 3, 4])
def test_capacity_that_never_binds(C):
    game = play(Greedy(), zeros([2, 1, 0]), Rules(K=1, C=C))
    assert game.S1 == ((1,), (1, 2), (1, 2, 3))
    assert game.observed == ((), (), (1, 2, 3))


def test_one_round_one_arm():
    game = play(Greedy(), Instance([[0.25]], [0]), Rules(K=1, C=1))
    assert game == Transcript((0,), (0.25,), ((),), ((1,),), ((1,),), ((),))


def test_the_referee_does_not_track_by_itself():
    player = Scripted([0, 0])
    game = play(player, zeros([0, 0]), Rules(K=1, C=1))
    assert game.S1 == game.observed == ((), ())
    assert (1, ()) in player.shown


def test_preemption_frees_slots_from_the_next_round():
    player = Scripted([0] * 4, tracks={1, 2, 3, 4}, releases={1: [1], 2: [2], 3: [3]})
    game = play(player, zeros([9, 9, 9, 0]), Rules(K=1, C=1, preemptive=True))
    assert game.S0 == ((), (), (), ())
    assert game.S1 == ((1,), (2,), (3,), (4,))
    assert game.removed == ((1,), (2,), (3,), ())
    assert game.observed == ((), (), (), (4,))


def test_removals_are_kept_in_the_order_of_the_player():
    player = Scripted([0] * 3, tracks={1, 2, 3}, releases={3: [2, 3, 1]})
    assert play(player, zeros([9, 9, 9]), Rules(K=1, preemptive=True)).removed == (
        (),
        (),
        (2, 3, 1),
    )


def test_losses_are_scaled():
    scaled = Instance([[0.5, 0.25], [1.0, 0.5]], [1, 0], scales=[3.0, 0.0])
    bandit = Scripted([1, 0], tracks={1, 2})
    game = play(bandit, scaled, Rules(K=2))
    assert game.losses == (0.75, 0.0)
    assert (2, ((1, 0.75), (2, 0.0))) in bandit.shown
    informed = Scripted([1, 0], tracks={1, 2})
    play(informed, scaled, Rules(K=2, regime="full-information"))
    assert values(informed.shown[-2]) == (2, ((1, [1.5, 0.75]), (2, [0.0, 0.0])))


def test_transcripts_are_frozen():
    game = play(Scripted([0]), Instance([[0]], [0]), Rules(K=1))
    with pytest.raises(AttributeError):
        game.actions = (1,)


def test_transcript_prints_one_row_a_round():
    player = Scripted([1, 0, 1], tracks={1, 2}, releases={3: [1]})
    instance = Instance([[0, 0.125], [1, 0], [0, 1 / 3]], [9, 1, 0])
    assert str(play(player, instance, Rules(K=2, C=2, preemptive=True))).splitlines() == [
        "t  arm  loss      S before  S after  observed  removed",
        "1  1    0.125     -         1        -         -",
        "2  0    1         1         1 2      -         -",
        "3  1    0.333333  1 2       1 2      2         1",
    ]


def test_a_game_is_played_by_rules():
    with pytest.raises(ValueError, match="rules: expected Rules, received Rogue"):
        play(
            Scripted([0]),
            zeros([0]),
            type("Rogue", (), {"K": 1, "__repr__": lambda self: "Rogue"})(),
        )


def test_number_of_arms_must_agree():
    with pytest.raises(ValueError, match="instance: expected 3 arms, as in the rules, received 2"):
        play(Scripted([0]), zeros([0], K=2), Rules(K=3))


# What is shown, exactly, in each variation

LOSSES = [[0.1, 0.2], [0.3, 0.4], [0.5, 0.6], [0.7, 0.8]]
DELAYS = [1, 2, 0, 0]
ARMS = (1, 0, 1, 0)


def values(shown):
    """Return what was shown with arrays as lists, for comparison."""
    if isinstance(shown, np.ndarray):
        return shown.tolist()
    return tuple(map(values, shown)) if isinstance(shown, tuple) else shown


@pytest.mark.parametrize(("clairvoyant", "preemptive", "regime"), VARIATIONS)
def test_a_player_is_shown_exactly_what_the_variation_shows(clairvoyant, preemptive, regime):
    rules = Rules(K=2, C=2, regime=regime, clairvoyant=clairvoyant, preemptive=preemptive)
    spy = Scripted(ARMS, tracks={1, 2, 3, 4}, releases={3: (2,)} if preemptive else {})
    game = play(spy, Instance(LOSSES, DELAYS), rules)

    d = DELAYS if clairvoyant else [None] * 4
    loss = (
        {1: 0.2, 2: 0.3, 3: 0.6, 4: 0.7} if regime == "bandit" else dict(enumerate(LOSSES, start=1))
    )
    last = ((4, loss[4]),) if preemptive else ((2, loss[2]), (4, loss[4]))
    assert list(map(values, spy.shown)) == [
        rules,
        *((1, d[0]), 1, (1, ()), 1),
        *((2, d[1]), 2, (2, ((1, loss[1]),)), 2),
        *((3, d[2]), 3, (3, ((3, loss[3]),)), 3),
        *((4, d[3]), 4, (4, last), 4),
    ]
    assert game.actions == ARMS
    assert game.losses == (0.2, 0.3, 0.6, 0.7)
    assert game.S0 == ((), (1,), (2,), () if preemptive else (2,))
    assert game.S1 == ((1,), (1, 2), (2, 3), (4,) if preemptive else (2, 4))
    assert game.observed == ((), (1,), (3,), (4,) if preemptive else (2, 4))
    assert game.removed == ((), (), (2,) if preemptive else (), ())


def atoms(shown):
    """Yield the objects inside nested tuples and lists."""
    if isinstance(shown, (tuple, list)):
        for part in shown:
            yield from atoms(part)
    else:
        yield shown


@pytest.mark.parametrize(("clairvoyant", "preemptive", "regime"), VARIATIONS)
def test_nothing_shown_leads_to_the_instance(clairvoyant, preemptive, regime):
    instance = Instance(LOSSES, DELAYS)
    rules = Rules(K=2, C=4, regime=regime, clairvoyant=clairvoyant, preemptive=preemptive)
    spy = Scripted(ARMS, tracks={1, 2, 3, 4})
    play(spy, instance, rules)
    allowed = (
        {Rules, int}
        | ({float} if regime == "bandit" else {np.ndarray})
        | (set() if clairvoyant else {type(None)})
    )
    assert {type(atom) for atom in atoms(spy.shown)} == allowed
    arrays = [atom for atom in atoms(spy.shown) if isinstance(atom, np.ndarray)]
    assert len(arrays) == (0 if regime == "bandit" else 4)
    for array in arrays:
        assert array.base is None
        assert array.shape == (2,)
        assert not array.flags.writeable
        assert not np.shares_memory(array, instance.losses)
    assert vars(spy.shown[0]) == vars(rules)
    assert spy.shown[0] is not rules


class Vandal(Greedy):
    """Overwrite whatever is shown."""

    def start(self, rules):
        super().start(rules)
        object.__setattr__(rules, "C", math.inf)
        object.__setattr__(rules, "preemptive", True)
        self.rules = rules

    def observe(self, t, feedback):
        super().observe(t, feedback)
        for _, losses in feedback:
            with pytest.raises(ValueError, match="read-only"):
                losses[0] = 9.0
            losses.flags.writeable = True
            losses[:] = 9.0


def test_overwriting_what_was_shown_changes_nothing():
    instance = Instance(LOSSES, DELAYS)
    rules = Rules(K=2, C=2, regime="full-information")
    assert play(Vandal(), instance, rules) == play(Greedy(), instance, rules)
    assert instance.losses.tolist() == LOSSES
    assert rules == Rules(K=2, C=2, regime="full-information")


def test_overwriting_the_rules_lifts_no_rule():
    vandal = Vandal()
    vandal.track = lambda t: True
    with pytest.raises(IllegalMove, match="S is full"):
        play(vandal, zeros([5, 5]), Rules(K=1, C=1))
    vandal = Vandal()
    vandal.release = lambda t: [1]
    with pytest.raises(IllegalMove, match="non-preemptive"):
        play(vandal, zeros([5, 5]), Rules(K=1, C=1))


# Replay: what is hidden cannot matter


class Nervous:
    """Let every decision hang on every digit shown so far, and keep the log of both."""

    def start(self, rules):
        self.rules = rules
        self.S = set()
        self.log = []
        self.mood = 0

    def whim(self, *shown):
        self.log.append(values(shown))
        self.mood = zlib.crc32(repr(self.log[-1]).encode(), self.mood)
        return self.mood

    def act(self, t, delay):
        return self.whim("act", t, delay) % self.rules.K

    def track(self, t):
        wanted = self.whim("track", t) % 3 > 0 and len(self.S) < self.rules.C
        self.S |= {t} if wanted else set()
        return wanted

    def observe(self, t, feedback):
        self.whim("observe", t, feedback)
        self.S -= {s for s, _ in feedback}

    def release(self, t):
        whim = self.whim("release", t)
        dropped = {s for s in self.S if self.rules.preemptive and whim % (s + 3) == 0}
        self.S -= dropped
        return dropped


def nervous_game(instance, rules):
    """Return the log, four entries a round, and the transcript."""
    player = Nervous()
    transcript = play(player, instance, rules)
    return player.log, transcript


def random_game(seed, variation):
    """Return a random instance of 12 rounds and rules of this variation."""
    rng = np.random.default_rng(seed)
    clairvoyant, preemptive, regime = variation
    instance = Instance(rng.random((12, 3)), rng.integers(0, 5, 12))
    rules = Rules(K=3, C=3, regime=regime, clairvoyant=clairvoyant, preemptive=preemptive)
    return rng, instance, rules


def replay(test):
    """Run a test on six random games of each variation."""

    @pytest.mark.parametrize("variation", VARIATIONS)
    def of_variation(variation):
        for seed in range(6):
            test(seed, variation)

    return of_variation


@replay
def test_the_past_does_not_depend_on_later_rounds(seed, variation):
    rng, instance, rules = random_game(seed, variation)
    log, _ = nervous_game(instance, rules)
    for m in range(1, 12):
        losses = instance.losses.copy()
        delays = instance.delays.copy()
        losses[m:], delays[m:] = rng.random((12 - m, 3)), rng.integers(0, 5, 12 - m)
        assert nervous_game(Instance(losses, delays), rules)[0][: 4 * m] == log[: 4 * m]


@replay
def test_the_past_does_not_depend_on_the_horizon(seed, variation):
    _, instance, rules = random_game(seed, variation)
    log, _ = nervous_game(instance, rules)
    for m in range(1, 12):
        assert (
            nervous_game(Instance(instance.losses[:m], instance.delays[:m]), rules)[0]
            == log[: 4 * m]
        )


@replay
def test_the_past_does_not_depend_on_losses_that_arrive_later(seed, variation):
    rng, instance, rules = random_game(seed, variation)
    log, transcript = nervous_game(instance, rules)
    for m in range(1, 12):
        shown = sorted(s for rounds in transcript.observed[:m] for s in rounds)
        losses = rng.random((12, 3))
        losses[np.array(shown, int) - 1] = instance.losses[np.array(shown, int) - 1]
        assert nervous_game(Instance(losses, instance.delays), rules)[0][: 4 * m] == log[: 4 * m]


@replay
def test_without_clairvoyance_the_past_does_not_depend_on_delays_that_are_not_over(seed, variation):
    rng, instance, rules = random_game(seed, (False, *variation[1:]))
    log, _ = nervous_game(instance, rules)
    t = np.arange(1, 13)
    for m in range(1, 12):
        pending = t + instance.delays > m
        delays = np.where(
            pending, np.maximum(m + 1 - t, 0) + rng.integers(0, 5, 12), instance.delays
        )
        assert nervous_game(Instance(instance.losses, delays), rules)[0][: 4 * m] == log[: 4 * m]


@replay
def test_losses_of_untracked_rounds_do_not_matter(seed, variation):
    rng, instance, rules = random_game(seed, variation)
    log, transcript = nervous_game(instance, rules)
    untracked = [t - 1 for t, S in enumerate(transcript.S1, start=1) if t not in S]
    assert untracked
    losses = instance.losses.copy()
    losses[untracked] = rng.random((len(untracked), 3))
    assert nervous_game(Instance(losses, instance.delays), rules)[0] == log


@replay
def test_with_bandit_feedback_losses_of_other_arms_do_not_matter(seed, variation):
    rng, instance, rules = random_game(seed, (*variation[:2], "bandit"))
    log, transcript = nervous_game(instance, rules)
    losses = rng.random((12, 3))
    losses[np.arange(12), transcript.actions] = instance.losses[np.arange(12), transcript.actions]
    assert nervous_game(Instance(losses, instance.delays), rules)[0] == log


@replay
def test_the_nervous_player_does_react_to_what_is_shown(seed, variation):
    """The control of the replays: with one observed loss changed, they would fail."""
    _, instance, rules = random_game(seed, variation)
    log, transcript = nervous_game(instance, rules)
    first = next(s for rounds in transcript.observed for s in rounds)
    losses = instance.losses.copy()
    losses[first - 1] /= 2
    assert nervous_game(Instance(losses, instance.delays), rules)[0] != log


# Rogues: each breaks one rule


def rogue(*, tracks=(), **methods):
    """Return a player of arm 0 with some methods replaced."""
    player = Scripted([0, 0, 0], tracks)
    for name, method in methods.items():
        setattr(player, name, method)
    return player


def at(t, answer, otherwise=()):
    """Return a method that gives this answer in round t."""
    return lambda now: answer if now == t else otherwise


ANY = Rules(K=2, C=1)
PREEMPTIVE = Rules(K=2, C=1, preemptive=True)
NAMES = "the methods ('start', 'act', 'track', 'observe', 'release')"
ROGUES = [
    (
        rogue(act=lambda t, delay: 2),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received 2",
    ),
    (
        rogue(act=lambda t, delay: 3),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received 3",
    ),
    (
        rogue(act=lambda t, delay: -1),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received -1",
    ),
    (
        rogue(act=lambda t, delay: t - 1),
        ANY,
        "round 3, action: expected an integer from 0 to 1, received 2",
    ),
    (
        rogue(act=lambda t, delay: 1.0),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received 1.0",
    ),
    (
        rogue(act=lambda t, delay: math.nan),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received nan",
    ),
    (
        rogue(act=lambda t, delay: True),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received True",
    ),
    (
        rogue(act=lambda t, delay: np.True_),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received np.True_",
    ),
    (
        rogue(act=lambda t, delay: None),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received None",
    ),
    (
        rogue(act=lambda t, delay: "0"),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received '0'",
    ),
    (
        rogue(act=lambda t, delay: np.array([0])),
        ANY,
        "round 1, action: expected an integer from 0 to 1, received array([0])",
    ),
    (rogue(track=lambda t: 1), ANY, "round 1, tracking: expected True or False, received 1"),
    (rogue(track=lambda t: None), ANY, "round 1, tracking: expected True or False, received None"),
    (
        rogue(track=lambda t: math.nan),
        ANY,
        "round 1, tracking: expected True or False, received nan",
    ),
    (
        # round 1 leaves in round 2, but after the decision to track round 2
        rogue(track=lambda t: True),
        ANY,
        "round 2, tracking: expected False, since S is full: |S| = C = 1, received True",
    ),
    (
        rogue(track=lambda t: np.True_),
        ANY,
        "round 2, tracking: expected False, since S is full: |S| = C = 1, received True",
    ),
    (
        rogue(tracks={1}, release=lambda t: [1]),
        ANY,
        "round 1, removal: expected nothing, since the game is non-preemptive, received 1",
    ),
    (
        rogue(release=at(2, [7])),
        ANY,
        "round 2, removal: expected nothing, since the game is non-preemptive, received 7",
    ),
    (
        rogue(tracks={1}, release=lambda t: [2]),
        PREEMPTIVE,
        "round 1, removal: expected a round of S = [1], named once, received 2",
    ),
    (
        rogue(tracks={1}, release=lambda t: [1, 1]),
        PREEMPTIVE,
        "round 1, removal: expected a round of S = [], named once, received 1",
    ),
    (
        rogue(tracks={1}, release=lambda t: [1]),  # in round 1 legal, in round 2 no longer
        PREEMPTIVE,
        "round 2, removal: expected a round of S = [], named once, received 1",
    ),
    (
        rogue(tracks={1}, release=at(2, [1])),  # round 1 has just left, with its feedback
        PREEMPTIVE,
        "round 2, removal: expected a round of S = [], named once, received 1",
    ),
    (
        rogue(tracks={1}, release=lambda t: [True]),
        PREEMPTIVE,
        "round 1, removal: expected a round of S = [1], named once, received True",
    ),
    (
        rogue(tracks={1}, release=lambda t: [1.0]),
        PREEMPTIVE,
        "round 1, removal: expected a round of S = [1], named once, received 1.0",
    ),
    (
        rogue(tracks={1}, release=lambda t: itertools.repeat(1)),
        PREEMPTIVE,
        "round 1, removal: expected a round of S = [], named once, received 1",
    ),
    (
        rogue(release=lambda t: None),
        ANY,
        "round 1, removal: expected an iterable of rounds, received None",
    ),
    (
        rogue(release=lambda t: 1),
        PREEMPTIVE,
        "round 1, removal: expected an iterable of rounds, received 1",
    ),
    (object(), ANY, f"round 0, player: expected {NAMES}, received ()"),
    (
        rogue(observe=None),
        ANY,
        f"round 0, player: expected {NAMES}, received ('start', 'act', 'track', 'release')",
    ),
]


@pytest.mark.parametrize(("player", "rules", "message"), ROGUES)
def test_rogue(player, rules, message):
    with pytest.raises(IllegalMove) as error:
        play(player, zeros([1, 1, 1], K=2), rules)
    assert str(error.value) == message


def test_an_illegal_move_says_where_and_why():
    with pytest.raises(ValueError, match="round 2") as error:
        play(rogue(track=lambda t: True), zeros([1, 1, 1], K=2), ANY)
    move = error.value
    assert (move.round, move.rule, move.received) == (2, "tracking", True)
    assert move.expected == "False, since S is full: |S| = C = 1"


def test_the_game_stops_at_an_illegal_move():
    player = rogue(tracks={1}, release=at(2, [5]))
    with pytest.raises(IllegalMove):
        play(player, zeros([1, 1, 1], K=2), ANY)
    assert max(shown[0] for shown in player.shown if isinstance(shown, tuple)) == 2


@pytest.mark.parametrize(
    "answer", [[1], (1,), {1}, iter([1]), np.array([1]), range(1, 2), {1: "x"}.keys()]
)
def test_any_iterable_of_rounds_will_do(answer):
    player = rogue(tracks={1}, release=at(1, answer))
    assert play(player, zeros([1, 1, 1], K=2), PREEMPTIVE).removed == ((1,), (), ())


def test_numpy_answers_are_legal_and_recorded_as_python_numbers():
    player = rogue(
        act=lambda t, delay: np.int8(1),
        track=lambda t: np.bool_(t == 1),
        release=at(1, np.array([1])),
    )
    game = play(player, zeros([1, 1, 1], K=2), PREEMPTIVE)
    assert game.actions == (1, 1, 1)
    assert {type(atom) for atom in atoms((game.actions, game.S1, game.removed))} == {int}


def test_regret_by_hand():
    losses = [[0.0, 1.0], [1.0, 0.0], [0.5, 0.0]]
    rules = Rules(K=2)
    for scales, regret in ((None, -0.5), ([2.0, 3.0, 4.0], 0.0)):
        instance = Instance(losses, [0, 0, 0], scales)
        game = play(Scripted([0, 1, 0]), instance, rules)
        assert game.regret(instance) == regret
    with pytest.raises(ValueError, match="instance: expected one of 3 rounds, received 2"):
        game.regret(Instance(losses[:2], [0, 0]))
    with pytest.raises(
        ValueError, match="instance: expected one with the arms that were played, received 'K = 1'"
    ):
        game.regret(Instance([[0.0]] * 3, [0, 0, 0]))
