"""The rules of the book hold for every page, and each rule rejects a page that breaks it."""

import json
import os
import re
import subprocess
import sys
import tomllib
from copy import deepcopy
from pathlib import Path

import book_guards as guards
import pytest
import yaml
from book_guards import macros, mathjax

from proofbook import report
from proofbook.book import Book
from proofbook.declared import assumptions
from proofbook.guards import notebook_faults
from proofbook.ledger import stored
from proofbook.records import MIME, packed
from proofbook.redraw import redraw
from tools import check_book

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "book"
# they show how to use the package
NO_CHAPTER = {
    "from_scratch",
    "real_trial",
    "three_users",
    "your_own_data",
    "write_your_own",
    "worst_instances",
}

NOTEBOOKS = sorted(path for path in BOOK.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
CHAPTERS = [path for path in NOTEBOOKS if path.stem not in NO_CHAPTER]
OTHER = {"report", "evidence"}  # made by a program; for those who keep it
PAGES = sorted(path for path in BOOK.rglob("*.md") if path.parent.name not in OTHER)
PROBLEM_SHEETS = sorted((ROOT / "course" / "source").glob("*/*.ipynb"))
EVERY_GUARD = guards.EVERY_NOTEBOOK + guards.EVERY_CHAPTER


def load(path):
    """Return a notebook as a dictionary."""
    return json.loads(path.read_text(encoding="utf-8"))


def markdown_of(path):
    """Return the Markdown of a page or of a notebook."""
    return path.read_text(encoding="utf-8") if path.suffix == ".md" else guards.prose(load(path))


def name(value):
    """Name a test after a guard or a page."""
    return value.stem if isinstance(value, Path) else getattr(value, "__name__", None)


# The book keeps the rules


def broken(rules, notebook):
    """Return what is wrong with a notebook, by the names of the rules that it breaks."""
    return {guard.__name__: faults for guard in rules if (faults := guard(notebook))}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
def test_notebook_keeps_the_rules(path):
    assert broken(EVERY_GUARD if path in CHAPTERS else guards.EVERY_NOTEBOOK, load(path)) == {}


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
def test_a_reader_sees_each_claim_and_each_control(path):
    found = broken(guards.EVERY_CHECK, load(path))
    spread = [
        fault for fault in found.pop("nothing_splatted", []) if not re.search(r" of \.", fault)
    ]
    assert spread == []
    assert found == {}


@pytest.mark.parametrize("path", PROBLEM_SHEETS, ids=name)
def test_problem_sheet_is_stored_as_it_ran(path):
    style = [guard for guard in guards.EVERY_NOTEBOOK if guard != guards.short_cells]
    assert broken(style, load(path)) == {}
    assert notebook_faults(load(path)) == []


@pytest.mark.parametrize("path", NOTEBOOKS + PAGES, ids=name)
def test_text_of_the_page_is_sound(path):
    markdown = markdown_of(path)
    page = {"cells": [{"cell_type": "markdown", "source": markdown}]}
    assert guards.images_described(markdown) == []
    assert guards.macros_defined(markdown, mathjax(), macros()) == []
    assert guards.no_machine_path(page) == []


@pytest.fixture(scope="module")
def links():
    """Return what links lead to: the declared assumptions, and the checks of all chapters by id."""
    here = Book.at(ROOT)
    checks = {one["id"]: one for one in stored(here) if one["type"] in ("check", "stated")}
    return assumptions(here.claims), checks


@pytest.mark.parametrize("path", NOTEBOOKS, ids=name)
def test_stored_words_are_those_that_the_records_give(path, links):
    declared, checks = links
    assert redraw(load(path), declared, checks) == 0, "run `proofbook check --redraw`"


def test_the_reference_shows_every_package():
    lines = [line for page in (BOOK / "api").glob("*.md") for line in page.read_text().splitlines()]
    shown = {line.split()[-1] for line in lines if line.startswith(".. reference::")}
    folders = [
        path.parent
        for base in (ROOT / "src", ROOT / "proofbook" / "src")
        for path in base.rglob("__init__.py")
    ]
    names = {".".join(folder.parts[folder.parts.index("src") + 1 :]) for folder in folders}
    inner = {f"proofbook.{name}" for name in ("kernel", "report", "variants")}
    inner.add("delay_scheduling.compiled")
    assert names - shown == inner
    assert shown <= names


def test_every_stored_result_says_how_it_comes_back():
    readme = BOOK / "evidence" / "README.md"
    told = readme.read_text(encoding="utf-8")
    stored = {path.name for path in readme.parent.iterdir()} - {readme.name}
    assert sorted(name for name in stored if f"`{name}" not in told) == []


def test_every_page_is_in_the_table_of_contents():
    toc = yaml.safe_load((ROOT / "_toc.yml").read_text(encoding="utf-8"))
    pages = [path.relative_to(BOOK).with_suffix("").as_posix() for path in NOTEBOOKS + PAGES]
    pages += [f"report/{name}" for name in report.PAGES]
    assert guards.toc_matches_pages(toc, pages) == []


def test_bibliography_is_what_the_book_cites():
    markdown = "\n".join(markdown_of(path) for path in NOTEBOOKS + PAGES)
    assert (
        guards.citations_match(markdown, (BOOK / "references.bib").read_text(encoding="utf-8"))
        == []
    )


def test_the_page_on_macros_lists_every_one():
    page = (ROOT / "docs" / "macros.md").read_text(encoding="utf-8")
    assert [macro for macro in macros() if f"`\\{macro}" not in page] == []


def test_example_of_the_readme_prints_what_the_readme_shows():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    [(example, shown)] = re.findall(r"```python\n(.*?)```\n\n```text\n(.*?)```", readme, re.DOTALL)
    compiled = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
    command = [sys.executable, "-c", example]
    assert (
        subprocess.run(command, capture_output=True, text=True, check=True, env=compiled).stdout
        == shown
    )


def test_the_version_is_the_same_everywhere():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "version"
    ]
    assert yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))["version"] == version
    assert re.search(
        rf"^## {re.escape(version)}\b", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.M
    )


