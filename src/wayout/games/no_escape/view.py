"""What one viewer knows, built up from nothing."""

from typing import TYPE_CHECKING

import msgspec

from wayout.games.no_escape.parts import Abort, Outcome, QuestionKind, Step, Targets, WindowKind
from wayout.games.no_escape.shapes import HAS_STRIP, TILE
from wayout.games.no_escape.slots import WAYS_OF, XY, Slot, Spot, spot_of, way_or_none
from wayout.games.no_escape.state import BRANCH
from wayout.games.no_escape.windows import asked_seats, fitting_aborts
from wayout.kernel.grid import Way
from wayout.kernel.seats import SPECTATOR, Seat, Viewer

if TYPE_CHECKING:
    from wayout.games.no_escape.state import State


class LaidTile(msgspec.Struct, frozen=True):
    """A maze tile on the table. A strip leads to the east of the unturned tile."""

    at: Slot
    tile: str
    rot: int
    strip: bool


class Meeple(msgspec.Struct, frozen=True):
    """Where a seat's meeple stands and faces; nowhere once it is off the board."""

    spot: Spot | None
    heading: Way | None
    came_from: Way | None


class Question(msgspec.Struct, frozen=True):
    """What a seat has to choose."""

    kind: QuestionKind
    seat: Seat
    ways: tuple[Way, ...]
    """Branch: what there is to choose from."""


class AbortWindow(msgspec.Struct, frozen=True):
    """An open window: what this seat has just done may be aborted."""

    kind: WindowKind
    seat: Seat
    eligible: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    """The same, but for the viewer once it has answered: nobody sees which of the others have."""
    answer: str | None
    """The viewer's own sealed answer: an abort, or empty for a pass."""
    fitting: tuple[str, ...]
    """Every kind of tile that aborts this, whoever may hold one."""


class View(msgspec.Struct, frozen=True):
    """How things stand for one viewer."""

    side: str
    seats: int
    in_game: tuple[bool, ...]
    step: Step
    turn: Seat | None
    turns: int
    tiles: tuple[LaidTile, ...]
    """Longest lying first."""
    exits: tuple[tuple[int, int, Way], ...]
    """Every open exit: the empty slot that it leads to, and the way out."""
    meeples: tuple[Meeple, ...]
    green: tuple[int, ...]
    locked: tuple[bool, ...]
    hand: tuple[str, ...] | None
    hand_sizes: tuple[int, ...]
    deck: int
    discard: tuple[str, ...]
    strips: int
    energy_used: bool
    jetpack: bool
    bonus: int
    dice: tuple[int, int] | None
    steps: int
    """What is left of the movement."""
    chain: tuple[Seat, ...]
    """Who is being pushed, from the mover outward."""
    placed: Slot | None
    """Where this turn's maze tile lies."""
    flipped: str | None
    announced: str | None
    targets: Targets | None
    question: Question | None
    window: AbortWindow | None
    stake: WindowKind | None
    """What the window at the bottom of the stack is about."""
    aborts: tuple[Abort, ...]
    """Played and not yet settled, the first one first."""
    traveller: Seat | None
    outcome: Outcome | None
    winners: tuple[Seat, ...]
    pusher_wins: bool
    active_may_counter: bool
    yellow_walkable: bool


def view(state: "State", viewer: Viewer) -> View:
    """NE-3.1: all but the order of the pile, the other hands and the other sealed answers."""
    board = state.board
    return View(
        side=state.side,
        seats=state.seats,
        in_game=tuple(state.in_game),
        step=state.phase,
        turn=seat_or_none(state.turn),
        turns=state.turns,
        tiles=tuple(LaidTile(XY[slot], TILE[code], code & 3, HAS_STRIP[code]) for slot, code in board.tiles()),
        exits=tuple((*XY[slot], way) for slot, way in board.exits()),
        meeples=tuple(
            Meeple(spot_of(place), way_or_none(heading), way_or_none(back))
            for place, heading, back in zip(state.places, state.headings, state.came_from, strict=True)
        ),
        green=tuple(state.green),
        locked=tuple(state.locked),
        hand=None if viewer is SPECTATOR else tuple(state.hands[viewer]),
        hand_sizes=tuple(map(len, state.hands)),
        deck=len(state.deck),
        discard=tuple(state.discard),
        strips=state.strips,
        energy_used=state.energy_used,
        jetpack=state.jetpack,
        bonus=state.bonus,
        dice=state.dice,
        steps=state.steps,
        chain=tuple(state.chain),
        placed=None if state.placed is None else XY[state.placed],
        flipped=state.flipped,
        announced=state.announced,
        targets=state.targets,
        question=question_of(state),
        window=window_for(state, viewer),
        stake=state.stake,
        aborts=tuple(state.aborts),
        traveller=seat_or_none(state.traveller),
        outcome=state.outcome,
        winners=tuple(state.winners),
        pusher_wins=state.pusher_wins,
        active_may_counter=state.active_may_counter,
        yellow_walkable=state.yellow_walkable,
    )


def question_of(state: "State") -> Question | None:
    if state.question is None:
        return None
    ways = WAYS_OF[state.ways] if state.question == BRANCH else ()
    return Question(state.question, state.asked, ways)


def window_for(state: "State", viewer: Viewer) -> AbortWindow | None:
    if state.window is None:
        return None
    eligible = tuple(asked_seats(state))
    answer = None if viewer is SPECTATOR else state.sealed[viewer]
    waiting = eligible if answer is None else tuple(seat for seat in eligible if seat != viewer)
    return AbortWindow(state.window, state.subject, eligible, waiting, answer, fitting_aborts(state, state.window))


def seat_or_none(seat: Seat) -> Seat | None:
    return seat if seat >= 0 else None
