"""What single cards bring to the module, shown with cards that exist for these tests alone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.games.temple.module_tables import A, B, E, cursed, do, pass_time, temple, throws
from wayout.games.temple import seam
from wayout.games.temple.actions import Enter, Roll
from wayout.games.temple.dice import dice_to_lose
from wayout.games.temple.events import DiceFell, Rolled
from wayout.games.temple.modules.curses import MODULE
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.deck import CURSES, LIFTED_BY
from wayout.games.temple.modules.curses.passing import passed_on
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import ENTER, MISC, Timer, register
from wayout.games.temple.slam import loss
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import ADVENTURER, BLANK, State

CARD = "weeds"
ROLLED = Rolled(A, (0, 1, 2), ("T", "T", "T"), 20_000)


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Prints one more card for this test."""

    def add(**hooks: Any) -> State:
        card = Curse(id=CARD, **hooks)
        monkeypatch.setitem(CURSES, CARD, card)
        monkeypatch.setitem(LIFTED_BY, CARD, ())
        register(replace(MODULE, **passed_on(CURSES.values())))
        seam._hooks.clear()
        return cursed(temple(modules="curses", dice={A: "AAK..", B: "AAK.."}), A, CARD)

    yield add
    register(MODULE)
    seam._hooks.clear()


def test_a_hook_that_no_card_has_is_not_there() -> None:
    assert passed_on(CURSES.values()) == {"timers": ()}
    assert (MODULE.counts_as, MODULE.losses) == (None, None)


def test_more_dice_are_lost_in_a_slam_by_whoever_bears_it(printed: Any) -> None:
    state = printed(losses=1)

    assert [loss(state, A, True), loss(state, A, False), loss(state, B, False)] == [1, 2, 1]
    assert dice_to_lose(state, A, 2) == [3, 4]


def test_dice_of_whoever_bears_it_count_for_nothing_and_must_be_rolled(printed: Any) -> None:
    state = printed(
        counts_as=lambda state, seat, die, shown: BLANK if shown == ADVENTURER else shown,
        must_roll=lambda state, seat: [die for die in state.hands[seat] if state.dice[die] == ADVENTURER],
    )

    assert Enter(E) not in legal(state, A)
    assert Enter(E) in legal(state, B)
    assert do(state, A, Roll((2,)), throws("TTT")) == [ROLLED]


def test_deeds_of_whoever_bears_it_are_caught_and_followed(printed: Any) -> None:
    state = printed(
        catches=lambda turn, deed, action: deed.name == ENTER,
        done=lambda turn, deed: turn.emit(DiceFell(deed.seat, deed.dice)),
    )

    assert do(state, A, Enter(E)) == []
    assert len(do(state, B, Enter(E))) == 1
    assert do(state, A, Roll((2,)), throws("T"))[-1] == DiceFell(A, (2,))


def test_a_card_slows_down_others_has_time_and_lists_what_they_may_do(printed: Any) -> None:
    state = printed(
        roll_delay=lambda state, seat: 300,
        timers=(Timer(MISC, lambda state: 30_000 if state.depot != 1 else None, ring),),
        may=lambda state, seat: [Roll((99,))],
    )
    do(state, B, Roll((10,)), throws("T"), at=5_000)

    assert ready_at(state, B, Roll((11,))) == 5_800
    assert Roll((99,)) in legal(state, B)
    assert pass_time(state, 30_000) == [DiceFell(A, (0,))]


def ring(turn: Any, due: int) -> None:
    turn.emit(DiceFell(A, (0,)))
    turn.state.depot = 1
