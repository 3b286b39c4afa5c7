"""What everybody sees of the totem: all of it."""

from typing import Any

from wayout.games.temple.modules.totem.part import ID, Stacked, Stacking, Totem, part
from wayout.games.temple.state import SEATS, State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    """Who is stacking is a list, of one at most."""
    totem = part(state)
    stacking = [] if totem.stacking is None else [stacking_shown(totem.stacking)]
    view.extra[ID] = {"tower": [shown(one) for one in totem.tower], "stacking": stacking}


def shown(stacked: Stacked) -> dict[str, Any]:
    return {"die": stacked.die, "face": stacked.face}


def stacking_shown(stacking: Stacking) -> dict[str, Any]:
    return {"seat": stacking.seat, **shown(stacking.die), "hold": stacking.hold, "until": stacking.until}


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    seen = view.extra[ID]
    totem = Totem([stacked(one) for one in seen["tower"]])
    for one in seen["stacking"]:
        totem.stacking = Stacking(SEATS[one["seat"]], stacked(one), one["hold"], one["until"])
    state.parts[ID] = totem


def stacked(one: dict[str, Any]) -> Stacked:
    return Stacked(one["die"], one["face"])
