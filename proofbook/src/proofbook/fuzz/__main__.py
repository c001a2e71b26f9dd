"""Run the fuzzer: `python -m proofbook.fuzz --number 10000 --seed 1`."""

import argparse
import sys

from tqdm import tqdm

from proofbook.fuzz.run import Tally, fuzz


def main(arguments=None):
    """Ask about random claims, print the tally, and return 1 if there was a fault."""
    parser = argparse.ArgumentParser(description="Ask the provers about random claims, true and false.")
    parser.add_argument("--number", type=int, default=10_000, help="of true claims; each has about five false ones")
    parser.add_argument("--seed", default="0", help="number or words")
    chosen, tally = parser.parse_args(arguments), Tally()
    for _ in tqdm(fuzz(chosen.number, chosen.seed, tally), total=chosen.number):
        pass
    print(tally)
    return 1 if tally.faults else 0


if __name__ == "__main__":
    sys.exit(main())
