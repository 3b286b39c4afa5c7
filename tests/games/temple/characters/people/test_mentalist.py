"""TMP-2.13: Mentalist."""

import pytest

from tests.games.temple.characters.hands import holding
from tests.games.temple.module_tables import cursed
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, TWO, WEST, do, lay, refused, stand
from wayout.games.temple import tiles
from wayout.games.temple.actions import Discover, Enter
from wayout.games.temple.events import Entered
from wayout.games.temple.modules.characters.events import CardUsed, Stepped
from wayout.games.temple.modules.characters.people.mentalist import WallStep
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.tiles import TILES, Tile
from wayout.games.temple.view import view


def test_2_13_every_frame_opens_for_two_adventurers() -> None:
    state = holding("open_mind", "AA...", "AA...")
    north = lay(state, EASTERN, NORTH, "b12")
    stand(state, EASTERN, EASTERN)

    assert Enter(NORTH) in legal(state, ONE)
    assert refused(state, TWO, Enter(NORTH)).code == "cannot_pay"
    assert do(state, ONE, Enter(NORTH)) == [Entered(ONE, 2, 2 * north, (0, 1), 1_000)]


def test_2_13_the_printed_frame_still_pays() -> None:
    state = holding("open_mind", "AAKK.", ".....")
    lay(state, EASTERN, NORTH, "b12")
    stand(state, EASTERN)

    assert do(state.clone(), ONE, Enter(NORTH, (2, 3)))[0] == Entered(ONE, 2, 6, (2, 3), 1_000)
    assert do(state.clone(), ONE, Enter(NORTH, (0, 1)))[0] == Entered(ONE, 2, 6, (0, 1), 1_000)
    assert do(state.clone(), ONE, Enter(NORTH))[0] == Entered(ONE, 2, 6, (0, 1), 1_000)
    assert refused(state, ONE, Enter(NORTH, (0, 2))).code == "wrong_payment"


def test_2_13_without_two_adventurers_the_printed_frame_is_shown_and_paid() -> None:
    state = holding("open_mind", "AKK..", ".....")
    lay(state, EASTERN, NORTH, "b12")
    stand(state, EASTERN)

    assert do(state, ONE, Enter(NORTH))[0] == Entered(ONE, 2, 6, (1, 2), 1_000)


def test_2_13_everybody_sees_what_a_frame_costs_the_mentalist() -> None:
    state = holding("open_mind", ".....", ".....")

    assert [(price.deed, price.to, price.cost) for price in view(state, TWO).seats["0"].prices] == [("enter", 4, "AA")]
    assert not view(state, TWO).seats["1"].prices


def test_2_13_discovering_costs_what_it_always_does() -> None:
    state = holding("open_mind", "AK...", ".....")
    stand(state, EASTERN)

    assert refused(state, ONE, Discover(NORTH)).code == "cannot_pay"


def test_2_13_through_a_wall_for_two_adventurers() -> None:
    state = holding("wall_step", "AA...", ".....")
    behind = lay(state, EASTERN, NORTH, "b13")
    beside = lay(state, behind, NORTH, "b02")
    stand(state, behind)
    neighbour = lay(state, EASTERN, EAST, "b07")
    walled = lay(state, neighbour, NORTH, "b13")
    assert refused(state, ONE, WallStep(NORTH)).code == "no_wall_there"
    assert [action for action in legal(state, ONE) if isinstance(action, WallStep)] == [WallStep(EAST)]

    events = do(state, ONE, WallStep(EAST))

    assert events == [
        CardUsed(ONE, "wall_step", (0, 1), True, 1_000),
        Stepped(ONE, 2 * behind, 2 * walled, "wall_step"),
    ]
    assert beside != walled
    assert state.figures[ONE] == 2 * walled


def test_2_13_there_must_be_a_chamber_behind_the_wall() -> None:
    state = holding("wall_step", "AA...", ".....")

    refusal = refused(state, ONE, WallStep(NORTH))

    assert (refusal.code, refusal.rule) == ("nothing_behind_the_wall", "TMP-2.13")


def test_2_13_it_takes_two_adventurers() -> None:
    state = holding("wall_step", "AK...", ".....")
    stand(state, side_by_side(state)[0])

    assert refused(state, ONE, WallStep(EAST)).code == "cannot_pay"


def side_by_side(state: State, east: str = "b13") -> tuple[int, int]:
    """Two chambers with a wall between them."""
    west = lay(state, EASTERN, NORTH, "b13")
    further = lay(state, EASTERN, EAST, "b07")
    return west, lay(state, further, NORTH, east)


@pytest.fixture
def odd_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chamber with two parts, one that nobody may enter, and one that nobody leaves by its stairs."""
    for tile in (
        Tile(id="two", doors="NS", entry="AA", rear="N"),
        Tile(id="shut", doors="S", closed=True),
        Tile(id="slide", doors="NESW", entry="AA", in_only="S"),
    ):
        monkeypatch.setitem(TILES, tile.id, tile)
        monkeypatch.setitem(tiles._printed, tile.id, tiles.prepare(tile))


@pytest.mark.usefixtures("odd_tiles")
def test_2_13_no_wall_of_a_double_chamber_from_without() -> None:
    state = holding("wall_step", "AA...", ".....")
    west, double = side_by_side(state, "two")
    stand(state, west)
    assert refused(state, ONE, WallStep(EAST)).code == "wall_of_a_double"

    for node in (2 * double, 2 * double + 1):
        state.figures[ONE] = node
        assert refused(state, ONE, WallStep(WEST)).code == "wall_of_a_double"


@pytest.mark.usefixtures("odd_tiles")
def test_2_13_not_where_nobody_may_be() -> None:
    state = holding("wall_step", "AA...", ".....")
    stand(state, side_by_side(state, "shut")[0])

    assert refused(state, ONE, WallStep(EAST)).code == "step_into_closed"


@pytest.mark.usefixtures("odd_tiles")
def test_2_13_a_wall_step_leads_out_where_a_door_only_leads_in() -> None:
    state = holding("wall_step", "AA...", ".....")
    slide = lay(state, EASTERN, NORTH, "slide")
    stand(state, slide)

    assert refused(state, ONE, Enter(SOUTH)).code == "no_way"
    assert do(state, ONE, WallStep(SOUTH))[1] == Stepped(ONE, 2 * slide, 2 * EASTERN, "wall_step")


def test_5_1_the_trap_holds_the_mentalist_too() -> None:
    state = holding("wall_step", "AA...", ".....", curses=True)
    stand(state, side_by_side(state)[0])
    cursed(state, ONE, "trap")

    assert refused(state, ONE, WallStep(EAST)).code == "trapped"
