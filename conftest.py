"""How all tests run: on Linux, the kernels of notebooks are forked, not started from nothing."""

import sys


def pytest_configure(config):
    """Fork the kernels of notebooks."""
    if config.getoption("nbval", False) and sys.platform == "linux":
        from tools.forked import fork_kernels

        fork_kernels()
