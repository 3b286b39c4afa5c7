"""Illusions leave when the doors slam: TMP-3.4, TMP-5.3, TMP-4.10."""

from itertools import count

import pytest

from tests.games.temple.module_tables import cursed
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
    hand,
    lay,
    refused,
    show,
    stand,
    temple,
    tick,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import Break, Discover, Enter, Gems
from wayout.games.temple.board import open_side
from wayout.games.temple.events import Begun, ChambersLifted, Discovered, GemsTaken, Slammed, WallBroken
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.curses.events import CurseDrawn
from wayout.games.temple.modules.illusions import ILLUSIONS
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import SLAM_ILLUSIONS, hooks
from wayout.games.temple.state import NO_NODE, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import Turn, replay
from wayout.kernel.seats import viewers

FIRST_SLAM, SECOND_SLAM = 200_000, 400_000
PILE = ("b13", "exit", "b12")
MIRAGE = 3
"""The illusion in these temples: north of the eastern chamber."""


def haunted(*hands: str, illusion: str = "illusion_1", pile: tuple[str, ...] = PILE, slam: int = 1) -> State:
    """Just before a slam: an illusion lies north of the eastern chamber."""
    state = temple(*hands, pile=pile, illusions=True)
    assert lay(state, EASTERN, NORTH, illusion) == MIRAGE
    state.slams, state.gongs, state.bells = slam - 1, slam, 2 * slam - 1
    return state


def falling(*tiles: str) -> Scripted:
    """Luck with which these go under the pile, the first one last to be drawn."""
    return Scripted([list(tiles)])


def test_golden_12_an_illusion_with_its_gem_lit_and_somebody_in_it() -> None:
    state = stand(haunted("KKKKA", "....."), MIRAGE, HOME)
    do(state, ONE, Gems(1))
    depot = state.depot

    events = tick(state, FIRST_SLAM, falling("illusion_1"))

    assert events == [Slammed(1, (TWO,), ((ONE, 0),)), ChambersLifted((MIRAGE,), ("illusion_1",), (ONE,))]
    assert (hand(state, ONE), state.figures) == ("x...A", [HOME, HOME])
    assert state.pile == ["illusion_1", *PILE]
    assert state.chambers[MIRAGE].gone
    assert (state.depot, state.gems_taken) == (depot, 1)


@pytest.mark.parametrize(("slam", "at"), [(1, FIRST_SLAM), (2, SECOND_SLAM)])
def test_3_4_both_slams_take_all_of_them_away_and_nothing_else(slam: int, at: int) -> None:
    state = stand(haunted(".....", ".....", slam=slam), HOME, HOME)
    other = lay(state, WESTERN, NORTH, "illusion_6")
    stays = lay(state, WESTERN, SOUTH, "gems_key_a")

    events = tick(state, at, falling("illusion_6", "illusion_1"))

    assert events[1] == ChambersLifted((MIRAGE, other), ("illusion_6", "illusion_1"), ())
    assert state.pile[:2] == ["illusion_6", "illusion_1"]
    assert not state.chambers[stays].gone


def test_3_4_one_that_is_gone_does_not_vanish_again() -> None:
    state = stand(haunted(".....", "....."), HOME, HOME)
    tick(state, FIRST_SLAM, falling("illusion_1"))
    state.gongs = 2
    state.bells += 1

    assert tick(state, SECOND_SLAM) == [Slammed(2, (ONE, TWO), ())]
    assert state.pile.count("illusion_1") == 1


def test_3_4_without_an_illusion_in_the_temple_a_slam_is_a_slam() -> None:
    state = stand(temple(".....", ".....", illusions=True), HOME, HOME)
    state.gongs = state.bells = 1

    assert tick(state, FIRST_SLAM) == [Slammed(1, (ONE, TWO), ())]


def test_4_10_they_vanish_at_their_place_in_the_slam() -> None:
    assert [place for place, _ in hooks(temple(".....", ".....", illusions=True)).slammed] == [SLAM_ILLUSIONS]


def test_3_4_an_illusion_beside_the_start_vanishes_too_and_the_start_has_its_open_entrance_back() -> None:
    state = temple("AA...", ".....", east="illusion_5", illusions=True)
    state.gongs = state.bells = 1
    tick(state, FIRST_SLAM, falling("illusion_5"))

    assert state.chambers[EASTERN].gone
    assert state.links[EAST] == NO_NODE
    assert Discover(EAST) in legal(state, ONE)


