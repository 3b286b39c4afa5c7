"""What the prohibition chambers forbid: TMP-3.8, TMP-5.8, TMP-13.11."""

import msgspec
import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.module_tables import blessed
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    TWO,
    WEST,
    WESTERN,
    do,
    refused,
    show,
    stand,
)
from tests.games.temple.tables import tick as pass_time
from tests.games.temple.throwaway import OPTION
from tests.games.temple.time_chambers.time_tables import GREEN_TURN, THERE, TIMED, found, running
from wayout.games.temple.actions import Discover, Enter, Gems, Mask, Roll
from wayout.games.temple.events import Entered, Masked, Slammed
from wayout.games.temple.modules.traps.events import TrapSprung
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import ENTER, Module, forbidden
from wayout.games.temple.state import START, State

UPPER = {"gems": "prohibition_1", "masks": "prohibition_2", "moving": "prohibition_3", "start": "prohibition_4"}
OUT_OF_REACH = "prohibition_4"


def banned(ban: str, *hands: str, **options: bool | int) -> State:
    """This ban holds, and the eastern chamber has unlit gems."""
    state = running(*hands, tile=UPPER[ban], **options)
    state.chambers[EASTERN] = msgspec.structs.replace(state.chambers[EASTERN], tile="gems_key_a")
    return state


def test_5_8_under_the_ban_of_gems_nobody_lights_any() -> None:
    state = banned("gems", "KKKK.", ".....")
    refusal = refused(state, ONE, Gems(1))

    assert (refusal.code, refusal.rule) == ("gems_banned", "TMP-5.8")
    assert Gems(1) not in legal(state, ONE)
    pass_time(state, GREEN_TURN)
    assert Gems(1) in legal(state, ONE)


def test_5_8_an_extra_gem_needs_no_chamber() -> None:
    state = banned("gems", ".....", ".....", treasures=True)
    before = state.depot
    do(state, ONE, UseTreasure(blessed(state, ONE, "extra_gem")))

    assert state.depot == before - 1


def test_5_8_under_the_ban_of_masks_they_free_nobody() -> None:
    state = banned("masks", "GB...", ".....")
    refusal = refused(state, ONE, Mask(0, ONE, (1,)))

    assert (refusal.code, refusal.rule) == ("masks_banned", "TMP-5.8")
    assert not any(isinstance(action, Mask) for action in legal(state, ONE))
    pass_time(state, GREEN_TURN)
    assert do(state, ONE, Mask(0, ONE, (1,)), at=GREEN_TURN) == [Masked(ONE, 0, ONE, (1,), GREEN_TURN)]


def test_5_8_under_the_ban_of_moving_nobody_enters() -> None:
    state = banned("moving", "AAAAA", ".....")
    refusal = refused(state, ONE, Enter(WEST))

    assert (refusal.code, refusal.rule) == ("moving_banned", "TMP-5.8")
    assert not any(isinstance(action, Enter) for action in legal(state, ONE))
    pass_time(state, GREEN_TURN)
    assert Enter(WEST) in legal(state, ONE)


def test_5_8_nor_does_anybody_use_a_treasure_to_get_elsewhere() -> None:
    state = banned("moving", ".....", ".....", treasures=True)
    teleport = UseTreasure(blessed(state, ONE, "teleport"), HOME)

    assert refused(state, ONE, teleport).code == "moving_banned"
    assert teleport not in legal(state, ONE)


def test_5_8_discovering_is_no_moving() -> None:
    state = banned("moving", "AA...", ".....")

    assert Discover(EAST) in legal(state, ONE)
    do(state, ONE, Discover(EAST), at=2_000)
    assert len(state.chambers) == TIMED + 2


def test_5_8_a_trap_moves_its_discoverer_all_the_same() -> None:
    state = banned("moving", "AA...", ".....", traps=2)
    state.pile[-1] = "slide_trap"

    assert TrapSprung(ONE, 2 * EASTERN, 8, "slide_trap") in do(state, ONE, Discover(EAST), at=2_000)


def test_5_8_under_the_ban_of_the_start_nobody_enters_it() -> None:
    state = banned("start", "AAAAA", "ATAA.", treasures=True)
    refusal = refused(state, ONE, Enter(WEST))

    assert (refusal.code, refusal.rule) == ("start_banned", "TMP-5.8")
    assert Enter(WEST) not in legal(state, ONE)
    assert Enter(NORTH) in legal(state, ONE)
    assert Enter(WEST) in legal(state, TWO)
    assert refused(state, ONE, UseTreasure(blessed(state, ONE, "teleport"), HOME)).code == "start_banned"
    pass_time(state, GREEN_TURN)
    assert Enter(WEST) in legal(state, ONE)


def test_5_8_whoever_is_in_the_start_already_is_safe() -> None:
    state = stand(banned("start", ".....", "....."), HOME, EASTERN)
    state.parts["time_chambers"].green.until = 300_000
    slammed = [event for event in pass_time(state, 200_000) if isinstance(event, Slammed)]

    assert slammed[0].safe == (ONE,)


def test_13_11_what_serves_as_a_starting_chamber_is_one_for_the_ban(lodge: Lodge) -> None:
    lodge(Module(id="test", option=OPTION, starts=lambda state: [2 * EASTERN]))
    state = banned("start", "AAT..", "AAT..", test=True)
    stand(state, THERE >> 1, EASTERN)

    assert refused(state, ONE, Enter(SOUTH)).code == "start_banned"
    show(state, TWO, "AA...")
    assert Enter(NORTH) in legal(state, TWO)


@pytest.mark.parametrize("ban", UPPER)
def test_5_8_everything_else_goes_on(ban: str) -> None:
    state = banned(ban, "K....", "AT...")

    assert any(isinstance(action, Roll) for action in legal(state, ONE))
    if ban in ("gems", "masks", "start"):
        assert do(state, TWO, Enter(WEST), at=2_000) == [Entered(TWO, START, 2 * WESTERN, (10, 11), 2_000)]


def test_3_8_a_chamber_that_waits_forbids_nothing() -> None:
    state = banned("gems", "AAAAA", ".....")
    found(state, EASTERN, SOUTH, OUT_OF_REACH, 2_000)

    assert Enter(WEST) in legal(state, ONE)


def test_5_8_what_is_done_in_the_start_by_one_who_is_there_is_no_coming_home() -> None:
    state = banned("start", ".....", ".....")

    assert forbidden(state, TWO, ENTER, START) is None
    assert forbidden(state, ONE, ENTER, START) is not None
