"""What everybody sees of the special chambers: all of it (TMP-4.12)."""

from typing import Any

from wayout.games.temple.modules.special import chalice
from wayout.games.temple.modules.special.part import ID, Special, part
from wayout.games.temple.state import State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    told: dict[str, Any] = {"linked": part(state).linked}
    if chalice.owner(state) == ID:
        told["chalice"] = chalice.shown(state)
    view.extra[ID] = told


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    told = view.extra[ID]
    where = chalice.imagined(told["chalice"]) if "chalice" in told else chalice.UNSEEN
    state.parts[ID] = Special(told["linked"], where)
