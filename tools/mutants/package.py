"""Mutate the core modules of the package with Cosmic Ray's operators and see which mutants the tests let live.

    python tools/mutants/package.py                run all mutants and write results/package.json
    python tools/mutants/package.py --modules game rates     the same for some modules; the others keep their results
    python tools/mutants/package.py --again        the same for stored survivors only, after new tests
    python tools/mutants/package.py --sample 20    run 20 mutants drawn at random and compare with what is stored

The modules are those that every simulated number passes through, from the instance to the interval. The formulas of
the bounds have mutants of their own.
"""

import argparse
import json
import random
import sys
from pathlib import Path

from forked import PACKAGE, ROOT, copied, first_failure
from generate import mutants
from tqdm import tqdm

from proofbook.report.mutants import explanations, fingerprint

HERE = Path(__file__).parent
RESULTS = HERE / "results/package.json"
# The tests that must kill the mutants of each module, besides its examples: quick and telling ones first.
TESTS = {
    "game": ("game",),
    "schedulers": ("schedulers",),
    "reductions": ("reductions",),
    "regularizer": ("regularizer", "conjugates"),
    "ftrl": ("ftrl_steps", "ftrl"),
    "rates": ("rates",),
    "referee": ("referee",),
    "regret": ("regret", "lower_bounds"),
}

# Of the slow comparisons with the literal algorithm a few are enough: delays past the end, learning rates that change.
SELECTION = {"ftrl": ("-k", "not literal or (past and (hybrid or turns))")}


def main():
    """Run all mutants of the chosen modules, or a sample of all mutants."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", nargs="*", choices=TESTS, default=list(TESTS))
    parser.add_argument("--again", action="store_true", help="only the stored survivors")
    parser.add_argument("--sample", type=int, help="how many mutants to draw")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    chosen = parser.parse_args()
    with copied() as copy:
        if chosen.sample is None:
            complaints = write(chosen.modules, chosen.again, copy)
        else:
            complaints = compare_sample(chosen.sample, chosen.seed, copy)
    print("\n".join(complaints))
    sys.exit(int(bool(complaints)))


def tests_of(module):
    """Return the test files of a module, in the order in which they run, and which of their tests to choose."""
    files = [str(PACKAGE / f"{module}.py"), *(f"tests/test_{name}.py" for name in TESTS[module])]
    return [*files, *SELECTION.get(module, ())]


def source_of(module):
    """Return the source of a module."""
    return (ROOT / PACKAGE / f"{module}.py").read_text(encoding="utf-8")


def survives(mutant, copy):
    """Return whether all tests pass in spite of the mutant."""
    path = PACKAGE / f"{mutant.module}.py"
    return first_failure(copy, path, mutant.source(source_of(mutant.module)), tests_of(mutant.module)) is None


def write(modules, again, copy):
    """Run the mutants of these modules, or only the stored survivors, store what happened and return complaints."""
    for module in modules:
        found = result(module, stored_results()[module] if again else None, copy)
        stored = stored_results() | {module: found}
        RESULTS.write_text(json.dumps(stored, indent=1, sort_keys=True, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{module}: {stored[module]['mutants']} mutants, {len(stored[module]['survivors'])} survive")
    known = {line for entry in explanations(ROOT) for line in entry["mutants"]}
    alive = [line for module in modules for line in stored[module]["survivors"]]
    return [f"survives without an explanation: {line}" for line in alive if line not in known]


def result(module, before, copy):
    """Return the number of mutants of a module, those that survive, and the fingerprint of its source.

    If an earlier result of the same source is given, only its survivors are run.
    """
    source = source_of(module)
    failure = first_failure(copy, PACKAGE / f"{module}.py", source, tests_of(module))
    if failure is not None:
        raise RuntimeError(f"{module}: expected tests that pass without a mutant, received a failure of {failure}")
    found = mutants(module, source)
    new = {"fingerprint": fingerprint(source), "mutants": len(found)}
    if before is not None:
        if any(before[key] != new[key] for key in new):
            raise RuntimeError(f"{module}: expected the mutants of the last run, received others; run all of them")
        found = [mutant for mutant in found if mutant.words(source) in before["survivors"]]
        if len(found) != len(before["survivors"]):
            raise RuntimeError(f"{module}: expected to find {before['survivors']}, received {len(found)} of them")
    alive = [mutant.words(source) for mutant in tqdm(found, desc=module, disable=None) if survives(mutant, copy)]
    return new | {"survivors": sorted(alive)}


def compare_sample(size, seed, copy):
    """Run a sample of all mutants and return the complaints: what differs from the stored results."""
    stored = stored_results()
    every = {module: mutants(module, source_of(module)) for module in sorted(stored)}
    drawn = random.Random(seed).sample([mutant for found in every.values() for mutant in found], size)
    wrong = [words for mutant in tqdm(drawn, desc="sample", disable=None) for words in difference(mutant, stored, copy)]
    print(f"{size} of {sum(map(len, every.values()))} mutants run: {size - len(wrong)} do as they did before")
    return wrong + [words for module in every for words in miscount(module, len(every[module]), stored)]


def difference(mutant, stored, copy):
    """Return a complaint if a mutant lives that was killed before or is new, or is killed and was a survivor."""
    words = mutant.words(source_of(mutant.module))
    lived, lives = words in stored[mutant.module]["survivors"], survives(mutant, copy)
    return [] if lived == lives else [f"{'survives' if lives else 'is killed, but stored as a survivor'}: {words}"]


def miscount(module, count, stored):
    """Return a complaint if the module is as it was when its mutants were stored, but has another number of them."""
    old = stored[module]["fingerprint"] != fingerprint(source_of(module))
    if old:
        print(f"{module} has changed since its mutants were run; `make mutants` runs them again")
    wrong = not old and count != stored[module]["mutants"]
    return [f"{module}: expected {stored[module]['mutants']} mutants, received {count}"] if wrong else []


def stored_results():
    """Return the stored results, by module."""
    return json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}


if __name__ == "__main__":
    main()
