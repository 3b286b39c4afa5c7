"""Temples with the Maze, as they are really opened, and deeds that are held to their records."""

from typing import Any

from tests.games.temple.module_tables import NOW, blessed, cursed
from tests.games.temple.tables import settled
from wayout.games.temple import GAME
from wayout.games.temple.building import move_chambers
from wayout.games.temple.events import Begun
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Chance, NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Value
from wayout.kernel.play import Action, Event, Turn, play, replay
from wayout.kernel.seats import Seat, viewers

LUCKY = 181
"""With this seed chambers with doors on every side lie beside the start."""


def maze(*top: str, seats: int = 2, **options: Value) -> State:
    """A temple that has just begun; these tiles are on top of the pile, the first of them first."""
    chosen: dict[str, Value] = {"maze": True, "curses": True, "treasures": True, "clock": "track_1", **options}
    state = GAME.first_state(seats, settled(**chosen))
    GAME.open(Turn(state, Seeded(LUCKY)))
    assert [chamber.tile[1:] for chamber in state.chambers[1:]] == ["07", "08"]
    Begun(0).apply(state)
    for tile in reversed(top):
        state.pile.remove(tile)
        state.pile.append(tile)
    return state


def act(state: State, seat: Seat, action: Action[State], at: int = NOW, luck: Chance | None = None) -> list[Event[Any]]:
    """Play it; its record gives the same again, nothing is wrong afterwards, and every viewer can imagine a truth."""
    before = state.clone()
    events = play(state, seat, action, luck or Seeded(1), at).events
    return held(before, state, events)


def wait(state: State, to: int) -> list[Event[Any]]:
    """Let time pass, and hold to the same."""
    before, turn = state.clone(), Turn(state, Seeded(1), to)
    GAME.tick(turn)
    return held(before, state, turn.events)


def held(before: State, state: State, events: list[Event[Any]]) -> list[Event[Any]]:
    assert replay(before, events) == state
    assert GAME.codec.state(encode(state)) == state
    assert GAME.codec.events(encode(events)) == events
    assert flaw(state) is None
    for viewer in viewers(state.seats):
        imagined = GAME.imagine(view(state, viewer), viewer, Seeded(3))
        assert view(imagined, viewer) == view(state, viewer)
        assert flaw(imagined) is None
    return events


def pushed(state: State, chamber: int, x: int, y: int) -> State:
    """The same temple with this chamber elsewhere."""
    move_chambers(Turn(state, NoLuck()), [(chamber, x, y)])
    return state


def gifted(state: State, seat: Seat, kind: str) -> int:
    """This seat has claimed the first treasure of this kind in the stack; returns its number."""
    del part(state).stack[part(state).stack.index(kind, part(state).laid)]
    return blessed(state, seat, kind)


def fallen_on(state: State, seat: Seat, curse: str) -> State:
    """This seat has drawn the next card of this kind in the deck."""
    state.parts["curses"].deck.remove(curse)
    return cursed(state, seat, curse)
