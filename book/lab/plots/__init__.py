"""The figures of the book.

Every function takes what the package computes, draws it, and returns a Matplotlib figure, which a
notebook shows by itself. Colors are told apart with any color vision, and shape, hatching or line
style says the same a second time. The background is transparent, and all ink is dark enough for a
white page and for a light card.
"""

from lab.plots.curves import curve, graphs, planar, regret_against, shares, simplex, staircase
from lab.plots.game import frame, pending, proxy_delays, slots, tracking_set
from lab.plots.provoked import losses_and_delays, provoked
from lab.plots.style import BLUE, CYCLE, GREY, INK, LINES, VERMILION, WIDTH, styled
from lab.plots.tournament import bar, ranking, share_map
