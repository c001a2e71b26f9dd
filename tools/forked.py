"""Kernels of notebooks, forked from an interpreter that has imported the packages of others:
two seconds less each.
"""

import gc
import os
import subprocess
import sys
from ast import literal_eval
from multiprocessing import get_context
from time import sleep

from jupyter_client.provisioning import local_provisioner

PACKAGES = [
    "ipykernel.kernelapp",
    "flint",
    "IPython.core.pylabtools",
    "matplotlib.pyplot",
    "numba.np.ufunc.decorators",
]
PACKAGES += [
    "numba.core.caching",
    "scipy.optimize",
    "scipy.stats",
    "sympy.physics.units",
    "z3",
    "tools.warm",
]
FORKS = get_context("forkserver")  # not on Windows
SERVERS = set()  # the processes from which was forked
active = False  # whether kernels are forked
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def serve(arguments, environment, folder, path):
    """Become the kernel that `python -m ipykernel_launcher` with these arguments would be."""
    from ipykernel.kernelapp import launch_new_instance
    from matplotlib.figure import Figure

    # pictures are not compared, but a figure must not fail
    Figure._repr_html_ = Figure.draw_without_rendering
    gc.freeze()
    gc.set_threshold(10_000)  # expressions are many and hold no cycles
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stderr__.fileno())
    # it ends when the interpreter that forked it has ended
    orphan = f"--IPKernelApp.parent_handle={os.getppid()}"
    sys.argv, sys.path[:] = ["ipykernel_launcher", *arguments, orphan], path
    launch_new_instance()


class Kernel:
    """A forked kernel, with what jupyter_client asks of a `subprocess.Popen`."""

    stdin = stdout = stderr = None

    def __init__(self, *arguments):
        self.process = FORKS.Process(target=serve, args=arguments)
        self.process.start()
        self.pid = self.process.pid
        note_server(self.pid)
        while os.getpgid(self.pid) != self.pid:  # jupyter_client will send its signals to the group
            sleep(0.001)

    def poll(self):
        """Return the exit code, None while it runs."""
        return self.process.exitcode

    def wait(self):
        """Wait for its end and return the exit code."""
        self.process.join()
        return self.process.exitcode

    def send_signal(self, signum):
        """Send a signal to it."""
        os.kill(self.pid, signum)


def status(pid):
    """Return what the system says of a process, from its state on; nothing if it has ended."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
            return stat.read().rpartition(")")[2].split()
    except OSError:
        return []


def note_server(pid):
    """Remember the process from which another was forked."""
    SERVERS.update(int(parent) for parent in status(pid)[1:2])


def spent():
    """Return the CPU seconds of the processes from which was forked, and of all that was forked
    and has ended.
    """
    times = [status(server)[11:15] for server in SERVERS]  # user and system, own and of children
    return sum(int(ticks) for four in times for ticks in four) / TICKS


def fork_kernels():
    """Let jupyter_client fork its kernels from now on,
    with the path that an interpreter has by itself.
    """
    global active
    active = True
    FORKS.set_forkserver_preload(PACKAGES)
    alone = subprocess.run(
        [sys.executable, "-Pc", "import sys; print(sys.path)"], stdout=subprocess.PIPE, check=True
    )
    path = literal_eval(alone.stdout.decode())
    local_provisioner.launch_kernel = lambda command, env, cwd, **_: Kernel(
        command[command.index("ipykernel_launcher") + 1 :], env, cwd, path
    )
