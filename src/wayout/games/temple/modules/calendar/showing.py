"""What everybody sees of the calendar, and a truth that fits it. Only the order of the stack is hidden (TMP-4.12)."""

from collections import Counter

from wayout.games.temple.modules.calendar.almanac import ETERNAL, SIDES, full_stack
from wayout.games.temple.modules.calendar.part import ID, Calendar, is_eternal, part, side_of
from wayout.games.temple.state import State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    calendar = part(state)
    view.extra[ID] = {
        "space": calendar.space,
        "tiles": {str(chamber): symbol for chamber, symbol in calendar.tiles.items()},
        "stack": len(calendar.stack),
        "bottom": calendar.stack[: calendar.seen],
        "ran_out": calendar.ran_out,
    }


def shut(view: View, node: int) -> bool:
    """On the eternal side: whether this chamber has not the next symbol, while there is one."""
    if view.settings[ID] != ETERNAL:
        return False
    shown = view.extra[ID]
    ahead = SIDES[ETERNAL].spaces[shown["space"] :]
    return bool(ahead) and shown["tiles"].get(str(node >> 1)) != ahead[0]


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    """The tiles that nobody has seen lie in the stack in some order, above those that have gone back to it."""
    shown = view.extra[ID]
    calendar = Calendar(
        seen=len(shown["bottom"]),
        tiles={int(chamber): symbol for chamber, symbol in shown["tiles"].items()},
        space=shown["space"],
        ran_out=shown["ran_out"],
    )
    state.parts[ID] = calendar
    seen = [*calendar.tiles.values(), *shown["bottom"], *out_of_the_game(state)]
    unseen = (Counter(full_stack()) - Counter(seen)).elements()
    calendar.stack = [*shown["bottom"], *luck.shuffled(list(unseen))]


def out_of_the_game(state: State) -> tuple[str, ...]:
    """On the eternal side a tile is used once: those of the spaces that the figure has passed."""
    return side_of(state).spaces[: part(state).space] if is_eternal(state) else ()
