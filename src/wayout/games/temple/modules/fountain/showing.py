"""Everybody knows who has had a die back."""

from wayout.games.temple.modules.fountain.part import ID, Fountain, part
from wayout.games.temple.state import State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    view.extra[ID] = {"regained": part(state).regained[: state.seats]}


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    fountain = Fountain()
    fountain.regained[: state.seats] = view.extra[ID]["regained"]
    state.parts[ID] = fountain


def flaw(state: State) -> str | None:
    """Nobody has drunk who does not play, and nobody before there was a fountain."""
    regained = part(state).regained
    if any(regained[state.seats :]):
        return "somebody has a die back who does not play"
    if any(regained) and not any(chamber.tile == ID for chamber in state.chambers):
        return "a die is back, and there is no fountain"
    return None
