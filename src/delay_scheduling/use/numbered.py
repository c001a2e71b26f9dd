"""The rules of the package that take numbers as well as arrays of one number, with the same bits.

`Online` shows them numbers, with which a round costs half as much; all other rules are shown
arrays. A test tries each rule on this list with both.
"""

import sys
from types import FunctionType
from typing import Any

PACKAGE = "delay_scheduling"
RULES = (  # module, and name in it
    ("rates", "Constant"),
    ("theorems.thm_2_1", "rates"),
    ("theorems.thm_3_1", "rates"),
    ("theorems.thm_3_2", "one_slot_rates"),
    ("theorems.thm_5_1", "rates"),
    ("theorems.thm_5_2", "Reserved"),
    ("past.best", "rates"),
    ("past.calibrated", "rates"),
    ("past.calibrated", "PreemptiveRates"),
    ("past.reservoirs", "ConstantRates"),
    ("past.reservoirs", "KnownRates"),
    ("past.reservoirs", "PatientRates"),
    ("past.stairs", "rates"),
    ("past.stairs", "KnownRates"),
    ("past.time_change", "rates"),
)


def takes_numbers(rule: Any) -> bool:
    """Tell whether a rule is on the list. A module that was never loaded has made no rule."""
    asked = rule if isinstance(rule, FunctionType) else type(rule)
    for module, name in RULES:
        loaded = sys.modules.get(f"{PACKAGE}.{module}")
        if loaded is not None and getattr(loaded, name) is asked:
            return True
    return False
