"""The worked service: killed at any moment it loses nothing, and it refuses what it cannot
serve.
"""

import contextlib
import http.client
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
pytest.importorskip("starlette", reason="the service needs Starlette: pip install '.[service]'")
from examples.service.app import Refused, Service, Settings  # noqa: E402

SETTINGS = Settings(arms=2, slots=3, rate=0.5, patience=0.01)
VISITORS = 40


def requests():
    """Return what is asked of the service: decisions, and what is observed of most visitors,
    three visitors later.
    """
    for i in range(VISITORS):
        yield "decide", {"visitor": f"v{i}"}
        if i >= 3 and i % 5:
            yield "observe", {"visitor": f"v{i - 3}", "loss": float(i % 3 == 0)}


def serve(service, name, body):
    """Serve a request without the web."""
    return getattr(service, name)(**body)


def left(path):
    """Return what a file holds when nobody works with it any more, but for the times."""
    with contextlib.closing(sqlite3.connect(path)) as db:
        visits = db.execute(
            "select round, visitor, arm, probability, followed, loss from visits order by round"
        )
        return visits.fetchall(), db.execute("select saved from state").fetchall()


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory):
    """Return the answers of a service that nothing disturbs, and what it leaves."""
    path = tmp_path_factory.mktemp("service") / "undisturbed.db"
    service = Service(path, SETTINGS)
    answers = [serve(service, *request) for request in requests()]
    service.db.close()
    return answers, left(path)


def killed_at(path, number, asked):
    """Serve requests in a process that kills itself before some SQL statement;
    tell whether it was killed.
    """
    child = os.fork()
    if child == 0:
        try:
            seen = iter(range(number))
            service = Service(path, SETTINGS)
            end = partial(os.kill, os.getpid(), signal.SIGKILL)
            service.db.set_trace_callback(lambda text: end() if next(seen, None) is None else None)
            for request in asked:
                serve(service, *request)
            os._exit(0)
        finally:
            os._exit(1)  # the file and the player did not fit
    status = os.waitpid(child, 0)[1]
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
    return os.WIFSIGNALED(status)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked")
def test_killed_between_any_two_statements_it_loses_nothing(tmp_path, undisturbed):
    path = tmp_path / "killed.db"
    asked = list(requests())
    kills = 0
    Service(path, SETTINGS).db.close()
    number = 1
    # sent again from the first: what was answered is answered alike
    while killed_at(path, number, asked):
        kills = kills + 1
        number = number + 11
        assert kills < 100
    assert kills > 8
    assert left(path) == undisturbed[1]


@contextlib.contextmanager
def server(path):
    """Start the service as a user does, on a free port of the loopback, and kill it in the end."""
    start = (
        "from examples.service.app import *; from tests.test_service import SETTINGS; import"
        " uvicorn, sys; "
    )
    start += "uvicorn.run(create(sys.argv[1], SETTINGS), port=0)"
    process = subprocess.Popen(
        [sys.executable, "-c", start, path], cwd=ROOT, stderr=subprocess.PIPE, text=True
    )
    try:
        port = next(
            found[1] for line in process.stderr if (found := re.search(r"127\.0\.0\.1:(\d+)", line))
        )
        yield process, http.client.HTTPConnection("127.0.0.1", int(port), timeout=600)
    finally:
        process.kill()
        process.wait()
        process.stderr.close()


def post(connection, name, body):
    """Send a request; return status and answer."""
    connection.request("POST", f"/{name}", body if isinstance(body, str) else json.dumps(body))
    answer = connection.getresponse()
    return answer.status, json.loads(answer.read())