def test_workflows_and_templates_can_be_read():
    files = [*(ROOT / ".github").rglob("*.yml"), ROOT / ".pre-commit-config.yaml"]
    assert all(isinstance(yaml.safe_load(file.read_text(encoding="utf-8")), dict) for file in files)
    assert len(files) >= 5


def test_every_link_between_the_pages_for_contributors_lands():
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    links = [
        (page, link)
        for page in pages
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    ]
    assert [link for page, link in links if not (page.parent / link).exists()] == []
    listed = {ROOT / link for page, link in links if page.name == "CONTRIBUTING.md"}
    assert set((ROOT / "docs").glob("*.md")) <= listed


def test_lock_pins_what_was_asked_for_and_names_no_registry():
    lock = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    asked = [
        line.partition("<")[0]
        for line in (ROOT / "requirements.in").read_text().splitlines()
        if line and not line.startswith(("#", "-r"))
    ]
    asked += [
        line.partition("<")[0]
        for line in (ROOT / "book/requirements.txt").read_text().splitlines()
        if line[0] != "#"
    ]
    pinned = {line.partition("==")[0] for line in lock.splitlines()}
    assert [
        line
        for line in asked
        if line.partition("==")[0] not in pinned or ("==" in line and line not in lock)
    ] == []
    assert "://" not in lock
    assert lock.splitlines()[-1] == "-e ."


# Each rule rejects a notebook that breaks it


def markdown_cell(source):
    """Return a Markdown cell."""
    return {"cell_type": "markdown", "metadata": {}, "source": source}


