"""Check a scheduler, learning rates or a player of your own: which rule of the game does it break?

A check that passes is no proof: it plays small random games, and draws random coins. Each rule has
been seen to fail, on the adversarial players of `tests/delay_scheduling/test_checking.py`.
"""

import math
from typing import Any

import numpy as np

from delay_scheduling import referee
from delay_scheduling.arithmetic import log_of
from delay_scheduling.game import Instance, Rules
from delay_scheduling.rates import Rates, Rule, check_game
from delay_scheduling.schedulers import INFINITE, Certain, ProxyLaw, Scheduler, has_proxies, track
from delay_scheduling.schedulers.kinds import Tosses
from delay_scheduling.schedulers.law import play
from delay_scheduling.use.saved import plain, revived
from delay_scheduling.validation import Numbers, capacity, integer, require, valid_delays

DRAWS = 20_000  # random rows of coins by which probabilities are judged
ERROR = 1e-6  # probability that a sound scheduler is refused
ROUNDS = 12
GAMES = 20
RATES_GAMES = 50


class BrokenRule(ValueError):
    """A scheduler, learning rates or a player break a rule, which is named in a word.

    Why is what was seen.
    """

    def __init__(self, rule: str, why: str):
        super().__init__(f"{rule}: {why}")
        self.rule = rule


def hold(condition: Any, rule: str, why: str) -> None:
    """Raise BrokenRule unless the condition holds."""
    if not condition:
        raise BrokenRule(rule, why)


def check_scheduler(
    scheduler: Scheduler, delays: Numbers, C: int = 2, draws: int = DRAWS, seed: int = 0
) -> None:
    """Raise BrokenRule if a scheduler breaks a rule on these delays.

    interface      it has what its kind asks for (see `schedulers.kinds`)
    repeatable     the same coins give the same proxy delays
    range          proxy delays are integers of at least −1, probabilities in (0, 1], one a round
    declaration    no coin has an effect if it is `Certain`; a law that `Tosses` has their coins
    preemption     a round leaves before its feedback only if the scheduler says that it preempts
    foresight      a longer game, later coins and later delays change nothing that came before
    twin           what it gives for many rounds at once is what its law says round by round
    memory         a law goes on from what it remembers, as `Online` restores it
    probability    round t is observed with the probability that it says
    independence   a round that was observed says nothing of whether a later one will be

    Of a scheduler that looks at its slots, p_t may hang on earlier coins: the last two are not
    asked of it.

    Source: Definitions 4.1 to 4.3 (def:precommitted, def:independent, def:quantified).

    Parameters
    ----------
    scheduler : a `schedulers.Scheduler`, usually an instance of a subclass of your own.
    delays : shape (T,), integers of at least 0, T at least 2: the delays of a small game, for which
        it is made.
    C : capacity, an integer of at least 1.
    draws : number of random rows of coins, at least 1. With more of them smaller faults show.
    seed : integer of at least 0.

    >>> from delay_scheduling.schedulers import Bernoulli, Coin, EachRound
    >>> check_scheduler(Bernoulli(1.0), delays=[3, 0, 2, 1])
    >>> class Optimist(EachRound):
    ...     def proxy(self, t, uniform, C):
    ...         return INFINITE if uniform < 0.5 else -1
    ...     def chance(self, t, C, delay):
    ...         return 1.0
    >>> check_scheduler(Optimist(), delays=[3, 0, 2, 1])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    delay_scheduling.use.checking.BrokenRule: probability: round 1 is said to be observed with ...
    """
    integer("draws", draws, least=1)
    integer("seed", seed, least=0)
    delays = valid_delays(delays)
    capacity(C, or_unlimited=True)
    require(len(delays) >= 2, "delays", "at least two rounds", len(delays))
    check_interface(scheduler, delays, C)
    delays = valid_delays(scheduler.counted(delays))
    coins = np.random.default_rng(seed).random((draws, len(delays)))
    few = coins[: min(draws, 200)]
    if has_proxies(scheduler):
        check_proxies(scheduler, delays, C, few)
        check_foresight(scheduler, delays, C, few)
        check_twin(scheduler, delays, C, few)
        check_memory(scheduler, delays, C, few)
        check_probabilities(scheduler, delays, C, coins)
    else:
        check_slots(scheduler, delays, C, few)
        check_memory(scheduler, delays, C, few)


