"""A wish becomes facts, or is refused and nothing has happened."""

import pytest

from tests.kernel.counting import Count, Counted, Counting, Draw, SecretDrawn
from wayout.kernel.chance import NoLuck, Scripted
from wayout.kernel.play import IllegalAction, Refusal, play, replay, snake
from wayout.kernel.seats import SPECTATOR, Seat, viewers


def test_an_action_leaves_its_events_and_changes_the_state_in_place() -> None:
    state = Counting(Seat(0), 0, [])

    after = play(state, Seat(0), Count(3), NoLuck(), at=250)

    assert after.events == [Counted(3)]
    assert after.at == 250
    assert after.state is state
    assert state == Counting(Seat(1), 3, [])


def test_what_is_refused_has_not_happened() -> None:
    state = Counting(Seat(0), 0, [])

    with pytest.raises(IllegalAction) as caught:
        play(state, Seat(1), Count(3), NoLuck())

    assert caught.value.refusal == Refusal("not_your_turn", "C-1", {"turn": 0})
    assert state == Counting(Seat(0), 0, [])


def test_luck_ends_up_inside_the_event_and_replay_needs_none() -> None:
    state = Counting(Seat(0), 0, [])

    after = play(state, Seat(1), Draw(), Scripted([4]))

    assert after.events == [SecretDrawn(Seat(1), 4)]
    assert replay(Counting(Seat(0), 0, []), after.events) == state


def test_a_secret_is_veiled_for_all_but_its_seat() -> None:
    drawn = SecretDrawn(Seat(1), 4)

    assert [drawn.seen_by(viewer) for viewer in viewers(2)] == [
        SecretDrawn(Seat(1), None),
        SecretDrawn(Seat(1), None),
        drawn,
    ]
    assert viewers(2)[0] == SPECTATOR


def test_a_repr_can_be_pasted_back() -> None:
    assert eval(repr(Count(3))) == Count(3)


@pytest.mark.parametrize(("name", "id_"), [("TilePlayed", "tile_played"), ("Died", "died"), ("AskPause", "ask_pause")])
def test_ids_on_the_wire_are_snake_case(name: str, id_: str) -> None:
    assert snake(name) == id_
