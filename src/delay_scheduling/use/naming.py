"""Names of what code does: a digest of a value and of all code and values that it reaches.

A function reaches the globals that its code loads, what it closes over, its defaults and
attributes; a class what its attributes reach, and its base classes; an object its class and its
state. Installed packages are named by their version and the digests of their files, and not looked
into. So equal names mean: does the same, as far as code decides. What comes from outside (files,
the environment, evaluated text) has no name. Some of it is recognised and refused, the functions of
`OUTSIDE` and objects that cannot be pickled; most of it cannot be seen in code, and it is not part
of what a name says (see `sweeps.sweep`).
"""

import builtins
import dis
import hashlib
import importlib
import importlib.metadata
import os
import platform
import sys
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from types import BuiltinFunctionType, CellType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import numpy as np

import delay_scheduling
from delay_scheduling.validation import remembering, require, wrong

EMPTY = CellType()
PACKAGE = Path(delay_scheduling.__file__).parent
PLAIN = (bool, int, float, complex, str, bytes, type(None), type(...), type(NotImplemented), range)
OUTSIDE = {
    id(thing)
    for thing in (
        open,
        input,
        eval,
        exec,
        compile,
        __import__,
        globals,
        os.environ,
        os.getenv,
        importlib.import_module,
    )
}
WRAPPERS = (property, staticmethod, classmethod, cached_property)
DESCRIPTORS: tuple[Any, ...] = (
    type(str.join),
    type(object.__init__),
    type(type.__dict__["__abstractmethods__"]),
    type(property.fget),
)
UNSPOKEN = {  # of a class or module: where it is written, and what Python fills in
    "__annotate__",
    "__annotate_func__",
    "__annotations__",
    "__annotations_cache__",
    "__builtins__",
    "__cached__",
    "__dataclass_fields__",
    "__dict__",
    "__doc__",
    "__file__",
    "__firstlineno__",
    "__loader__",
    "__module__",
    "__package__",
    "__path__",
    "__qualname__",
    "__slotnames__",
    "__spec__",
    "__static_attributes__",
    "__weakref__",
    "_abc_impl",
}


def name_of(value: Any, version: str | None = None) -> tuple[str, dict[str, str]]:
    """Return the name of a value, and a digest of each function, class and package it reaches.

    A value may be anything, such as (rules, scheduler, rates). What has no name is refused by a
    ValueError, unless a text, the version, stands for it. The version is a part of the name.

    >>> name_of((1, 2.0))[0] == name_of((1, 2.0))[0], name_of((1, 2.0))[0] == name_of((1, 2))[0]
    (True, False)
    """
    walk = Walk(version)
    try:
        text = walk.text(value)
    except RecursionError:
        raise wrong("play", "nothing that contains itself", type(value)) from None
    units = [f"{unit} {name}" for unit, name in walk.units.items()]
    said = [] if version is None else [f"version {version}"]
    return digest(text, *said, *units), walk.units


def own_name(value: Any) -> str:
    """Return a name of a value by its content, and by all your own code that it reaches.

    The versions of packages do not count. What comes from outside has no name and is left out.

    >>> own_name((1, 2.0)) == own_name((1, 2.0)) != own_name((1, 2))
    True
    """
    walk = Walk(version="", packages=False)
    text = walk.text(value)
    return digest(text, *(f"{unit} {name}" for unit, name in walk.units.items()))


def digest(*texts: str) -> str:
    """Return the SHA-256 of texts, in hexadecimal."""
    return hashlib.sha256("\n".join(texts).encode(errors="surrogatepass")).hexdigest()


@remembering
def digest_of(array: np.ndarray) -> str:
    """Return the SHA-256 of the numbers of an array."""
    return hashlib.sha256(np.ascontiguousarray(array).tobytes()).hexdigest()


