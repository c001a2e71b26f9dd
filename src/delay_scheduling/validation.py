"""Wrong arguments raise: what is checked in more than one module."""

import math
import numbers
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, TypeVar

import numpy as np

Numbers = Sequence[float] | np.ndarray  # one axis, of a list or an array
Table = Sequence[Numbers] | np.ndarray
Function = TypeVar("Function", bound=Callable)
LONGEST_DELAY = 2**31 - 1
# of NumPy's types; a truth value is the number 0 or 1
KINDS = {"integers": "iu", "numbers": "biuf"}


def require(condition: Any, argument: str, expected: Any, received: Any) -> None:
    """Raise ValueError naming the argument, what was expected and what came,
    unless the condition holds.

    >>> require(-1 > 0, "K", "an integer of at least 1", -1)
    Traceback (most recent call last):
    ...
    ValueError: K: expected an integer of at least 1, received -1
    """
    if not condition:
        raise wrong(argument, expected, received)


def wrong(argument: str, expected: Any, received: Any) -> ValueError:
    """Return the error that `require` raises, to be raised where a type checker must see it."""
    return ValueError(f"{argument}: expected {expected}, received {received!r}")


def is_integer(value: Any) -> bool:
    """Tell whether the value is an integer, Python's or NumPy's, but not a truth value."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def is_number(value: Any) -> bool:
    """Tell whether the value is a real number, Python's or NumPy's, but not a truth value.

    NaN is one.
    """
    return isinstance(value, numbers.Real) and not isinstance(value, (bool, np.bool_))


def positive(name: str, value: Any, finite: bool = True) -> None:
    """Raise ValueError unless the value is a number above 0, and finite if that is asked for."""
    above = is_number(value) and value > 0 and (value < math.inf or not finite)
    require(above, name, f"a {'finite ' * finite}number above 0", value)


def integer(name: str, value: Any, least: int) -> None:
    """Raise ValueError unless the value is an integer of at least some value."""
    require(is_integer(value) and value >= least, name, f"an integer of at least {least}", value)


def capacity(C: Any, or_unlimited: bool = False) -> None:
    """Raise ValueError unless C is a capacity."""
    possible = is_number(C) and ((or_unlimited and C == math.inf) or (is_integer(C) and C >= 1))
    require(possible, "C", "an integer of at least 1" + ", or math.inf" * or_unlimited, C)


def array_of(name: str, values: Any, kind: str, dtype: Any) -> np.ndarray:
    """Return values as a read-only array of a dtype,
    or raise ValueError if they are no array of this kind.

    The kind is "integers" or "numbers"; dates and texts are neither, truth values are numbers.
    Masks would be lost, and are refused.
    """
    require(
        not isinstance(values, np.ma.MaskedArray), name, f"{kind} without a mask", "a masked array"
    )
    try:
        array = np.asarray(values)
    except ValueError:  # rows of different lengths
        require(False, name, f"a rectangular array of {kind}", values)
    require(array.dtype.kind in KINDS[kind] or array.size == 0, name, kind, array.dtype)
    return frozen(array, dtype)


def remembering(function: Function) -> Function:
    """Let a function of arrays and settings keep its last results:
    all runs of a game ask with the same arrays.

    The result, which must be read-only, is given again for the very same arrays, which cannot
    be written to. Arrays are not kept longer than others keep them.
    """
    last: deque = deque(maxlen=4)

    @wraps(function)
    def remembered(*arguments: Any) -> Any:
        for known, result in tuple(last):
            found = (
                result()
                if len(known) == len(arguments) and all(map(same, known, arguments))
                else None
            )
            if found is not None:
                return found
        found = function(*arguments)
        last.append((tuple(map(faint, arguments)), faint(found)))
        return found

    return remembered  # type: ignore[return-value]  # of the same signature


def faint(value: Any) -> Callable[[], Any]:
    """Return a function that returns the value, as long as somebody else keeps it if it is
    large.
    """
    try:
        return weakref.ref(value)
    except TypeError:
        return lambda: value


def same(known: Callable[[], Any], argument: Any) -> bool:
    """Tell whether an argument is the array that is known, which cannot be written to,
    or an equal setting.
    """
    known = known()
    if isinstance(argument, np.ndarray):
        return known is argument and is_frozen(argument)
    return type(known) is type(argument) and known == argument


@remembering
def span(array: np.ndarray) -> tuple[Any, Any]:
    """Return the smallest and the largest number of an array."""
    return array.min(), array.max()


def valid_delays(delays: Any, T: int | None = None) -> np.ndarray:
    """Return delays as a read-only int64 array, or raise ValueError."""
    array = array_of("delays", delays, "integers", np.int64)
    require(
        array.ndim == 1 and array.size > 0,
        "delays",
        "an array of shape (T,), T at least 1",
        array.shape,
    )
    low, high = map(int, span(array))
    require(
        0 <= low and high <= LONGEST_DELAY,
        "delays",
        f"integers from 0 to {LONGEST_DELAY}",
        (low, high),
    )
    require(T is None or len(array) == T, "delays", f"an array of shape ({T},)", array.shape)
    return array


def valid_weights(weights: Any, T: int, name: str = "weights") -> np.ndarray:
    """Return weights as a read-only float64 array, or raise ValueError."""
    array = array_of(name, weights, "numbers", np.float64)
    require(array.shape == (T,), name, f"an array of shape ({T},)", array.shape)
    low = float(array.min())
    high = float(array.max())
    require(low >= 0 and high < math.inf, name, "finite numbers of at least 0", (low, high))
    return array


def frozen(values: Any, dtype: Any) -> np.ndarray:
    """Return a read-only array of this dtype: shared if the argument cannot be written to,
    else a copy.
    """
    shared = isinstance(values, np.ndarray) and values.dtype == dtype and is_frozen(values)
    array = np.ascontiguousarray(values) if shared else np.array(values, dtype=dtype, order="C")
    array.flags.writeable = False
    return array


def sealed(array: np.ndarray) -> np.ndarray:
    """Return a new array, made read-only so that `frozen` shares it."""
    array.flags.writeable = False
    return array


def is_frozen(array: Any) -> bool:
    """Tell whether an array is read-only, and so is the array, if any, into which it is a view."""
    while isinstance(array, np.ndarray) and not array.flags.writeable:
        array = array.base
    return array is None
