"""Check a paper line by line: claims, provers, verdicts, a ledger and its report. It knows nothing of any one paper.

    claim           two sides, a relation, a domain
    outcome         what a prover answers: Proved, ProvedForCases, Consistent, Refuted, Unknown
    provers         from a claim to an outcome, one idea a module
    check           `Statement`: the verdicts of a page, each with a planted falsehood that was refuted
    corrections     errata, misprints, remarks and sharp constants
    records         what a cell stores, and how it shows it
    enclosure       SymPy expressions in ball arithmetic
    expectation     exact probability trees
    tables          the paper's tables, printed and corrected side by side
    ledger          claims beside records
    report          the pages of the report, one module each

What most pages need can be imported from here: to speak for a statement, to write a claim, and to choose a prover. The
rest is imported from its module.
"""

from proofbook.check import Cases, Statement
from proofbook.claim import eq, ge, gt, le, lt, ne
from proofbook.provers import derivative, identity, induction, smt
from proofbook.records import chain

__all__ = [
    "Cases", "Statement", "chain", "derivative", "eq", "ge", "gt", "identity", "induction", "le", "lt", "ne", "smt",
]  # fmt: skip
