"""TMP-4.15 in whole games with the curses of the Quest Chambers; they need no more than their cards for that."""

import pytest

from tests.games.temple.curses.quest_chambers import ID, quest_chambers
from tests.games.temple.strivers import busy_in
from tests.games.temple.tables import settled
from wayout.games.temple import GAME
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.curses.events import CursesShuffled
from wayout.games.temple.modules.curses.part import part
from wayout.games.temple.seam import MODULES
from wayout.kernel.options import Options
from wayout.kernel.play import replay

__all__ = ["quest_chambers"]
pytestmark = pytest.mark.usefixtures("quest_chambers")

DECK = ("mind_control", "pitfall", "magical_bond") * 4
COMPANY: Options = {"quests": 1} if "quests" in MODULES else {}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_4_15_games_under_these_curses_go_to_their_end_and_replay(seats: int) -> None:
    chosen: Options = {"curses": True, "treasures": True, "tempo": 150, ID: True, **COMPANY}
    again = GAME.first_state(seats, settled(**chosen))
    state = again.clone()
    for number, moment in enumerate(busy_in(state, f"quest curses/{seats}", 0.05)):
        events = list(moment.events)
        if number == 0:
            CursesShuffled(DECK).apply(state)
            events.append(CursesShuffled(DECK))
        replay(again, events)
        assert flaw(state) is None

    assert again == state
    assert part(state).discarded
