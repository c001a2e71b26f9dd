"""Logs that hold only the arm that was played: what another player would have lost, by rejection.

A log of decisions made at random says what each arm costs where it was played. A player is asked
for an arm, and the log is read until a row has it; that row is its round, and the rows before are
thrown away. Its losses are then those of a game whose rows are drawn like those of the log. A log
of n rows and K arms lasts for about n / K rounds.

Source: Li, Chu, Langford and Wang (2011), "Unbiased offline evaluation of contextual-bandit-based
news article recommendation algorithms", WSDM 2011, Algorithm 2, here with delays.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from delay_scheduling.game import stream
from delay_scheduling.use.online import Online
from delay_scheduling.use.saved import plain, revived
from delay_scheduling.validation import Numbers, array_of, require, valid_delays, valid_weights


@dataclass(frozen=True, eq=False)
class Replay:
    """Record a replay by rejection.

    Parameters
    ----------
    rows : shape (rounds,), the row of the log that is each round.
    arms, losses : shape (rounds,), those of these rows.
    pending : what was tracked when the log ended: for each later round, the (round, loss) whose
        feedback comes at its end. Who goes on with the player tells it then; until then it holds a
        slot.
    """

    rows: np.ndarray
    arms: np.ndarray
    losses: np.ndarray
    pending: dict[int, list[tuple[int, float]]]


def replay(
    online: Online,
    arms: Numbers,
    losses: Numbers,
    delays: Numbers,
    probabilities: Any = None,
    seed: int = 0,
) -> Replay:
    """Play a log of single arms by rejection.

    It is right if the rows are independent of each other and alike in law, and if each arm was
    drawn at random, not looking at what would be lost. A log in which the world changes, or which a
    learner has written, is no such log. The delay of a row is the number of rounds that its
    feedback takes in the new game, as it did in the log.

    Parameters
    ----------
    online : a fresh player, with bandit feedback in a non-clairvoyant game. It is played, and ready
        for the next round then.
    arms : shape (n,), the arms of the log, from 0 to K − 1.
    losses : shape (n,), the losses of these arms, in [0, 1].
    delays : shape (n,), in rounds, such as `from_events` gives.
    probabilities : shape (n,), with which each arm was drawn, in (0, 1]; None if all K were alike.
        A row is kept with the smallest of them over its own, so that all arms are kept alike.
    seed : integer of at least 0, for what is kept.

    Raises
    ------
    ValueError : for other arguments.
    """
    K = online.rules.K
    fits = online.t == 0 and online.rules.regime == "bandit" and not online.rules.clairvoyant
    require(
        fits,
        "online",
        "a fresh player, with bandit feedback in a non-clairvoyant game",
        online.rules,
    )
    arms = array_of("arms", arms, "integers", np.int64)
    delays = valid_delays(delays)
    n = len(delays)
    require(arms.shape == (n,), "arms", f"an array of shape ({n},)", arms.shape)
    require(
        0 <= arms.min() and arms.max() < K,
        "arms",
        f"arms from 0 to {K - 1}",
        (arms.min(), arms.max()),
    )
    losses = valid_weights(losses, n, "losses")
    require(losses.max() <= 1, "losses", "numbers in [0, 1]", losses.max())
    kept = np.ones(n, np.bool_)
    if probabilities is not None:
        p = valid_weights(probabilities, n, "probabilities")
        require(
            0 < p.min() and p.max() <= 1, "probabilities", "numbers in (0, 1]", (p.min(), p.max())
        )
        kept = stream(seed, 0, 0).random(n) < p.min() / p
    rows: list[int] = []
    due: dict[int, list[int]] = {}
    for t, row in enumerate(matched(online, arms, np.flatnonzero(kept)), start=1):
        rows.append(row)
        due.setdefault(t + int(delays[row]), []).append(t)
        for s in due.pop(t, ()):
            if s in online.tracked:
                online.tell(s, float(losses[rows[s - 1]]))
        online.tick()
    found = np.array(rows, np.int64)
    pending = {
        end: [(s, float(losses[rows[s - 1]])) for s in rounds if s in online.tracked]
        for end, rounds in sorted(due.items())
    }
    pending = {end: told for end, told in pending.items() if told}
    return Replay(found, arms[found], losses[found], pending)


def matched(online: Online, arms: np.ndarray, places: np.ndarray) -> Iterator[int]:
    """Ask a player for arms, and yield for each the next of these places in the log that has it.

    The round that finds none is taken back: the player is as it was before it was asked.
    """
    lasts = [int(places[arms[places] == arm].max(initial=-1)) for arm in range(online.rules.K)]
    following = iter(places.tolist())
    row = -1
    while True:
        may_fail = row >= min(lasts)
        before = plain(online._content()) if may_fail else None
        arm = online.ask().arm
        found = next((place for place in following if arms[place] == arm), None)
        if found is None:
            online._go_on(revived(before))
            return
        row = found
        yield row
