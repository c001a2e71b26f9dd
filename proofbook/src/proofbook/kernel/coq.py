"""Talk to Coq: a session in which lemmas are tried, one sentence at a time."""

import re
import shutil
import subprocess
from pathlib import Path

from proofbook.errors import require

PRELUDE = Path(__file__).with_name("Prelude.v")  # the tactics and functions that the lemmas use
TIMEOUT = 20  # seconds a sentence may take while a proof is looked for; never a verdict
PROMPT = re.compile(rb"<prompt>.*?</prompt>", re.DOTALL)
ERROR = re.compile(r"(?:Error:|Anomaly|Timeout)(.*)", re.DOTALL)
CLASSICAL = {
    "ClassicalDedekindReals.sig_forall_dec",
    "ClassicalDedekindReals.sig_not_dec",
    "FunctionalExtensionality.functional_extensionality_dep",
    "Classical_Prop.classic",
}
INTEGERS = ("PrimInt63.", "Uint63.", "Uint63Axioms.", "Int63.")
FLOATS = ("PrimFloat.", "FloatAxioms.", "FloatOps.")


def axioms_in(text):
    """Return the axioms that Coq prints."""
    found = re.findall(r"^([A-Za-z][\w.']*)(?= :|$)", text, re.MULTILINE)
    return {axiom for axiom in found if axiom not in ("Axioms", "Closed")}


def rests_on(axioms):
    """Say what axioms are about: "reals", "integers" or "floats" of the processor too;
    name the first strange one.
    """
    strange = sorted(
        axiom for axiom in axioms - CLASSICAL if not axiom.startswith((*INTEGERS, *FLOATS))
    )
    if strange:
        return strange[0]
    kinds = (("floats", FLOATS), ("integers", INTEGERS))
    return next(
        (kind for kind, prefixes in kinds if any(a.startswith(prefixes) for a in axioms)), "reals"
    )


def installed():
    """Tell whether Coq is there."""
    return shutil.which("coqc") is not None


def run(folder, *command):
    """Run a command in a folder and return what it prints,
    or raise ValueError with the end of its complaints.
    """
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ValueError(f"{command[-1]}: {(done.stderr or done.stdout)[-3000:]}")
    return done.stdout


def coqc(folder, file, library="Kernel", where="."):
    """Compile a file in a folder, with what lies there, or elsewhere,
    as a library. Return what it prints.
    """
    return run(folder, "coqc", "-q", "-w", "none", "-Q", where, library, file)


def compiled(source, folder):
    """Compile a file of Coq in a folder, unless it is there as it stands."""
    source = Path(source)
    target = Path(folder) / source.name
    if (
        not target.exists()
        or target.read_bytes() != source.read_bytes()
        or not target.with_suffix(".vo").exists()
    ):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())
        coqc(folder, target.name)


class Session:
    """Keep one coqtop open, with the prelude loaded."""

    def __init__(self, folder, timeout=TIMEOUT):
        command = ["coqtop", "-q", "-emacs", "-w", "none", "-Q", ".", "Kernel"]
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        self.folder = folder
        self.count = 0
        self.limit = f"Set Default Timeout {timeout}."
        self.say("Require Import Kernel.Prelude.")
        self.say("Open Scope R_scope.")
        self.say(self.limit)

    def say(self, sentence):
        """Send a sentence and return the answer: what is said before the answer to a second
        sentence.
        """
        self.count += 1
        mark = f"sync_{self.count}"
        self.process.stdin.write(f"{sentence}\nFail Check {mark}.\n".encode())
        self.process.stdin.flush()
        found = b""
        while not re.search(
            f"reference\\s+{mark}\\s+was not.*</prompt>".encode(), found, re.DOTALL
        ):
            piece = self.process.stdout.read1(65536)
            require(bool(piece), "coqtop", "an answer", found[-500:])
            found += piece
        return (
            PROMPT.sub(b"", found)
            .decode(errors="replace")
            .partition("The command has indeed failed")[0]
        )

    def error(self, statement, script):
        """Try a lemma: return None if Coq accepts it, else what it says."""
        for sentence in (statement, "Proof.", *script, "Qed."):
            wrong = ERROR.search(self.say(sentence))
            if wrong:
                self.say("Abort All.")
                return (
                    f"{sentence[:300]}:"
                    f" {' '.join(wrong.group(1).split())[:300] or wrong.group(0)[:100]}"
                )
        return None

    def axioms(self, name):
        """Return what an accepted lemma rests on, in a word (see `rests_on`)."""
        self.say("Unset Default Timeout.")
        said = self.say(f"Print Assumptions {name}.")
        self.say(self.limit)
        found = axioms_in(said)
        require(bool(found) or "Closed under" in said, name, "axioms", said[-500:])
        return rests_on(found)

    def close(self):
        """End the process."""
        self.process.communicate()
