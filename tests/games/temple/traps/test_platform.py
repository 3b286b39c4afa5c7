"""The moving platform: TMP-3.7, TMP-5.7, A26, A50."""

import pytest

from tests.games.temple.module_tables import blessed
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    THREE,
    TWO,
    WEST,
    WESTERN,
    do,
    lay,
    refused,
    show,
    stand,
    temple,
)
from tests.games.temple.traps.trap_tables import THERE, TRAP, discover, sprung, trapped
from wayout.games.temple import board
from wayout.games.temple.actions import Discover, Enter, Escape, Leave
from wayout.games.temple.board import cell_of, open_side
from wayout.games.temple.building import board_changed
from wayout.games.temple.events import ChambersMoved, Discovered, SeatLeft
from wayout.games.temple.modules.traps.events import (
    PlatformSettled,
    PlatformWaits,
    Summoned,
    TrapLetGo,
    TrapSprung,
)
from wayout.games.temple.modules.traps.part import NO_CHAMBER, part
from wayout.games.temple.modules.traps.platform import clockwise, destination
from wayout.games.temple.modules.traps.springing import summon
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.parts import Opening, Reserved
from wayout.games.temple.rules import legal
from wayout.games.temple.state import NO_NODE, State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn

PLATFORM = "moving_platform"


def place_of(state: State) -> tuple[int, int]:
    return state.chambers[TRAP].x, state.chambers[TRAP].y


def is_over(state: State) -> bool:
    """It waits for nothing, and keeps nobody."""
    return part(state).waiting == NO_CHAMBER and set(part(state).kept) == {NO_NODE}


# Where it goes


def test_3_7_it_carries_its_rider_to_an_open_entrance_and_leaves_its_place_empty() -> None:
    state = trapped(".....", ".....", trap=PLATFORM, west="b08")

    assert discover(state)[1:] == [
        TrapSprung(ONE, 2 * EASTERN, THERE, PLATFORM),
        ChambersMoved(((TRAP, -1, 1),)),
    ]
    assert (state.figures[ONE], place_of(state), is_over(state)) == (THERE, (-1, 1), True)
    assert state.gaps[2 * EASTERN] >> NORTH & 1
    assert state.links[THERE * 4 + SOUTH] == 4


def test_5_7_after_one_move_it_is_a_chamber_like_any_other() -> None:
    state = sprung("AT...", "AAAA.", trap=PLATFORM, west="b08")

    assert Enter(SOUTH) in legal(state, ONE)
    stand(state, TRAP, WESTERN)
    assert Enter(NORTH) in legal(state, TWO)
    lay(state, EASTERN, NORTH, "b09")
    board_changed(Turn(state, NoLuck()))
    assert place_of(state) == (-1, 1)


def test_5_7_it_is_not_turned_on_its_way() -> None:
    """Found in the west of the western chamber, its stairway faces east, and so must an entrance."""
    state = temple("AA...", ".....", west="b08", pile=("b13", PLATFORM), traps=2)
    lay(state, EASTERN, NORTH, "b07")
    stand(state, 2)
    do(state, ONE, Discover(WEST))

    assert (state.chambers[4].turned, state.chambers[4].x, state.chambers[4].y) == (WEST, 0, 1)
    assert state.links[8 * 4 + EAST] == 6


def spread(*tiles: tuple[str, int, int, int]) -> State:
    """The platform lies north of the start with its stairway in the south, and besides it these: tile, x, y, turned."""
    state = temple(".....", ".....", west="b02", east="b05", pile=("b13",), traps=2)
    for tile, x, y, turned in ((PLATFORM, 0, 1, 0), *tiles):
        board.lay(state, tile, x, y, turned)
    return state


@pytest.mark.parametrize(
    ("tiles", "place"),
    [
        ((("b07", 2, 0, 0), ("b07", -2, 0, 0)), (2, 1)),
        ((("b07", 2, -2, 0), ("b07", -2, 0, 0), ("b13", 0, 2, 1)), (2, -1)),
        ((("b07", -2, 0, 0), ("b13", 2, 0, 1)), (-2, 1)),
    ],
    ids=["clockwise to the east first", "then the south", "the west last"],
)
def test_a26_it_goes_clockwise_around_the_other_chambers(
    tiles: tuple[tuple[str, int, int, int], ...], place: tuple[int, int]
) -> None:
    assert destination(spread(*tiles), TRAP) == place


def test_a26_in_one_direction_the_farther_place_comes_first() -> None:
    """Around the middle of the box from (-3, -3) to (3, 3), the places (2, 2) and (3, 3) lie in one direction."""
    corners = ("b13", -3, -3, 1), ("b13", -3, 3, 1)

    assert destination(spread(*corners, ("b07", 2, 1, 0), ("b07", 3, 2, 0)), TRAP) == (3, 3)


