"""A sound book passes every guard, and each guard rejects a book that breaks it:
as a function, a command, a test.
"""

import json
import os
import subprocess
import sys
from copy import deepcopy
from pathlib import Path

import pytest

from proofbook import guards
from proofbook.book import Book
from proofbook.command import main
from proofbook.kernel.certificate import solver
from proofbook.records import MIME, packed, unpacked

SKELETON = Path(guards.__file__).parent / "skeleton"
STDERR = {"output_type": "stream", "name": "stderr", "text": "warning"}
ERROR = {"output_type": "error", "ename": "ValueError", "evalue": "", "traceback": []}


def sound():
    """Return a notebook that keeps every rule: its last cell shows a check."""
    return json.loads((SKELETON / "book" / "first.ipynb").read_text(encoding="utf-8"))


def last(notebook):
    """Return the last cell."""
    return notebook["cells"][-1]


def tagged(*tags):
    """Return a fault that gives the last cell tags."""
    return lambda notebook: last(notebook)["metadata"].update(tags=list(tags))


def commented(comment):
    """Return a fault that puts a comment above the last cell."""
    return lambda notebook: last(notebook)["source"].insert(0, f"# {comment}\n")


ENUMERATED = {"id": "a--exact", "prover": "exhaustion", "verdict": "proved for these cases"}


def of_records(*records):
    data = {MIME: [packed(record) for record in records]}
    return {"output_type": "display_data", "metadata": {}, "data": data}


