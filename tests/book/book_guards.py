"""The rules of this book's style, one function each. A guard returns what is wrong as a list of
sentences.

What every book must keep stands in `proofbook.guards`. A notebook is the JSON of its file as a
dictionary. A cell is called by its place, counted from 1.
"""

import ast
import re
from collections import Counter
from functools import cache
from importlib import metadata
from pathlib import Path

import yaml

from proofbook.guards import code, text
from proofbook.records import MIME, unpacked

ROOT = Path(__file__).resolve().parents[2]
# the variants of a check of a whole bound; others are about a part of it
WHOLE = ("", "long games")
CAN_FAIL = "largest regret any player could have"
KINDS_OF_OUTPUT = {"text/plain", "text/html", "image/png", MIME}
LONGEST_CELL = 40
# the methods of a `Statement` that test something
CHECKS = {".check", ".exact", ".sample", ".simulate", ".worst_case"}
# what such a method must be told by name; None stands for `**`
CONTROLS = {"control", "exceeded", None}
WIDEST_LINE = 88  # what fits the column of a page
MOST_IMPORTS = 8
FEWEST_WORDS = 10
TOPIC_SECTIONS = ("In words", "Where it sits", "Experiment", "What to remember", "Exercises")
THEOREM_SECTIONS = (
    "In words",
    "Statement",
    "Where it sits",
    "Proof, line by line",
    "Experiment",
    "How sharp?",
    "Exercises",
)
DISPLAYED_SECTIONS = (  # of a chapter on a theorem that displays its proof on one screen
    "In words",
    "Statement",
    "Proof",
    "Proof, line by line",
    "Experiment",
    "How sharp?",
    "What to remember",
    "Exercises",
    "Notes",
)
SECTIONS = {"theorem": THEOREM_SECTIONS, "topic": TOPIC_SECTIONS}
OPENING_WORDS = ("**Aim.** ", "**Needed.** ")  # below the title of such a chapter
IMPORT = re.compile(r"^(?:import|from) ", re.MULTILINE)
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:home|root|Users|tmp|work|opt|var)/\w+|\b[A-Z]:\\\\?Users")
IMAGE = re.compile(r"!\[\s*\]\(|<img(?![^>]*\balt=\"[^\"]+\")[^>]*>")
FIGURE = re.compile(r"^(`{3,}|:{3,})\{(?:figure|image)\}.*?\n(.*?)^\1", re.DOTALL | re.MULTILINE)
MAGIC = re.compile(r"^%.*$", re.MULTILINE)  # what IPython alone understands
OWN_SCOPE = (
    ast.FunctionDef,
    ast.Lambda,
    ast.ClassDef,
    ast.GeneratorExp,
    ast.ListComp,
    ast.SetComp,
    ast.DictComp,
)
CITATION = re.compile(r"\{cite(?::\w+)?\}`([^`]+)`")
BIB_KEY = re.compile(r"^@\w+\{([^,\s]+),", re.MULTILINE)


# Reading a notebook


def cells(notebook, kind):
    """Return (place, cell) for every cell of this kind."""
    return [
        (place, cell)
        for place, cell in enumerate(notebook["cells"], 1)
        if cell["cell_type"] == kind
    ]


def prose(notebook):
    """Return the Markdown of the notebook as one text."""
    return "\n\n".join(text(cell["source"]) for _, cell in cells(notebook, "markdown"))


def output_data(cell, mime):
    """Return the outputs of a cell that have this type."""
    return [output["data"][mime] for output in cell["outputs"] if mime in output.get("data", {})]


def records_of(cell):
    """Return the records that a cell stores."""
    return [record for output in cell["outputs"] for record in unpacked(output)]


# Cells


def known_outputs(notebook):
    """Require outputs of kinds that a page shows; of records no HTML,
    which is made when the book is built.
    """
    kinds = [
        (place, set(output.get("data", {})))
        for place, cell in code(notebook)
        for output in cell["outputs"]
    ]
    faults = [
        f"cell {place}: output of kind {kind}"
        for place, kind in kinds
        for kind in kind - KINDS_OF_OUTPUT
    ]
    return faults + [
        f"cell {place}: HTML of records" for place, kind in kinds if {MIME, "text/html"} <= kind
    ]


def no_final_semicolon(notebook):
    """Forbid a final semicolon, which hides an output in Jupyter but not in nbval."""
    return [
        f"cell {place}: ends in a semicolon"
        for place, cell in code(notebook)
        if text(cell["source"]).rstrip().endswith(";")
    ]


