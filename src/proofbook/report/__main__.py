"""Run `python -m proofbook.report`."""

import sys

from proofbook.report import main

sys.exit(main())
