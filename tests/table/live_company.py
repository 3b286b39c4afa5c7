"""People and bots around the bell, and what a client makes of what it is told."""

from typing import Any

import msgspec

from tests.table.bell import GAME, Press, Pressed
from tests.table.company import HOST, Company
from wayout.kernel.codec import encode
from wayout.kernel.play import Action, Event
from wayout.table.messages import Ready, SetBot, SetOptions, SetSeats, SetTimers, Start, Wish

LONG = 1_000_000
"""Milliseconds between two rings, for tests in which none is to come in between."""


class Ring(Company):
    """A table of the bell. Everybody's newest letter is kept up to date from changes, as a client does it."""

    def __init__(self, speed: float = 1.0) -> None:
        self.known: dict[str, dict[str, Any]] = {}
        super().__init__(game="bell", speed=speed)

    def _take(self, batch: Any) -> Any:
        super()._take(batch)
        for mail in batch.mail:
            message = msgspec.json.decode(mail.data)
            if message["type"] == "letter":
                self.known[mail.guest] = message
            elif message["type"] == "change":
                self.known[mail.guest] = applied(self.known[mail.guest], message)
        return batch

    def link(self, guest: str) -> str:
        return f"{guest}'s link"

    def ask(
        self, guest: str, action: Action[Any], id: str | None = None, heard: int | None = None, at: int | None = None
    ) -> None:
        """A wish over the guest's own link."""
        self._asked = getattr(self, "_asked", 0) + 1
        wish = Wish(id or f"a{self._asked}", 0, msgspec.Raw(encode(action)), at)
        self._take(self.table.handle(guest, wish, self.now, self.link(guest), heard))

    def heard(self, guest: str, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.inbox.get(guest, []) if message["type"] == kind]

    @property
    def happened(self) -> list[tuple[int, Event[Any]]]:
        """Everything, with its time on the game's clock."""
        return [(step.at, event) for step in self.steps for event in GAME.codec.events(step.events)]

    def pressed(self, seat: int) -> list[int]:
        return [event.at for _, event in self.happened if isinstance(event, Pressed) and event.seat == seat]


def applied(letter: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """The letter that this change makes of the one before."""
    assert change["match"] == letter["match"]
    assert change["since"] == letter["number"], "a change was missed"
    view = dict(letter["view"])
    for name, value in change["view"].items():
        if name not in change["keyed"]:
            view[name] = value
            continue
        merged, gone = {**view[name], **value}, change.get("gone", {}).get(name, ())
        view[name] = {key: each for key, each in merged.items() if key not in gone}
    told: dict[str, Any] = {
        name: change[name] for name in ("number", "at", "runs", "happened", "may", "asked") if name in change
    }
    return {**letter, **told, "view": view}


def ring(*guests: str, bots: tuple[str, ...] = (), speed: float = 1.0, every: int = LONG, grace: int = 8) -> Ring:
    """The host, these guests and these bots, and the match has begun."""
    company = Ring(speed)
    company.come(HOST)
    company.send(HOST, SetSeats(1 + len(guests) + len(bots)))
    company.come(*guests)
    for guest in guests:
        company.send(guest, Ready(True))
    for number, bot in enumerate(bots):
        company.send(HOST, SetBot(1 + len(guests) + number, bot))
    company.send(HOST, SetOptions({"every": every}))
    company.send(HOST, SetTimers({}, grace))
    for guest in guests:
        company.send(guest, Ready(True))
    company.send(HOST, Start())
    assert company.table.status == "playing", company.refusal(HOST)
    return company


PRESS = Press()
