"""The freeze: what Coq says that each registered theorem states, hypotheses included,
with a digest.

`proofs/frozen.toml` holds for each theorem of `proofs/statements.toml` its closed statement, as Coq
prints it after all sections are closed, and a digest of it and of every definition behind it, and
of a closed statement the axioms of its proof; and a digest of each source file. So a source that
changed since the last freeze is noticed without Coq. `proofbook coq freeze` asks Coq and writes the
file, after the proofs were compiled into `_build/proofs`; `proofbook coq compare` compares what Coq
says with what is frozen.
"""

import re
import tempfile
from functools import cache, lru_cache
from pathlib import Path

import tomli_w

from proofbook import evidence
from proofbook.formal import closed, freeze, registered
from proofbook.kernel.coq import axioms_in, coqc

STORE = "frozen.toml"
CONTEXT = ("Variable", "Variables", "Hypothesis", "Hypotheses", "Context")
FORBIDDEN = re.compile(
    r"\b(Admitted|admit|give_up|Axioms?|Parameters?|Conjectures?|Primitive|Guard"
    r" Checking|Positivity Checking|"
    r"Universe Checking|bypass_check)\b"
)
KINDS = "Definition|Fixpoint|Inductive|Record|Let|Notation|Function"
DEFINING = re.compile(rf"(?:Local |Global )?(?:{KINDS})\s+\"?([\w']+)")
# Sentences that define nothing and say how the others are read: coercions, scopes, notations,
# implicit arguments, types
MEANING = re.compile(
    r"(?:(?:Local|Global|#\[[^]]*\]) )?(?:Open Scope|Close Scope|Delimit Scope|Bind Scope|Undelimit"
    r" Scope|"
    r"Coercion|Identity|"
    r"Implicit|Infix|Notation|Reserved|Arguments|Canonical|Existing|Unset|Set|Context|Variables?|Hypothes[ie]s)\b"
)
MODULE_TYPE = re.compile(r"^Module Type\b", re.MULTILINE)
IMPORT = re.compile(r"From \w+ Require (?:Export|Import)?\s*([\w\s]+)")
READ_AS = ""  # no name: how the sentences of a module are read
NAME = re.compile(r"[A-Za-z_][\w']*")


def digest(*texts):
    """Return a short digest of texts; how their words are spaced does not matter."""
    return evidence.digest("\0".join(" ".join(text.split()) for text in texts))


def sources(root):
    """Return the text of each source of the formal proofs, by the name of its file."""
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted((root / "proofs").glob("*.v"))
    }


def faults(root):
    """Yield why the formal proofs are not those of the freeze. No Coq is needed."""
    stored = freeze(root)
    texts = sources(root)
    entries = registered(root)
    for name, text in texts.items():
        yield from (f"proofs/{name}: {word}" for word in assumed(text))
    now = {name: digest(text) for name, text in texts.items()} if entries else {}
    changed = sorted(
        name for name in now | stored["sources"] if now.get(name) != stored["sources"].get(name)
    )
    yield from (f"proofs/{name}: not the file that was frozen (freeze again)" for name in changed)
    names = {entry["theorem"]: entry["file"] for entry in entries}
    yield from (
        f"proofs: {name} is registered, but not frozen"
        for name in sorted(set(names) - set(stored["theorem"]))
    )
    yield from (
        f"proofs: {name} is frozen, but not registered"
        for name in sorted(set(stored["theorem"]) - set(names))
    )
    defined = definitions(tuple(texts.items()))
    now = {
        name: (names.get(name), digest_of(one["statement"], defined))
        for name, one in stored["theorem"].items()
    }
    other = [
        name for name, one in stored["theorem"].items() if (one["file"], one["digest"]) != now[name]
    ]
    if other:
        yield (
            f"proofs: {len(other)} statements are not those that were frozen:"
            f" {', '.join(other[:5])}"
        )


@lru_cache(maxsize=1_000)
def sentences(source):
    """Return the sentences of a Coq file, without comments."""
    text = source
    previous = None
    while text != previous:  # comments may be nested
        text, previous = re.sub(r"\(\*(?:(?!\(\*|\*\)).)*\*\)", "", text, flags=re.DOTALL), text
    return tuple(part.strip() for part in re.split(r"\.(?=\s|$)", text) if part.strip())


def assumed(text):
    """Return what a source assumes without proof: forbidden words,
    and variables outside of a section.

    A module type only asks for what its axioms state; a module that implements it must prove them.
    """
    found = []
    opened = []
    for sentence in sentences(text):
        word, *rest = sentence.split()
        if word == "Section" or (word == "Module" and ":=" not in rest):
            opened.append("Module Type" if rest[0] == "Type" else word)
        elif word == "End":
            opened.pop()
        asked = opened[-1:] == ["Module Type"] and word == "Axiom"
        found += [f"assumes {sentence}"] if word in CONTEXT and opened[-1:] != ["Section"] else []
        found += [] if asked else [f"says {said[0]}" for said in FORBIDDEN.finditer(sentence)]
    return found


@cache
def definitions(texts):
    """Return the definitions of the sources, {module: {name: text}},
    and the modules that each knows, itself first.
    """
    found = {}
    imports = {}
    for file, text in texts:
        module = file.removesuffix(".v")
        own, imports[module] = found.setdefault(module, {}), []
        # closed statements: what Coq prints of them hides coercions, scopes and sections
        if MODULE_TYPE.search(text):
            own[READ_AS] = context(text)
        for sentence in sentences(text):
            if made := DEFINING.match(sentence):
                own[made[1]] = own.get(made[1], "") + sentence
            if loaded := IMPORT.match(sentence):
                imports[module] += loaded[1].split()
    return found, {module: [module, *reached(module, imports)] for module in found}


