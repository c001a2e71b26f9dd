"""Check a scheduler or a player of your own: which rule of the game does it break?

A check that passes is no proof: it plays small random games, and draws random coins. Each rule has been seen to fail,
on the rogues of `tests/delay_scheduling/test_checking.py`.
"""

import math
from inspect import signature
from typing import Any

import numpy as np

from delay_scheduling import referee
from delay_scheduling.arithmetic import log_of
from delay_scheduling.game import Instance, Rules
from delay_scheduling.schedulers import INFINITE, Scheduler, track
from delay_scheduling.validation import Numbers, integer, require

DRAWS = 20_000  # random rows of coins by which probabilities are judged
ERROR = 1e-6  # probability that a sound scheduler is refused
ROUNDS = 12
GAMES = 20


class BrokenRule(ValueError):
    """A scheduler or a player breaks a rule, which is named in a word or two: why is what was seen."""

    def __init__(self, rule: str, why: str):
        super().__init__(f"{rule}: {why}")
        self.rule = rule


def hold(condition: Any, rule: str, why: str) -> None:
    """Raise BrokenRule unless the condition holds."""
    if not condition:
        raise BrokenRule(rule, why)


def check_scheduler(scheduler: Scheduler, delays: Numbers, C: int = 2, draws: int = DRAWS, seed: int = 0) -> None:
    """Raise BrokenRule if a scheduler breaks a rule on these delays.

    interface      it has `proxies` and `probabilities`, and takes delays only if it says that it needs clairvoyance
    repeatable     the same coins give the same proxy delays
    range          proxy delays are integers of at least −1, probabilities in (0, 1], one a round
    declaration    `random` and `tosses` say what the coins do
    preemption     a proxy delay ends a round before its feedback arrives only if the scheduler says that it preempts
    foresight      a longer game, later coins and later delays leave proxy delays and probabilities as they are
    probability    round t is observed with the probability that `probabilities` says
    independence   a round whose feedback has arrived says nothing of whether a later round will be observed

    Source: Definitions 4.1 to 4.3 (def:precommitted, def:independent, def:quantified).

    Parameters
    ----------
    scheduler : a `schedulers.Scheduler`, usually an instance of a subclass of your own.
    delays : shape (T,), integers of at least 0, T at least 2: the delays of a small game, for which it is made.
    C : capacity, an integer of at least 1.
    draws : number of random rows of coins, at least 1. With more of them smaller faults show.
    seed : integer of at least 0.

    >>> from delay_scheduling.schedulers import Bernoulli, Coin
    >>> check_scheduler(Bernoulli(1.0), delays=[3, 0, 2, 1])
    >>> class Optimist(Coin):
    ...     def probabilities(self, delays, C):
    ...         return np.ones(len(delays))
    >>> check_scheduler(Optimist(0.5), delays=[3, 0, 2, 1])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    delay_scheduling.use.checking.BrokenRule: probability: round 1 is said to be observed with probability 1, and...
    """
    integer("draws", draws, least=1)
    delays = np.asarray(delays)
    require(len(delays) >= 2, "delays", "at least two rounds", len(delays))
    check_interface(scheduler)
    coins = np.random.default_rng(seed).random((draws, len(delays)))
    check_proxies(scheduler, delays, C, coins[: min(draws, 200)])
    check_foresight(scheduler, delays, C, coins[: min(draws, 200)])
    check_probabilities(scheduler, delays, C, coins)


def drawn(scheduler: Scheduler, coins: np.ndarray, C: float, delays: np.ndarray) -> np.ndarray:
    """Return the proxy delays of a row of coins; the delays are shown to a clairvoyant scheduler only."""
    return np.asarray(scheduler.proxies(coins.copy(), C, *([delays.copy()] if scheduler.needs_clairvoyance else [])))


def check_interface(scheduler: Any) -> None:
    """Raise BrokenRule unless the scheduler has what `Scheduler.sample` asks for."""
    for flag in ("needs_clairvoyance", "preempts", "undivided", "random", "tosses", "trusted"):
        hold(isinstance(getattr(scheduler, flag, None), bool), "interface", f"{flag} is neither True nor False")
    for method, takes in {"proxies": 2 + scheduler.needs_clairvoyance, "probabilities": 2}.items():
        hold(callable(getattr(scheduler, method, None)), "interface", f"there is no method {method}")
        try:
            signature(getattr(scheduler, method)).bind(*[None] * takes)
        except TypeError:
            raise BrokenRule("interface", f"{method} does not take {takes} arguments") from None


