"""Limits on what this process may use. A limit that is reached stops the student's code, never the grader."""

import os
import resource

MIB = 2**20


def limit(cpu, memory, descriptors):
    """Lower the limits of this process for good.

    Parameters
    ----------
    cpu : seconds of computing.
    memory : MiB of address space.
    descriptors : files and pipes open at once.

    Returns
    -------
    The names of the protections that hold now: "memory", "processes". (Linux does not count the processes of root.)
    """
    lowered("RLIMIT_CPU", cpu)
    lowered("RLIMIT_NOFILE", descriptors)
    lowered("RLIMIT_FSIZE", 0)
    lowered("RLIMIT_CORE", 0)
    counted = lowered("RLIMIT_NPROC", 1) and os.getuid() != 0
    held = {"memory": lowered("RLIMIT_AS", memory * MIB), "processes": counted}
    return {name for name, holds in held.items() if holds}


def lowered(name, value):
    """Set one limit, soft and hard, and tell whether the system did."""
    try:
        kind = getattr(resource, name)
        resource.setrlimit(kind, (value, value))
    except (OSError, ValueError, AttributeError):  # macOS refuses RLIMIT_AS; a system may not know a limit at all
        return False
    return resource.getrlimit(kind) == (value, value)
