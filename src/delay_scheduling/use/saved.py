"""A saved state as text: JSON, whose checksum is that of its content.

Order of keys, spaces, a newline at the end, bytes for text: none of them matters. Floats are
written in hexadecimal, so that a program that writes the JSON anew cannot round them, and infinity
needs no word of its own.
"""

import hashlib
import json
from typing import Any

import numpy as np

from delay_scheduling.validation import require, wrong

MARK = "f:"  # before a float


def plain(value: Any) -> Any:
    """Return a value in the words of JSON, or raise ValueError for one that has none."""
    if isinstance(value, dict):
        return {str(key): plain(held) for key, held in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(held) for held in value]
    if isinstance(value, np.ndarray):
        return plain(value.tolist())
    if isinstance(value, np.generic):
        return plain(value.item())
    if isinstance(value, float):
        return MARK + value.hex()
    if value is None or isinstance(value, (bool, int, str)):
        return value
    raise wrong("memory", "numbers, texts, lists and arrays, which can be saved", value)


def revived(value: Any) -> Any:
    """Return the value of what `plain` has made, with lists for tuples and arrays."""
    if isinstance(value, dict):
        return {key: revived(held) for key, held in value.items()}
    if isinstance(value, list):
        return [revived(held) for held in value]
    if isinstance(value, str) and value.startswith(MARK):
        return float.fromhex(value.removeprefix(MARK))
    return value


def written(kind: str, version: int, settings: dict[str, Any], state: dict[str, Any]) -> str:
    """Return a state as one line of JSON, with its checksum."""
    found = {
        "format": kind,
        "version": version,
        "settings": plain(settings),
        "state": plain(state),
    }
    return canonical(found | {"sum": checksum(found)})


def canonical(found: dict[str, Any]) -> str:
    """Return JSON that is the same for equal content."""
    return json.dumps(found, sort_keys=True, separators=(",", ":"))


def checksum(found: dict[str, Any]) -> str:
    """Return the checksum of the content."""
    return hashlib.sha256(canonical(found).encode()).hexdigest()


def read(saved: Any, kind: str, version: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return settings and state of a text, or raise ValueError if it is not whole or another."""
    try:
        found = json.loads(saved)
        total = found.pop("sum")
        stated = found["format"], found["version"]
        settings = found["settings"]
        state = found["state"]
    except (TypeError, ValueError, AttributeError, KeyError, RecursionError):
        raise wrong("saved", "what `Online.save` has returned", str(saved)[:40]) from None
    require(stated == (kind, version), "saved", f"format {kind}, version {version}", stated)
    require(total == checksum(found), "saved", "an undamaged state", "another checksum")
    return revived(settings), revived(state)


def check_settings(saved: dict[str, Any], here: dict[str, Any]) -> None:
    """Raise ValueError unless the settings are those of the player that was saved.

    Each is a pair: what a person reads, and a name that is the same only for the same code and
    values.
    """
    for name, (says, digest) in here.items():
        said, other = saved[name]
        received = f"{says}, whose code or values are others" if says == said else says
        require(other == digest, name, f"{said}, as saved", received)
