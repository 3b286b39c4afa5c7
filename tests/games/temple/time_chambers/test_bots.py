"""How bots deal with time chambers: TMP-4.14."""

import msgspec
import pytest

from tests.games.temple.tables import EASTERN, HOME, ONE, TWO, WESTERN, lay, show, stand
from tests.games.temple.time_chambers.time_tables import BLUE_END, THERE, TIMED, running
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.hand import roll_for
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import GUIDE
from wayout.games.temple.modules.time_chambers.actions import Solve
from wayout.games.temple.modules.time_chambers.bots import wishes
from wayout.games.temple.modules.time_chambers.part import part
from wayout.games.temple.state import HELD, State
from wayout.games.temple.view import view
from wayout.kernel.seats import Seat


def scene_of(state: State, seat: Seat, at: int = 2_000) -> Scene:
    seen = view(state, seat)
    return Scene(seen, Atlas(seen.chambers), seat, at)


def names(state: State, seat: Seat, at: int = 2_000) -> list[tuple[str, int]]:
    return [(goal.name, goal.node) for goal in wishes(scene_of(state, seat, at))]


def test_a_bot_fetches_its_own_die_while_there_is_time() -> None:
    state = running("xxxx.", ".....", tile="sacrifice")
    state.dice[10], state.held[10], state.held[0] = HELD, "sacrifice", ""

    assert names(state, TWO) == [("sacrifice", THERE)]
    assert names(state, ONE) == []
    assert names(state, TWO, BLUE_END - 1_000) == []
    state.figures[TWO] = THERE
    assert names(state, TWO) == []


def test_the_nearest_solve_a_task_together() -> None:
    state = running(".....", ".....", ".....", ".....", tile="lava_dice")
    stand(state, EASTERN, TIMED, WESTERN, TIMED)

    assert [names(state, Seat(seat)) for seat in range(4)] == [
        [("solve", THERE)],
        [("solve", THERE)],
        [],
        [("solve", THERE)],
    ]
    assert next(wishes(scene_of(state, TWO))).deed == Solve()


def test_four_keys_of_a_lava_are_for_two_and_three_adventurers_for_two_as_well() -> None:
    state = running(".....", ".....", ".....", tile="lava_gems")
    stand(state, TIMED, TIMED, WESTERN)
    part(state).blue.stage = 1

    assert [names(state, Seat(seat)) for seat in range(3)] == [[("solve", THERE)], [("solve", THERE)], []]
    part(state).blue.stage = 2
    assert [names(state, Seat(seat)) for seat in range(3)] == [[("solve", THERE)], [("solve", THERE)], []]


def test_what_cannot_be_solved_any_more_is_left_alone() -> None:
    state = stand(running(".....", ".....", tile="torch_chamber"), TIMED, TIMED)

    assert names(state, ONE, BLUE_END - 5_000) == []
    show(state, ONE, "...")
    show(state, TWO, "...")
    assert names(state, ONE) == []


def test_after_the_last_task_there_is_nothing_to_solve() -> None:
    state = stand(running(".....", ".....", tile="lava_dice"), TIMED, TIMED)
    assert names(state, ONE) == [("solve", THERE)]

    part(state).blue.stage = 3
    assert names(state, ONE) == []


def test_a_bot_rolls_for_what_the_others_do_not_offer() -> None:
    state = stand(running(".....", "TTTA.", tile="lava_dice"), TIMED, TIMED)

    assert next(wishes(scene_of(state, ONE))).need == "TT"


def rests(state: State, seat: Seat = ONE) -> bool:
    """Nothing that shows anything is rolled again."""
    scene = scene_of(state, seat)
    goal = plan(scene, GUIDE)
    return goal.name == "rest" and roll_for(scene.me, goal.need, "", all_of_kind=False) is None


def test_under_the_ban_of_masks_a_bot_with_black_masks_does_not_roll_on() -> None:
    state = running("BBAKT", ".....", tile="prohibition_2")

    assert rests(state)
    show(state, ONE, "BAAKT")
    assert not rests(state)


def test_under_the_ban_of_moving_a_bot_without_work_rests_and_one_with_work_does_not() -> None:
    state = running("AAKKT", "AKTTG", tile="prohibition_3")
    stand(state, EASTERN, HOME)

    assert rests(state, TWO)
    assert not rests(state, ONE)


def test_under_the_ban_of_gems_a_bot_keeps_what_will_light_them() -> None:
    state = running("KKKKA", ".....", tile="prohibition_1")
    state.chambers[EASTERN] = msgspec.structs.replace(state.chambers[EASTERN], tile="gems_key_a")

    assert rests(state)
    show(state, ONE, "KKKAA")
    assert not rests(state)


@pytest.mark.parametrize(("hand", "waits"), [("AAKTG", True), ("AKKTG", False)])
def test_under_the_ban_of_the_start_a_bot_waits_before_it_with_what_it_takes(hand: str, waits: bool) -> None:
    state = running(hand, ".....", tile="prohibition_4")
    lay(state, EASTERN, 1, "b13")
    state.gongs, state.bells = 1, 1

    assert rests(state) == waits