def test_over_http_and_killed_while_a_request_is_under_way(tmp_path, undisturbed):
    path = str(tmp_path / "http.db")
    asked = list(requests())
    answers = []
    for kill in (27, len(asked)):
        with server(path) as (process, connection):
            while len(answers) < kill:
                answers.append(post(connection, *asked[len(answers)]))
            if kill < len(asked):  # no answer is waited for
                connection.request("POST", f"/{asked[kill][0]}", json.dumps(asked[kill][1]))
                time.sleep(0.002)
                process.send_signal(signal.SIGKILL)
                process.wait()
            else:
                connection.request("GET", "/state")
                state = json.loads(connection.getresponse().read())
                refusals = [
                    post(connection, "observe", {"visitor": "nobody", "loss": 0}),
                    post(connection, "observe", {"visitor": "v1", "loss": 2}),
                    post(connection, "observe", {"visitor": "v1", "loss": 0.125}),
                    post(connection, "decide", {"visitor": 7}),
                    post(connection, "decide", "no JSON"),
                ]
        connection.close()
    assert answers == [(200, answer) for answer in undisturbed[0]]
    assert left(path) == undisturbed[1]
    assert state["rounds"] == VISITORS
    assert sum(state["shown"].values()) == VISITORS
    assert [status for status, _ in refusals] == [404, 422, 409, 422, 422]
    assert "visitor: expected one who was decided, received 'nobody'" in refusals[0][1]["error"]


def test_it_learns_and_silence_counts(tmp_path):
    now = [0.0]
    settings = Settings(arms=2, slots=5, rate=0.5, patience=0.01, window=2.0)
    with Service(tmp_path / "learning.db", settings, clock=lambda: now[0]) as service:
        for i in range(300):
            now[0] += 0.5
            found = service.decide(f"v{i}")
            if found["arm"] == 1:
                service.observe(f"v{i}", 0.0)
        shown = service.state()["shown"]
        assert shown["1"] > 4 * shown["0"]  # nobody ever converts on arm 0, and nobody says so
        oldest = [service.visit(f"v{s - 1}")["decided"] for s in service.online.waiting]
        assert all(decided > now[0] - settings.window for decided in oldest)


def test_a_clock_that_was_ahead_hides_nobody(tmp_path):
    now = [0.0]
    settings = Settings(arms=2, slots=50, rate=0.5, patience=1e-9, window=100.0)
    with Service(tmp_path / "clock.db", settings, clock=lambda: now[0]) as service:
        for i in range(20):
            now[0] = 1e9 if i == 3 else float(i)
            service.decide(f"v{i}")
        now[0] = 1e6
        service.decide("late")
        followed = [
            service.visit(f"v{s - 1}")["decided"] for s in service.online.waiting if s <= 20
        ]
        assert followed in ([], [1e9])  # the clock has not yet overtaken that one


def test_the_log_says_what_the_player_learned_from(tmp_path):
    now = [0.0]
    settings = Settings(arms=2, slots=50, rate=0.5, patience=1e-9, window=100.0)
    with Service(tmp_path / "used.db", settings, clock=lambda: now[0]) as service:
        [name] = [f"v{i}" for i in range(30) if service.decide(f"v{i}")["followed"]][:1]
        now[0] = 1000.0
        service.decide("later")
        service.observe(name, 0.0)  # a conversion, after its window
        row = service.visit(name)
        assert (row["used"], row["loss"]) == (1.0, 0.0)


def test_a_failed_write_leaves_the_player_as_the_file(tmp_path):
    with Service(tmp_path / "full.db", SETTINGS) as service:
        for i in range(5):
            service.decide(f"v{i}")
        before = service.online.save()
        service.db.execute(
            "create trigger full before insert on visits begin select raise(abort, 'disk"
            " full'); end"
        )
        with pytest.raises(sqlite3.IntegrityError, match="disk full"):
            service.decide("v5")
        assert service.online.save() == before
        service.db.execute("drop trigger full")
        assert service.decide("v5")["round"] == 6
        with pytest.raises(Refused):
            service.observe("v9", 0.0)


def test_one_process_a_file(tmp_path):
    service = Service(tmp_path / "one.db", SETTINGS)
    service.decide("v0")
    other = sqlite3.connect(tmp_path / "one.db", timeout=0)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("select * from visits").fetchall()
    other.close()
    service.db.close()


def test_the_code_of_the_page(tmp_path, monkeypatch, capsys):
    page = (ROOT / "book" / "service.md").read_text(encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names = {}
    for block in re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL):
        exec(block, names)
    names["service"].db.close()
    assert f"```text\n{capsys.readouterr().out}```" in page
    assert names["delays"][1] == 2**31 - 1
