"""One style for every figure: colors that any color vision tells apart, sizes, line styles."""

import functools

import matplotlib.pyplot as plt

BLUE, VERMILION, GREEN, PURPLE, INK, GREY, PALE = (
    "#0067a5", "#c04a00", "#00735c", "#7a4b9d", "#1c2430", "#626b78", "#b9c1cc",
)  # fmt: skip
CYCLE = (BLUE, VERMILION, GREEN, PURPLE)
MARKERS, LINES = "osD^", ("-", "--", "-.", ":")
STYLE = {
    **dict.fromkeys(("figure.facecolor", "axes.facecolor", "savefig.facecolor"), "none"),
    **dict.fromkeys(("figure.constrained_layout.use", "axes.grid", "axes.axisbelow"), True),
    **dict.fromkeys(("axes.spines.top", "axes.spines.right", "legend.frameon"), False),
    **dict.fromkeys(("axes.edgecolor", "xtick.color", "ytick.color"), GREY),
    **dict.fromkeys(("axes.labelcolor", "axes.titlecolor", "text.color", "xtick.labelcolor", "ytick.labelcolor"), INK),
    "figure.dpi": 144,
    "font.family": "DejaVu Sans",
    "font.size": 11,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "grid.color": PALE,
    "grid.alpha": 0.5,
    "grid.linewidth": 0.6,
    "lines.linewidth": 2,
    "lines.markersize": 5.5,
    "hatch.linewidth": 0.8,
    "axes.prop_cycle": plt.cycler(color=CYCLE, marker=list(MARKERS), linestyle=LINES),
}
WIDTH = 7.6  # inches
FEW = 10  # points
FATES = {
    "observed": {"facecolor": BLUE, "edgecolor": INK},
    "preempted": {"facecolor": "#f3b58a", "edgecolor": VERMILION, "hatch": "////"},
    "still held at the end": {"facecolor": "#e3e7ec", "edgecolor": GREY, "hatch": "...."},
}


def panels_of(panels, height, columns=None, extra=0, look=None, **options):
    """Return a figure with a panel for each entry of a dict, and triples of its axis, its title and the entry.

    So many panels stand side by side, or all of them; rows have this height, and there is some extra height. Titles
    have a look of their own, if it is given; options are for all axes.
    """
    columns = columns or len(panels)
    rows = -(-len(panels) // columns)
    fig, axes = plt.subplots(rows, columns, figsize=(WIDTH, extra + rows * height), squeeze=False, **options)
    for ax in axes.flat[len(panels) :]:
        ax.set_visible(False)
    for ax, title in zip(axes.flat, panels, strict=False):
        ax.set_title(title, **(look or {}))
    return fig, list(zip(axes.flat, *zip(*panels.items(), strict=True), strict=False))


def legend_above(fig, length=2.2):
    """Write the labels of the first panel above all panels."""
    handles, labels = fig.axes[0].get_legend_handles_labels()
    fig.legend(handles, labels, loc="outside upper left", ncols=len(labels), handlelength=length, columnspacing=1.2)


def styled(draw):
    """Make a function draw in the style of the book, and close its figure so that a notebook shows it once."""

    @functools.wraps(draw)
    def figure(*args, **kwargs):
        with plt.rc_context(STYLE):
            fig = draw(*args, **kwargs)
        plt.close(fig)
        return fig

    return figure
