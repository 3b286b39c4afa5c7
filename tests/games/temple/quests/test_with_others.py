"""Quests among other modules: what slides, vanishes, bans and makes cheaper."""

import pytest

from tests.games.temple.characters.hands import give
from tests.games.temple.module_tables import blessed
from tests.games.temple.quests.quest_tables import find, questing, quests
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
    lay,
    refused,
    show,
    stand,
    tick,
)
from wayout.games.temple import board
from wayout.games.temple.actions import Break, Discover, Enter, Escape, Mask
from wayout.games.temple.events import GotOut, WallBroken
from wayout.games.temple.modules.maze.gear import TurnGear
from wayout.games.temple.modules.quest_chambers.chambers.constellation import AlignStars, stars
from wayout.games.temple.modules.quest_chambers.chambers.snake_pit import SnakeCrawled
from wayout.games.temple.modules.quest_chambers.part import snakes
from wayout.games.temple.modules.quests.chambers.ghost import GhostAppeared, GhostPushed, PushGhost
from wayout.games.temple.modules.quests.chambers.obelisk import ObeliskJoined
from wayout.games.temple.modules.quests.chambers.tree import TendTree
from wayout.games.temple.modules.special.chalice import ChaliceFell
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import hooks
from wayout.games.temple.state import SEATS, START
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PriceView
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Turn

FIRST_SLAM = 200_000


def test_2_13_the_mechanic_pushes_the_ghost_for_one_torch() -> None:
    state = give(questing("T....", "T....", quests=("ghost",), characters=True), ONE, "knack")
    find(state, "ghost")

    assert [one for one in legal(state, ONE) if isinstance(one, PushGhost)] == [PushGhost(EAST), PushGhost(WEST)]
    assert view(state, TWO).seats["0"].prices[-1] == PriceView("push", START, "T")
    assert do(state, ONE, PushGhost(EAST)) == [GhostPushed(ONE, START, 2 * EASTERN, (0,), 1_000)]
    quests(state).ghost = START
    assert refused(state, TWO, PushGhost(EAST)).code == "cannot_pay"


def test_2_13_the_mechanic_escapes_for_a_key_less_whatever_the_obelisk_adds() -> None:
    state = give(questing("KKK..", ".....", quests=("obelisk",), characters=True), ONE, "knack")
    find(state, "obelisk", EAST)
    find(state, "exit", NORTH)
    stand(state, 4)
    state.depot = 0

    assert do(state, ONE, Escape())[0] == GotOut(ONE, (0, 1, 2), 1_000)


def test_2_13_the_mechanic_completes_the_constellation_with_one_key() -> None:
    state = questing("K....", ".....", quests=("constellation",), quest_chambers=True, characters=True)
    find(give(state, ONE, "knack"), "constellation")
    stand(state, 3, HOME)

    assert PriceView("constellation", 6, "K") in view(state, TWO).seats["0"].prices
    assert AlignStars() in legal(state, ONE)


def test_5_8_a_ban_of_golden_masks_does_not_stop_the_tree() -> None:
    state = questing("GGGG.", "GB...", quests=("tree",), time_chambers=2)
    find(state, "tree")
    find(state, "prohibition_2", SOUTH)
    stand(state, 3)
    assert refused(state, TWO, Mask(10, TWO, (11,))).code == "masks_banned"

    assert TendTree() in legal(state, ONE)


def test_4_10_ghost_snakes_and_chalice_leave_an_illusion_for_the_start() -> None:
    state = questing(
        ".....", ".....", quests=("ghost", "snake_pit", "treasure_chamber"), quest_chambers=True, illusions=True
    )
    find(state, "ghost")
    find(state, "snake_pit", EAST)
    find(state, "treasure_chamber", SOUTH)
    find(state, "illusion_1", NORTH, WESTERN)
    quests(state).ghost = quests(state).chalice = 12
    snakes(state)[:] = [12]

    events = tick(state, FIRST_SLAM, Seeded(1))

    fled = [event for event in events if isinstance(event, GhostAppeared | SnakeCrawled | ChaliceFell)]
    assert fled == [GhostAppeared(START), SnakeCrawled(12, START), ChaliceFell(START)]