def short_cells(notebook):
    """Require code cells of at most forty lines."""
    lengths = [
        (place, len(text(cell["source"]).strip().splitlines())) for place, cell in code(notebook)
    ]
    return [
        f"cell {place}: {length} lines of code"
        for place, length in lengths
        if length > LONGEST_CELL
    ]


def narrow_lines(notebook):
    """Require lines of code that fit the page, as the formatter makes them."""
    lines = [
        (place, line)
        for place, cell in code(notebook)
        for line in text(cell["source"]).splitlines()
    ]
    faults = [
        f"cell {place}: a line of {len(line)} letters"
        for place, line in lines
        if len(line) > WIDEST_LINE
    ]
    return faults + [
        f"cell {place}: the formatter is switched off"
        for place, line in lines
        if "fmt: skip" in line
    ]


def few_imports(notebook):
    """Require at most eight import statements, all in the first code cell."""
    found = [(place, IMPORT.findall(text(cell["source"]))) for place, cell in code(notebook)]
    first, *rest = found or [(0, [])]
    faults = [f"{len(first[1])} import statements"] if len(first[1]) > MOST_IMPORTS else []
    return faults + [
        f"cell {place}: an import after the first cell of code"
        for place, imports in rest
        if imports
    ]


def figures_described(notebook):
    """Require a text alternative for every computed figure."""
    described = [
        (p, c, c["metadata"].get("mystnb", {}).get("image", {}).get("alt", "").strip())
        for p, c in code(notebook)
    ]
    return [
        f"cell {place}: figure without alt text"
        for place, cell, alt in described
        if is_figure(cell) and not alt
    ]


def is_figure(cell):
    """Tell whether a cell shows a figure."""
    return bool(output_data(cell, "image/png"))


def no_machine_path(notebook):
    """Forbid absolute paths of somebody's machine in sources and in text outputs."""
    faults = []
    for place, cell in enumerate(notebook["cells"], 1):
        shown = [text(cell["source"])]
        for output in cell.get("outputs", []):
            shown += [text(output.get("text", "")), text(output.get("traceback", ""))]
            shown += [
                text(data)
                for mime, data in output.get("data", {}).items()
                if mime.startswith("text/") or mime == MIME
            ]
        faults += [
            f"cell {place}: machine path {found}"
            for found in MACHINE_PATH.findall("\n".join(shown))
        ]
    return faults


EVERY_NOTEBOOK = (
    known_outputs,
    no_final_semicolon,
    short_cells,
    figures_described,
    no_machine_path,
)


# Cells with checks: a reader must see each claim and each control, and look up no name twice


def check_cells(notebook):
    """Return (place, syntax tree, the calls that check) for every cell of code that checks
    something.
    """
    trees = [
        (place, ast.parse(MAGIC.sub("", text(cell["source"])))) for place, cell in code(notebook)
    ]
    names = checking([tree for _, tree in trees])
    found = [
        (place, tree, [call for call in ast.walk(tree) if called(call) in names])
        for place, tree in trees
    ]
    return [entry for entry in found if entry[2]]


def called(node):
    """Return what a node calls: `f` of `f()`, `.check` of `theorem.check(control=1)`;
    None if it is no such call.
    """
    function = node.func if isinstance(node, ast.Call) else None
    if isinstance(function, ast.Attribute):  # a scheduler, too, has a method `sample`
        return (
            f".{function.attr}" if CONTROLS & {keyword.arg for keyword in node.keywords} else None
        )
    return function.id if isinstance(function, ast.Name) else None


def checking(trees):
    """Return what checks: the methods that do,
    and the notebook's own functions that call one, through others or not.

    >>> cell = ast.parse(
    ...     "def f(a): theorem.check(control=a)\\ndef g(): return f(1)\\ndef h(): return k(1)"
    ... )
    >>> sorted(checking([cell]) - CHECKS)
    ['f', 'g']
    """
    own = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found = set(CHECKS)
    calls = [(f.name, set(map(called, ast.walk(f)))) for f in own]
    for _ in own:
        found |= {name for name, inside in calls if inside & found}
    return found


def in_scope(node):
    """Yield the nodes below one that belong to the same scope:
    not those inside functions and comprehensions.
    """
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, OWN_SCOPE):
            yield from in_scope(child)


