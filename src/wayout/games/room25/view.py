"""What one viewer knows, built up from nothing (R25-4.13)."""

from collections import Counter
from typing import Final, Literal, TypeAlias

import msgspec

from wayout.games.room25.cells import CELLS, Cell
from wayout.games.room25.in_force import is_jammed
from wayout.games.room25.losing import Reasons, doomed, forbidden, why_lost
from wayout.games.room25.parts import (
    NOTHING,
    NOWHERE,
    Adrenaline,
    Claim,
    Death,
    Look,
    Phase,
    Question,
    Role,
    Rules,
    Sighting,
    Tile,
    Token,
    Who,
)
from wayout.games.room25.state import IN_HAND, State
from wayout.games.room25.tasks import Task
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

CHOICES: Final = ("free", "adrenaline")
"""Moments in which an action is chosen."""
Home: TypeAlias = Cell | Literal["hidden"] | None
"""Where a robot comes from: an open room, one that nobody has found, or none."""


class RoomView(msgspec.Struct, frozen=True):
    """What lies on one cell."""

    tile: Tile
    """The same room keeps its number wherever it goes."""
    room: str | None
    """Nothing: face down."""
    barred: bool
    locked: bool
    axis: Literal["h", "v"] | None
    note: str | None
    """R25-D12, assist only: what this viewer has looked at."""


class ProgramView(msgspec.Struct, frozen=True):
    """One's own program."""

    first: Token | None
    second: Token | None
    floating: Token | None
    aim: str | None
    adrenaline: bool


class FigureView(msgspec.Struct, frozen=True):
    """One character in the game."""

    who: Who
    seat: Seat
    side: int
    alive: bool
    cell: Cell | None
    role: Role | None
    shown: bool
    """Does everybody know the role?"""
    lost: tuple[Token, ...]
    adrenaline: Adrenaline
    """That it is committed shows when all are ready."""
    recovered: bool
    """The adrenaline has come back this round, and can be used from the next one on."""
    hidden: bool
    empties: int
    reminder: Cell | None
    reminder_in_hand: bool
    ready: bool
    """Has programmed while others may not have."""
    slots: tuple[bool, bool, bool]
    """Does a token lie in the first slot, the second, between both? Shows when all are ready."""
    program: ProgramView | None
    used: tuple[Token, ...]
    passed: bool
    free: bool
    pile: tuple[Token, ...] | None
    """What paranoia has yet to deal, in no order."""
    trap: Literal["set", "armed"] | None
    drowns: int | None
    """At the end of which round, unless it leaves."""
    cold: bool
    sits_out: bool


class View(msgspec.Struct, frozen=True):
    rules: Rules
    seats: int
    in_game: tuple[bool, ...]
    phase: Phase
    round: int
    left: int
    going: int
    place: int
    order: tuple[Who, ...]
    turn: Who
    casting: tuple[Seat, ...]
    undecided: tuple[Seat, ...]
    deciding: tuple[Who, ...]
    figures: tuple[FigureView, ...]
    rooms: tuple[RoomView, ...]
    hidden: dict[str, int]
    """Which rooms lie face down, and how many of each."""
    robots: tuple[Cell | None, ...]
    homes: tuple[Home, ...]
    free_locks: int
    arrows: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    drawn: tuple[int, ...]
    in_view: tuple[int, ...]
    question: Question | None
    todo: tuple[Task, ...]
    ordered: tuple[Tile, ...]
    key_done: bool
    graveyard: tuple[Who, ...]
    """Who is dead now."""
    deaths: tuple[Death, ...]
    """Every one so far."""
    jammed: bool
    hopeless: dict[Who, Reasons]
    """By own character, and why: while it plans, what its room forbids; while it chooses an action, all that would be
    lost now; while it plays one, that one."""
    looked: tuple[Look, ...]
    claims: tuple[Claim, ...]
    sightings: tuple[Sighting, ...]
    """Who had looked at what, once it is over."""
    outcome: str | None
    winners: tuple[Seat, ...]