def test_5_13_the_ghost_in_the_start_stays_behind_when_the_mirage_takes_its_place() -> None:
    state = questing("AA...", ".....", quests=("ghost",), maze=True)
    find(state, "ghost")
    stand(state, EASTERN)
    state.pile.append("mirage")

    do(state, ONE, Discover(EAST))

    assert quests(state).ghost == 2 * 4
    assert (state.chambers[4].tile, state.chambers[4].x, state.chambers[4].y) == ("mirage", 0, 0)


def test_5_13_the_gear_brings_the_obelisk_neighbours_but_takes_none_back() -> None:
    state = questing("TT...", ".....", quests=("obelisk",), maze=True)
    find(state, "gear", NORTH)
    find(state, "obelisk", EAST, 3)
    assert find(state, "b09", EAST) == [ObeliskJoined(2, 2)]
    stand(state, 3)

    events = do(state, ONE, TurnGear(2 * EASTERN, WEST))

    assert not [event for event in events if isinstance(event, ObeliskJoined)]
    assert quests(state).gem_tiles == 2
    assert view(state, ONE).exit_keys == state.depot + 3


def test_5_12_a_large_torch_is_a_starting_chamber_for_the_stars() -> None:
    state = questing("KK...", ".....", quests=("constellation",), quest_chambers=True, treasures=True, illusions=True)
    find(state, "constellation")
    stand(state, 3, WESTERN)
    assert refused(state, ONE, AlignStars()).code == "stars_not_aligned"

    do(state, TWO, UseTreasure(blessed(state, TWO, "large_torch")))

    assert stars(state, ONE) == {"start": SEATS[1]}
    assert AlignStars() in legal(state, ONE)


def test_5_12_a_linked_chamber_is_one_with_a_single_gem() -> None:
    state = questing(*["....."] * 4, quests=("constellation",), quest_chambers=True, special=True)
    find(state, "constellation")
    find(state, "linked_1", SOUTH)
    find(state, "gems_key_a", EAST)
    stand(state, 3, HOME, 5, 4)

    assert None not in stars(state, ONE).values()


def test_5_4_the_ghost_is_in_one_part_of_a_double_chamber() -> None:
    state = questing("AKTTT", ".....", quests=("ghost",), special=True)
    find(state, "double_chamber_key", NORTH)
    find(state, "ghost", NORTH, 3)
    quests(state).ghost = 2 * EASTERN
    stand(state, EASTERN)
    do(state, ONE, PushGhost(NORTH))
    assert quests(state).ghost == 6

    show(state, ONE, "AKTTT")
    do(state, ONE, Enter(NORTH), at=2_000)
    show(state, ONE, "TTTTT")

    assert refused(state, ONE, PushGhost(NORTH)).code == "ghost_stopped"
    quests(state).ghost = 7
    assert refused(state, ONE, PushGhost(NORTH)).code == "no_ghost_here"
    state.figures[ONE] = 7
    assert PushGhost(NORTH) in legal(state, ONE)
    assert PushGhost(SOUTH) not in legal(state, ONE)


def test_5_13_a_quest_whose_chamber_holds_no_piece_does_not_mind_a_mirage() -> None:
    state = questing(".....", ".....", quests=("altar", "obelisk"))
    find(state, "altar")
    find(state, "obelisk", EAST)
    turn = Turn(state, Seeded("mirage"), 1_000)

    for taken_over in hooks(state).taken_over:
        taken_over(turn, EASTERN, WESTERN)

    assert turn.events == []


@pytest.mark.parametrize("quest", ["obelisk", "ghost"])
def test_4_7_b_an_exit_whose_door_is_at_a_chamber_that_nobody_enters_is_opened_from_any_side(quest: str) -> None:
    """The door of the ghost chamber meets that of the exit, and is of no use to adventurers."""
    state = questing("AAA..", ".....", quests=(quest,))
    beside = lay(state, EASTERN, NORTH, "b09")
    board.lay(state, quest, 2, 0, 2)
    way_out = board.lay(state, "exit", 2, 1, 0)
    stand(state, beside)

    assert do(state, ONE, Break(EAST)) == [WallBroken(ONE, 2 * beside, EAST, 2 * way_out, (0, 1, 2), 1_000)]
