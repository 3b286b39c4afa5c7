"""Every team-mate, in every temple: letters in, something that the rules grant out, and the way home known."""

import pytest

from tests.games.temple.bots.minds import LATE, decided
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    THREE,
    TWO,
    WESTERN,
    lay,
    stand,
    temple,
)
from wayout.games.temple import GAME
from wayout.games.temple.actions import (
    Discover,
    Enter,
    Escape,
    Gems,
    Give,
    Mask,
    Ready,
    Roll,
    Signal,
)
from wayout.games.temple.bots import BOTS, STANDARD_BOT
from wayout.games.temple.events import GemsTaken, Gong
from wayout.games.temple.state import OUT
from wayout.kernel.chance import Seeded
from wayout.kernel.letter import letter
from wayout.kernel.options import complete
from wayout.kernel.play import Turn
from wayout.kernel.record import state_after
from wayout.lab.bout import header_of
from wayout.lab.live_bout import LiveBout


def test_the_strengths_are_there_weakest_first() -> None:
    assert list(BOTS) == ["tourist", "guide", "archaeologist"]
    assert STANDARD_BOT == "guide"


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("preset", "seats"), [("default", 1), ("default", 3), ("classic", 2), ("classic", 6)])
def test_4_14_whole_games_end_and_replay_to_the_same_end(bot: str, preset: str, seats: int) -> None:
    options = complete(GAME.options, GAME.presets[preset])
    bout = LiveBout(GAME, options, [BOTS[bot]] * seats, Seeded(f"{bot} {preset} {seats}"))

    result = bout.run(keep=True)

    assert result.outcome in ("won", "collapsed")
    assert state_after(GAME, header_of(GAME, options, [bot] * seats), bout.steps) == bout.state


def test_4_14_the_same_seed_gives_the_same_game() -> None:
    options = complete(GAME.options, GAME.presets["classic"])
    twins = [LiveBout(GAME, options, [BOTS["guide"]] * 3, Seeded(7)) for _ in range(2)]
    for bout in twins:
        bout.run(keep=True)

    assert twins[0].steps == twins[1].steps


@pytest.mark.parametrize("bot", BOTS)
def test_4_2_nobody_needs_the_whole_intro(bot: str) -> None:
    state = GAME.first_state(2, complete(GAME.options, {}))
    GAME.open(Turn(state, Seeded(1), 0))

    assert decided(state, ONE, bot, at=0) == Ready()


def test_what_it_needs_is_kept_and_the_rest_rolled() -> None:
    """A torch of two, next door is AT: the key and the black mask do not help."""
    state = temple("T.KB.", "AA...", east="b08", west="b08", pile=())
    stand(state, HOME, WESTERN)
    lay(state, EASTERN, EAST, "gems_key_a")

    assert decided(state, ONE) == Roll((1, 2, 4))


def test_it_walks_the_cheapest_way_to_the_gems() -> None:
    state = temple("AT...", "AA...", east="b08", west="b07", pile=())
    stand(state, HOME, WESTERN)
    lay(state, EASTERN, EAST, "gems_key_a")

    assert decided(state, ONE) == Enter(EAST)


def test_4_8_it_takes_the_gems_when_no_more_can_be_hoped_for() -> None:
    state = temple("KKKK.", east="b01", pile=())
    stand(state, EASTERN)

    assert decided(state, ONE) == Gems(1)


def test_4_8_two_together_wait_for_the_second_gem() -> None:
    state = temple("KKKK.", "K....", east="gems_key_a", pile=())
    stand(state, EASTERN, EASTERN)

    assert decided(state, ONE) == Roll((4,))
    assert decided(state, ONE, "tourist") == Gems(1)


def test_4_8_no_more_is_hoped_for_than_a_chamber_has() -> None:
    """Six experts have more gems in the depot than the chambers have to spare."""
    state = temple("TTTT.", *["....."] * 5, east="b04", pile=(), difficulty="expert")
    stand(state, EASTERN)

    assert decided(state, ONE, "archaeologist") == Gems(1)


@pytest.mark.parametrize("bot", ["guide", "archaeologist"])
def test_4_14_six_experts_light_a_gem_within_the_first_minute(bot: str) -> None:
    options = complete(GAME.options, {"difficulty": "expert"})
    bout = LiveBout(GAME, options, [BOTS[bot]] * 6, Seeded("first gem"))
    bout.run(keep=True)

    first = next(
        step.at for step in bout.steps if any(isinstance(event, GemsTaken) for event in GAME.codec.events(step.events))
    )
    assert first <= bout.state.starts_at + 60_000


def test_it_explores_while_the_exit_is_unknown() -> None:
    state = temple("AA...")
    stand(state, EASTERN)

    assert isinstance(decided(state, ONE), Discover)


def test_golden_masks_are_for_whoever_cannot_roll() -> None:
    state = temple("GA.BB", "BBBBB")

    assert decided(state, ONE) == Mask(0, TWO, (10, 11))


def test_the_nearest_goes_to_free_a_mate_and_the_others_go_on() -> None:
    state = temple("AA...", "AA...", "BBBBB", east="b07", west="b07")
    far = lay(state, WESTERN, NORTH, "b07")
    stand(state, HOME, far, EASTERN)

    assert decided(state, ONE) == Enter(EAST)
    assert decided(state, TWO) != Enter(2)


@pytest.mark.parametrize("bot", BOTS)
def test_it_does_not_let_go_of_gems_that_lie_ready_when_a_mate_needs_it(bot: str) -> None:
    state = temple("KKKKG", "BBBBB", east="b01", west="b07")
    stand(state, EASTERN, WESTERN)

    assert decided(state, ONE, bot) == Gems(1)


def test_who_passes_leaves_gems_to_those_who_gather_them() -> None:
    state = temple("KKKKG", ".....", "BBBBB", east="gems_key_a", west="b07", pile=())
    stand(state, EASTERN, EASTERN, WESTERN)

    assert isinstance(decided(state, ONE), Roll)


def test_4_10_it_comes_home_before_the_slam() -> None:
    state = temple("AA...", "AA...", east="b07")
    stand(state, EASTERN, HOME)
    Gong(1).apply(state)

    assert decided(state, ONE, at=195_000) == Enter(3)


def test_with_an_empty_depot_it_leaves() -> None:
    state = temple("K....", "AA...", east="b07", pile=())
    exit_chamber = lay(state, EASTERN, EAST, "exit")
    state.depot = 0
    stand(state, exit_chamber, HOME)

    assert decided(state, ONE) == Escape()


def test_out_it_gives_a_die_to_whoever_has_the_fewest() -> None:
    state = temple("K....", "AA...", "AAxxx")
    state.figures[ONE] = OUT

    action = decided(state, ONE)

    assert isinstance(action, Give)
    assert action.to == THREE


def test_it_says_what_it_is_up_to_once() -> None:
    state = temple(".....", "AA...")
    mind = BOTS["guide"](ONE, Seeded(1))
    said = []
    at = LATE
    for _ in range(6):
        action = mind.answer(letter(GAME, state, ONE, 0), at)
        said += [action] if isinstance(action, Signal) else []
        at = mind.due or at

    assert [signal.phrase for signal in said] == ["exploring"]
