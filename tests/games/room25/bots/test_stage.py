"""The board in a bot's head does what the rules do."""

from tests.games.room25.bots.letters import scene_of
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.parts import CONTROL, Target

MAX, KEVIN = who("max"), who("kevin")
HERE, NEXT = cell(0, 1), cell(0, 2)


def test_a_slide_takes_everybody_along_as_the_rules_do() -> None:
    state = studio({"max": HERE, "kevin": cell(0, 4)})
    stage = scene_of(state).stage
    stage.slide(0, True)
    acts(state, "max", CONTROL, Target(line=0, forward=True))

    assert stage.grid == state.grid
    assert [stage.cell(one) for one in (MAX, KEVIN)] == [state.cell(one) for one in (MAX, KEVIN)]


def test_a_copy_is_a_world_of_its_own() -> None:
    stage = scene_of(studio({"max": HERE})).stage
    twin = stage.copy()
    twin.slide(0, True)
    twin.enter(MAX, cell(1, 2))

    assert stage.cell(MAX) == HERE


def test_rooms_have_their_price() -> None:
    scene = scene_of(studio({"max": HERE, "kevin": NEXT}, {NEXT: "acid"}))
    scene.stage.enter(MAX, NEXT)

    assert scene.stage.tolls == {MAX: scene.picture.price("acid"), KEVIN: scene.picture.death}


def test_the_vortex_throws_back() -> None:
    stage = scene_of(studio({"max": HERE}, {NEXT: "vortex"})).stage
    stage.enter(MAX, NEXT)

    assert stage.cell(MAX) == CENTRE


def test_whoever_stays_in_the_shredder_pays() -> None:
    scene = scene_of(studio({"max": HERE, "kevin": HERE}, {HERE: "shredder"}))
    scene.stage.enter(MAX, NEXT)

    assert scene.stage.tolls[KEVIN] == scene.picture.death


def test_a_trap_is_deadly_for_whoever_has_another_action_programmed() -> None:
    scene = scene_of(studio({"max": HERE}, {NEXT: "trapped"}))
    last, again = scene.stage.copy(), scene.stage.copy()
    last.enter(MAX, NEXT)
    again.enter(MAX, NEXT, acts_again=True)

    assert again.tolls[MAX] == last.tolls[MAX] + scene.picture.death


def test_doors_of_prisons_and_turned_rooms() -> None:
    prison = studio({"max": HERE, "kevin": NEXT}, {HERE: "prison"})
    turned = studio({"max": HERE}, {HERE: "pivoting"})
    turned.axes[HERE] = "v"

    assert scene_of(prison).stage.doors(MAX) == [NEXT]
    assert scene_of(turned).stage.doors(MAX) == [cell(1, 1)]


def test_looking_leaves_fewer_places_for_room_25() -> None:
    state = studio({"max": HERE}, {0: "room25"}, down=[0, 4, 20])
    stage = scene_of(state).stage
    stage.see(4)

    assert stage.exits == (0, 20)
