"""Run the examples in the docstrings of the core and the code of pages,
with what is installed and nothing else.

    python tools/examples.py page.md notebook.ipynb ...
    python tools/examples.py --with sweep page.md ...

A block of code that begins with a comment on an extra, as in `# pip install '.[sweep]'`, needs that
extra: without it the block must fail for want of a package, with it run. All other blocks need the
core.
"""

import doctest
import importlib
import json
import re
import sys
from pathlib import Path

import delay_scheduling

FLINT = {"overflow"}  # its examples need python-flint


def blocks(path):
    """Return the blocks of Python code of a page."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ipynb":
        return [
            "".join(cell["source"])
            for cell in json.loads(text)["cells"]
            if cell["cell_type"] == "code"
        ]
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def run(path, extra):
    """Run the blocks of a page one after the other, and return how many there are."""
    space = {"__name__": "__main__"}
    found = blocks(path)
    for block in found:
        needed = re.match(r"#.*\[(\w+)\]", block)
        code = compile(block.replace("10**8", "10**5"), path.name, "exec")  # not an hour of play
        try:
            exec(code, space)
        except ModuleNotFoundError:
            if needed is None or needed[1] == extra:
                raise
        else:
            if needed is not None and needed[1] != extra:
                raise RuntimeError(f"{path.name}: expected {needed[1]} to be needed by\n{block}")
    return len(found)


def main(*arguments):
    """Print how many examples there are, and how many went wrong; then run the pages."""
    extra, pages = (
        (arguments[1], arguments[2:]) if arguments[:1] == ("--with",) else (None, arguments)
    )
    folder = Path(delay_scheduling.__file__).parent
    tried = 0
    failed = 0
    for path in sorted([*folder.glob("*.py"), *(folder / "compiled").glob("*.py")]):
        name = path.relative_to(folder).with_suffix("")
        if name.parts[0] in FLINT or name.name == "__init__":
            continue
        found = doctest.testmod(
            importlib.import_module(".".join(("delay_scheduling", *name.parts)))
        )
        tried = tried + found.attempted
        failed = failed + found.failed
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version}: {tried} lines of examples in {folder}, {failed} failed")
    for page in map(Path, pages):
        print(f"{page.name}: {run(page, extra)} blocks of code ran")
    sys.exit(failed > 0 or tried == 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
