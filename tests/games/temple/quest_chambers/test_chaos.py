"""The chaos chamber: TMP-5.12."""

from tests.games.temple.bots.minds import decided
from tests.games.temple.module_tables import cursed
from tests.games.temple.quests.quest_tables import find, questing
from tests.games.temple.tables import EASTERN, ONE, THREE, TWO, WEST, WESTERN, do, lay, refused, stand
from wayout.games.temple.actions import Leave, Roll
from wayout.games.temple.modules.curses.events import CurseDrawn
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.quest_chambers.chambers.chaos import CallChaos, ChaosCalled
from wayout.games.temple.modules.quests.events import QuestDone
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State

CHAOS = 3


def in_chaos(*hands: str, deck: tuple[str, ...] = ()) -> State:
    """All are in the chaos chamber; the first of the deck is drawn first."""
    state = questing(*hands, quests=("chaos",), quest_chambers=True, curses=True)
    find(state, "chaos")
    state.parts["curses"].deck = list(deck[::-1])
    return stand(state, *[CHAOS] * len(hands))


def test_5_12_each_of_all_draws_a_curse_and_the_quest_is_done() -> None:
    state = in_chaos(".....", ".....", deck=("silence", "mask"))

    assert CallChaos() in legal(state, TWO)
    assert do(state, TWO, CallChaos()) == [
        ChaosCalled(TWO, 1_000),
        CurseDrawn(ONE, "silence", kept=True),
        CurseDrawn(TWO, "mask", kept=True),
        QuestDone("chaos", 0),
    ]
    assert (borne(state, ONE), borne(state, TWO), state.last_act[TWO]) == (["silence"], ["mask"], 1_000)
    assert refused(state, TWO, CallChaos()).code == "no_such_quest_here"


def test_5_12_all_who_are_inside_must_be_there() -> None:
    state = in_chaos(".....", ".....", ".....", deck=("silence", "mask", "trap"))
    stand(state, CHAOS, CHAOS, EASTERN)

    refusal = refused(state, ONE, CallChaos())

    assert (refusal.code, refusal.rule, refusal.facts) == ("not_all_here", "TMP-5.12", {"n": 1})
    assert CallChaos() not in legal(state, ONE)
    assert refused(state, THREE, CallChaos()).code == "no_such_quest_here"
    do(state, THREE, Leave())
    assert CallChaos() in legal(state, ONE)


def test_5_12_a_card_that_one_has_already_counts() -> None:
    state = cursed(in_chaos("......."), ONE, "silence")
    state.parts["curses"].deck = ["silence"]

    assert do(state, ONE, CallChaos())[1:] == [CurseDrawn(ONE, "silence", kept=False), QuestDone("chaos", 0)]


def test_5_12_an_empty_deck_counts_too() -> None:
    state = in_chaos(".....", ".....", deck=("silence",))

    assert do(state, ONE, CallChaos())[1:] == [CurseDrawn(ONE, "silence", kept=True), QuestDone("chaos", 0)]


def test_4_14_bots_there_roll_for_a_golden_mask_and_then_wait_for_the_others() -> None:
    state = in_chaos("GAKT.", "AAKT.", ".....")
    lay(state, WESTERN, WEST, "exit")
    state.depot = 0
    stand(state, CHAOS, CHAOS, EASTERN)

    assert decided(state, ONE) is None
    assert isinstance(decided(state, TWO), Roll)
    stand(state, CHAOS, CHAOS, CHAOS)
    assert decided(state, ONE) == CallChaos()
