"""The Mirage: TMP-5.13, A27, A28."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.maze.mazes import act, gifted, maze, pushed
from tests.games.temple.module_tables import NOW, A, B, E, N, S, W, show_dice
from tests.games.temple.tables import lay, show
from wayout.games.temple import GAME
from wayout.games.temple.actions import Choose, Discover, Enter
from wayout.games.temple.board import open_side, start_nodes
from wayout.games.temple.events import Discovered, Slammed
from wayout.games.temple.modules.maze.mirage import MirageRose
from wayout.games.temple.modules.maze.short_cut import TakeShortCut
from wayout.games.temple.seam import Module
from wayout.games.temple.slam import safe_seats
from wayout.games.temple.state import NO_NODE, START, State
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Option
from wayout.kernel.play import Turn

EAST, WEST = 1, 2
MIRAGE = 3


def about_to_find(*, at: tuple[int, int] = (EAST, WEST)) -> State:
    """The mirage is on top; the first seat stands east of the start and can discover."""
    state = maze("mirage")
    state.figures = [chamber * 2 for chamber in at]
    show_dice(state, A, "AA...")
    return state


def place(state: State, chamber: int) -> tuple[int, int, int]:
    here = state.chambers[chamber]
    return here.x, here.y, here.turned


@pytest.mark.parametrize(
    ("side", "cell", "turned"),
    [(N, (1, 1), 1), (E, (2, 0), 0), (S, (1, -1), 1)],
)
def test_5_13_it_changes_places_with_the_start_and_each_keeps_the_way_it_lies(
    side: int, cell: tuple[int, int], turned: int
) -> None:
    """A28: the start is turned by a quarter only where none of its doors would meet the one that was opened."""
    state = about_to_find()

    events = act(state, A, Discover(side))

    assert [type(event) for event in events] == [Discovered, MirageRose]
    assert events[1] == MirageRose(MIRAGE, EAST, side, turned, ())
    assert place(state, START) == (*cell, turned)
    assert place(state, MIRAGE) == (0, 0, side)
    assert state.links[EAST * 8 + side] == START


def test_a28_the_start_can_be_entered_from_the_door_that_was_opened_and_left_again() -> None:
    state = about_to_find()
    act(state, A, Discover(N))
    show_dice(state, A, "AA...")

    act(state, A, Enter(N))
    assert state.figures[A] == START
    show_dice(state, A, "AA...")
    act(state, A, Enter(S))
    assert state.figures[A] == EAST * 2


def test_a28_the_start_has_its_two_opposite_doors_however_it_lies() -> None:
    state = about_to_find()
    act(state, A, Discover(N))

    assert state.chambers[START].doors == 1 << N | 1 << S
    assert state.gaps[START] == 1 << N


def test_5_13_a_start_that_was_turned_once_keeps_lying_so() -> None:
    """Only the gear could bring it to lie like this before the mirage is found."""
    state = about_to_find()
    start = state.chambers[START]
    state.chambers[START] = type(start)(start.tile, start.x, start.y, 3, 1 << N | 1 << S)

    act(state, A, Discover(S))

    assert place(state, START) == (1, -1, 3)


def test_5_13_the_mirage_joins_the_chambers_around_the_old_place() -> None:
    state = about_to_find()
    act(state, A, Discover(E))

    assert [state.links[MIRAGE * 8 + side] for side in (N, E, S, W)] == [NO_NODE, EAST * 2, NO_NODE, WEST * 2]
    assert state.gaps[MIRAGE * 2] == 1 << N | 1 << S


def test_a27_whoever_is_in_the_start_stays_and_is_in_the_mirage() -> None:
    state = about_to_find(at=(EAST, START))

    assert act(state, A, Discover(E))[1] == MirageRose(MIRAGE, EAST, E, 0, (B,))

    assert state.figures == [EAST * 2, MIRAGE * 2]


def test_a27_the_mirage_is_not_safe_and_the_start_is_wherever_it_lies() -> None:
    state = about_to_find(at=(EAST, START))
    act(state, A, Discover(E))
    state.figures[A] = START

    assert start_nodes(state) == {START}
    assert safe_seats(state) == (A,)
    turn = Turn(state, Seeded(1), 200_000)
    GAME.tick(turn)
    slam = next(event for event in turn.events if isinstance(event, Slammed))
    assert (slam.safe, [seat for seat, _ in slam.lost]) == ((A,), [B])


def test_4_7_being_in_the_mirage_is_an_arrival_for_those_who_were_in_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(
        "wayout.games.temple.modules.maze.mirage.arrive",
        lambda turn, seat: told.append((seat, turn.state.figures[seat])),
    )
    state = about_to_find(at=(EAST, START))
    act(state, A, Discover(E))

    assert told == [(B, MIRAGE * 2)]


def test_5_13_what_lay_in_the_place_of_the_start_lies_in_the_mirage(lodge: Lodge) -> None:
    told: list[tuple[int, int]] = []
    pieces = Option("pieces", (False, True), False)
    lodge(Module(id="pieces", option=pieces, taken_over=lambda turn, old, new: told.append((old, new))))
    state = maze("mirage", pieces=True)
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")
    Discover(E).perform(Turn(state, Seeded(1), NOW), A)

    assert told == [(START, MIRAGE)]


def test_5_13_it_may_be_discovered_from_the_start_itself() -> None:
    """Then the discoverer stands in the mirage, beside the start."""
    state = pushed(maze("mirage"), EAST, 5, 5)
    show_dice(state, A, "AA...")

    events = act(state, A, Discover(E))

    assert events[1] == MirageRose(MIRAGE, START, E, 0, (A, B))
    assert place(state, START) == (1, 0, 0)
    assert state.figures == [MIRAGE * 2, MIRAGE * 2]
    assert state.links[MIRAGE * 8 + E] == START


def test_5_13_passages_at_the_old_place_of_the_start_are_closed() -> None:
    state = about_to_find()
    north = lay(state, WEST, N, state.pile.pop(0))
    corner = lay(state, north, E, state.pile.pop(0))
    open_side(state, corner, S)
    assert state.links[START * 8 + N] == corner * 2
    passages = state.chambers[START].opened
    assert passages == 1 << N
    act(state, A, Discover(E))

    assert (state.chambers[START].opened, state.chambers[corner].opened) == (0, 0)


def test_5_13_the_start_takes_no_broken_wall_along() -> None:
    """One that was opened for a chamber which somebody is still choosing: the mirage has a door there."""
    state = about_to_find()
    start = state.chambers[START]
    state.chambers[START] = type(start)(start.tile, 0, 0, 0, start.doors, 1 << N)
    act(state, A, Discover(E))

    assert state.chambers[START].opened == 0


def test_5_13_a_wall_that_was_broken_for_this_discovery_stays_open() -> None:
    """TMP-4.7: no open entrance is left, and the mirage is found through a wall."""
    state = about_to_find()
    walled = lay(state, EAST, N, "c13")
    state.figures = [walled * 2, walled * 2]
    state.gaps = [0] * len(state.gaps)
    state.valve = True
    show(state, A, "AAA..")

    turn = Turn(state, Seeded(1), NOW)
    Discover(E).perform(turn, A)

    assert state.links[walled * 8 + E] == START
    assert state.chambers[walled].opened >> E & 1


def test_4_5_whoever_is_choosing_beside_the_place_of_the_start_goes_on_beside_the_mirage() -> None:
    state = pushed(maze("mirage"), WEST, -5, 5)
    state.figures[B] = EAST * 2
    show_dice(state, A, "AA...")
    show_dice(state, B, "AA...")
    gifted(state, A, "short_cut")
    act(state, A, TakeShortCut(W))

    act(state, B, Discover(E), at=NOW + 200)

    (reserved,) = state.reserved.values()
    assert reserved.opening.node == MIRAGE * 2
    prompt = state.prompts[0]
    act(state, A, Choose(prompt.id, 1), at=NOW + 400)
    assert state.links[MIRAGE * 8 + W] == (MIRAGE + 1) * 2
