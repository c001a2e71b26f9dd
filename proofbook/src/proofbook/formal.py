"""Formal statements: which theorem of `proofs/` proves what of the paper, and its words, read from the file itself.

`proofs/statements.toml` lists them: label of the paper's statement, file, name of the theorem, how to read it, and
`covers`, the steps of the ledger that it proves as they stand, or with the erratum's correction; or `refutes`, the
steps whose printed form it negates.
"""

import re
import tomllib
from dataclasses import dataclass

from proofbook.errors import require

CONTEXT = ("Variable", "Variables", "Hypothesis", "Hypotheses", "Context")
SIGNS = {
    "alpha": "α", "beta": "β", "delta": "δ", "nu": "ν", "rho": "ρ", "sigma": "σ", "tau": "τ", "lambda": "λ", "mu": "μ",
    "forall": "∀", "exists": "∃", "nat": "ℕ", "R": "ℝ", "ln": "log", "sqrt": "√", "Rmax": "max", "Rmin": "min",
}  # fmt: skip
RELATIONS = {"<->": "↔", "->": "→", "=>": "↦", "<=": "≤", ">=": "≥", "<>": "≠", "/\\": "∧", "\\/": "∨", "~": "¬"}


@dataclass(frozen=True)
class Formal:
    """Hold one formal statement, and what it assumes: the variables and hypotheses of its sections."""

    label: str
    file: str
    theorem: str
    reading: str
    statement: str
    context: tuple
    covers: tuple = ()
    refutes: tuple = ()


def registered(root):
    """Return the entries of the registry as they stand in it; none without one."""
    path = root / "proofs" / "statements.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))["formal"] if path.exists() else []


def formals(root):
    """Return the formal statements of a repository, in the order of the registry."""
    return [made(root / "proofs", entry) for entry in registered(root)]


def reasons(root):
    """Return why statements of the paper are not formal, by label."""
    path = root / "proofs" / "statements.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")).get("why_not", {}) if path.exists() else {}


def made(folder, entry):
    """Return the formal statement of one entry of the registry."""
    source = (folder / entry["file"]).read_text(encoding="utf-8")
    context, statement = found(source, entry["theorem"])
    given = {name: tuple(entry.get(name, ())) for name in ("covers", "refutes")}
    return Formal(**{**entry, **given}, statement=statement, context=context)


def sentences(source):
    """Return the sentences of a Coq file, without comments.

    >>> sentences("(** a *) Section A. Variable n : nat. Lemma b : n = n.")
    ['Section A', 'Variable n : nat', 'Lemma b : n = n']
    """
    text, previous = source, None
    while text != previous:  # comments may be nested
        text, previous = re.sub(r"\(\*(?:(?!\(\*|\*\)).)*\*\)", "", text, flags=re.DOTALL), text
    return [part.strip() for part in re.split(r"\.(?=\s|$)", text) if part.strip()]


def found(source, name):
    """Return the context and the statement of a theorem: what its open sections assume, and its words.

    >>> found("Section A. Variable n : nat. Theorem b : n = n. Proof. trivial. Qed. End A.", "b")
    (('Variable n : nat',), 'n = n')
    """
    sections = [("", [])]
    for sentence in sentences(source):
        word = sentence.split()[0]
        if word == "Section":
            sections.append((sentence.split()[1], []))
        elif word == "End" and sentence.split()[1] == sections[-1][0]:
            sections.pop()
        elif word in CONTEXT or (word == "Let" and ":=" in sentence):
            sections[-1][1].append(sentence)
        elif re.match(rf"(Theorem|Corollary|Lemma)\s+{re.escape(name)}\b", sentence):
            context = tuple(line for _, lines in sections for line in lines)
            return context, re.split(rf"\b{re.escape(name)}\b\s*:?\s*", sentence, maxsplit=1)[1]
    require(False, "theorem", "the name of a theorem in the file", name)
    return None


def readable(statement):
    r"""Return Coq with the signs of mathematics.

    >>> readable("forall n : nat, (1 <= n)%nat -> sum n (fun k => INR k) <= INR n * INR n")
    '∀ n : ℕ, (1 ≤ n) → Σ_{k ≤ n} (k) ≤ n * n'
    """
    text = re.sub(r"%(nat|R)\b", "", statement)
    text = re.sub(r"\bsum (\w+'?) \(fun (\w+) =>", r"Σ_{\2 ≤ \1} (", text)
    text = re.sub(r"\bfun ([^=]*?) =>", r"\1 =>", text)
    text = re.sub(r"\bINR\s+", "", text)
    for coq, sign in RELATIONS.items():
        text = text.replace(coq, sign)
    text = re.sub(r"\b[A-Za-z]+\b", lambda word: SIGNS.get(word.group(), word.group()), text)
    text = re.sub(r"(√|log) \((\w+)\)", r"\1 \2", text)
    return re.sub(r"\( +", "(", re.sub(r"\n\s*\n", "\n", text))
