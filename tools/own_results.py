"""Write the table of the book's own results, P.1, P.2, ..., from book/own_results.toml.

Usage: python -m tools.own_results   (book/evidence/own_results.md, which the map includes)
"""

import json
import re
import tomllib
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BOOK = ROOT / "book"
PAGE = BOOK / "evidence" / "own_results.md"
HEAD = """| number | name | framework | known, beside $K$ and $C$ | article | Coq |
|---|---|---|---|---|---|
"""


def results():
    """Return the results in the order of their numbers, dicts with a number each."""
    text = (BOOK / "own_results.toml").read_text(encoding="utf-8")
    listed = tomllib.loads(text)["result"]
    return [one | {"number": f"P.{n}"} for n, one in enumerate(listed, 1)]


@cache
def boxes():
    """Return the page and the title of each box of the notebooks, by its label."""
    found = {}
    for path in sorted(BOOK.glob("*.ipynb")):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            text = "".join(cell["source"])
            for title, label in re.findall(r"\{prf:\w+\} (.*)\n:label: (\S+)", text):
                found[label] = path.stem, title
    return found


@cache
def printed():
    """Return what each statement of the claims is called, by its label."""
    files = sorted((BOOK / "claims").glob("*.toml"))
    listed = (tomllib.loads(path.read_text(encoding="utf-8")) for path in files)
    return {one["label"]: one["printed"] for file in listed for one in file.get("statement", ())}


@cache
def in_article():
    """Return the labels of the theorems that the article states."""
    text = (ROOT / "article" / "square.tex").read_text(encoding="utf-8")
    return set(re.findall(r"<<theorem ([\w-]+)>>", text))


def formal(result):
    """Return which theorems of Coq say a result, and in which file."""
    if "coq" not in result:
        return ""
    file, theorem = result["coq"]
    theorems = f"`{theorem}`"
    if "strategy" in result:
        theorems += f", `{result['strategy']}`"
    return f"{theorems} in `{file}`"


def line(result):
    """Return the line of a result in the table."""
    if "box" in result:
        name = f"{{prf:ref}}`{result['name']} <{result['box']}>`"
    else:
        name = f"[{result['name']}]({result['page']}.ipynb)"
    article = "yes" if result.get("box") in in_article() else ""
    cells = result["number"], name, result["framework"], result["known"], article, formal(result)
    return "| " + " | ".join(cells) + " |"


def text():
    """Return the table."""
    return HEAD + "\n".join(line(result) for result in results()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(text(), encoding="utf-8")
    print(f"{PAGE}: {len(results())} results")
