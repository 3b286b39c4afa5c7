"""Two tables at which the same is done, and whose truths differ only in what one viewer does not know."""

from dataclasses import dataclass
from typing import Any, Final

from tests.games.room25.at_the_table import EVA, PEOPLE, table_from, truth
from tests.table.company import Company
from wayout.games.room25 import GAME
from wayout.games.room25.actions import ClaimColour, RevealRole
from wayout.games.room25.memory import Memory
from wayout.games.room25.parts import Colour
from wayout.games.room25.state import State
from wayout.games.room25.view import View
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.letter import Letter
from wayout.kernel.play import Action
from wayout.kernel.seats import SPECTATOR, Seat, Viewer
from wayout.table.messages import TakeBack

OPENS: Final[dict[str, frozenset[str]]] = {
    "turned_up": frozenset({"room"}),
    "looked": frozenset({"room"}),
    "card_drawn": frozenset({"card"}),
    "token_revealed": frozenset({"token"}),
    "programs_laid": frozenset({"counts", "committed"}),
    "robot_placed": frozenset({"robot"}),
    "roles_shown": frozenset({"group", "roles"}),
    "game_ended": frozenset({"outcome", "winners", "roles"}),
}
"""What shows to a viewer what was hidden from it, and in which of its words."""
COLOURS: Final[tuple[Colour, ...]] = ("red", "green")
ENDS: Final = ("escaped", "game_ended", "roles_shown")
"""What happens in one truth alone, and says so."""


def guest_of(viewer: Viewer) -> str:
    return EVA if viewer is SPECTATOR else PEOPLE[viewer]


@dataclass
class Worlds:
    """A viewer, the truth, and another one that looks the same to it."""

    viewer: Viewer
    one: Company
    other: Company

    @property
    def both(self) -> tuple[Company, Company]:
        return self.one, self.other

    @property
    def differ(self) -> bool:
        """Has the viewer seen that the truths differ?"""
        return self.mail(self.one) != self.mail(self.other)

    def mail(self, company: Company) -> list[Any]:
        """All that came to the viewer, in order: content, numbers, stamps and clocks. That it is over is told twice."""
        return [message for message in company.inbox.get(guest_of(self.viewer), []) if message.get("status") != "over"]

    def choices(self, seat: Seat) -> list[Action[State]]:
        """What this seat may do in either truth."""
        here, there = (GAME.legal(truth(company), seat) for company in self.both)
        return [action for action in here if action in there]

    def wish(self, seat: Seat, action: Action[State], id: str) -> None:
        for company in self.both:
            company.wish(PEOPLE[seat], action, id=id)

    def take_back(self, seat: Seat, id: str) -> None:
        for company in self.both:
            company.send(PEOPLE[seat], TakeBack(id))

    def wait(self, milliseconds: int) -> None:
        for company in self.both:
            company.wait(milliseconds)


def worlds(state: State, viewer: Viewer, luck: Seeded, **how: Any) -> Worlds:
    other = GAME.imagine(GAME.view(state, viewer), viewer, luck)
    return Worlds(viewer, table_from(state, **how), table_from(other, **how))


def leak(pair: Worlds) -> str | None:
    """How the viewer could tell the truths apart other than by being shown what was hidden."""
    here, there = pair.mail(pair.one), pair.mail(pair.other)
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        if one != other:
            return None if is_shown(one, other) else f"message {number}: {difference(one, other)}"
    return None if len(here) == len(there) else f"{len(here)} messages and {len(there)}"


def is_shown(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Both letters come at the same time, and the first thing in which they differ is something that is turned up; or
    it is over, and everything is shown."""
    if any(one.get(key) != other.get(key) for key in ("type", "number", "at")):
        return False
    for event, instead in zip(one["happened"], other["happened"], strict=False):
        if event != instead:
            return opens(event, instead)
    return one["view"]["outcome"] is not None


def opens(event: dict[str, Any], instead: dict[str, Any]) -> bool:
    if event["type"] != instead["type"]:
        return event["type"] in ENDS or instead["type"] in ENDS
    differing = {key for key in event.keys() | instead.keys() if event.get(key) != instead.get(key)}
    return differing <= OPENS.get(event["type"], frozenset())


def difference(one: Any, other: Any, at: str = "") -> str:
    """Where two messages differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{at}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (first, second) in enumerate(zip(one, other, strict=True)):
            if first != second:
                return difference(first, second, f"{at}[{number}]")
    return f"{at}: {one} and {other}"


def anything(pair: Worlds, luck: Seeded, id: str) -> None:
    """Somebody who is asked answers; now and then somebody claims a colour, changes a program, or takes one back."""
    state = truth(pair.one)
    seats = [Seat(seat) for seat in range(state.seats)]
    what = luck.below(20)
    if what == 0:
        pair.wish(luck.pick(seats), ClaimColour(luck.below(25), luck.pick(COLOURS)), id)
    elif what == 1:
        pair.take_back(luck.pick(seats), id)
    elif what == 2:
        pair.wait(1_000 * luck.below(40))
    else:
        willing = seats if what < 6 else list(GAME.asked(state))
        seat = luck.pick(willing)
        choices = [action for action in pair.choices(seat) if not isinstance(action, RevealRole) or luck.odds(0.3)]
        if choices:
            pair.wish(seat, luck.pick(choices), id)


class Puppet:
    """A bot that acts by its luck and by what everybody sees alone, so that all that can differ is its time."""

    def __init__(self, seat: Seat, chance: Chance) -> None:
        self._seat = seat
        self._luck = chance

    def remember(self, memory: Memory) -> None:
        """It does not care."""

    def read(self, letter: Letter) -> None:
        """It does not care."""

    def answer(self, letter: Letter) -> Action[State]:
        view: View = letter.view
        closed = [cell for cell, room in enumerate(view.rooms) if room.room is None]
        said = [claim for claim in view.claims if (claim.seat, claim.round) == (self._seat, view.round)]
        if self._luck.odds(0.3) and closed and len(said) < 2 and not view.jammed:
            return ClaimColour(self._luck.pick(closed), COLOURS[len(said)])
        return self._luck.pick([action for action in letter.may if not isinstance(action, RevealRole)])
