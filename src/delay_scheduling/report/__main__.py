"""Run `python -m delay_scheduling.report`."""

import sys

from delay_scheduling.report import main

sys.exit(main())
