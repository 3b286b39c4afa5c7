"""What is counted when the temple is over: by seat, second by second, and at the steps where it happened."""

from typing import Any

from tests.games.temple import module_tables
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, THREE, TWO, WESTERN, temple
from wayout.games.temple.events import (
    Collapsed,
    Discovered,
    FateTurned,
    GameEnded,
    GemsTaken,
    Gong,
    GotOut,
    Masked,
    Rolled,
    SeatLeft,
    Slammed,
)
from wayout.games.temple.finale import finale
from wayout.games.temple.modules.curses.events import CurseDrawn, CurseLifted
from wayout.games.temple.modules.treasures.events import TreasureClaimed, TreasureLaid
from wayout.games.temple.state import State
from wayout.kernel.finale import Award, Finale, Happened, Mark, Plot, Series, Told
from wayout.kernel.play import Event

INSIDE, OUTSIDE, GONE = "finale.inside", "finale.out", "finale.gone"


def told(start: State, *events: Event[State]) -> Finale:
    """Every event in a step of its own, three seconds after the one before."""
    happened = [Happened(number, 3_000 * number, event) for number, event in enumerate(events)]
    return finale(Told(start, start.seats, happened))


def counted(end: Finale) -> dict[str, tuple[Any, ...]]:
    """By column: what is told of each seat."""
    [seats] = end.tables
    assert [row.of for row in seats.rows] == list(range(len(end.ranking)))
    return dict(zip(seats.columns, zip(*(row.cells for row in seats.rows), strict=True), strict=True))


def three() -> State:
    return temple("BBBBG", "BBBBG", "BBBBG")


def test_rolls_are_counted_and_what_they_showed() -> None:
    start = temple(".....", ".....", ".....")

    end = told(
        start,
        Rolled(ONE, tuple(start.hands[ONE][:5]), ("K", "T", "T", "B", "A"), 0),
        Rolled(ONE, tuple(start.hands[ONE][1:3]), ("T", "G"), 0),
        Rolled(TWO, tuple(start.hands[TWO][:5]), ("K", "K", "B", "B", "B"), 0),
        Rolled(ONE, tuple(start.hands[ONE][1:2]), ("A",), 0),
    )

    assert counted(end) == {
        "rolls": (3, 1, 0),
        "keys": (1, 2, 0),
        "torches": (3, 0, 0),
        "masks": (1, 3, 0),
        "way_out": (INSIDE, INSIDE, INSIDE),
    }
    assert end.awards == (Award("roller", (ONE,), {"n": 3}), Award("masked", (TWO,), {"n": 3}))


def test_whoever_uses_a_golden_mask_has_freed_and_only_others_are_friends() -> None:
    start = three()
    one, two, three_ = (start.hands[seat] for seat in (ONE, TWO, THREE))

    end = told(
        start,
        Masked(ONE, one[4], TWO, (two[0], two[1]), 0),
        Masked(ONE, one[4], TWO, (two[2],), 0),
        Masked(ONE, one[4], THREE, (three_[0],), 0),
        Masked(TWO, two[4], TWO, tuple(two[:4]), 0),
        Masked(TWO, two[4], TWO, (two[3],), 0),
    )

    assert counted(end)["freed"] == (4, 5, 0)
    assert counted(end)["friends"] == ((TWO, THREE), (), ())
    assert end.awards == (Award("liberator", (ONE,), {"n": 4}),), "nobody is praised for having freed only themselves"


def test_gems_and_chambers_go_to_whoever_took_and_found_them() -> None:
    start = three()

    end = told(
        start,
        Discovered(TWO, 2 * EASTERN, EAST, 3, "b09", 2, 0, EAST, (), False, 0),
        GemsTaken(ONE, 2 * EASTERN, 2, 2, (), 3_000),
        Discovered(TWO, 2 * EASTERN, NORTH, 4, "b10", 1, 1, NORTH, (), False, 0),
        GemsTaken(THREE, 2 * WESTERN, 3, 3, (), 9_000),
        Discovered(ONE, 2 * HOME, NORTH, 5, "b11", 0, 1, NORTH, (), False, 0),
        GemsTaken(ONE, 6, 2, 2, (), 15_000),
    )

    assert counted(end)["gems"] == (4, 0, 3)
    assert counted(end)["chambers"] == (1, 2, 0)
    assert end.awards == (Award("treasurer", (ONE,), {"n": 4}), Award("scout", (TWO,), {"n": 2}))
    assert end.marks == (
        Mark("gems", 1, {"seat": (ONE,), "n": 2}),
        Mark("gems", 3, {"seat": (THREE,), "n": 3}),
        Mark("gems", 5, {"seat": (ONE,), "n": 2}),
    )


