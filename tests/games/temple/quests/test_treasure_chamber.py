"""The treasure chamber as a quest: TMP-3.6, A46. What the chalice does is tested with the special chambers."""

import pytest

from tests.games.temple.quests.quest_tables import find, questing, quests
from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, TWO, WEST, WESTERN, do, playing, refused, show, stand
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Escape
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.events import Entered, GameEnded
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.modules.quests.following import contest, taken_over
from wayout.games.temple.modules.quests.invariants import flaw
from wayout.games.temple.modules.quests.pool import quests_in_play
from wayout.games.temple.modules.special.chalice import (
    SAVED,
    Carry,
    ChaliceCarried,
    ChaliceFell,
    ChaliceFound,
    ChaliceSaved,
)
from wayout.games.temple.rules import legal
from wayout.games.temple.state import START, State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.play import Turn

VAULT = 3
EXIT = 4


def with_chalice(*hands: str, **options: bool) -> State:
    """The treasure chamber lies north of the eastern chamber, the exit east of it."""
    state = questing(*hands, quests=("treasure_chamber",), **options)
    assert find(state, "treasure_chamber") == [QuestFound("treasure_chamber", VAULT), ChaliceFound(2 * VAULT)]
    find(state, "exit", 1)
    return state


@pytest.mark.parametrize("special", [False, True])
def test_a46_it_is_a_quest_with_and_without_the_special_chambers(special: bool) -> None:
    settings = playing(3, quests=2, special=special)
    made_of = tile_set(settings)

    assert "treasure_chamber" in quests_in_play(settings)
    assert "treasure_chamber" not in (*made_of.first, *made_of.later)
    assert "treasure_chamber" in made_of.pools[0].tiles


@pytest.mark.parametrize("special", [False, True])
def test_3_6_the_chalice_in_the_exit_takes_the_marker_away(special: bool) -> None:
    state = stand(with_chalice("AAT..", ".....", special=special), EASTERN)
    quests(state).chalice = 2 * EASTERN
    assert view(state, TWO).extra["quests"]["chalice"] == {"node": 2 * EASTERN, "saved": False}

    assert do(state, ONE, Carry(1)) == [
        Entered(ONE, 2 * EASTERN, 2 * EXIT, (0, 1, 2), 1_000),
        ChaliceCarried(ONE, 2 * EXIT),
        ChaliceSaved(ONE),
        QuestDone("treasure_chamber", 0),
    ]
    assert quests(state).chalice == SAVED
    assert view(state, TWO).extra["quests"]["chalice"] == {"node": None, "saved": True}
    assert flaw(state) is None


def test_3_6_until_then_nobody_escapes() -> None:
    state = stand(with_chalice("AAKKT", "....."), EXIT)
    state.depot = 0

    assert refused(state, ONE, Escape()).code == "quests_left"


def test_3_5_whoever_enters_without_it_leaves_it_where_it_is() -> None:
    state = stand(with_chalice("AAT..", "....."), EASTERN)
    quests(state).chalice = 2 * EASTERN

    assert do(state, ONE, Enter(1)) == [Entered(ONE, 2 * EASTERN, 2 * EXIT, (0, 1), 1_000)]
    assert quests(state).chalice == 2 * EASTERN


def test_3_5_it_is_carried_from_its_chamber_by_anybody_there() -> None:
    state = stand(with_chalice("AAT..", "A...."), VAULT, VAULT)

    assert [one for one in legal(state, ONE) if isinstance(one, Carry)] == [Carry(2)]
    assert not [one for one in legal(state, TWO) if isinstance(one, Carry)]
    assert contest(state, ONE, Carry(2)) is not None
    stand(state, VAULT, HOME)
    assert contest(state, ONE, Carry(2)) is None


def test_4_10_it_goes_to_the_start_with_a_chamber_that_leaves_and_stays_where_another_comes() -> None:
    state = with_chalice(".....", ".....")
    find(state, "b09", NORTH, WESTERN)
    quests(state).chalice = 10
    turn = Turn(state, Seeded(1))

    lift_chambers(turn, [5])
    taken_over(turn, HOME, WESTERN)

    assert [event for event in turn.events if isinstance(event, ChaliceFell)] == [
        ChaliceFell(START),
        ChaliceFell(2 * WESTERN),
    ]


def test_4_11_with_quests_a_chalice_that_nobody_has_found_keeps_all_inside() -> None:
    state = questing("KK...", quests=("treasure_chamber",))
    find(state, "exit", WEST, WESTERN)
    stand(state, 3)
    state.depot = 0
    assert refused(state, ONE, Escape()).code == "quests_left"

    quests(state).done.append("treasure_chamber")
    show(state, ONE, "K....")

    assert do(state, ONE, Escape())[-1] == GameEnded("won", 1_000)


def test_4_12_it_is_found_when_imagining() -> None:
    state = with_chalice(".....", ".....")
    seen = view(state, TWO)

    assert quests(GAME.imagine(seen, TWO, Seeded(1))).chalice == 2 * VAULT
    quests(state).chalice = SAVED
    assert quests(GAME.imagine(view(state, TWO), TWO, Seeded(1))).chalice == SAVED


def test_without_luck_nothing_follows_an_arrival_elsewhere() -> None:
    state = with_chalice(".....", ".....")
    turn = Turn(state, NoLuck())

    taken_over(turn, EASTERN, HOME)

    assert turn.events == []
