"""Where the moving platform goes, and what it waits for (TMP-5.7, A26, A50)."""

from fractions import Fraction
from typing import Final

from wayout.games.temple.board import cell_of, node_at, reach
from wayout.games.temple.building import board_changed, move_chambers
from wayout.games.temple.modules.traps.events import PlatformSettled, PlatformWaits
from wayout.games.temple.modules.traps.part import NO_CHAMBER, part
from wayout.games.temple.state import State
from wayout.kernel.grid import SOUTH, Cell, opposite, step, turned
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat

NORTHWARD: Final = (0, 1)


def send_off(turn: Turn[State], seat: Seat, chamber: int) -> None:
    """It takes its rider to the first fitting entrance, or waits for one."""
    place = destination(turn.state, chamber)
    if place is not None:
        move_chambers(turn, [(chamber, *place)])
    elif is_worth_waiting(turn.state, chamber, (seat,)):
        turn.emit(PlatformWaits(seat, chamber))


def try_again(turn: Turn[State], gone: tuple[Seat, ...] = ()) -> None:
    """After every change of the board, and when somebody is gone."""
    state, chamber = turn.state, part(turn.state).waiting
    if chamber == NO_CHAMBER:
        return
    place = destination(state, chamber)
    if place is not None:
        turn.emit(PlatformSettled(chamber))
        move_chambers(turn, [(chamber, *place)])
    elif not is_worth_waiting(state, chamber, (*riders(state, chamber), *gone)):
        stay(turn, chamber)


def give_up(turn: Turn[State]) -> None:
    """After every arrival: whoever could have helped it may be where no entrance is open."""
    state, chamber = turn.state, part(turn.state).waiting
    if chamber == NO_CHAMBER or destination(state, chamber) is not None:
        return
    if not is_worth_waiting(state, chamber, tuple(riders(state, chamber))):
        stay(turn, chamber)


def stay(turn: Turn[State], chamber: int) -> None:
    """It will not go anywhere, and is a neighbour to those around it from now on."""
    turn.emit(PlatformSettled(chamber))
    board_changed(turn)


def riders(state: State, chamber: int) -> list[Seat]:
    return [seat for seat in state.inside() if part(state).kept[seat] >> 1 == chamber]


def is_worth_waiting(state: State, chamber: int, without: tuple[Seat, ...]) -> bool:
    """A50: only if somebody else inside can help it. There must be something left to discover, and an open entrance for
    it that can be reached without the platform; what is being chosen will be laid in any case."""
    others = [state.figures[seat] for seat in state.inside() if seat not in without]
    if state.reserved:
        return bool(others)
    platform = (2 * chamber, 2 * chamber + 1)
    within = (node for other in others for node in reach(state, other, platform))
    return bool(state.pile) and any(state.gaps[node] for node in within)


def destination(state: State, chamber: int) -> Cell | None:
    """A26: clockwise around the other chambers, the first free place where its stairway meets an open entrance."""
    here, centre = state.chambers[chamber], centre_of(state, chamber)
    away = doubled((here.x, here.y), centre)

    def order(place: Cell) -> tuple[tuple[int, bool, Fraction], int, int, int]:
        x, y = doubled(place, centre)
        return clockwise(away, (x, y)), -(x * x + y * y), place[1], place[0]

    return min(open_places(state, chamber), key=order, default=None)


def open_places(state: State, chamber: int) -> list[Cell]:
    """The free cells in which the stairway of the platform, turned as it is, would meet an open entrance."""
    facing, found = opposite(turned(SOUTH, state.chambers[chamber].turned)), []
    for number in state.cells.values():
        other = state.chambers[number]
        place = step((other.x, other.y), facing)
        is_open = state.gaps[node_at(state, number, facing)] >> facing & 1
        if number != chamber and is_open and cell_of(*place) not in state.reserved:
            found.append(place)
    return found


def centre_of(state: State, chamber: int) -> Cell:
    """The middle of the box around all other chambers, doubled so that it is whole."""
    others = [state.chambers[number] for number in state.cells.values() if number != chamber]
    across, along = [other.x for other in others], [other.y for other in others]
    return min(across) + max(across), min(along) + max(along)


def doubled(place: Cell, centre: Cell) -> Cell:
    """From the centre to there, in halves of a cell."""
    return 2 * place[0] - centre[0], 2 * place[1] - centre[1]


def clockwise(start: Cell, there: Cell) -> tuple[int, bool, Fraction]:
    """Sorts directions by how far one turns clockwise from `start`, exactly. A start in the centre looks north; the
    centre itself comes last."""
    if there == (0, 0):
        return 2, False, Fraction(0)
    x, y = start if start != (0, 0) else NORTHWARD
    ahead, right = x * there[0] + y * there[1], y * there[0] - x * there[1]
    half = 0 if right > 0 or (right == 0 and ahead > 0) else 1
    return half, right != 0, Fraction(-ahead, right) if right else Fraction(0)
