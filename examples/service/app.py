"""A small web service around `ds.Online`: it decides which arm a visitor sees,
and takes in conversions.

    POST /decide  {"visitor": "v17"}                 which arm the visitor sees, and whether the visitor is followed
    POST /observe {"visitor": "v17", "loss": 0}      a followed visitor has converted (0), or surely will not (1)
    GET  /state                                      how many visitors, who is followed, how often which arm was shown

Everything is in one SQLite file. What a request changes is written in one transaction, the player's
state with it, so that a process that is killed at any moment has either done the whole request or
none of it. Both requests may be sent again: a visitor is decided once, and observed once. A
followed visitor without feedback for `window` seconds counts as lost. The log has the loss that the
player learned from, `used`, beside the one that was observed in the end, `loss`.

    uvicorn --factory examples.service.app:create          the file is conversions.db, or what SERVICE_FILE names
"""  # noqa: E501

import contextlib
import math
import os
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

import delay_scheduling as ds

TABLES = """
create table if not exists state (one integer primary key check (one = 1), saved text not null);
create table if not exists visits (
    round integer primary key, visitor text unique not null, arm integer not null, probability real not null,
    followed integer not null, decided real not null, used real, loss real, observed real);
"""  # noqa: E501


@dataclass(frozen=True)
class Settings:
    """Say what is played: 3 arms, 50 visitors followed at a time, one learning rate for all
    rounds.
    """

    arms: int = 3
    slots: int = 50
    rate: float = 0.03
    patience: float = 0.1
    window: float = 7 * 86_400.0  # seconds
    seed: int = 0

    @property
    def game(self):
        """What `ds.Online` plays. Visitors are released before they are observed if their patience
        runs out.
        """
        rules = ds.Rules(K=self.arms, C=self.slots, preemptive=True)
        return rules, ds.schedulers.Pareto(self.patience), ds.rates.constant(math.inf, self.rate)


class Refused(Exception):
    """A request that cannot be served, with its status and what is wrong."""


