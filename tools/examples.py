"""Run the examples in the docstrings of the core, with what is installed and nothing else.

python tools/examples.py
"""

import doctest
import importlib
import sys
from pathlib import Path

import delay_scheduling

EXACT = {"formulas", "overflow", "symbols"}  # their examples need the extra `exact`


def main():
    """Print how many examples there are, and how many went wrong."""
    folder, tried, failed = Path(delay_scheduling.__file__).parent, 0, 0
    for path in sorted([*folder.glob("*.py"), *(folder / "compiled").glob("*.py")]):
        name = path.relative_to(folder).with_suffix("")
        if name.parts[0] in EXACT or name.name == "__init__":
            continue
        found = doctest.testmod(importlib.import_module(".".join(("delay_scheduling", *name.parts))))
        tried, failed = tried + found.attempted, failed + found.failed
    version = ".".join(map(str, sys.version_info[:3]))
    print(f"Python {version}: {tried} lines of examples in {folder}, {failed} failed")
    sys.exit(failed > 0 or tried == 0)


if __name__ == "__main__":
    main()