PLANTED = {
    "not run": (
        guards.executed_in_order,
        lambda n: last(n).update(execution_count=None),
        "execution count None",
    ),
    "run out of order": (
        guards.executed_in_order,
        lambda n: last(n).update(execution_count=7),
        "count 7, expected 2",
    ),
    "stripped": (
        guards.outputs_stored,
        lambda n: last(n)["outputs"].clear(),
        "no cell has a stored output",
    ),
    "stderr": (
        guards.no_stderr,
        lambda n: last(n)["outputs"].append(STDERR),
        "cell 4: output on stderr",
    ),
    "error": (
        guards.no_stray_error,
        lambda n: last(n)["outputs"].append(ERROR),
        "cell 4: error without the tag",
    ),
    "hidden": (
        guards.no_hidden_check,
        tagged("hide-input"),
        "cell 4: a check is hidden by the tag hide-input",
    ),
    "removed": (guards.no_hidden_check, tagged("remove-cell"), "by the tag remove-cell"),
    "skipped": (
        guards.nothing_silenced,
        commented("NBVAL_SKIP"),
        "cell 4: NBVAL_SKIP keeps it from the tests",
    ),
    "ignored": (
        guards.nothing_silenced,
        commented("NBVAL_IGNORE_OUTPUT"),
        "NBVAL_IGNORE_OUTPUT keeps it",
    ),
    "by hand": (
        guards.records_from_checks,
        lambda n: last(n)["source"].append("\nproofbook.records.Verdicts([{}])"),
        "cell 4: Verdicts makes records by hand",
    ),
    "old name": (
        guards.nothing_silenced,
        commented("PYTEST_VALIDATE_IGNORE_OUTPUT"),
        "keeps it from the tests",
    ),
    "itself": (
        guards.two_sides,
        lambda n: last(n)["source"].append("\nrelation(found[0][left], found[0][left])"),
        "relation(found[0][left], found[0][left]) compares a value with itself",
    ),
    "itself, filed": (
        guards.two_sides,
        lambda n: last(n)["source"].append("\ntoy.check('a', f(x), '<=', f(x), control=0)"),
        "compares a value with itself",
    ),
    "itself, with a relation": (
        guards.two_sides,
        lambda n: last(n)["source"].append("\n%time\nClaim(f(x), '<=', f(x))"),
        "compares a value with itself",
    ),
    "evaluated": (
        guards.as_typed,
        lambda n: last(n)["source"].append("\ntoy.check('a', sp.sqrt(r)**2, '<=', r, control=0)"),
        "sp.sqrt(r) ** 2 is evaluated before the claim exists",
    ),
    "z3 says yes": (
        guards.nothing_patched,
        lambda n: last(n)["source"].append(
            "\nfrom proofbook.provers import smt as how\nhow.ask = 1"
        ),
        "cell 4: how.ask = 1 changes what is imported",
    ),
    "uncounted": (
        guards.all_counted,
        lambda n: last(n)["outputs"].append(of_records(ENUMERATED, ENUMERATED | {"values": {}})),
        "a--exact: no count of different cases",
    ),
    "skipped by tag": (guards.nothing_silenced, tagged("nbval-skip"), "NBVAL_SKIP keeps it"),
    "ignored by tag": (
        guards.nothing_silenced,
        tagged("a", "nbval-ignore-output"),
        "NBVAL_IGNORE_OUTPUT keeps it",
    ),
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_guard_rejects_its_planted_fault(name):
    guard, plant, message = PLANTED[name]
    notebook = sound()
    assert guards.notebook_faults(notebook) == []
    plant(notebook)
    assert message in "\n".join(guard(notebook))
    assert set(guard(notebook)) <= set(guards.notebook_faults(notebook))


def test_every_guard_has_a_planted_fault():
    assert {guard for guard, *_ in PLANTED.values()} == set(guards.EVERY)


EVALUATED = ["sqrt(r)**2", "sp.sqrt(r)**4", "cbrt(r)**3", "exp(log(r))", "r / r", "log(r) - log(r)"]
EVALUATED += [
    "sqrt(r) * sqrt(r)",
    "0 * log(r)",
    "(1 / r) * 0",
    "log(r)**0",
    "1 + 2 * sqrt(a - b)**2",
]


@pytest.mark.parametrize("side", EVALUATED)
def test_what_is_evaluated_before_the_claim_exists_is_a_fault(side):
    notebook = sound()
    last(notebook)["source"] = [f"lemma.check('a', smt, le({side}, r), control=0)"]
    assert "is evaluated before" in "\n".join(guards.as_typed(notebook))


@pytest.mark.parametrize(
    "side",
    [
        "sqrt(r)**3",
        "UnevaluatedExpr(sqrt(r))**2",
        "exp(2 * log(r))",
        "r / s",
        "(1 - x) * 0",
        "x - x",
    ],
)
def test_what_stays_as_it_is_typed_is_allowed(side):
    notebook = sound()
    last(notebook)["source"] = [f"lemma.check('a', {side}, '<=', r, control=0)"]
    assert guards.as_typed(notebook) == []


PATCHES = [
    "sp.latex = shown",
    "sp.Symbol._latex = shown",
    "sp.printing.latex.LatexPrinter._print_Add = shown",
    "setattr(sp, 'latex', shown)",
    "delattr(sp.Symbol, '_latex')",
    "smt.__globals__['ask'] = yes",
    "vars = smt.__dict__",
    "x, sp.latex = 1, shown",
    "for sp.latex in [shown]: pass",
    "sp.latex += shown",
    "del sp.latex",
    "sp.S.registry[0] = 1",
    "proofbook.check.SETTLED: tuple = ()",
    "Statement.check = lambda *a, **b: None",
    "provers.witness.PROVERS['mine'] = mine",
    "Statement('l').label = 'other'",
    "smt.__code__ = yes.__code__",
    "import unittest.mock as m; m.mock",
]
IMPORTS = "import sympy as sp\nimport proofbook\nfrom proofbook import Statement, provers, smt\n"


@pytest.mark.parametrize("source", PATCHES)
def test_a_package_is_not_changed(source):
    notebook = sound()
    last(notebook)["source"] = [IMPORTS + source]
    assert "changes what is imported" in "\n".join(guards.nothing_patched(notebook))


@pytest.mark.parametrize(
    "source", ["values['x'] = sp.latex(x)", "found.best = sp", "x = sp.latex", "sp.latex(x)"]
)
def test_what_a_cell_has_made_itself_may_change(source):
    notebook = sound()
    last(notebook)["source"] = [IMPORTS + source]
    assert guards.nothing_patched(notebook) == []


TWO_SIDES = ["eq(f(x), f(y))", "toy.check('a', x, '<=', y)", "check(step, smt, le(x, y))"]


@pytest.mark.parametrize("source", [*TWO_SIDES, "np.outer(x, x)"])
def test_two_different_sides_are_allowed(source):
    notebook = sound()
    last(notebook)["source"].append("\n" + source)
    assert guards.two_sides(notebook) == []


def test_an_announced_error_is_allowed():
    notebook = deepcopy(sound())
    last(notebook)["outputs"].append(ERROR)
    tagged("raises-exception")(notebook)
    assert guards.notebook_faults(notebook) == []


@pytest.fixture
def root(tmp_path, monkeypatch):
    """Return the folder of a new book, which is also the working folder."""
    monkeypatch.chdir(tmp_path)
    assert main(["init"]) == 0
    return tmp_path


def edit(path, right, wrong):
    """Replace words in a file that has them."""
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")


def without_control(root):
    path = root / "book" / "first.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for output in last(notebook)["outputs"]:
        records = [{**record, "control": {}} for record in unpacked(output)]
        output["data"][MIME] = list(map(packed, records))
    path.write_text(json.dumps(notebook), encoding="utf-8")


def planted(file, right, wrong):
    """Return a fault that replaces words in a file of the book."""
    return lambda root: edit(root / "book" / file, right, wrong)


renamed = planted("claims/first.toml", 'id = "bound"', 'id = "b"')
skipped = planted("first.ipynb", '"root, mean', '"# NBVAL_SKIP\\n", "root, mean')
BOOKS = {
    "no golden file": (
        lambda root: (root / "book" / "verdicts.txt").unlink(),
        "verdicts.txt is missing",
    ),
    "a verdict changed": (
        planted("verdicts.txt", "bound: found by z3", "bound: proved"),
        "bound: proved → found by z3",
    ),
    "a claim without a record": (renamed, "lem:means b: no record"),
    "a record without a claim": (renamed, "a record without a claim"),
    "no control": (without_control, "a check without a refuted control"),
    "a cell left out": (skipped, "first.ipynb, cell 4: NBVAL_SKIP keeps it from the tests"),
}


@pytest.mark.parametrize("name", BOOKS)
def test_the_command_finds_what_is_wrong_with_a_book(root, capsys, name):
    plant, message = BOOKS[name]
    assert main(["check"]) == 0
    assert "Lemma 1: holds, weakest verdict: found by z3" in capsys.readouterr().out
    plant(root)
    assert main(["check"]) == 1
    assert message in capsys.readouterr().err


def test_a_change_of_verdicts_is_taken_over_only_on_demand(root):
    golden = root / "book" / "verdicts.txt"
    golden.write_text("", encoding="utf-8")
    assert main(["check"]) == 1
    assert golden.read_text(encoding="utf-8") == ""
    assert main(["check", "--accept"]) == 0
    assert golden.read_text(encoding="utf-8").count(": found by z3") == 2


def test_a_book_is_not_begun_over_another(root, capsys):
    (root / "pyproject.toml").write_text("kept", encoding="utf-8")
    assert main(["init"]) == 1
    assert "folder: expected one without these files" in capsys.readouterr().err
    assert (root / "pyproject.toml").read_text(encoding="utf-8") == "kept"


def test_the_report_is_written(root, capsys):
    assert main(["report"]) == 0
    written = sorted(path.name for path in (root / "book" / "report").iterdir())
    assert written == ["errata.md", "index.md", "report.json", "trust.md"]
    assert f"{len(written)} files in" in capsys.readouterr().out


def test_a_folder_without_a_book_is_named(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["check"]) == 1
    assert "folder: expected one with pyproject.toml" in capsys.readouterr().err


def test_notebooks_are_run_again(root):
    path = root / "book" / "first.ipynb"
    before = path.read_text(encoding="utf-8")
    notebook = json.loads(before)
    last(notebook)["outputs"].clear()
    path.write_text(json.dumps(notebook), encoding="utf-8")
    assert main(["check"]) == 1
    assert main(["check", "--run"]) == 0
    assert json.loads(path.read_text(encoding="utf-8")) == json.loads(before)


def test_the_plugin_makes_a_test_of_each_notebook_and_one_of_the_ledger(root):
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--proofbook",
        "-v",
        "-p",
        "no:cacheprovider",
        "-o",
        "addopts=",
        str(root),
    ]
    alone = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))
    }
    good = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root, env=alone)
    assert good.returncode == 0
    assert "pyproject.toml::first PASSED" in good.stdout
    assert "pyproject.toml::ledger PASSED" in good.stdout
    without_control(root)
    bad = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root, env=alone)
    assert bad.returncode == 1
    assert "pyproject.toml::ledger FAILED" in bad.stdout
    assert "a check without a refuted control" in bad.stdout


