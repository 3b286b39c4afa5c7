"""A table with its store and its sockets, as the tests see it: all that was kept, and all that was told."""

from collections.abc import Iterable
from itertools import count
from typing import Any

import msgspec

from tests.table.bell import GAME as BELL
from tests.table.climb import GAME
from tests.table.plot import GAME as PLOT
from wayout.kernel.codec import encode
from wayout.kernel.game import Game
from wayout.kernel.play import Action
from wayout.kernel.record import Step, read_step
from wayout.store.rows import (
    GuestSaved,
    KeptMatch,
    MatchBegun,
    MatchEnded,
    PlayersChanged,
    Row,
    SnapshotTaken,
    StepKept,
    TableSaved,
)
from wayout.store.statements import EARLIER
from wayout.table.house import Guest, House
from wayout.table.messages import ClientMessage, Ready, SetBot, SetSeats, SetTimers, Start, Wish
from wayout.table.post import Batch, Mail, Post
from wayout.table.table import Table, match_of

HOST, BEN, CAT, DAN = "host", "ben", "cat", "dan"
START = 1_700_000_000_000


class Shelf:
    """What a store would have."""

    def __init__(self) -> None:
        self.guests: dict[str, Guest] = {}
        self.tables: dict[str, TableSaved] = {}
        self.begun: dict[str, MatchBegun] = {}
        self.ended: dict[str, bytes] = {}
        self.steps: dict[str, dict[int, bytes]] = {}
        self.passing: set[tuple[str, int]] = set()
        self.snapshots: dict[str, SnapshotTaken] = {}

    def keep(self, rows: Iterable[Row]) -> None:
        for row in rows:
            match row:
                case TableSaved():
                    before = self.tables.get(row.code)
                    assert row.version == 1 + (0 if before is None else before.version), "overtaken"
                    self.tables[row.code] = row
                case MatchBegun():
                    self.begun[row.match] = row
                    self.steps[row.match] = {}
                case PlayersChanged():
                    self.begun[row.match] = msgspec.structs.replace(self.begun[row.match], header=row.header)
                case StepKept():
                    assert row.number == len(self.steps[row.match]), "the log is the arbiter"
                    self.steps[row.match][row.number] = row.line
                    if row.passing:
                        self.passing.add((row.match, row.number))
                case SnapshotTaken():
                    self.snapshots[row.match] = row
                case MatchEnded():
                    self.ended[row.match] = row.result
                case GuestSaved():
                    self.guests[row.guest] = msgspec.json.decode(row.document, type=Guest)

    def kept(self, match: str | None) -> KeptMatch | None:
        if match is None:
            return None
        begun, snapshot = self.begun[match], self.snapshots.get(match)
        since = -1 if snapshot is None else snapshot.number
        lines = [line for number, line in self.steps[match].items() if number > since]
        before = [number for number in self.steps[match] if number <= since and (match, number) not in self.passing]
        earlier = [self.steps[match][number] for number in before[-EARLIER:]]
        return KeptMatch(match, begun.code, begun.header, self.ended.get(match), snapshot, lines, earlier)

    def step_rows(self, match: str) -> list[Row]:
        return [StepKept(match, number, line) for number, line in self.steps[match].items()]

    def read_steps(self, match: str) -> list[Step]:
        return [read_step(line) for line in self.steps[match].values()]


def house(pace: float = 0.0, speed: float = 1.0) -> House:
    ids, seeds = count(1), count(1)
    games: dict[str, Game[Any, Any]] = {"climb": GAME, "bell": BELL, "plot": PLOT}
    return House(games, lambda: f"match-{next(ids)}", lambda: next(seeds), pace, speed)


