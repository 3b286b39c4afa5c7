"""Temples in one line: hands are letters, one for each die."""

from typing import NamedTuple

from wayout.games.temple import GAME
from wayout.games.temple.events import Begun, Discovered, TempleLaid
from wayout.games.temple.seam import MODULES, settings_of
from wayout.games.temple.settings import Settings
from wayout.games.temple.setup import first_state
from wayout.games.temple.state import LOST, SEATS, State
from wayout.games.temple.tile_set import tile_set
from wayout.kernel.chance import Chance, NoLuck, Scripted
from wayout.kernel.options import Options, Value, complete
from wayout.kernel.play import Action, Event, IllegalAction, Refusal, Turn, play
from wayout.kernel.seats import Seat

ONE, TWO, THREE = SEATS[:3]
NORTH, EAST, SOUTH, WEST = range(4)
HOME, EASTERN, WESTERN = 0, 1, 2
"""Chambers of every temple here."""
LETTERS = ".AKTGB x"
"""How a die lies: a dot is blank, x is lost."""
SIX = {"A": 0, "K": 2, "T": 3, "G": 4, "B": 5}
PILE = ("b13", "exit", "b12", "b11", "b10", "b09")
"""The last one is drawn first."""


def settled(**chosen: Value) -> Options:
    """Complete options, with those of modules that only a test knows."""
    known = {option.id: option for option in (*GAME.options, *(module.option for module in MODULES.values()))}
    return complete(tuple(known.values()), chosen)


def playing(seats: int, **chosen: Value) -> Settings:
    return settings_of(seats, settled(**chosen))


def temple(
    *hands: str,
    east: str = "b07",
    west: str = "b08",
    pile: tuple[str, ...] = PILE,
    **options: Value,
) -> State:
    """A running temple, begun at 0 on the first track, with all adventurers at home and these dice before them."""
    state = first_state(len(hands), settled(**{"clock": "track_1", **options}))
    state.phase = "intro"
    tiles = tile_set(state.settings)
    TempleLaid(east, west, pile, len(pile), state.track, (*tiles.first, *tiles.later)).apply(state)
    Begun(0).apply(state)
    for seat, hand in enumerate(hands):
        show(state, SEATS[seat], hand)
    return state


def show(state: State, seat: Seat, hand: str) -> None:
    """Put dice before a seat; those that are not named are lost."""
    for number, die in enumerate(state.hands[seat]):
        state.dice[die] = LETTERS.index(hand[number]) if number < len(hand) else LOST


def hand(state: State, seat: Seat) -> str:
    """The seat's dice as letters."""
    return "".join(LETTERS[state.dice[die]] for die in state.hands[seat])


def stand(state: State, *chambers: int) -> State:
    """Put the adventurers into these chambers, by seat."""
    for seat, chamber in enumerate(chambers):
        state.figures[seat] = chamber * 2
    return state


def lay(state: State, chamber: int, side: int, tile: str) -> int:
    """One more chamber, discovered by nobody; returns its number."""
    here, number = state.chambers[chamber], len(state.chambers)
    dx, dy = ((0, 1), (1, 0), (0, -1), (-1, 0))[side]
    state.pile.append(tile)
    Discovered(ONE, chamber * 2, side, number, tile, here.x + dx, here.y + dy, side, (), False, -10_000).apply(state)
    return number


def rolling(faces: str) -> Scripted:
    """Luck with which the dice show these faces."""
    return Scripted([SIX[face] for face in faces])


def do(
    state: State, seat: Seat, action: Action[State], at: int = 1_000, luck: Chance | None = None
) -> list[Event[State]]:
    """Play one action, and tell what happened."""
    return play(state, seat, action, luck or NoLuck(), at).events


def tick(state: State, at: int, luck: Chance | None = None) -> list[Event[State]]:
    turn = Turn(state, luck or NoLuck(), at)
    GAME.tick(turn)
    return turn.events


def refused(state: State, seat: Seat, action: Action[State]) -> Refusal:
    """Why this is not granted; fails if it is."""
    before = state.clone()
    try:
        play(state, seat, action, NoLuck(), 1_000)
    except IllegalAction as illegal:
        assert state == before
        return illegal.refusal
    raise AssertionError(f"{action} was granted")


class Moment(NamedTuple):
    """What has just happened. `state` goes on changing."""

    state: State
    at: int
    seat: Seat | None
    action: Action[State] | None
    events: list[Event[State]]