class Walk:
    """Go through all that a value reaches, each function and class once. `units` has their digests.

    Parameters
    ----------
    version : what stands for that which has no name; None to refuse it.
    packages : whether the versions of installed packages count.
    """

    def __init__(self, version: str | None, packages: bool = True):
        self.version = version
        self.packages = packages
        self.units: dict[str, str] = {}
        self.path: list[str] = []
        self.labels: dict[int, tuple[str, Any]] = {}  # of an id; who is held keeps it

    def text(self, value: Any) -> str:
        """Return the content of a value, with functions and classes by their labels."""
        kind = type(value)
        if kind in PLAIN:
            return f"{kind.__name__} {value!r}"
        if kind in (list, tuple):
            return f"{kind.__name__}({','.join(map(self.text, value))})"
        if kind is dict:
            pairs = [f"{self.text(key)}:{self.text(held)}" for key, held in value.items()]
            return f"dict({','.join(pairs)})"
        if kind in (set, frozenset):
            return f"{kind.__name__}({','.join(sorted(map(self.text, value)))})"
        if kind is np.ndarray and not value.dtype.hasobject:
            return f"array {value.dtype} {value.shape} {digest_of(value)}"
        if kind is CodeType:
            return code_digest(value)
        if id(value) in OUTSIDE:
            return self.nameless(value)
        if isinstance(value, type | FunctionType):
            return self.unit(value)
        return self.module(value) if isinstance(value, ModuleType) else self.object(value)

    def object(self, value: Any) -> str:
        """Return the content of an object: its class and what it wraps or is rebuilt from."""
        kind = type(value)
        if isinstance(value, MethodType):
            return f"{self.text(value.__func__)} of {self.text(value.__self__)}"
        if isinstance(value, BuiltinFunctionType):
            bound = not isinstance(value.__self__, ModuleType | None)
            owner = self.text(value.__self__) if bound else ""
            return f"{value.__module__} {value.__qualname__} {owner}"
        if isinstance(value, DESCRIPTORS):
            return f"{value.__objclass__.__qualname__}.{value.__name__}"
        if isinstance(value, WRAPPERS):
            names = ("fget", "fset", "fdel", "__func__", "func")
            return f"{kind.__name__} {self.text([getattr(value, name, None) for name in names])}"
        # of Numba and of functools, whose own state is no content
        for name in ("py_func", "__wrapped__"):
            if self.is_installed(kind.__module__) and hasattr(value, name):
                return f"{kind.__name__} {self.text(getattr(value, name))}"
        try:
            parts = value.__reduce_ex__(4)
        except Exception:  # whatever the class of a user raises
            return self.nameless(value)
        if isinstance(parts, str):
            return f"{self.text(kind)} {parts}"
        held = [
            list(part) if n > 2 and isinstance(part, Iterable) else part
            for n, part in enumerate(parts)
        ]
        return f"{self.text(kind)} {self.text(held)}"

    def nameless(self, value: Any) -> str:
        """Return what the user says of what has no name, or refuse it."""
        where = " of ".join(reversed(self.path)) or "the setting"
        said = f"what has a name in {where}, or version=... for what has none"
        # of what kind it is, and not what it holds: that may be secret
        kind = getattr(value, "__qualname__", None) or f"one of {type(value).__qualname__}"
        require(self.version is not None, "play", said, kind)
        return f"version {self.version} {type(value).__qualname__}"

    def unit(self, thing: Any) -> str:
        """Return the label of a function or class: its name, numbered if another has it."""
        label = plain = f"{thing.__module__}.{thing.__qualname__}"
        if self.is_installed(thing.__module__):
            return label
        if id(thing) not in self.labels:
            while label in self.units:
                label = f"{plain} {len(self.units)}"
            self.labels[id(thing)] = (label, thing)
            self.units[label] = ""
            self.path.append(label)
            self.units[label] = digest(
                self.members(thing) if isinstance(thing, type) else self.function(thing)
            )
            self.path.pop()
        return self.labels[id(thing)][0]

    def members(self, kind: type) -> str:
        """Return what a class is: its bases, its own class, its attributes."""
        held = {name: value for name, value in sorted(vars(kind).items()) if name not in UNSPOKEN}
        return self.text((kind.__bases__, type(kind), held))

    def function(self, function: FunctionType) -> str:
        """Return what a function is: its code, what that loads, its defaults and closure."""
        closure = [
            "an empty cell" if cell == EMPTY else cell.cell_contents
            for cell in function.__closure__ or ()
        ]
        held = self.text((function.__defaults__, function.__kwdefaults__, vars(function), closure))
        return f"{code_digest(function.__code__)} {held} {self.loaded(function.__code__, function)}"

    def loaded(self, code: CodeType, function: FunctionType) -> str:
        """Return what code, and the code in it, loads: globals, and attributes of modules."""
        names, modules, attributes = loads(code)
        spaces = function.__globals__, vars(builtins)
        package = function.__globals__.get("__package__")
        found = []
        held = {
            name: next((space[name] for space in spaces if name in space), None) for name in names
        }
        held |= {name: importlib.import_module(name, package) for name in modules}
        for name, value in held.items():
            said = (
                self.module(value, attributes)
                if isinstance(value, ModuleType)
                else self.text(value)
            )
            found.append(f"{name}={said}")
        found += [
            self.loaded(part, function) for part in code.co_consts if isinstance(part, CodeType)
        ]
        return f"[{' '.join(found)}]"

    def module(self, module: ModuleType, attributes: set[str] | None = None) -> str:
        """Return the content of the attributes of a module that may be asked for.

        Of an installed one, its name.
        """
        name = module.__name__
        held = {key: value for key, value in vars(module).items() if key not in UNSPOKEN}
        asked = {key: held[key] for key in sorted(held) if attributes is None or key in attributes}
        if self.is_installed(name):
            outside = [value for value in asked.values() if attributes and id(value) in OUTSIDE]
            return f"{name} {list(map(self.nameless, outside))}"
        if id(module) in self.labels:
            return name
        self.labels[id(module)] = name, module  # as long as we are in it
        inner = {
            key: self.module(value, attributes)
            if isinstance(value, ModuleType)
            else self.text(value)
            for key, value in asked.items()
        }
        del self.labels[id(module)]
        return f"{name} {inner}"

    def is_installed(self, module: str | None) -> bool:
        """Tell whether a module belongs to an installed package, and note its version."""
        package = (module or "builtins").partition(".")[0]
        if not self.packages:
            return is_foreign(package)
        if package == PACKAGE.name:
            found: str | None = code_version()
        elif package in sys.builtin_module_names or package in sys.stdlib_module_names:
            package = "Python"
            found = platform.python_version()
        else:
            found = installed_version(package)
        if found is not None:
            self.units[package] = found
        return found is not None


