"""What builds and checks the book. Its programs find `lab`, which stands beside the notebooks."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "book"))