def code_cell(source, count, *outputs, **cell_metadata):
    """Return a code cell that was run."""
    return {
        "cell_type": "code",
        "metadata": cell_metadata,
        "source": source,
        "execution_count": count,
        "outputs": list(outputs),
    }


def display(**data):
    """Return an output."""
    return {"output_type": "display_data", "metadata": {}, "data": data}


def sound_chapter():
    """Return a small chapter about a theorem that keeps every rule."""
    sentence = "Here are enough words to explain to a reader what this section is about.\n"
    exercises = [
        f"```{{exercise}}\n:label: ex-{n}\nWhy?\n```\n\n```{{solution}} ex-{n}\n:class:"
        " dropdown\nSo.\n```"
        for n in (1, 2)
    ]
    record = {
        "type": "check",
        "claim": "eq:1",
        "kind": "identity",
        "verdict": "proved",
        "control": "x = 1",
    }
    return {
        "metadata": {"delay_scheduling": {"chapter": "theorem"}},
        "cells": [
            markdown_cell("# A chapter"),
            *[markdown_cell(f"## {heading}\n\n{sentence}") for heading in guards.THEOREM_SECTIONS],
            markdown_cell("\n\n".join(exercises)),
            code_cell("check()", 1, display(**{MIME: [packed(record)]})),
            code_cell(
                "plot()", 2, display(**{"image/png": "AAAA"}), mystnb={"image": {"alt": "A line."}}
            ),
        ],
    }


def last(notebook):
    """Return the last cell: the figure."""
    return notebook["cells"][-1]


def check(notebook):
    """Return the cell with the verdict."""
    return notebook["cells"][-2]


def record(notebook):
    """Return the verdict record."""
    return guards.records_of(check(notebook))[0]


def change(notebook, **fields):
    """Change the verdict record."""
    check(notebook)["outputs"][0]["data"][MIME] = [packed(record(notebook) | fields)]


def set_section(heading, replacement):
    """Return a fault that replaces the cell of one section."""

    def plant(notebook):
        for cell in notebook["cells"]:
            if cell["source"].startswith(f"## {heading}\n"):
                cell["source"] = replacement

    return plant


def swap_first_sections(notebook):
    notebook["cells"][1:3] = notebook["cells"][2:0:-1]


def drop_solution(notebook):
    cell = notebook["cells"][-3]
    cell["source"] = cell["source"].replace("{solution} ex-2", "{note} ex-2")


def keep_one_exercise(notebook):
    cell = notebook["cells"][-3]
    cell["source"] = cell["source"].partition("```{exercise}\n:label: ex-2")[0]


PATH = {"output_type": "stream", "name": "stdout", "text": ["saved to /home/ann/figure.png"]}

OLD = display(**{"application/vnd.older.records+json": [], "text/plain": ["proved"]})
DRAWN = display(**{MIME: [], "text/html": ["<table></table>"]})
FEW_ROUNDS = {
    "kind": "exact",
    "statement": "thm:a",
    "step": "bound",
    "variant": "",
    "id": "x",
    "domain": "T = 3",
}

TWICE = "claim = le(x, y)\na.check('s', smt, claim, control=le(x, 2))\nclaim = le(y, x)"
LOOPED = "for r in R:\n    r.check('s', smt, a, control=b)\nfor r in S: pass"
OPTIONS = "a.check('s', smt, le(x, y), control=le(x, 2 * y), **options)"
PAIR = "def both(step, pair):\n    a.exact(step, CASES, *pair, control=1)"
INNER = "def inner(s, c): a.exact(s, CASES, c, control=1)\ndef through(s, c): return inner(s, c)\n"
HELPER = INNER + "through(*row)"
AGAIN = INNER + "row = 's', c\nthrough(*row)\nrow = 't', c"
GENERATED = (
    "claim, control = (le(x, f * y) for f in (1, 2))\na.check('s', smt, claim, control=control)"
)
MAPPED = "[claim, control] = map(line, (1, 2))\na.check('s', smt, claim, control=control)"

