"""Bots know what black masks are good for in the Pit."""

import pytest

from tests.games.temple.bots.minds import decided
from tests.games.temple.tables import EASTERN, HOME, ONE, stand, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Roll
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.events import GemsTaken
from wayout.games.temple.modules.pit.actions import LightPit
from wayout.games.temple.modules.pit.bots import wishes
from wayout.games.temple.state import State


def in_the_pit(*hands: str) -> State:
    return stand(temple(*hands, east="pit", pit=True), EASTERN)


def wished(state: State) -> list[str]:
    view = GAME.view(state, ONE)
    return [goal.name for goal in wishes(Scene(view, Atlas(view.chambers), ONE, 60_000))]


def test_5_9_five_black_masks_in_the_pit_light_it() -> None:
    assert decided(in_the_pit("BBBBB", "....."), ONE) == LightPit()


def test_5_9_one_short_it_rolls_on_where_it_stands() -> None:
    assert decided(in_the_pit("BBBBT", "....."), ONE) == Roll((4,))


@pytest.mark.parametrize(
    ("mine", "others", "spare", "depot", "names"),
    [
        ("BBBBT", ".....", 0, 7, ["pit"]),
        ("BB...", ".....", 0, 7, []),
        ("BBBBT", "BBBB.", 0, 7, []),
        ("BBBBT", "BBBB.", 1, 7, ["pit"]),
        ("BBBBT", ".....", 2, 0, []),
        ("BBBTx", ".....", 2, 7, []),
    ],
)
def test_5_9_it_is_wished_for_with_dice_enough_if_somebody_or_fate_can_help_afterwards(
    mine: str, others: str, spare: int, depot: int, names: list[str]
) -> None:
    state = in_the_pit(mine, others)
    state.spare, state.depot = spare, depot

    assert wished(state) == names


def test_5_9_a_pit_that_was_lit_is_nothing_to_go_for() -> None:
    state = stand(in_the_pit("BBBBB", "....."), EASTERN, HOME)
    assert wished(state) == ["pit"]
    GemsTaken(ONE, 2 * EASTERN, 2, 2, (), 0).apply(state)

    assert wished(state) == []
