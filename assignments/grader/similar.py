"""Which submissions share code, with each other or with the model answers: pages by copydetect, which compares
fingerprints of the code and not its names. Similar is not copied: look at the marked lines, and talk to people.
"""

import json
import tempfile
from pathlib import Path

from copydetect import CopyDetector

from assignments.grader import folder, variant
from assignments.grader.extract import extract
from assignments.grader.release import SECRET

BLANK = "raise NotImplementedError()"  # what stands in an answer that nobody wrote
LEAST = 0.5  # the share of the shorter of two answers that is alike, from which on a pair is shown


def report(submissions, sheet, page):
    """Write the page for one sheet, an HTML file. Return pairs (share, name, name), most alike first. Code that
    everybody was given does not count."""
    page.parent.mkdir(parents=True, exist_ok=True)
    proofs = {proof.name for proof in sheet.proofs}  # text would not do: its quotes are no Python
    given = [source for role, source in sheet.cells if role.get("solution") and role["grade_id"] not in proofs]
    with tempfile.TemporaryDirectory() as name:
        answers, boilerplate = Path(name) / "answers", Path(name) / "given"
        for student in folder.students(submissions):
            write(answers / f"{folder.file_name(folder.shown(student))}.py", student_code(student, sheet))
        model = json.dumps(variant.notebook(sheet.notebook)).encode()
        write(answers / "the-model-answer.py", code(model, sheet))
        write(boilerplate / "given.py", "\n".join(SECRET.sub(BLANK, source) for source in given))
        options = {"extensions": ["py"], "display_t": LEAST, "autoopen": False, "silent": True}
        detector = CopyDetector(
            test_dirs=[str(answers)], boilerplate_dirs=[str(boilerplate)], out_file=str(page), **options
        )
        detector.run()
        detector.generate_html_report()
        found = detector.get_copied_code_list()
        pairs = {(round(max(row[:2]), 3), *sorted(Path(file).stem for file in row[2:4])) for row in found}
        return sorted(pairs, reverse=True)


def write(path, text):
    """Write a file unless there is nothing to write."""
    path.parent.mkdir(exist_ok=True)
    if text.strip():
        path.write_text(text, encoding="utf-8")


def student_code(student, sheet):
    """Return the code of a student, or "" where there is none that can be read."""
    try:
        content = folder.content(student, sheet)
        return "" if content is None else code(content, sheet)
    except folder.Unreadable:
        return ""


def code(content, sheet):
    """Return the code of a notebook, without what everybody was given."""
    return "\n".join(source for _, source in extract(content, sheet).cells)
