"""What single cards bring to the module, shown with cards that exist for these tests alone."""

from collections.abc import Iterator
from typing import Any, Self

import msgspec
import pytest

from tests.games.temple.module_tables import A, B, E, cursed, do, pass_time, temple, throws
from wayout.games.temple import GAME, seam
from wayout.games.temple.actions import Choose, Enter, Leave, Roll
from wayout.games.temple.dice import dice_to_lose
from wayout.games.temple.events import DiceFell, Rolled
from wayout.games.temple.modules.curses.curse import Curse
from wayout.games.temple.modules.curses.deck import CURSES, LIFTED_BY, PRINTS, Print
from wayout.games.temple.modules.curses.events import CurseGone
from wayout.games.temple.modules.curses.part import KEPT, keep, kept
from wayout.games.temple.modules.curses.passing import passed_on
from wayout.games.temple.modules.curses.verbs import draw_curse
from wayout.games.temple.prompts import ask
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import ENTER, MISC, Timer, hooks_of
from wayout.games.temple.slam import loss
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import ADVENTURER, BLANK, State
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Turn

CARD = "weeds"
ROLLED = Rolled(A, (0, 1, 2), ("T", "T", "T"), 20_000)


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Prints one more card for this test."""

    def add(**hooks: Any) -> State:
        monkeypatch.setitem(CURSES, CARD, Curse(id=CARD, **hooks))
        monkeypatch.setitem(PRINTS, CARD, Print(copies=1, modules=("curses",), lifted_by=""))
        monkeypatch.setitem(LIFTED_BY, CARD, ())
        seam._hooks.clear()
        return cursed(temple(modules="curses", dice={A: "AAK..", B: "AAK.."}), A, CARD)

    yield add
    seam._hooks.clear()


def test_a_hook_that_no_card_has_is_not_there() -> None:
    assert passed_on([CURSES["trap"], CURSES["mask"]]) == {"timers": ()}
    assert (hooks_of("curses").counts_as, hooks_of("curses").losses) == ((), ())


def test_a_card_is_asked_only_where_it_can_be_in_the_deck(printed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    printed(losses=1)
    assert hooks_of("curses").losses

    monkeypatch.setitem(PRINTS, CARD, Print(copies=1, modules=("treasures",), lifted_by=""))
    seam._hooks.clear()
    assert hooks_of("curses").losses == ()
    assert hooks_of("curses,treasures").losses


def test_a_card_brought_by_a_sixth_player_may_be_in_any_deck() -> None:
    card = Print(copies=1, modules=("treasures",), seats=6, lifted_by="")

    assert card.may_be_in_play(frozenset({"curses"}))
    assert not Print(copies=1, modules=("curses",), needs=("treasures",), lifted_by="").may_be_in_play(
        frozenset({"curses"})
    )


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


def test_whoever_bears_it_does_not_roll_before_a_time(printed: Any) -> None:
    state = printed(roll_from=lambda state, seat: 7_000)

    assert ready_at(state, A, Roll((2,))) == 7_000
    assert ready_at(state, A, Enter(E)) == 0
    assert ready_at(state, B, Roll((12,))) == 0


def test_a_card_is_told_where_whoever_bears_it_arrives(printed: Any) -> None:
    state = printed(arrived=lambda turn, seat, node: turn.emit(DiceFell(seat, (node,))))

    assert do(state, A, Enter(E))[1:] == [DiceFell(A, (2,))]
    assert len(do(state, B, Enter(E))) == 1


def test_a_card_is_told_of_everybody_who_is_out_once_their_own_curses_are_gone(printed: Any) -> None:
    state = printed(escaped=lambda turn, seat: turn.emit(DiceFell(A, (int(seat),))))

    assert DiceFell(A, (1,)) in do(state, B, Leave())
    assert do(cursed(state, A, "mask"), A, Leave())[:3] == [
        CurseGone(A, CARD),
        CurseGone(A, "mask"),
        DiceFell(A, (0,)),
    ]


def test_a_card_makes_of_one_draw_several(printed: Any) -> None:
    state = printed(draws=3)
    state.parts["curses"].deck = ["trap", "mask"]
    draw_curse(Turn(state, NoLuck()), A)

    assert state.parts["curses"].borne[A] == [CARD, "mask", "trap"]


class Weeds(msgspec.Struct):
    """What the card of these tests remembers."""

    by_seat: dict[int, str] = msgspec.field(default_factory=dict)

    def clone(self) -> Self:
        return type(self)(self.by_seat.copy())


def test_what_a_card_remembers_is_written_down_copied_seen_and_imagined(
    printed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KEPT, CARD, Weeds)
    state = printed(keeps=Weeds)
    assert kept(state, CARD) == Weeds()
    assert not state.parts["curses"].kept
    assert "kept" not in GAME.view(state, B).extra["curses"]
    before = state.clone()
    keep(state, CARD).by_seat[1] = "high"

    assert kept(before, CARD) == Weeds()
    assert kept(state.clone(), CARD) == Weeds({1: "high"})
    assert GAME.codec.state(encode(state)) == state
    seen = GAME.view(state, B)
    assert seen.extra["curses"]["kept"] == {CARD: {"by_seat": {"1": "high"}}}
    assert kept(GAME.imagine(seen, B, Seeded(1)), CARD) == Weeds({1: "high"})


def test_a_card_may_leave_a_choice_to_whoever_bears_it(printed: Any) -> None:
    state = printed(
        drawn=lambda turn, seat: ask(turn, seat, CARD, ("first", "second")),
        prompts={CARD: lambda turn, seat, option: turn.emit(DiceFell(seat, (0 if option == "first" else 1,)))},
    )

    assert do(state, A, Choose(0, 1))[-1] == DiceFell(A, (1,))
