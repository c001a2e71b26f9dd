"""What a page makes of a verdict is the verdict: the sign of a proof belongs to proofs alone, and
no rule of the style sheet hides a row or says another word.
"""

import re
from pathlib import Path

import pytest

from proofbook.strength import PROOFS, VERDICTS

CSS = Path(__file__).resolve().parents[2] / "book" / "_static" / "custom.css"
KINDS = {kind for _, kind in VERDICTS.values()} | {"verdict", "erratum"}
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
HIDING = re.compile(
    r"display:\s*none|visibility:|opacity:|font-size:\s*0(?![.\d])|clip|(?<![\w-])color:\s*transparent|text-indent:"
    r"|content:"
)
OWN_SIGN = r'content: var(--ds-symbol) "\00a0"'  # before each verdict


def hidden(css):
    """Return the selectors of rules that hide a verdict, or write something in its place."""
    text = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    rules = [(selector.split()[-1:], body) for selector, body in RULE.findall(text)]
    return [
        last[0]
        for last, body in rules
        if last
        and set(re.findall(r"\.([\w-]+)", last[0])) & KINDS
        and HIDING.search(body.replace(OWN_SIGN, ""))
    ]


def signs(css):
    """Return the sign of each kind of verdict in the style sheet."""
    return dict(re.findall(r'^\.(\w+) \{[^}]*--ds-symbol: "(.)"', css, re.MULTILINE))


def test_no_rule_hides_a_verdict():
    assert hidden(CSS.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "rule",
    [
        ".refuted { display: none; }",
        "tr.found td.verdict { font-size: 0; }",
        "table.verdicts .assumed { visibility: hidden }",
        ".undecided { opacity: 0.01; }",
        'td.verdict::after { content: "proved (Coq)"; }',
        ".consistent { color: transparent; }",
        ".erratum { text-indent: -99em; }",
    ],
)
def test_a_rule_that_hides_one_is_seen(rule):
    assert len(hidden(CSS.read_text(encoding="utf-8") + rule)) == 1


def test_the_style_sheet_has_the_signs_of_the_verdicts():
    shown = signs(CSS.read_text(encoding="utf-8"))
    for sign, kind in VERDICTS.values():
        if kind != "exact":  # definitions, and claims proved for some cases, have a sign each
            assert shown[kind] in {one for one, other in VERDICTS.values() if other == kind}, sign


def test_the_sign_of_a_proof_belongs_to_proofs_alone():
    ticked = {word for word, (sign, kind) in VERDICTS.items() if sign == "✓" or kind == "proved"}
    assert ticked == {word for word in PROOFS if word.startswith("proved")}
