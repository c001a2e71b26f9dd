"""The golden file `book/verdicts.txt`: every strong word of a book,
so that each change of one is a line in a diff.

A line is `what: words`. There is one for each

- statement (`thm:x`): kind, status, those of its proof and of the prose around it, what it uses;
- setting of the book (`the book's title`, `the book's macros`): what pages show of it;
- title with the printed number (`thm:x in words`), and the paper's line of a step with how it is
  read (`thm:x bound line`);
- assumption that it declares (`thm:x assumes limit`): the formula and the paper's words;
- step (`thm:x bound`): its verdict, what is given or assumed, where it stands beside the paper's
  line, who read its domain, whether it is argued;
- step with rows that enumerate or simulate (`thm:x bound code`): a digest of their code, and who
  read it;
- check with letters (`thm:x bound, variant: where r = ...`);
- erratum (`thm:x bound erratum`): severity, what it touches, what it affects, the verdict of the
  correction, and why;
- sharp constant (`thm:x bound sharp`): the printed one, and what the proof gives;
- formal theorem (`thm:x in Coq Theorem_1`): what it covers or refutes, how it is read, and what
  differs.

`proofbook check --accept` says what changed, and writes the file. It does not take over that a step
is gone, has become a definition, or belongs to a statement that has become background, unless the
file has a line, written by hand, that says why: `weaker thm:x bound: the paper has no such line`.
One line speaks for one step; `weaker thm:x: ...` for the statement itself, and for none of its
steps. Such lines stay as long as the step does not come back.
"""

import json
from dataclasses import fields

from proofbook import lines, reviewed
from proofbook.display import verdict
from proofbook.formal import formals
from proofbook.strength import DEFINITION

NAME = "verdicts.txt"
WEAKER = "weaker "  # begins a line, written by hand, that says why a step claims less
BACKGROUND = "background"


def golden(ledger):
    """Return the strong words of a book, {what: words}, in the order of the ledger."""
    found = of_book(ledger.book)
    formal = formals(ledger.book.root)
    for statement in ledger.statements:
        label = statement["label"]
        found[label] = of_statement(statement)
        names = filter(None, (statement.get("printed"), statement.get("title")))
        found[f"{label} in words"] = ". ".join(names)
        for entry in statement.get("assumes", ()):
            found[f"{label} assumes {entry['name']}"] = of_assumption(entry)
        for step in statement["steps"]:
            found[f"{label} {step['id']}"] = of_step(ledger, statement, step)
            found[f"{label} {step['id']} line"] = of_line(step)
            place = (label, step["id"])
            if runs := [
                record for record in ledger.checks.get(place, []) if reviewed.is_run(record)
            ]:
                found[f"{label} {step['id']} code"] = of_code(ledger, place, runs)
        for record in (
            one for one in ledger.records if one["statement"] == label and one.get("where")
        ):
            name = ", ".join(filter(None, [f"{label} {record['step']}", record["variant"]]))
            found[f"{name}, where"] = " | ".join(record["where"])
        for number, record in enumerate(own(ledger.errata, label)):
            found[unique(found, f"{label} {record['step']} erratum", number)] = of_erratum(record)
        for number, record in enumerate(own(ledger.sharp, label)):
            found[unique(found, f"{label} {record['step']} sharp", number)] = of_sharp(record)
        for entry in (one for one in formal if one.label == label):
            found[f"{label} in Coq {entry.theorem}"] = of_theorem(entry)
    return {what: " ".join(words.split()) for what, words in found.items()}


def own(records, label):
    """Return the records of a statement."""
    return [record for record in records if record["statement"] == label]


def unique(found, what, number):
    """Return a name that is not taken."""
    return what if what not in found else f"{what} {number + 1}"


def of_book(book):
    """Return the settings of a book that are not the defaults, a line each."""
    found = {}
    for setting in fields(book):
        value = getattr(book, setting.name)
        default = (
            setting.default_factory() if callable(setting.default_factory) else setting.default
        )
        if setting.name != "root" and value != default:
            found[f"the book's {setting.name}"] = json.dumps(value, ensure_ascii=False)
    return found


def of_statement(statement):
    """Return the words of a statement."""
    parts = [statement["kind"], statement["status"]]
    parts += [f"{part} {statement[part]}" for part in ("proof", "prose") if statement.get(part)]
    parts += [f"weakest {statement['weakest']}"] if statement.get("weakest") else []
    parts += ["in Coq"] * bool(statement.get("formal"))
    parts += [f"uses {', '.join(statement['uses'])}"] if statement["uses"] else ["uses nothing"]
    return " | ".join(parts)


def of_assumption(entry):
    """Return the words of a declared assumption."""
    scope = ["everywhere"] * bool(entry.get("everywhere"))
    scope += [f"for all {', '.join(entry['for_all'])}"] if entry.get("for_all") else []
    words = f"the paper: {entry['paper']}" if entry.get("paper") else f"added: {entry.get('added')}"
    return " | ".join([entry["formula"], words, *scope])


