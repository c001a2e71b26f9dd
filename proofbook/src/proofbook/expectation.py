"""Exact expectations on small games: walk the tree of all random choices."""

from fractions import Fraction

from flint import arb, fmpq

from proofbook.errors import require


def outcomes(step, horizon):
    """Yield (probability, path) for every path of a probability tree.

    Parameters
    ----------
    step : function from the path so far, a tuple, to a dict {choice: probability}. The
        probabilities are fractions or
        balls and sum to 1. Choices of probability 0 are left out.
    horizon : length of the paths, an integer of at least 0.

    >>> coin = lambda path: {"heads": Fraction(1, 2), "tails": Fraction(1, 2)}
    >>> [str(probability) for probability, _ in outcomes(coin, 2)]
    ['1/4', '1/4', '1/4', '1/4']
    """
    level = [(Fraction(1), ())]
    for _ in range(horizon):
        level = [
            (product(p, q), (*path, choice))
            for p, path in level
            for choice, q in distribution(step, path)
        ]
    yield from level


def expectation(value, step, horizon):
    """Return E[value(path)], a fraction if probabilities and values are, else a ball.

    >>> coin = lambda path: {0: Fraction(2, 3), 1: Fraction(1, 3)}
    >>> expectation(sum, coin, 3)
    Fraction(1, 1)
    """
    return total(product(probability, value(path)) for probability, path in outcomes(step, horizon))


def distribution(step, path):
    """Return the choices after a path with their probabilities,
    once these are seen to be a distribution.
    """
    choices = step(path)
    for choice, probability in choices.items():
        exact = not isinstance(probability, float)
        require(
            exact and not probability < 0,
            f"probability of {choice}",
            "a fraction of at least 0",
            probability,
        )
    mass = total(choices.values())
    is_one = mass.contains(1) if isinstance(mass, arb) else mass == 1
    require(is_one, f"probabilities after {path}", "a sum of 1", mass)
    # a ball around 0 is not zero
    zeros = [choice for choice, probability in choices.items() if probability == 0]
    return [(choice, probability) for choice, probability in choices.items() if choice not in zeros]


def product(a, b):
    """Multiply fractions exactly, and a fraction with a ball as balls."""
    return as_ball(a) * as_ball(b) if isinstance(a, arb) or isinstance(b, arb) else a * b


def total(numbers):
    """Add fractions exactly, or balls if there is one among them."""
    numbers = list(numbers)
    return (
        sum(map(as_ball, numbers), arb(0))
        if any(isinstance(v, arb) for v in numbers)
        else sum(numbers, Fraction(0))
    )


def as_ball(number):
    """Return a fraction or an integer as a ball."""
    return number if isinstance(number, arb) else arb(fmpq(number.numerator, number.denominator))
