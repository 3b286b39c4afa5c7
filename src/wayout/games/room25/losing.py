"""Why an action is lost, as everybody can see it. There are words `ui.lost.` and `ui.doomed.` for each reason."""

from typing import Final, TypeAlias

from wayout.games.room25.cells import CENTRE, NEIGHBOURS
from wayout.games.room25.parts import CHARACTERS, LOOK, MOVE, PUSH, SPECIAL, Token, Who
from wayout.games.room25.programming import tokens_of
from wayout.games.room25.seam import ROOMS, TOKEN_KINDS
from wayout.games.room25.state import State

Reasons: TypeAlias = dict[Token, str]


NOT_FROM_THE_CENTRE: Final[Reasons] = {"push": "centre", "control": "centre", "special": "centre"}
NOT_IN_THE_DARK: Final[Reasons] = {"look": "dark"}


def forbidden(state: State, who: Who) -> Reasons:
    """What the room where this character stands does not allow, whatever others do: worth a doubt about a plan."""
    if state.cell(who) == CENTRE:
        return NOT_FROM_THE_CENTRE
    return NOT_IN_THE_DARK if ROOMS[state.kinds[state.at[who]]].dark else {}


def doomed(state: State, who: Who) -> Reasons:
    """What would be lost if this living character played it now, and why."""
    return {
        token: why_lost(state, who, token)
        for token in tokens_of(state, who)
        if not TOKEN_KINDS[token].options(state, who)
    }


def why_lost(state: State, who: Who, token: Token) -> str:
    """For a living character whose action leaves nothing to choose."""
    at = state.at[who]
    if token == LOOK:
        return why_nothing_to_see(state, who)
    if token == MOVE:
        return "prison" if state.kinds[at] == "prison" else "no_way"
    if state.cell_of[at] == CENTRE:
        return "centre"
    if token == PUSH:
        return "alone" if is_alone(state, who) else "no_push"
    if token == SPECIAL:
        return "alone" if CHARACTERS[who] == "max" and is_alone(state, who) else CHARACTERS[who]
    return "impossible"


def is_alone(state: State, who: Who) -> bool:
    return state.at.count(state.at[who]) == 1


def why_nothing_to_see(state: State, who: Who) -> str:
    if ROOMS[state.kinds[state.at[who]]].dark:
        return "dark"
    around = (state.grid[cell] for cell in NEIGHBOURS[state.cell(who)])
    return "all_open" if all(state.face_up[tile] for tile in around) else "walls"
