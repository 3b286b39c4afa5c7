"""The two sand timers and who waits for them: TMP-3.8, TMP-4.1, TMP-13.8."""

from tests.games.temple.tables import EAST, EASTERN, NORTH, ONE, SOUTH, do, temple, tick
from tests.games.temple.time_chambers.time_tables import (
    BEGUN,
    BLUE_END,
    GREEN_END,
    GREEN_TURN,
    THERE,
    TIMED,
    discover,
    found,
    running,
    timed,
)
from wayout.games.temple import GAME
from wayout.games.temple.events import Discovered, Gong
from wayout.games.temple.modules.time_chambers.actions import Solve
from wayout.games.temple.modules.time_chambers.events import (
    SandAwaited,
    SandRanOut,
    SandStarted,
    SandTurned,
    TimeTaskFailed,
    TimeTaskSolved,
)
from wayout.games.temple.modules.time_chambers.part import NO_CHAMBER, Glass, ban_now, part
from wayout.games.temple.modules.time_chambers.printed import BANS, SAND_MS


def test_3_8_a_discovery_sets_the_sand_running() -> None:
    state = timed(".....", ".....", tile="prohibition_1")
    (discovered, *rest) = discover(state)

    assert isinstance(discovered, Discovered)
    assert rest == [SandStarted(TIMED, "prohibition_1", GREEN_TURN)]
    assert part(state).green == Glass(TIMED, GREEN_TURN)
    assert part(state).blue == Glass()
    assert state.figures[ONE] == 2 * EASTERN


def test_3_8_other_chambers_have_no_sand() -> None:
    assert [type(event) for event in discover(timed(".....", ".....", tile="b10"))] == [Discovered]


def test_golden_19_the_upper_ban_then_the_lower_one_and_two_chambers_wait_in_their_order() -> None:
    state = running(".....", ".....", tile="prohibition_1")
    assert found(state, TIMED, NORTH, "prohibition_3", 2_000) == [SandAwaited(4, "prohibition_3")]
    assert found(state, TIMED, EAST, "prohibition_2", 3_000) == [SandAwaited(5, "prohibition_2")]
    bans = []

    for half in range(6):
        bans.append(ban_now(state))
        told = tick(state, BEGUN + (half + 1) * SAND_MS["green"])
        if half == 1:
            assert told == [
                SandRanOut(TIMED, "prohibition_1"),
                SandStarted(4, "prohibition_3", GREEN_END + SAND_MS["green"]),
            ]

    assert bans == [*BANS["prohibition_1"], *BANS["prohibition_3"], *BANS["prohibition_2"]]
    assert (ban_now(state), part(state).green.chamber) == (None, NO_CHAMBER)


def test_3_8_the_green_timer_is_turned_over_after_its_first_half() -> None:
    state = running(".....", ".....", tile="prohibition_4")
    assert (GAME.deadline(state), ban_now(state)) == (GREEN_TURN, "start")

    assert tick(state, GREEN_TURN - 1) == []
    assert tick(state, GREEN_TURN) == [SandTurned(TIMED, "prohibition_4", GREEN_END)]
    assert ban_now(state) == "gems"
    assert tick(state, GREEN_END) == [SandRanOut(TIMED, "prohibition_4")]


def test_3_8_a_chamber_that_waits_has_no_effect() -> None:
    state = running(".....", ".....", tile="lava_dice")
    found(state, TIMED, NORTH, "sacrifice", 2_000)

    assert part(state).blue.queue == [4]
    assert not any(state.held)


def test_3_8_each_colour_has_a_timer_of_its_own() -> None:
    state = running(".....", ".....", tile="torch_chamber")

    assert found(state, EASTERN, SOUTH, "prohibition_2", 2_000) == [SandStarted(4, "prohibition_2", 22_000)]
    assert (part(state).blue.chamber, part(state).green.chamber) == (TIMED, 4)


def test_13_8_a_timer_is_free_only_when_its_sand_has_run_out_though_all_was_solved() -> None:
    state = running("TTTTT", "TT...", tile="torch_chamber")
    state.figures[:] = [THERE, THERE]
    found(state, TIMED, NORTH, "lava_gems", 2_000)

    assert do(state, ONE, Solve(), at=3_000) == [
        TimeTaskSolved(ONE, TIMED, "torch_chamber", (0, 1, 2, 3, 4, 10, 11), 3_000)
    ]
    assert (part(state).blue.chamber, part(state).blue.queue) == (TIMED, [4])
    assert tick(state, BLUE_END - 1) == []
    assert tick(state, BLUE_END) == [
        SandRanOut(TIMED, "torch_chamber"),
        SandStarted(4, "lava_gems", BLUE_END + SAND_MS["blue"]),
    ]
    assert part(state).blue == Glass(4, BLUE_END + SAND_MS["blue"])


def test_4_1_sand_comes_before_all_else_at_the_same_time() -> None:
    state = temple(".....", ".....", time_chambers=2)
    found(state, EASTERN, NORTH, "prohibition_1", 145_000)
    found(state, EASTERN, SOUTH, "torch_chamber", 105_000)
    events = tick(state, 165_000)

    assert [type(event) for event in events] == [TimeTaskFailed, SandRanOut, SandTurned, Gong]


def test_4_1_what_is_due_late_is_reckoned_from_its_own_time() -> None:
    state = running(".....", ".....", tile="prohibition_1")
    events = tick(state, GREEN_END + 5_000)

    assert events == [SandTurned(TIMED, "prohibition_1", GREEN_END), SandRanOut(TIMED, "prohibition_1")]


def test_a51_the_tempo_does_not_change_the_sand() -> None:
    state = running(".....", ".....", tile="torch_chamber", tempo=50)

    assert part(state).blue.until == BLUE_END