def digest_of(statement, defined):
    """Return the digest of a statement, of all definitions behind it,
    in the modules that theirs import, and of the
    sentences of their modules that say how these are read, such as coercions, scopes and notations.
    """
    found, known = defined
    seen = {}
    waiting = re.findall(r"\b([A-Za-z_][\w']*)\.([A-Za-z_][\w']*)", statement)
    while waiting:
        module, name = waiting.pop()
        if name != READ_AS and module in found:
            waiting.append((module, READ_AS))
        if (module, name) not in seen and name in found.get(module, {}):
            seen[module, name] = found[module][name]
            said = words(seen[module, name])
            waiting += [
                (other, word)
                for other in known[module]
                for word in said & found.get(other, {}).keys()
            ]
    return digest(statement, *(text for _, text in sorted(seen.items())))


def context(text):
    """Return the sentences of a source that define nothing and say how the others are read,
    in their order.
    """
    return "\0".join(sentence for sentence in sentences(text) if MEANING.match(sentence))


@cache
def words(text):
    """Return the names in a text."""
    return set(NAME.findall(text))


def reached(name, uses):
    """Return what a name uses, directly or not."""
    found = set()
    waiting = list(uses.get(name, ()))
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting += uses.get(other, ())
    return found


def said_by_coq(root):
    """Return the closed statement of each registered theorem,
    as Coq prints it from the compiled files.
    """
    modules = [entry["file"].removesuffix(".v") for entry in registered(root)]
    names, (defined, _) = (
        [entry["theorem"] for entry in registered(root)],
        definitions(tuple(sources(root).items())),
    )
    closed = [name in defined[module] for module, name in zip(modules, names, strict=True)]
    asked = [
        (f"{module}.{name}", own) for module, name, own in zip(modules, names, closed, strict=True)
    ]
    questions = [
        f"Check @{name}." + f" Eval cbv delta [{name}] in {name}." * own for name, own in asked
    ]
    blocks = re.split(r"^(?=\S)", answer(root, modules, questions), flags=re.MULTILINE)[1:]
    answers = []
    # without indentation and without space at the ends of lines
    for text, own in zip(blocks, closed, strict=True):
        said = (
            text.partition("\n     = ")[2].rpartition("\n     : ")[0]
            if own
            else text.partition("\n     : ")[2]
        )
        answers.append(
            "\n".join(line.removeprefix("       ").rstrip() for line in said.strip().splitlines())
        )
    return dict(zip(names, answers, strict=True))


def answer(root, modules, questions):
    """Return what Coq answers to questions about compiled modules."""
    name = (root / "proofs" / "_CoqProject").read_text(encoding="utf-8").split()[2]  # -Q . NAME
    words = {"modules": " ".join(dict.fromkeys(modules)), "questions": "\n".join(questions)}
    text = (evidence.PACKAGED / "question.v").read_text(encoding="utf-8").format(name=name, **words)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "question.v").write_text(text, encoding="utf-8")
        return coqc(folder, "question.v", name, (root / "_build" / "proofs").absolute())


def axioms_by_coq(root):
    """Return the axioms of the proof of each closed statement, by its name."""
    texts = sources(root)
    asked = {}
    for file, proof in closed(root).items():
        pairs = re.findall(r"Axiom (\w+) : (\w+)\.", texts.get(file, ""))
        asked |= {
            statement: f"{proof.removesuffix('.v')}.Solution.{name}" for name, statement in pairs
        }
    if not asked:
        return {}
    modules = [name.partition(".")[0] for name in asked.values()]
    said = answer(root, modules, [f"Print Assumptions {name}." for name in asked.values()])
    blocks = re.split(r"^(?=Axioms:|Closed under)", said, flags=re.MULTILINE)[1:]
    return dict(zip(asked, map(sorted, map(axioms_in, blocks)), strict=True))


def content(root):
    """Return the freeze, as `formal.freeze` reads it, from what Coq says now."""
    texts = sources(root)
    said = said_by_coq(root)
    axioms = axioms_by_coq(root)
    defined = definitions(tuple(texts.items()))
    theorems = {}
    for entry in registered(root):
        name = entry["theorem"]
        found = {
            "file": entry["file"],
            "digest": digest_of(said[name], defined),
            "statement": said[name],
        }
        if name in axioms:
            found["axioms"] = axioms[name]
        theorems[name] = found
    return {"sources": {name: digest(text) for name, text in texts.items()}, "theorem": theorems}


def write(root):
    """Write the freeze, and return the file."""
    path = root / "proofs" / STORE
    head = (
        "# Made by `proofbook coq freeze`: what Coq says that each registered theorem states.\n\n"
    )
    path.write_text(head + tomli_w.dumps(content(root), multiline_strings=True), encoding="utf-8")
    return path


def is_current(root):
    """Tell whether Coq says now what is frozen;
    how the words of a statement are spaced does not matter.
    """
    return spaced(freeze(root)) == spaced(content(root))


def spaced(stored):
    """Return a freeze whose statements have one space between words."""
    theorems = stored["theorem"].items()
    said = {
        name: {**found, "statement": " ".join(found["statement"].split())}
        for name, found in theorems
    }
    return {"sources": stored["sources"], "theorem": said}
