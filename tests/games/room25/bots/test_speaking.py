"""What bots say: prisoners the truth, guards what suits them."""

from typing import Any

from tests.games.room25.bots.letters import asked, letter_for
from tests.games.room25.shows import show
from tests.games.room25.studio import cell, who
from wayout.games.room25.actions import ClaimColour
from wayout.games.room25.bots import BOTS
from wayout.games.room25.events import Looked
from wayout.games.room25.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import Seat

CORNER = cell(0, 0)


def said(state: State, name: str, kind: str, bot: str = "contestant") -> list[str]:
    """The colours that it tells after it has looked, with any luck."""
    seat = state.owner[who(name)]
    state.kinds[CORNER] = kind
    look = Looked((seat,), CORNER, kind, "look")
    found: list[str] = []
    for seed in range(30):
        mind: Any = BOTS[bot](Seat(seat), Seeded(seed))
        mind.read(letter_for(state, seat, [look]))
        answer = asked(mind, state, seat)
        found += [answer.colour] if isinstance(answer, ClaimColour) and answer.cell == CORNER else []
    return found


def test_a_prisoner_tells_the_truth() -> None:
    state = show(5, {24: "room25"}, mode="suspicion", guards=["franck"])

    assert said(state, "alice", "mortal") == ["red"] * 30


def test_a_guard_lies_a_little() -> None:
    state = show(5, {24: "room25"}, mode="suspicion", guards=["franck"])
    colours = said(state, "franck", "mortal")

    assert len(colours) == 30
    assert 3 < colours.count("green") < 18
    assert colours.count("red") == 30 - colours.count("green")


def test_a_guard_never_tells_where_room_25_is() -> None:
    assert set(said(show(5, {24: "room25"}, mode="suspicion", guards=["franck"]), "franck", "room25")) == {"red"}


def test_the_weakest_says_nothing() -> None:
    assert said(show(5, {24: "room25"}, mode="suspicion", guards=["franck"]), "alice", "mortal", "extra") == []


def test_nobody_speaks_to_rivals() -> None:
    assert said(show(2, {24: "room25"}, mode="competition"), "alice", "mortal") == []


def test_what_was_seen_in_silence_is_told_when_it_is_over() -> None:
    state = show(4, {24: "room25", cell(1, 1): "jamming", CORNER: "mortal"}, at={"max": cell(1, 1)})
    seat = state.owner[who("alice")]
    mind: Any = BOTS["favourite"](Seat(seat), Seeded(1))
    mind.read(letter_for(state, seat, [Looked((seat,), CORNER, "mortal", "look")]))
    assert not isinstance(asked(mind, state, seat), ClaimColour)

    state.at[who("max")] = state.grid[cell(3, 3)]
    assert asked(mind, state, seat) == ClaimColour(CORNER, "red")