def drawn(scheduler: Any, coins: np.ndarray, C: float, delays: np.ndarray) -> np.ndarray:
    """Return the proxy delays of a row of coins."""
    return np.asarray(scheduler.begin(C).many(0, coins.copy(), delays.copy())[0])


def said(scheduler: Any, delays: np.ndarray, C: float) -> np.ndarray:
    """Return the probabilities, of coins that show tails."""
    return np.asarray(scheduler.begin(C).many(0, np.full(len(delays), 0.5), delays.copy())[1])


def check_interface(scheduler: Any, delays: np.ndarray, C: float) -> None:
    """Raise BrokenRule unless the scheduler has what its kind asks for."""
    for flag in ("needs_clairvoyance", "preempts"):
        stated = isinstance(getattr(scheduler, flag, None), bool)
        hold(stated, "interface", f"{flag} is neither True nor False")
    hold(isinstance(scheduler, Scheduler), "interface", "it is no schedulers.Scheduler")
    try:
        law = scheduler.begin(C)
        _, number = law.decide(1, 0.5, shown(scheduler, int(delays[0])))
        law.chance(number, int(delays[0]))
    except (NotImplementedError, TypeError, AttributeError) as error:
        raise BrokenRule("interface", f"the first round fails: {error!r}") from None


def shown(scheduler: Any, delay: int) -> int | None:
    """Return what a law is shown of a delay."""
    return delay if scheduler.needs_clairvoyance else None


