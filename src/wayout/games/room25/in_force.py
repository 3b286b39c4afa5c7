"""What holds for everybody just now: cards in view, and silence (R25-4.7, R25-4.10)."""

from wayout.games.room25.mac_deck import CARDS, CardName
from wayout.games.room25.seam import ROOMS
from wayout.games.room25.state import State


def in_force(state: State, kind: CardName) -> bool:
    """Does a card of this kind work until the round ends?"""
    return any(CARDS[card].kind == kind for card in (*state.in_view, *state.drawn))


def is_jammed(state: State) -> bool:
    """Nobody may speak, until it is over."""
    if state.phase == "over":
        return False
    here = any(ROOMS[state.kinds[state.at[who]]].jams for who in state.order if state.alive[who])
    return here or in_force(state, "jamming")
