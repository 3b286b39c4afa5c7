"""The slide: TMP-3.7, TMP-13.15."""

from tests.games.temple.module_tables import blessed
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, SOUTH, TWO, WEST, do, lay, refused, stand
from tests.games.temple.traps.trap_tables import THERE, TRAP, sprung
from wayout.games.temple import board
from wayout.games.temple.actions import Discover, Enter
from wayout.games.temple.board import is_passable
from wayout.games.temple.events import Entered
from wayout.games.temple.invariants import map_flaw
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal


def test_3_7_nobody_leaves_by_its_stairway() -> None:
    state = sprung("AAAA.", "AA...", trap="slide_trap")
    stand(state, TRAP, EASTERN)

    assert refused(state, ONE, Enter(SOUTH)).code == "no_way"
    assert [action for action in legal(state, ONE) if isinstance(action, Enter | Discover)] == [
        Discover(NORTH),
        Discover(EAST),
        Discover(WEST),
    ]
    assert map_flaw(state) is None


def test_3_7_others_come_in_by_it() -> None:
    state = stand(sprung(".....", "AA...", trap="slide_trap"), TRAP, EASTERN)

    assert do(state, TWO, Enter(NORTH)) == [Entered(TWO, 2 * EASTERN, THERE, (10, 11), 1_000)]


def test_5_7_other_pieces_do_not_leave_by_it_either() -> None:
    state = sprung(".....", trap="slide_trap")

    assert is_passable(state, EASTERN, NORTH)
    assert not is_passable(state, TRAP, SOUTH)


def test_13_15_a_secret_passage_there_leads_both_ways() -> None:
    state = sprung("AA...", ".....", trap="slide_trap", treasures=True)
    do(state, ONE, UseTreasure(blessed(state, ONE, "secret_passage"), 2 * EASTERN, NORTH))

    assert do(state, ONE, Enter(SOUTH), at=2_000) == [Entered(ONE, THERE, 2 * EASTERN, (0, 1), 2_000)]


def test_4_5_a_slide_whose_stairway_leads_nowhere_has_no_open_entrance_there() -> None:
    state = sprung("AA...", ".....", trap="slide_trap")
    north = lay(state, TRAP, NORTH, "b07")
    stand(state, north, HOME)

    assert state.gaps[THERE] == 1 << EAST | 1 << WEST


def test_4_7_behind_its_stairway_the_way_back_counts_no_more_and_walls_give_way() -> None:
    """Whoever went in has left the only open entrance behind, and nothing but the slide can be reached."""
    state = sprung("AAAAA..", trap="slide_trap")
    for x, y, turned in ((1, 2, 1), (2, 1, 0), (0, 1, 0)):
        board.lay(state, "b13", x, y, turned)
    state.figures[ONE] = 2 * EASTERN
    board.settle(state)
    assert not board.is_dead(state)

    do(state, ONE, Enter(NORTH), at=2_000)

    assert state.valve
    assert map_flaw(state) is None
