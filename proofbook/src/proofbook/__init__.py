"""Check a paper line by line: claims, provers, verdicts,
a ledger and its report. It knows nothing of any one paper.

What most pages need can be imported from here: to speak for a statement, and, where a line of
filing is not enough, to write a claim, to leave out a hypothesis, and to choose a prover. The rest
is imported from its module: the README of this package lists them.
"""

from proofbook.check import Cases, Statement
from proofbook.claim import eq, ge, gt, le, lt, ne
from proofbook.filing import without
from proofbook.provers import derivative, identity, induction, smt
from proofbook.provers.each import Each
from proofbook.records import chain

__all__ = [
    "Cases", "Each", "Statement", "chain", "derivative", "eq", "ge", "gt", "identity", "induction",
    "le", "lt", "ne", "smt", "without",
]  # fmt: skip
