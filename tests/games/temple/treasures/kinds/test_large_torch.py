"""Large torch: TMP-3.5.2."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, blessed, do, hand, refusal, temple
from tests.games.temple.tables import playing
from wayout.games.temple import GAME
from wayout.games.temple.actions import Escape
from wayout.games.temple.board import start_nodes
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.planning import plan
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.bots.temper import ARCHAEOLOGIST, GUIDE, TOURIST, Temper
from wayout.games.temple.events import ChambersLifted, Slammed
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.invariants import flaw
from wayout.games.temple.modules.treasures.kinds.large_torch import KIND, TorchesWentOut, TorchLit, helps
from wayout.games.temple.modules.treasures.part import part
from wayout.games.temple.modules.treasures.stock import COUNTS, TREASURES, full_stack
from wayout.games.temple.modules.treasures.treasure import Target
from wayout.games.temple.rules import legal
from wayout.games.temple.slam import slam
from wayout.games.temple.state import OUT, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import NextSlam
from wayout.kernel.chance import NoLuck, Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Turn, replay

MODULES = "curses,treasures,illusions"
NORTH_OF_EAST = {(1, 1): ("illusion_1", 0)}
ILLUSION = 3


def lit(state: State) -> State:
    do(state, A, UseTreasure(blessed(state, A, KIND)))
    return state


@pytest.mark.parametrize(
    ("seats", "modules", "there"),
    [
        (2, {"treasures": True}, 0),
        (2, {"treasures": True, "illusions": True}, 1),
        (6, {"treasures": True}, 1),
        (2, {"illusions": True}, 0),
        (6, {"curses": True}, 0),
    ],
)
def test_5_0_it_comes_with_illusions_or_a_sixth_player_if_there_are_treasures(
    seats: int, modules: dict[str, bool], there: int
) -> None:
    assert COUNTS[KIND].copies == 1
    assert full_stack(playing(seats, **modules)).count(KIND) == there


def test_3_3_its_owners_chamber_serves_as_a_starting_chamber() -> None:
    state = temple(modules=MODULES, at={A: 1, B: 2})
    tile = blessed(state, A, KIND)

    assert do(state, A, UseTreasure(tile)) == [TreasureUsed(A, tile, KIND, NOW), TorchLit(A, 2)]
    assert start_nodes(state) == {0, 2}
    assert tile in part(state).gone


def test_4_10_whoever_is_there_is_safe_when_the_doors_slam_and_it_goes_out_then() -> None:
    state = lit(temple(modules=MODULES, at={A: 1, B: 2}, dice={A: "AAAAA", B: "AAAAA"}))
    turn = Turn(state, NoLuck())
    slam(turn, 1)

    assert turn.events == [Slammed(1, (A,), ((B, 10),)), TorchesWentOut()]
    assert (hand(state, A), hand(state, B)) == ("AAAAA", "xAAAA")
    assert start_nodes(state) == {0}
    assert part(state).placed == {}


def test_4_10_it_shines_for_whoever_is_there_then_and_not_for_who_lit_it() -> None:
    state = lit(temple(modules=MODULES, at={A: 1, B: 2}))
    state.figures[:] = [4, 2]
    turn = Turn(state, NoLuck())
    slam(turn, 1)
    slammed = turn.events[0]

    assert isinstance(slammed, Slammed)
    assert slammed.safe == (B,)


def test_4_10_in_an_illusion_one_is_safe_and_goes_to_the_start_and_then_it_goes_out() -> None:
    state = lit(temple(modules=MODULES, tiles=NORTH_OF_EAST, at={A: ILLUSION, B: 0}, dice={A: "AAAAA"}))
    turn = Turn(state, Scripted([["illusion_1"]]))
    slam(turn, 1)

    assert turn.events == [
        Slammed(1, (A, B), ()),
        ChambersLifted((ILLUSION,), ("illusion_1",), (A,)),
        TorchesWentOut(),
    ]
    assert (hand(state, A), state.figures) == ("AAAAA", [0, 0])
    assert flaw(state) is None


def test_5_2_it_shines_on_when_its_owner_is_out() -> None:
    state = lit(temple(modules=MODULES, tiles={(1, 1): ("exit", 0)}, at={A: 1, B: 1}, dice={A: "KKKKK"}))
    state.depot, state.figures[A] = 0, 2 * state.exit
    do(state, A, Escape())

    assert state.figures[A] == OUT
    assert start_nodes(state) == {0, 2}


def test_3_5_2_in_a_starting_chamber_it_is_refused() -> None:
    state = temple(modules=MODULES)
    use = UseTreasure(blessed(state, A, KIND))

    assert refusal(state, A, use) == "safe_already TMP-3.5.2"
    assert use not in legal(state, A)


def test_5_2_it_takes_no_target() -> None:
    state = temple(modules=MODULES, at={A: 1})

    assert refusal(state, A, UseTreasure(blessed(state, A, KIND), 2)) == "no_target TMP-5.2"


def test_13_11_a_teleport_home_may_lead_to_it() -> None:
    state = lit(temple(modules=MODULES, at={A: 1, B: 2}))
    state.figures[:] = [4, OUT]
    tile = blessed(state, A, "teleport")

    assert [use for use in legal(state, A) if isinstance(use, UseTreasure)] == [
        UseTreasure(tile, 0),
        UseTreasure(tile, 2),
    ]


def test_4_12_everybody_sees_where_it_burns_and_imagines_it() -> None:
    state = lit(temple(modules=MODULES, at={A: 1, B: 2}))
    shown = view(state, B)

    assert shown.extra["treasures"]["placed"] == {KIND: [2]}
    imagined = GAME.imagine(shown, B, Seeded(1))
    assert view(imagined, B).extra == shown.extra
    assert start_nodes(imagined) == {0, 2}
    assert GAME.codec.state(encode(state)) == state


def test_without_one_nobody_is_told_of_any() -> None:
    assert "placed" not in view(temple(modules=MODULES), A).extra["treasures"]


def test_4_15_it_burns_only_where_somebody_can_be() -> None:
    state = lit(temple(modules=MODULES, at={A: 1, B: 2}))
    assert flaw(state) is None
    part(state).placed[KIND] = [3]

    assert flaw(state) == "a treasure works where nobody can be"


def test_4_15_what_happens_can_be_replayed() -> None:
    state = temple(modules=MODULES, at={A: 1, B: 2})
    tile = blessed(state, A, KIND)
    before = state.clone()
    events = do(state, A, UseTreasure(tile))
    turn = Turn(state, NoLuck())
    slam(turn, 1)

    assert replay(before, [*events, *turn.events]) == state


# Bots


def scene_before_slam(state: State, left: int) -> Scene:
    """So many milliseconds before the doors slam."""
    shown = view(state, A)
    shown.next_slam = NextSlam(1, NOW + left)
    shown.clock = "sound"
    return Scene(shown, Atlas(shown.chambers), A, NOW)


def far_away() -> State:
    tiles = {(x, 0): ("b07", 1) for x in range(2, 6)}
    return temple(modules=MODULES, tiles=tiles, at={A: 6, B: 0}, dice={A: "....."})


def set_out(state: State, left: int, temper: Temper = ARCHAEOLOGIST) -> Scene:
    """The same scene when the bot has made up its mind."""
    scene = scene_before_slam(state, left)
    scene.goal = plan(scene, temper)
    return scene


def test_4_14_a_bot_lights_it_when_the_way_home_has_become_too_long() -> None:
    scene = set_out(far_away(), 4_000)

    assert scene.goal is not None
    assert scene.goal.name != "home"
    assert helps(scene, Target()) > 0


def test_4_14_a_bot_lights_it_rather_than_go_a_long_way_home() -> None:
    assert not helps(set_out(far_away(), 40_000), Target())
    scene = set_out(far_away(), 12_000)

    assert scene.goal == Goal("home", 0, "", None)
    assert helps(scene, Target()) == pytest.approx(scene.rolls(scene.me, 0))


def test_4_14_a_bot_next_door_to_the_start_keeps_it() -> None:
    state = far_away()
    state.figures[A] = 2
    scene = set_out(state, 4_000)

    assert scene.goal == Goal("home", 0, "", None)
    assert not helps(scene, Target())


def test_4_14_mates_who_are_near_are_a_reason_to_light_it() -> None:
    state = far_away()
    state.figures[:] = [6, 6]
    state.last_act = [NOW, NOW]
    alone, together = set_out(state, 6_000), set_out(state, 6_000)
    alone.team.remove(alone.mates[B])

    assert not helps(alone, Target())
    assert helps(together, Target())


def test_4_14_a_bot_at_home_or_without_a_gong_keeps_it() -> None:
    state = far_away()
    assert not helps(Scene(view(state, A), Atlas(view(state, A).chambers), A, NOW), Target())
    state.figures[A] = 0

    assert not helps(set_out(state, 1_000), Target())


@pytest.mark.parametrize("temper", [GUIDE, ARCHAEOLOGIST])
def test_4_14_a_bot_that_cannot_get_home_stays_by_it(temper: Temper) -> None:
    assert plan(scene_before_slam(lit(far_away()), 4_000), temper) == Goal("home", 12, "", None)


@pytest.mark.parametrize("temper", [TOURIST, GUIDE, ARCHAEOLOGIST])
def test_4_14_it_is_home_to_whoever_has_a_shorter_way_there(temper: Temper) -> None:
    state = lit(far_away())
    state.figures[A] = 8

    assert plan(scene_before_slam(state, 6_000), temper) == Goal("home", 12, "", None)


def test_4_14_the_start_is_home_to_whoever_has_a_shorter_way_there() -> None:
    state = lit(far_away())
    state.figures[A] = 2

    assert plan(scene_before_slam(state, 4_000), ARCHAEOLOGIST) == Goal("home", 0, "", None)


def test_4_14_a_portal_leads_to_it_before_the_slam() -> None:
    state = lit(far_away())
    state.figures[A] = 8
    scene = scene_before_slam(state, 2_000)

    assert TREASURES["portal"].helps(scene, Target(12))
    assert not TREASURES["portal"].helps(scene, Target(10))
