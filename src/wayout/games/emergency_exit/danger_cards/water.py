"""Water: everybody in the round hands their tiles on, in playing direction (EEO-6.3)."""

from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.events import HandsPassed
from wayout.games.emergency_exit.state import SEATS, State
from wayout.kernel.play import Turn
from wayout.kernel.seats import Seat


def pass_hands(turn: Turn[State], seat: Seat) -> None:
    state = turn.state
    hands = [tuple(hand) for hand in state.hands]
    for giver in SEATS[: state.seats]:
        if state.holds[giver]:
            hands[state.next_holder(giver, state.direction)] = tuple(state.hands[giver])
    turn.emit(HandsPassed(tuple(hands)))


DANGER_CARD = DangerCard("water", 4, on_refill=pass_hands)
