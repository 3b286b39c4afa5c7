"""Actions as whole numbers."""

import pytest

from tests.games.no_escape.tables import C, aimed
from wayout.games.no_escape.actions import (
    ACTIONS,
    ChooseTeleporter,
    ChooseWay,
    DeclinePath,
    GiveTile,
    LayPath,
    LayTile,
    LeaveGame,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
    SpendEnergy,
)
from wayout.games.no_escape.numbering import Numbers
from wayout.games.no_escape.slots import REACH
from wayout.games.no_escape.state import State
from wayout.kernel.play import Action

NUMBERS = Numbers()
FAR = (REACH, -REACH)
SAMPLES: list[Action[State]] = [
    SkipAction(),
    SpendEnergy(),
    Roll(),
    LetPass(),
    DeclinePath(),
    ChooseWay(3),
    PlayAbort("ab_tele"),
    GiveTile("swap"),
    LayTile("hook", 3),
    ChooseTeleporter(FAR),
    LayPath(FAR, 2),
    PlaceTile("tele_y", FAR, 3),
    LeaveGame(),
    PlayAction("collapse", aimed(at=FAR)),
    PlayAction("swap", aimed(at=FAR, to=(-REACH, REACH), rot=3, to_rot=2)),
    PlayAction("shift", aimed(at=(0, -2), to=FAR, rot=1)),
    PlayAction("newpath", aimed(at=FAR, side=3)),
    PlayAction("lockdown", aimed(seat=C)),
    PlayAction("overdrive", aimed()),
    PlayAction("salvage", aimed(take="ab_tele")),
]


@pytest.mark.parametrize("action", SAMPLES, ids=repr)
def test_a_number_is_its_action(action: Action[State]) -> None:
    number = NUMBERS.number(action)

    assert 0 <= number < NUMBERS.size
    assert NUMBERS.action(number) == action


def test_no_two_actions_share_a_number() -> None:
    assert len({NUMBERS.number(action) for action in SAMPLES}) == len(SAMPLES)


def test_every_kind_of_action_has_numbers() -> None:
    assert {type(action) for action in SAMPLES} == set(ACTIONS)


def test_the_size_is_stated_and_the_last_number_is_an_action() -> None:
    assert NUMBERS.size == 7_048_135_146
    assert NUMBERS.number(NUMBERS.action(NUMBERS.size - 1)) == NUMBERS.size - 1
