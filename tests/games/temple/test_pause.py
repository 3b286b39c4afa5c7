"""The clock is stopped, here by a module that exists for these tests alone (TMP-4.2, golden test 22)."""

import pytest

from tests.conformance.standstill import stands_still
from tests.games.temple.tables import ONE, THREE, TWO, do, refused, rolling, tick
from tests.games.temple.throwaway import clean, with_module
from wayout.games.temple import GAME
from wayout.games.temple.actions import (
    Absent,
    CallFate,
    Choose,
    Enter,
    GoOn,
    Leave,
    Mask,
    Prefer,
    Roll,
    Signal,
    VoteFate,
)
from wayout.games.temple.events import (
    FateDropped,
    GameEnded,
    GoOnSaid,
    Rolled,
    SeatLeft,
    TimeStopped,
    TimeWentOn,
    WentAbsent,
)
from wayout.games.temple.invariants import people_flaw
from wayout.games.temple.pausing import stop_time
from wayout.games.temple.rules import asked, legal
from wayout.games.temple.seam import ROLL, Deed
from wayout.games.temple.state import LOSS_ORDER, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PauseView
from wayout.kernel.chance import Seeded
from wayout.kernel.episode import Episode
from wayout.kernel.play import Action, Turn

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")


def time_out(turn: Turn[State], deed: Deed) -> None:
    """Whoever rolls stops the clock."""
    if deed.name == ROLL:
        stop_time(turn, deed.seat)


def stopped(*hands: str) -> State:
    """The first seat has stopped the clock at 1 s."""
    state = with_module(*(hands or (".....", "GB...", ".....")), done=time_out)
    happened = do(state, ONE, Roll((0,)), at=1_000, luck=rolling("A"))
    assert happened == [Rolled(ONE, (0,), ("A",), 1_000), TimeStopped(ONE, 1_000)]
    return state


@pytest.mark.parametrize(
    "action",
    [
        Roll((11,)),
        Mask(10, TWO, (11,)),
        Enter(1),
        CallFate(),
        VoteFate(True),
        Signal("help"),
        Choose(0, 0),
        Prefer(LOSS_ORDER[::-1]),
    ],
)
def test_golden_22_nobody_does_anything_while_time_stands_still(action: Action[State]) -> None:
    assert refused(stopped(), TWO, action).code == "time_stands_still"


def test_what_the_house_expects_of_a_stopped_clock_holds() -> None:
    state = stopped()

    assert GAME.paused is not None
    assert GAME.paused(state) == 120_000
    assert stands_still(GAME, state, 3, 1_000)
    assert asked(state) == ()
    assert legal(state, TWO) == [GoOn()]


def test_it_goes_on_when_its_seat_says_so() -> None:
    state = stopped()

    assert do(state, ONE, GoOn()) == [GoOnSaid(ONE), TimeWentOn()]
    assert state.phase == "running"
    assert refused(state, ONE, GoOn()).code == "time_goes_on"
    assert GAME.paused is not None
    assert GAME.paused(state) == 0


def test_it_goes_on_when_most_say_so() -> None:
    state = stopped()

    assert do(state, TWO, GoOn()) == [GoOnSaid(TWO)]
    assert legal(state, TWO) == []
    assert refused(state, TWO, GoOn()).code == "changes_nothing"
    assert view(state, ONE).pause == PauseView(0, 1_000, [1])
    assert do(state, THREE, GoOn()) == [GoOnSaid(THREE), TimeWentOn()]
    assert view(state, ONE).pause is None


def test_it_goes_on_when_its_seat_is_gone_or_leaves() -> None:
    state = stopped()

    assert do(state.clone(), ONE, Absent(True)) == [WentAbsent(ONE, True), TimeWentOn()]
    assert do(state, ONE, Leave()) == [SeatLeft(ONE, behind=True), TimeWentOn()]


def test_the_end_leaves_no_clock_stopped() -> None:
    state = stopped()
    for seat in (TWO, THREE):
        do(state, seat, Leave())

    assert do(state, ONE, Leave())[-1] == GameEnded("aborted", 1_000)
    assert people_flaw(state) is None


def test_votes_and_bells_wait_for_as_long_as_it_takes() -> None:
    state = with_module(".....", ".....", done=time_out)
    do(state, TWO, CallFate(), at=500)
    do(state, ONE, Roll((0,)), at=1_000, luck=rolling("A"))
    assert GAME.deadline(state) == 1_000
    do(state, ONE, GoOn())

    assert GAME.deadline(state) == 10_500
    assert tick(state, 10_500) == [FateDropped(None, TWO, 15_500)]


def test_simulations_skip_it() -> None:
    state = stopped()
    episode = Episode(GAME, state, Seeded(1), 1_000)

    assert not episode.wait(2_000)
    assert episode.tick().events == [TimeWentOn()]
    assert episode.at == 1_000


def test_it_is_found_again_when_somebody_imagines_it() -> None:
    state = stopped()
    do(state, TWO, GoOn())

    for viewer in (ONE, TWO):
        seen = view(state, viewer)
        again = view(GAME.imagine(seen, viewer, Seeded(1)), viewer)
        assert (again.phase, again.pause) == (seen.phase, seen.pause) == ("paused", PauseView(0, 1_000, [1]))


def test_4_15_somebody_has_stopped_a_clock_that_stands_still() -> None:
    state = stopped()
    assert people_flaw(state) is None
    state.phase = "running"
    assert people_flaw(state) is not None
