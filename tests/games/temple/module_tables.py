"""One line sets a temple for curses and treasures."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from tests.games.temple.tables import playing, settled
from wayout.games.temple.board import lay, settle
from wayout.games.temple.events import Begun, TempleLaid
from wayout.games.temple.modules.curses.events import CursesShuffled
from wayout.games.temple.modules.curses.verbs import draw_curse
from wayout.games.temple.modules.treasures.events import TreasuresShuffled
from wayout.games.temple.seam import hooks
from wayout.games.temple.setup import blank_state
from wayout.games.temple.state import (
    ADVENTURER,
    BLANK,
    GOLDEN,
    HELD,
    KEY,
    LOCKED,
    LOST,
    TORCH,
    State,
)
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.timers import tick
from wayout.kernel.chance import Chance, NoLuck, Scripted
from wayout.kernel.play import Action, Event, Turn, play
from wayout.kernel.seats import Seat

A, B, C = map(Seat, range(3))
N, E, S, W = range(4)
EAST_OF_START: Final = 1
WEST_OF_START: Final = 2
NOW: Final = 20_000
ALL: Final = "curses,treasures"
BOTH: Final = playing(2, curses=True, treasures=True)
LIES: Final = {
    ".": BLANK,
    "A": ADVENTURER,
    "K": KEY,
    "T": TORCH,
    "G": GOLDEN,
    "B": LOCKED,
    "h": HELD,
    "x": LOST,
}
"""How a test writes a die; what it writes is what `hand` reads."""
THROW: Final = {"A": 0, "K": 2, "T": 3, "G": 4, "B": 5}

Tiles = Mapping[tuple[int, int], tuple[str, int]]


def temple(
    *,
    modules: str = ALL,
    seats: int = 2,
    flanks: tuple[str, str] = ("b07", "b08"),
    tiles: Tiles | None = None,
    pile: Sequence[str] = ("b13", "b11"),
    dice: Mapping[Seat, str] | None = None,
    at: Mapping[Seat, int] | None = None,
    deck: Iterable[str] = (),
    stack: Iterable[str] = (),
    track: str = "none",
) -> State:
    """A temple in which everybody plays since time 0. The first of pile, deck and stack is drawn first."""
    state = blank_state(seats, settled(**dict.fromkeys(modules.split(","), True)))
    state.depot, state.spare = 7, 2
    if "curses" in modules:
        CursesShuffled(tuple(deck)[::-1]).apply(state)
    if "treasures" in modules:
        TreasuresShuffled(tuple(stack)).apply(state)
    made_of = tile_set(state.settings)
    TempleLaid(*flanks, tuple(pile)[::-1], len(pile), track, made_of.first).apply(state)
    for flanked in hooks(state).flanked:
        for chamber in (EAST_OF_START, WEST_OF_START):
            flanked(Turn(state, NoLuck()), chamber)
    for (x, y), (tile, turned) in (tiles or {}).items():
        lay(state, tile, x, y, turned)
    settle(state)
    Begun(0).apply(state)
    for seat, faces in (dice or {}).items():
        show_dice(state, seat, faces)
    for seat, chamber in (at or {}).items():
        state.figures[seat] = chamber * 2
    return state


def show_dice(state: State, seat: Seat, faces: str) -> None:
    for die, face in zip(state.hands[seat], faces, strict=True):
        state.dice[die] = LIES[face]


def hand(state: State, seat: Seat) -> str:
    """The seat's dice in the order of their numbers, written as in `temple`."""
    face_of = {lies: face for face, lies in LIES.items()}
    return "".join(face_of[state.dice[die]] for die in state.hands[seat])


def cursed(state: State, seat: Seat, curse: str) -> State:
    """The same temple after this seat has drawn this curse."""
    state.parts["curses"].deck.append(curse)
    draw_curse(Turn(state, NoLuck()), seat)
    return state


def blessed(state: State, seat: Seat, kind: str) -> int:
    """This seat has claimed a treasure of this kind; returns its number."""
    treasures = state.parts["treasures"]
    tile: int = treasures.laid
    treasures.stack.insert(tile, kind)
    treasures.laid += 1
    treasures.owned[seat].append(tile)
    return tile


def throws(faces: str, *falls: int) -> Scripted:
    """The luck of one roll: what the dice show, then a number below 100 for each that might fall."""
    return Scripted([*(THROW[face] for face in faces), *falls])


def do(state: State, seat: Seat, action: Action[State], luck: Chance | None = None, at: int = NOW) -> list[Event[Any]]:
    return play(state, seat, action, luck or NoLuck(), at).events


def refusal(state: State, seat: Seat, action: Action[State]) -> str | None:
    """Code and rule, or nothing if it is granted."""
    refused = action.check(state, seat)
    return None if refused is None else f"{refused.code} {refused.rule}"


def pass_time(state: State, to: int) -> list[Event[Any]]:
    turn = Turn(state, NoLuck(), to)
    tick(turn)
    return turn.events