def view(state: State, viewer: Viewer) -> View:
    return View(
        rules=state.rules,
        seats=state.seats,
        in_game=tuple(state.in_game),
        phase=state.phase,
        round=state.round,
        left=state.left,
        going=state.going,
        place=state.place,
        order=tuple(state.order),
        turn=state.turn,
        casting=tuple(state.casting),
        undecided=tuple(state.undecided),
        deciding=tuple(state.deciding),
        figures=tuple(figure(state, who, viewer) for who in sorted(state.order)),
        rooms=tuple(room(state, cell, viewer) for cell in CELLS),
        hidden=face_down_rooms(state),
        robots=tuple(cell_or_none(state, tile) for tile in state.robots),
        homes=tuple(home(state, tile) for tile in state.homes),
        free_locks=state.free_locks,
        arrows=tuple(state.arrows),
        deck=len(state.deck),
        discard=tuple(state.discard),
        drawn=tuple(state.drawn),
        in_view=tuple(state.in_view),
        question=state.question,
        todo=tuple(state.todo),
        ordered=tuple(state.ordered),
        key_done=state.key_done,
        graveyard=tuple(state.graveyard),
        deaths=tuple(state.deaths),
        jammed=is_jammed(state),
        hopeless=hopeless(state, viewer),
        looked=() if viewer is SPECTATOR else tuple(state.looked[viewer]),
        claims=tuple(state.claims),
        sightings=() if state.outcome is None else tuple(state.sightings),
        outcome=state.outcome,
        winners=tuple(state.winners),
    )


def hopeless(state: State, viewer: Viewer) -> dict[Who, Reasons]:
    question = state.question
    if question is None:
        return {who: forbidden(state, who) for who in state.deciding if state.owner[who] == viewer}
    if state.owner[question.who] != viewer:
        return {}
    if question.family == "moment":
        return {question.who: doomed(state, question.who)} if question.id in CHOICES else {}
    if question.options != (NOTHING,):
        return {}
    token: Token = question.id  # type: ignore[assignment]
    return {question.who: {token: why_lost(token, state, question.who)}}


def face_down_rooms(state: State) -> dict[str, int]:
    lying = Counter(kind for tile, kind in enumerate(state.kinds) if not is_open(state, tile))
    return dict(sorted(lying.items()))


def is_open(state: State, tile: Tile) -> bool:
    """Once it is over, every room is shown."""
    return state.face_up[tile] or state.outcome is not None


def room(state: State, cell: Cell, viewer: Viewer) -> RoomView:
    tile = state.grid[cell]
    up = is_open(state, tile)
    knows = state.rules.assist and viewer is not SPECTATOR and tile in state.known[viewer]
    kind, axis = state.kinds[tile], state.axes[tile]
    return RoomView(
        tile=tile,
        room=kind if up else None,
        barred=state.barred[tile],
        locked=state.locked[tile],
        axis=axis or None,
        note=kind if knows and not up else None,
    )


def figure(state: State, who: Who, viewer: Viewer) -> FigureView:
    own = state.owner[who] == viewer
    laid = state.phase != "program"
    adrenaline = state.adrenaline[who]
    reminder = state.reminder[who]
    return FigureView(
        who=who,
        seat=state.owner[who],
        side=state.side[who],
        alive=state.alive[who],
        cell=cell_or_none(state, state.at[who]),
        role=state.roles[who] if own or state.shown[who] else None,
        shown=state.shown[who],
        lost=state.lost[who],
        adrenaline="ready" if adrenaline == "committed" and not (own or laid) else adrenaline,
        recovered=state.recovered[who],
        hidden=state.hidden[who],
        empties=state.empties[who],
        reminder=None if reminder == IN_HAND else state.cell_of[reminder],
        reminder_in_hand=reminder == IN_HAND,
        ready=who in state.deciding and who not in state.waiting,
        slots=slots(state, who) if own or laid else (False, False, False),
        program=program(state, who) if own else None,
        used=state.used[who],
        passed=state.passed[who],
        free=state.free[who],
        pile=None if (pile := state.pile[who]) is None else tuple(sorted(pile)),
        trap=trap(state, who),
        drowns=None if state.flood[who] == NOWHERE else state.flood_round[who],
        cold=state.cold[who],
        sits_out=state.sits_out[who],
    )


def trap(state: State, who: Who) -> Literal["set", "armed"] | None:
    if state.trap[who] == NOWHERE:
        return None
    return "armed" if state.armed[who] else "set"


def program(state: State, who: Who) -> ProgramView:
    committed = state.adrenaline[who] == "committed"
    return ProgramView(state.first[who], state.second[who], state.floating[who], state.aim[who], committed)


def slots(state: State, who: Who) -> tuple[bool, bool, bool]:
    return (state.first[who] is not None, state.second[who] is not None, state.floating[who] is not None)


def home(state: State, tile: Tile) -> Home:
    if tile == NOWHERE:
        return None
    return state.cell_of[tile] if is_open(state, tile) else "hidden"


def cell_or_none(state: State, tile: Tile) -> Cell | None:
    return None if tile == NOWHERE else state.cell_of[tile]
