"""One style for every figure: colors that any color vision tells apart, sizes, line styles."""

import functools
from pathlib import Path

import matplotlib.pyplot as plt
from matplotlib import rc_params_from_file

CYCLE = BLUE, VERMILION, _, _ = ("#0067a5", "#c04a00", "#00735c", "#7a4b9d")
INK = "#1c2430"
GREY = "#626b78"
LINES = ("-", "--", "-.", ":")
STYLE = rc_params_from_file(Path(__file__).with_name("book.mplstyle"), use_default_template=False)
WIDTH = 7.6  # inches
FEW = 10  # points
FATES = {
    "observed": {"facecolor": BLUE, "edgecolor": INK},
    "preempted": {"facecolor": "#f3b58a", "edgecolor": VERMILION, "hatch": "////"},
    "still held at the end": {"facecolor": "#e3e7ec", "edgecolor": GREY, "hatch": "...."},
}


def panels_of(panels, height, columns=None, extra=0, look=None, **options):
    """Return a figure with a panel for each entry of a dict, and triples of its axis,
    its title and the entry.

    So many panels stand side by side, or all of them; rows have this height, and there is some
    extra height. Titles have a look of their own, if it is given; options are for all axes.
    """
    columns = columns or len(panels)
    rows = -(-len(panels) // columns)
    fig, axes = plt.subplots(
        rows, columns, figsize=(WIDTH, extra + rows * height), squeeze=False, **options
    )
    for ax in axes.flat[len(panels) :]:
        ax.set_visible(False)
    for ax, title in zip(axes.flat, panels, strict=False):
        ax.set_title(title, **(look or {}))
    return fig, list(zip(axes.flat, *zip(*panels.items(), strict=True), strict=False))


def legend_above(fig, length=2.2):
    """Write the labels of the first panel above all panels."""
    handles, labels = fig.axes[0].get_legend_handles_labels()
    fig.legend(
        handles,
        labels,
        loc="outside upper left",
        ncols=len(labels),
        handlelength=length,
        columnspacing=1.2,
    )


def styled(draw):
    """Make a function draw in the style of the book,
    and close its figure so that a notebook shows it once.
    """

    @functools.wraps(draw)
    def figure(*args, **kwargs):
        with plt.rc_context(STYLE):
            fig = draw(*args, **kwargs)
        plt.close(fig)
        return fig

    return figure