def of_step(ledger, statement, step):
    """Return the words of a step."""
    words = verdict(step) if "verdict" in step else "open"
    parts = [words] + ["argued"] * bool(step.get("argued"))
    if statement["kind"] != BACKGROUND:
        parts += [lines.beside(ledger, statement, step), *domain_reader(ledger, statement, step)]
    return " | ".join(parts)


def domain_reader(ledger, statement, step):
    """Return who read the domain of a claim that agrees with its line, in a list."""
    key = lines.key_of(statement, step)
    agrees = ledger.lines[statement["label"], step["id"]] == lines.AGREES
    return [f"domain {ledger.read[key]}"] if agrees and key in ledger.read else []


def of_line(step):
    """Return the paper's line of a step, and how it is read."""
    return " | ".join(filter(None, (step["paper"], step.get("reading"))))


def of_code(ledger, place, records):
    """Return the words on the rows of a step that enumerate or simulate: what they ran,
    and who read the code.
    """
    key = f"{' '.join(place)} {reviewed.CODE}"
    reader = str(ledger.read[key]) if key in ledger.read else "read by nobody"
    return f"{len(records)} rows | {ledger.wanted[key]} | {reader}"


def of_erratum(record):
    """Return the words of an erratum."""
    affects = (
        f"affects {', '.join(record['affects'])}" if record["affects"] else "affects nothing else"
    )
    new = record.get("suggested", record["corrected"])
    proof = f"the correction: {verdict(record['proof'])}"
    parts = [record["severity"], f"touches {record.get('touches')}", affects, new, proof]
    return " | ".join([*parts, f"because: {record['reason']}"] if record.get("reason") else parts)


def of_sharp(record):
    """Return the words of a sharp constant."""
    return (
        f"printed {record['printed']} | the proof gives {record['proof_gives']} | attained:"
        f" {record['attained']}"
    )


def of_theorem(entry):
    """Return the words of a formal theorem."""
    parts = [f"covers {', '.join(entry.covers)}"] if entry.covers else []
    parts += [f"refutes {', '.join(entry.refutes)}"] if entry.refutes else []
    parts += [entry.reading]
    return " | ".join([*parts, f"differs: {entry.differs}"] if entry.differs else parts)


def read(text):
    """Return the words of a golden file, {what: words},
    and its lines that say why a step claims less.
    """
    pairs = [line.partition(": ") for line in text.splitlines() if line.strip()]
    kept = {what: words for what, _, words in pairs if what.startswith(WEAKER)}
    return {what: words for what, _, words in pairs if what not in kept}, kept


def written(words, kept):
    """Return the text of a golden file."""
    return "".join(f"{what}: {said}\n" for what, said in [*words.items(), *sorted(kept.items())])


def changes(before, now):
    """Return in words what changed, a list of lines."""
    found = [f"{what}: gone; it was: {words}" for what, words in before.items() if what not in now]
    found += [f"{what}: new: {words}" for what, words in now.items() if what not in before]
    for what in (what for what in now if what in before and before[what] != now[what]):
        was, new = (words[what].split(" | ") for words in (before, now))
        out, into = (
            [part for part in parts if part not in others]
            for parts, others in ((was, new), (new, was))
        )
        found.append(f"{what}: {' | '.join(out) or 'order'} → {' | '.join(into) or 'order'}")
    return found


def weaker(before, now, steps, kept):
    """Return which steps claim less than before without a line that says why:
    keys of such lines, with what happened.

    Parameters
    ----------
    before, now : the words of the stored file and of the ledger.
    steps : (label, step) of each step now.
    kept : the lines that say why.
    """
    names = {f"{label} {step}" for label, step in steps}
    found = {}
    for what, words in before.items():
        label, _, step = what.partition(" ")
        is_step = step and " " not in step
        if not is_step or words == "open":
            if what == label and claims(words) and not claims(now.get(label, BACKGROUND)):
                found[label] = "is gone" if label not in now else "has become background"
            continue
        if what not in names:
            found[what] = "is gone"
        elif now[what].startswith(DEFINITION) and not words.startswith(DEFINITION):
            found[what] = "has become a definition"
    return {what: why for what, why in found.items() if WEAKER + what not in kept}


def stale(now, kept):
    """Return the lines that say why something claims less which claims as much as any: they would
    excuse its loss later on.
    """
    found = []
    for line in kept:
        words = now.get(line.removeprefix(WEAKER), BACKGROUND)
        if claims(words) and not words.startswith(DEFINITION):
            found.append(line)
    return found


def claims(words):
    """Tell whether the words of a statement are of one that the paper claims."""
    return words.partition(" | ")[0] != BACKGROUND
