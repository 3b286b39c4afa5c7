"""TMP-2.13: Strongman."""

import pytest

from tests.games.temple.characters.hands import holding, whole_pile
from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, TWO, WEST, do, lay, refused, stand, tick
from wayout.games.temple import tiles
from wayout.games.temple.actions import Choose, Discover, Enter
from wayout.games.temple.events import ChamberTurned, Discovered, DiscoveryBegun, PromptOpened
from wayout.games.temple.imagine import imagine
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.characters.events import CardUsed
from wayout.games.temple.modules.characters.people import strongman
from wayout.games.temple.modules.characters.people.strongman import Shove, turns_of
from wayout.games.temple.rules import legal
from wayout.games.temple.tiles import TILES, Pool, Tile, TileSet, printed
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded


def test_2_13_any_door_of_a_new_chamber_may_join_his() -> None:
    """b12 has doors in the north, east and south."""
    state = holding("broad_shoulders", "AA...", ".....", pile=whole_pile("b12"))
    stand(state, EASTERN)

    events = do(state, ONE, Discover(EAST))

    assert events == [
        DiscoveryBegun(ONE, 2, EAST, 2, 0, 1, (0, 1), False, 1_000),
        PromptOpened(0, ONE, "broad_shoulders", ("b12/1", "b12/3", "b12/2"), 11_000),
    ]
    assert do(state, ONE, Choose(0, 2))[-1] == Discovered(ONE, 2, EAST, 3, "b12", 2, 0, 2, (), False, 1_000)
    assert state.links[2 * 4 + EAST] == 6
    assert state.links[6 * 4 + WEST] == 2
    assert flaw(state) is None


def test_2_13_the_stairs_if_he_does_not_choose() -> None:
    state = holding("broad_shoulders", "AA...", ".....", pile=whole_pile("b12"))
    stand(state, EASTERN)
    do(state, ONE, Discover(NORTH))

    assert tick(state, 11_000)[-1].turned == NORTH  # type: ignore[attr-defined]


@pytest.mark.parametrize("tile", ["b09", "exit"])
def test_2_13_he_is_not_asked_if_every_turn_is_the_same(tile: str) -> None:
    state = holding("broad_shoulders", "AA...", ".....", pile=("b01", tile))
    stand(state, EASTERN)

    assert isinstance(do(state, ONE, Discover(NORTH))[0], Discovered)


@pytest.mark.parametrize("side", range(4))
def test_2_13_in_every_turn_a_door_faces_back(side: int) -> None:
    for tile in ("b01", "b02", "b03", "b06", "gems_key_b"):
        turns = turns_of(printed(tile), side)
        assert turns[0] == side
        assert all(printed(tile).doors[turned] >> (side + 2) % 4 & 1 for turned in turns)


def test_2_13_chambers_that_come_from_a_pool_lie_as_they_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = holding("broad_shoulders", "AA...", ".....", pile=whole_pile("b12"))
    stand(state, EASTERN)
    monkeypatch.setattr(strongman, "tile_set", lambda settings: TileSet((), (), (Pool(("b12",), 1),)))

    assert isinstance(do(state, ONE, Discover(NORTH))[0], Discovered)


def test_4_12_only_he_sees_what_he_turns() -> None:
    state = holding("broad_shoulders", "AA...", ".....", pile=whole_pile("b12"))
    stand(state, EASTERN)
    do(state, ONE, Discover(NORTH))

    assert not view(state, TWO).prompts
    assert view(state, TWO).reserved[0].tiles == 1


def test_whoever_turns_a_chamber_imagines_the_one_that_he_turns() -> None:
    state = holding("broad_shoulders", "AA...", ".....", pile=whole_pile("b12"))
    stand(state, EASTERN)
    do(state, ONE, Discover(NORTH))
    assert view(state, ONE).prompts[0].options[0] == "b12/0"

    for number in range(20):
        imagined = imagine(view(state, ONE), ONE, Seeded(f"turning {number}"))
        assert [reserved.tiles for reserved in imagined.reserved.values()] == [("b12",)]
        assert view(imagined, ONE) == view(state, ONE)


def test_2_13_a_shove_turns_his_own_chamber() -> None:
    state = holding("shove", "AAK..", ".....", east="b03")
    stand(state, EASTERN, EASTERN)
    assert Enter(WEST).check(state, TWO).code == "cannot_pay"  # type: ignore[union-attr]

    events = do(state, ONE, Shove(2, 1))

    assert events == [CardUsed(ONE, "shove", (0, 1, 2), True, 1_000), ChamberTurned(EASTERN, 2)]
    assert refused(state, TWO, Enter(WEST)).code == "cannot_pay"
    assert refused(state, TWO, Enter(EAST)).code == "no_way"


def test_2_13_or_a_connected_one() -> None:
    state = holding("shove", "AAK..", ".....", east="b13")

    assert do(state, ONE, Shove(2, 3))[1] == ChamberTurned(EASTERN, 0)
    assert refused(state, ONE, Enter(EAST)).code == "no_way"


def test_2_13_not_the_start_nor_the_exit() -> None:
    state = holding("shove", "AAK..", ".....")
    exit_ = lay(state, EASTERN, EAST, "exit")
    assert refused(state, ONE, Shove(0, 1)).code == "never_shoved"

    stand(state, EASTERN)
    assert refused(state, ONE, Shove(2 * exit_, 1)).code == "never_shoved"
    assert {action.node for action in legal(state, ONE) if isinstance(action, Shove)} == {2}


def test_2_13_not_a_chamber_with_two_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    double = Tile(id="two", doors="NS", entry="AA", rear="N")
    monkeypatch.setitem(TILES, "two", double)
    monkeypatch.setitem(tiles._printed, "two", tiles.prepare(double))
    state = holding("shove", "AAK..", ".....")
    stand(state, lay(state, EASTERN, EAST, "two"))

    assert refused(state, ONE, Shove(6, 1)).code == "never_shoved"


def test_2_13_nothing_further_away() -> None:
    state = holding("shove", "AAK..", ".....")
    far = lay(state, EASTERN, EAST, "b09")

    refusal = refused(state, ONE, Shove(2 * far, 1))

    assert (refusal.code, refusal.rule) == ("too_far_to_shove", "TMP-2.13")


def test_2_13_not_while_somebody_chooses_what_lies_behind_its_door() -> None:
    state = holding("shove", "AAK..", "AA...")
    state.parts["characters"].held[TWO] = "keen_eye"
    stand(state, 0, EASTERN)
    do(state, TWO, Discover(SOUTH))

    assert refused(state, ONE, Shove(2, 1)).code == "somebody_chooses_there"


def test_2_13_it_takes_two_adventurers_and_a_key() -> None:
    state = holding("shove", "AAT..", ".....")

    assert refused(state, ONE, Shove(2, 1)).code == "cannot_pay"
