"""Traps among other modules: forced moves free, one's own do not (TMP-5.7, A25)."""

from tests.games.temple.module_tables import blessed, cursed
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, SOUTH, TWO, do, lay, refused, show, stand
from tests.games.temple.traps.trap_tables import THERE, TRAP, sprung, trapped
from wayout.games.temple.actions import Discover, Leave
from wayout.games.temple.building import move_chambers
from wayout.games.temple.events import ChambersMoved
from wayout.games.temple.modules.quests.chambers.obelisk import ObeliskRose, gem_tiles
from wayout.games.temple.modules.quests.events import QuestFound
from wayout.games.temple.modules.traps.events import PlatformSettled, PlatformWaits
from wayout.games.temple.modules.traps.part import NO_CHAMBER, part
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.state import NO_NODE
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn


def test_a25_no_portal_takes_one_off_a_cliff() -> None:
    state = sprung(".....", ".....", trap="cliff_key", treasures=True, quests=1, new_characters=True)
    portal = UseTreasure(blessed(state, ONE, "portal"), 2 * EASTERN)

    assert refused(state, ONE, portal).code == "on_cliff"
    assert portal not in legal(state, ONE)


def test_5_7_a_pitfall_drops_one_off_a_cliff() -> None:
    state = sprung(".....", ".....", trap="cliff_key", curses=True, quests=1, quest_chambers=True)
    cursed(state, ONE, "pitfall")

    assert (state.figures[ONE], part(state).kept[ONE]) == (HOME, NO_NODE)


def test_5_7_a_pitfall_ends_the_waiting_of_the_platform() -> None:
    state = sprung(".....", ".....", trap="moving_platform", curses=True, quests=1, quest_chambers=True)
    assert part(state).waiting == TRAP
    cursed(state, ONE, "pitfall")

    assert (part(state).waiting, part(state).kept[ONE]) == (NO_CHAMBER, NO_NODE)


def test_4_7_whatever_changes_the_board_the_platform_is_tried_again() -> None:
    """A chamber with a door to the north comes to lie where the platform can join it."""
    state = sprung(".....", ".....", trap="moving_platform")
    narrow = lay(state, EASTERN, SOUTH, "b13")
    turn = Turn(state, NoLuck(), 2_000)

    move_chambers(turn, [(narrow, 3, 0)])

    assert turn.events == [
        ChambersMoved(((narrow, 3, 0),)),
        PlatformSettled(TRAP),
        ChambersMoved(((TRAP, 3, 1),)),
    ]


def test_4_7_a_platform_is_a_neighbour_of_the_obelisk_only_where_it_ends() -> None:
    state = trapped("AA...", ".....", trap="moving_platform", quests=1)
    obelisk = lay(state, lay(state, EASTERN, EAST, "b08"), NORTH, "obelisk")
    QuestFound("obelisk", obelisk).apply(state)
    ObeliskRose(3).apply(state)

    assert do(state, ONE, Discover(NORTH))[-1] == PlatformWaits(ONE, obelisk + 1)
    assert gem_tiles(state) == 3
    do(state, TWO, Leave())
    assert (part(state).waiting, gem_tiles(state)) == (NO_CHAMBER, 2)


def test_13_12_the_curse_of_the_trap_does_not_keep_a_platform_from_carrying_one_off() -> None:
    state = trapped("AA...", ".....", trap="moving_platform", west="b08", curses=True)
    do(state, ONE, Discover(NORTH))
    cursed(state, ONE, "trap")
    turn = Turn(state, NoLuck(), 2_000)
    move_chambers(turn, [(TRAP, 5, 5)])

    assert state.figures[ONE] == THERE
    show(state, ONE, "AAAAA")
    stand(state, TRAP, HOME)
    assert refused(state, ONE, Discover(NORTH)).code == "trapped"
