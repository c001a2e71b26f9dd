"""Mutate the core modules of the package with Cosmic Ray's operators and see which mutants the
tests let live.

    python tools/mutants/package.py                run all mutants and write book/evidence/package.json
    python tools/mutants/package.py --modules game rates     the same for some modules; the others keep their results
    python tools/mutants/package.py --draw 20      the same for 20 mutants of each module, and say so in what is stored
    python tools/mutants/package.py --again        the same for stored survivors only, after new tests
    python tools/mutants/package.py --sample 20    run 20 mutants drawn at random and compare with what is stored

A sample names the modules whose code has changed since their mutants were run, and fails if all
have. The modules are those that every simulated number passes through, from the instance to the
interval. The formulas of the bounds have mutants of their own.
"""  # noqa: E501

import argparse
import random
import sys

from facts import explanations
from forked import PACKAGE, ROOT, copied, first_failure
from generate import mutants
from tqdm import tqdm

from proofbook.book import Book
from proofbook.evidence import fingerprint

BOOK = Book.at(ROOT)
# The tests that must kill the mutants of each module, besides its examples: quick and telling ones
# first.
TESTS = {
    "game": ("test_game",),
    "schedulers/law": ("test_schedulers", "test_slots", "test_declared"),
    "schedulers/kinds": ("test_schedulers", "test_declared", "use/test_streaming"),
    "schedulers/tracking": ("test_schedulers", "players/test_trackers", "use/test_streaming"),
    "schedulers/normalizers": ("test_schedulers", "test_formulas", "use/test_streaming"),
    "schedulers/adaptive": ("test_schedulers", "test_declared"),
    "schedulers/calibrated": ("test_schedulers", "test_declared"),
    "schedulers/spaced": ("test_schedulers", "test_declared", "use/test_streaming"),
    "schedulers/batches": ("test_schedulers", "test_declared"),
    "schedulers/reservoirs": ("test_slots", "test_declared"),
    "schedulers/stairs": ("test_slots", "test_declared"),
    "reductions": ("test_reductions",),
    "regularizer": ("test_regularizer", "../lab/experiments/test_conjugates"),
    "compiled/learner": ("compiled/test_learner", "test_ftrl"),
    "compiled/newton": ("compiled/test_learner", "test_ftrl"),
    "rates": ("test_rates", "test_plan", "test_simulation", "use/test_online"),
    "referee": ("test_referee",),
    "simulation": ("test_simulation", "theorems/test_lower_bounds"),
    "confidence": ("test_simulation", "test_betting"),
}

# Of the slow comparisons with the literal algorithm a few are enough: delays past the end, learning
# rates that change.
FEW = ("-k", "not literal or (past and (hybrid or turns))")
SELECTION = {"compiled/learner": FEW, "compiled/newton": FEW}