def test_chapters_stand_in_the_settings_or_in_a_table_of_contents(root):
    settings = root / "pyproject.toml"
    assert Book.at(root).parts == {"The book": ["first"]}
    settings.write_text('[tool.proofbook.chapters]\nMeans = ["first"]\n', encoding="utf-8")
    assert Book.at(root).parts == {"Means": ["first"]}
    settings.write_text("[tool.proofbook]\n", encoding="utf-8")
    with pytest.raises(ValueError, match="`chapters`, or"):
        _ = Book.at(root).parts
    (root / "_toc.yml").write_text(
        "parts: [{caption: All, chapters: [{file: first}]}]", encoding="utf-8"
    )
    pytest.importorskip("yaml")
    assert Book.at(root).parts == {"All": ["first"]}


def test_without_yaml_it_is_said_what_to_install(root, monkeypatch):
    monkeypatch.setitem(sys.modules, "yaml", None)
    assert Book.at(root).parts
    (root / "_config.yml").write_text("sphinx: {}", encoding="utf-8")
    with pytest.raises(ImportError, match=r"_config.yml: needs PyYAML: pip install pyyaml"):
        Book.at(root)


def test_without_scipy_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    with pytest.raises(ImportError, match=r"needs SciPy: pip install scipy"):
        solver()


def test_the_skeleton_is_whole(root):
    files = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}
    assert files == {
        "pyproject.toml",
        "book/first.ipynb",
        "book/verdicts.txt",
        "book/claims/first.toml",
        "book/evidence/variants.json",
    }
