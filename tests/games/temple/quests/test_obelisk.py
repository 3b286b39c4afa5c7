"""The obelisk: TMP-3.6, TMP-5.5, A44."""

from tests.games.temple.module_tables import blessed
from tests.games.temple.quests.quest_tables import find, questing, quests
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, TWO, do, refused, stand
from wayout.games.temple.actions import Enter, Escape, Gems
from wayout.games.temple.board import is_enterable, rearrange
from wayout.games.temple.building import board_changed, move_chambers
from wayout.games.temple.events import GotOut
from wayout.games.temple.modules.quests.chambers.obelisk import ObeliskJoined, ObeliskRose
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

OBELISK = 3
N, E, S, W = 1, 2, 4, 8


def raised(*hands: str, **options: bool) -> State:
    """The obelisk lies east of the eastern chamber, so its own north is the east, and so on clockwise."""
    state = questing(*hands, quests=("obelisk",), **options)
    assert find(state, "obelisk", EAST) == [
        QuestFound("obelisk", OBELISK),
        ObeliskRose(3),
        QuestDone("obelisk", 0),
    ]
    return state


def test_3_6_it_is_done_at_once_and_three_gem_tiles_go_to_the_depot() -> None:
    state = raised("KKKK.", ".....")

    assert (quests(state).gem_tiles, quests(state).done) == (3, ["obelisk"])
    assert (state.depot, view(state, TWO).exit_keys) == (7, 11)


def test_a44_gem_tiles_count_at_the_exit() -> None:
    state = raised("KKKK.", "KKK..")
    exit_at = 4
    find(state, "exit", NORTH)
    stand(state, exit_at, exit_at)
    state.depot = 0

    assert refused(state, TWO, Escape()).facts == {"cost": "KKKK"}
    assert Escape() not in legal(state, TWO)
    assert do(state, ONE, Escape())[0] == GotOut(ONE, (0, 1, 2, 3), 1_000)


def test_5_5_gem_tiles_cannot_be_lit() -> None:
    state = stand(raised("KKKK.", "....."), EASTERN)
    state.depot = 0

    assert refused(state, ONE, Gems(1)).code == "no_gems_here"


def test_golden_15_with_two_neighbours_it_keeps_one_gem_tile() -> None:
    state = raised(".....", ".....")
    find(state, "b07", NORTH)

    # North of the obelisk, from the chamber north of the eastern one: the obelisk's own west.
    assert find(state, "b09", EAST, 4) == [ObeliskJoined(W, 2)]
    assert find(state, "b10", SOUTH) == []
    # South of it: its own east.
    assert find(state, "b11", EAST, 6) == [ObeliskJoined(E, 1)]
    assert quests(state).gem_tiles == 1
    assert view(state, ONE).extra["quests"]["gem_tiles"] == 1


def test_golden_26_laid_beside_a_chamber_it_loses_a_gem_tile_at_once() -> None:
    state = questing(".....", ".....", quests=("obelisk",))
    find(state, "b07", NORTH)
    find(state, "b09", EAST, 3)

    assert find(state, "obelisk", EAST) == [
        QuestFound("obelisk", 5),
        ObeliskRose(3),
        QuestDone("obelisk", 0),
        ObeliskJoined(W, 2),
    ]


def test_3_6_the_side_of_the_blocked_stairway_does_not_count() -> None:
    state = raised(".....", ".....")

    board_changed(Turn(state, NoLuck()))

    assert quests(state).joined == 0


def test_5_13_what_was_taken_away_stays_so_wherever_the_obelisk_goes() -> None:
    state = raised(".....", ".....")
    find(state, "b07", NORTH)
    find(state, "b09", EAST, 4)
    turn = Turn(state, NoLuck())

    move_chambers(turn, [(OBELISK, 6, 6)])
    move_chambers(turn, [(OBELISK, 1, 2)])

    assert [event for event in turn.events if isinstance(event, ObeliskJoined)] == [ObeliskJoined(E, 1)]
    assert quests(state).gem_tiles == 1


def test_2_7_nobody_can_be_in_it_and_no_passage_leads_into_it() -> None:
    state = stand(raised("AAAKT", ".....", treasures=True), EASTERN)
    passage = UseTreasure(blessed(state, ONE, "secret_passage"), 2 * EASTERN, EAST)

    assert not is_enterable(state, 2 * OBELISK)
    assert refused(state, ONE, Enter(EAST)).code == "no_way"
    assert refused(state, ONE, passage).code == "solid_stone"
    assert passage not in legal(state, ONE)


def test_5_5_a_chamber_that_leaves_gives_nothing_back() -> None:
    state = raised(".....", ".....")
    find(state, "b07", NORTH)
    find(state, "b09", EAST, 4)

    rearrange(state, {5: type(state.chambers[5])("b09", 9, 9, 0, 15)})
    board_changed(Turn(state, NoLuck()))

    assert quests(state).gem_tiles == 2
