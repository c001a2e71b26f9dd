"""Sheet 1: schedulers that the referee lets play. It sits on the grader's side and judges every
decision.
"""

import math

import numpy as np

from course.grader import variant
from course.grader.exercise import Exercise
from course.grader.sheets.marking import (
    Criterion,
    Wrong,
    demand,
    described,
    generator,
    marked,
    rounds,
    same_rounds,
)
from course.grader.sheets.seats import game, joined
from course.grader.sheets.tracking import FOREVER, scales, track
from delay_scheduling.game import Rules

T = 60
CLOSE = 1e-4  # how far from p_t a coin lies, as a share of p_t
LONG = tuple(range(11, -1, -1))
# delays of 12 rounds: all at once, one by one, as long as the game, heard in the last round and
# just not
FIXED = {
    1: (
        ([0] * 12, 1),
        ([1, 0, 2, 0, 0, 1, 3, 0, 0, 0, 1, 0], 1),
        ([1] * 12, 1),
        ([12] * 12, 1),
        (LONG, 1),
    ),
    4: (
        ([2] * 12, 2),
        ([3, 1, 0, 0, 0, 2] * 2, 2),
        ([1, 4, 4, 0, 9, 2, 6, 5, 3, 5, 2, 1], 3),
        (LONG, 4),
        ([12] * 12, 3),
    ),
}


def alpha(name):
    """Return the constant of Exercise 1.3 ("coin") or 1.4 ("patience"),
    where c_t = C / (2 (1 + alpha) H_t).
    """
    return variant.number("game", name, 4) / 2 - 1


def first_come(part, most, early=0):
    """Return the check of the rounds that join (part 0) or are heard (part 1),
    with up to `most` slots, if a slot is
    free again `early` rounds too early."""

    def check(student):
        rng = generator("game", "first_come", part, most)
        drawn = [(rng.geometric(0.3, 12) - 1, int(rng.integers(1, most + 1))) for _ in range(6)]
        for delays, C in ((np.array(delays), C) for delays, C in (*FIXED[most], *drawn)):
            found = student.call("first_come", delays.tolist(), C)
            demand(
                isinstance(found, list) and len(found) == 2,
                f"expected a list of two lists, received {described(found)}",
            )
            compare_lists(rounds(found[part], len(delays), "first_come"), delays, C, part, early)

    return check


def compare_lists(found, delays, C, part, early):
    """Raise Wrong unless these are the rounds that join, or that are heard, under first come,
    first served.
    """
    schedule = track(
        np.maximum(delays - early, 0), np.full(len(delays), FOREVER), C, np.ones(len(delays))
    )
    t = np.arange(1, len(delays) + 1)
    joined = schedule.after > schedule.before
    heard = joined & (t + delays <= len(delays))
    expected = t[heard if part else joined].tolist()

    def reason(s):
        full = schedule.before[s - 1] == C
        end = s + delays[s - 1]
        state = (
            f"{'no' if full else 'a'} slot is free, for {schedule.before[s - 1]} of {C} are taken"
            " just before it"
        )
        rule = (
            f"it ends in round {end}, and the game in round {len(delays)}"
            if part and not full
            else state
        )
        return (
            f"delays {delays.tolist()}, C = {C}: {rule}; expected a list"
            f" {'with' if s in expected else 'without'} it"
        )

    same_rounds(found, expected, reason)


