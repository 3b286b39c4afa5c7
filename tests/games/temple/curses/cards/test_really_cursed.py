"""Really cursed: TMP-2.11.9, TMP-5.9."""

from collections.abc import Iterable

from tests.games.temple.module_tables import EAST_OF_START, A, B, N, cursed, do, refusal, temple
from tests.games.temple.tables import playing
from wayout.games.temple.actions import Discover
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.deck import full_deck
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseLifted
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.state import State

CARD = "really_cursed"
DRAWN = CurseDrawn(A, CARD, True)


def before_a_mask(deck: Iterable[str]) -> State:
    """Both stand east of the start, and whatever is discovered there has a purple mask."""
    return temple(
        modules="curses,pit",
        pile=("c07", "c11"),
        dice={A: "AAAAA", B: "AA..."},
        at={A: EAST_OF_START, B: EAST_OF_START},
        deck=deck,
    )


def discovered(state: State) -> list[object]:
    return [event for event in do(state, A, Discover(N)) if isinstance(event, CurseDrawn)]


def test_2_11_9_two_cards_come_with_the_pit() -> None:
    assert full_deck(playing(2, curses=True, pit=True)).count(CARD) == 2
    assert len(full_deck(playing(2, curses=True, pit=True))) == 16
    assert CARD not in full_deck(playing(2, curses=True))


def test_5_9_two_cards_are_drawn_instead_of_one() -> None:
    state = cursed(before_a_mask(["trap", "mask", "silence"]), A, CARD)

    assert discovered(state) == [CurseDrawn(A, "trap", True), CurseDrawn(A, "mask", True)]
    assert borne(state, A) == [CARD, "trap", "mask"]


def test_5_9_the_card_itself_brings_no_second_one() -> None:
    assert discovered(before_a_mask([CARD, "mask"])) == [DRAWN]


def test_5_9_two_do_not_become_four() -> None:
    state = cursed(before_a_mask([CARD, "mask", "trap"]), A, CARD)

    assert discovered(state) == [CurseDrawn(A, CARD, False), CurseDrawn(A, "mask", True)]


def test_5_1_the_last_card_is_drawn_alone() -> None:
    state = cursed(before_a_mask(["mask"]), A, CARD)

    assert discovered(state) == [CurseDrawn(A, "mask", True)]


def test_5_9_only_who_bears_it_draws_two() -> None:
    state = cursed(before_a_mask(["trap", "mask"]), B, CARD)

    assert discovered(state) == [CurseDrawn(A, "trap", True)]


def test_2_11_9_an_adventurer_a_key_and_a_torch_lift_it() -> None:
    state = cursed(temple(modules="curses,pit", dice={A: "AKT..", B: "AAKTT"}), A, CARD)

    assert refusal(state, B, Lift(CARD)) == "no_such_curse TMP-3.2"
    assert do(state, A, Lift(CARD)) == [CurseLifted(A, CARD, (0, 1, 2), 20_000)]
