"""Numbers for actions, whatever the game."""

import pytest

from tests.kernel.counting import Count, Counting, Draw
from wayout.kernel.numbering import Choice, Kind, Listed, NotAnAction, Spelled
from wayout.kernel.play import Action

LISTED = Listed([Draw(), Count(1), Count(2)])
SPELLED = Spelled(
    {
        Draw: Kind((), lambda action: (), lambda values: Draw()),
        Count: Kind(("tens", "ones"), lambda action: divmod(action.by, 10), lambda v: Count(10 * v[0] + v[1])),
    },
    {"tens": range(10), "ones": range(10)},
)


def test_few_actions_have_one_number_each() -> None:
    assert LISTED.size == 3
    assert LISTED.parts(Count(2)) == (2,)
    assert LISTED.action((0,)) == Draw()


def test_many_actions_are_spelled_with_a_number_for_the_kind_and_for_each_thing_named() -> None:
    assert SPELLED.size == 2 + 10 + 10
    assert SPELLED.parts(Draw()) == (0,)
    assert SPELLED.parts(Count(47)) == (1, 2 + 4, 12 + 7)
    assert SPELLED.action((1, 2 + 4, 12 + 7)) == Count(47)


@pytest.mark.parametrize("parts", [(), (-1,), (3,), (0, 1)])
def test_a_list_has_no_action_for_other_numbers(parts: tuple[int, ...]) -> None:
    with pytest.raises(NotAnAction):
        LISTED.action(parts)


@pytest.mark.parametrize("parts", [(), (2,), (0, 3), (1, 4), (1, 14, 4), (1, 4, 22), (1, 4, -1), (1, 0, 0)])
def test_wrong_parts_are_no_action(parts: tuple[int, ...]) -> None:
    with pytest.raises(NotAnAction):
        SPELLED.action(parts)


def test_a_choice_is_made_number_by_number_among_what_is_legal() -> None:
    legal: list[Action[Counting]] = [Count(47), Count(41), Count(12), Draw()]
    choice = Choice(SPELLED, legal)

    assert (choice.options, choice.action) == ([0, 1], None)
    choice.take(1)
    assert (choice.options, choice.action) == ([3, 6], None)
    choice.take(6)
    assert (choice.options, choice.action) == ([13, 19], None)
    choice.take(19)
    assert (choice.options, choice.action) == ([], Count(47))
    assert choice.taken == SPELLED.parts(Count(47))


def test_what_may_not_come_next_is_refused_and_changes_nothing() -> None:
    choice = Choice(SPELLED, [Count(47)])

    with pytest.raises(NotAnAction):
        choice.take(0)

    assert (choice.taken, choice.options) == ((), [1])
