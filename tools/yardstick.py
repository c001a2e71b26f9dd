"""Say after the tests how much CPU time they took, beside a yardstick timed in the same run.

Seconds alone tell as much of the machine as of the tests. The yardstick is a fixed amount of work,
in plain Python and in a hash function written in C.
"""

import hashlib
import resource
import time

from tools import forked

LOOPS = 3_000_000
BLOCKS = 1_500


def yardstick():
    """Return the CPU seconds of a fixed piece of work."""
    began = time.process_time()
    state = 1
    for _ in range(LOOPS):
        state = state * 1_103_515_245 + 12_345 & 0x7FFFFFFF
    block = state.to_bytes(4, "little") * 65_536
    for _ in range(BLOCKS):
        hashlib.sha256(block)
    return time.process_time() - began


def spent(who):
    """Return user and system time of this process or of its ended children, in seconds."""
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


class Yardstick:
    """A plugin of pytest that adds up the time of all workers, their children and kernels."""

    def __init__(self, config):
        self.config = config
        self.workers = 0.0

    def pytest_testnodedown(self, node, error):
        """Take what a worker of pytest-xdist has spent."""
        self.workers += getattr(node, "workeroutput", {}).get("cpu_seconds", 0.0)

    def pytest_sessionfinish(self):
        """In a worker, tell what it has spent."""
        if hasattr(self.config, "workeroutput"):
            self.config.workeroutput["cpu_seconds"] = self.own()

    def own(self):
        """Return what this process, its ended children and the kernels forked for it have spent."""
        return spent(resource.RUSAGE_SELF) + spent(resource.RUSAGE_CHILDREN) + forked.spent()

    def pytest_terminal_summary(self, terminalreporter):
        """Write the line."""
        total = self.workers + self.own()
        unit = yardstick()
        terminalreporter.write_line(
            f"{total:.0f} CPU s, yardstick {unit:.2f} CPU s, ratio {total / unit:.0f}"
        )