class Company:
    """Drives one table. Every batch is kept before it is told."""

    def __init__(
        self,
        pace: float = 0.0,
        table: tuple[Table, Batch] | None = None,
        own: House | None = None,
        game: str = "climb",
        speed: float = 1.0,
    ) -> None:
        self.house = own or house(pace, speed)
        self.now = START
        self.shelf = Shelf()
        self.inbox: dict[str, list[dict[str, Any]]] = {}
        self.batch = Batch([], [], [])
        self._wishes = count(1)
        made = table or Table.create("ABCD", game, Guest(HOST, "Hanna", 0), self.now, self.house)
        self.table = made[0]
        self._take(made[1])

    def _take(self, batch: Batch) -> Batch:
        self.batch = batch
        self.shelf.keep(batch.rows)
        for mail in batch.mail:
            self.inbox.setdefault(mail.guest, []).append(opened(mail))
        return batch

    # What people do

    def come(self, *guests: str, link: str = "") -> Batch:
        for guest in guests:
            self._take(self.table.connect(Guest(guest, guest.capitalize()), link or f"{guest}'s link", self.now))
        return self.batch

    def go(self, guest: str, link: str = "") -> Batch:
        return self._take(self.table.disconnect(guest, link or f"{guest}'s link", self.now))

    def send(self, guest: str, message: ClientMessage) -> Batch:
        return self._take(self.table.handle(guest, message, self.now))

    def wish(self, guest: str, action: Action[Any], id: str | None = None, number: int | None = None) -> Batch:
        answers = self.letter(guest)["number"] if number is None else number
        return self.send(guest, Wish(id or f"w{next(self._wishes)}", answers, msgspec.Raw(encode(action))))

    def wait(self, milliseconds: int) -> None:
        """Time passes; the table is woken whenever it asked for it."""
        until = self.now + milliseconds
        for _ in range(1000):
            due = self.table.next_wake
            if due is None or due > until:
                break
            self.now = max(self.now, due)
            self._take(self.table.wake(self.now))
        else:
            raise AssertionError("the table never sleeps")
        self.now = until

    def restart(self) -> None:
        """Killed and loaded from what was kept."""
        saved = self.shelf.tables["ABCD"]
        kept = self.shelf.kept(match_of(saved.document))
        self.table = Table.load(saved.document, kept, self.now, self.house)

    # What they see

    def told(self, guest: str, kind: str | None = None) -> list[dict[str, Any]]:
        """What the last batch told this guest."""
        mail = [opened(mail) for mail in self.batch.mail if mail.guest == guest]
        return [message for message in mail if kind is None or message["type"] == kind]

    def refusal(self, guest: str) -> str | None:
        codes = [message["code"] for message in self.told(guest, "refused")]
        return codes[0] if codes else None

    def guest(self, guest_id: str) -> Guest | None:
        return next((guest for guest in self.table.guests if guest.id == guest_id), None)

    def around(self, guest: str = HOST) -> dict[str, Any]:
        return self._now(guest, "around")

    def letter(self, guest: str = HOST) -> dict[str, Any]:
        return self._now(guest, "letter")

    def chat(self, guest: str = HOST) -> dict[str, Any]:
        return self._now(guest, "chat")

    def _now(self, guest: str, kind: str) -> dict[str, Any]:
        """As things stand, without asking the table."""
        told = self.table._chat_and_letter(Post(), guest, self.now, None, None)
        told.append(self.table._around_mail(guest, None, self.now))
        return next(opened(mail) for mail in told if mail.kind == kind)

    @property
    def number(self) -> int:
        number: int = self.letter()["number"]
        return number

    @property
    def view(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.letter()["view"]
        return seen

    @property
    def steps(self) -> list[Step]:
        assert self.table.match is not None
        return self.shelf.read_steps(self.table.match)


def opened(mail: Mail) -> dict[str, Any]:
    message: dict[str, Any] = msgspec.json.decode(mail.data)
    assert message["type"] == mail.kind
    return message


def gathered(*guests: str, bots: int = 0, pace: float = 0.0, **timers: int) -> Company:
    """The host and these guests in their seats, all ready, bots in the seats after them."""
    company = Company(pace)
    company.come(HOST)
    company.send(HOST, SetSeats(1 + len(guests) + bots))
    company.come(*guests)
    for guest in guests:
        company.send(guest, Ready(True))
    for number in range(bots):
        company.send(HOST, SetBot(1 + len(guests) + number, "climber"))
    if timers:
        grace = timers.pop("grace", 30)
        company.send(HOST, SetTimers(timers, grace))
    return company


def playing(*guests: str, bots: int = 0, pace: float = 0.0, **timers: int) -> Company:
    company = gathered(*guests, bots=bots, pace=pace, **timers)
    company.send(HOST, Start())
    assert company.table.status == "playing", company.refusal(HOST)
    return company
