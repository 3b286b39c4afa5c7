"""Control Chamber (R25-4.7, R25-A8)."""

from tests.games.room25.studio import acts, answers, cell, happened, studio, who
from wayout.games.room25.events import Escaped, Slid
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import Target

HERE = cell(1, 1)
BESIDE = cell(1, 2)


def test_r25_4_7_control_slides_any_line_but_the_two_in_the_middle() -> None:
    state = studio({"max": BESIDE}, {HERE: "control"})

    acts(state, "max", "move", Target(cell=HERE))

    question = state.question
    assert question is not None
    assert {target.line for target in question.options} == {0, 1, 3, 4, 5, 6, 8, 9}
    assert len(question.options) == 16


def test_r25_4_7_control_takes_along_who_stands_on_the_line() -> None:
    state = studio({"max": BESIDE}, {HERE: "control"})

    events = acts(state, "max", "move", Target(cell=HERE), Target(line=6, forward=True))

    assert happened(events, Slid) == [Slid(6, True)]
    assert state.cell(who("max")) == cell(2, 1)


def test_r25_a8_arrows_bind_it_and_it_leaves_one() -> None:
    state = studio({"max": BESIDE}, {HERE: "control"})
    state.arrows[0] = 1

    acts(state, "max", "move", Target(cell=HERE))

    assert state.question is not None
    assert Target(line=0, forward=False) not in state.question.options
    assert Target(line=0, forward=True) in state.question.options
    answers(state, Target(line=3, forward=False))
    assert state.arrows[3] == -1


def test_r25_a2_nobody_escapes_by_it() -> None:
    state = studio({"max": BESIDE, "kevin": cell(0, 1)}, {HERE: "control", cell(0, 1): "room25"}, mode="suspicion")
    state.roles[who("max")] = "guard"
    state.roles[who("kevin")] = "prisoner"

    events = acts(state, "max", "move", Target(cell=HERE), Target(line=6, forward=False))

    assert not happened(events, Escaped)
    assert state.outcome is None
    assert state.cell(who("kevin")) == cell(4, 1)


def test_r25_7_nor_if_outsiders_may_eject_for_that_takes_a_control_action() -> None:
    rooms = {HERE: "control", cell(0, 1): "room25"}
    state = studio({"max": BESIDE, "kevin": cell(0, 1)}, rooms, mode="suspicion", outsider_may_eject=True)
    state.roles[who("max")] = "guard"
    state.roles[who("kevin")] = "prisoner"

    events = acts(state, "max", "move", Target(cell=HERE), Target(line=6, forward=False))

    assert not happened(events, Escaped)
    assert state.cell(who("kevin")) == cell(4, 1)


def test_r25_4_7_control_is_not_doubled_by_acceleration() -> None:
    state = studio({"max": BESIDE}, {HERE: "control"})
    state.in_view = [card.number for card in CARDS if card.kind == "acceleration"]

    events = acts(state, "max", "move", Target(cell=HERE), Target(line=6, forward=True))

    assert len(happened(events, Slid)) == 1


def test_r25_4_5_the_player_of_whoever_is_pushed_in_chooses() -> None:
    state = studio({"max": BESIDE, "alice": BESIDE}, {HERE: "control"})

    acts(state, "max", "push", Target(cell=HERE, who=who("alice")))

    assert state.question is not None
    assert state.question.who == who("alice")