def test_gems_over_time_are_drawn_in_seconds_from_the_start_to_the_end() -> None:
    start = three()
    start.starts_at = 1_000

    end = told(
        start,
        Gong(1),
        GemsTaken(ONE, 2 * EASTERN, 2, 2, (), 3_000),
        GemsTaken(THREE, 2 * WESTERN, 3, 3, (), 6_000),
        GemsTaken(ONE, 2 * HOME, 1, 1, (), 9_000),
        GameEnded("conceded", 61_000),
    )

    assert end.plots == (
        Plot(
            "gems",
            "step",
            "second",
            (
                Series(ONE, ((0, 0), (2, 2), (8, 3), (60, 3))),
                Series(TWO, ((0, 0), (60, 0))),
                Series(THREE, ((0, 0), (5, 3), (60, 3))),
            ),
        ),
    )


def test_curses_kept_and_lifted_and_treasures_are_counted() -> None:
    one, two = module_tables.A, module_tables.B
    start = module_tables.temple(deck=["trap", "trap", "mask", "mute"], stack=["key", "key"])

    end = told(
        start,
        CurseDrawn(one, "trap", kept=True),
        CurseDrawn(one, "trap", kept=False),
        CurseDrawn(two, "mask", kept=True),
        CurseDrawn(one, "mute", kept=True),
        CurseLifted(two, "mask", (), 0),
        TreasureLaid(1, 0),
        TreasureLaid(2, 1),
        TreasureClaimed(two, 1, 0, "key", (), 0),
        TreasureClaimed(two, 2, 1, "key", (), 0),
    )

    found = counted(end)
    assert (found["curses"], found["lifted"], found["treasures"]) == ((2, 1), (0, 1), (0, 2))
    assert end.awards == (Award("cursed", (one,), {"n": 2}),)


def escape(*last: Event[State]) -> Finale:
    """TWO is out first, then THREE."""
    haul = GemsTaken(THREE, 2 * WESTERN, 3, 3, (), 0)
    smaller = GemsTaken(ONE, 2 * EASTERN, 2, 2, (), 0)
    return told(three(), smaller, haul, GotOut(TWO, (), 0), GotOut(THREE, (), 0), *last)


def test_the_last_one_out_is_told_of_when_all_are_saved() -> None:
    end = escape(GotOut(ONE, (), 0), GameEnded("won", 9))

    assert end.awards == (Award("treasurer", (THREE,), {"n": 3}), Award("last_out", (ONE,)))
    assert counted(end)["way_out"] == (OUTSIDE, OUTSIDE, OUTSIDE)
    assert end.deciding == Mark("haul", 1, {"seat": (THREE,), "n": 3})


def test_whoever_is_buried_was_trapped_and_nobody_was_last_out() -> None:
    end = escape(Collapsed(), GameEnded("collapsed", 9))

    assert end.awards == (Award("treasurer", (THREE,), {"n": 3}), Award("trapped", (ONE,)))
    assert counted(end)["way_out"] == (INSIDE, OUTSIDE, OUTSIDE)


def test_whoever_left_is_neither_out_nor_trapped() -> None:
    end = escape(SeatLeft(ONE, behind=True), GameEnded("left_behind", 9))

    assert end.awards == (Award("treasurer", (THREE,), {"n": 3}),)
    assert counted(end)["way_out"] == (GONE, OUTSIDE, OUTSIDE)


def test_buried_with_the_exit_in_sight_is_told_otherwise_than_without() -> None:
    found = Discovered(TWO, 2 * HOME, NORTH, 3, "exit", 0, 1, NORTH, (), False, 0)

    deciding = [
        told(temple("A....", "A...."), *before, Collapsed(), GameEnded("collapsed", 9)).deciding
        for before in ((), (found,))
    ]

    assert deciding == [Mark("no_exit", 0, {"seats": (ONE, TWO)}), Mark("trapped", 1, {"seats": (ONE, TWO)})]


def test_a_game_is_marked_at_its_gongs_slams_and_ends() -> None:
    start = three()

    end = told(
        start,
        Gong(1),
        Slammed(1, (ONE,), ((TWO, start.hands[TWO][0]),)),
        Rolled(ONE, (start.hands[ONE][4],), ("B",), 0),
        FateTurned(tuple(start.hands[ONE][:2])),
        Discovered(TWO, 2 * HOME, NORTH, 3, "exit", 0, 1, NORTH, (), False, 0),
        GotOut(TWO, (), 0),
        SeatLeft(THREE, behind=True),
        Collapsed(),
        GameEnded("collapsed", 9),
    )

    assert end.marks == (
        Mark("gong", 0, {"n": 1}),
        Mark("slam", 1, {"n": 1}),
        Mark("fate", 3),
        Mark("exit_found", 4, {"seat": (TWO,)}),
        Mark("out", 5, {"seat": (TWO,)}),
        Mark("left", 6, {"seat": (THREE,)}),
        Mark("collapse", 7),
        Mark("end", 8, {"outcome": "outcome.collapsed"}),
    )
