"""What modules can ask of bots: crews, places for each, places to keep away from, prices of one's own, walls."""

import pytest

from tests.games.temple.bots.minds import LATE, decided
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, THREE, TWO, WEST, WESTERN, lay, stand, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Roll
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.crew import own_part, posted
from wayout.games.temple.bots.gems import own_share
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import GUIDE
from wayout.games.temple.bots.tolls import tolls_of
from wayout.games.temple.state import State
from wayout.games.temple.view_types import PriceView
from wayout.kernel.seats import Seat

HERE, EASTWARD, WESTWARD = 2 * HOME, 2 * EASTERN, 2 * WESTERN


def scene_of(state: State, seat: Seat, *wishes: Goal) -> Scene:
    state.last_act = [LATE] * len(state.last_act)
    view = GAME.view(state, seat)
    scene = Scene(view, Atlas(view.chambers), seat, LATE)
    scene.wishes = list(wishes)
    return scene


@pytest.fixture
def three() -> State:
    """At home, in the east, in the west."""
    return stand(temple("AA...", "AA...", "AA..."), HOME, EASTERN, WESTERN)


def test_the_nearest_hands_are_taken_and_no_more(three: State) -> None:
    goal = Goal("lift", EASTWARD, "KKKK", None, worth=50.0, shared=True, hands=2)

    assert plan(scene_of(three, ONE, goal), GUIDE) == goal
    assert plan(scene_of(three, TWO, goal), GUIDE) == goal
    assert plan(scene_of(three, THREE, goal), GUIDE) != goal


def test_without_enough_hands_nobody_goes(three: State) -> None:
    goal = Goal("lift", EASTWARD, "KKKK", None, worth=50.0, hands=4)

    assert own_part(scene_of(three, ONE, goal), goal) is None


def test_everybody_takes_another_post(three: State) -> None:
    goal = Goal("link", EASTWARD, "KK", None, worth=50.0, posts=(EASTWARD, WESTWARD, HERE))

    assert posted(scene_of(three, ONE), goal.posts) == {ONE: HERE, TWO: EASTWARD, THREE: WESTWARD}
    assert plan(scene_of(three, THREE, goal), GUIDE) == goal._replace(node=WESTWARD, posts=())


def test_posts_that_cannot_all_be_filled_are_left_alone(three: State) -> None:
    goal = Goal("link", EASTWARD, "KK", None, worth=50.0, posts=(EASTWARD, 98))

    assert own_part(scene_of(three, TWO, goal), goal) is None


def test_a_wish_where_no_way_leads_is_no_wish(three: State) -> None:
    assert plan(scene_of(three, ONE, Goal("far", 98, "", None, worth=1e9)), GUIDE).node != 98


def test_a_place_to_keep_away_from_is_further_away(three: State) -> None:
    scene = scene_of(three, ONE, Goal("beware", EASTWARD, "", None, worth=-7.0))
    before = scene.rolls(scene.me, EASTWARD)

    scene.atlas = Atlas(scene.view.chambers, tolls_of(scene))

    assert scene.rolls(scene.me, EASTWARD) == before + 7.0
    assert plan(scene, GUIDE).name != "beware"


def test_a_price_of_ones_own_makes_the_way_dearer_and_is_rolled_for(three: State) -> None:
    scene = scene_of(three, ONE)
    scene.me.view.prices = [PriceView("enter", EASTWARD, "AKT")]

    assert tolls_of(scene)[EASTWARD] > 0
    assert scene.entry(EASTWARD) == "AKT"


def test_a_bot_pays_only_what_is_left_of_what_is_paid_together() -> None:
    """Of four keys the mate offers three."""
    state = temple("KAA..", "KKK..", east="b01")
    stand(state, EASTERN, EASTERN)
    goal = Goal("gate", EASTWARD, "KKKK", None, shared=True)

    assert own_share(scene_of(state, ONE), goal) == "K"


def test_4_7_where_no_door_is_left_a_bot_goes_through_the_wall() -> None:
    state = temple("AAA..", "xxxxx", east="b07", west="b07")
    state.valve = True

    assert isinstance(decided(state, ONE), Discover)


def test_4_7_a_wall_takes_three_adventurers() -> None:
    state = temple("AA...", "xxxxx", east="b07", west="b07")
    state.valve = True

    assert decided(state, ONE) == Roll((2, 3, 4))


def test_nobody_looks_for_a_way_to_or_from_a_chamber_that_is_no_more() -> None:
    state = temple("AA...", "AA...")
    lay(state, EASTERN, NORTH, "b07")
    atlas = Atlas(GAME.view(state, ONE).chambers)

    assert atlas.rolls(98, HERE) == atlas.rolls(HERE, 98) == 1e9
    assert atlas.side_towards(HERE, EASTWARD) == EAST
    assert atlas.side_towards(HERE, WESTWARD) == WEST
