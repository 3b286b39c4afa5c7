"""The spectator is no seat: whatever belongs to a seat cannot be had by it."""

import pytest

from wayout.kernel.seats import SPECTATOR, Seat, Viewer, number_of, viewer_of, viewers


def test_a_hand_cannot_be_looked_up_for_the_spectator() -> None:
    hands = [["a"], ["b"]]
    viewer: Viewer = SPECTATOR

    with pytest.raises(TypeError):
        hands[viewer]  # type: ignore[index]


def test_the_spectator_equals_no_seat() -> None:
    eyes: Viewer = SPECTATOR

    assert all(eyes != Seat(number) for number in range(-1, 8))


def test_viewers_are_written_as_numbers_and_read_again() -> None:
    assert [number_of(viewer) for viewer in viewers(3)] == [-1, 0, 1, 2]
    assert [viewer_of(number) for number in (-1, 0, 1, 2)] == viewers(3)