def check_proxies(scheduler: Scheduler, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule unless proxy delays are repeatable, in range, preempt only as announced, and do what is said."""
    proxies = []
    for row in coins:
        proxy = drawn(scheduler, row, C, delays)
        proxies.append(proxy)
        same = np.array_equal(proxy, drawn(scheduler, row, C, delays))
        hold(same, "repeatable", "the same coins, other proxy delays")
        try:
            track(delays, proxy, C, scheduler.probabilities(delays, C))
        except ValueError as error:
            raise BrokenRule("range", str(error)) from None
        cut = np.flatnonzero((proxy >= 0) & (proxy < delays))
        hold(scheduler.preempts or cut.size == 0, "preemption", f"round {cut[0] + 1 if cut.size else ''} is cut short")
    same = all(np.array_equal(proxies[0], proxy) for proxy in proxies)
    hold(scheduler.random or same, "declaration", "it says `random = False`, and other coins change the proxy delays")
    heads = coins < np.asarray(scheduler.probabilities(delays, C))
    tossed = np.array_equal(proxies, np.where(heads, INFINITE, -1))
    hold(tossed or not scheduler.tosses, "declaration", "it says `tosses`, and its proxy delays are not those of coins")


def check_foresight(scheduler: Scheduler, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule if the past changes with the future. Whoever refuses later delays has not looked at them."""
    T, rng = len(delays), np.random.default_rng(len(delays))
    says = np.asarray(scheduler.probabilities(delays, C))
    for row in coins:
        m = int(rng.integers(1, T))
        later = np.append(delays[:m], rng.integers(0, 2 * delays.max() + 2, T - m))
        try:
            other = np.asarray(scheduler.probabilities(later, C))
        except ValueError:
            later, other = delays, says
        short = np.asarray(scheduler.probabilities(delays[:m], C))
        for words, found in {"a shorter game": short, "later delays": other}.items():
            hold(np.array_equal(says[:m], found[:m]), "foresight", f"{words}: p_t")
        proxy = drawn(scheduler, row, C, delays)[:m]
        others = {
            "a shorter game": drawn(scheduler, row[:m], C, delays[:m]),
            "later delays": drawn(scheduler, row, C, later),
            "later coins": drawn(scheduler, np.append(row[:m], 1 - row[m:]), C, delays),
        }
        for words, found in others.items():
            hold(np.array_equal(proxy, found[:m]), "foresight", f"{words} of {T} rounds: other proxy delays")


def check_probabilities(scheduler: Scheduler, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule if rounds are observed with other probabilities than said, or depend on each other."""
    T, n = len(delays), len(coins)
    says = np.asarray(scheduler.probabilities(delays, C), dtype=float)
    enough = np.array([drawn(scheduler, row, C, delays) for row in coins]) >= delays
    radius = math.sqrt(log_of(2 * T * T / ERROR) / (2 * n))
    share = enough.mean(axis=0)
    for t in np.flatnonzero(abs(share - says) > radius):
        said = f"round {t + 1} is said to be observed with probability {says[t]:.2g}, and was in {share[t]:.0%}"
        raise BrokenRule("probability", said)
    for s in range(T):
        heard = enough[:, s]
        if heard.any():
            radius = math.sqrt(log_of(2 * T * T / ERROR) / (2 * heard.sum()))
            after = np.arange(T) > s + delays[s]
            for t in np.flatnonzero(after & (abs(enough[heard].mean(axis=0) - says) > radius)):
                raise BrokenRule("independence", f"round {t + 1} depends on round {s + 1}, which was heard before it")


def check_player(make: referee.Maker, rules: Rules, games: int = GAMES, seed: int = 0) -> None:
    """Raise BrokenRule if a player breaks a rule in small random games.

    interface     it has the five methods of `referee.Player`
    legal         the referee accepts every move: arms in range, free slots, removals of tracked rounds only
    repeatable    two players made with the same seed play the same game
    fresh         `start` begins a new game: a player may play twice
    hidden        what the player has not been shown yet leaves its moves as they are

    Source: Figure 1 (fig:game-desc).

    Parameters
    ----------
    make : function from a seed to a fresh player.
    rules : the variation of the game.
    games : number of random games, at least 1.
    seed : integer of at least 0.

    >>> from delay_scheduling.game import streams
    >>> from delay_scheduling.players.naive import Uniform
    >>> check_player(lambda seed: Uniform(streams(seed, 0)[1]), Rules(K=2, C=1))
    """
    integer("games", games, least=1)
    plays = not isinstance(make, type) and any(hasattr(make, method) for method in referee.METHODS)
    require(callable(make) and not plays, "make", "a function from a seed to a player", make)
    require(isinstance(rules, Rules), "rules", "Rules", rules)
    for method in referee.METHODS:
        hold(callable(getattr(make(seed), method, None)), "interface", f"there is no method {method}")
    rng = np.random.default_rng(seed)
    for game in range(games):
        instance = Instance(rng.random((ROUNDS, rules.K)), rng.integers(0, 5, ROUNDS))
        first = moves(make(game), instance, rules)
        hold(first == moves(make(game), instance, rules), "repeatable", f"the same seed, {game}, another game")
        again = make(game)
        moves(again, instance, rules)
        try:
            moves(again, instance, rules)
        except BrokenRule as error:
            raise BrokenRule("fresh", f"in the second game of a player: {error}") from None
        m, losses, delays = ROUNDS // 2, instance.losses.copy(), instance.delays.copy()
        losses[m:], delays[m:] = rng.random((ROUNDS - m, rules.K)), rng.integers(0, 5, ROUNDS - m)
        others = {"losses": Instance(losses, instance.delays), "delays": Instance(instance.losses, delays)}
        for words, other in others.items():
            second = moves(make(game), other, rules)
            same = first.actions[:m] == second.actions[:m] and first.S1[:m] == second.S1[:m]
            hold(same, "hidden", f"later {words} change what is done up to round {m}")


def moves(player: referee.Player, instance: Instance, rules: Rules) -> referee.Transcript:
    """Return the transcript of a game, or raise BrokenRule for an illegal move."""
    try:
        return referee.play(player, instance, rules)
    except referee.IllegalMove as error:
        raise BrokenRule("legal", str(error)) from None