def bindings(tree):
    """Return the names that a cell binds, each as often as it does. The name `_` is for what nobody
    reads.

    >>> bindings(ast.parse("a, b = 1, 2\\na += 1\\ndef f(a): b = [c for c in a]"))
    ['a', 'b', 'a', 'f']
    """
    names = []
    for node in in_scope(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.append(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.append(node.name)
    return [name for name in names if name != "_"]


def bound_once(notebook):
    """Require that a cell with checks binds no name twice."""
    found = [(place, Counter(bindings(tree))) for place, tree, _ in check_cells(notebook)]
    return [
        f"cell {place}: {name} is bound {n} times"
        for place, names in found
        for name, n in names.items()
        if n > 1
    ]


def nothing_splatted(notebook):
    """Forbid `*` and `**` in a check: what it is asked stands in the call."""
    found = [(place, call) for place, _, calls in check_cells(notebook) for call in calls]
    splats = [
        (place, called(call), "**")
        for place, call in found
        if any(keyword.arg is None for keyword in call.keywords)
    ]
    splats += [
        (place, called(call), "*")
        for place, call in found
        if any(isinstance(a, ast.Starred) for a in call.args)
    ]
    return [f"cell {place}: {sign} in a call of {method}" for place, method, sign in splats]


def written_out(notebook):
    """Forbid names unpacked from a comprehension or from `map`:
    claim and control are written out, each by itself.
    """
    unpacked = [
        (place, ast.unparse(node.targets[0]))
        for place, tree, _ in check_cells(notebook)
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.targets[0], ast.Tuple | ast.List)
        and made(node.value)
    ]
    return [f"cell {place}: {names} are not written out" for place, names in unpacked]


def made(value):
    """Tell whether a value is a comprehension or a call of `map`."""
    mapped = (
        isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "map"
    )
    return mapped or isinstance(value, ast.GeneratorExp | ast.ListComp)


EVERY_CHECK = (bound_once, nothing_splatted, written_out)


# The anatomy of a chapter


def sections(markdown):
    """Return {heading: text below it} for the headings of level two, in order,
    fenced code being no heading.
    """
    found = {}
    current = None
    fence = None
    for line in markdown.splitlines():
        mark = re.match(r"(`{3,}|~{3,})", line)
        if mark and fence is None:
            fence = mark[1]
        elif mark and line.strip() == fence:
            fence = None
        if fence is None and line.startswith("## "):
            current = line[3:].strip()
            found[current] = ""
        elif current is not None:
            found[current] += line + "\n"
    return found


def words(markdown):
    """Count the words of the prose: no headings, directive lines, options or formulas."""
    markdown = re.sub(r"\$\$.*?\$\$|\$[^$]*\$", " ", markdown, flags=re.DOTALL)
    lines = [
        line for line in markdown.splitlines() if not re.match(r"\s*(#|`{3,}|:{3,}|:\w+:|\()", line)
    ]
    return len(re.findall(r"[A-Za-z]{2,}", " ".join(lines)))


def kind_of_chapter(notebook):
    """Require the notebook's metadata to say which anatomy it has."""
    kind = notebook["metadata"].get("delay_scheduling", {}).get("chapter")
    return (
        []
        if kind in SECTIONS
        else [f"metadata delay_scheduling.chapter: expected theorem or topic, received {kind!r}"]
    )


def has_sections(notebook):
    """Require the sections of its kind, in order, each with prose;
    of a displayed proof also its aim and its needs.
    """
    markdown = prose(notebook)
    kind = notebook["metadata"].get("delay_scheduling", {}).get("chapter")
    found = sections(markdown)
    expected = DISPLAYED_SECTIONS if "Proof" in found else SECTIONS.get(kind, ())
    faults = [f"section missing: {heading}" for heading in expected if heading not in found]
    present = [heading for heading in found if heading in expected]
    if not faults and present != list(expected):
        faults.append(f"sections out of order: {', '.join(present)}")
    if "Proof" in found:
        opening = markdown.partition("\n## ")[0]
        faults += [f"not below the title: {word}" for word in OPENING_WORDS if word not in opening]
    return faults + [
        f"section without prose: {heading}"
        for heading in present
        if words(found[heading]) < FEWEST_WORDS
    ]


def bounds_can_fail(notebook):
    """Require that an enumeration of a theorem's bound says that some player has more regret than
    the right side.
    """
    records = [
        (place, record)
        for place, cell in code(notebook)
        for record in records_of(cell)
        if record.get("kind") == "exact" and record.get("step", "").startswith("bound")
    ]
    return [
        f"cell {place}: nothing can fail in {record['id']}"
        for place, record in records
        if record["variant"] in WHOLE
        and record["verdict"] != "refuted"
        and CAN_FAIL not in record["domain"]
        and not record["statement"].startswith("lem:")
    ]


def has_figure(notebook):
    """Require a figure."""
    return [] if any(is_figure(cell) for _, cell in code(notebook)) else ["no figure"]


def has_solved_exercises(notebook):
    """Require two exercises, and a solution for each."""
    exercises = re.findall(
        r"\{exercise(?:-start)?\}[^\n]*\n(?:\s*:(?!label)[\w-]+:.*\n)*\s*:label:\s*(\S+)",
        prose(notebook),
    )
    solved = set(re.findall(r"\{solution(?:-start)?\}\s+(\S+)", prose(notebook)))
    faults = [f"exercise without a solution: {label}" for label in exercises if label not in solved]
    return faults + (
        [] if len(exercises) >= 2 else [f"{len(exercises)} labeled exercises, expected at least 2"]
    )


EVERY_CHAPTER = (
    kind_of_chapter,
    has_sections,
    bounds_can_fail,
    has_figure,
    has_solved_exercises,
    narrow_lines,
    few_imports,
)


# Text, table of contents, bibliography, macros


def images_described(markdown):
    """Require alt text for every image that the text shows."""
    faults = [f"image without alt text: {found}" for found in IMAGE.findall(markdown)]
    return faults + [
        "figure directive without :alt:"
        for _, body in FIGURE.findall(markdown)
        if not re.search(r"^:alt: *\S", body, re.M)
    ]


def toc_pages(toc):
    """Return the pages that a table of contents lists, without suffix."""
    entries = [entry for part in toc.get("parts", []) for entry in part["chapters"]]
    for entry in entries:
        entries.extend(entry.get("sections", []))
    return [toc["root"], *(entry["file"] for entry in entries)]


def toc_matches_pages(toc, pages):
    """Require that the table of contents and the folder of the book hold the same pages."""
    listed = toc_pages(toc)
    faults = [
        f"listed twice in _toc.yml: {page}"
        for page in sorted(set(listed))
        if listed.count(page) > 1
    ]
    faults += [f"missing from _toc.yml: {page}" for page in sorted(set(pages) - set(listed))]
    return faults + [
        f"in _toc.yml without a file: {page}" for page in sorted(set(listed) - set(pages))
    ]


def citations_match(markdown, bibliography):
    """Require that the works cited are the works of the bibliography."""
    cited = {key.strip() for keys in CITATION.findall(markdown) for key in keys.split(",")}
    listed = set(BIB_KEY.findall(bibliography))
    faults = [f"never cited: {key}" for key in sorted(listed - cited)]
    return faults + [f"cited but not in the bibliography: {key}" for key in sorted(cited - listed)]


def macros_defined(markdown, mathjax, macros):
    """Require that MathJax's own script or the configuration defines every macro of the text."""
    markdown = re.sub(r"^(`{3,})(?!\{(?!code)).*?^\1", "", markdown, flags=re.MULTILINE | re.DOTALL)
    markdown = re.sub(r"`[^`\n]*`", "", markdown)
    used = set(re.findall(r"(?<!\\)\\([A-Za-z]+)", markdown)) - set(macros)
    return [f"undefined macro: \\{name}" for name in sorted(used) if not known(name, mathjax)]


@cache
def known(name, mathjax):
    """Tell whether MathJax's script has a table entry of this name, as a macro or as a
    delimiter.
    """
    return re.search(rf'[{{,"](?:\\\\)?{name}"?:', mathjax)


@cache
def mathjax():
    """Return the script that typesets the formulas."""
    [script] = [
        file for file in metadata.files("sphinx-mathjax-offline") if file.name == "tex-chtml.js"
    ]
    return script.read_text(encoding="utf-8")


@cache
def config():
    """Return the configuration of the book."""
    return yaml.safe_load((ROOT / "_config.yml").read_text(encoding="utf-8"))


def macros():
    """Return the macros that the configuration defines."""
    return config()["sphinx"]["config"]["mathjax3_config"]["tex"]["macros"]
