"""The Genie lamp: TMP-2.12.13, TMP-4.5, TMP-4.12, TMP-5.13; golden tests 29 and 30."""

import pytest

from tests.games.temple.maze.mazes import act, gifted, maze, wait
from tests.games.temple.module_tables import NOW, A, B, N, refusal, show_dice
from wayout.games.temple.actions import Choose, Discover, Escape, Leave
from wayout.games.temple.events import PromptClosed, PromptOpened
from wayout.games.temple.invariants import part_flaw
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureLaid, TreasureLost, TreasureUsed
from wayout.games.temple.modules.treasures.kinds.genie_lamp import LampRubbed, WishForgone, WishGranted
from wayout.games.temple.modules.treasures.part import Apart, owned, part
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck
from wayout.kernel.codec import encode
from wayout.kernel.play import play
from wayout.kernel.seats import SPECTATOR

TOP = ("healing_mask", "extra_gem", "teleport")
EAST = 1


def lit() -> tuple[State, int]:
    """The first seat has a lamp; these three are on top of the stack."""
    state = maze()
    treasures = part(state)
    lamp = gifted(state, A, "genie_lamp")
    for kind in reversed(TOP):
        at = treasures.stack.index(kind, treasures.laid)
        del treasures.stack[at]
        treasures.stack.insert(treasures.laid, kind)
    return state, lamp


def hidden(state: State) -> list[str]:
    return part(state).stack[part(state).laid :]


def test_5_13_its_owner_looks_at_the_top_three() -> None:
    state, lamp = lit()
    rest = hidden(state)[3:]

    assert act(state, A, UseTreasure(lamp)) == [
        TreasureUsed(A, lamp, "genie_lamp", NOW),
        LampRubbed(A, 3, TOP),
        PromptOpened(0, A, "genie_lamp", TOP, NOW + 10_000),
    ]
    assert part(state).apart == [Apart(A, TOP)]
    assert hidden(state) == rest


def test_5_13_takes_one_face_up_and_the_others_go_under_the_stack() -> None:
    state, lamp = lit()
    rest = hidden(state)[3:]
    act(state, A, UseTreasure(lamp))
    number = part(state).laid

    assert act(state, A, Choose(0, 1), at=NOW + 200) == [
        PromptClosed(0, A, "genie_lamp", "extra_gem"),
        WishGranted(A, number, "extra_gem"),
    ]
    assert owned(state, A) == [number]
    assert hidden(state) == [*rest, "healing_mask", "teleport"]
    assert [treasure.kind for treasure in view(state, B).seats["0"].treasures] == ["extra_gem"]
    assert view(state, B).treasures_left == len(rest) + 2


def test_golden_29_who_does_not_choose_has_the_first() -> None:
    state, lamp = lit()
    act(state, A, UseTreasure(lamp))

    assert wait(state, NOW + 10_000)[-1] == WishGranted(A, part(state).laid - 1, "healing_mask")


def test_4_5_others_draw_what_lies_below_meanwhile() -> None:
    state, lamp = lit()
    below = hidden(state)[3]
    act(state, A, UseTreasure(lamp))
    state.pile.remove("c10")
    state.pile.append("c10")
    state.figures[B] = EAST * 2
    show_dice(state, B, "AA...")

    laid = act(state, B, Discover(N), at=NOW + 500)[1]

    assert isinstance(laid, TreasureLaid)
    assert part(state).stack[laid.treasure] == below
    act(state, A, Choose(0, 2), at=NOW + 900)
    assert part(state).stack[owned(state, A)[0]] == "teleport"
    assert part(state).stack[laid.treasure] == below


@pytest.mark.parametrize("left", [2, 1])
def test_5_13_a_stack_of_fewer_shows_what_there_is(left: int) -> None:
    state, lamp = lit()
    part(state).gone = list(range(part(state).laid, len(part(state).stack) - left))
    part(state).laid = len(part(state).stack) - left

    assert isinstance(act(state, A, UseTreasure(lamp))[1], LampRubbed)
    assert len(part(state).apart[0].kinds) == left


