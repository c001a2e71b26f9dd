"""Fourteen kinds of games, one function each: what a player meets in practice, and what breaks it.

Losses are drawn by coins whose means are known, so that the regret of a player is counted in means:
what its arms lose on average, less the same for the best fixed arm. Losses and delays are drawn anew
for each seed, and the arms are shuffled: "arm 0" below is whichever it became.
"""  # noqa: E501

import math
from dataclasses import dataclass

import numpy as np

from delay_scheduling import adversaries
from delay_scheduling.game import Instance
from delay_scheduling.validation import sealed

BEST = 0.3  # mean loss of the best arm, unless said otherwise
OTHER = 0.5
ENDLESS = 10**6  # a delay far beyond the end of the game


@dataclass(frozen=True, eq=False)
class Game:
    """Hold a game, and the mean losses from which it was drawn.

    Parameters
    ----------
    instance : losses in [0, 1] of shape (T, K), and delays, which players may meet.
    means : shape (T, K), the mean of each loss, given the delay of the round and all that came
        before.
    floor, width : no player has a regret in means below `floor`, or above `floor + width`, whatever
        the seed.
    """

    instance: Instance
    means: np.ndarray
    floor: float
    width: float

    def regret(self, actions):
        """Return Σ (mean loss of the arm) less that of the best fixed arm, a float.

        The arms are integers of shape (T,).
        """
        rounds = np.arange(len(actions))
        suffered = math.fsum(self.means[rounds, np.asarray(actions)])
        best = min(math.fsum(column) for column in self.means.T)
        return suffered - best


def drawn(means, delays, seed):
    """Return the game with coins of these means, arms shuffled, and these delays, of T rounds."""
    means = shuffled(means, seed)
    instance = Instance(adversaries.coin_flips(means, seed), sealed(np.asarray(delays)))
    return of_means(instance, means)


def shuffled(means, seed):
    """Return these means with the arms in an order drawn by the seed."""
    order = adversaries.stream(seed, "arm").permutation(means.shape[1])
    return np.ascontiguousarray(means[:, order])


def of_means(instance, means):
    """Return a game, with the range in which regrets surely lie."""
    spread = float((means.max(axis=1) - means.min(axis=1)).max())
    least = means.argmin(axis=1)
    lowest = 0.0 if (least == least[0]).all() else -spread * len(means)
    return Game(instance, sealed(means), lowest, spread * len(means) - lowest)


def one_better(T, K, gap=OTHER - BEST):
    """Return the means of T rounds in which arm 0 is better than all others by the gap."""
    means = np.full((T, K), OTHER)
    means[:, 0] -= gap
    return means


def no_delay(T, K, seed):
    """Test what a player pays for being careful where no care is needed: no delays at all."""
    return drawn(one_better(T, K), np.zeros(T, int), seed)


def constant_20(T, K, seed):
    """Test the ordinary case: every delay is 20, a few times the number of slots."""
    return drawn(one_better(T, K), np.full(T, 20), seed)


def constant_200(T, K, seed):
    """Test a scarcity of slots: every delay is 200, and only one round in 25 can be observed."""
    return drawn(one_better(T, K), np.full(T, 200), seed)


def geometric_50(T, K, seed):
    """Test delays without memory, of mean 50."""
    return drawn(one_better(T, K), adversaries.geometric_delays(T, 50, seed), seed)


def heavy_tail_50(T, K, seed):
    """Test delays of mean 50 with a power tail: a few are very long, most are short."""
    return drawn(one_better(T, K), adversaries.heavy_tailed_delays(T, 50, seed, 1.5), seed)


def bursts(T, K, seed):
    """Test whether a player lets a few bad hours go.

    In each 500 rounds, 100 in a row have a delay of 1500 rounds; all others have none.
    """
    position = np.arange(T) % 500
    in_burst = (position >= 200) & (position < 300)
    return drawn(one_better(T, K), np.where(in_burst, 1500, 0), seed)


def switching(T, K, seed):
    """Test losses that change: the best arm is another one every fifth of the game.

    Delays have mean 50 and a heavy tail. The best fixed arm is best for two fifths.
    """
    means = np.full((T, K), OTHER)
    leads = np.arange(T) * 5 // T
    means[np.arange(T), leads % min(K, 4)] = BEST
    return drawn(means, adversaries.heavy_tailed_delays(T, 50, seed, 1.5), seed)


def misleading(T, K, seed):
    """Test whether a player prefers quick feedback: it speaks for the wrong arm.

    One round in five has no delay, and arm 1 is best in it; the others have delay 20, and arm 0 is.
    """
    quick = adversaries.stream(seed, "arm").random(T) < 0.2
    means = np.full((T, K), OTHER)
    means[np.arange(T), quick.astype(int)] = 0.1
    return drawn(means, np.where(quick, 0, 20), seed)


def endless_1_percent(T, K, seed):
    """Test slots that fill up for good: one round in a hundred never ends, the others have delay 20."""  # noqa: E501
    endless = adversaries.stream(seed, "arm").random(T) < 0.01
    return drawn(one_better(T, K), np.where(endless, ENDLESS, 20), seed)


def endless_first(T, K, seed):
    """Test whether the first rounds can take all slots: the first eight never end.

    All others have delay 20.
    """
    delays = np.full(T, 20)
    delays[:8] = ENDLESS
    return drawn(one_better(T, K), delays, seed)


def growing(T, K, seed):
    """Test delays that nobody can extrapolate: round t has delay t / 20."""
    return drawn(one_better(T, K), np.arange(1, T + 1) // 20, seed)


def small_gap(T, K, seed):
    """Test a difference that is hardly visible: 0.45 against 0.5, with delay 50."""
    return drawn(one_better(T, K, gap=0.05), np.full(T, 50), seed)


def full_slots(T, K, seed):
    """Test whether full slots say something about losses.

    In each 200 rounds, the first 20 have no delay, and arm 1 is best in them. Then eight come
    whose delays last as long as the 200 do. In the rest arm 0 is best, and delays are 0: who took
    the eight sees none of them.
    """
    position = np.arange(T) % 200
    means = np.full((T, K), OTHER)
    means[position < 20, 1] = 0.1
    means[position >= 20, 0] = 0.1
    long = (position >= 20) & (position < 28)
    return drawn(means, np.where(long, 199 - position, 0), seed)


def anti_leader(T, K, seed):
    """Test who follows too fast: the two best arms take turns, 100 rounds each, without a coin.

    Delays are 50, so that whoever follows what arrives is half a turn late. All other arms always
    lose.
    """
    means = np.ones((T, K))
    turn = np.arange(T) // 100 % 2
    means[np.arange(T), turn] = 0.0
    means = sealed(shuffled(means, seed))
    return of_means(Instance(means, sealed(np.full(T, 50))), means)


ALL = {
    "no delay": no_delay,
    "constant 20": constant_20,
    "constant 200": constant_200,
    "geometric 50": geometric_50,
    "heavy tail 50": heavy_tail_50,
    "bursts": bursts,
    "switching": switching,
    "quick feedback misleads": misleading,
    "1 % endless": endless_1_percent,
    "first 8 endless": endless_first,
    "growing t / 20": growing,
    "small gap": small_gap,
    "full slots mislead": full_slots,
    "arms take turns": anti_leader,
}
STATIONARY = (
    "no delay",
    "constant 20",
    "constant 200",
    "geometric 50",
    "heavy tail 50",
    "bursts",
    "1 % endless",
    "growing t / 20",
    "small gap",
)  # losses are drawn alike in all rounds, and slots get free
