"""How all tests run: on Linux, the kernels of notebooks are forked,
not started from nothing; Ctrl-C is heard.

With NO_FORK in the environment nothing can be forked, as on Windows: kernels and other processes
start from nothing.
"""

import gc
import multiprocessing
import os
import signal
import sys

import pytest


def pytest_configure(config):
    """Fork the kernels of notebooks. Hear Ctrl-C:
    what a shell starts in the background does not, nor its children.
    """
    # a cell whose loops compile now prints what it printed before
    os.environ["DELAY_SCHEDULING_QUIET"] = "1"
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if "NO_FORK" in os.environ:
        vars(os).pop("fork", None)
        multiprocessing.set_start_method("spawn", force=True)
    elif config.getoption("nbval", False) and sys.platform == "linux":
        from tools.forked import fork_kernels

        fork_kernels()
    if config.getoption("nbval", False):
        from tools.alone import Alone

        config.pluginmanager.register(Alone())
    if sys.platform != "win32":
        from tools.yardstick import Yardstick

        config.pluginmanager.register(Yardstick(config))


@pytest.hookimpl(wrapper=True)
def pytest_collection():
    """Spare the garbage collector what is collected: thousands of tests and all packages,
    which stay to the end.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.freeze()
