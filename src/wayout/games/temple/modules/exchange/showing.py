"""What everybody sees of the two chambers, and the same again from a view. Nothing is hidden."""

from wayout.games.temple.modules.exchange.part import ID, Exchange, part
from wayout.games.temple.state import NO_NODE, NOBODY, SEATS, State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    kept = part(state)
    view.extra[ID] = {
        "traded": kept.traded[: state.seats],
        "warp_from": kept.warp_from[: state.seats],
        "teleporter": None if kept.teleporter == NO_NODE else kept.teleporter,
        "token": None if kept.token == NO_NODE else kept.token,
        "carrier": None if kept.carrier == NOBODY else kept.carrier,
    }


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    shown, kept = view.extra[ID], Exchange()
    kept.traded[: state.seats] = shown["traded"]
    kept.warp_from[: state.seats] = shown["warp_from"]
    kept.teleporter = NO_NODE if shown["teleporter"] is None else shown["teleporter"]
    kept.token = NO_NODE if shown["token"] is None else shown["token"]
    kept.carrier = NOBODY if shown["carrier"] is None else SEATS[shown["carrier"]]
    state.parts[ID] = kept
