"""Bots bring their gems back."""

from tests.games.temple.cursed_gems.gems import cursed, located
from tests.games.temple.tables import EASTERN, HOME, ONE, TWO, WESTERN, settled, stand
from wayout.games.temple import GAME
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import DUTY, Goal
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.cursed_gems.actions import Hint, Peek
from wayout.games.temple.modules.cursed_gems.bots import LOOK, SURE, handy, wishes
from wayout.games.temple.modules.cursed_gems.part import part
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.play import Action
from wayout.kernel.seats import Seat
from wayout.lab.live_bout import LiveBout


def scene_of(state: State, seat: Seat) -> Scene:
    seen = view(state, seat)
    return Scene(seen, Atlas(seen.chambers), seat, 1_000)


def wished(state: State, seat: Seat) -> list[Goal]:
    return list(wishes(scene_of(state, seat)))


def done(state: State, seat: Seat) -> Action[State] | None:
    return handy(scene_of(state, seat), legal(state, seat))


def two_places() -> State:
    """The serpent's place in the east, the scarab's in the west."""
    state = stand(cursed("KK...", ".....", east="b03", west="b06"), EASTERN, HOME)
    return located(located(state, 3, EASTERN), 1, WESTERN)


def test_the_nearest_tile_is_looked_at_first() -> None:
    assert [goal.node for goal in wished(two_places(), ONE)] == [2 * EASTERN, 2 * WESTERN]
    assert done(two_places(), ONE) == Peek()


def test_what_was_seen_or_said_counts() -> None:
    state = two_places()
    part(state).peeked[ONE] = [3]
    assert [goal.node for goal in wished(state, ONE)] == [2 * WESTERN]
    part(state).hints[1] = ["shines", "legs"]
    sure, unsure = wished(state, ONE)[0], wished(two_places(), ONE)[1]
    assert (sure.node, sure.worth, unsure.node, unsure.worth) == (2 * WESTERN, SURE, 2 * WESTERN, LOOK)
    assert [goal.node for goal in wished(state, TWO)] == [2 * EASTERN]


def test_a_bot_tells_what_others_look_for() -> None:
    state = two_places()
    part(state).peeked[TWO] = [1]

    assert done(state, TWO) == Hint(1, "legs")
    part(state).hints[1] = ["legs", "shines"]
    assert done(state, TWO) is None
    part(state).peeked[TWO] = [3]
    assert done(state, TWO) is None


def test_with_an_empty_depot_the_gem_comes_before_the_way_out() -> None:
    state = two_places()
    assert [(goal.node, goal.worth) for goal in wished(state, ONE)] == [(2 * EASTERN, LOOK), (2 * WESTERN, LOOK)]
    state.exit, state.depot = WESTERN, 0
    assert [(goal.node, goal.worth) for goal in wished(state, ONE)] == [(2 * EASTERN, DUTY), (2 * WESTERN, DUTY)]
    part(state).lying, part(state).stack = {}, list(range(6))
    assert [goal.name for goal in wished(state, ONE)] == ["explore"]
    part(state).gems[ONE] = ""
    assert wished(state, ONE) == []


def test_a_team_of_bots_brings_every_gem_back() -> None:
    bout = LiveBout(GAME, settled(cursed_gems=True), [GAME.bots[GAME.standard_bot]] * 4, Seeded("x1"))
    bout.run()

    assert len(part(bout.state).gone) == 4
    assert flaw(bout.state) is None
