"""TMP-4.15: what always holds of time chambers."""

from typing import Final

from wayout.games.temple.modules.time_chambers.part import NO_CHAMBER, glass_of
from wayout.games.temple.modules.time_chambers.printed import BANS, TASKS, TIME_CHAMBERS, Colour, colour_of
from wayout.games.temple.modules.time_chambers.sacrificing import is_running, sacrificed
from wayout.games.temple.state import State

COLOURS: Final[tuple[Colour, ...]] = ("blue", "green")


def flaw(state: State) -> str | None:
    wrong = (glass_flaw(state, colour) for colour in COLOURS)
    found = next((flaw for flaw in wrong if flaw is not None), None)
    if found is None and sacrificed(state) and not is_running(state):
        return "dice lie in a sacrifice chamber without sand"
    return found


def glass_flaw(state: State, colour: Colour) -> str | None:
    glass = glass_of(state, colour)
    if glass.chamber == NO_CHAMBER:
        return f"chambers wait for the {colour} sand, which stands nowhere" if glass.queue else None
    served = [glass.chamber, *glass.queue]
    tiles = [state.chambers[chamber].tile for chamber in served]
    if len(set(served)) < len(served) or any(tile not in TIME_CHAMBERS or colour_of(tile) != colour for tile in tiles):
        return f"the {colour} sand runs in the wrong place"
    last = len(BANS[tiles[0]]) - 1 if colour == "green" else len(TASKS.get(tiles[0], ()))
    return None if 0 <= glass.stage <= last else f"the {colour} sand runs for stage {glass.stage}"
