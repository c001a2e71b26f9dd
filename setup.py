"""Build the package. A wheel holds its loops compiled ahead, so that the first game need not wait for Numba."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class Build(build_py):
    """Copy the package, and write its loops as portable code beside them."""

    def run(self):
        super().run()
        if not self.editable_mode:
            path = os.pathsep.join(filter(None, (os.path.abspath(self.build_lib), os.environ.get("PYTHONPATH"))))
            generic = {"PYTHONPATH": path, "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
            folder = Path(self.build_lib, "delay_scheduling", "compiled")
            command = [sys.executable, "-B", "-m", "delay_scheduling.compiled.ahead", str(folder)]
            subprocess.run(command, env=os.environ | generic, check=True)


setup(cmdclass={"build_py": Build})