def main():
    """Run all mutants of the chosen modules, or a sample of all mutants."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--modules", nargs="*", choices=TESTS, default=list(TESTS))
    parser.add_argument("--draw", type=int, help="how many mutants of each module to run")
    parser.add_argument("--again", action="store_true", help="only the stored survivors")
    parser.add_argument("--sample", type=int, help="how many mutants to draw")
    parser.add_argument("--seed", type=int, default=0, help="of the draw or the sample")
    chosen = parser.parse_args()
    with copied() as copy:
        complaints = (
            write(chosen, copy)
            if chosen.sample is None
            else compare_sample(chosen.sample, chosen.seed, copy)
        )
    print("\n".join(complaints))
    sys.exit(int(bool(complaints)))


def tests_of(module):
    """Return the test files of a module, in the order in which they run,
    and which of their tests to choose.
    """
    files = [
        str(PACKAGE / f"{module}.py"),
        *(f"tests/delay_scheduling/{name}.py" for name in TESTS[module]),
    ]
    return [*files, *SELECTION.get(module, ())]


def source_of(module):
    """Return the source of a module."""
    return (ROOT / PACKAGE / f"{module}.py").read_text(encoding="utf-8")


def survives(mutant, copy):
    """Return whether all tests pass in spite of the mutant."""
    path = PACKAGE / f"{mutant.module}.py"
    return (
        first_failure(copy, path, mutant.source(source_of(mutant.module)), tests_of(mutant.module))
        is None
    )


def write(chosen, copy):
    """Run the mutants of the chosen modules, store what happened and return complaints."""
    for module in chosen.modules:
        before = stored_results()[module] if chosen.again else {}
        draw = {"drawn": chosen.draw, "seed": chosen.seed} if chosen.draw else {}
        draw |= {name: before[name] for name in ("drawn", "seed") if name in before}
        found = result(module, before, draw, copy)
        stored = stored_results() | {module: found}
        BOOK.store("package", dict(sorted(stored.items())))
        print(
            f"{module}: {stored[module]['mutants']} mutants, {len(stored[module]['survivors'])}"
            " survive"
        )
    known = {line for entry in explanations(BOOK) for line in entry["mutants"]}
    alive = [line for module in chosen.modules for line in stored[module]["survivors"]]
    return [f"survives without an explanation: {line}" for line in alive if line not in known]


def result(module, before, draw, copy):
    """Return the number of mutants of a module, those that survive,
    and the fingerprint of its source.

    If an earlier result of the same source is given, only its survivors are run. If only some are
    drawn, how many and with which seed is part of the result.
    """
    source = source_of(module)
    failure = first_failure(copy, PACKAGE / f"{module}.py", source, tests_of(module))
    if failure is not None:
        raise RuntimeError(
            f"{module}: expected tests that pass without a mutant, received a failure of {failure}"
        )
    found = mutants(module, source)
    new = {"fingerprint": fingerprint(source), "mutants": len(found)}
    new |= draw if draw.get("drawn", 0) < len(found) else {}
    found = run_of(new, found)
    if before:
        if any(before[key] != new[key] for key in new):
            raise RuntimeError(
                f"{module}: expected the mutants of the last run, received others; run all of them"
            )
        found = [mutant for mutant in found if mutant.words(source) in before["survivors"]]
        if len(found) != len(before["survivors"]):
            raise RuntimeError(
                f"{module}: expected to find {before['survivors']}, received {len(found)} of them"
            )
    alive = [
        mutant.words(source)
        for mutant in tqdm(found, desc=module, disable=None)
        if survives(mutant, copy)
    ]
    return new | {"survivors": sorted(alive)}


def compare_sample(size, seed, copy):
    """Run a sample of the mutants that were run, and return the complaints: what differs,
    or nothing to compare.
    """
    stored = {
        module: found for module, found in stored_results().items() if is_current(module, found)
    }
    every = {module: mutants(module, source_of(module)) for module in sorted(stored)}
    found = [mutant for module in every for mutant in run_of(stored[module], every[module])]
    drawn = random.Random(seed).sample(found, min(size, len(found)))
    wrong = [
        words
        for mutant in tqdm(drawn, desc="sample", disable=None)
        for words in difference(mutant, stored, copy)
    ]
    print(
        f"{len(drawn)} of {len(found)} mutants run: {len(drawn) - len(wrong)} do as they did before"
    )
    wrong += [words for module in every for words in miscount(module, len(every[module]), stored)]
    old = sorted(set(TESTS) - set(stored))
    print(
        "".join(f"{module}: changed since its mutants were run; run them\n" for module in old),
        end="",
    )
    return wrong + (["no module is as it was when its mutants were run"] if not stored else [])


def run_of(result, found):
    """Return the mutants of a module that were run for a result: all, or those that were drawn."""
    return (
        random.Random(result["seed"]).sample(found, result["drawn"]) if "drawn" in result else found
    )


def difference(mutant, stored, copy):
    """Return a complaint if a mutant lives that was killed before or is new,
    or is killed and was a survivor.
    """
    words = mutant.words(source_of(mutant.module))
    lived = words in stored[mutant.module]["survivors"]
    lives = survives(mutant, copy)
    return (
        []
        if lived == lives
        else [f"{'survives' if lives else 'is killed, but stored as a survivor'}: {words}"]
    )


def miscount(module, count, stored):
    """Return a complaint if a module has another number of mutants than what is stored."""
    wrong = count != stored[module]["mutants"]
    return (
        [f"{module}: expected {stored[module]['mutants']} mutants, received {count}"]
        if wrong
        else []
    )


def is_current(module, found):
    """Tell whether a stored result is about the present code of a module."""
    return module in TESTS and found["fingerprint"] == fingerprint(source_of(module))


def stored_results():
    """Return the stored results, by module."""
    return BOOK.evidence("package")


if __name__ == "__main__":
    main()
