"""Progress bars: on a terminal and in notebooks, and nowhere else."""

import io
import sys
from types import SimpleNamespace

import pytest

from delay_scheduling import progress


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


def shown(stream, monkeypatch):
    """Return what a bar writes to a stream."""
    monkeypatch.setattr(sys, "stderr", stream)
    with progress.bar(total=2, desc="runs", file=stream, mininterval=0) as bar:
        bar.update(1)
    return stream.getvalue()


@pytest.fixture
def loud(monkeypatch):
    monkeypatch.delenv(progress.QUIET, raising=False)
    monkeypatch.delitem(sys.modules, "IPython", raising=False)


@pytest.mark.usefixtures("loud")
def test_a_terminal_shows_a_bar_and_a_file_shows_none(monkeypatch):
    assert "runs" in shown(Terminal(), monkeypatch)
    assert shown(io.StringIO(), monkeypatch) == ""


@pytest.mark.usefixtures("loud")
@pytest.mark.parametrize(
    ("shell", "expected"),
    [(None, None), (SimpleNamespace(), None), (SimpleNamespace(kernel=1), False)],
)
def test_a_kernel_is_a_notebook_and_ipython_alone_is_none(shell, expected, monkeypatch):
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    assert progress.hidden() is expected
    monkeypatch.setenv(progress.QUIET, "1")
    assert progress.hidden() is True


@pytest.mark.usefixtures("loud")
def test_a_notebook_shows_a_bar_though_its_stream_is_no_terminal(monkeypatch):
    monkeypatch.setattr(progress, "in_notebook", lambda: True)
    assert "runs" in shown(io.StringIO(), monkeypatch)
