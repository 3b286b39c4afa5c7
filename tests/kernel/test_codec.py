"""By type name to JSON and back."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.counting import Count, Counted, Counting, Draw, SecretDrawn
from wayout.kernel.codec import Codec, encode
from wayout.kernel.seats import Seat

codec = Codec(Counting, (Count, Draw), (Counted, SecretDrawn))
seats = st.integers(0, 1).map(Seat)
events = st.builds(Counted, st.integers(-9, 9)) | st.builds(SecretDrawn, seats, st.none() | st.integers(0, 5))


@given(st.builds(Counting, seats, st.integers(-99, 99), st.lists(st.integers(0, 5))))
def test_a_state_comes_back_equal(state: Counting) -> None:
    assert codec.state(encode(state)) == state


@given(st.lists(events))
def test_events_come_back_equal(happened: list[Counted | SecretDrawn]) -> None:
    assert codec.events(encode(happened)) == happened


def test_the_type_is_named_first() -> None:
    assert encode(Count(3)) == b'{"type":"count","by":3}'
    assert codec.action(b'{"type":"draw"}') == Draw()


@pytest.mark.parametrize(
    "nonsense", [b"", b"{}", b'{"type":"fly"}', b'{"type":"count"}', b'{"type":"count","by":"x"}', b"[]"]
)
def test_nonsense_is_no_action(nonsense: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        codec.action(nonsense)
