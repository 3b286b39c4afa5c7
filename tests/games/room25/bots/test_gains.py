"""What comes of each action, in a bot's head."""

from tests.games.room25.bots.letters import scene_of
from tests.games.room25.studio import cell, studio, who
from wayout.games.room25.bots.gains import best_play, played, ways
from wayout.games.room25.parts import LOOK, NOTHING, PUSH, SPECIAL, Target

EXIT = cell(0, 1)
HERE, NEXT = cell(1, 1), cell(1, 2)
OPEN = {EXIT: "room25"}
MAX, KEVIN, EMMETT = who("max"), who("kevin"), who("emmett")


def test_it_is_better_to_look_at_nothing_than_to_push_nobody() -> None:
    """R25-4.3: whoever has come in by then must be pushed out again."""
    scene = scene_of(studio({"max": EXIT, "kevin": HERE}, OPEN))
    assert [way.target for way in ways(scene, scene.stage, MAX, PUSH)] == [NOTHING]

    assert best_play(scene, scene.stage, MAX, LOOK)[0] > best_play(scene, scene.stage, MAX, PUSH)[0]


def test_nobody_pushes_a_mate_about_for_nothing() -> None:
    scene = scene_of(studio({"max": HERE, "kevin": HERE}, OPEN))
    away = played(scene, scene.stage, MAX, PUSH, Target(cell=EXIT, who=KEVIN))
    walked = scene.stage.copy()
    walked.enter(KEVIN, EXIT)

    assert scene.worth(scene.stage) < scene.worth(away) < scene.worth(walked)


def test_nobody_pushes_a_mate_into_a_trap() -> None:
    """R25-4.7: the next action of the one who is pushed may be anything."""
    scene = scene_of(studio({"max": HERE, "kevin": HERE}, {**OPEN, NEXT: "trapped"}))
    pushed = played(scene, scene.stage, MAX, PUSH, Target(cell=NEXT, who=KEVIN))

    assert pushed.tolls[KEVIN] >= scene.picture.death


def test_nobody_comes_into_a_shredder_where_another_stands() -> None:
    """R25-4.6: then neither can leave without the other's death."""
    scene = scene_of(studio({"max": HERE, "kevin": NEXT}, {**OPEN, NEXT: "shredder"}))
    scene.stage.enter(MAX, NEXT)

    assert scene.stage.tolls[MAX] > scene.picture.price("shredder")


def test_emmett_knows_that_his_token_may_lock_a_door() -> None:
    """R25-4.3: what can be done must be done."""
    scene = scene_of(studio({"emmett": HERE, "kevin": NEXT}, OPEN))

    assert {way.target.use for way in ways(scene, scene.stage, EMMETT, SPECIAL)} == {"lock"}
    assert best_play(scene, scene.stage, EMMETT, SPECIAL)[0] < scene.worth(scene.stage)
