"""Progress bars: on a terminal, and in Jupyter."""

import os
import sys
import warnings
from typing import Any

QUIET = "DELAY_SCHEDULING_QUIET"  # if this is set, nothing is shown of progress or compiling


def bar(**options: Any) -> Any:
    """Return a bar of `tqdm.auto` that vanishes at its end; options are those of tqdm.

    It is hidden if standard error is neither a terminal nor a notebook.
    """
    with warnings.catch_warnings():  # without ipywidgets a notebook has a bar of text
        warnings.simplefilter("ignore")
        from tqdm.auto import tqdm

    return tqdm(**options, disable=hidden(), leave=False)


def hidden() -> bool | None:
    """Tell whether bars are hidden; None to ask standard error."""
    if os.environ.get(QUIET):
        return True
    return False if in_notebook() else None


def in_notebook() -> bool:
    """Tell whether this process is the kernel of a notebook."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", None)
    return shell is not None and hasattr(shell(), "kernel")
