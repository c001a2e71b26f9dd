"""A forked kernel is the kernel that Jupyter starts,
but for the packages of others that it need not import again.
"""

import os
import subprocess
import sys
import time

import pytest
from jupyter_client.manager import start_new_kernel

forked = sys.modules.get("tools.forked")
pytestmark = pytest.mark.skipif(
    not getattr(forked, "active", False),
    reason="kernels are forked for notebooks, on Linux",
)
LOOK = """
import os, sys
path, modules = [folder for folder in sys.path if folder], {name.partition(".")[0] for name in sys.modules}
print([path, modules, os.environ["JPY_TEST"], os.getcwd()])
"""  # noqa: E501


@pytest.fixture
def kernel(tmp_path):
    """Return the manager of a forked kernel, and a function that returns what it prints."""
    manager, client = start_new_kernel(cwd=str(tmp_path), env={**os.environ, "JPY_TEST": "kept"})

    def printed(code, then=lambda: None):
        said = []

        def hear(message):
            said.append(message["content"].get("text", message["content"].get("ename", "")))
            if said[-1] == "begun\n":
                then()

        client.execute_interactive(code, timeout=600, output_hook=hear)
        return "".join(said)

    yield manager, printed
    client.stop_channels()
    manager.shutdown_kernel(now=True)
    assert not manager.is_alive()


def test_it_knows_no_folder_of_the_tests_and_no_package_of_ours(kernel, tmp_path):
    manager, printed = kernel
    assert type(manager.provisioner.process).__name__ == "Kernel"
    path, modules, kept, folder = eval(printed(LOOK))
    alone = subprocess.run(
        [sys.executable, "-Pc", "import sys; print(sys.path)"], stdout=subprocess.PIPE, check=True
    )
    assert path == eval(alone.stdout)
    assert {"sympy", "matplotlib", "numba"} <= modules
    assert not {"delay_scheduling", "proofbook"} & modules
    assert (kept, folder) == ("kept", str(tmp_path))


def test_its_time_is_counted_when_it_has_ended(tmp_path):
    before = forked.spent()
    manager, client = start_new_kernel(cwd=str(tmp_path), env={**os.environ})
    client.execute_interactive("import os\nwhile sum(os.times()[:2]) < 0.5: pass", timeout=600)
    client.stop_channels()
    manager.shutdown_kernel(now=True)
    patience = time.monotonic() + 60
    while forked.spent() < before + 0.5:
        assert time.monotonic() < patience
        time.sleep(0.05)


def test_it_is_interrupted_and_goes_on(kernel):
    manager, printed = kernel
    endless = "import time\nprint('begun', flush=True)\ntime.sleep(600)"
    assert printed(endless, manager.interrupt_kernel) == "begun\nKeyboardInterrupt"
    assert printed("print(1 + 1)") == "2\n"


def test_a_figure_that_cannot_be_drawn_is_an_error(kernel):
    _, printed = kernel
    figure = (
        "import matplotlib.pyplot as plt\nfigure = plt.figure()\nfigure.suptitle({title!r})\nfigure"
    )
    assert printed(figure.format(title="$x^2$")) == ""
    assert printed(figure.format(title="$x^$")) == "ValueError"
