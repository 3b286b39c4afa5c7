"""What everybody sees of the treasures, and a truth that fits it. What lies face down is hidden (TMP-4.12)."""

from collections import Counter

from wayout.games.temple.modules.treasures.part import GENIE_LAMP, ID, Apart, Treasures, owned, part
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.state import SEATS, State
from wayout.games.temple.view_types import SeatView, TreasureView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Seat, Viewer


def show_seat(state: State, seat: Seat, view: SeatView) -> None:
    treasures = part(state)
    view.treasures = [
        TreasureView(tile, treasures.stack[tile], treasures.armed.get(tile), tile in treasures.spent)
        for tile in owned(state, seat)
    ]


def chests(state: State) -> list[int]:
    return list(part(state).chests)


def show(state: State, viewer: Viewer, view: View) -> None:
    treasures = part(state)
    view.treasures_left = len(treasures.stack) - treasures.laid
    view.extra[ID] = {
        "chests": {str(chamber): tile for chamber, tile in treasures.chests.items()},
        "gone": {str(tile): treasures.stack[tile] for tile in treasures.gone},
    }
    if treasures.placed:
        view.extra[ID]["placed"] = {kind: nodes[:] for kind, nodes in treasures.placed.items()}
    if treasures.apart:
        view.extra[ID]["apart"] = [(apart.seat, len(apart.kinds)) for apart in treasures.apart]


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    """The kinds that nobody has seen are spread over the tiles that nobody has seen."""
    shown = view.extra[ID]
    treasures = Treasures(
        chests={int(chamber): tile for chamber, tile in shown["chests"].items()},
        gone=[int(tile) for tile in shown["gone"]],
        placed={kind: list(nodes) for kind, nodes in shown.get("placed", {}).items()},
    )
    known = {int(tile): kind for tile, kind in shown["gone"].items()}
    for seat, before in view.seats.items():
        treasures.owned[int(seat)] = [tile.id for tile in before.treasures]
        for tile in before.treasures:
            known[tile.id] = tile.kind
            if tile.armed_until is not None:
                treasures.armed[tile.id] = tile.armed_until
            if tile.used:
                treasures.spent.append(tile.id)
    every = full_stack(state.settings)
    own = next((tuple(prompt.options) for prompt in view.prompts if prompt.kind == GENIE_LAMP), ())
    unseen = luck.shuffled(list((Counter(every) - Counter(known.values()) - Counter(own)).elements()))
    for owner, count in shown.get("apart", ()):
        kinds = own if owner == viewer else tuple(unseen.pop() for _ in range(count))
        treasures.apart.append(Apart(SEATS[owner], kinds))
    treasures.stack = [known[tile] if tile in known else unseen.pop() for tile in range(len(known) + len(unseen))]
    treasures.laid = len(treasures.stack) - view.treasures_left
    state.parts[ID] = treasures
