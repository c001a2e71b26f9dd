r"""Typeset the small print below a verdict: hypotheses, domains and witnesses,
which records hold as SymPy writes them.

What is not understood stays as it is.
"""

import re
from functools import cache
from html import escape, unescape
from tokenize import TokenError

import sympy as sp
from docutils import nodes
from sphinx.transforms import SphinxTransform
from sympy.parsing.sympy_parser import parse_expr

DETAILS = re.compile(r'(<tr class="[^"]*\bdetails"><td></td><td[^>]*>)(.*?)(</td></tr>)', re.DOTALL)
ASSUMED = re.compile(
    r'</td><td class="verdict">assumes (?P<conditions>.*?)'
    r'(?P<after>, given |  <span class="given"|</td>)'
)
FITS = 24  # letters of a condition that fit beside a verdict
SIGNS = {
    "<=": r"\le",
    ">=": r"\ge",
    "≤": r"\le",
    "≥": r"\ge",
    "<": "<",
    ">": ">",
    "=": "=",
    "≠": r"\ne",
}
SIGN = re.compile(r" (<=|>=|≤|≥|<|>|=|≠) ")
FUNCTIONS = {
    name: getattr(sp, name)
    for name in ("sqrt", "log", "exp", "harmonic", "floor", "ceiling", "Min", "Max")
}
SAFE = re.compile(r"[\w+\-*/(), .]+")
LIST = re.compile(r"-?\d+(, -?\d+)*, …")
SCIENTIFIC = re.compile(r"(-?[\d.]+)e([+-]?\d+)")
FRACTION = re.compile(r"Fraction\((-?\d+), (\d+)\)")
WORDS = re.compile(r"(<[^>]*>|\\\(.*?\\\))|(?:min|max)\{[\w, +/()−]*\}|\bd_max\b", re.DOTALL)
WITNESS = re.compile(r"(?:(.*): )?(\[[^\]]*\]|[^,\[\]]+), (\[[^\]]*\]|[^,\[\]]+)")


@cache
def latex(text):
    r"""Return LaTeX for an expression as SymPy writes it, or None.

    >>> latex("K*(d_max + 1)"), latex("1e-06"), latex("three arms")
    ('K \\left(d_{\\max} + 1\\right)', '1 \\cdot 10^{-6}', None)
    """
    if LIST.fullmatch(text):
        return text.replace("…", r"\dots")
    if SCIENTIFIC.fullmatch(text):
        mantissa, exponent = SCIENTIFIC.fullmatch(text).groups()
        return rf"{mantissa} \cdot 10^{{{int(exponent)}}}"
    if re.fullmatch(r"-?\d+(\.\d+)?", text):
        return text
    names = set(re.findall(r"[A-Za-z_]\w*", text)) - set(FUNCTIONS)
    if not SAFE.fullmatch(text):
        return None
    letters = {
        name.replace("lambda", "lamda"): sp.Symbol(name.replace("lambda", "lamda"))
        for name in names
    }
    try:
        found = parse_expr(re.sub(r"\blambda", "lamda", text), letters | FUNCTIONS)
    except (SyntaxError, TokenError, TypeError, AttributeError, ValueError):
        return None
    written = sp.latex(found).replace("_{max", r"_{\max").replace("_{star}", r"_{\star}")
    return written.replace(r"\operatorname{harmonic}", "H") if isinstance(found, sp.Basic) else None


def relation(text):
    r"""Return a relation, or a comparison with a list, in LaTeX; None for words.

    >>> relation("K*T <= C"), relation("n = 1, 2, …"), relation("80 runs")
    ('K T \\le C', 'n = 1, 2, \\dots', None)
    """
    parts = SIGN.split(text)
    sides = [latex(side) for side in parts[::2]]
    if len(parts) < 3 or None in sides:
        return None
    signs = [SIGNS[sign] for sign in parts[1::2]]
    return " ".join(
        [sides[0], *(f"{sign} {side}" for sign, side in zip(signs, sides[1:], strict=True))]
    )


def shown(made, text):
    """Return LaTeX as a formula, or the text if there is none."""
    return (
        rf'<span class="math notranslate nohighlight">\({escape(made)}\)</span>'
        if made
        else escape(text)
    )


def assignments(text):
    """Return the point of a witness.

    >>> assignments("C = 1, x = 1/2").count("math"), assignments("case = (0, 1)")
    (2, 'the case (0, 1)')
    """
    if text.startswith("case = "):
        return "the case " + escape(FRACTION.sub(r"\1/\2", text.removeprefix("case = ")))
    return ", ".join(shown(relation(part), part) for part in re.split(r", (?=\w+ = )", text))


