"""Everybody sees where the sand runs, what waits for it and what is forbidden."""

from typing import Any

from wayout.games.temple.modules.time_chambers.part import ID, NO_CHAMBER, Glass, TimeChambers, ban_now, part
from wayout.games.temple.state import State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    times = part(state)
    view.extra[ID] = {"blue": shown(times.blue), "green": shown(times.green), "ban": ban_now(state)}


def shown(glass: Glass) -> dict[str, Any] | None:
    """Nothing, if it stands nowhere."""
    if glass.chamber == NO_CHAMBER:
        return None
    return {"chamber": glass.chamber, "until": glass.until, "stage": glass.stage, "queue": glass.queue[:]}


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    glasses = view.extra[ID]
    state.parts[ID] = TimeChambers(imagined(glasses["blue"]), imagined(glasses["green"]))


def imagined(glass: dict[str, Any] | None) -> Glass:
    return Glass() if glass is None else Glass(glass["chamber"], glass["until"], glass["stage"], list(glass["queue"]))