PLANTED = [
    (
        "bound twice",
        guards.bound_once,
        lambda n: check(n).update(source=TWICE),
        "cell 10: claim is bound 2 times",
    ),
    (
        "two loops",
        guards.bound_once,
        lambda n: check(n).update(source=LOOPED),
        "cell 10: r is bound 2 times",
    ),
    (
        "options",
        guards.nothing_splatted,
        lambda n: check(n).update(source=OPTIONS),
        "cell 10: ** in a call of .check",
    ),
    (
        "a pair",
        guards.nothing_splatted,
        lambda n: check(n).update(source=PAIR),
        "cell 10: * in a call of .exact",
    ),
    (
        "helper",
        guards.nothing_splatted,
        lambda n: check(n).update(source=HELPER),
        "cell 10: * in a call of through",
    ),
    (
        "twice, helper",
        guards.bound_once,
        lambda n: check(n).update(source=AGAIN),
        "cell 10: row is bound 2 times",
    ),
    (
        "generated",
        guards.written_out,
        lambda n: check(n).update(source=GENERATED),
        "(claim, control) are not written",
    ),
    (
        "mapped",
        guards.written_out,
        lambda n: check(n).update(source=MAPPED),
        "[claim, control] are not written out",
    ),
    (
        "old records",
        guards.known_outputs,
        lambda n: check(n)["outputs"].append(OLD),
        "cell 10: output of kind app",
    ),
    (
        "stored table",
        guards.known_outputs,
        lambda n: check(n)["outputs"].append(DRAWN),
        "cell 10: HTML of records",
    ),
    (
        "semicolon",
        guards.no_final_semicolon,
        lambda n: last(n).update(source="plot();\n"),
        "cell 11: ends in a semi",
    ),
    (
        "long cell",
        guards.short_cells,
        lambda n: last(n).update(source=["f()\n"] * 41),
        "cell 11: 41 lines",
    ),
    (
        "wide line",
        guards.narrow_lines,
        lambda n: last(n).update(source="x" * 89),
        "cell 11: a line of 89 letters",
    ),
    (
        "no format",
        guards.narrow_lines,
        lambda n: last(n).update(source="x  # fmt: skip"),
        "cell 11: the formatter",
    ),
    (
        "imports",
        guards.few_imports,
        lambda n: check(n).update(source="import a\n" * 9),
        "9 import statements",
    ),
    (
        "late import",
        guards.few_imports,
        lambda n: last(n).update(source="from a import b"),
        "cell 11: an import after",
    ),
    (
        "no alt",
        guards.figures_described,
        lambda n: last(n)["metadata"].clear(),
        "cell 11: figure without alt",
    ),
    (
        "blank alt",
        guards.figures_described,
        lambda n: last(n)["metadata"]["mystnb"]["image"].update(alt=" "),
        "without alt",
    ),
    (
        "path in source",
        guards.no_machine_path,
        lambda n: last(n).update(source="open('/tmp/x')"),
        "machine path /tmp/x",
    ),
    (
        "path in output",
        guards.no_machine_path,
        lambda n: last(n)["outputs"].append(PATH),
        "machine path /home/ann",
    ),
    ("no kind", guards.kind_of_chapter, lambda n: n["metadata"].clear(), "received None"),
    (
        "no section",
        guards.has_sections,
        set_section("How sharp?", "More."),
        "section missing: How sharp?",
    ),
    (
        "heading in code",
        guards.has_sections,
        set_section("How sharp?", "```\n## How sharp?\n```"),
        "section missing",
    ),
    (
        "empty section",
        guards.has_sections,
        set_section("In words", "## In words"),
        "section without prose: In words",
    ),
    (
        "formula only",
        guards.has_sections,
        set_section("In words", "## In words\n$$a + b$$"),
        "without prose: In words",
    ),
    (
        "order",
        guards.has_sections,
        swap_first_sections,
        "sections out of order: Statement, In words",
    ),
    (
        "nothing can fail",
        guards.bounds_can_fail,
        lambda n: change(n, **FEW_ROUNDS),
        "cell 10: nothing can fail in x",
    ),
    ("no figure", guards.has_figure, lambda n: last(n)["outputs"].clear(), "no figure"),
    (
        "no solution",
        guards.has_solved_exercises,
        drop_solution,
        "exercise without a solution: ex-2",
    ),
    ("one exercise", guards.has_solved_exercises, keep_one_exercise, "1 labeled exercises"),
]


