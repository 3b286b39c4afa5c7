"""What everybody sees of the calendar, and a truth that fits it. Only the order of the stack is hidden (TMP-4.12)."""

from collections import Counter

from wayout.games.temple.dice import cost_text
from wayout.games.temple.modules.calendar.actions import SWAP, swap_cost
from wayout.games.temple.modules.calendar.almanac import ETERNAL, SIDES, SWAP_COST, full_stack
from wayout.games.temple.modules.calendar.doom import CHAMBER
from wayout.games.temple.modules.calendar.part import ID, Calendar, is_eternal, part, side_of
from wayout.games.temple.state import State
from wayout.games.temple.view_types import PriceView, SeatView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Seat, Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    calendar = part(state)
    view.extra[ID] = {
        "space": calendar.space,
        "tiles": {str(chamber): symbol for chamber, symbol in calendar.tiles.items()},
        "stack": len(calendar.stack),
        "bottom": calendar.stack[: calendar.seen],
        "ran_out": calendar.ran_out,
    }


def show_seat(state: State, seat: Seat, view: SeatView) -> None:
    """What a swap costs this adventurer where it can be made, if that is unlike what is printed."""
    node = state.figures[seat]
    if node < 0 or state.chambers[node >> 1].tile != CHAMBER:
        return
    cost = swap_cost(state, seat)
    if cost != SWAP_COST:
        view.prices = [*view.prices, PriceView(SWAP, node, cost_text(cost))]


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
