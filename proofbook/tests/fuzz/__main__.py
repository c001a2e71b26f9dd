"""Run the fuzzer: `PYTHONPATH=proofbook/tests python -m fuzz --number 10000 --seed 1`."""

import argparse
import sys

from fuzz.run import Tally, fuzz, fuzz_links

SAID = 1_000  # claims between two lines of progress
GROUP = 10  # claims for each group of linked checks


def main(arguments=None):
    """Ask about random claims, print the tally, and return 1 if there was a fault."""
    parser = argparse.ArgumentParser(
        description="Ask the provers about random claims, true and false."
    )
    parser.add_argument(
        "--number", type=int, default=10_000, help="of true claims; each has about five false ones"
    )
    parser.add_argument("--seed", default="0", help="number or words")
    chosen = parser.parse_args(arguments)
    tally = Tally()
    for done, _ in enumerate(fuzz(chosen.number, chosen.seed, tally), 1):
        if done % SAID == 0:
            print(f"{done} of {chosen.number}", flush=True)
    for _ in fuzz_links(chosen.number // GROUP, chosen.seed, tally):
        pass
    print(tally)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
