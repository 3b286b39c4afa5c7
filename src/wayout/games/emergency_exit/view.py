"""What one viewer knows, built up from nothing."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from wayout.games.emergency_exit.tiles import FREE
from wayout.kernel.grid import Cell
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

if TYPE_CHECKING:
    from wayout.games.emergency_exit.state import State


Mode: TypeAlias = Literal["race", "together"]
Phase: TypeAlias = Literal["opening", "turn", "poll", "reveal", "over"]
Outcome: TypeAlias = Literal["won", "shared", "last_one", "capped", "escaped", "lost"]
RepeatCopies: TypeAlias = Literal["last_revealed", "last_walked"]
Ties: TypeAlias = Literal["shared", "sudden_death"]


class Top(msgspec.Struct, frozen=True):
    """The tile that lies on the pile, and by how many quarters it is shown turned."""

    tile: int
    rot: int


class Pass(msgspec.Struct, frozen=True):
    """One crossing of one cell by the route: in over one side, out over another."""

    cell: Cell
    into: int
    out: int


class Laid(msgspec.Struct, frozen=True):
    """A tile of the true route: where it lies, how it is turned, and the passes that were walked from it."""

    tile: int
    cell: Cell
    rot: int
    walked: tuple[Pass, ...]


class Group(msgspec.Struct, frozen=True):
    """LOST tiles laid together after `depth` direction tiles."""

    depth: int
    members: tuple[Seat, ...]
    right: bool
    """The first group laid when all were lost already: the one that scores."""


class Reveal(msgspec.Struct, frozen=True):
    """The whole truth of a round, told when it is over."""

    route: tuple[Laid, ...]
    """Up to and with the tile at which the group got lost."""
    rest: tuple[int, ...]
    """The tiles above it, which were not laid out."""
    lost_at: int | None
    reason: str | None
    """opposite, loop, dead_end, or the id of a floor card."""
    lost_cell: Cell | None
    """Where the route failed."""
    groups: tuple[Group, ...]
    points: tuple[int, ...]


class View(msgspec.Struct, frozen=True):
    """How things stand for one viewer."""

    mode: Mode
    phase: Phase
    round: int
    seats: int
    turn: Seat | None
    """Whose turn it is or, in a poll, who is asked."""
    opener: Seat | None
    """Who opened the poll."""
    direction: int
    first: Seat
    scores: tuple[int, ...]
    target: int
    in_game: tuple[bool, ...]
    holds: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[int, ...] | None
    deck: int
    top: Top | None
    """Nothing while the lights are out."""
    dark: bool
    free: bool
    """The next tile may be shown in any rotation."""
    next_rot: int | None
    """The rotation the next tile will be shown in, if it is forced and the lights are on."""
    markers: tuple[Seat, ...]
    """LOST tiles laid since the last direction tile."""
    floor: tuple[str, ...]
    danger: tuple[str, ...]
    danger_mode: bool
    panic: bool
    extra_turn: bool
    ready: tuple[bool, ...]
    """In a reveal: who has pressed on."""
    goal: Cell | None
    """Together: where the exit lies, as seen from the start."""
    level: int
    """Together: how many floor cards beside the first are in force."""
    reveal: Reveal | None
    outcome: Outcome | None
    winners: tuple[Seat, ...]
    repeat_copies: RepeatCopies
    """What a Repeat copies at this table."""
    ties: Ties
    """What several winners at once mean at this table."""


def view(state: "State", viewer: Viewer) -> View:
    """EEO-9: nothing of the pile but its top, and of the hands only the own."""
    lit = not state.dark
    return View(
        mode=state.mode,
        phase=state.phase,
        round=state.round,
        seats=state.seats,
        turn=seat_or_none(state.turn),
        opener=seat_or_none(state.opener),
        direction=state.direction,
        first=state.first,
        scores=tuple(state.scores),
        target=state.target,
        in_game=tuple(state.in_game),
        holds=tuple(state.holds),
        hand_sizes=tuple(map(len, state.hands)),
        hand=None if viewer is SPECTATOR else tuple(state.hands[viewer]),
        deck=len(state.deck),
        top=Top(state.top, state.rot) if lit else None,
        dark=state.dark,
        free=state.heading == FREE,
        next_rot=state.heading if lit and state.heading != FREE else None,
        markers=tuple(state.markers),
        floor=tuple(state.floor_up),
        danger=tuple(state.danger_up),
        danger_mode=state.danger_mode,
        panic=state.panic,
        extra_turn=state.extra_turn,
        ready=tuple(state.ready),
        goal=state.goal,
        level=len(state.floor_up) - 1 if state.mode == "together" else 0,
        reveal=state.reveal,
        outcome=state.outcome,
        winners=tuple(state.winners),
        repeat_copies=state.repeat_copies,
        ties=state.ties,
    )


def views(state: "State", viewers: Sequence[Viewer]) -> list[View]:
    """Only the own hand differs."""
    shared = view(state, SPECTATOR)
    return [shared if viewer is SPECTATOR else replace(shared, hand=tuple(state.hands[viewer])) for viewer in viewers]


def seat_or_none(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None
