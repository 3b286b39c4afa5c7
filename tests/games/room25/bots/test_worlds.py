"""Imagined worlds fit all that a bot knows and believes."""

from collections import Counter

from tests.games.room25.bots.letters import letter_for, scene_of
from tests.games.room25.shows import opened
from tests.games.room25.studio import cell
from wayout.games.room25.bots.knowledge import Knowledge
from wayout.games.room25.bots.scene import Scene
from wayout.games.room25.bots.worlds import world
from wayout.games.room25.boxes import ROOM_COLOURS
from wayout.games.room25.cells import EXIT_ZONES
from wayout.games.room25.events import Claimed
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import Seat

CORNER = cell(0, 0)


def test_the_same_rooms_lie_there() -> None:
    state = opened(4, mode="cooperation")
    scene = scene_of(state)

    assert all(Counter(world(scene, Seeded(seed))) == Counter(state.kinds) for seed in range(20))


def test_room_25_and_the_key_lay_in_the_exit_zones() -> None:
    worlds = [world(scene_of(opened(4, mode="cooperation")), Seeded(seed)) for seed in range(40)]
    exits = {one.index("room25") for one in worlds}

    assert exits <= set(EXIT_ZONES)
    assert len(exits) > 6
    assert {one.index("key") for one in worlds} <= set(EXIT_ZONES)


def test_what_it_has_seen_stays_what_it_is() -> None:
    state = opened(4, mode="cooperation")
    scene = scene_of(state, memory={3: state.kinds[3]})

    assert {world(scene, Seeded(seed))[3] for seed in range(20)} == {state.kinds[3]}


def test_what_it_believes_has_the_colour_that_was_told() -> None:
    state = opened(4, mode="cooperation")
    knowledge = Knowledge(Seat(0))
    knowledge.read(letter_for(state, 0))
    knowledge.read(letter_for(state, 0, [Claimed(Seat(1), 7, "yellow")]))
    scene = Scene(letter_for(state, 0).view, Seat(0), knowledge)

    assert {ROOM_COLOURS[world(scene, Seeded(seed))[7]] for seed in range(20)} == {"yellow"}
