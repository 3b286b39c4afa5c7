"""What a bot remembers: it follows the rooms, and judges whoever spoke of them."""

from tests.games.room25.bots.letters import letter_for
from tests.games.room25.shows import show
from tests.games.room25.studio import cell, who
from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.events import Claimed, Died, Entered, Looked, Slid, Swapped, TurnedUp
from wayout.games.room25.state import State
from wayout.kernel.play import Event
from wayout.kernel.seats import Seat

ME, ANN, BEN = Seat(0), Seat(1), Seat(2)
CORNER = cell(0, 0)


def told(state: State, *events: Event[State]) -> Knowledge:
    """Each in a letter of its own, after what it did."""
    knowledge = Knowledge(ME)
    knowledge.read(letter_for(state, ME))
    for event in events:
        event.apply(state)
        knowledge.read(letter_for(state, ME, [event]))
    return knowledge


def test_a_room_it_looked_at_is_known_wherever_it_is_slid() -> None:
    state = show(4, {CORNER: "mortal"})
    knowledge = told(state, Looked((ME,), CORNER, "mortal", "look"), Slid(0, True), Swapped(cell(0, 1), cell(4, 4)))

    assert knowledge.rooms == {CORNER: "mortal"}
    assert state.grid[cell(4, 4)] == CORNER


def test_what_is_looked_at_after_a_slide_in_the_same_step_is_the_room_that_lies_there_now() -> None:
    state = show(4, {cell(0, 4): "acid"})
    knowledge = Knowledge(ME)
    knowledge.read(letter_for(state, ME))
    events: list[Event[State]] = [Slid(0, True), Looked((ME,), CORNER, "acid", "look")]
    for event in events:
        event.apply(state)
    knowledge.read(letter_for(state, ME, events))

    assert knowledge.rooms == {cell(0, 4): "acid"}


def test_it_knows_where_others_have_looked_but_not_what_they_saw() -> None:
    knowledge = told(show(4, {CORNER: "mortal"}), Looked((ANN,), CORNER, "mortal", "look"))

    assert knowledge.peeked == {CORNER}
    assert knowledge.rooms == {}


def test_it_believes_a_stranger() -> None:
    assert told(show(4), Claimed(ANN, CORNER, "red")).claimed(CORNER) == "red"


def test_it_does_not_tell_itself_anything() -> None:
    assert told(show(4), Claimed(ME, CORNER, "red")).claimed(CORNER) is None


def test_whoever_was_found_lying_is_not_believed_any_more_and_is_suspected() -> None:
    state = show(5, {CORNER: "mortal"}, mode="suspicion", guards=["franck"])
    lie, other = Claimed(ANN, CORNER, "green"), Claimed(ANN, cell(4, 4), "green")
    knowledge = told(state, lie, TurnedUp(CORNER, "mortal"), other)

    assert knowledge.claimed(cell(4, 4)) is None
    assert knowledge.suspects(letter_for(state, ME).view) == [ANN]


def test_between_two_it_believes_whoever_spoke_the_truth_before() -> None:
    state = show(4, {CORNER: "acid"})
    true, two = Claimed(BEN, CORNER, "red"), cell(4, 4)
    knowledge = told(state, true, TurnedUp(CORNER, "acid"), Claimed(ANN, two, "green"), Claimed(BEN, two, "yellow"))

    assert knowledge.claimed(two) == "yellow"


def test_whoever_pushes_somebody_to_death_is_suspected() -> None:
    state = show(5, {CORNER: "mortal"}, mode="suspicion", guards=["franck"], at={"alice": 1, "jennifer": 1})
    push = Entered((who("alice"),), CORNER, "push", who("jennifer"))
    death = Died((who("alice"),), (CORNER,), "mortal")
    pusher = state.owner[who("jennifer")]
    knowledge = Knowledge(Seat((pusher + 1) % 5))
    knowledge.read(letter_for(state, knowledge.seat))
    knowledge.read(letter_for(state, knowledge.seat, [push, death]))

    assert knowledge.suspects(letter_for(state, knowledge.seat).view) == [pusher]


def test_room_25_can_only_be_where_the_exit_zones_were() -> None:
    state = show(4, {CORNER: "room25"})
    knowledge = told(state, Slid(0, True))
    places = knowledge.places(letter_for(state, ME).view, "room25")

    assert len(places) == 12
    assert CORNER in places
    assert cell(0, 2) not in places


def test_a_blue_room_somebody_speaks_of_is_where_it_is() -> None:
    state = show(4, {CORNER: "room25"})
    knowledge = told(state, Claimed(ANN, CORNER, "blue"))

    assert knowledge.places(letter_for(state, ME).view, "room25") == [CORNER]


def test_it_is_not_where_somebody_says_that_it_is_green() -> None:
    state = show(4, {CORNER: "room25"})
    knowledge = told(state, Claimed(ANN, cell(4, 4), "green"))

    assert cell(4, 4) not in knowledge.places(letter_for(state, ME).view, "room25")
