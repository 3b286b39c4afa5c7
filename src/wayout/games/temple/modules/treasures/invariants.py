"""TMP-4.15: what always holds of treasures."""

from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    return tile_flaw(state) or gem_flaw(state)


def tile_flaw(state: State) -> str | None:
    """Every tile that has left the stack lies in one place."""
    treasures = part(state)
    before = [tile for tiles in treasures.owned for tile in tiles]
    if sorted([*treasures.chests.values(), *before, *treasures.gone]) != list(range(treasures.laid)):
        return "a treasure is missing, or there twice"
    if not {*treasures.armed, *treasures.spent} <= set(before):
        return "a treasure is ready or used, but lies before nobody"
    return None


def gem_flaw(state: State) -> str | None:
    """The gems that were taken lie in chambers and on used treasures."""
    treasures = part(state)
    if not all(TREASURES[treasures.stack[tile]].stays for tile in treasures.spent):
        return "a gem lies on a treasure that takes none"
    in_chambers = state.gems_taken - len(treasures.spent)
    if not 0 <= in_chambers <= sum(max(0, chamber.gems_done) for chamber in state.chambers):
        return f"{in_chambers} gems lie in the chambers"
    return None