def witness(text):
    r"""Return where something fails, and the two sides there, in words.

    >>> print(re.sub("<.*?>", "", witness("x = 1/2: 0.25, 0.2")))
    \(x = \frac{1}{2}\), where the left side is \(0.25\) and the right side \(0.2\)
    """
    found = WITNESS.fullmatch(text)
    if not found or (found[1] is None and not found[2].startswith("[") and "=" in found[2]):
        return assignments(text)
    sides = [shown(latex(side), side) for side in found.groups()[1:]]
    where = f"{assignments(found[1])}, where " if found[1] else ""
    return f"{where}the left side is {sides[0]} and the right side {sides[1]}"


def hypothesis(text):
    """Return a hypothesis, or the claims that a proof uses.

    >>> hypothesis("using K >= 1 and T >= 1").count("math"), hypothesis("all cases")
    (2, 'all cases')
    """
    start = next((start for start in ("holds for ", "using ") if text.startswith(start)), "")
    return start + " and ".join(
        shown(relation(part), part) for part in text.removeprefix(start).split(" and ")
    )


def piece(html):
    """Return one piece of the small print, typeset where it is understood."""
    before, at, after = html.partition("fails at ")
    text = unescape(after or html)
    if at:
        return f"{before}{at}{witness(text)}"
    for start, make in (("closest: ", witness), ("for example at ", assignments)):
        if html.startswith(start):
            return start + make(text.removeprefix(start))
    return html if "<" in html else "; ".join(map(hypothesis, text.split("; ")))


def assumed(row):
    r"""Return the end of a row whose verdict is "assumes ...": conditions that are long stand below
    the claim, for beside it they would leave no room to the claim.

    >>> end = '</td><td class="verdict">assumes {}</td>'
    >>> ASSUMED.sub(assumed, end.format("p &lt; 1")).count("math")
    1
    >>> long = ASSUMED.sub(assumed, end.format("x + y &lt;= z; " * 2 + "z = 1"))
    >>> print(re.sub("(<.*?>)+", "|", long))
    |assuming |\(x + y \le z\)|; |\(x + y \le z\)|; |\(z = 1\)|assumes 3 conditions|
    >>> ASSUMED.sub(assumed, end.format("p &lt; 1, given thm:x line")).split(">")[-2]
    'assumes a condition, given thm:x line</td'
    """
    conditions = unescape(row["conditions"]).split("; ")
    shown_conditions = "; ".join(map(hypothesis, conditions))
    is_short = len("; ".join(conditions)) <= FITS
    is_alone = not row["after"].startswith(", given")  # `given_lines` reads cells without tags
    if is_short and is_alone:
        beside = shown_conditions
        below = ""
    else:
        beside = f"{len(conditions)} conditions" if len(conditions) > 1 else "a condition"
        below = f'<div class="domain">assuming {shown_conditions}</div>'
    return f'{below}</td><td class="verdict">assumes {beside}{row["after"]}'


def typeset(html):
    """Return HTML with its small print typeset."""
    html = ASSUMED.sub(assumed, html)
    return DETAILS.sub(
        lambda row: row[1] + " · ".join(map(piece, row[2].split(" · "))) + row[3], html
    )


def longest(html):
    r"""Return HTML with the largest delay typeset, also where it stands in a sentence.

    >>> (
    ...     longest(r"<a id='d_max'>d_max</a> and \(d_{max}\)").count(r"d_{\max}"),
    ...     longest("C").count("d"),
    ... )
    (2, 0)
    """
    html = html.replace("d_{max}", r"d_{\max}")
    return WORDS.sub(lambda found: found[1] or shown(in_braces(found[0]), found[0]), html)


def in_braces(text):
    r"""Return a few words of mathematics in LaTeX.

    >>> in_braces("max{1, d_max − 1}")
    '\\max\\{1, d_{\\max} - 1\\}'
    """
    text = re.sub(r"(min|max)\{(.*)\}", r"\\\1\\{\2\\}", text)
    return text.replace("d_max", r"d_{\max}").replace("−", "-")


class SmallPrint(SphinxTransform):
    """Typeset the small print of a page."""

    default_priority = 400

    def apply(self):
        """Change the page."""
        for raw in self.document.findall(nodes.raw):
            if "verdicts" in raw.astext():
                raw[:] = [nodes.Text(typeset(raw.astext()))]
            if "d_max" in raw.astext() or "d_{max}" in raw.astext():
                raw[:] = [nodes.Text(longest(raw.astext()))]


def setup(app):
    """Register the extension."""
    app.add_transform(SmallPrint)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
