"""What a module can do, shown with one that exists for these tests alone."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    ONE,
    TWO,
    do,
    hand,
    playing,
    refused,
    rolling,
    settled,
    show,
    stand,
    tick,
)
from tests.games.temple.throwaway import OPTION, Noted, Notes, clean, note, with_module
from wayout.games.temple import GAME
from wayout.games.temple.actions import CallFate, Choose, Discover, Enter, Escape, Gems, Leave, Mask, Roll, Signal
from wayout.games.temple.events import (
    DiceFell,
    FateDropped,
    GameEnded,
    Gong,
    PromptClosed,
    PromptOpened,
    SeatLeft,
)
from wayout.games.temple.parts import Prompt
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import (
    MISC,
    ON_CURSE,
    ON_TREASURE,
    Deed,
    Module,
    Timer,
    hooks_of,
    register,
    swap,
)
from wayout.games.temple.solvable import keys_at_best, solvable_seats
from wayout.games.temple.spacing import ready_at, silent
from wayout.games.temple.state import KEY, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PromptView
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Option
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import SPECTATOR, Seat

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")


def test_a_part_is_found_again_in_a_state_that_was_written_down() -> None:
    state = with_module("AA...", ".....")
    state.parts["test"].notes.append("kept")
    read = GAME.codec.state(encode(state))

    assert read == state
    assert isinstance(read.parts["test"], Notes)
    twin = state.clone()
    twin.parts["test"].notes.append("not shared")
    assert state.parts["test"].notes == ["kept"]


@pytest.mark.parametrize(
    ("deed", "action"),
    [
        ("roll", Roll((4,))),
        ("mask", Mask(2, ONE, (3,))),
        ("enter", Enter(EAST)),
        ("discover", Discover(0)),
        ("gems", Gems(1)),
        ("escape", Escape()),
        ("say", Signal("help")),
    ],
)
def test_a_module_forbids_deeds_by_name(deed: str, action: Any) -> None:
    def forbids(state: State, asked: Deed) -> Refusal | None:
        return because("trapped", rule="TMP-5.1") if asked.name == deed and asked.seat == ONE else None

    state = with_module("AAGB.", ".....", forbids=forbids)

    assert refused(state, ONE, action).code == "trapped"
    assert action not in legal(state, ONE)
    assert (silent(state, ONE) is not None) == (deed == "say")
    assert silent(state, TWO) is None


def test_hooks_after_a_discovery_come_in_the_order_of_4_7() -> None:
    def told(what: str) -> Any:
        return lambda turn, seat, chamber: note(turn, f"{what} {seat} {chamber}")

    state = with_module("AA...", ".....", discovered={ON_CURSE: told("curse")})
    register(Module(id="other", option=OPTION, discovered={ON_TREASURE: told("treasure")}))
    state.mix = "test,other"
    stand(state, EASTERN)

    happened = do(state, ONE, Discover(0))

    assert happened[1:] == [Noted("treasure 0 3"), Noted("curse 0 3")]


def test_rolls_and_escapes_are_told() -> None:
    state = with_module(
        "AAKK.",
        ".....",
        rolled=lambda turn, seat, dice, since: note(turn, f"rolled {dice} {since}"),
        escaped=lambda turn, seat: note(turn, f"out {seat}"),
    )
    do(state, ONE, Roll((4,)), at=5_000, luck=rolling("T"))
    assert do(state, ONE, Roll((4,)), at=5_700, luck=rolling("T"))[1:] == [Noted("rolled (4,) 700")]
    stand(state, EASTERN)
    state.exit, state.depot = EASTERN, 1
    assert do(state, ONE, Escape())[1:] == [Noted("out 0")]
    assert do(state, TWO, Leave())[:2] == [Noted("out 1"), SeatLeft(TWO, behind=True)]


def test_golden_2_a_module_limits_what_a_golden_mask_frees() -> None:
    state = with_module("GBB..", ".....", mask_frees=lambda state, seat: 1)

    assert refused(state, ONE, Mask(0, ONE, (1, 2))).facts == {"most": 1}
    assert Mask(0, ONE, (1,)) in legal(state, ONE)


def test_a_module_limits_the_dice_of_a_roll_and_slows_one_down() -> None:
    state = with_module("A....", ".....", most_dice=lambda state, seat: 2, spacing=lambda state, seat: 2)
    do(state, ONE, Roll((3, 4)), at=5_000, luck=Seeded(2))
    show(state, ONE, "A....")

    assert refused(state, ONE, Roll((0, 1, 2))).facts == {"most": 2}
    assert [one for one in legal(state, ONE) if isinstance(one, Roll)] == [Roll((1, 2))]
    assert ready_at(state, ONE, Roll((0,))) == 6_000
    assert ready_at(state, ONE, Enter(EAST)) == 5_240
    assert view(state, TWO).seats["0"].most_dice == 2


def test_fallen_dice_are_lost() -> None:
    state = with_module(".....", ".....", rolled=lambda turn, seat, dice, since: turn.emit(DiceFell(seat, dice[:1])))
    do(state, ONE, Roll((0, 1)), luck=Seeded(1))

    assert hand(state, ONE)[0] == "x"


def test_icons_beyond_dice_pay_what_dice_do_not_cover() -> None:
    def use(turn: Turn[State], seat: Seat, icon: int, count: int) -> None:
        note(turn, f"{seat} uses {count}")

    state = with_module("KKA..", "K....", icons=lambda state, seat: {KEY: 2} if seat == ONE else {}, use_icons=use)
    state.chambers[EASTERN] = msgspec.structs.replace(state.chambers[EASTERN], tile="gems_key_a")
    stand(state, EASTERN, EASTERN)

    happened = do(state.clone(), ONE, Gems(1))
    assert happened[0] == Noted("0 uses 1")
    assert getattr(happened[1], "paid", None) == (0, 1, 10)
    assert do(state.clone(), TWO, Gems(1))[0] == Noted("0 uses 1")
    state.exit, state.depot = EASTERN, 2
    assert do(state.clone(), ONE, Escape())[0] == Noted("0 uses 1")
    state.depot = 1
    assert not isinstance(do(state.clone(), ONE, Escape())[0], Noted)
    state.depot = 4
    assert refused(state, ONE, Escape()).facts == {"cost": "KKKKK"}
    assert refused(state, ONE, Escape((0,))).code == "wrong_payment"


def test_4_1_timers_of_modules_have_their_place_at_the_same_time() -> None:
    def due(state: State) -> int | None:
        return None if "misc" in state.parts["test"].notes else 165_000

    state = with_module("A....", ".....", timers=(Timer(MISC, due, lambda turn, at: note(turn, "misc")),))
    do(state, ONE, CallFate(), at=155_000)
    assert GAME.deadline(state) == 165_000

    assert tick(state, 165_000) == [FateDropped(None, ONE, 170_000), Noted("misc"), Gong(1)]


def prompting() -> State:
    def answered(turn: Turn[State], seat: Seat, option: str) -> None:
        note(turn, f"{seat} takes {option}")

    state = with_module("A....", ".....", prompts={"lamp": answered})
    PromptOpened(7, TWO, "lamp", ("teleport", "extra_gem"), 15_000).apply(state)
    return state


def test_4_5_a_prompt_is_seen_and_answered_by_its_owner_alone() -> None:
    state = prompting()

    assert view(state, ONE).prompts == view(state, SPECTATOR).prompts == []
    assert view(state, TWO).prompts == [PromptView(7, "lamp", ["teleport", "extra_gem"], 15_000)]
    assert [one for one in legal(state, TWO) if isinstance(one, Choose)] == [Choose(7, 0), Choose(7, 1)]
    assert refused(state, ONE, Choose(7, 0)).code == "nothing_to_choose"
    assert refused(state, TWO, Choose(6, 0)).code == "nothing_to_choose"
    assert refused(state, TWO, Choose(7, 2)).facts == {"option": 2}

    assert do(state, TWO, Choose(7, 1)) == [PromptClosed(7, TWO, "lamp", "extra_gem"), Noted("1 takes extra_gem")]
    assert state.prompts == []


def test_golden_29_without_an_answer_the_first_option_is_taken_in_time() -> None:
    state = prompting()
    assert GAME.deadline(state) == 15_000

    assert tick(state, 15_000) == [PromptClosed(7, TWO, "lamp", "teleport"), Noted("1 takes teleport")]


def test_4_5_a_prompt_blocks_nobody() -> None:
    state = prompting()

    assert do(state, ONE, Roll((1,)), luck=Seeded(1))
    assert do(state, TWO, Roll((10,)), luck=Seeded(1))


def test_4_12_others_learn_that_somebody_chooses_but_not_among_what() -> None:
    opened = PromptOpened(7, TWO, "lamp", ("teleport", "extra_gem"), 15_000)
    closed = PromptClosed(7, TWO, "lamp", "teleport")

    assert opened.seen_by(TWO) == opened
    assert opened.seen_by(ONE) == opened.recalled_by(SPECTATOR) == PromptOpened(-1, TWO, "lamp", (), 15_000)
    assert closed.seen_by(ONE) == closed.recalled_by(ONE) == PromptClosed(-1, TWO, "lamp", None)
    assert closed.seen_by(TWO) == closed


def test_a_prompt_is_brought_back_when_its_owner_imagines() -> None:
    state = prompting()

    assert GAME.imagine(view(state, TWO), TWO, Seeded(1)).prompts == [
        Prompt(7, 1, "lamp", ("teleport", "extra_gem"), 15_000)
    ]


def test_4_12_nobody_imagines_what_others_have_to_choose() -> None:
    state = prompting()

    for viewer in (ONE, SPECTATOR):
        assert GAME.imagine(view(state, viewer), viewer, Seeded(1)).prompts == []


def test_one_who_leaves_is_asked_nothing_any_more_and_what_was_asked_ends() -> None:
    state = prompting()
    happened = do(state, TWO, Leave())

    assert happened[:2] == [PromptClosed(7, TWO, "lamp", "teleport"), Noted("1 takes teleport")]
    assert state.prompts == []


def test_4_11_the_end_leaves_nobody_a_choice() -> None:
    state = prompting()
    assert view(state, TWO).prompts
    GameEnded("conceded", 2_000).apply(state)

    assert view(state, TWO).prompts == []


def test_2_18_seven_keys_at_best_are_for_one_with_seven_dice_only() -> None:
    """Fewer gems than in any temple: what a module gives may be less than nothing here."""
    register(Module(id="test", option=OPTION, capacity=lambda seats: -13))
    register(Module(id="other", option=Option("other", (False, True), False), capacity=lambda seats: -17))

    assert keys_at_best(playing(1, test=True)) == keys_at_best(playing(2, other=True)) == 7
    assert 1 in solvable_seats(settled(test=True))
    assert 1 not in solvable_seats(settled(test=True, difficulty="expert"))
    assert 2 not in solvable_seats(settled(other=True))


def test_4_1_a_timer_that_comes_late_rings_at_its_own_time() -> None:
    state = with_module(
        "A....",
        ".....",
        timers=(
            Timer(
                MISC,
                lambda state: None if state.parts["test"].notes else 5_000,
                lambda turn, due: turn.emit(Noted(f"{turn.at} {due}")),
            ),
        ),
    )

    assert tick(state, 9_000) == [Noted("5000 5000")]


def test_a_mix_is_put_together_once() -> None:
    assert hooks_of("curses") is hooks_of("curses")


def test_a_module_keeps_one_from_rolling_before_a_time() -> None:
    state = with_module("A....", ".....", roll_from=lambda state, seat: 9_000 if seat == ONE else 0)
    do(state, ONE, Roll((1,)), at=5_000, luck=Seeded(1))

    assert ready_at(state, ONE, Roll((1,))) == view(state, TWO).seats["0"].roll_from == 9_000
    assert ready_at(state, ONE, Enter(EAST)) == 5_120
    assert ready_at(state, TWO, Roll((10,))) == 0
    assert view(GAME.imagine(view(state, TWO), TWO, Seeded(1)), TWO).seats["0"].roll_from == 9_000


def test_a_module_is_asked_as_it_is_among_others() -> None:
    lonely = Module(id="test", option=OPTION, most_dice=lambda state, seat: 1)
    among = Module(id="test", option=OPTION, most_dice=lambda state, seat: 2)
    register(replace(lonely, among=lambda modules: among if "curses" in modules else lonely))

    assert hooks_of("test").modules == (lonely,)
    assert hooks_of("curses,test").modules[1] == among


def test_two_who_exchange_adventurers_arrive_after_what_is_the_figures_went_along() -> None:
    state = with_module(
        ".....",
        ".....",
        swapped=lambda turn, one, other: note(turn, f"swapped {one} {other}"),
        arrived=lambda turn, seat, node: note(turn, f"arrived {seat} {node}"),
    )
    turn = Turn(stand(state, HOME, EASTERN), NoLuck())
    swap(turn, ONE, TWO)

    assert turn.events == [Noted("swapped 0 1"), Noted("arrived 0 0"), Noted("arrived 1 2")]


def test_two_in_the_same_place_who_exchange_adventurers_arrive_nowhere() -> None:
    state = with_module(".....", ".....", arrived=lambda turn, seat, node: note(turn, "arrived"))
    turn = Turn(state, NoLuck())
    swap(turn, ONE, TWO)

    assert turn.events == []