def test_sound_chapter_passes_every_guard():
    assert broken(EVERY_GUARD, sound_chapter()) == {}


@pytest.mark.parametrize(
    ("guard", "plant", "message"), [row[1:] for row in PLANTED], ids=[row[0] for row in PLANTED]
)
def test_guard_rejects_planted_fault(guard, plant, message):
    notebook = deepcopy(sound_chapter())
    plant(notebook)
    assert message in "\n".join(guard(notebook))


def test_every_guard_has_a_planted_fault():
    assert {guard for _, guard, *_ in PLANTED} == set(EVERY_GUARD + guards.EVERY_CHECK)


def test_chapter_that_displays_its_proof_needs_more():
    notebook = sound_chapter()
    set_section(
        "Where it sits",
        "## Proof\n\nHere are enough words to explain to a reader why all of this is so.",
    )(notebook)
    faults = guards.has_sections(notebook)
    assert "section missing: What to remember" in faults
    assert "section missing: Where it sits" not in faults
    assert "not below the title: **Needed.** " in faults


def test_topic_chapter_needs_fewer_sections():
    notebook = sound_chapter()
    notebook["metadata"]["delay_scheduling"]["chapter"] = "topic"
    set_section("Statement", "More.")(notebook)
    assert guards.has_sections(notebook) == ["section missing: What to remember"]
    set_section(
        "How sharp?",
        "## What to remember\n\nHere are enough words to explain to a reader what this section is"
        " about.\n",
    )(notebook)
    assert guards.has_sections(notebook) == []
    set_section("Experiment", "More.")(notebook)
    assert guards.has_sections(notebook) == ["section missing: Experiment"]


@pytest.mark.parametrize(
    ("markdown", "faults"),
    [
        ("![A line](a.png)", 0),
        ("![](a.png)", 1),
        ('<img src="a.png" alt="A line">', 0),
        ('<img src="a.png">', 1),
        ("```{figure} a.png\n:alt: A line\n```", 0),
        ("```{figure} a.png\n:name: a\nCaption\n```", 1),
        (":::{image} a.png\n:::", 1),
    ],
)
def test_images_need_alt_text(markdown, faults):
    assert len(guards.images_described(markdown)) == faults


TOC = {"root": "index", "parts": [{"chapters": [{"file": "a", "sections": [{"file": "b"}]}]}]}


@pytest.mark.parametrize(
    ("pages", "faults"),
    [
        (["index", "a", "b"], []),
        (["index", "a", "b", "c"], ["missing from _toc.yml: c"]),
        (["index", "a"], ["in _toc.yml without a file: b"]),
    ],
)
def test_table_of_contents_must_match_the_pages(pages, faults):
    assert guards.toc_matches_pages(TOC, pages) == faults


def test_table_of_contents_lists_a_page_once():
    toc = {"root": "a", "parts": [{"chapters": [{"file": "a"}]}]}
    assert guards.toc_matches_pages(toc, ["a"]) == ["listed twice in _toc.yml: a"]


@pytest.mark.parametrize(
    ("markdown", "faults"),
    [
        ("{cite}`a,b`", []),
        ("{cite:t}`a` and {cite}`b`", []),
        ("{cite}`a`", ["never cited: b"]),
        ("{cite}`a, b, c`", ["cited but not in the bibliography: c"]),
    ],
)
def test_citations_must_match_the_bibliography(markdown, faults):
    assert guards.citations_match(markdown, "@book{a,\n}\n@misc{b,\n}") == faults


