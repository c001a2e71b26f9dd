"""Limits on what this process may use. A limit that is reached stops the student's code, never the grader."""

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
    Whether the memory is limited.
    """
    lowered("RLIMIT_CPU", cpu)
    lowered("RLIMIT_NOFILE", descriptors)
    lowered("RLIMIT_FSIZE", 0)
    lowered("RLIMIT_CORE", 0)
    lowered("RLIMIT_NPROC", 1)  # Linux does not count the processes of root
    return lowered("RLIMIT_AS", memory * MIB)


def lowered(name, value):
    """Set one limit, soft and hard, and tell whether the system did."""
    try:
        kind = getattr(resource, name)
        resource.setrlimit(kind, (value, value))
    except (OSError, ValueError, AttributeError):  # macOS refuses RLIMIT_AS; a system may not know a limit at all
        return False
    return resource.getrlimit(kind) == (value, value)
