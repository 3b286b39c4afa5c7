"""One line sets a table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from wayout.games.no_escape import GAME
from wayout.games.no_escape.board import Board, board_of
from wayout.games.no_escape.catalogue import ABORTS, ALL_TILES, COUNTS
from wayout.games.no_escape.events import MoveBegan
from wayout.games.no_escape.flow import go_on
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.shapes import HAS_STRIP, STRIPPED, TILE
from wayout.games.no_escape.sides import SIDES
from wayout.games.no_escape.slots import NO_WAY, XY, Slot, Spot, number_of, place_of, spot_of
from wayout.games.no_escape.state import ACTION, ENERGY, MOVE, State
from wayout.games.no_escape.tiles import SHAPE
from wayout.kernel.chance import Chance, NoLuck, Scripted
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Event, IllegalAction, Turn, play
from wayout.kernel.seats import Seat

A, B, C, D, E, F, G, H = map(Seat, range(8))
N, EAST, S, W = range(4)
WAY: Final = {"N": N, "E": EAST, "S": S, "W": W, "-": NO_WAY}
HUB_SPOT: Final[Spot] = (0, 0, 0)

NORTH_EXIT: Final[Slot] = (1, -2)
"""The slot outside exit N3 of side 1A; E3, S1 and W1 lead into the next ones."""
EAST_EXIT: Final[Slot] = (2, 1)
SOUTH_EXIT: Final[Slot] = (-1, 2)
WEST_EXIT: Final[Slot] = (-2, -1)

Tiles = Mapping[Slot, str]
Meeples = Mapping[Seat, tuple[Spot, str]]


def code(text: str) -> int:
    """A laid tile: "tee" or "tee/1" for one quarter turn, "triple/1+N" with a strip to the north."""
    text, _, side = text.partition("+")
    tile, _, rot = text.partition("/")
    bare = SHAPE[tile] * 4 + int(rot or 0)
    return STRIPPED[bare][WAY[side]] if side else bare


def board(tiles: Tiles, side: str = "1A") -> Board:
    laid = board_of(SIDES[side].codes)
    for at, text in tiles.items():
        laid.lay(number_of(at), code(text))
    return laid


def at_cell(side: str, row: int, column: int) -> Spot:
    """A space of the starting board by its cell."""
    return (0, 0, SIDES[side].cells.index((row, column)))


def table(
    tiles: Tiles | None = None,
    *,
    seats: int = 2,
    side: str = "1A",
    meeples: Meeples | None = None,
    hands: Sequence[str] = (),
    deck: str | None = None,
    discard: str | None = None,
    options: dict[str, Any] | None = None,
    **changes: Any,
) -> State:
    """A game under way; A is to play. Meeples are ((x, y, space), "NS"): facing north, come from the south.
    Aborts that nobody holds lie in the discard pile unless `discard` is given, so that no window opens for them."""
    state = GAME.first_state(seats, complete(GAME.options, {"side": side, **(options or {})}))
    state.phase, state.turn, state.turns = ACTION, A, 1
    state.board = board(tiles or {}, side)
    for seat, (spot, facing) in (meeples or {}).items():
        state.places[seat] = place_of(spot)
        state.headings[seat], state.came_from[seat] = WAY[facing[0]], WAY[facing[1]]
    for name, value in changes.items():
        setattr(state, name, value)
    state.strips -= sum(HAS_STRIP[laid] for _, laid in state.board.tiles())
    deal(state, hands, deck, discard)
    return state


def deal(state: State, hands: Sequence[str], deck: str | None, discard: str | None) -> None:
    """Every tile is somewhere: laid, in a hand, discarded or in the pile, which is drawn from its end."""
    rest = Counter(ALL_TILES)
    rest.subtract(TILE[laid] for _, laid in state.board.tiles())
    state.hands = [hand.split() for hand in hands] + [[] for _ in range(state.seats - len(hands))]
    for hand in state.hands:
        rest.subtract(hand)
    if discard is None:
        state.discard = [tile for tile in ABORTS for _ in range(rest[tile])]
    else:
        state.discard = discard.split()
    rest.subtract(state.discard)
    for hand in state.hands[len(hands) :]:
        hand += ["corner"] * 3 if rest["corner"] >= 3 else ["tee"] * 3
        rest.subtract(hand)
    assert min(rest.values()) >= 0, "there are not so many tiles"
    pile = [tile for tile in COUNTS for _ in range(rest[tile])]
    wanted = (deck or "").split()
    for tile in wanted:
        pile.remove(tile)
    state.deck = pile + wanted[::-1]


def only(state: State, tiles: str) -> State:
    """The pile holds just these, the first one on top; the others are gone from the game."""
    state.deck = tiles.split()[::-1]
    return state


def do(
    state: State, seat: Seat, action: Action[State], luck: Sequence[Any] | Chance = (), at: int = 0
) -> list[Event[State]]:
    """What happens; `luck` is all that chance is asked for."""
    chance = Scripted(luck) if isinstance(luck, Sequence) else luck
    events = play(state, seat, action, chance, at).events
    assert not isinstance(chance, Scripted) or chance.used_up
    return events


def move(state: State, steps: int) -> list[Event[State]]:
    """The turn's player moves so many steps, as far as it goes without a question."""
    state.phase = MOVE
    turn = Turn(state, NoLuck())
    turn.emit(MoveBegan(state.turn, steps, state.jetpack))
    go_on(turn)
    return turn.events


def refusal(state: State, seat: Seat, action: Action[State]) -> str:
    """The code and the rule with which this is refused; an error if it is not."""
    try:
        play(state, seat, action, NoLuck())
    except IllegalAction as refused:
        return f"{refused.refusal.code} {refused.refusal.rule}"
    raise AssertionError(f"{action} was granted")


def where(state: State, seat: Seat) -> Spot | None:
    return spot_of(state.places[seat])


def faces(state: State, seat: Seat) -> str:
    """Heading and the way back: "NS", or a dash for none."""
    return "NESW-"[state.headings[seat]] + "NESW-"[state.came_from[seat]]


def laid(state: State) -> dict[Slot, str]:
    """What lies on the table, as `table` takes it; strips as a plus."""
    return {XY[slot]: f"{TILE[one]}/{one & 3}" + ("+" if HAS_STRIP[one] else "") for slot, one in state.board.tiles()}


def ready_to_roll(state: State) -> State:
    state.phase = ENERGY
    return state


def opened(seats: int, chance: Chance, **options: Any) -> Turn[State]:
    """A game after its opening."""
    turn = Turn(GAME.first_state(seats, complete(GAME.options, options)), chance)
    GAME.open(turn)
    return turn


def kinds(events: Sequence[Event[State]]) -> list[str]:
    """The names of what happened, in order."""
    return [type(event).__name__ for event in events]


def names(actions: Sequence[Action[State]]) -> set[str]:
    return {type(action).__name__ for action in actions}


def aimed(**targets: Any) -> Targets:
    return Targets(**targets)
