"""Precommitted schedulers, one idea a file: each is a law that is asked round by round (see `law`).

What kinds there are, and what a scheduler of your own must give, stands in `kinds`. Most decide by
a coin or by a patience, whatever is tracked; `track` plays these proxy delays out. Reservoirs and
stairs look at their own slots.
"""

from delay_scheduling.schedulers.adaptive import (
    Adaptive,
    Bernoulli,
    Pareto,
    observation_probabilities,
)
from delay_scheduling.schedulers.batches import BatchRepresentatives, representatives
from delay_scheduling.schedulers.calibrated import CalibratedBernoulli, CalibratedPareto, Linear
from delay_scheduling.schedulers.coin import Coin, TrackEverything
from delay_scheduling.schedulers.kinds import (
    Certain,
    ClairvoyantTossing,
    EachRound,
    Patient,
    Proxies,
    ProxyLaw,
    Scaled,
    ScaledTossing,
    Slots,
    Tossing,
    has_proxies,
    is_random,
    law_of,
)
from delay_scheduling.schedulers.law import INFINITE, Law, Sampling, Scheduler
from delay_scheduling.schedulers.levels import Levels, LevelsSchedule
from delay_scheduling.schedulers.normalizers import normalizers, pareto_scales
from delay_scheduling.schedulers.reservoirs import AgedSchedule, ClairvoyantReservoirs, Reservoirs
from delay_scheduling.schedulers.skipping import Skipping, SkippingSchedule
from delay_scheduling.schedulers.spaced import Spaced
from delay_scheduling.schedulers.stairs import Stairs, StairsSchedule
from delay_scheduling.schedulers.tracking import tossed, track, track_representatives
