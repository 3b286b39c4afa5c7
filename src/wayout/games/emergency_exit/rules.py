"""Whom the game waits for, and what they may do."""

from collections.abc import Sequence
from typing import Final

from wayout.games.emergency_exit.actions import (
    AnnounceExit,
    Answer,
    DeclareLost,
    LeaveGame,
    PassTurn,
    PlayBlind,
    PlayTile,
    PressOn,
)
from wayout.games.emergency_exit.events import LightsOut
from wayout.games.emergency_exit.state import NOBODY, OVER, POLL, REVEAL, SEATS, TOGETHER, State
from wayout.games.emergency_exit.tiles import FREE, PLAYABLE, START
from wayout.kernel.chance import Chance
from wayout.kernel.game import Result
from wayout.kernel.play import Action, Turn
from wayout.kernel.seats import Seat

# Every action there is, made once and shared; by tile number, so the Start has a row that is never used.
FORCED: Final[tuple[Action[State], ...]] = tuple(PlayTile(tile, None) for tile in (START, *PLAYABLE))
TURNED: Final[tuple[tuple[Action[State], ...], ...]] = tuple(
    tuple(PlayTile(tile, rot) for rot in range(4)) for tile in (START, *PLAYABLE)
)
BLIND: Final[Action[State]] = PlayBlind(None)
BLIND_TURNED: Final[tuple[Action[State], ...]] = tuple(PlayBlind(rot) for rot in range(4))
LOST: Final[Action[State]] = DeclareLost()
KEEP: Final[Action[State]] = Answer(False)
JOIN: Final[Action[State]] = Answer(True)
PASS: Final[Action[State]] = PassTurn()
EXIT: Final[Action[State]] = AnnounceExit()
PRESS_ON: Final[Action[State]] = PressOn()
LEAVE: Final[Action[State]] = LeaveGame()

THINKABLE: Final[tuple[Action[State], ...]] = (
    *(FORCED[tile] for tile in PLAYABLE),
    *(action for tile in PLAYABLE for action in TURNED[tile]),
    BLIND,
    *BLIND_TURNED,
    LOST,
    KEEP,
    JOIN,
    PASS,
    EXIT,
    PRESS_ON,
)

ONE_SEAT: Final = tuple((seat,) for seat in SEATS)


def asked(state: State) -> Sequence[Seat]:
    if state.turn != NOBODY:
        return ONE_SEAT[state.turn]
    if state.phase == REVEAL:
        return [seat for seat in SEATS[: state.seats] if state.in_game[seat] and not state.ready[seat]]
    return ()


def legal(state: State, seat: Seat) -> list[Action[State]]:
    if state.turn != seat:
        waits = state.phase == REVEAL and state.in_game[seat] and not state.ready[seat]
        return [PRESS_ON] if waits else []
    if state.phase == POLL:
        return [KEEP, JOIN]
    actions = tile_actions(state, state.hands[seat])
    if state.mode != TOGETHER:
        actions.append(LOST)
    elif state.pile:
        actions.append(EXIT)
    return actions


def tile_actions(state: State, hand: list[int]) -> list[Action[State]]:
    """What the turn's player may do besides LOST and EXIT."""
    if not hand:
        return [PASS]
    if state.heading == FREE:
        return list(BLIND_TURNED) if state.panic else [action for tile in hand for action in TURNED[tile]]
    return [BLIND] if state.panic else [FORCED[tile] for tile in hand]


def thinkable(state: State, seat: Seat) -> Sequence[Action[State]]:
    return THINKABLE


def waiting(state: State, seat: Seat) -> str:
    return state.phase


def timeout(state: State, seat: Seat, chance: Chance) -> Action[State]:
    """EEO-8: a random tile, never LOST, shown upright if that is free; in a poll, keep."""
    if state.phase == REVEAL:
        return PRESS_ON
    if state.phase == POLL:
        return KEEP
    hand = state.hands[seat]
    if not hand:
        return PASS
    if state.panic:
        return BLIND_TURNED[0] if state.heading == FREE else BLIND
    tile = chance.pick(hand)
    return TURNED[tile][0] if state.heading == FREE else FORCED[tile]


def deadline(state: State) -> int | None:
    return state.dark_at


def tick(turn: Turn[State]) -> None:
    """EEO-6.3: the lights go out."""
    turn.emit(LightsOut())


def result(state: State) -> Result | None:
    if state.phase != OVER or state.outcome is None:
        return None
    return Result(state.outcome, tuple(state.winners), tuple(state.scores))
