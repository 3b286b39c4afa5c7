"""TMP-4.15: what always holds of the calendar."""

from collections import Counter

from wayout.games.temple.modules.calendar.almanac import full_stack
from wayout.games.temple.modules.calendar.part import part, side_of
from wayout.games.temple.modules.calendar.showing import out_of_the_game
from wayout.games.temple.modules.calendar.verbs import has_gems
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    calendar = part(state)
    if not 0 <= calendar.space <= len(side_of(state).spaces):
        return f"the figure stands on space {calendar.space}"
    if Counter([*calendar.stack, *calendar.tiles.values(), *out_of_the_game(state)]) != Counter(full_stack()):
        return "a calendar tile is missing, or there twice"
    if not 0 <= calendar.seen <= len(calendar.stack):
        return "more tiles have been seen in the stack than it has"
    for number in calendar.tiles:
        chamber = state.chambers[number]
        if chamber.gone or chamber.gems_done >= 0 or not has_gems(chamber.tile):
            return f"a calendar tile lies in chamber {number}, where no gems can be lit"
    return None