class Service:
    """Keep a player and its log in one file.

    Parameters
    ----------
    path : of the SQLite file; it is made if there is none.
    settings : those with which the file was made.
    clock : function that returns the time in seconds.
    """

    def __init__(self, path: str, settings: Settings, clock: Callable[[], float] = time.time):
        self.settings = settings
        self.clock = clock
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.row_factory = sqlite3.Row
        try:
            self.prepare()
            self.load()
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self.db.close()

    def prepare(self) -> None:
        """Say how the file is used, and make its tables if there are none."""
        # a second process on this file would play another game
        self.db.execute("pragma locking_mode = exclusive")
        self.db.execute("pragma journal_mode = wal")
        # an answer is given when its transaction is on the disk
        self.db.execute("pragma synchronous = full")
        self.db.executescript(TABLES)

    def load(self) -> None:
        """Take the player from the file, or begin."""
        row = self.db.execute("select saved from state").fetchone()
        game = self.settings.game
        self.online = (
            ds.Online.restore(row["saved"], *game)
            if row
            else ds.Online(*game, seed=self.settings.seed)
        )

    @contextlib.contextmanager
    def transaction(self):
        """Write what is done inside, and the player's state, or nothing;
        then the player is taken from the file.
        """
        self.db.execute("begin immediate")
        try:
            yield
            self.db.execute("insert or replace into state values (1, ?)", (self.online.save(),))
            self.db.execute("commit")
        except BaseException:
            if self.db.in_transaction:
                self.db.execute("rollback")
            self.load()
            raise

    def visit(self, visitor: str) -> sqlite3.Row | None:
        """Return the row of a visitor."""
        return self.db.execute("select * from visits where visitor = ?", (visitor,)).fetchone()

    def decide(self, visitor: str) -> dict:
        """Begin a round for a visitor, or repeat what was decided."""
        if not self.visit(visitor):
            with self.transaction():
                now = self.clock()
                if self.online.t:
                    self.silence(now - self.settings.window)
                    self.online.tick()
                move = self.online.ask()
                row = (move.round, visitor, move.arm, move.probability, move.track, now)
                self.db.execute(
                    "insert into visits values (?, ?, ?, ?, ?, ?, null, null, null)", row
                )
        row = self.visit(visitor)
        return {"round": row["round"], "arm": row["arm"], "followed": bool(row["followed"])}

    def silence(self, before: float) -> None:
        """Count followed visitors who were decided before this time as lost.

        All who are followed are looked at: a clock that was once ahead must not hide those who came
        after.
        """
        for s in tuple(self.online.waiting):
            (decided,) = self.db.execute(
                "select decided from visits where round = ?", (s,)
            ).fetchone()
            if decided <= before:
                self.tell(s, 1.0)

    def tell(self, s: int, loss: float) -> None:
        """Give the player the loss of a followed round, and write down that it was used."""
        self.online.tell(s, loss)
        self.db.execute("update visits set used = ? where round = ?", (loss, s))

    def observe(self, visitor: str, loss: float) -> dict:
        """Take in the loss of a visitor, once. What comes for one who is not followed is kept,
        and not learned from.
        """
        row = self.visit(visitor)
        if row is None:
            raise Refused(404, f"visitor: expected one who was decided, received {visitor!r}")
        if row["loss"] is None:
            with self.transaction():
                if row["round"] in self.online.waiting:
                    self.tell(row["round"], loss)
                values = loss, self.clock(), row["round"]
                self.db.execute("update visits set loss = ?, observed = ? where round = ?", values)
        elif row["loss"] != loss:
            raise Refused(
                409, f"loss: expected {row['loss']}, which was observed before, received {loss}"
            )
        return {"round": row["round"], "loss": loss}

    def state(self) -> dict:
        """Return numbers for people who look after the service."""
        shown = self.db.execute(
            "select arm, count(*) from visits group by arm order by arm"
        ).fetchall()
        shown = {str(arm): count for arm, count in shown}
        return {"rounds": self.online.t, "followed": list(self.online.waiting), "shown": shown}


def field(body: object, name: str, kind: type | tuple) -> object:
    """Return an entry of a request, or refuse."""
    value = body.get(name) if isinstance(body, dict) else None
    if (
        not isinstance(value, kind)
        or isinstance(value, bool)
        or (name == "loss" and not 0 <= value <= 1)
    ):
        raise Refused(
            422,
            f"{name}: expected {'a text' if kind is str else 'a number in [0, 1]'}, received"
            f" {value!r}",
        )
    return value


def create(path: str | None = None, settings: Settings | None = None) -> Starlette:
    """Return the application. Requests are served one after another: the game has one next
    round.
    """
    service = Service(
        path or os.environ.get("SERVICE_FILE", "conversions.db"), settings or Settings()
    )

    async def decide(request: Request) -> JSONResponse:
        return JSONResponse(service.decide(field(await request.json(), "visitor", str)))

    async def observe(request: Request) -> JSONResponse:
        body = await request.json()
        return JSONResponse(
            service.observe(field(body, "visitor", str), float(field(body, "loss", (int, float))))
        )

    async def state(request: Request) -> JSONResponse:
        return JSONResponse(service.state())

    async def refused(request: Request, error: Refused) -> JSONResponse:
        status, words = error.args
        return JSONResponse({"error": words}, status)

    async def unreadable(request: Request, error: ValueError) -> JSONResponse:
        return JSONResponse({"error": str(error)}, 422)

    routes = [
        Route("/decide", decide, methods=["POST"]),
        Route("/observe", observe, methods=["POST"]),
    ]
    handlers = {Refused: refused, ValueError: unreadable}

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette):
        with service:
            yield

    return Starlette(
        routes=[*routes, Route("/state", state)], exception_handlers=handlers, lifespan=lifespan
    )