@cache
def code_digest(code: CodeType) -> str:
    """Return the digest of code, wherever it is written: what it holds is plain."""
    counts = code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars
    parts = (
        sys.version_info[:2],
        counts,
        names,
        code.co_code,
        code.co_exceptiontable,
        code.co_consts,
    )
    return digest(Walk(None).text(parts))


@cache
def loads(code: CodeType) -> tuple[list[str], list[str], set[str]]:
    """Return the globals and the modules that code loads, and the attributes that it asks for."""
    lines = list(dis.get_instructions(code))
    names = [line.argval for line in lines if line.opname in ("LOAD_GLOBAL", "LOAD_NAME")]
    found = [n for n, line in enumerate(lines) if line.opname == "IMPORT_NAME"]
    attributes = {
        line.argval for line in lines if line.opname in ("LOAD_ATTR", "LOAD_METHOD", "IMPORT_FROM")
    }
    return names, ["." * lines[n - 2].argval + lines[n].argval for n in found], attributes


def is_foreign(package: str) -> bool:
    """Tell whether a package is this one, Python's, or one that is installed."""
    if package == PACKAGE.name or package in sys.builtin_module_names:
        return True
    return package in sys.stdlib_module_names or installed_path(package) is not None


def installed_path(package: str) -> Path | None:
    """Return where an installed package stands; None for code that may change."""
    path = Path(getattr(sys.modules.get(package), "__file__", None) or "")
    return path if {"site-packages", "dist-packages"} & set(path.parts) else None


@cache
def installed_version(package: str) -> str | None:
    """Return the version of an installed package and the digest of its files.

    None for code that may change.
    """
    if installed_path(package) is None:
        return None
    try:
        names = importlib.metadata.packages_distributions().get(package, [package])
        found = importlib.metadata.distribution(names[0])
    except importlib.metadata.PackageNotFoundError:
        return None
    files = (
        line for line in (found.read_text("RECORD") or "").splitlines() if ".py,sha256=" in line
    )
    return f"{found.version} {digest(*sorted(files))}"


@cache
def code_version() -> str:
    """Return the version and the hash of all code of this package.

    It must not be younger than the process.
    """
    files = sorted(PACKAGE.rglob("*.py"))
    changed = [path.name for path in files if path.stat().st_mtime > delay_scheduling.LOADED]
    require(
        not changed,
        PACKAGE.name,
        "code that has not changed since it was loaded: start anew",
        changed,
    )
    content = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    return f"{delay_scheduling.__version__} {content}"
