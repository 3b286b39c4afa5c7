"""TMP-4.2, TMP-4.13: the intro, signals, being away, leaving."""

import pytest

from tests.games.temple.tables import EASTERN, HOME, ONE, THREE, TWO, do, hand, refused, stand, temple, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import (
    Absent,
    AutoOffer,
    CallConcede,
    CallFate,
    Discover,
    Enter,
    Escape,
    Gems,
    Leave,
    Mask,
    Prefer,
    Ready,
    Roll,
    Signal,
)
from wayout.games.temple.events import Begun, GameEnded, ReadySaid, SeatLeft, Signalled, WentAbsent
from wayout.games.temple.parts import PHRASES, Outcome
from wayout.games.temple.setup import first_state, open_game
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import LOSS_ORDER, OUT, State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Turn


def before_the_start(seats: int) -> State:
    turn = Turn(first_state(seats, complete(GAME.options, {})), Seeded(1))
    open_game(turn)
    return turn.state


def test_4_2_the_intro_takes_ten_seconds() -> None:
    state = before_the_start(2)
    assert GAME.deadline(state) == 10_000

    assert tick(state, 10_000) == [Begun(10_000)]
    assert (state.starts_at, state.phase) == (10_000, "running")


def test_4_2_the_intro_ends_when_all_are_ready() -> None:
    state = before_the_start(2)

    assert do(state, TWO, Ready()) == [ReadySaid(TWO)]
    assert refused(state, TWO, Ready()).code == "ready_already"
    assert do(state, ONE, Ready(), at=3_000) == [ReadySaid(ONE), Begun(3_000)]
    assert refused(state, ONE, Ready()).code == "ready_already"


def test_nobody_waits_for_one_who_is_away_or_gone_in_the_intro() -> None:
    state = before_the_start(3)
    do(state, ONE, Ready())
    do(state, TWO, Absent(True))

    assert do(state, THREE, Leave(), at=2_000) == [SeatLeft(THREE, behind=True), Begun(2_000)]


@pytest.mark.parametrize(
    "action", [Roll((0,)), Mask(0, ONE, (1,)), Enter(1), Discover(0), Gems(1), CallFate(), CallConcede()]
)
def test_4_5_nothing_of_the_game_is_done_in_the_intro(action: Action[State]) -> None:
    refusal = refused(before_the_start(2), ONE, action)

    assert (refusal.code, refusal.rule) == ("not_begun", "TMP-4.2")


def test_preferences_are_set_in_the_intro() -> None:
    state = before_the_start(2)

    assert do(state, ONE, Prefer(LOSS_ORDER[::-1]))
    assert do(state, ONE, AutoOffer(False))


@pytest.mark.parametrize("phrase", PHRASES)
def test_every_phrase_can_be_said_with_a_place(phrase: str) -> None:
    state = temple(".....", ".....")

    assert do(state, TWO, Signal(phrase, 2)) == [Signalled(TWO, phrase, 2, 1_000)]
    assert ready_at(state, TWO, Signal(phrase)) == 2_000


def test_only_ready_made_phrases_and_chambers_that_are_there() -> None:
    state = temple(".....", ".....")

    assert refused(state, ONE, Signal("boo")).facts == {"phrase": "boo"}
    assert refused(state, ONE, Signal("come", 6)).facts == {"node": 6}
    assert refused(state, ONE, Signal("come", -1)).code == "no_such_chamber"


def test_one_who_is_out_may_still_signal() -> None:
    state = temple(".....", ".....")
    state.figures[ONE] = OUT

    assert do(state, ONE, Signal("exit"))


def test_4_13_a_figure_stays_when_its_player_is_away() -> None:
    state = temple("AB...", ".....")

    assert do(state, ONE, Absent(True)) == [WentAbsent(ONE, True)]
    assert state.figures[ONE] == 0
    assert view(state, TWO).seats["0"].absent
    assert refused(state, ONE, Absent(True)).code == "changes_nothing"
    assert do(state, ONE, Absent(False)) == [WentAbsent(ONE, False)]


def test_4_13_who_leaves_is_not_needed_any_more() -> None:
    state = temple("AB...", ".....", ".....")

    assert do(state, ONE, Leave()) == [SeatLeft(ONE, behind=True)]
    assert hand(state, ONE) == "xxxxx"
    assert state.figures[ONE] == OUT
    assert refused(state, ONE, Leave()).code == "you_left"
    assert refused(state, ONE, Roll((0,))).code == "you_left"
    assert GAME.asked(state) == [TWO, THREE]


@pytest.mark.parametrize("leavers", ["behind", "forgotten"])
def test_4_13_leaving_is_no_way_out(leavers: str) -> None:
    """All but one have escaped, and the last one leaves the match."""
    state = temple(".....", ".....", leavers=leavers)
    state.figures[TWO] = OUT

    assert do(state, ONE, Leave()) == [SeatLeft(ONE, behind=True), GameEnded("left_behind", 1_000)]
    result = GAME.result(state)
    assert result is not None
    assert (result.outcome, result.winners, result.scores) == ("left_behind", (), (0, 0))


@pytest.mark.parametrize(("leavers", "outcome"), [("behind", "left_behind"), ("forgotten", "won")])
def test_4_13_the_others_play_on_and_the_table_has_settled_what_that_can_be_worth(
    leavers: str, outcome: Outcome
) -> None:
    state = temple(".....", "K....", leavers=leavers)
    state.depot, state.exit = 0, EASTERN
    stand(state, HOME, EASTERN)

    assert do(state, ONE, Leave()) == [SeatLeft(ONE, behind=leavers == "behind")]
    assert view(state, TWO).seats["0"].behind == (leavers == "behind")
    assert do(state, TWO, Escape())[-1] == GameEnded(outcome, 1_000)
    report = view(state, TWO).report
    assert report is not None
    assert report.escaped == [TWO]


def test_4_13_who_leaves_after_the_escape_is_not_left_behind() -> None:
    state = temple(".....", "K....")
    state.depot, state.exit = 0, EASTERN
    stand(state, HOME, EASTERN)
    state.figures[ONE] = OUT

    assert do(state, ONE, Leave()) == [SeatLeft(ONE, behind=False)]
    assert do(state, TWO, Escape())[-1] == GameEnded("won", 1_000)


def test_4_13_a_game_that_all_have_left_is_aborted() -> None:
    state = temple(".....", ".....")
    do(state, ONE, Leave())

    assert do(state, TWO, Leave()) == [SeatLeft(TWO, behind=True), GameEnded("aborted", 1_000)]
    result = GAME.result(state)
    assert result is not None
    assert result.winners == ()


def test_nobody_is_hurried_but_by_the_temple() -> None:
    state = temple("AB...", ".....")

    assert GAME.waiting(state, ONE) in GAME.timers
    assert GAME.timeout(state, ONE, Seeded(1)) == Roll((0, 2, 3, 4))
    assert GAME.timeout(before_the_start(1), ONE, Seeded(1)) == Ready()
