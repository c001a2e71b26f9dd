"""Let autodoc read the package's docstrings as plain text: only backticks,
sections and examples mean something.

A docstring here says |S_t^0| and Σ_{s <= t}, which reStructuredText would take for substitutions
and links, and has no types: what stands behind a colon says what an argument is.
"""

import re

SPECIAL = re.compile(r"([\\*|_])")
ENTRY = re.compile(r"(\w[\w, ]*) : (.*)")  # of a section: names, and what they are


def plain(text):
    r"""Return a line with names in backticks as literals, and every other special letter as itself.

    >>> print(plain("|S_t^0| as in `scaled`"))
    \|S\_t^0\| as in ``scaled``
    """
    parts = text.split("`")
    return "".join(
        f"``{part}``" if place % 2 else SPECIAL.sub(r"\\\1", part)
        for place, part in enumerate(parts)
    )


def process(app, what, name, obj, options, lines):
    """Rewrite the lines of a docstring in place; examples, and indented blocks of a module,
    stay as they are.
    """
    made = []
    example = False
    section = False
    for line in lines:
        begins = line.lstrip().startswith(">>>") and not example
        example = begins or (example and bool(line.strip()))
        block = what == "module" and line.startswith("    ") and not example
        if block and not (made and made[-1].startswith("    ")):
            made += [".. code-block:: text", ""]
        if begins and section and not line.startswith(" "):
            made = [*made, "Examples", "--------"]
            section = False
        section = section or bool(re.fullmatch("-{4,}", line))
        entry = ENTRY.fullmatch(line) if section and not example else None
        if entry:
            made += [plain(entry[1]), f"    {plain(entry[2])}"]
        else:
            made.append(line if example or block else plain(line))
    lines[:] = made


def setup(app):
    """Register the extension, before the sections are read."""
    app.setup_extension("sphinx.ext.autodoc")
    app.connect("autodoc-process-docstring", process, priority=100)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
