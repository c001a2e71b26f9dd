"""With NO_FORK in the environment, tests run as where nothing can be forked."""

import multiprocessing
import os
import subprocess

import pytest
from jupyter_client.manager import start_new_kernel


@pytest.mark.skipif(
    "NO_FORK" not in os.environ, reason="processes may be forked: NO_FORK is not set"
)
def test_a_kernel_starts_from_nothing_and_nothing_can_be_forked(tmp_path):
    assert not hasattr(os, "fork")
    assert multiprocessing.get_start_method() == "spawn"
    manager, client = start_new_kernel(cwd=str(tmp_path))
    try:
        assert isinstance(manager.provisioner.process, subprocess.Popen)
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)
