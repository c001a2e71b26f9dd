"""How the report says things: witnesses, domains, controls, lines of the paper."""

import html

from proofbook.check import at, mathematics


def plain(text):
    r"""Return text so that Markdown shows it as it is.

    >>> plain("a * b_t")
    'a \\* b\\_t'
    """
    return "".join(f"\\{letter}" if letter in r"\`*_{}[]<>#$|" else letter for letter in text)


def step_of(ledger, record):
    """Return the step of the paper that a record is about."""
    statement = next(s for s in ledger["statements"] if s["label"] == record["statement"])
    return next(step for step in statement["steps"] if step["id"] == record["step"])


def formula(latex):
    """Return LaTeX between the delimiters of a formula. The book's MathJax does not know the command boldsymbol."""
    return rf"\({latex}\)".replace("boldsymbol", "mathbf")


def at_words(witness):
    """Return a witness as a sentence.

    >>> at_words({"point": {"T": "1", "K": "2"}, "lhs": "4", "rhs": "3"})
    'At T = 1, K = 2 the left side is 4 and the right side 3.'
    >>> at_words({"point": {"case": "(0, 1)"}})
    'In the case (0, 1).'
    """
    point = witness["point"]
    place = f"In the case {point['case']}" if set(point) == {"case"} else f"At {at({'point': point})}"
    sides = f" the left side is {witness['lhs']} and the right side {witness['rhs']}" if "lhs" in witness else ""
    return f"{place}{sides}."


def domain(text):
    """Return a domain as HTML, with the signs of mathematics for those of Python.

    >>> domain("P <= a**2*m")
    'P ≤ a^2·m'
    """
    for python, sign in (("**", "^"), ("*", "·"), ("<=", "≤"), (">=", "≥")):
        text = text.replace(python, sign)
    return html.escape(text)


def rejected(control):
    """Say what a prover rejected, and where."""
    return f"The same prover rejects {mathematics(control['planted'])}. {html.escape(at_words(control['witness']))}"
