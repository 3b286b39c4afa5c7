"""Soul exchange: TMP-3.5.1, A41."""

from typing import Any

import pytest

from tests.games.temple.module_tables import NOW, A, B, C, do, hand, pass_time, refusal, temple
from tests.games.temple.tables import EASTERN, NORTH, WESTERN, lay, playing, stand
from tests.games.temple.tables import temple as laid_temple
from tests.games.temple.throwaway import Noted
from wayout.games.temple import GAME, seam
from wayout.games.temple.actions import Choose, Enter, Leave
from wayout.games.temple.events import PromptClosed, PromptOpened
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.cards.soul_exchange import ID, SoulsExchanged, SoulsParted
from wayout.games.temple.modules.curses.deck import LIFTED_BY, PRINTS, full_deck
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseGone, CurseLifted
from wayout.games.temple.modules.curses.part import kept, part
from wayout.games.temple.modules.curses.verbs import draw_curse, take_away
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import Module, register
from wayout.games.temple.state import NO_NODE, OUT, State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Option
from wayout.kernel.play import Event, Turn, replay
from wayout.kernel.seats import Seat

D = Seat(3)
MODULES = "curses,treasures,illusions"


def draw(state: State, seat: Seat) -> list[Event[Any]]:
    """This seat draws the card, and all that happens by that."""
    part(state).deck.append(ID)
    turn = Turn(state, NoLuck(), NOW)
    draw_curse(turn, seat)
    return turn.events


def swapped_two() -> State:
    """Two players: A in the east, B in the west, and each with the other's adventurer since."""
    state = temple(modules=MODULES, at={A: 1, B: 2}, dice={A: "AKTGB", B: "KK..."})
    draw(state, A)
    return state


def test_2_11_there_is_one_and_three_different_icons_lift_it() -> None:
    assert (PRINTS[ID].copies, PRINTS[ID].lifted_by, len(LIFTED_BY[ID])) == (1, "AKT", 3)


@pytest.mark.parametrize(
    ("seats", "modules", "there"),
    [
        (2, {"curses": True}, 0),
        (2, {"curses": True, "illusions": True}, 1),
        (6, {"curses": True}, 1),
        (6, {"curses": True, "illusions": True}, 1),
        (2, {"illusions": True}, 0),
        (6, {"treasures": True}, 0),
    ],
)
def test_5_0_it_comes_with_illusions_or_a_sixth_player_if_there_are_curses(
    seats: int, modules: dict[str, bool], there: int
) -> None:
    assert full_deck(playing(seats, **modules)).count(ID) == there


def test_golden_23_it_swaps_figures_only_and_swaps_back() -> None:
    state = temple(modules=MODULES, at={A: 1, B: 2}, dice={A: "AKTGB", B: "KK..."})

    assert draw(state, A) == [CurseDrawn(A, ID, True), SoulsExchanged(A, B, back=False)]
    assert state.figures == [4, 2]
    assert (hand(state, A), hand(state, B)) == ("AKTGB", "KK...")
    assert part(state).borne[A] == [ID]

    assert do(state, A, Lift(ID)) == [CurseLifted(A, ID, (0, 1, 2), NOW), SoulsExchanged(A, B, back=True)]
    assert state.figures == [2, 4]
    assert kept(state, ID).partner == {}


def test_a41_whoever_moved_meanwhile_has_moved_the_others_adventurer() -> None:
    state = swapped_two()
    state.figures[A] = 0
    do(state, A, Lift(ID))

    assert state.figures == [2, 0]


def test_4_5_with_more_than_one_other_inside_the_drawer_chooses() -> None:
    state = temple(modules=MODULES, seats=4, at={B: 1, C: 2, D: 1})

    assert draw(state, C)[1] == PromptOpened(0, C, ID, ("3", "0", "1"), NOW + 10_000)
    assert do(state, C, Choose(0, 2))[1:] == [SoulsExchanged(C, B, back=False)]
    assert state.figures == [0, 4, 2, 2]


def test_4_5_golden_29_without_an_answer_it_is_the_next_seat_clockwise_inside() -> None:
    state = temple(modules=MODULES, seats=4, at={B: 1, C: 2, D: 1})
    state.figures[D] = OUT
    draw(state, C)

    events = pass_time(state, NOW + 10_000)

    assert events == [PromptClosed(0, C, ID, "0"), SoulsExchanged(C, A, back=False)]
    assert state.figures == [4, 2, 0, OUT]


def test_6_nobody_else_inside_discards_it() -> None:
    state = temple(modules=MODULES, at={A: 1})
    state.figures[B] = OUT

    assert draw(state, A) == [CurseDrawn(A, ID, True), CurseGone(A, ID)]
    assert (part(state).borne[A], part(state).discarded, state.prompts) == ([], [ID], [])


def test_9_alone_it_is_discarded_and_nothing_comes_instead() -> None:
    state = temple(modules=MODULES, seats=1)
    left = len(part(state).deck)

    assert draw(state, A) == [CurseDrawn(A, ID, True), CurseGone(A, ID)]
    assert len(part(state).deck) == left


def test_whoever_was_chosen_and_is_out_by_then_is_not_exchanged_with() -> None:
    state = temple(modules=MODULES, seats=3, at={A: 1, B: 2, C: 0})
    draw(state, A)
    state.figures[B] = OUT

    assert do(state, A, Choose(0, 0))[-1] == SoulsExchanged(A, C, back=False)


