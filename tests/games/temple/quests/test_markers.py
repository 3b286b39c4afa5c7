"""Quest markers, the pool of quests and the way out: TMP-3.6, TMP-5.5, A43, A46."""

import pytest

from tests.games.temple.quests.quest_tables import find, questing, quests
from tests.games.temple.tables import EASTERN, NORTH, ONE, SOUTH, TWO, WEST, WESTERN, do, playing, refused, stand, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Escape
from wayout.games.temple.board import settle
from wayout.games.temple.events import Discovered, GameEnded
from wayout.games.temple.modules.quests.chambers.altar import Sacrifice
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.modules.quests.part import markers
from wayout.games.temple.modules.quests.pool import OWN, QUESTS
from wayout.games.temple.rules import legal
from wayout.games.temple.setup import PRESETS
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import TILES
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn

SIX = {"altar", "task", "ghost", "tree", "obelisk", "treasure_chamber"}


def test_3_6_nobody_escapes_while_a_marker_lies_at_the_depot() -> None:
    state = questing("KK...", ".....", quests=("altar", "task"))
    find(state, "exit", NORTH)
    stand(state, 3)
    state.depot = 0

    refusal = refused(state, ONE, Escape())

    assert (refusal.code, refusal.rule, refusal.facts) == ("quests_left", "TMP-3.6", {"n": 2})
    assert Escape() not in legal(state, ONE)
    quests(state).done = ["altar", "task"]
    assert Escape() in legal(state, ONE)


def test_3_6_a_quest_that_is_done_takes_its_marker_away() -> None:
    state = questing("AK...", ".....", quests=("altar", "task"))
    find(state, "altar")
    stand(state, 3)
    assert markers(state) == 2

    assert do(state, ONE, Sacrifice((0, 1)))[-1] == QuestDone("altar", 1)

    assert markers(state) == 1
    assert (QuestDone("altar", 1).variant, QuestDone("altar", 0).variant) == ("", "last")


def test_4_11_all_out_with_all_quests_done_is_a_win() -> None:
    state = questing("KK...", quests=("altar",))
    find(state, "exit", NORTH)
    stand(state, 3)
    state.depot, quests(state).done = 0, ["altar"]

    assert do(state, ONE, Escape())[-1] == GameEnded("won", 1_000)


def test_4_11_the_collapse_takes_no_account_of_quests() -> None:
    state = questing("KK...", ".....", quests=("altar",))
    quests(state).done = ["altar"]

    assert tick(state, 600_000)[-1] == GameEnded("collapsed", 600_000)


def test_5_5_the_quests_are_those_of_this_module_and_have_chambers() -> None:
    assert set(OWN) == SIX
    assert set(QUESTS) >= set(OWN)
    assert all(quest in TILES for quest in QUESTS)
    assert not any(TILES[quest].flank for quest in QUESTS)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_5_5_so_many_are_drawn_and_shuffled_in_after_the_flanks(number: int) -> None:
    (pool,) = tile_set(playing(4, quests=number)).pools
    assert set(pool.tiles) == SIX
    assert pool.drawn == number
    drawn: set[str] = set()
    for seed in range(40):
        state = GAME.first_state(4, complete(GAME.options, {"quests": number}))
        GAME.open(Turn(state, Seeded(seed)))
        found = [tile for tile in state.tiles if tile in QUESTS]
        assert len(found) == number
        assert set(found) <= set(state.pile)
        assert markers(state) == number
        drawn.update(found)
    assert drawn == set(pool.tiles)


def test_without_quests_nothing_of_them_is_there() -> None:
    state = GAME.first_state(4, complete(GAME.options, {}))
    GAME.open(Turn(state, Seeded(1)))

    assert not [tile for tile in state.tiles if tile in QUESTS]
    assert "quests" not in state.parts


def test_2_7_the_presets_name_their_numbers() -> None:
    assert PRESETS["quester"]["quests"] == 2
    assert PRESETS["everything"]["quests"] == 1


def test_a43_a_quest_in_the_pile_opens_walls_when_no_entrance_is_left() -> None:
    state = questing("AAA..", ".....", quests=("altar",))
    find(state, "exit", NORTH, WESTERN)
    state.pile = ["altar", "b13"]
    state.gaps = [0] * len(state.gaps)
    settle(state)

    assert state.valve
    assert Discover(NORTH) in legal(state, ONE)
    state.pile = ["b13"]
    settle(state)
    assert not state.valve


def test_4_7_the_chamber_is_laid_before_its_quest_is_told() -> None:
    state = stand(questing("AA...", "....."), EASTERN)
    state.pile.append("altar")

    assert do(state, ONE, Discover(SOUTH)) == [
        Discovered(ONE, 2 * EASTERN, SOUTH, 3, "altar", 1, -1, SOUTH, (0, 1), False, 1_000),
        QuestFound("altar", 3),
    ]


def test_4_12_nobody_sees_which_quests_were_drawn() -> None:
    one, other = (questing(".....", ".....", quests=drawn) for drawn in (("altar", "task"), ("tree", "obelisk")))

    assert view(one, ONE) == view(other, ONE)
    assert view(one, ONE).extra["quests"] == {
        "markers": 2,
        "found": {},
        "done": [],
        "givers": [],
        "tasks": [],
        "laid": 0,
        "solved": 0,
        "ghost": None,
        "gem_tiles": 0,
        "joined": 0,
        "chalice": {"node": None, "saved": False},
    }


def test_4_12_an_imagined_temple_holds_what_was_found_and_as_many_quests() -> None:
    state = questing("AK...", ".....", quests=("altar", "obelisk", "ghost"))
    find(state, "altar", luck=None)
    find(state, "ghost", WEST, WESTERN)
    stand(state, 3)
    do(state, ONE, Sacrifice((0,)))
    seen = view(state, TWO)

    others = set()
    for seed in range(30):
        imagined = GAME.imagine(seen, TWO, Seeded(seed))
        drawn = [tile for tile in imagined.tiles if tile in QUESTS]
        assert len(drawn) == 3
        assert {"altar", "ghost"} < set(drawn)
        others |= set(drawn) - {"altar", "ghost"}
        assert imagined.parts["quests"] == state.parts["quests"]
        assert GAME.view(imagined, TWO).extra == seen.extra
    assert len(others) > 2
