r"""Write the book's TeX macros out in notebooks that are read elsewhere:
JupyterLab and Colab do not know them.

Usage: python tools/ext/plain_tex.py notebook ...   (changes them in place; Binder does so with its copy)
"""  # noqa: E501

import json
import re
import sys
import unicodedata
from functools import cache
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parents[2]
SIGNS = {
    "sqrt": "√",
    "le": "≤",
    "ge": "≥",
    "infty": "∞",
    "sum": "Σ",
    "cdot": "·",
    "times": "×",
    "in": "∈",
}
FUNCTIONS = {"log", "min", "max", "exp"}
# braces, up to four deep
ARGUMENT = r"\s*\{((?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)\}"


@cache
def macros():
    """Return {name: (TeX, whether it has an argument)}."""
    config = yaml.safe_load((ROOT / "_config.yml").read_text(encoding="utf-8"))
    found = config["sphinx"]["config"]["mathjax3_config"]["tex"]["macros"]
    return {
        name: (tex, False) if isinstance(tex, str) else (tex[0], True)
        for name, tex in found.items()
    }


def written_out(text, known):
    r"""Return text with the macros written out, those inside arguments, too.

    >>> known = {"R": (r"\mathbb{R}", False), "abs": (r"\lvert #1 \rvert", True)}
    >>> print(written_out(r"\abs{x_{\R}} and \Rightarrow", known))
    \lvert x_{\mathbb{R}} \rvert and \Rightarrow
    """
    for name, (tex, takes) in known.items():
        pattern = rf"\\{name}(?![A-Za-z])" + (ARGUMENT if takes else "")
        while (
            changed := re.sub(
                pattern, lambda m, tex=tex: tex.replace("#1", m[1]) if m.groups() else tex, text
            )
        ) != text:
            text = changed
    return text


def letters(tex):
    r"""Return a formula as plain letters, for places that cannot show formulas.

    >>> letters(r"\sqrt{T \sigmamax}"), letters(r"\tfrac{1}{2} \le \alpha_t")
    ('√T σ_max', '1/2 ≤ α_t')
    """
    tex = written_out(tex, macros())
    tex = re.sub(r"\\[td]?frac\{(\w+)\}\{(\w+)\}", r"\1/\2", tex)
    for name in set(re.findall(r"\\([a-zA-Z]+)", tex)):
        try:
            sign = unicodedata.lookup(
                f"GREEK {'CAPITAL' if name[0].isupper() else 'SMALL'} LETTER {name.upper()}"
            )
        except KeyError:
            sign = SIGNS.get(name, name if name in FUNCTIONS else "")
        tex = re.sub(rf"\\{name}(?![a-zA-Z])", sign, tex)
    return re.sub(r"[{}]|\\.", "", tex).strip()


def plain(notebook):
    """Return a notebook whose prose needs no macros."""
    known = macros()
    cells = [
        (
            cell | {"source": written_out("".join(cell["source"]), known).splitlines(keepends=True)}
            if cell["cell_type"] == "markdown"
            else cell
        )
        for cell in notebook["cells"]
    ]
    return notebook | {"cells": cells}


def main(paths):
    """Change notebooks in place."""
    for path in map(Path, paths):
        notebook = plain(json.loads(path.read_text(encoding="utf-8")))
        path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
