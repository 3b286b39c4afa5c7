"""Lost treasure: TMP-2.11.9, TMP-5.9."""

from tests.games.temple.module_tables import A, blessed, cursed, do, temple
from tests.games.temple.tables import playing
from wayout.games.temple.modules.curses.deck import LIFTED_BY, full_deck
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseGone
from wayout.games.temple.modules.curses.part import borne, part
from wayout.games.temple.modules.curses.verbs import draw_curse
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureLost
from wayout.games.temple.modules.treasures.part import owned
from wayout.games.temple.state import State
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Event, Turn

CARD = "lost_treasure"


def pit() -> State:
    return temple(modules="curses,treasures,pit", deck=[CARD, CARD])


def drawn(state: State) -> list[Event[State]]:
    turn = Turn(state, NoLuck())
    draw_curse(turn, A)
    return turn.events


def test_2_11_9_two_cards_come_with_the_pit_if_treasures_are_there() -> None:
    assert full_deck(playing(2, curses=True, treasures=True, pit=True)).count(CARD) == 2
    assert CARD not in full_deck(playing(2, curses=True, pit=True))
    assert CARD not in full_deck(playing(2, curses=True, treasures=True))
    assert LIFTED_BY[CARD] == ()


def test_5_9_the_treasure_claimed_last_is_gone_and_so_is_the_card() -> None:
    state = pit()
    first, last = blessed(state, A, "teleport"), blessed(state, A, "double_key")

    assert drawn(state) == [CurseDrawn(A, CARD, True), TreasureLost(A, last, "double_key"), CurseGone(A, CARD)]
    assert owned(state, A) == [first]
    assert (borne(state, A), part(state).discarded) == ([], [CARD])
    assert drawn(state)[1] == TreasureLost(A, first, "teleport")


def test_5_9_a_used_extra_gem_is_not_taken() -> None:
    state = pit()
    key, gem = blessed(state, A, "double_key"), blessed(state, A, "extra_gem")
    do(state, A, UseTreasure(gem))

    assert TreasureLost(A, key, "double_key") in drawn(state)
    assert owned(state, A) == [gem]


def test_5_9_one_that_is_ready_is_not_used_yet() -> None:
    state = pit()
    key = blessed(state, A, "double_key")
    do(state, A, UseTreasure(key))

    assert TreasureLost(A, key, "double_key") in drawn(state)
    assert state.parts["treasures"].armed == {}


def test_5_9_without_a_treasure_it_is_just_discarded() -> None:
    assert drawn(pit()) == [CurseDrawn(A, CARD, True), CurseGone(A, CARD)]


def test_3_2_it_never_lies_there_twice() -> None:
    state = cursed(cursed(pit(), A, CARD), A, CARD)

    assert borne(state, A) == []
