"""The report pages must be exactly what the ledger gives."""

from pathlib import Path

import pytest

from delay_scheduling.report import PAGES, main, pages

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def made():
    return pages(ROOT)


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_what_the_ledger_gives(made, name):
    stored = (ROOT / "book" / "report" / f"{name}.md").read_text(encoding="utf-8")
    assert stored == made[name], "run `make report`"


def test_no_page_is_typed():
    stored = {path.stem for path in (ROOT / "book" / "report").glob("*")}
    assert stored == set(PAGES)


def test_faults_of_the_ledger_are_printed(tmp_path, capsys):
    step = '[[statement]]\nlabel = "a"\nprinted = "Fact 1"\nchapter = "one"\nuses = ["b"]\n'
    (tmp_path / "claims.toml").write_text(f"schema = 1\n{step}", encoding="utf-8")
    (tmp_path / "book").mkdir()
    assert main([str(tmp_path)]) == 1
    assert "a: uses the unknown label b" in capsys.readouterr().err
