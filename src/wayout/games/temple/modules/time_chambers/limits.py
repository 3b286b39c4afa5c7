"""What the bans forbid (TMP-5.8)."""

from wayout.games.temple.board import start_nodes
from wayout.games.temple.modules.time_chambers.part import ban_now
from wayout.games.temple.seam import GEMS, MASK, MOVING, Deed
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, because


def forbids(state: State, deed: Deed) -> Refusal | None:
    ban = ban_now(state)
    if ban == "gems" and deed.name == GEMS:
        return because("gems_banned", rule="TMP-5.8")
    if ban == "masks" and deed.name == MASK:
        return because("masks_banned", rule="TMP-5.8")
    if ban == "moving" and deed.name in MOVING:
        return because("moving_banned", rule="TMP-5.8")
    if ban == "start" and deed.name in MOVING and is_coming_home(state, deed):
        return because("start_banned", rule="TMP-5.8")
    return None


def is_coming_home(state: State, deed: Deed) -> bool:
    """Whether the deed leads into the starting chamber, or what serves as one (TMP-5.8), from elsewhere."""
    return deed.to != state.figures[deed.seat] and deed.to in start_nodes(state)