def test_a26_in_one_direction_as_far_away_the_southern_place_comes_first_then_the_western() -> None:
    assert clockwise((0, 2), (3, 3)) == clockwise((0, 2), (5, 5))
    order = sorted([(1, 0), (-1, -1), (0, -1), (1, 1), (-1, 0), (0, 0), (0, 1)], key=lambda way: clockwise((0, 2), way))

    assert order == [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0), (0, 0)]


def test_a26_from_the_very_middle_one_begins_in_the_north() -> None:
    assert clockwise((0, 0), (0, 1)) < clockwise((0, 0), (1, 1)) < clockwise((0, 0), (-1, 1))


def test_a26_a_door_by_which_nobody_leaves_is_no_open_entrance() -> None:
    """The slide's stairway faces north."""
    assert destination(spread(("slide_trap", 2, 0, 2)), TRAP) is None
    assert destination(spread(("b07", 2, 0, 2)), TRAP) == (2, 1)


def test_a26_nor_is_one_behind_which_somebody_is_choosing() -> None:
    state = spread(("b07", 2, 0, 0), ("b07", -2, 0, 0))
    state.reserved[cell_of(2, 1)] = Reserved(Opening(TWO, 8, NORTH, 2, 1), ())

    assert destination(state, TRAP) == (-2, 1)


def test_a26_its_own_doors_are_no_entrance_for_itself() -> None:
    assert destination(spread(), TRAP) is None


# What it waits for


def test_golden_18_without_a_place_it_waits_and_leaves_after_a_new_chamber() -> None:
    state = trapped(".....", "AA...", trap=PLATFORM)

    assert discover(state)[2:] == [PlatformWaits(ONE, TRAP)]
    assert (part(state).waiting, part(state).kept[ONE], place_of(state)) == (TRAP, THERE, (1, 1))
    stand(state, TRAP, EASTERN)

    events = do(state, TWO, Discover(EAST), at=2_000)

    assert isinstance(events[0], Discovered)
    assert events[1:] == [PlatformSettled(TRAP), ChambersMoved(((TRAP, 2, 1),))]
    assert (state.figures[ONE], place_of(state), is_over(state)) == (THERE, (2, 1), True)


def test_5_7_it_goes_on_waiting_while_nothing_fits() -> None:
    state = sprung(".....", "AA...", trap=PLATFORM)
    state.pile[-1] = "b05"
    stand(state, TRAP, EASTERN)

    assert [type(event) for event in do(state, TWO, Discover(EAST), at=2_000)] == [Discovered]
    assert part(state).waiting == TRAP


@pytest.mark.parametrize("deed", [Enter(SOUTH), Discover(NORTH)])
def test_5_7_nobody_gets_off_it_while_it_waits(deed: Enter | Discover) -> None:
    state = sprung("AAAAA", ".....", trap=PLATFORM)
    refusal = refused(state, ONE, deed)

    assert (refusal.code, refusal.rule) == ("on_waiting_platform", "TMP-5.7")
    assert not any(isinstance(action, Enter | Discover) for action in legal(state, ONE))


def test_5_7_nobody_gets_onto_it_while_it_waits() -> None:
    state = stand(sprung(".....", "AAAAA", trap=PLATFORM, treasures=True), TRAP, EASTERN)
    refusal = refused(state, TWO, Enter(NORTH))

    assert (refusal.code, refusal.rule) == ("platform_waits", "TMP-5.7")
    assert Enter(NORTH) not in legal(state, TWO)
    assert refused(state, TWO, UseTreasure(blessed(state, TWO, "teleport"), THERE)).code == "platform_waits"
    assert Enter(WEST) in legal(state, TWO)


def test_5_7_a_passage_lets_nobody_on_or_off_either() -> None:
    state = stand(sprung("AAAAA", "AAAAA", trap=PLATFORM), TRAP, EASTERN)
    north = lay(state, TRAP, NORTH, "b13")
    open_side(state, north, SOUTH)

    assert refused(state, ONE, Enter(NORTH)).code == "on_waiting_platform"


def test_a50_alone_it_stays_where_it_is_and_its_rider_is_free() -> None:
    state = trapped(".......", trap=PLATFORM)

    assert discover(state)[1:] == [TrapSprung(ONE, 2 * EASTERN, THERE, PLATFORM)]
    assert (place_of(state), is_over(state)) == ((1, 1), True)
    show(state, ONE, "AA.....")
    assert Enter(SOUTH) in legal(state, ONE)


def test_a50_alone_it_moves_all_the_same_if_it_can() -> None:
    assert place_of(sprung(".......", trap=PLATFORM, west="b08")) == (-1, 1)


