"""In the kernel of a chapter: give each section the names that the preamble left, and no others.

Between two sections the names of the preamble are put back, so that a section which reads a name
of another does not find it; nor does it find what the checks of another have filed. Objects are
shared, so they are watched: a section that changes one of the preamble's, or what many packages
share, would be felt by the sections after it, and is a fault. Cells see nothing of this.
"""

import dataclasses
import hashlib
import io
import os
import pickle
import random
import sys
import types
from functools import _lru_cache_wrapper

import numpy as np

FIXED = (types.ModuleType, types.FunctionType, types.BuiltinFunctionType, type)
FIXED += (_lru_cache_wrapper,)  # what it remembers is what it would compute
OF_IPYTHON = ("In", "Out", "exit", "quit", "open", "get_ipython")


class Sections:
    """Which names the preamble left, and what they were."""

    def __init__(self, names):
        self.names = names  # those of the kernel, as it changes them
        self.left = None  # by the preamble; None while it runs
        self.marks = {}
        self.section = None
        self.paused = {}  # the names of the section in which a cell of the preamble stands
        self.records = []  # what the checks of the preamble have filed

    def enter(self, section):
        """Prepare the next cell: it is of a section, a number, or of the preamble, None.

        Raises
        ------
        AssertionError : if the section before has changed what others see.
        """
        if section is None:
            if self.left is not None:
                self.paused = {name: self.names[name] for name in own(self.names)}
                self.leave()
            self.left = None
            return
        if self.left is None:
            self.left = own(self.names)
            self.marks = marks(self.left)
            self.records = [dict(store) for store in stores()]
            if section == self.section:
                self.names.update(self.paused | self.left)
        elif section != self.section:
            self.leave()
        self.section = section

    def leave(self):
        """Put the names of the preamble back, and see that they mean what they meant."""
        for name in own(self.names):
            del self.names[name]
        self.names.update(self.left)
        for store, kept in zip(stores(), self.records, strict=False):
            store.clear()
            store.update(kept)
        now = marks(self.left)
        changed = sorted(name for name, mark in now.items() if mark != self.marks[name])
        assert not changed, f"section {self.section} changes {', '.join(changed)}"


def stores():
    """Return where proofbook keeps the records of a session."""
    around = sys.modules.get("proofbook.around")
    return [around.SESSION, around.CITED] if around else []


def own(names):
    """Return the names that cells gave, with what they stand for."""
    return {
        name: value
        for name, value in names.items()
        if name not in OF_IPYTHON and not name.startswith("__") and not is_history(name)
    }


def is_history(name):
    """Tell whether IPython keeps an input or an output under a name: _, _i2, _oh and the like."""
    return name.strip("_iohd0123456789") == "" and name.startswith("_")


def marks(names):
    """Return a digest of what each name stands for, and of what packages share."""
    shared = {
        "the random numbers of Python": random.getstate(),
        "the random numbers of NumPy": np.random.get_state(),
        "how NumPy prints": np.get_printoptions(),
        "the folder": os.getcwd(),
        "the environment": dict(os.environ),
    }
    return {name: mark(value) for name, value in (shared | names).items()}


def mark(value):
    """Return a digest of an object and of all that it holds."""
    written = io.BytesIO()
    Writer(written).dump(value)
    return hashlib.sha256(written.getvalue()).hexdigest()


class Writer(pickle.Pickler):
    """Write objects; of what cannot change, which one it is."""

    def persistent_id(self, obj):
        """Return the place of an object that is not to be written."""
        return id(obj) if isinstance(obj, FIXED) else None

    def reducer_override(self, obj):
        """Return a dataclass as its fields: what it holds beside them it could compute again."""
        if not dataclasses.is_dataclass(obj):
            return NotImplemented
        values = [getattr(obj, field.name) for field in dataclasses.fields(obj)]
        return type(obj), tuple(values)
