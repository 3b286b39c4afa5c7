"""What bots expect of the others."""

from tests.games.room25.bots.letters import scene_of
from tests.games.room25.shows import show
from tests.games.room25.studio import cell, studio, who
from wayout.games.room25.bots.guesses import foreseen, likely, to_come
from wayout.games.room25.bots.others import PROMISED, Intent, come_true, intent
from wayout.games.room25.parts import CONTROL, LOOK, MOVE, Target

EXIT = cell(0, 1)
BESIDE = cell(1, 1)
OPEN = {EXIT: "room25"}
MAX, KEVIN = who("max"), who("kevin")
OUT = Target(line=6, forward=False)


def test_whoever_wants_into_a_room_goes_where_it_lies_by_then() -> None:
    scene = scene_of(studio({"max": 24, "kevin": BESIDE}, OPEN))
    wish = intent(scene.stage, KEVIN, MOVE, Target(cell=cell(1, 2)))
    away, back = scene.stage.copy(), scene.stage.copy()
    away.swap(cell(1, 2), cell(4, 4))
    back.swap(cell(1, 2), cell(1, 0))
    for stage in (away, back):
        come_true(scene, stage, [wish])

    assert away.cell(KEVIN) == BESIDE
    assert back.cell(KEVIN) == cell(1, 0)


def test_nobody_slides_against_an_arrow_or_a_line_that_is_not_ones_own() -> None:
    scene = scene_of(studio({"max": 24, "kevin": BESIDE}, OPEN))
    scene.stage.slide(1, True)
    before = scene.stage.grid[:]
    come_true(scene, scene.stage, [Intent(MAX, CONTROL, Target(line=1, forward=True))])
    come_true(scene, scene.stage, [Intent(KEVIN, CONTROL, Target(line=1, forward=False))])

    assert scene.stage.grid == before


def test_it_is_good_that_a_mate_gets_out_and_bad_that_a_rival_does() -> None:
    inside = {"max": EXIT, "kevin": EXIT}
    together, against = scene_of(studio(inside, OPEN)), scene_of(studio(inside, OPEN, mode="competition"))
    for scene in (together, against):
        come_true(scene, scene.stage, [Intent(KEVIN, CONTROL, OUT)])

    assert (together.stage.promised, against.stage.promised) == (PROMISED, -PROMISED)


def test_it_thinks_of_everybody_before_between_and_after_its_own_actions() -> None:
    state = show(4, OPEN, at=dict.fromkeys(("alice", "jennifer", "max", "kevin"), BESIDE))
    course = foreseen(scene_of(state, state.owner[MAX]), MAX)
    named = [[one.who for one in part] for part in course]
    first, second, _, last = state.order

    assert named == [[first, second], [last, first, second], [last]]


def test_while_it_acts_it_thinks_of_those_who_have_yet_to_act() -> None:
    state = studio({"max": BESIDE, "kevin": BESIDE, "alice": BESIDE}, OPEN)
    state.second[MAX], state.first[KEVIN], state.second[KEVIN] = CONTROL, MOVE, LOOK
    course = to_come(scene_of(state, 1), KEVIN)

    assert [one.who for one in course.between] == [MAX]
    assert not course.after


def test_nobody_is_expected_to_do_what_is_lost_or_done_already() -> None:
    state = show(4, OPEN)
    scene = scene_of(state)
    assert (LOOK, MOVE) in likely(scene, KEVIN)

    state.lost[KEVIN] = (LOOK, CONTROL)
    assert likely(scene_of(state), KEVIN) == [(MOVE,)]


def test_a_rival_is_expected_to_think_of_itself() -> None:
    scene = scene_of(studio({"max": 24, "kevin": BESIDE}, OPEN, mode="competition"))
    eyes = scene.through(KEVIN)

    assert eyes is not None
    assert (eyes.team, eyes.rivals) == ([KEVIN], [[MAX]])


def test_of_a_known_guard_nobody_can_tell_what_is_next() -> None:
    roles = {"max": "prisoner", "kevin": "guard"}
    state = studio({"max": 0, "kevin": 1}, mode="suspicion", guards=1, roles=roles)
    state.shown[KEVIN] = True

    assert scene_of(state).through(KEVIN) is None


def test_a_guard_expects_prisoners_to_want_out() -> None:
    roles = {"max": "guard", "kevin": "prisoner"}
    scene = scene_of(studio({"max": 24, "kevin": BESIDE}, OPEN, mode="suspicion", guards=1, roles=roles, left=2))
    eyes = scene.through(KEVIN)

    assert scene.wicked
    assert eyes is not None
    assert not eyes.wicked