@pytest.mark.parametrize(
    ("markdown", "faults"),
    [
        (r"$\sqrt{\E x} \le \lVert \lfloor \alpha \rfloor \rVert$", []),
        (r"\begin{align} a &= b \\ c &= d \end{align}", []),
        (r"$\regrett$", ["undefined macro: \\regrett"]),
        (r"$\mathbbm{1}$", ["undefined macro: \\mathbbm"]),
        ("```{math}\n\\foo\n```", ["undefined macro: \\foo"]),
        ("The macro `\\foo`.\n\n```python\n'\\foo'\n```", []),
    ],
)
def test_macros_must_be_defined(markdown, faults):
    assert guards.macros_defined(markdown, mathjax(), {"E": r"\mathbb{E}"}) == faults


# Colors and the offline book


def luminance(color):
    """Return the relative luminance of #rrggbb,
    as the Web Content Accessibility Guidelines define it.
    """
    channels = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """Return the contrast of two colors, from 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_known_colors():
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_verdicts_are_readable(theme):
    css = (BOOK / "_static" / "custom.css").read_text(encoding="utf-8")
    palette = re.search(rf'html\[data-theme="{theme}"\] \{{\n(.*?)\n\}}', css, re.DOTALL)[1]
    colors = dict(re.findall(r"--ds-(\w+): (#\w{6});", palette))
    page = colors.pop("page")
    assert len(colors) == 9
    assert {word: color for word, color in colors.items() if contrast(color, page) < 4.5} == {}


@pytest.mark.parametrize(
    ("file", "content", "fault"),
    [
        ("a.html", '<script src="a.css"></script><a href="https://arxiv.org">link</a>', None),
        (
            "a.html",
            '<script src="https://cdn.example/x.js"></script>',
            "loads https://cdn.example/x.js",
        ),
        (
            "a.html",
            '<link rel="stylesheet" href="//cdn.example/x.css">',
            "loads //cdn.example/x.css",
        ),
        ("a.html", '<img src="http://example.org/x.png">', "loads http://example.org/x.png"),
        (
            "a.html",
            "<style>@import url(https://fonts.example/f);</style>",
            "loads https://fonts.example/f",
        ),
        (
            "a.css",
            "@font-face { src: url('https://fonts.example/f.woff2') }",
            "loads https://fonts.example/f.woff2",
        ),
        (
            "a.html",
            '<a href="index.html#here">x</a><a href="#">x</a><a href="mailto:a@b.c">x</a>',
            None,
        ),
        ("a.html", '<p id="é">x</p><a href="#%C3%A9">x</a><a href="index.html?q=1">x</a>', None),
        ("a.html", '<a href="index.html#there">x</a>', "dead link index.html#there"),
        ("a.html", '<meta name="there"><a href="#there">x</a>', "dead link #there"),
        (
            "a.html",
            '<svg><a href="../other.html#here"><text>x</text></a></svg>',
            "dead link ../other.html#here",
        ),
        ("a.html", '<script src="x.js"></script>', "dead link x.js"),
    ],
)
def test_check_of_the_built_book_finds_foreign_loads_and_dead_links(
    tmp_path, capsys, file, content, fault
):
    (tmp_path / "a.css").write_text("")
    (tmp_path / "index.html").write_text('<p id="here">A page.</p>')
    (tmp_path / file).write_text(content)
    assert check_book.main(tmp_path) == (fault is not None)
    assert (fault or "nothing is loaded") in capsys.readouterr().out


def test_check_of_the_built_book_needs_a_page(tmp_path):
    result = subprocess.run(
        [sys.executable, check_book.__file__, tmp_path], capture_output=True, text=True, check=False
    )
    assert (result.returncode, result.stdout) == (1, f"no page found in {tmp_path}\n")
