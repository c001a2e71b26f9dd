"""How all tests run: on Linux, the kernels of notebooks are forked, not started from nothing."""

import gc
import sys

import pytest


def pytest_configure(config):
    """Fork the kernels of notebooks."""
    if config.getoption("nbval", False) and sys.platform == "linux":
        from tools.forked import fork_kernels

        fork_kernels()


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Spare the garbage collector what is collected: thousands of tests and all packages, which stay to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
