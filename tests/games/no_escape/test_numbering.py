"""Actions as sequences of whole numbers."""

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
from wayout.games.no_escape.numbering import NUMBERING
from wayout.games.no_escape.slots import REACH
from wayout.games.no_escape.state import State
from wayout.kernel.play import Action

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
def test_parts_are_those_of_their_action(action: Action[State]) -> None:
    parts = NUMBERING.parts(action)

    assert all(0 <= number < NUMBERING.size for number in parts)
    assert NUMBERING.action(parts) == action


def test_no_two_actions_share_their_parts() -> None:
    assert len({NUMBERING.parts(action) for action in SAMPLES}) == len(SAMPLES)


def test_every_kind_of_action_has_numbers() -> None:
    assert {type(action) for action in SAMPLES} == set(ACTIONS)


def test_a_slot_is_its_column_and_its_row() -> None:
    here, there, turned = (NUMBERING.parts(LayPath(at, rot)) for at, rot in (((1, 2), 0), ((1, -2), 0), ((1, 2), 3)))

    assert [len(parts) for parts in (here, there, turned)] == [4, 4, 4]
    assert here[:2] == there[:2]
    assert here[2] != there[2]
    assert here[:3] == turned[:3]


def test_an_action_tile_is_the_first_number() -> None:
    swap = NUMBERING.parts(PlayAction("swap", aimed(at=FAR, to=(0, 3), rot=3, to_rot=2)))
    shift = NUMBERING.parts(PlayAction("shift", aimed(at=FAR, to=(0, 3), rot=3)))

    assert swap[0] != shift[0]
    assert swap[1:6] == shift[1:6], "a number means the same wherever it stands"


def test_there_are_few_enough_for_a_learner() -> None:
    assert NUMBERING.size == 678
