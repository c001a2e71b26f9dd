"""Another paper, of two theorems: the toolkit serves it without a word of the game."""

import ast
import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from proofbook import golden
from proofbook.command import main
from proofbook.ledger import make_ledger
from proofbook.records import packed
from proofbook.report import pages
from proofbook.strength import worded

TOY = Path(__file__).parent / "toy_book"
README = Path(__file__).parents[1] / "README.md"


@pytest.fixture(scope="module")
def ledger():
    return make_ledger(TOY)


def test_every_step_has_its_verdict(ledger):
    words = golden.golden(ledger)
    assert [words["thm:odd sum"], words["thm:odd four"], words["thm:ratio bound"]] == [
        "found by z3 | not compared",
        "proved for these cases | not compared",
        "found by z3, given assumption thm:ratio same-sign | not compared",
    ]
    assert {s["label"]: s["status"] for s in ledger.statements} == {
        "thm:odd": "holds",
        "thm:ratio": "holds with a correction",
    }


def test_the_erratum_is_told_with_its_witness_and_its_correction(ledger):
    [erratum] = ledger.errata
    assert erratum["witness"]["point"] == {"x": "1", "y": "-1"}
    page = pages(ledger)["errata"]
    assert "A. Toy (2026)" in page
    assert 'id="thm-ratio--bound--erratum"' in page
    assert "x*y &gt; 0" in page or "x·y &gt; 0" in page


def test_the_example_of_the_readme_is_the_one_of_this_book(ledger, monkeypatch):
    monkeypatch.chdir(TOY / "book")
    [example] = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    *statements, last = ast.parse(example).body
    names = {}
    exec(compile(ast.Module(statements, []), "README", "exec"), names)
    shown = eval(compile(ast.Expression(last.value), "README", "eval"), names)
    [found] = worded([json.loads(packed(shown.records[1]))], {})
    stored = ledger.errata[0]
    given = stored["proof"].pop("given")  # the ledger knows the claims file,
    assert "false variants" in stored["proof"].pop("variants")  # and what was tried of the formula
    assert found.items() <= stored.items()
    assert given == ["assumption thm:ratio same-sign"]
    words, _ = re.findall(r"```toml\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert words in (TOY / "book" / "claims" / "ratios.toml").read_text(encoding="utf-8")


def test_all_pages_are_made(ledger):
    made = pages(ledger)
    assert set(made) == {"index", "errata", "trust"}
    assert all(text.startswith("# ") for text in made.values())


def test_a_paper_without_a_finding_is_not_told_of_any(ledger):
    plain = replace(ledger, errata=[], remarks=[], misprints=[])
    page = pages(plain)["errata"]
    assert "There are <b>0 findings</b>. " in page
    assert "kinds of findings" not in page


def test_an_unknown_word_is_no_command(capsys):
    for words in (
        ["nonsense"],
        ["coq"],
        ["coq", "nonsense"],
        ["check", "--nonsense"],
        [],
        ["report", "more"],
    ):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2
        assert "usage: proofbook" in capsys.readouterr().err


def test_each_command_describes_itself(capsys):
    for words in (
        ["init"],
        ["check"],
        ["report"],
        ["read"],
        ["coq"],
        ["coq", "search"],
        ["coq", "records"],
    ):
        with pytest.raises(SystemExit) as ended:
            main([*words, "--help"])
        assert ended.value.code == 0
        assert "usage: proofbook " + " ".join(words) in capsys.readouterr().out


def test_the_game_is_not_needed():
    start = "import sys; sys.modules['delay_scheduling'] = None"
    make = f"from proofbook import ledger, report; report.pages(ledger.make_ledger({str(TOY)!r}))"
    subprocess.run([sys.executable, "-c", f"{start}; {make}"], check=True)
