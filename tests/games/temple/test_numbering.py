"""Actions as sequences of whole numbers."""

import pytest

from tests.games.temple.tables import ONE, TWO
from wayout.games.temple import GAME
from wayout.games.temple.actions import (
    CORE_ACTIONS,
    Absent,
    AutoOffer,
    Break,
    CallConcede,
    CallFate,
    Choose,
    Discover,
    Enter,
    Escape,
    Gems,
    Give,
    GoOn,
    Leave,
    Mask,
    Offer,
    Prefer,
    Ready,
    Roll,
    Signal,
    VoteConcede,
    VoteFate,
)
from wayout.games.temple.state import LOSS_ORDER, SEATS, State
from wayout.kernel.play import Action

SAMPLES: list[Action[State]] = [
    Roll((0,)),
    Roll((0, 3, 9)),
    Roll(tuple(range(50, 60))),
    Mask(4, TWO, (10, 14)),
    Mask(59, SEATS[5], (50,)),
    Offer((10, 11), True),
    Offer((1,), False),
    AutoOffer(True),
    Give(57, TWO),
    Prefer(LOSS_ORDER),
    Prefer(LOSS_ORDER[::-1]),
    Enter(3),
    Discover(0),
    Break(None),
    Break(2),
    Gems(3),
    Escape(),
    CallFate(),
    VoteFate(False),
    CallConcede(),
    VoteConcede(True),
    Ready(),
    Signal("stuck", 88),
    Signal("come"),
    Choose(63, 43),
    GoOn(),
    Leave(),
    Absent(True),
    Mask(0, ONE, (0, 1)),
]


def test_there_is_a_sample_of_every_action_of_the_core() -> None:
    assert {type(sample) for sample in SAMPLES} == set(CORE_ACTIONS)


@pytest.mark.parametrize("action", SAMPLES, ids=repr)
def test_parts_and_action_undo_each_other(action: Action[State]) -> None:
    parts = GAME.numbering.parts(action)

    assert all(0 <= number < GAME.numbering.size for number in parts)
    assert GAME.numbering.action(parts) == action


def test_different_actions_have_different_parts() -> None:
    assert len({GAME.numbering.parts(action) for action in SAMPLES}) == len(SAMPLES)


def test_a_set_of_dice_is_one_number_whatever_is_done_with_it() -> None:
    rolled, offered = GAME.numbering.parts(Roll((10, 14))), GAME.numbering.parts(Offer((10, 14), True))

    assert rolled[1] == offered[1]
    assert rolled[0] != offered[0]


def test_there_are_few_enough_for_a_learner() -> None:
    assert GAME.numbering.size < 50_000


def test_what_is_paid_with_is_left_to_the_rules() -> None:
    assert GAME.numbering.action(GAME.numbering.parts(Enter(1, (3, 4)))) == Enter(1)