def greedy_games(student):
    """Return the games of `greedy`, each by a fresh worker."""
    rng = generator("game", "greedy")
    for C in (1, 2, 4):
        student.restart()
        delays = np.concatenate(
            [np.zeros(T // 2, int), np.arange(T // 2) % 4, rng.geometric(0.2, T) - 1]
        )
        yield game(student, "greedy", delays, rng.random(2 * T), Rules(K=1, C=C)), delays, C


def greedy_is_legal(student):
    """Raise Wrong unless greedy breaks no rule, and tracks something."""
    for transcript, _, C in greedy_games(student):
        demand(
            joined(transcript),
            f"a game with C = {C} and {T} rounds: expected True at least once, received False",
        )


def greedy_uses_all(student):
    """Raise Wrong unless greedy tracks whenever a slot is free."""
    for transcript, _, C in greedy_games(student):
        decide(transcript, C, lambda t: (True, "every round is wanted"))


def decide(transcript, C, wish):
    """Raise Wrong at the first round in which the decision is not "wanted, and a slot is free".

    Parameters
    ----------
    wish : function from the round to whether it is wanted, and the reason.
    """
    for t, (S0, S1) in enumerate(zip(transcript.S0, transcript.S1, strict=True), start=1):
        wanted, reason = wish(t)
        expected = wanted and len(S0) < C
        received = t in S1
        if expected != received:
            state = f"{len(S0)} of {C} slots are taken"
            raise Wrong(
                f"round {t}: {reason}, and {state}; expected {expected}, received {received}"
            )


def starts_afresh(student):
    """Raise Wrong unless `greedy_start` forgets the game before,
    which ended with a full tracking set.
    """
    student.restart()
    rng = generator("game", "afresh")
    C = int(rng.integers(2, 6))
    coins = rng.random(8).tolist()
    for number in (1, 2):
        try:
            transcript = game(student, "greedy", [T] * 8, coins, Rules(K=1, C=C))
            wanted = list(range(1, C + 1))
            found = joined(transcript)
            demand(
                found == wanted,
                f"{C} slots, long delays: expected rounds {wanted}, received {found}",
            )
        except Wrong as fault:
            raise Wrong(f"game {number} without a new start of the program: {fault}") from None


def price(t, C, name="patience"):
    """Return c_t."""
    return float(scales(t, C, alpha(name))[-1])


def probability(t, C, delay):
    """Return p_t."""
    return min(1.0, price(t, C, "coin") / (delay + 1))


def bernoulli_game(student, C, delays, coins):
    """Return the transcript of a game of `bernoulli`, by a fresh worker,
    and its wishes with their reasons.
    """
    student.restart()
    transcript = game(student, "bernoulli", delays, coins, Rules(K=1, C=C, clairvoyant=True))

    def wish(t):
        p = probability(t, C, delays[t - 1])
        coin = float(coins[t - 1])
        numbers = (
            f"C = {C}, c = {price(t, C, 'coin'):.4f}, delay {delays[t - 1]}, p = {p:.6f}, coin"
            f" {coin:.6f}"
        )
        return coin < p, numbers

    return transcript, wish


def bernoulli_prices(student):
    """Raise Wrong unless the wishes are right where slots are plenty,
    with coins just below and just above p_t.
    """
    rng = generator("game", "bernoulli", "prices")
    C = 96  # no more rounds than slots: the set is never full
    delays = np.concatenate(
        [np.arange(24), 30 + np.arange(24), 30 + np.arange(24) % 3, rng.integers(0, 60, 24)]
    )
    for sign in (1, -1):
        coins = close_coins(C, delays, sign * (-1) ** np.arange(C))
        transcript, wish = bernoulli_game(student, C, delays, coins)
        decide(transcript, C, wish)


def close_coins(C, delays, sides, distance=CLOSE):
    """Return coins that are below p_t where the side is −1 and above it where it is 1 (if p_t <
    1).
    """
    p = np.array([probability(t, C, d) for t, d in enumerate(delays, start=1)])
    return np.minimum(1 - CLOSE, p * (1 + distance * np.array(sides)))


def bernoulli_under_pressure(student, distance=CLOSE):
    """Yield games in which the coins nearly always say yes,
    so that the set is full most of the time.
    """
    rng = generator("game", "bernoulli", "pressure")
    for C in (1, 3):
        delays = np.concatenate([np.arange(T) % 8, rng.integers(0, 8, T)])
        coins = close_coins(C, delays, np.where(rng.random(2 * T) < 0.8, -1, 1), distance)
        yield C, *bernoulli_game(student, C, delays, coins)


def bernoulli_is_legal(student):
    """Raise Wrong unless bernoulli breaks no rule, and tracks something."""
    for C, transcript, _ in bernoulli_under_pressure(student, distance=0.5):
        demand(
            joined(transcript), f"a game with C = {C}: expected True at least once, received False"
        )


def bernoulli_decides(student):
    """Raise Wrong unless all decisions are right in games with a full set."""
    for C, transcript, wish in bernoulli_under_pressure(student):
        decide(transcript, C, wish)


def patience(t, C, coin, slip=0):
    """Return the proxy delay of round t, or what a slip makes of it."""
    return math.floor(price(t, C) / coin) - 1 + slip


def sharp_coins(rng, C, lengths):
    """Return T coins with floor(c_t / U) from the list of lengths,
    and c_t / U just above or below an integer.
    """
    shares = np.resize(lengths, T) + rng.permutation(np.resize([CLOSE, 0.5, 1 - CLOSE], T))
    return np.minimum(scales(T, C, alpha("patience")) / shares, 1 - CLOSE)


def pareto_game(student, C, delays, coins, preemptive=True):
    """Return the transcript of a game of `pareto`, by a fresh worker."""
    student.restart()
    return game(student, "pareto", delays, coins, Rules(K=1, C=C, preemptive=preemptive))


def pareto_joins(student):
    """Raise Wrong unless the right rounds join,
    in a game without dropping and with plenty of slots.
    """
    rng = generator("game", "pareto", "joins")
    # delays up to 2 never fill four slots
    C = 4
    delays = rng.integers(0, 3, T)
    coins = sharp_coins(rng, C, (0, 1, 0, 0, 2, 5))

    def wish(t):
        proxy = patience(t, C, coins[t - 1])
        coin = coins[t - 1]
        return proxy >= 0, f"C = {C}, c = {price(t, C):.6f}, coin {coin:.6f}, proxy delay {proxy}"

    decide(pareto_game(student, C, delays, coins, preemptive=False), C, wish)


def pareto_games(student):
    """Yield games with few slots, nearly all rounds being wanted, and with many: C, delays,
    coins, transcript.

    Every third delay is the proxy delay of its round: such a round is heard, not dropped.
    """
    rng = generator("game", "pareto", "drops")
    for C, lengths in ((1, (3, 9, 1, 6, 2, 4, 12)), (2, (2, 5, 8, 1, 3)), (8, (0, 1, 6, 2, 3))):
        coins = sharp_coins(rng, C, lengths)
        proxies = np.array([patience(t, C, coin) for t, coin in enumerate(coins, start=1)])
        delays = np.where(np.arange(T) % 3 == 0, np.clip(proxies, 0, 12), rng.integers(0, 12, T))
        transcript = pareto_game(student, C, delays, coins)
        demand(
            joined(transcript),
            f"a game with C = {C} and {T} rounds: expected True at least once, received False",
        )
        yield C, delays, coins, transcript


def pareto_is_legal(student):
    """Raise Wrong unless pareto breaks no rule, and tracks something."""
    list(pareto_games(student))


def pareto_drops(slip=0):
    """Return the check that no round is dropped too early, too late, or without need."""

    def check(student):
        for C, delays, coins, transcript in pareto_games(student):
            steps = zip(transcript.S1, transcript.observed, transcript.removed, strict=True)
            for t, (S1, heard, removed) in enumerate(steps, start=1):
                for s in sorted(set(S1) - set(heard)):
                    last = s + patience(s, C, coins[s - 1], slip)
                    expected = last == t
                    received = s in removed
                    words = ("to keep it", "to drop it")
                    delay = delays[s - 1]
                    reason = (
                        f"C = {C}: round {s} (delay {delay}) may stay until the end of round {last}"
                    )
                    fault = (
                        f"round {t}: {reason}; expected {words[expected]}, received"
                        f" {words[received]}"
                    )
                    demand(expected == received, fault)

    return check


LEGAL = "no rule is broken"
LONGER = "every proxy delay is longer by 1"
EARLIER = "a slot is free again in the round in which its delay ends"
EXERCISES = (
    Exercise(
        "first_come",
        3,
        marked(
            Criterion(
                1,
                "the rounds that join, one slot",
                first_come(part=0, most=1),
                ((EARLIER, first_come(0, 1, early=1)),),
            ),
            Criterion(
                1,
                "the rounds that join, several slots",
                first_come(part=0, most=4),
                ((EARLIER, first_come(0, 4, early=1)),),
            ),
            Criterion(
                1,
                "the rounds that are heard",
                first_come(part=1, most=4),
                ((EARLIER, first_come(1, 4, early=1)),),
            ),
        ),
    ),
    Exercise(
        "greedy",
        4,
        marked(
            Criterion(1, LEGAL, greedy_is_legal),
            Criterion(2, "no free slot is left unused", greedy_uses_all),
            Criterion(1, "a second game starts afresh", starts_afresh),
        ),
    ),
    Exercise(
        "bernoulli",
        5,
        marked(
            Criterion(1, LEGAL, bernoulli_is_legal),
            Criterion(2, "the coin against the price, slots being free", bernoulli_prices),
            Criterion(2, "all decisions, slots being scarce", bernoulli_decides),
        ),
    ),
    Exercise(
        "pareto",
        6,
        marked(
            Criterion(1, LEGAL, pareto_is_legal),
            Criterion(2, "the rounds that join", pareto_joins),
            Criterion(
                3, "the rounds that are dropped", pareto_drops(), ((LONGER, pareto_drops(slip=1)),)
            ),
        ),
    ),
)
