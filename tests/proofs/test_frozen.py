"""The freeze notices each planted change of the formal proofs,
and of what they are said to cover. No Coq is needed.
"""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from proofbook.book import Book
from proofbook.frozen import faults
from proofbook.kept import kept_ledger
from proofbook.ledger import unjudged
from proofbook.lines import main
from proofbook.reviewed import readings, valid

ROOT = Path(__file__).parents[2]


@pytest.fixture
def root(tmp_path):
    """A copy of the proofs beside the book."""
    shutil.copytree(ROOT / "proofs", tmp_path / "proofs")
    for name in ("book", "_toc.yml", "_config.yml", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def plant(root, file, right, wrong):
    path = root / "proofs" / file
    before, found, after = path.read_text(encoding="utf-8").rpartition(right)
    assert found
    path.write_text(before + wrong + after, encoding="utf-8")


def test_the_proofs_are_those_of_the_freeze(root):
    assert list(faults(root)) == []


PLANTS = {
    "an admitted proof": ("thm_5_1.v", "Qed.", "Admitted.", "thm_5_1.v: says Admitted"),
    "a hypothesis more": (
        "cor_h_3.v",
        "Theorem cor_h_3_full i u arm : ",
        "Theorem cor_h_3_full i u arm : (T <= 1)%nat -> ",
        "cor_h_3.v: not the file that was frozen",
    ),
    "another definition": (
        "game.v",
        "Definition",
        "(* . *) Definition",
        "game.v: not the file that was frozen",
    ),
    "an axiom": ("sums.v", "Qed.", "Qed.\nAxiom easy : 0 = 1.", "sums.v: says Axiom"),
    "a variable outside of sections": (
        "sums.v",
        "Qed.",
        "Qed.\nVariable e : 0 = 1.",
        "sums.v: assumes Variable e",
    ),
    "an admitted step": ("sums.v", "Proof.", "Proof. admit.", "sums.v: says admit"),
    "no guard": ("sums.v", "Qed.", "Qed.\nUnset Guard Checking.", "sums.v: says Guard Checking"),
    "a frozen statement": ("frozen.toml", "<=", "<", "1 statements are not those that were frozen"),
    "a theorem that is not frozen": (
        "statements.toml",
        '"cor_h_3_full"',
        '"whole"',
        "whole is registered",
    ),
}


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_change_is_noticed(root, name):
    file, right, wrong, message = PLANTS[name]
    plant(root, file, right, wrong)
    assert any(message in fault for fault in faults(root)), list(faults(root))


def test_a_definition_that_changes_changes_the_digest_of_what_uses_it(root):
    plant(root, "cor_h_3.v", "Definition shortest_batch", "Definition shortest_batch (* . *)")
    assert not any("statements are not those" in fault for fault in faults(root))
    plant(root, "cor_h_3.v", "Definition shortest_batch (* . *)", "Definition shortest_batch'")
    assert any("cor_h_3_bandit" in fault for fault in faults(root))


def test_an_unrelated_theorem_covers_nothing(root, book):
    plant(
        root,
        "statements.toml",
        'covers = ["sufficient"]',
        'covers = ["sufficient", "swap", "tower"]',
    )
    found = unjudged(replace(book, book=Book.at(root)))
    assert len(found) == 2
    assert all("central_step_printed: not judged as it stands" in fault for fault in found)


@pytest.fixture(scope="module")
def book():
    return kept_ledger(ROOT)


def test_a_judgement_is_stamped_by_its_key_alone(book, capsys):
    assert main(["all"], book) == main(["thm:*"], book) == main(["thm:CNP-results"], book) == 1
    assert "one by one" in capsys.readouterr().err


def test_every_stamp_is_about_something_that_stands(book):
    stored = readings(book.book)
    assert set(stored) - set(valid(stored, book.wanted)) == set()
    assert {one.by for one in stored.values()} == {"the maintainers"}


def test_without_coq_the_proofs_are_not_taken_for_checked(tmp_path):
    for tool in ("bash", "dirname", "id", "sed", "cut"):
        (tmp_path / tool).symlink_to(shutil.which(tool))
    told = subprocess.run(
        [ROOT / "proofs" / "check"], env={"PATH": str(tmp_path)}, capture_output=True, text=True
    )
    assert told.returncode != 0
    assert (
        "apt-get install --no-install-recommends coq libcoq-coquelicot libcoq-flocq libcoq-interval"
        in told.stderr
    )
