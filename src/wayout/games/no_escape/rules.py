"""Whom the game waits for, and what they may do."""

from collections.abc import Sequence
from typing import Final

from wayout.games.no_escape.actions import (
    ChooseTeleporter,
    ChooseWay,
    DeclinePath,
    GiveTile,
    LayPath,
    LayTile,
    LeaveGame,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
    SpendEnergy,
)
from wayout.games.no_escape.catalogue import ABORTS, ACTION_TILES
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.placing import maze_kinds, path_sides, replacements
from wayout.games.no_escape.shapes import FIT
from wayout.games.no_escape.slots import WAYS_OF, XY, number_of
from wayout.games.no_escape.state import (
    ACTION,
    BRANCH,
    ENERGY,
    FLIP,
    GIVE,
    LAY,
    MAZE_STEP,
    NEW_PATH,
    NOBODY,
    ROLL,
    SEATS,
    TELEPORT,
    State,
)
from wayout.games.no_escape.teleporters import free_teleporters
from wayout.games.no_escape.tiles import SHAPE
from wayout.games.no_escape.windows import asked_seats, held_aborts
from wayout.kernel.game import Result
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

SKIP: Final[Action[State]] = SkipAction()
SPEND: Final[Action[State]] = SpendEnergy()
ROLL_DICE: Final[Action[State]] = Roll()
PASS: Final[Action[State]] = LetPass()
DECLINE: Final[Action[State]] = DeclinePath()
LEAVE: Final[Action[State]] = LeaveGame()
CHOOSE: Final[tuple[Action[State], ...]] = tuple(ChooseWay(way) for way in WAYS)
ABORT: Final[dict[str, Action[State]]] = {tile: PlayAbort(tile) for tile in ABORTS}
ONE_SEAT: Final = tuple((seat,) for seat in SEATS)


def asked(state: State) -> Sequence[Seat]:
    if state.window is not None:
        return tuple(state.waiting)
    if state.question is not None:
        return ONE_SEAT[state.asked]
    return () if state.turn == NOBODY else ONE_SEAT[state.turn]


def awaited(state: State) -> Sequence[Seat]:
    """NE-3.7: while a window is open nobody sees who has answered."""
    return asked(state) if state.window is None else asked_seats(state)


def legal(state: State, seat: Seat) -> list[Action[State]]:
    if state.window is not None:
        return [PASS, *(ABORT[tile] for tile in held_aborts(state, seat))] if seat in state.waiting else []
    if state.question is not None:
        return answers(state, state.question) if state.asked == seat else []
    if state.turn != seat:
        return []
    phase = state.phase
    if phase in (ENERGY, ROLL):
        return [ROLL_DICE, SPEND] if state.green[seat] and not state.energy_used else [ROLL_DICE]
    if phase == ACTION:
        return [SKIP, *announcements(state, seat), *placements(state, maze_kinds(state.hands[seat]))]
    if phase == MAZE_STEP:
        return placements(state, maze_kinds(state.hands[seat]))
    if phase == FLIP and state.flipped is not None:
        return placements(state, [state.flipped])
    return []


def placements(state: State, tiles: list[str]) -> list[Action[State]]:
    """NE-3.3: every way to lay one of these tiles, by tile and then by slot."""
    board = state.board
    exits = board.open
    slots = [(slot, around) for slot, around in sorted(board.frontier.items()) if around & 15]
    found: list[Action[State]] = []
    for tile in tiles:
        fits = FIT[SHAPE[tile]]
        for slot, around in slots:
            for rot, gain in fits[around]:
                if exits + gain > 0:
                    found.append(PlaceTile(tile, XY[slot], rot))
    return found


def announcements(state: State, seat: Seat) -> list[Action[State]]:
    found: list[Action[State]] = []
    for tile in dict.fromkeys(state.hands[seat]):
        kind = ACTION_TILES.get(tile)
        if kind is not None and kind.aborts is None:
            found.extend(PlayAction(tile, targets) for targets in kind.listed(state, seat))
    return found


def answers(state: State, question: str) -> list[Action[State]]:
    """What the seat that is asked can answer."""
    if question == BRANCH:
        return [CHOOSE[way] for way in WAYS_OF[state.ways]]
    if question == TELEPORT:
        return [ChooseTeleporter(XY[slot]) for slot in sorted(free_teleporters(state))]
    if question == NEW_PATH:
        return [DECLINE, *(LayPath(at, side) for at, side in path_sides(state))]
    hand = state.hands[state.asked]
    if question == GIVE:
        return [GiveTile(tile) for tile in dict.fromkeys(hand)]
    assert question == LAY
    assert state.targets is not None
    assert state.targets.at is not None
    slot = number_of(state.targets.at)
    return [LayTile(tile, rot) for tile in maze_kinds(hand) for rot in replacements(state.board, slot, SHAPE[tile])]


def thinkable(state: State, seat: Seat) -> list[Action[State]]:
    """A bit of everything, and all that comes near to being legal."""
    board, hand = state.board, list(dict.fromkeys(state.hands[seat]))
    slots = sorted({*board.frontier, *(slot for slot, _ in board.tiles())})
    found: list[Action[State]] = [SKIP, SPEND, ROLL_DICE, PASS, DECLINE, *CHOOSE, *ABORT.values()]
    found += [GiveTile(tile) for tile in hand]
    found += [LayTile(tile, rot) for tile in hand for rot in WAYS]
    found += [ChooseTeleporter(XY[slot]) for slot in slots]
    if state.question == NEW_PATH:
        found += [LayPath(XY[slot], side) for slot in slots for side in WAYS]
    tiles = hand if state.flipped is None else [*hand, *({state.flipped} - set(hand))]
    if state.turn == seat and state.window is None and state.question is None:
        found += [PlaceTile(tile, XY[slot], rot) for tile in tiles for slot in slots for rot in WAYS]
        found += [PlayAction(tile, one) for tile in hand for one in imaginable(state, seat, tile)]
    return found


def imaginable(state: State, seat: Seat, tile: str) -> list[Targets]:
    kind = ACTION_TILES.get(tile)
    return [Targets()] if kind is None or kind.aborts is not None else list(kind.thinkable(state, seat))


def deadline(state: State) -> int | None:
    return None


def tick(turn: Turn[State]) -> None:
    """Nothing here changes by time alone."""


def result(state: State) -> Result | None:
    if state.outcome is None:
        return None
    return Result(state.outcome, tuple(state.winners), tuple(int(seat in state.winners) for seat in range(state.seats)))
