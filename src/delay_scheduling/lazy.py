"""Load modules when they are first asked for, and say how to install a package that is missing."""

import importlib
import pkgutil
from collections.abc import Callable
from types import ModuleType
from typing import Any


def submodules(package: str, path: list[str]) -> tuple[Callable[[str], ModuleType], list[str]]:
    """Return a package's `__getattr__`, which imports one of its modules by name,
    and the sorted names.

    >>> load, names = submodules("json", importlib.import_module("json").__path__)
    >>> load("decoder").__name__, "encoder" in names
    ('json.decoder', True)
    """
    names = sorted(module.name for module in pkgutil.iter_modules(path))

    def load(name: str) -> ModuleType:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return importlib.import_module(f"{package}.{name}")

    return load, names


def optional(module: str, packages: str) -> Any:
    """Import a module that only some users need. If it is missing, the error says what to install.

    >>> optional("numpy", "numpy").pi > 3
    True
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        error.add_note("pip install " + packages)
        raise
