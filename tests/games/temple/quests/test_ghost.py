"""The ghost: TMP-3.6, TMP-5.5."""

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
    hand,
    lay,
    refused,
    show,
    stand,
)
from wayout.games.temple.actions import Break, Enter
from wayout.games.temple.board import is_enterable, places, rearrange
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.modules.quests.chambers.ghost import GHOST, PUSH, GhostAppeared, GhostPushed, PushGhost
from wayout.games.temple.modules.quests.events import QuestDone, QuestFound
from wayout.games.temple.modules.quests.following import taken_over
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import Deed
from wayout.games.temple.state import START, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Scripted, Seeded
from wayout.kernel.play import Turn

CHAMBER = 3


def haunted(*hands: str, **options: bool) -> State:
    """The ghost chamber lies north of the eastern chamber; the ghost and all adventurers are at home."""
    state = questing(*hands, quests=(GHOST,), **options)
    assert find(state, GHOST) == [QuestFound(GHOST, CHAMBER), GhostAppeared(START)]
    return state


def test_3_6_the_ghost_is_pushed_home_two_torches_a_step() -> None:
    state = haunted("TTTT.", "TT...")

    assert do(state, ONE, PushGhost(EAST)) == [GhostPushed(ONE, START, 2 * EASTERN, (0, 1), 1_000)]
    assert (hand(state, ONE), state.last_act[ONE]) == ("..TT.", 1_000)
    assert refused(state, ONE, PushGhost(NORTH)).code == "no_ghost_here"
    stand(state, HOME, EASTERN)
    assert do(state, TWO, PushGhost(NORTH)) == [
        GhostPushed(TWO, 2 * EASTERN, 2 * CHAMBER, (10, 11), 1_000),
        QuestDone(GHOST, 0),
    ]
    assert quests(state).ghost == 2 * CHAMBER


def test_3_6_the_torches_are_those_of_one_adventurer() -> None:
    state = haunted("T....", "TT...")

    refusal = refused(state, ONE, PushGhost(EAST))

    assert (refusal.code, refusal.facts) == ("cannot_pay", {"cost": "TT"})
    assert [one for one in legal(state, TWO) if isinstance(one, PushGhost)] == [PushGhost(EAST), PushGhost(WEST)]
    assert not [one for one in legal(state, ONE) if isinstance(one, PushGhost)]


def test_4_5_one_may_say_which_torches() -> None:
    state = haunted("TTTT.", ".....")

    assert refused(state, ONE, PushGhost(EAST, (0,))).code == "wrong_payment"
    assert do(state, ONE, PushGhost(EAST, (1, 3))) == [GhostPushed(ONE, START, 2 * EASTERN, (1, 3), 1_000)]


def test_golden_16_it_is_not_pushed_through_a_wall() -> None:
    state = haunted("TTTT.", ".....")
    # A chamber south of the start, where the start has a wall.
    lay(state, EASTERN, SOUTH, "b07")
    lay(state, 4, WEST, "b09")

    refusal = refused(state, ONE, PushGhost(SOUTH))

    assert (refusal.code, refusal.rule) == ("ghost_stopped", "TMP-5.5")
    assert PushGhost(SOUTH) not in legal(state, ONE)


def test_5_5_it_is_not_pushed_where_nothing_is() -> None:
    state = stand(haunted("TTTT.", "....."), EASTERN)
    quests(state).ghost = 2 * EASTERN

    assert refused(state, ONE, PushGhost(EAST)).code == "ghost_stopped"


def test_5_5_it_uses_a_secret_passage() -> None:
    state = haunted("TTTT.", ".....", treasures=True)
    south = lay(state, EASTERN, SOUTH, "c07")
    corner = lay(state, south, WEST, "c09")
    do(state, ONE, UseTreasure(blessed(state, ONE, "secret_passage"), 2 * corner, NORTH))

    assert do(state, ONE, PushGhost(SOUTH), at=2_000) == [GhostPushed(ONE, START, 2 * corner, (0, 1), 2_000)]


def test_2_7_nobody_can_be_in_the_ghost_chamber() -> None:
    state = stand(haunted("AAAKT", "....."), EASTERN)

    assert refused(state, ONE, Enter(NORTH)).code == "no_way"
    assert not is_enterable(state, 2 * CHAMBER)
    assert 2 * CHAMBER not in places(state)


def test_4_7_a_wall_before_the_ghost_chamber_can_be_broken_and_the_ghost_then_passes() -> None:
    state = stand(haunted("AAATT", "....."), EASTERN)
    old = state.chambers[EASTERN]
    # The eastern chamber has no door to the north any more.
    rearrange(state, {EASTERN: type(old)("b13", old.x, old.y, 1, 10)})
    quests(state).ghost = 2 * EASTERN
    assert refused(state, ONE, PushGhost(NORTH)).code == "ghost_stopped"

    do(state, ONE, Break(NORTH))

    assert state.figures[ONE] == 2 * EASTERN
    assert do(state, ONE, PushGhost(NORTH), at=2_000)[-1] == QuestDone(GHOST, 0)


def test_4_10_it_goes_back_to_the_start_when_its_chamber_leaves_the_temple() -> None:
    state = haunted(".....", ".....")
    gone = lay(state, WESTERN, NORTH, "b09")
    quests(state).ghost = 2 * gone
    turn = Turn(state, Seeded(1))

    lift_chambers(turn, [gone])

    assert turn.events[0] == GhostAppeared(START)
    assert quests(state).ghost == START


def test_5_5_it_stays_where_it_is_when_another_chamber_comes_to_lie_there() -> None:
    state = haunted(".....", ".....")
    turn = Turn(state, Scripted([]))

    taken_over(turn, HOME, WESTERN)
    taken_over(turn, EASTERN, HOME)

    assert turn.events == [GhostAppeared(2 * WESTERN)]
    assert [GhostAppeared(node).variant for node in (2 * WESTERN, START)] == ["stays", ""]


def test_3_6_it_is_pushed_no_more_when_it_is_home() -> None:
    state = stand(haunted("TTTT.", "....."), EASTERN)
    quests(state).ghost = 2 * EASTERN
    do(state, ONE, PushGhost(NORTH))
    show(state, ONE, "TTTT.")

    assert refused(state, ONE, PushGhost(NORTH)).code == "no_ghost_here"


def test_pushing_is_a_deed_that_modules_can_price() -> None:
    state = haunted("TTTT.", ".....")

    assert PushGhost(EAST, (0, 1)).deed(state, ONE) == Deed(PUSH, ONE, 2 * EASTERN, (0, 1))


def test_4_12_everybody_sees_the_ghost() -> None:
    state = questing(".....", ".....", quests=(GHOST,))
    assert view(state, TWO).extra["quests"]["ghost"] is None
    find(state, GHOST)

    assert view(state, TWO).extra["quests"]["ghost"] == START