def test_3_4_gaps_have_to_be_discovered_anew() -> None:
    state = stand(haunted("AA...", "....."), EASTERN, HOME)
    tick(state, FIRST_SLAM, falling("illusion_1"))

    assert refused(state, ONE, Enter(NORTH)).code == "no_way"
    show(state, ONE, "AA...")
    found = do(state, ONE, Discover(NORTH), FIRST_SLAM + 1)[0]
    assert isinstance(found, Discovered)
    assert (found.tile, found.chamber) == ("b12", MIRAGE + 1)


def test_5_3_whatever_was_in_the_pile_is_found_before_them() -> None:
    state = stand(haunted("AAAAA", ".....", pile=("exit",)), EASTERN, EASTERN)
    tick(state, FIRST_SLAM, falling("illusion_1"))
    show(state, ONE, "AAAA.")

    drawn = [do(state, ONE, Discover(side), FIRST_SLAM + 1)[0] for side in (NORTH, EAST)]

    assert [event.tile for event in drawn if isinstance(event, Discovered)] == ["exit", "illusion_1"]


def test_5_3_an_illusion_that_comes_back_is_a_new_chamber() -> None:
    state = stand(haunted("KKKK.", ".....", pile=()), MIRAGE, HOME)
    do(state, ONE, Gems(1))
    tick(state, FIRST_SLAM, falling("illusion_1"))
    stand(state, EASTERN)
    show(state, ONE, "AAAA.")
    do(state, ONE, Discover(NORTH), FIRST_SLAM + 1)
    do(state, ONE, Enter(NORTH), FIRST_SLAM + 200)
    show(state, ONE, "KKKK.")

    assert do(state, ONE, Gems(1)) == [GemsTaken(ONE, 2 * (MIRAGE + 1), 1, 1, (0, 1, 2, 3), 1_000)]
    assert state.gems_taken == 2


def test_2_5_its_mask_curses_whoever_discovers_it_and_does_so_again() -> None:
    state = temple("AA...", ".....", pile=("illusion_2",), illusions=True, curses=True)
    state.parts["curses"].deck = ["silence", "trap"]
    stand(state, EASTERN, HOME)
    assert do(state, ONE, Discover(NORTH))[1] == CurseDrawn(ONE, "trap", True)
    state.gongs = state.bells = 1
    tick(state, FIRST_SLAM, falling("illusion_2"))
    show(state, TWO, "AA...")
    stand(state, HOME, EASTERN)

    assert do(state, TWO, Discover(NORTH), FIRST_SLAM + 1)[1] == CurseDrawn(TWO, "silence", True)


def test_2_5_without_curses_its_mask_means_nothing() -> None:
    state = temple("AA...", ".....", pile=("illusion_2",), illusions=True)
    stand(state, EASTERN, HOME)

    assert [type(event) for event in do(state, ONE, Discover(NORTH))] == [Discovered]
    assert not view(state, ONE).chambers[str(MIRAGE)].curse


def test_5_3_passages_into_an_illusion_are_gone() -> None:
    state = haunted(".....", ".....")
    corner = lay(state, MIRAGE, WEST, "illusion_6")
    open_side(state, corner, SOUTH)
    assert state.links[HOME * 8 + NORTH] == corner * 2
    tick(state, FIRST_SLAM, falling("illusion_1", "illusion_6"))

    assert (state.chambers[HOME].opened, state.links[HOME * 8 + NORTH]) == (0, NO_NODE)


def test_5_3_curses_and_dice_of_those_in_it_stay_theirs() -> None:
    state = temple("AAB..", ".....", illusions=True, curses=True)
    lay(state, EASTERN, NORTH, "illusion_1")
    stand(cursed(state, ONE, "broken_die"), MIRAGE, HOME)
    state.gongs = state.bells = 1
    assert state.held[2] == "broken"

    tick(state, FIRST_SLAM, falling("illusion_1"))

    assert state.held[2] == "broken"
    assert state.parts["curses"].borne[ONE] == ["broken_die"]


