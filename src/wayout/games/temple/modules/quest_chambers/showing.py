"""What everybody sees of the further quests: all of it (TMP-4.12)."""

from wayout.games.temple.modules.quest_chambers.chambers.constellation import CONSTELLATION, stars
from wayout.games.temple.modules.quest_chambers.part import ID, Snakes, snakes
from wayout.games.temple.modules.quests.part import is_open
from wayout.games.temple.state import State
from wayout.games.temple.view_types import View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    view.extra[ID] = {
        "snakes": snakes(state)[:],
        "stars": stars(state) if is_open(state, CONSTELLATION) else {},
    }


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    state.parts[ID] = Snakes(list(view.extra[ID]["snakes"]))
