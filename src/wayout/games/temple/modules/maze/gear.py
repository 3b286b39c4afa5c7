"""The Gear: two torches there slide a row or a column of the temple by one place (TMP-5.13)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.actions.moving import Side
from wayout.games.temple.board import cell_of, lies
from wayout.games.temple.building import move_chambers
from wayout.games.temple.dice import blank, can_pay, cannot_pay, pay
from wayout.games.temple.modules.maze.numbers import GEAR, GEAR_COST, NUMBERS
from wayout.games.temple.seam import Deed, forbidden, priced
from wayout.games.temple.state import State
from wayout.games.temple.tiles import Cost
from wayout.kernel.grid import EAST, NORTH, SOUTH, STEPS, WEST, Way
from wayout.kernel.play import Action, PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

TURN_GEAR: Final = "turn_gear"
"""The deed."""
ALONG_ROWS: Final = (EAST, WEST)
ALONG_COLUMNS: Final = (NORTH, SOUTH)
Place = tuple[int, int, int]
"""A chamber with its x and y."""
COLUMN, ROW = 1, 2
"""Where a place says in which it lies."""


class GearTurned(PublicEvent[State], frozen=True):
    """A row or a column slides."""

    news: ClassVar[bool] = True
    seat: Seat
    side: Way
    paid: tuple[int, ...]
    at: int

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        state.last_act[self.seat] = self.at

    @property
    def variant(self) -> str:
        return "row" if self.side in ALONG_ROWS else "column"


class TurnGear(Doing, frozen=True):
    """Slide the row or the column of a chamber towards a side: east and west are for rows."""

    node: int
    side: Side
    pay: tuple[int, ...] = ()

    def check(self, state: State, seat: Seat) -> Refusal | None:
        refusal = kept_from(state, seat, TURN_GEAR, state.figures[seat], self.pay)
        if refusal is not None:
            return refusal
        if state.chambers[state.figures[seat] >> 1].tile != GEAR:
            return because("not_at_the_gear", rule="TMP-5.13")
        if not lies(state, self.node >> 1):
            return because("no_such_chamber", rule="TMP-5.13", node=self.node)
        refusal = cannot_slide(state, slid(lying(state), self.node >> 1, self.side))
        return refusal or cannot_pay(state, seat, gear_cost(state, seat, self.pay), self.pay)

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(TURN_GEAR, seat, state.figures[seat], self.pay)

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        state = turn.state
        paid = pay(turn, seat, gear_cost(state, seat, self.pay), self.pay)
        places = slid(lying(state), self.node >> 1, self.side)
        turn.emit(GearTurned(seat, self.side, paid, turn.at))
        move_chambers(turn, places)


def gear_cost(state: State, seat: Seat, dice: tuple[int, ...] = ()) -> Cost:
    return priced(state, seat, TURN_GEAR, GEAR_COST, state.figures[seat], dice)


def lying(state: State) -> list[Place]:
    chambers = state.chambers
    return [(number, chambers[number].x, chambers[number].y) for number in sorted(state.cells.values())]


def slid(places: Sequence[Place], chamber: int, side: Way) -> list[Place]:
    """Where the chambers of this one's row or column lie when they have slid towards that side."""
    dx, dy = STEPS[side]
    along = ROW if side in ALONG_ROWS else COLUMN
    line = next(place[along] for place in places if place[0] == chamber)
    return [(number, x + dx, y + dy) for number, x, y in places if (number, x, y)[along] == line]


def cannot_slide(state: State, places: list[Place]) -> Refusal | None:
    """TMP-5.13: what somebody is choosing keeps its cell and the chamber beside it."""
    opened = {reserved.opening.node >> 1 for reserved in state.reserved.values()}
    for number, x, y in places:
        if number in opened or cell_of(x, y) in state.reserved:
            return because("somebody_chooses", rule="TMP-5.13", chamber=number)
        if max(abs(x), abs(y)) > NUMBERS.farthest:
            return because("too_far_out", rule="TMP-5.13", most=NUMBERS.farthest)
    return None


def lines(places: Iterable[Place]) -> Iterator[tuple[int, Way]]:
    """Every row and every column with both of its directions, each named by its oldest chamber."""
    rows: dict[int, int] = {}
    columns: dict[int, int] = {}
    for number, x, y in places:
        rows.setdefault(y, number)
        columns.setdefault(x, number)
    yield from ((number, side) for number in rows.values() for side in ALONG_ROWS)
    yield from ((number, side) for number in columns.values() for side in ALONG_COLUMNS)


def may_turn(state: State, seat: Seat) -> Iterable[Action[State]]:
    node = state.figures[seat]
    if node < 0 or state.chambers[node >> 1].tile != GEAR or forbidden(state, seat, TURN_GEAR, node) is not None:
        return []
    if not can_pay(state, seat, gear_cost(state, seat)):
        return []
    places = lying(state)
    return [
        TurnGear(number * 2, side)
        for number, side in lines(places)
        if cannot_slide(state, slid(places, number, side)) is None
    ]


def thinkable_turns(state: State, seat: Seat) -> Iterable[Action[State]]:
    return [TurnGear(number * 2, side) for number, side in lines(lying(state))]
