"""TMP-2.17, TMP-4.1, TMP-4.10, TMP-4.11: time, gongs, slams and the end."""

from importlib import resources
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import EASTERN, ONE, THREE, TWO, do, hand, refused, stand, temple, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import CallConcede, CallFate, Leave, Roll, VoteConcede
from wayout.games.temple.clock import TABLES, BrokenNumbers, read_numbers
from wayout.games.temple.events import Collapsed, FateDropped, GameEnded, Gong, PromptOpened, Slammed, TempleLaid
from wayout.games.temple.seam import hooks
from wayout.games.temple.setup import open_game
from wayout.games.temple.state import OUT, State
from wayout.games.temple.timers import CORE
from wayout.games.temple.view import view
from wayout.games.temple.view_types import NextSlam
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options, complete
from wayout.kernel.play import Turn
from wayout.kernel.seats import SPECTATOR

TRACK_1 = [165_000, 200_000, 365_000, 400_000, 540_000, 600_000]
TRACK_2 = [170_000, 205_000, 375_000, 410_000, 545_000, 600_000]


@pytest.mark.parametrize(
    ("track", "times"),
    [("track_1", TRACK_1), ("track_2", TRACK_2), ("sand", [200_000, 400_000, 600_000]), ("none", [])],
)
def test_2_17_the_clock_tables(track: str, times: list[int]) -> None:
    assert [bell.after for bell in TABLES[track, 100]] == times


def test_a2_ten_minutes_run_from_gong_to_collapse() -> None:
    state = temple("BAK..", ".....")
    stand(state, EASTERN, 0)
    happened = []
    for _ in range(6):
        due = GAME.deadline(state)
        assert due is not None
        happened += [(due, event) for event in tick(state, due)]

    assert happened == [
        (165_000, Gong(1)),
        (200_000, Slammed(1, (TWO,), ((ONE, 0),))),
        (365_000, Gong(2)),
        (400_000, Slammed(2, (TWO,), ((ONE, 3),))),
        (540_000, Gong(3)),
        (600_000, Collapsed()),
        (600_000, GameEnded("collapsed", 600_000)),
    ]
    assert hand(state, ONE) == "xAKx."
    assert GAME.deadline(state) is None


def test_golden_10_what_is_stamped_at_the_slam_is_late() -> None:
    """Timers at or before a command's time come first, so 199,999 is in time and 200,000 is not."""
    state = temple("AA...", ".....")
    stand(state, EASTERN, 0)
    tick(state, 165_000)
    assert tick(state.clone(), 199_999) == []

    assert tick(state, 200_000) == [Slammed(1, (TWO,), ((ONE, 2),))]


def test_escaped_players_are_ignored_by_a_slam() -> None:
    state = temple("AA...", ".....", "KK...")
    stand(state, EASTERN, 0)
    state.figures[THREE] = OUT
    tick(state, 165_000)

    assert tick(state, 200_000) == [Slammed(1, (TWO,), ((ONE, 2),))]


def test_one_without_dice_loses_none_and_stays_in_the_game() -> None:
    state = temple("xxxxx", ".....")
    stand(state, EASTERN, 0)
    tick(state, 165_000)

    assert tick(state, 200_000) == [Slammed(1, (TWO,), ())]
    assert GAME.result(state) is None


def test_a_late_tick_brings_everything_in_the_order_of_time() -> None:
    state = temple(".....", ".....")
    do(state, ONE, CallFate(), at=160_000)

    assert tick(state, 200_000) == [Gong(1), FateDropped(None, ONE, 175_000), Slammed(1, (ONE, TWO), ())]


def test_4_1_at_the_same_time_votes_end_before_the_gong() -> None:
    state = temple(".....", ".....")
    do(state, ONE, CallFate(), at=155_000)

    assert tick(state, 165_000) == [FateDropped(None, ONE, 170_000), Gong(1)]


def earliest_due(state: State) -> int | None:
    """What the timers say one by one."""
    dues = [timer.due(state) for timer in (*CORE, *hooks(state).timers)]
    return min((due for due in dues if due is not None), default=None)


@settings(max_examples=12)
@given(
    seed=st.integers(0, 10**9),
    seats=st.integers(1, 6),
    clock=st.sampled_from(["random", "sand", "none"]),
    modules=st.booleans(),
)
def test_4_1_the_deadline_is_that_of_the_timer_that_is_due_first(
    seed: int, seats: int, clock: str, modules: bool
) -> None:
    """Games that are as odd as can be: votes, armed treasures, and a prompt that somebody could have at any time."""
    options: Options = {"clock": clock, "curses": modules, "treasures": modules}
    for moment in islice(busy_game(seats, seed, options, odd=0.5), 600):
        state = moment.state
        if state.phase == "over":
            assert GAME.deadline(state) is None
            return
        assert GAME.deadline(state) == earliest_due(state)
        asked = state.clone()
        PromptOpened(0, ONE, "lamp", ("teleport",), moment.at + 10_000).apply(asked)
        assert GAME.deadline(asked) == earliest_due(asked)


