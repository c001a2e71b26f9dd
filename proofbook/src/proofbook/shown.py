"""A filing displays itself: at the end of a cell, all that was filed in it is one table.

Whoever files several claims in a cell needs not collect them. What the last expression of the cell
shows comes with it, in the order in which it was filed; what nothing has shown yet is shown when
the cell ends. Outside of IPython nothing is kept.
"""

import sys

WAITING = []  # verdicts that were filed in this cell and not shown yet
HOOKED = []  # the shells that tell when a cell ends


def filed(verdicts):
    """Keep verdicts until their cell shows them, or ends; return them."""
    shell = running()
    if shell is None or not verdicts.records:
        return verdicts
    if shell not in HOOKED:
        shell.events.register("post_execute", show_rest)
        HOOKED.append(shell)
    WAITING.append(verdicts)
    return verdicts


def running():
    """Return the shell of IPython that runs this cell, or None."""
    module = sys.modules.get("IPython")
    return module.get_ipython() if module else None


def used(*verdicts):
    """Let something else show what was filed: an erratum its two checks."""
    gone = {id(record) for one in verdicts for record in one.records}
    WAITING[:] = [one for one in WAITING if not gone & {id(record) for record in one.records}]


def with_rest(records):
    """Return all records that the last expression of a cell shows: its own, and before them or
    between them those that were filed in the cell.
    """
    waiting = [record for verdicts in WAITING for record in verdicts.records]
    WAITING.clear()
    own = {id(record) for record in records}
    left = [record for record in waiting if id(record) not in own]
    known = {id(record) for record in waiting}
    if not left:
        return list(records)
    if own <= known:  # all were filed here: in the order of the filing
        return waiting
    return [*left, *records]


def show_rest():
    """Show what was filed in a cell that ends, as one table."""
    if not WAITING:
        return
    from IPython.display import display

    kind = type(WAITING[0])
    display(kind(with_rest([])))
