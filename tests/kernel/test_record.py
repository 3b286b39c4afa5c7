"""A record: header and steps, one per line; take-backs; what cannot be read says why."""

import pytest
from msgspec import UnsetType

from tests.kernel.counting import Count, Counted
from wayout.kernel.record import BrokenRecord, Header, read_lines, standing_steps, step_of, write_lines
from wayout.kernel.seats import Seat

HEADER = Header("counting", 1, 2, {"to": 10}, names=("Ada", "Bo"))


def lines(many: int) -> list[bytes]:
    steps = [step_of(n, n * 100, [Counted(n)], seat=Seat(n % 2), wish=f"w{n}") for n in range(many)]
    return list(write_lines(HEADER, steps))


def test_what_was_written_is_read() -> None:
    header, steps = read_lines(lines(3))

    assert header == HEADER
    assert [(step.number, step.at, step.seat, step.wish) for step in steps] == [
        (0, 0, 0, "w0"),
        (1, 100, 1, "w1"),
        (2, 200, 0, "w2"),
    ]
    assert bytes(steps[2].events) == b'[{"type":"counted","by":2}]'


def test_taken_back_steps_no_longer_stand_and_those_after_do() -> None:
    steps = [step_of(n, 0, []) for n in range(4)]
    steps += [step_of(4, 0, [], back_to=1), step_of(5, 0, []), step_of(6, 0, [], back_to=0), step_of(7, 0, [])]

    assert [step.number for step in standing_steps(steps[:5])] == [0, 1]
    assert [step.number for step in standing_steps(steps[:6])] == [0, 1, 5]
    assert [step.number for step in standing_steps(steps)] == [0, 7]


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        ([], "empty"),
        ([b"nonsense"], "not a header"),
        ([b'{"game":"g","version":1,"seats":2,"options":{},"format":99}'], "format 99"),
        ([lines(1)[0], b"{"], "not a step"),
        ([lines(1)[0].replace(b"Ada", b"\xff")], "not a header"),
        ([lines(1)[0], lines(1)[1].replace(b"w0", b"\xff")], "not a step"),
        ([lines(3)[0], lines(3)[2]], "step 0 calls itself 1"),
    ],
)
def test_a_broken_record_says_why(broken: list[bytes], why: str) -> None:
    with pytest.raises(BrokenRecord, match=why):
        read_lines(broken)


def test_a_step_with_its_action_is_read() -> None:
    written = step_of(0, 0, [Counted(3)], seat=Seat(0), action=Count(3))

    _, (read,) = read_lines(write_lines(HEADER, [written]))

    assert not isinstance(read.action, UnsetType)
    assert bytes(read.action) == b'{"type":"count","by":3}'