def test_tempo_scales_the_clock_table_and_nothing_else() -> None:
    state = temple(".....", ".....", tempo=50)
    assert GAME.deadline(state) == 330_000
    assert view(state, ONE).ends_at == 1_200_000
    do(state, ONE, CallFate(), at=1_000)
    assert GAME.deadline(state) == 11_000
    assert [bell.after for bell in TABLES["track_1", 150]][-1] == 400_000


def test_without_a_clock_nothing_sounds_for_two_hours() -> None:
    state = temple(".....", ".....", clock="none")

    assert view(state, ONE).ends_at is None
    assert tick(state, 7_199_999) == []
    assert tick(state, 7_200_000) == [GameEnded("aborted", 7_200_000)]


def test_4_12_a_slam_is_shown_only_after_its_gong() -> None:
    state = temple(".....", ".....")
    assert view(state, ONE).next_slam is None

    tick(state, 165_000)

    assert view(state, SPECTATOR).next_slam == NextSlam(1, 200_000)
    tick(state, 200_000)
    assert view(state, ONE).next_slam is None
    assert (view(state, ONE).gongs, view(state, ONE).slams) == (1, 1)


def test_the_sand_shows_its_period_and_has_no_gong() -> None:
    state = temple(".....", ".....", clock="sand")

    assert view(state, ONE).next_slam == NextSlam(1, 200_000)
    assert tick(state, 200_000) == [Slammed(1, (ONE, TWO), ())]
    assert view(state, ONE).next_slam == NextSlam(2, 400_000)


def test_nothing_is_done_after_the_end() -> None:
    state = temple(".....", ".....")
    tick(state, 600_000)

    assert refused(state, ONE, Roll((0,))).code == "game_over"
    assert GAME.asked(state) == ()
    assert GAME.legal(state, ONE) == []


def test_4_11_the_report_tells_how_it_went() -> None:
    state = temple("AAKTG", "....x")
    state.gems_taken, state.depot, state.fates = 3, 4, 1
    stand(state, EASTERN, 0)
    for due in (*TRACK_1,):
        tick(state, due)
    report = view(state, ONE).report

    assert report is not None
    assert (report.outcome, report.time_left, report.gems, report.depot) == ("collapsed", 0, 3, 4)
    assert (report.dice_lost, report.fates, report.chambers, report.escaped) == (3, 1, 3, [])


def test_4_11_the_report_tells_nothing_of_those_who_have_left() -> None:
    state = temple("x....", ".....", ".....")
    do(state, ONE, Leave())
    state.figures[TWO] = OUT
    do(state, THREE, CallConcede(), at=2_000)
    do(state, TWO, VoteConcede(True), at=3_000)
    report = view(state, TWO).report

    assert report is not None
    assert (report.outcome, report.dice_lost, report.escaped, report.time_left) == ("conceded", 0, [TWO], 597_000)


def test_4_11_the_end_closes_every_vote() -> None:
    state = temple(".....", ".....")
    do(state, ONE, CallFate(), at=595_000)
    tick(state, 600_000)

    assert view(state, ONE).vote is None
    assert state.vote_waiting == []


def test_both_tracks_occur_and_stay_hidden() -> None:
    tracks = set()
    for seed in range(20):
        turn = Turn(GAME.first_state(2, complete(GAME.options, {})), Seeded(seed))
        open_game(turn)
        tracks.add(turn.state.track)
        laid = turn.events[0]
        assert isinstance(laid, TempleLaid)
        assert (laid.seen_by(ONE).track, laid.seen_by(ONE).pile) == ("", ())
        assert view(turn.state, ONE).clock == "sound"
    assert tracks == {"track_1", "track_2"}


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("165_000", "265_000"),
        ('["gong", 165_000]', '["bell", 165_000]'),
        ("sand = ", "mud = "),
        ("[7, 7, 11", "[7, 11"),
        ('["collapse", 600_000]]\ntrack_2', '["collapse", 600_000], ["gong", 700_000]]\ntrack_2'),
        ("spare = 2", "spare = "),
    ],
)
def test_a_broken_table_is_refused(good: str, bad: str) -> None:
    text = resources.files("wayout.games.temple").joinpath("data/numbers.toml").read_text()
    assert good in text

    with pytest.raises(BrokenNumbers):
        read_numbers(text.replace(good, bad, 1))
