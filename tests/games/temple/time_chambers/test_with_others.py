"""Bans reach every module by deeds (TMP-5.8, TMP-13.11)."""

import pytest

from tests.games.temple.module_tables import blessed, cursed
from tests.games.temple.tables import EASTERN, HOME, ONE, SOUTH, TWO, do, lay, refused, stand
from tests.games.temple.time_chambers.time_tables import THERE, TIMED, running
from wayout.games.temple.actions import Enter
from wayout.games.temple.board import start_nodes
from wayout.games.temple.modules.pit.actions import LightPit
from wayout.games.temple.modules.totem.actions import LightTotem
from wayout.games.temple.modules.traps.actions import Climb
from wayout.games.temple.modules.traps.events import CliffHolds
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import MASK, forbidden


def test_5_8_the_ban_of_gems_closes_the_pit() -> None:
    state = running("BBBBB", ".....", tile="prohibition_1", pit=True)
    stand(state, lay(state, EASTERN, SOUTH, "pit"), HOME)

    assert refused(state, ONE, LightPit()).code == "gems_banned"
    state.parts["time_chambers"].green.stage = 1
    assert LightPit() in legal(state, ONE)


def test_5_8_the_ban_of_gems_keeps_the_totem_dark() -> None:
    state = running(".....", ".....", tile="prohibition_1", totem=True)
    stand(state, lay(state, EASTERN, SOUTH, "totem"), HOME)

    assert refused(state, ONE, LightTotem(1)).code == "gems_banned"


def test_5_8_whatever_frees_with_golden_masks_is_banned_by_its_deed() -> None:
    state = running("G....", ".....", tile="prohibition_2")
    refusal = forbidden(state, ONE, MASK)

    assert refusal is not None
    assert refusal.code == "masks_banned"


def test_5_8_the_ban_of_moving_stops_a_portal_and_not_a_pitfall() -> None:
    options = {"curses": True, "treasures": True, "quests": 1, "new_characters": True, "quest_chambers": True}
    state = running(".....", ".....", tile="prohibition_3", **options)

    assert refused(state, ONE, UseTreasure(blessed(state, ONE, "portal"), THERE)).code == "moving_banned"
    cursed(state, ONE, "pitfall")
    assert state.figures[ONE] == HOME


def test_5_8_the_ban_of_moving_does_not_stop_climbing() -> None:
    state = running("KKK..", ".....", tile="prohibition_3", traps=2)
    cliff = lay(state, EASTERN, SOUTH, "cliff_key")
    stand(state, cliff, HOME)
    CliffHolds(ONE, 2 * cliff).apply(state)

    assert Climb() in legal(state, ONE)


def test_13_11_a_large_torch_makes_a_starting_chamber_for_the_ban() -> None:
    state = running("AAAAA", "AAAAA", tile="prohibition_4", treasures=True, illusions=True)
    stand(state, EASTERN, TIMED)
    do(state, ONE, UseTreasure(blessed(state, ONE, "large_torch")), at=2_000)
    assert 2 * EASTERN in start_nodes(state)

    assert refused(state, TWO, Enter(SOUTH)).code == "start_banned"


@pytest.mark.parametrize("ban", ["prohibition_1", "prohibition_2"])
def test_5_8_a_pitfall_leads_home_under_any_ban(ban: str) -> None:
    state = running(".....", ".....", tile=ban, curses=True, quests=1, quest_chambers=True)
    state.parts["time_chambers"].green.stage = 1
    cursed(state, ONE, "pitfall")

    assert state.figures[ONE] == HOME
