"""In the formal proofs, a name of a definition or a lemma stands for one thing. No Coq is
needed.
"""

import re
from collections import defaultdict
from pathlib import Path

from proofbook.frozen import sentences, sources

ROOT = Path(__file__).parents[2]
# they repeat the definitions on purpose
REPEATED = ("challenge.v", "solution.v", "beyond.v", "beyond_solution.v")
NAMED = re.compile(
    r"(?:(?:Local|Global|#\[[^]]*\]) )?"
    r"(?:Definition|Fixpoint|CoFixpoint|Inductive|Record|Function|Lemma|Theorem|Corollary|Fact|Remark|Proposition)"
    r"\s+([\w']+)"
)


def shared(texts):
    """Return the names that several files define, and which."""
    files = defaultdict(set)
    for file, text in texts.items():
        for sentence in sentences(text):
            if named := NAMED.match(sentence):
                files[named[1]].add(file)
    return {name: sorted(where) for name, where in files.items() if len(where) > 1}


def of_the_proofs():
    return {file: text for file, text in sources(ROOT).items() if file not in REPEATED}


def test_a_name_stands_for_one_thing():
    assert shared(of_the_proofs()) == {}


def test_a_planted_second_definition_is_noticed():
    texts = of_the_proofs()
    texts["thm_5_2.v"] += "\nDefinition regret : nat := 0.\n"
    texts["sums.v"] += (
        "\nLemma  regret' : 0 = 0.\nFact regret' : 1 = 1.\n(* Lemma in_rounds : 0 = 0. *)\n"
    )
    assert shared(texts) == {"regret": ["thm_5_2.v", "thm_a_2.v"]}
