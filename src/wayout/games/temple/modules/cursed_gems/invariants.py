"""TMP-4.15: what always holds of the cursed gems."""

from wayout.games.temple.modules.cursed_gems.part import NO_GEM, has_one_gem, part
from wayout.games.temple.modules.cursed_gems.prints import PRINTS
from wayout.games.temple.modules.cursed_gems.showing import symbols_of
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    cursed = part(state)
    if sorted(cursed.symbols) != sorted(PRINTS.symbols):
        return "a location tile is missing, or there twice"
    if sorted([*cursed.stack, *cursed.lying.values(), *cursed.gone]) != list(range(len(PRINTS.symbols))):
        return "a location tile lies nowhere, or in two places"
    held = [gem for gem in cursed.gems if gem != NO_GEM]
    if len(set(held)) < len(held) or len(held) + len(cursed.gone) != state.seats:
        return "a cursed gem is lost, or there twice"
    for number in cursed.lying:
        if state.chambers[number].gone or not has_one_gem(state.chambers[number].tile):
            return f"a location tile lies in chamber {number}, where it does not belong"
    for location, symbol in enumerate(cursed.symbols):
        if location not in cursed.gone and symbol not in symbols_of(cursed, location):
            return f"somebody was told what is not true of location tile {location}"
    return None
