"""Whoever is through with a maze of the day may have its record; opened here it would be for all to see, who may still
have their try. It is known by what it says of its day, and if somebody cut that out, by the maze."""

from collections.abc import Iterator
from typing import Any

from wayout.kernel.chance import Seeded
from wayout.kernel.codec import UNREADABLE
from wayout.kernel.episode import Recorder, begin
from wayout.kernel.game import Game
from wayout.kernel.play import Event
from wayout.kernel.record import BrokenRecord, Header, Step
from wayout.kernel.seats import SPECTATOR
from wayout.server.problems import Denied
from wayout.table.day import seed_of
from wayout.table.match import ABOUT_DAY


def must_not_be_todays(game: Game[Any, Any], header: Header, steps: list[Step], day_key: bytes, today: str) -> None:
    if says_so(header, today) or lays_out_one_of(openings(game, day_key, today), game, steps):
        raise Denied(409, "day_lasts")


def says_so(header: Header, today: str) -> bool:
    day = header.about.get(ABOUT_DAY)
    date = day.get("date") if isinstance(day, dict) else None
    return isinstance(date, str) and date >= today


def openings(game: Game[Any, Any], day_key: bytes, today: str) -> list[list[Event[Any]]]:
    """How the day's mazes begin, for however many: as far as it is hidden, which is all of their luck."""
    found = []
    for maze in game.mazes:
        luck = seed_of(day_key, today, game.id, maze.id)
        for seats in maze.seats:
            recorder = Recorder()
            begin(game, seats, Seeded(luck), maze.options, [recorder])
            found.append([event for event in events_of(game, recorder.steps) if event.seen_by(SPECTATOR) != event])
    return found


def lays_out_one_of(openings: list[list[Event[Any]]], game: Game[Any, Any], steps: list[Step]) -> bool:
    """All of one, in whatever order and whatever else happens; what was taken back counts, too. Less than all would
    tell whoever guesses the little cards whether they guess right."""
    if not openings:
        return False
    events = list(events_of(game, steps))
    return any(opening and all(event in events for event in opening) for opening in openings)


def events_of(game: Game[Any, Any], steps: list[Step]) -> Iterator[Event[Any]]:
    for step in steps:
        try:
            yield from game.codec.events(step.events)
        except UNREADABLE as error:
            raise BrokenRecord(f"step {step.number}: events") from error