def test_golden_28_the_exit_behind_a_vanished_illusion_whose_gap_gets_a_wall() -> None:
    """North of the eastern chamber the illusion, and north of that the exit. Into the gap comes b02, which has no door
    to the north; the exit's only door faces its wall then."""
    state = haunted("AAAAA", ".....", pile=("b13", "b02"))
    way_out = lay(state, MIRAGE, NORTH, "exit")
    tick(state, FIRST_SLAM, falling("illusion_1"))
    assert state.links[way_out * 8 + SOUTH] == NO_NODE
    assert state.gaps[way_out * 2] == 1 << SOUTH
    stand(state, EASTERN, HOME)
    show(state, ONE, "AAAT.")
    do(state, ONE, Discover(NORTH), FIRST_SLAM + 1)
    filled = len(state.chambers) - 1
    show(state, ONE, "AAAT.")
    do(state, ONE, Enter(NORTH), FIRST_SLAM + 200)
    assert state.links[filled * 8 + NORTH] == NO_NODE
    show(state, ONE, "AAA..")

    assert Break(NORTH) in legal(state, ONE)
    assert do(state, ONE, Break(NORTH)) == [
        WallBroken(ONE, filled * 2, NORTH, way_out * 2, (0, 1, 2), 1_000),
    ]
    assert state.links[filled * 8 + NORTH] == way_out * 2


def test_4_7_an_island_behind_a_vanished_illusion_is_left_by_its_own_doors_or_through_a_wall() -> None:
    """On an island with an open entrance one discovers; the pile empty, one breaks out."""
    state = haunted("AAA..", ".....", pile=())
    island = lay(state, MIRAGE, NORTH, "b13")
    stand(state, island, HOME)
    tick(state, FIRST_SLAM, falling("illusion_1"))
    assert state.figures[ONE] == island * 2
    show(state, ONE, "AAA..")
    assert refused(state, ONE, Break(None)).code == "nothing_to_break"
    assert Discover(SOUTH) in legal(state, ONE)

    state.pile = []

    assert do(state, ONE, Break(None)) == [WallBroken(ONE, island * 2, None, EASTERN * 2, (0, 1, 2), 1_000)]


# What is seen


def test_4_12_nobody_sees_in_which_order_they_go_under_the_pile() -> None:
    state = haunted(".....", ".....")
    lay(state, WESTERN, NORTH, "illusion_6")
    twin = state.clone()
    lifted = tick(state, FIRST_SLAM, falling("illusion_6", "illusion_1"))[1]
    tick(twin, FIRST_SLAM, falling("illusion_1", "illusion_6"))

    assert state.pile != twin.pile
    for viewer in viewers(2):
        assert encode(GAME.view(state, viewer)) == encode(GAME.view(twin, viewer))
        assert "illusion" not in repr(lifted.seen_by(viewer))


def opened(seed: int) -> State:
    state = GAME.first_state(2, complete(GAME.options, {"illusions": True, "curses": True, "treasures": True}))
    GAME.open(Turn(state, Seeded(seed)))
    Begun(0).apply(state)
    return state


def beside_the_start() -> State:
    """A temple as it is really opened, in which an illusion lies beside the start."""
    temples = (opened(seed) for seed in count())
    return next(state for state in temples if state.chambers[EASTERN].tile in ILLUSIONS)


def test_4_12_what_is_imagined_after_it_looks_the_same_and_has_them_under_the_pile() -> None:
    state = beside_the_start()
    gone = state.chambers[EASTERN].tile
    state.gongs = state.bells = 1
    tick(state, 10**9 if state.track == "none" else 210_000, Seeded(5))
    assert flaw(state) is None
    shown = view(state, ONE)

    imagined = GAME.imagine(shown, ONE, Seeded(3))

    assert view(imagined, ONE) == shown
    assert (imagined.pile[0], imagined.pile.index("exit")) == (gone, state.pile.index("exit"))
    assert flaw(imagined) is None


def test_a_slam_replays_to_the_same_temple_and_survives_its_record() -> None:
    state = beside_the_start()
    state.gongs = state.bells = 1
    before = state.clone()
    events = tick(state, 210_000, Seeded(5))

    assert any(isinstance(event, ChambersLifted) for event in events)
    assert replay(before, events) == state
    assert GAME.codec.state(encode(state)) == state


def test_4_3_the_order_under_the_pile_has_luck_of_its_own() -> None:
    """Whatever anybody rolled before, the same illusions go under the pile in the same order."""
    state = haunted(".....", ".....")
    lay(state, WESTERN, NORTH, "illusion_6")
    twin = state.clone()
    luck, other = Seeded(9), Seeded(9)
    other.below(6)
    tick(state, FIRST_SLAM, luck)
    tick(twin, FIRST_SLAM, other)

    assert state.pile == twin.pile
