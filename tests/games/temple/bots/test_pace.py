"""TMP-4.14: bots are as quick as people, and keep the pace of the clock that the table has chosen."""

from itertools import pairwise
from statistics import median

import pytest

from tests.games.temple.tables import EAST, EASTERN, HOME, ONE, TWO, do, lay, stand, temple, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import Enter, Roll
from wayout.games.temple.bots import BOTS
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.goal import Goal
from wayout.games.temple.bots.pace import Pace
from wayout.games.temple.bots.planning import wants_home
from wayout.games.temple.bots.scene import Scene, pace_of
from wayout.games.temple.bots.temper import GUIDE
from wayout.games.temple.events import ConcedeCalled, FateCalled, Gong
from wayout.games.temple.events.voting import VoteCalled
from wayout.games.temple.seam import MODULES
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import letter
from wayout.kernel.play import Action


def played(state: State, bot: str, looks: int, luck: int = 5) -> list[tuple[int, Action[State]]]:
    """What the first seat does, with the times, while it looks up so often."""
    mind, done = BOTS[bot](ONE, Seeded(luck)), []
    assert GAME.ready_at is not None
    for _ in range(looks):
        at = mind.due or 0
        tick(state, at)
        action = mind.answer(letter(GAME, state, ONE, 0), at)
        if action is not None and GAME.ready_at(state, ONE, action) <= at:
            do(state, ONE, action, at, Seeded(f"{luck} {at}"))
            done.append((at, action))
    return done


def between_rolls(bot: str, tempo: int = 100) -> float:
    """The usual time between two rolls with nothing in between, in many hands."""
    return median(
        later - earlier
        for luck in range(30)
        for (earlier, before), (later, action) in pairwise(played(at_the_exit(tempo), bot, 20, luck))
        if isinstance(before, Roll) and isinstance(action, Roll)
    )


def at_the_exit(tempo: int) -> State:
    """Alone, and six keys are asked for: there is nothing to do but to roll."""
    state = temple(".......", east="b07", pile=(), clock="none", tempo=tempo)
    stand(state, lay(state, EASTERN, EAST, "exit"))
    state.depot = 5
    return state


@pytest.mark.parametrize(("bot", "usual"), [("tourist", 2200), ("guide", 1600), ("archaeologist", 1550)])
def test_4_14_a_roll_follows_a_roll_as_with_people(bot: str, usual: int) -> None:
    assert between_rolls(bot) == pytest.approx(usual, rel=0.15)


@pytest.mark.parametrize("tempo", [50, 150])
def test_4_14_a_slow_table_has_slow_bots(tempo: int) -> None:
    assert between_rolls("guide", tempo) == pytest.approx(160_000 / tempo, rel=0.15)


@pytest.mark.parametrize(("modules", "pace"), [(6, 50), (7, 100)])
def test_2_17_the_slow_clock_of_a_large_mix_leaves_bots_more_time_too(modules: int, pace: int) -> None:
    """Seen at the tempo of the whole box."""
    view = GAME.view(at_the_exit(50), ONE)
    view.modules = list(MODULES)[:modules]

    assert pace_of(view) == pace


def test_4_14_who_comes_to_another_chamber_looks_around_before_rolling() -> None:
    state = temple("AT...", "xxxxx", east="b08", west="b07", pile=())
    lay(state, EASTERN, EAST, "gems_key_a")
    done = played(state, "guide", 40)

    entered = next(index for index, (_, action) in enumerate(done) if isinstance(action, Enter))
    (came, _), (rolled, after) = done[entered : entered + 2]
    assert isinstance(after, Roll)
    assert rolled - came >= 2_500


@pytest.mark.parametrize("asked", [FateCalled, ConcedeCalled])
def test_4_9_who_looks_around_looks_up_when_everybody_is_asked(asked: type[VoteCalled]) -> None:
    mind = BOTS["guide"](ONE, Seeded(1))
    state = temple("AT...", "xxxxx", east="b08", west="b07", pile=())
    mind.answer(letter(GAME, state, ONE, 0), 0)
    assert (mind.due or 0) > 3_000

    mind.hear([asked(TWO, (ONE, TWO), 11_000)], 1_000)

    assert (mind.due or 0) < 3_000


@pytest.mark.parametrize("hurry", ["solve", "sacrifice", "climb", "rescue"])
def test_4_14_nobody_looks_around_while_sand_runs_or_a_mate_is_in_need(hurry: str) -> None:
    pace = Pace(GUIDE, Seeded(1))

    assert pace.looks_until(Goal("explore", 4, "AA", None), HOME, 1_000) > 1_000
    assert pace.looks_until(Goal(hurry, 4, "TT", None), HOME, 1_000) == 1_000


@pytest.mark.parametrize("tempo", [50, 100])
def test_4_10_slow_bots_set_out_for_home_earlier(tempo: int) -> None:
    """Two steps away, with time for them at the usual tempo only."""
    state = temple("AA...", "AA...", east="b07", tempo=tempo)
    stand(state, lay(state, EASTERN, EAST, "b07"), HOME)
    Gong(1).apply(state)
    view = GAME.view(state, ONE)
    scene = Scene(view, Atlas(view.chambers), ONE, 200_000 * 100 // tempo - 16_000)

    assert wants_home(scene, GUIDE) == (tempo == 50)
