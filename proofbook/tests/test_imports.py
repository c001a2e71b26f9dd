"""No module of the package needs itself by way of others, at import or later."""

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import proofbook

ROOT = Path(proofbook.__file__).parent


def name_of(path):
    parts = ("proofbook", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")


def imported(tree):
    """Yield what a module imports, whole names, also within functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def arrows():
    """Return the modules that each module imports; a package stands for what it names itself."""
    paths = {name_of(path): path for path in sorted(ROOT.rglob("*.py"))}
    trees = {name: ast.parse(path.read_text("utf-8")) for name, path in paths.items()}
    found = {name: {one for one in imported(tree) if one in paths} for name, tree in trees.items()}
    # `from proofbook import lines` needs the module, not all that the package names
    packages = {name for name, path in paths.items() if path.name == "__init__.py"}
    return {name: needs - packages - {name} for name, needs in found.items()}


def circle(graph):
    """Return a circle of the graph, or nothing."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_module_needs_itself():
    graph = arrows()
    assert len(graph) > 70
    assert circle(graph) == []


def test_a_circle_would_be_found():
    graph = arrows()
    graph["proofbook.lines"].add("proofbook.ledger")
    assert {"proofbook.lines", "proofbook.ledger"} <= set(circle(graph))
