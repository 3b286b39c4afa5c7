"""How an action can be played now; and if it is lost, why, as everybody can see it."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from wayout.games.room25.cells import CENTRE
from wayout.games.room25.parts import TOKENS, Target, Token, Who
from wayout.games.room25.programming import tokens_of
from wayout.games.room25.seam import ROOMS, TOKEN_KINDS
from wayout.games.room25.state import State

Reasons: TypeAlias = dict[Token, str]
"""Each is a Reason or the name of an ability."""

NOT_IN_THE_DARK: Final[Reasons] = {"look": "dark"}


def forbidden(state: State, who: Who) -> Reasons:
    """What the room where this character stands does not allow, whatever others do: worth a doubt about a plan."""
    if state.cell(who) == CENTRE:
        return {token: "centre" for token in TOKENS if not TOKEN_KINDS[token].from_centre}
    return NOT_IN_THE_DARK if ROOMS[state.kinds[state.at[who]]].dark else {}


def ways_to(token: Token, state: State, who: Who) -> Sequence[Target]:
    """All ways to play it now; none: it is lost."""
    return () if is_out_of_place(token, state, who) else TOKEN_KINDS[token].options(state, who)


def is_out_of_place(token: Token, state: State, who: Who) -> bool:
    return not TOKEN_KINDS[token].from_centre and state.cell(who) == CENTRE


def doomed(state: State, who: Who) -> Reasons:
    """What would be lost if this living character played it now, and why."""
    return {token: why_lost(token, state, who) for token in tokens_of(state, who) if not ways_to(token, state, who)}


def why_lost(token: Token, state: State, who: Who) -> str:
    """For a living character whose action leaves nothing to choose."""
    return "centre" if is_out_of_place(token, state, who) else TOKEN_KINDS[token].why_lost(state, who)