def test_a50_it_does_not_wait_when_nothing_is_left_to_discover() -> None:
    state = trapped(".....", ".....", trap=PLATFORM)
    state.pile = [PLATFORM]
    discover(state)

    assert is_over(state)


def test_a50_it_stops_waiting_when_the_last_chamber_is_discovered() -> None:
    state = sprung(".....", "AA...", trap=PLATFORM)
    state.pile = ["b05"]
    stand(state, TRAP, EASTERN)

    assert do(state, TWO, Discover(EAST), at=2_000)[1:] == [PlatformSettled(TRAP)]
    assert (place_of(state), is_over(state)) == ((1, 1), True)


def at_the_last_entrance(*hands: str) -> State:
    """The first seat is about to discover the platform behind the only open entrance that anybody can reach."""
    state = temple(*hands, east="b13", west="b02", pile=("exit", "b12", "b11", "b10", PLATFORM), traps=2)
    board.lay(state, "b02", -1, -1, 0)
    board.settle(state)
    return stand(state, EASTERN)


def test_a50_it_does_not_wait_when_nobody_else_can_reach_an_open_entrance() -> None:
    """Behind the wall in the south-west there are two, but nobody gets there."""
    state = at_the_last_entrance("AA...", "AAAAA")

    assert [type(event) for event in do(state, ONE, Discover(EAST))] == [Discovered, TrapSprung]
    assert is_over(state)
    show(state, ONE, "AA...")
    assert [one for one in legal(state, ONE) if isinstance(one, Discover)] == list(map(Discover, (NORTH, EAST, SOUTH)))


def test_a50_it_waits_while_somebody_chooses_what_will_lie_elsewhere() -> None:
    state = at_the_last_entrance("AA...", "AAAAA")
    state.reserved[cell_of(-1, -2)] = Reserved(Opening(TWO, 6, SOUTH, -1, -2), ())

    assert do(state, ONE, Discover(EAST))[2:] == [PlatformWaits(ONE, 4)]


def test_a50_it_stops_waiting_when_the_last_who_could_help_has_gone_where_nothing_is_open() -> None:
    """The slide in the south leads back nowhere, and nothing is open there."""
    state = sprung(".....", "AA...", trap=PLATFORM)
    slide = lay(state, EASTERN, SOUTH, "slide_trap")
    for tile, x, y in (("b05", 1, -2), ("b05", 2, -1), ("b02", 0, -1)):
        board.lay(state, tile, x, y, 0)
    board_changed(Turn(state, NoLuck()))
    assert part(state).waiting == TRAP
    stand(state, TRAP, EASTERN)

    assert do(state, TWO, Enter(SOUTH), at=2_000)[1:] == [PlatformSettled(TRAP)]
    assert (state.figures[TWO], is_over(state)) == (2 * slide, True)


def test_a50_it_stops_waiting_when_all_others_have_escaped() -> None:
    state = sprung(".....", "K....", trap=PLATFORM)
    state.depot, state.exit = 0, lay(state, EASTERN, EAST, "exit")
    stand(state, TRAP, state.exit)

    assert PlatformSettled(TRAP) in do(state, TWO, Escape(), at=2_000)
    assert is_over(state)


def test_a50_it_stops_waiting_when_all_others_have_left() -> None:
    state = sprung(".....", ".....", ".....", trap=PLATFORM, leavers="forgotten")

    do(state, TWO, Leave())
    assert part(state).waiting == TRAP
    assert do(state, THREE, Leave()) == [PlatformSettled(TRAP), SeatLeft(THREE, False)]
    assert is_over(state)


def test_5_7_it_waits_for_nobody_when_its_rider_was_called_away() -> None:
    state = sprung(".....", ".....", trap=PLATFORM)
    turn = Turn(state, NoLuck(), 2_000)
    state.figures[TWO] = 2 * HOME

    summon(turn, TWO, HOME, ())

    assert turn.events == [Summoned(TWO, (ONE,), HOME, (), 2_000), TrapLetGo(ONE), PlatformSettled(TRAP)]
    assert is_over(state)


def test_5_7_it_waits_for_nobody_when_its_rider_has_left() -> None:
    state = sprung(".....", ".....", trap=PLATFORM)

    assert do(state, ONE, Leave())[:2] == [TrapLetGo(ONE), PlatformSettled(TRAP)]
    assert is_over(state)


def test_5_7_it_waits_on_when_somebody_else_gets_out_of_a_trap() -> None:
    state = sprung(".....", ".....", ".....", trap=PLATFORM)
    state.figures[TWO] = part(state).kept[TWO] = 2 * WESTERN  # whose entrances do not fit the platform

    assert do(state, TWO, Leave())[:2] == [TrapLetGo(TWO), SeatLeft(TWO, True)]
    assert (part(state).waiting, part(state).kept[ONE]) == (TRAP, THERE)
