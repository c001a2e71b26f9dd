"""Formal statements: which theorem of `proofs/` proves what of the paper, and its words,
as Coq prints them.

`proofs/statements.toml` lists them: label of the paper's statement, file, name of the theorem, how
to read it, and `covers`, the steps of the ledger that it proves as they stand, or with the
erratum's correction; or `refutes`, the steps whose printed form it negates; of the closed
statements in one file for readers, `differs`, what separates them from the printed ones. `names`
says for what a letter of the theorem stands in the line, where it is another; `closed` are the
files of closed statements, each with what proves them, a file that imports others last. The words
are those of the freeze (`proofbook.frozen`): hypotheses, sections and all.
"""

import re
from dataclasses import dataclass, field

from proofbook.evidence import PACKAGED, toml

WORDS = toml(PACKAGED / "coq.toml")


@dataclass(frozen=True)
class Formal:
    """Hold one formal statement: the closed one, with all that it assumes, digest and axioms;
    empty before a freeze.
    """

    label: str
    file: str
    theorem: str
    reading: str
    differs: str = ""
    statement: str = ""
    digest: str = ""
    axioms: tuple = ()
    covers: tuple = ()
    refutes: tuple = ()
    names: dict = field(default_factory=dict)


def registry(root):
    """Return the registry; empty without one."""
    return toml(root / "proofs" / "statements.toml")


def registered(root):
    """Return the entries of the registry as they stand in it."""
    return registry(root).get("formal", [])


def closed(root):
    """Return the files of closed statements, each with the file that proves them,
    in the order of the registry.
    """
    return registry(root).get("closed", {})


def freeze(root):
    """Return what is frozen: {"sources": {file: digest}, "theorem": {name: its file,
    digest and statement}}.
    """
    return toml(root / "proofs" / "frozen.toml") or {"sources": {}, "theorem": {}}


def formals(root):
    """Return the formal statements of a repository, in the order of the registry."""
    stored = freeze(root)["theorem"]
    found = []
    for entry in registered(root):
        frozen = stored.get(entry["theorem"], {})
        given = {name: tuple(entry.get(name, ())) for name in ("covers", "refutes")}
        said = {name: frozen[name] for name in ("statement", "digest", "axioms") if name in frozen}
        found.append(Formal(**{**entry, **given, **said}))
    return found


def reasons(root):
    """Return why statements of the paper are not formal, by label."""
    return registry(root).get("why_not", {})


def readable(statement):
    """Return Coq with the signs of mathematics."""
    text = re.sub(r"%(nat|R)\b", "", statement)
    text = re.sub(r"\bsums\.", "", text)
    text = re.sub(r"\bsum (\w+'?) \(fun (\w+) =>", r"Σ_{\2 ≤ \1} (", text)
    text = re.sub(r"\bfun ([^=]*?) =>", r"\1 =>", text)
    text = re.sub(r"\bINR\s+", "", text)
    for coq, sign in WORDS["signs"].items():
        text = text.replace(coq, sign)
    text = re.sub(
        r"\b[A-Za-z]+\b", lambda word: WORDS["names"].get(word.group(), word.group()), text
    )
    text = re.sub(r"(√|log) \((\w+)\)", r"\1 \2", text)
    return re.sub(r"\( +", "(", re.sub(r"\n\s*\n", "\n", text))
