"""What was granted is looked for in the log, and what is missing, different or there twice is found."""

import msgspec

from tests.server.promises import Promises, Wished
from wayout.kernel.record import Step
from wayout.kernel.seats import Seat

ROLL = {"type": "roll"}
WISHED = Wished("m1", 2, "a-1", 0, ROLL)


def step(number: int, wish: str, seat: int = 2, action: object = ROLL) -> Step:
    return Step(number, 0, msgspec.Raw(b"[]"), Seat(seat), msgspec.Raw(msgspec.json.encode(action)), wish)


def promises_after(*steps: Step, refused: str = "") -> Promises:
    """The wish was granted, and these steps are in the log."""
    promises = Promises()
    promises.granted.append(WISHED)
    promises.refused.add(refused)
    promises.compare(steps)
    return promises


def test_a_granted_wish_that_is_in_the_log_once_is_kept() -> None:
    promises = promises_after(step(1, "a-1"), step(2, "b-1", seat=0))

    assert (promises.lost, promises.twice) == ({}, {})


def test_a_granted_wish_that_is_not_in_the_log_is_lost() -> None:
    assert list(promises_after(step(1, "b-1")).lost) == ["a-1"]


def test_a_granted_wish_is_lost_if_the_log_has_another_action_or_seat_for_it() -> None:
    assert list(promises_after(step(1, "a-1", action={"type": "move"})).lost) == ["a-1"]
    assert list(promises_after(step(1, "a-1", seat=1)).lost) == ["a-1"]


def test_a_wish_that_is_in_the_log_twice_was_played_twice_even_if_nobody_was_told() -> None:
    assert list(promises_after(step(1, "a-1"), step(2, "b-1"), step(3, "b-1")).twice) == ["b-1"]


def test_a_refused_wish_must_not_be_in_the_log() -> None:
    assert list(promises_after(step(1, "a-1"), step(2, "b-1"), refused="b-1").twice) == ["b-1"]