def check_proxies(scheduler: Any, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule unless proxy delays are repeatable, in range, and what was declared."""
    p = said(scheduler, delays, C)
    proxies = []
    for row in coins:
        proxy = drawn(scheduler, row, C, delays)
        proxies.append(proxy)
        same = np.array_equal(proxy, drawn(scheduler, row, C, delays))
        hold(same, "repeatable", "the same coins, other proxy delays")
        try:
            track(delays, proxy, C, p)
        except ValueError as error:
            raise BrokenRule("range", str(error)) from None
        cut = np.flatnonzero((proxy >= 0) & (proxy < delays))
        kept = scheduler.preempts or cut.size == 0
        hold(kept, "preemption", f"round {cut[0] + 1 if cut.size else ''} is cut short")
    same = all(np.array_equal(proxies[0], proxy) for proxy in proxies)
    certain = isinstance(scheduler, Certain)
    hold(
        same or not certain,
        "declaration",
        "it is `Certain`, and other coins change the proxy delays",
    )
    tossed = np.array_equal(proxies, np.where(coins < p, INFINITE, -1))
    tosses = isinstance(scheduler.begin(C), Tosses)
    hold(
        tossed or not tosses,
        "declaration",
        "its law `Tosses`, and its proxy delays are not those of coins",
    )


def check_foresight(scheduler: Any, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule if the past changes with the future.

    A scheduler that refuses later delays has not looked at them.
    """
    T = len(delays)
    rng = np.random.default_rng(T)
    says = said(scheduler, delays, C)
    for row in coins:
        m = int(rng.integers(1, T))
        later = np.append(delays[:m], rng.integers(0, 2 * delays.max() + 2, T - m))
        try:
            other = said(scheduler, later, C)
        except ValueError:
            later = delays
            other = says
        short = said(scheduler, delays[:m], C)
        for words, found in {"a shorter game": short, "later delays": other}.items():
            hold(np.array_equal(says[:m], found[:m]), "foresight", f"{words}: p_t")
        proxy = drawn(scheduler, row, C, delays)[:m]
        others = {
            "a shorter game": drawn(scheduler, row[:m], C, delays[:m]),
            "later delays": drawn(scheduler, row, C, later),
            "later coins": drawn(scheduler, np.append(row[:m], 1 - row[m:]), C, delays),
        }
        for words, found in others.items():
            same = np.array_equal(proxy, found[:m])
            hold(same, "foresight", f"{words} of {T} rounds: other proxy delays")


def check_twin(scheduler: Any, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule if a law says something else of many rounds than round by round.

    Many rounds are asked for in two pieces.
    """
    T = len(delays)
    for number, row in enumerate(coins):
        alone = ProxyLaw.many(scheduler.begin(C), 0, row, delays)
        cut = number % (T + 1)
        law = scheduler.begin(C)
        parts = [
            law.many(first, row[first:last], delays[first:last])
            for first, last in ((0, cut), (cut, T))
            if first < last
        ]
        for name, one, *many in zip(("proxy delay", "probability"), alone, *parts, strict=True):
            other = np.concatenate(many)
            places = np.flatnonzero(one != other)
            where = f"the {name} of round {places[0] + 1}" if places.size else ""
            values = f"{one[places[:1]]} by itself, {other[places[:1]]} among many"
            why = f"{where} is {values}, cut after {cut}"
            hold(not places.size, "twin", why)


def check_memory(scheduler: Any, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule if a law that goes on from what another remembers decides otherwise."""
    for row in coins[:20]:
        law = scheduler.begin(C)
        other = scheduler.begin(C)
        for t, (uniform, delay) in enumerate(
            zip(row.tolist(), delays.tolist(), strict=True), start=1
        ):
            try:
                other.remember(revived(plain(law.memory())))
            except ValueError as error:
                raise BrokenRule("memory", str(error)) from None
            known = shown(scheduler, delay)
            same = law.decide(t, uniform, known) == other.decide(t, uniform, known)
            hold(same, "memory", f"in round {t} a law that was restored decides otherwise")
            other = scheduler.begin(C)


def check_slots(scheduler: Any, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule unless schedules of slots are repeatable, and those of the law."""
    T = len(delays)
    names = ("observed", "p", "before", "after")
    for row in coins:
        found = scheduler.played(delays, row.copy(), C)
        again = scheduler.played(delays, row.copy(), C)
        alone = play(scheduler, delays, row, C)
        m = T // 2
        later = scheduler.played(delays, np.append(row[:m], 1 - row[m:]), C)
        for name in names:
            here = getattr(found, name)
            same = np.array_equal(here, getattr(again, name))
            hold(same, "repeatable", f"the same coins, another `{name}`")
            same = np.array_equal(here[:m], getattr(later, name)[:m])
            hold(same, "foresight", f"later coins change `{name}` before")
            same = np.array_equal(here, getattr(alone, name))
            hold(same, "twin", f"`{name}` is another round by round")
        cut = (found.after > found.before) & ~found.observed
        hold(scheduler.preempts or not cut.any(), "preemption", "a round is cut short")


def check_probabilities(scheduler: Any, delays: np.ndarray, C: float, coins: np.ndarray) -> None:
    """Raise BrokenRule if observations have other probabilities than said, or depend."""
    T = len(delays)
    n = len(coins)
    says = said(scheduler, delays, C)
    enough = np.array([drawn(scheduler, row, C, delays) for row in coins]) >= delays
    radius = math.sqrt(log_of(2 * T * T / ERROR) / (2 * n))
    share = enough.mean(axis=0)
    for t in np.flatnonzero(abs(share - says) > radius):
        stated = f"round {t + 1} is said to be observed with probability {says[t]:.2g}"
        raise BrokenRule("probability", f"{stated}, and was in {share[t]:.0%}")
    for s in range(T):
        heard = enough[:, s]
        if heard.any():
            radius = math.sqrt(log_of(2 * T * T / ERROR) / (2 * heard.sum()))
            after = np.arange(T) > s + delays[s]
            other = abs(enough[heard].mean(axis=0) - says) > radius
            for t in np.flatnonzero(after & other):
                why = f"round {t + 1} depends on round {s + 1}, which was observed before it"
                raise BrokenRule("independence", why)


def check_rates(
    rates: Rule,
    scheduler: Any,
    rules: Rules,
    delays: Numbers,
    games: int = RATES_GAMES,
    seed: int = 0,
) -> None:
    """Raise BrokenRule if a rule for learning rates breaks a rule in games with such delays.

    - interface: it gives `Rates`, one of each for every play of the learner
    - fit: it was made for this scheduler, these rules and this game
    - coins: if it says that it is `blind`, it asks for nothing that depends on coins
    - repeatable: the same schedule, the same rates
    - presence: with more than one arm, every play has a finite rate
    - growth: 1 / α_t and 1 / β_t never fall, so rates do not increase
    - foresight: a rate is the same whatever comes later: a longer game, the coins of later rounds,
      and delays that are not observed yet. In the non-clairvoyant game that is the delay of each
      round whose feedback has not arrived; with preemption also whether it will ever arrive

    Source: Algorithm 3 (alg:FTRL-no-scale) and Theorem 2.1 (thm:delayed-ftrl), which ask for rates
    that do not increase and that are known when a round begins.

    Parameters
    ----------
    rates : a rule (schedule, rules) → Rates, usually of your own.
    scheduler : a `schedulers.Scheduler` with which it is to be played.
    rules : the variation of the game.
    delays : shape (T,), integers of at least 0, T at least 2: those of a small game, for which rule
        and scheduler are made.
    games : number of random games, at least 1.
    seed : integer of at least 0.

    >>> from delay_scheduling.rates import Rates, adaptive
    >>> from delay_scheduling.schedulers import Coin
    >>> from delay_scheduling.theorems import thm_2_1
    >>> rules = Rules(K=2, C=3)
    >>> check_rates(thm_2_1.rates, Coin(0.5), rules, delays=[3, 0, 2, 1, 4, 0])
    >>> def of_all_delays(schedule, rules):
    ...     return adaptive(rules, None, np.cumsum(1.0 + schedule.delays))
    >>> check_rates(of_all_delays, Coin(0.5), rules, [3, 0, 2, 1, 4, 0])  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    delay_scheduling.use.checking.BrokenRule: foresight: other delays (not yet known) in ...
    """
    integer("games", games, least=1)
    integer("seed", seed, least=0)
    require(isinstance(rules, Rules), "rules", "Rules", rules)
    delays = valid_delays(delays)
    T = len(delays)
    require(T >= 2, "delays", "at least two rounds", T)
    try:
        instance = Instance(np.zeros((T, rules.K)), delays)
        check_game(instance, rules, scheduler, rates)
    except ValueError as error:
        raise BrokenRule("fit", str(error)) from None
    rng = np.random.default_rng(seed)
    for _ in range(games):
        coins = rng.random(T)
        schedule = scheduler.sample(delays, rules, Dealt(coins))
        found = inverses(rates, schedule, rules)
        again = inverses(rates, schedule, rules)
        hold(np.array_equal(found, again), "repeatable", "the same schedule, other rates")
        missing = np.flatnonzero((found == 0).all(axis=0))
        none = f"play {missing[:1] + 1} has neither α nor β"
        hold(rules.K == 1 or missing.size == 0, "presence", none)
        for name, inverse in zip(("alpha", "beta"), found, strict=True):
            falls = np.flatnonzero(np.diff(inverse) < 0)
            why = f"{name} increases from play {falls[:1] + 1} to the next"
            hold(falls.size == 0, "growth", why)
        m = int(rng.integers(1, T))
        block = scheduler.begin(rules.C).block
        seen = (m - 1) // block + 1  # plays that have begun in round m
        for words, (other_delays, other_coins) in futures(delays, coins, m, rules, rng).items():
            try:
                other = scheduler.sample(other_delays, rules, Dealt(other_coins))
                later = inverses(rates, other, rules)
            except ValueError:
                continue  # who refuses such a game has not looked at it
            same = np.array_equal(found[:, :seen], later[:, :seen])
            hold(same, "foresight", f"{words} in round {m} change the rates up to then")


class Dealt:
    """Give known coins where a scheduler asks a generator for them."""

    def __init__(self, coins: np.ndarray):
        self.coins = coins

    def random(self, size: int) -> np.ndarray:
        """Return the first coins."""
        return self.coins[:size].copy()


def futures(
    delays: np.ndarray, coins: np.ndarray, m: int, rules: Rules, rng: np.random.Generator
) -> dict[str, tuple[np.ndarray, np.ndarray]]:
    """Return games that are the same up to the beginning of round m."""
    T = len(delays)
    rounds = np.arange(1, T + 1)
    unseen = rounds > m
    if not rules.clairvoyant:
        unseen = rounds + delays >= m
    least = np.maximum(m - rounds, 0)
    most = max(int(delays.max()), 1)
    drawn = least + rng.integers(0, most + 1, T)
    other = np.where(unseen, np.minimum(drawn, np.maximum(least, most)), delays)
    return {
        "later coins (not yet tossed)": (delays, np.append(coins[:m], 1 - coins[m:])),
        "other delays (not yet known)": (other, coins),
        "rounds that are cut off": (delays[:m], coins[:m]),
    }


def inverses(rates: Any, schedule: Any, rules: Rules) -> np.ndarray:
    """Return 1 / α_t and 1 / β_t of all plays, shape (2, plays), or raise BrokenRule."""
    try:
        found = rates(schedule, rules)
    except ValueError as error:
        raise BrokenRule("coins" if "a blind rule" in str(error) else "fit", str(error)) from None
    hold(isinstance(found, Rates), "interface", f"it gives {type(found).__name__}, and no Rates")
    plays = len(found.inv_alpha)
    hold(plays == schedule.plays, "interface", f"{plays} rates for {schedule.plays} plays")
    return np.array([found.inv_alpha, found.inv_beta])


def check_player(make: referee.Maker, rules: Rules, games: int = GAMES, seed: int = 0) -> None:
    """Raise BrokenRule if a player breaks a rule in small random games.

    interface     it has the five methods of `referee.Player`
    legal         the referee accepts every move: arms in range, free slots, removals
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
    integer("seed", seed, least=0)
    plays = not isinstance(make, type) and any(hasattr(make, method) for method in referee.METHODS)
    require(callable(make) and not plays, "make", "a function from a seed to a player", make)
    require(isinstance(rules, Rules), "rules", "Rules", rules)
    try:
        player = make(seed)
    except TypeError as error:
        raise BrokenRule("interface", f"a player made with a seed fails: {error}") from None
    for method in referee.METHODS:
        found = callable(getattr(player, method, None))
        hold(found, "interface", f"there is no method {method}")
    rng = np.random.default_rng(seed)
    for game in range(games):
        instance = Instance(rng.random((ROUNDS, rules.K)), rng.integers(0, 5, ROUNDS))
        first = moves(make(game), instance, rules)
        hold(
            first == moves(make(game), instance, rules),
            "repeatable",
            f"the same seed, {game}, another game",
        )
        again = make(game)
        moves(again, instance, rules)
        try:
            moves(again, instance, rules)
        except BrokenRule as error:
            raise BrokenRule("fresh", f"in the second game of a player: {error}") from None
        m = ROUNDS // 2
        losses = instance.losses.copy()
        losses[m:] = rng.random((ROUNDS - m, rules.K))
        delays = instance.delays.copy()
        delays[m:] = rng.integers(0, 5, ROUNDS - m)
        others = {
            "losses": Instance(losses, instance.delays),
            "delays": Instance(instance.losses, delays),
        }
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
