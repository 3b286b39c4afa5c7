"""TMP-4.15: what always holds of treasures."""

from wayout.games.temple.board import is_enterable
from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.modules.treasures.stock import TREASURES, full_stack
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    return tile_flaw(state) or placed_flaw(state) or apart_flaw(state) or gem_flaw(state)


def tile_flaw(state: State) -> str | None:
    """Every tile that has left the stack lies in one place."""
    treasures = part(state)
    before = [tile for tiles in treasures.owned for tile in tiles]
    if sorted([*treasures.chests.values(), *before, *treasures.gone]) != list(range(treasures.laid)):
        return "a treasure is missing, or there twice"
    if not {*treasures.armed, *treasures.spent} <= set(before):
        return "a treasure is ready or used, but lies before nobody"
    return None


def placed_flaw(state: State) -> str | None:
    """What works in a node lies where somebody can be."""
    nodes = [node for lying in part(state).placed.values() for node in lying]
    return None if all(is_enterable(state, node) for node in nodes) else "a treasure works where nobody can be"


def apart_flaw(state: State) -> str | None:
    """No tile is lost while somebody chooses."""
    treasures = part(state)
    if not treasures.apart:
        return None
    aside = [kind for apart in treasures.apart for kind in apart.kinds]
    if sorted([*treasures.stack, *aside]) != sorted(full_stack(state.settings)):
        return "a treasure is missing, or there twice, where somebody chooses"
    seats = [apart.seat for apart in treasures.apart]
    return "a seat chooses among two lots" if len(set(seats)) < len(seats) else None


def gem_flaw(state: State) -> str | None:
    """The gems that were taken lie in chambers and on used treasures."""
    treasures = part(state)
    used = [TREASURES[treasures.stack[tile]] for tile in treasures.spent]
    if not all(kind.stays for kind in used):
        return "a treasure stays that is discarded when it is used"
    in_chambers = state.gems_taken - sum(kind.gems for kind in used)
    if not 0 <= in_chambers <= sum(max(0, chamber.gems_done) for chamber in state.chambers):
        return f"{in_chambers} gems lie in the chambers"
    return None
