"""What everybody sees of the further quests: all of it (TMP-4.12)."""

from wayout.games.temple.dice import cost_text
from wayout.games.temple.modules.quest_chambers.chambers.constellation import CONSTELLATION, KEYS, cost, stars
from wayout.games.temple.modules.quest_chambers.part import ID, Snakes, snakes
from wayout.games.temple.modules.quests.part import is_open
from wayout.games.temple.modules.quests.verbs import is_at
from wayout.games.temple.state import State
from wayout.games.temple.view_types import PriceView, SeatView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Seat, Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    view.extra[ID] = {
        "snakes": snakes(state)[:],
        "stars": stars(state) if is_open(state, CONSTELLATION) else {},
    }


def show_seat(state: State, seat: Seat, view: SeatView) -> None:
    """What the constellation costs this adventurer in its chamber, if that is unlike what is printed."""
    if not is_at(state, seat, CONSTELLATION):
        return
    keys = cost(state, seat)
    if keys != KEYS:
        view.prices = [*view.prices, PriceView(CONSTELLATION, state.figures[seat], cost_text(keys))]


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    state.parts[ID] = Snakes(list(view.extra[ID]["snakes"]))
