"""What is seen of the sand, and what always holds of it: TMP-4.12, TMP-4.15."""

from collections.abc import Callable

import pytest

from tests.games.temple.tables import EASTERN, HOME, NORTH, ONE, SOUTH, TWO
from tests.games.temple.time_chambers.time_tables import BLUE_END, GREEN_TURN, TIMED, found, running
from tests.games.temple.whole_games import held_to_the_rules
from wayout.games.temple import GAME
from wayout.games.temple.modules.time_chambers.actions import Solve
from wayout.games.temple.modules.time_chambers.invariants import flaw
from wayout.games.temple.modules.time_chambers.part import part
from wayout.games.temple.modules.time_chambers.printed import TIME_CHAMBERS
from wayout.games.temple.rules import thinkable
from wayout.games.temple.state import HELD, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options
from wayout.kernel.seats import SPECTATOR


def both_running() -> State:
    state = running(".....", ".....", tile="lava_dice")
    found(state, TIMED, NORTH, "torch_chamber", 2_000)
    found(state, EASTERN, SOUTH, "prohibition_1", 1_000)
    part(state).blue.stage = 1
    return state


def test_4_12_all_see_where_the_sand_runs_what_waits_and_what_is_forbidden() -> None:
    state = both_running()

    assert [view(state, viewer).extra["time_chambers"] for viewer in (ONE, TWO, SPECTATOR)] == [
        {
            "blue": {"chamber": TIMED, "until": BLUE_END, "stage": 1, "queue": [4]},
            "green": {"chamber": 5, "until": GREEN_TURN, "stage": 0, "queue": []},
            "ban": "gems",
        }
    ] * 3


def test_4_12_without_sand_nothing_is_shown() -> None:
    assert view(running(".....", ".....", tile="b10"), ONE).extra["time_chambers"] == {
        "blue": None,
        "green": None,
        "ban": None,
    }


@pytest.mark.parametrize("tile", TIME_CHAMBERS)
def test_a_viewer_imagines_what_fits_the_view(tile: str) -> None:
    state = running("TTT..", ".....", tile=tile)
    imagined = GAME.imagine(view(state, TWO), TWO, Seeded(1))

    assert part(imagined) == part(state)
    assert view(imagined, TWO).extra == view(state, TWO).extra


def test_a_state_that_was_written_down_keeps_its_sand() -> None:
    state = both_running()

    assert GAME.codec.state(encode(state)) == state
    twin = state.clone()
    part(twin).blue.queue.append(9)
    assert part(state).blue.queue == [4]


def run_twice(state: State) -> None:
    part(state).blue.queue.append(TIMED)


def run_in_the_wrong_place(state: State) -> None:
    part(state).green.chamber = HOME


def run_in_the_wrong_colour(state: State) -> None:
    part(state).green.chamber = TIMED


def wait_for_nothing(state: State) -> None:
    part(state).blue.chamber = -1


def solve_too_much(state: State) -> None:
    part(state).blue.stage = 4


def forbid_a_third_thing(state: State) -> None:
    part(state).green.stage = 2


def sacrifice_nowhere(state: State) -> None:
    state.dice[0], state.held[0] = HELD, "sacrifice"


@pytest.mark.parametrize(
    "spoil",
    [
        run_twice,
        run_in_the_wrong_place,
        run_in_the_wrong_colour,
        wait_for_nothing,
        solve_too_much,
        forbid_a_third_thing,
        sacrifice_nowhere,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = both_running()
    assert flaw(state) is None

    spoil(state)

    assert flaw(state) is not None


def test_the_deed_has_a_number_and_is_thought_of() -> None:
    assert GAME.numbering.action(GAME.numbering.parts(Solve())) == Solve()
    assert Solve() in thinkable(both_running(), ONE)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("others", [{}, {"curses": True}, {"treasures": True}, {"traps": 4}], ids=str)
def test_4_15_whole_games_with_time_chambers_are_held_to_the_rules(seats: int, others: Options) -> None:
    held_to_the_rules(seats, f"time {seats}", {"time_chambers": 4, "tempo": 150, **others})


def test_whole_games_let_the_sand_run() -> None:
    told = {name for seed in range(3) for name in held_to_the_rules(4, f"in time {seed}", {"time_chambers": 4})}

    assert {"SandStarted", "SandTurned", "SandRanOut", "SandAwaited", "TimeTaskFailed"} <= told