def test_5_13_an_empty_stack_has_no_wish() -> None:
    state, lamp = lit()
    part(state).laid = len(part(state).stack)

    assert refusal(state, A, UseTreasure(lamp)) == "no_treasures_left TMP-5.13"
    assert UseTreasure(lamp) not in legal(state, A)


def test_5_13_one_wish_after_the_other() -> None:
    state, lamp = lit()
    second = gifted(state, A, "genie_lamp")
    act(state, A, UseTreasure(lamp))

    assert refusal(state, A, UseTreasure(second)) == "wish_first TMP-5.13"


def test_5_13_two_may_wish_at_once() -> None:
    state, lamp = lit()
    second = gifted(state, B, "genie_lamp")
    act(state, A, UseTreasure(lamp))
    act(state, B, UseTreasure(second))
    ours, theirs = (apart.kinds for apart in part(state).apart)

    act(state, B, Choose(1, 0))
    act(state, A, Choose(0, 2))

    stack = part(state).stack
    assert [stack[owned(state, seat)[0]] for seat in (A, B)] == [ours[2], theirs[0]]


def test_5_13_it_takes_no_target() -> None:
    state, lamp = lit()

    assert refusal(state, A, UseTreasure(lamp, 2)) == "no_target TMP-5.2"


def test_5_13_whoever_escapes_before_choosing_takes_nothing() -> None:
    state, lamp = lit()
    act(state, A, UseTreasure(lamp))
    rest = hidden(state)
    state.exit, state.depot, state.gems_taken = EAST, 0, state.depot
    state.figures[A] = EAST * 2
    show_dice(state, A, "K....")

    events = play(state, A, Escape(), NoLuck(), NOW).events

    assert events[1:] == [PromptClosed(0, A, "genie_lamp", None), WishForgone(A)]
    assert hidden(state) == [*rest, *TOP]


def test_5_2_whoever_leaves_has_the_first_and_leaves_it_behind() -> None:
    state, lamp = lit()
    act(state, A, UseTreasure(lamp))

    events = act(state, A, Leave())

    assert events[1:3] == [WishGranted(A, lamp + 1, "healing_mask"), TreasureLost(A, lamp + 1, "healing_mask")]


def test_golden_30_nobody_else_sees_what_could_be_wished_for() -> None:
    state, lamp = lit()
    events = act(state, A, UseTreasure(lamp))
    events += act(state, A, Choose(0, 1), at=NOW + 200)

    for viewer in (B, SPECTATOR):
        told = encode([event.seen_by(viewer) for event in events]).decode()
        assert "extra_gem" in told
        assert "healing_mask" not in told
        assert "teleport" not in told
        assert [event.recalled_by(viewer) for event in events] == [event.seen_by(viewer) for event in events]


def test_4_12_all_see_how_many_lie_before_somebody() -> None:
    state, lamp = lit()
    act(state, A, UseTreasure(lamp))

    assert view(state, B).extra["treasures"]["apart"] == [(0, 3)]


def test_4_15_no_treasure_is_lost_while_somebody_chooses() -> None:
    state, lamp = lit()
    act(state, A, UseTreasure(lamp))
    part(state).apart = [Apart(A, TOP[:2])]
    assert part_flaw(state) == "a treasure is missing, or there twice, where somebody chooses"
    part(state).apart = [Apart(A, TOP[:2]), Apart(A, TOP[2:])]
    assert part_flaw(state) == "a seat chooses among two lots"


def test_2_12_there_are_two_tiles_of_each_with_treasures_and_none_without() -> None:
    stack = full_stack(maze().settings)

    assert [stack.count(kind) for kind in ("short_cut", "time_out", "genie_lamp")] == [2, 2, 2]
    assert len(stack) == 19
    assert full_stack(maze(treasures=False).settings) == []
