"""Write the pages of the report into `book/report/`."""

import sys
from pathlib import Path

from proofbook.report import main

sys.exit(main(Path.cwd()))