def test_whoever_is_alone_by_the_time_of_the_choice_is_rid_of_the_card() -> None:
    state = temple(modules=MODULES, seats=3, at={A: 1, B: 2, C: 0})
    draw(state, A)
    state.figures[B] = state.figures[C] = OUT

    assert do(state, A, Choose(0, 0))[-1] == CurseGone(A, ID)


def test_lifted_before_the_choice_nothing_comes_of_it() -> None:
    state = temple(modules=MODULES, seats=3, at={A: 1, B: 2}, dice={A: "AKT.."})
    draw(state, A)

    assert do(state, A, Lift(ID))[1:] == [PromptClosed(0, A, ID, None)]
    assert (state.figures, state.prompts) == ([2, 4, 0], [])
    assert not any(isinstance(one, Choose) for one in legal(state, A))


def test_6_it_swaps_back_however_the_card_goes() -> None:
    state = swapped_two()
    turn = Turn(state, NoLuck(), NOW)
    take_away(turn, A, ID)

    assert turn.events == [CurseGone(A, ID), SoulsExchanged(A, B, back=True)]


@pytest.mark.parametrize("out", [A, B])
def test_6_with_one_of_the_two_out_nothing_is_swapped_back(out: Seat) -> None:
    state = swapped_two()
    state.figures[out] = OUT
    inside = state.figures[1 - out]
    turn = Turn(state, NoLuck(), NOW)
    take_away(turn, A, ID)

    assert turn.events == [CurseGone(A, ID), SoulsParted(A)]
    assert state.figures[1 - out] == inside
    assert kept(state, ID).partner == {}


def test_4_13_who_leaves_gives_the_adventurer_back_first() -> None:
    state = temple(modules=MODULES, seats=3, at={A: 1, B: 2, C: 0})
    draw(state, A)
    do(state, A, Choose(0, 0))
    do(state, A, Leave())

    assert state.figures == [OUT, 4, 0]


def test_each_moves_the_adventurer_of_the_other_with_dice_of_their_own() -> None:
    state = swapped_two()
    assert Enter(3).check(state, A) is not None
    state.dice[0] = state.dice[1] = 1

    assert refusal(state, A, Enter(1)) is None
    do(state, A, Enter(1))
    assert state.figures == [0, 2]


def test_what_belongs_to_a_figure_goes_along_before_both_have_arrived() -> None:
    told = []

    def note_swap(turn: Turn[State], one: Seat, other: Seat) -> None:
        told.append(Noted(f"swapped {one} {other} {turn.state.figures[:2]}"))

    def note_arrival(turn: Turn[State], seat: Seat, node: int) -> None:
        told.append(Noted(f"arrived {seat} {node}"))

    option = Option("test", (False, True), False)
    register(Module(id="test", option=option, swapped=note_swap, arrived=note_arrival))
    try:
        state = temple(modules=MODULES, at={A: 1, B: 2})
        state.mix += ",test"
        draw(state, A)
    finally:
        del seam.MODULES["test"]
        seam._hooks.clear()

    assert told == [Noted("swapped 0 1 [4, 2]"), Noted("arrived 0 4"), Noted("arrived 1 2")]


def test_4_12_everybody_sees_who_has_whose_adventurer_and_imagines_it() -> None:
    state = swapped_two()
    for viewer in (A, B):
        shown = view(state, viewer)
        assert shown.extra["curses"]["kept"] == {ID: {"partner": {"0": 1}}}
        imagined = GAME.imagine(shown, viewer, Seeded(1))
        assert (view(imagined, viewer).seats, view(imagined, viewer).extra) == (shown.seats, shown.extra)
        assert kept(imagined, ID).partner == {0: 1}
    assert GAME.codec.state(encode(state)) == state


def test_4_12_only_the_drawer_sees_among_whom_there_is_to_choose() -> None:
    state = temple(modules=MODULES, seats=3, at={A: 1, B: 2})
    opened = draw(state, A)[1]

    assert isinstance(opened, PromptOpened)
    seen = opened.seen_by(B)
    assert isinstance(seen, PromptOpened)
    assert seen.options == ()
    assert [prompt.kind for prompt in view(state, A).prompts] == [ID]
    assert view(state, B).prompts == []


def test_4_15_what_happens_can_be_replayed() -> None:
    state = temple(modules=MODULES, seats=3, at={A: 1, B: 2}, dice={A: "AKT.."})
    part(state).deck.append(ID)
    before = state.clone()
    events = [*draw_again(state), *do(state, A, Choose(0, 0)), *do(state, A, Lift(ID))]

    assert replay(before, events) == state


def draw_again(state: State) -> list[Event[Any]]:
    turn = Turn(state, NoLuck(), NOW)
    draw_curse(turn, A)
    return turn.events


def test_a_trap_keeps_the_figure_whoever_plays_it() -> None:
    """B takes over the figure on the cliff; when the card goes, A hangs there again."""
    state = laid_temple("AAAKT", "AAAKT", traps=2, curses=True, illusions=True)
    cliff = lay(state, EASTERN, NORTH, "cliff_key")
    traps = state.parts["traps"]
    traps.kept[A] = 2 * cliff
    stand(state, cliff, WESTERN)
    draw(state, B)

    assert traps.kept[:2] == [NO_NODE, 2 * cliff]
    assert refusal(state, B, Enter(2)) is not None
    assert refusal(state, A, Enter(1)) is None
    take_away(Turn(state, NoLuck(), NOW), B, ID)

    assert traps.kept[:2] == [2 * cliff, NO_NODE]
