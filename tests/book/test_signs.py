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
OF_A_KIND = re.compile(r"\.\w+")  # the selector of the one rule that gives a kind its sign
SIGN = re.compile(r'--ds-symbol: "."|--ds-color: var\(--ds-\w+\)')
ALLOWED = re.compile(  # what else a rule about a verdict may say: nothing hides it or adds words
    r"color: var\(--ds-color\)"
    r"|font-weight: \d+"
    r"|content: var\(--ds-symbol\) \"\\00a0\""
    r"|min-width: [\d.]+rem"
    r"|display: block"
    r"|width: auto"
    r"|max-width: none"
    r"|border-left: 3px solid var\(--ds-color, transparent\)"
)


def strange(css):
    """Return what rules about verdicts say that is not allowed, as (selector, declaration)."""
    text = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return [
        (selector.strip(), said)
        for selector, body in RULE.findall(text)
        if set(re.findall(r"\.([\w-]+)", selector)) & KINDS
        for said in map(str.strip, body.split(";"))
        if said and not is_allowed(selector.strip(), said)
    ]


def is_allowed(selector, said):
    """Tell whether a rule with this selector may say this."""
    if ALLOWED.fullmatch(said):
        return True
    return bool(OF_A_KIND.fullmatch(selector) and SIGN.fullmatch(said))


def signs(css):
    """Return the sign of each kind of verdict in the style sheet."""
    return dict(re.findall(r'^\.(\w+) \{[^}]*--ds-symbol: "(.)"', css, re.MULTILINE))


def test_rules_about_verdicts_neither_hide_them_nor_say_other_words():
    assert strange(CSS.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "rule",
    [
        ".refuted { display: none; }",
        ".refuted { display:none }",
        "tr.found td.verdict { font-size: 0; }",
        "table.verdicts .assumed { visibility: hidden }",
        ".undecided { opacity: 0.01; }",
        'td.verdict::after { content: "proved (Coq)"; }',
        '.verdict::before { content: "✓ "; }',
        ".consistent { color: transparent; }",
        ".consistent { color: white; }",
        ".erratum { text-indent: -99em; }",
        ".refuted { position: absolute; left: -9999px; }",
        ".refuted { transform: scale(0); }",
        ".refuted { max-height: 0; overflow: hidden; }",
        ".refuted { clip-path: inset(100%); }",
        ".refuted { -webkit-text-fill-color: transparent; }",
        ".refuted { filter: opacity(0); }",
        ".undecided { zoom: 0.01; }",
        ".assumed { mask: linear-gradient(transparent, transparent); }",
        'html[data-theme="dark"] .assumed { --ds-symbol: "✓"; }',
        "html .refuted { --ds-color: var(--ds-proved); }",
        ".verdict { text-decoration: line-through; }",
        "@media (width < 400px) { .refuted { display: none; } }",
        "tr:has(.refuted) { display: none; }",
        ".erratum td { font-size: 1px; }",
        ".found { background: black; }",
    ],
)
def test_another_rule_is_seen(rule):
    assert strange(CSS.read_text(encoding="utf-8") + rule)


def test_the_style_sheet_has_the_signs_of_the_verdicts():
    shown = signs(CSS.read_text(encoding="utf-8"))
    for sign, kind in VERDICTS.values():
        if kind != "exact":  # definitions, and claims proved for some cases, have a sign each
            assert shown[kind] in {one for one, other in VERDICTS.values() if other == kind}, sign


def test_the_sign_of_a_proof_belongs_to_proofs_alone():
    ticked = {word for word, (sign, kind) in VERDICTS.items() if sign == "✓" or kind == "proved"}
    assert ticked == {word for word in PROOFS if word.startswith("proved")}
