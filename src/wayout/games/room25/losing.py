"""Why an action is lost, as everybody can see it. There are words `ui.lost.` for each reason."""

from typing import Final

from wayout.games.room25.cells import CENTRE, NEIGHBOURS
from wayout.games.room25.parts import CHARACTERS, Token, Who
from wayout.games.room25.seam import ROOMS
from wayout.games.room25.state import State

NOT_FROM_THE_CENTRE: Final = ("push", "control", "special")


def why_lost(state: State, who: Who, token: Token) -> str:
    """For a living character whose action leaves nothing to choose."""
    is_alone = len(state.on(state.at[who])) < 2
    if state.cell(who) == CENTRE and token in NOT_FROM_THE_CENTRE:
        return "centre"
    match token:
        case "look":
            return why_nothing_to_see(state, who)
        case "move":
            return "prison" if state.kinds[state.at[who]] == "prison" else "no_way"
        case "push":
            return "alone" if is_alone else "no_push"
        case "special":
            return "alone" if is_alone and CHARACTERS[who] == "max" else CHARACTERS[who]
    return "impossible"


def why_nothing_to_see(state: State, who: Who) -> str:
    if ROOMS[state.kinds[state.at[who]]].dark:
        return "dark"
    around = (state.grid[cell] for cell in NEIGHBOURS[state.cell(who)])
    return "all_open" if all(state.face_up[tile] for tile in around) else "walls"
