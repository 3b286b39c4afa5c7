"""Bots go to the Fountain for the dice that they miss."""

import pytest

from tests.games.temple.bots.minds import decided
from tests.games.temple.tables import EASTERN, HOME, ONE, stand, temple
from wayout.games.temple import GAME
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.fountain.actions import Drink
from wayout.games.temple.modules.fountain.bots import wishes
from wayout.games.temple.modules.fountain.part import part
from wayout.games.temple.state import State


def near_the_fountain(mine: str, chamber: int = EASTERN) -> State:
    return stand(temple(mine, ".....", east="fountain", fountain=True), chamber)


def worths(state: State) -> list[float]:
    view = GAME.view(state, ONE)
    return [goal.worth for goal in wishes(Scene(view, Atlas(view.chambers), ONE, 60_000))]


def test_5_11_two_masks_at_the_fountain_are_drunk() -> None:
    assert decided(near_the_fountain("GGAxx"), ONE) == Drink()


@pytest.mark.parametrize(
    ("mine", "worth"), [("AAAAA", []), ("AAAAx", [2.0]), ("AAAxx", [8.0]), ("AAxxx", [12.0]), ("Axxxx", [0.0])]
)
def test_5_11_the_fewer_dice_the_more_it_is_worth(mine: str, worth: list[float]) -> None:
    assert worths(near_the_fountain(mine, HOME)) == worth


def test_5_11_who_has_drunk_does_not_come_again() -> None:
    state = near_the_fountain("AAAxx")
    part(state).regained[ONE] = True

    assert worths(state) == []


def test_5_11_dice_that_are_elsewhere_do_not_come_back_there() -> None:
    state = near_the_fountain("AAAA.")
    state.dice[4], state.held[4] = 6, "altar"

    assert worths(state) == []
