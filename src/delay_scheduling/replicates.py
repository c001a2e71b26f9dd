"""Independent runs of Delayed FTRL side by side, in the lanes of a group."""

from dataclasses import dataclass

import numpy as np

from delay_scheduling.ftrl import check_fit, check_residual, expiries, play
from delay_scheduling.game import BatchSchedule
from delay_scheduling.lanes import LANES
from delay_scheduling.rates import Rates
from delay_scheduling.reductions import batch_delays, check_pair, check_representatives

ROOM = 2**22  # largest number of plays in a group: longer runs are played one by one, to need less memory


@dataclass(frozen=True, eq=False)
class Game:
    """Hold what a learner meets in one run: the reduced game of a schedule, without its losses, and uniforms.

    Parameters
    ----------
    rows : shape (plays,), the row of losses that a play may observe.
    delays : shape (plays,).
    scales : shape (plays,); 0 for a play that observes nothing.
    rates : Rates of the plays.
    uniforms : shape (plays,).
    block : number of rounds of a play.
    """

    rows: np.ndarray
    delays: np.ndarray
    scales: np.ndarray
    rates: Rates
    uniforms: np.ndarray
    block: int = 1

    @property
    def plays(self):
        """Number of plays."""
        return len(self.uniforms)


def reduced(instance, rules, schedule, rates, rng):
    """Return the game that Delayed FTRL plays after the reduction `scaled` or `batched`.

    Source: proofs of Theorems 4.4 and D.2 (thm:ftrl-scheduler, thm:batch-partition).
    """
    check_pair(instance, schedule)
    check_fit(instance.K, schedule.plays, rates, rules)
    uniforms = rng.random(schedule.plays)
    if not isinstance(schedule, BatchSchedule):
        return Game(np.arange(instance.T), instance.delays, schedule.z, rates, uniforms)
    check_representatives(schedule)
    u = schedule.representatives
    inside = u <= instance.T
    rows, scales = np.where(inside, u - 1, 0), inside.astype(np.float64)
    return Game(rows, batch_delays(schedule), scales, rates, uniforms, schedule.batch_size)


def group_size(T):
    """Return the number of runs in a group."""
    return LANES if T * LANES <= ROOM else 1


def suffered(losses, regime, games):
    """Return Σ ⟨x_t, l_t⟩ of each game, shape (games,), with the bits of a single run.

    Raises
    ------
    FloatingPointError : if some minimization leaves a residual above 1e-11.
    """
    if len(games) == 1 or not side_by_side(games):
        return np.array([played(losses, regime, game.plays, game.block, *alone(game)) for game in games])
    filled = games + games[:1] * (LANES - len(games))
    first = games[0]
    return played(losses, regime, (first.plays, LANES), first.block, *together(filled))[: len(games)]


def side_by_side(games):
    """Tell whether the same rounds have no Tsallis term in all games, as a group needs."""
    absent = games[0].rates.inv_alpha == 0
    return all(np.array_equal(game.rates.inv_alpha == 0, absent) for game in games[1:])


def alone(game):
    """Return the arrays of a game as `play` takes them."""
    lists = np.empty((2, game.plays), np.int32)
    expiries(game.delays, game.scales, *lists)
    return game.rows, *lists, game.scales, game.rates.inv_alpha, game.rates.inv_beta, game.uniforms


def together(games):
    """Return the arrays of a group as `play` takes them, one row or column a lane. What all share is there once."""
    one = games[0]
    if one.block == 1:  # rounds, and all know the same delays
        rows, lists = one.rows, np.empty((2, one.plays), np.int32)
        expiries(one.delays, np.ones(one.plays), *lists)
    else:
        rows, lists = np.array([game.rows for game in games]), np.empty((2, one.plays, LANES), np.int32)
        for lane, game in enumerate(games):
            expiries(game.delays, game.scales, *lists[:, :, lane])
    numbers = ([getattr(game.rates, name) for game in games] for name in ("inv_alpha", "inv_beta"))
    scales, uniforms = (np.array([getattr(game, name) for game in games]) for name in ("scales", "uniforms"))
    return rows, *lists, scales, *map(rows_of, numbers), uniforms


def rows_of(arrays):
    """Return equally long arrays as the rows of a matrix. If they are one and the same array, it is there once."""
    same = all(array is arrays[0] for array in arrays)
    return np.broadcast_to(arrays[0], (LANES, len(arrays[0]))) if same else np.array(arrays)


def played(losses, regime, shape, block, rows, first, following, scales, inv_alpha, inv_beta, uniforms):
    """Play a game or a group, and return Σ ⟨x_t, l_t⟩."""
    lanes = (LANES,) if isinstance(shape, tuple) else ()
    K = losses.shape[1]
    actions, estimates, result = np.empty(shape, np.int32), np.empty(shape), np.empty((3, *lanes))
    unwanted, state = (np.empty((0, *lanes)), np.empty((0, K, *lanes))), np.empty((6, K, *lanes))
    with np.errstate(all="ignore"):
        play(
            *(losses, block, rows, first, following, scales, inv_alpha, inv_beta, uniforms, regime == "bandit"),
            *(state, actions, estimates, *unwanted, result),
        )
    check_residual(np.max(result[2]))
    return result[0]
