"""Everybody sees whom a trap keeps, and whether the platform waits."""

from wayout.games.temple.modules.traps.part import ID, NO_CHAMBER, Traps, part
from wayout.games.temple.state import NO_NODE, State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    traps = part(state)
    view.extra[ID] = {
        "kept": {str(seat): node for seat, node in enumerate(traps.kept) if node != NO_NODE},
        "waiting": None if traps.waiting == NO_CHAMBER else traps.waiting,
    }


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    shown, traps = view.extra[ID], Traps()
    for seat, node in shown["kept"].items():
        traps.kept[int(seat)] = node
    if shown["waiting"] is not None:
        traps.waiting = shown["waiting"]
    state.parts[ID] = traps
