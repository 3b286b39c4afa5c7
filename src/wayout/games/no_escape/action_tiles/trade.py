"""Forced Trade: a random tile of an opponent's hand for one of your choice."""

from collections.abc import Iterator

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.events import Asked, TileTaken
from wayout.games.no_escape.parts import Targets
from wayout.games.no_escape.people import every_seat, not_an_opponent
from wayout.games.no_escape.state import GIVE, State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat


def listed(state: State, seat: Seat) -> Iterator[Targets]:
    if len(state.hands[seat]) < 2:
        return
    for other in sorted(state.others(seat)):
        if state.hands[other]:
            yield Targets(seat=other)


def refuses(state: State, seat: Seat, targets: Targets) -> Refusal | None:
    refusal = not_an_opponent(state, seat, targets.seat)
    if refusal is not None:
        return refusal
    assert targets.seat is not None
    if len(state.hands[seat]) < 2 or not state.hands[targets.seat]:
        return because("empty_hand", rule="NE-2.5")
    return None


def resolve(turn: Turn[State], seat: Seat, targets: Targets) -> None:
    """Nothing, if the opponent's last tile went for an abort meanwhile, or the opponent has left."""
    other = targets.seat
    assert other is not None
    hand = turn.state.hands[other]
    if not hand:
        return
    turn.emit(TileTaken(seat, other, turn.chance.pick(hand)))
    turn.emit(Asked(seat, GIVE, 0))


ACTION_TILE = ActionTile("trade", 13, 1, ("seat",), listed, refuses, resolve, every_seat)
