"""What is reckoned from what a browser notes."""

from typing import Any

from scripts.page_figures import Shift, frames_by_processor, layout_shift, tasks


def shifted(*told: tuple[float, float]) -> list[Shift]:
    return [Shift(at, value, []) for at, value in told]


def test_shifts_count_together_while_they_follow_each_other_within_a_second() -> None:
    assert layout_shift(shifted((0, 0.25), (900, 0.25), (2000, 0.125))) == 0.5


def test_a_row_of_shifts_ends_after_five_seconds() -> None:
    assert layout_shift(shifted(*((900.0 * number, 0.25) for number in range(7)))) == 1.5


def test_nothing_shifted() -> None:
    assert layout_shift([]) == 0


def noted(name: str, thread: int, begins: int, ms: int) -> dict[str, Any]:
    return {"name": name, "ph": "X", "pid": 1, "tid": thread, "ts": begins * 1000, "dur": ms * 1000, "tdur": ms * 1000}


def test_a_task_of_the_main_thread_is_told_by_the_kinds_of_work_within_it() -> None:
    threads = [(1, "CrRendererMain"), (2, "Compositor")]
    names = [{"name": "thread_name", "ph": "M", "pid": 1, "tid": at, "args": {"name": name}} for at, name in threads]
    work = [
        noted("RunTask", 1, 0, 10),
        noted("Layout", 1, 2, 4),
        noted("RunTask", 1, 20, 1),
        noted("RunTask", 2, 0, 50),
    ]

    each, by_kind = tasks([*names, *work])

    assert each == [10, 1]
    assert by_kind == {"RunTask": 7, "Layout": 4}


def test_a_task_costs_the_frames_that_it_outlasts() -> None:
    assert frames_by_processor([10.0, 40.0], seconds=2) == 59
