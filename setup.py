"""Build the package. Its loops are compiled ahead, so that the first game need not wait for Numba."""

import os
import subprocess
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class Build(build_py):
    """Copy the package, and write its loops as portable code beside them, also in an editable install."""

    def run(self):
        super().run()
        library = Path(__file__).parent / "src" if self.editable_mode else Path(self.build_lib).absolute()
        folder = library / "delay_scheduling" / "compiled"
        places = os.pathsep.join(filter(None, [str(library), os.environ.get("PYTHONPATH")]))  # pip's own, too
        generic = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONPATH": places}
        command = [sys.executable, "-B", str(Path(__file__).parent / "ahead.py"), str(folder)]
        subprocess.run(command, cwd=library, env=os.environ | generic, check=True)


setup(cmdclass={"build_py": Build})
