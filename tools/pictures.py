"""Draw the pictures of the book for light and dark pages, with words for those who do not see them.

Usage: python -m tools.pictures   (writes book/pictures/<name>_light.svg, _dark.svg and <name>.json, and cover.png)
"""  # noqa: E501

import json
from pathlib import Path

import matplotlib.pyplot as plt

from lab.plots.style import STYLE
from tools.drawings import cover, leader, patience, proof, weighting

FOLDER = Path(__file__).resolve().parents[1] / "book" / "pictures"
PICTURES = {
    "cover": cover,
    "weighting": weighting,
    "patience": patience,
    "leader": leader,
    "proof": proof,
}
THEMES = {  # ink, grid, the paper's player, ours
    "light": ("#1c2430", "#b9c1cc", "#0067a5", "#c04a00"),
    "dark": ("#e8ecf1", "#4a5361", "#6cb8ee", "#ff9d5c"),
}


def drawn(picture, found, theme):
    """Return the figure of these numbers in the colors of a theme."""
    ink, grid, *_ = THEMES[theme]
    colors = {
        "text.color": ink,
        "axes.edgecolor": grid,
        "grid.color": grid,
        "axes.titlecolor": ink,
        "svg.hashsalt": "book",
    }
    colors |= {f"{axis}tick.labelcolor": ink for axis in "xy"} | {"axes.labelcolor": ink}
    with plt.rc_context(STYLE | colors):
        return picture.draw(found, *THEMES[theme])


def main():
    """Write the pictures and their words."""
    FOLDER.mkdir(exist_ok=True)
    for name, picture in PICTURES.items():
        found = picture.numbers()
        for theme in THEMES:
            figure = drawn(picture, found, theme)
            figure.savefig(FOLDER / f"{name}_{theme}.svg", metadata={"Date": None})
            if (name, theme) == ("cover", "light"):
                figure.savefig(FOLDER / "cover.png", facecolor="white", dpi=160)
            plt.close(figure)
        words = {"alt": picture.alternative(found), "caption": picture.caption(found)}
        (FOLDER / f"{name}.json").write_text(
            json.dumps(words, indent=1, ensure_ascii=False), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
