"""What everybody sees of the totem, truths that fit, and what always holds: TMP-4.12, TMP-4.15."""

from collections.abc import Callable

import pytest

from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import ONE, TWO, do, settled
from tests.games.temple.totem.towers import at_the_totem, tower
from wayout.games.temple import GAME
from wayout.games.temple.invariants import flaw as any_flaw
from wayout.games.temple.modules.totem.actions import LightTotem, Stack, Unstack
from wayout.games.temple.modules.totem.invariants import flaw
from wayout.games.temple.modules.totem.part import part
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options
from wayout.kernel.play import replay
from wayout.kernel.seats import SPECTATOR, viewers


def half_built() -> State:
    state = tower(at_the_totem("..G..", "....."), 0, 10, faces="GB")
    do(state, ONE, Stack(2, 1500))
    return state


def test_4_12_all_see_the_tower_and_the_hand_over_it() -> None:
    for viewer in viewers(2):
        assert GAME.view(half_built(), viewer).extra["totem"] == {
            "tower": [{"die": 0, "face": "G"}, {"die": 10, "face": "B"}],
            "stacking": [{"seat": 0, "die": 2, "face": "G", "hold": 1500, "until": 2_500}],
        }
    assert GAME.view(at_the_totem("....."), SPECTATOR).extra["totem"] == {"tower": [], "stacking": []}


def test_what_is_seen_can_be_imagined() -> None:
    state = half_built()
    other = GAME.imagine(GAME.view(state, TWO), TWO, Seeded(1))

    assert (part(other).tower, part(other).stacking) == (part(state).tower, part(state).stacking)
    assert GAME.view(other, TWO).extra == GAME.view(state, TWO).extra


def test_a_clone_shares_nothing() -> None:
    state = half_built()
    twin = state.clone()
    part(twin).tower.clear()

    assert part(state) == part(half_built())


def stack_from_afar(state: State) -> None:
    state.figures[ONE] = 0


def lose_a_die(state: State) -> None:
    part(state).tower.pop()


def hold_one_more(state: State) -> None:
    state.held[3] = "totem"


def build_without_a_totem(state: State) -> None:
    part(state).stacking = None
    state.held[2] = ""
    state.chambers.pop()


@pytest.mark.parametrize(
    "spoil",
    [stack_from_afar, lose_a_die, hold_one_more, build_without_a_totem],
    ids=lambda spoil: spoil.__name__,
)
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = half_built()
    assert flaw(state) is None

    spoil(state)

    assert flaw(state) is not None


def test_every_action_has_numbers_of_its_own() -> None:
    for action in (Stack(14, 500), Stack(59, 2000), Unstack(), LightTotem(2)):
        assert GAME.numbering.action(GAME.numbering.parts(action)) == action


@pytest.mark.parametrize("more", [{}, {"curses": True}, {"treasures": True}, {"calendar": "doomed"}], ids=str)
def test_4_15_the_invariants_hold_in_whole_games_and_events_replay(more: Options) -> None:
    options: Options = {**more, "totem": True}
    for seats in (1, 2, 3):
        again = GAME.first_state(seats, settled(**options))
        state: State | None = None
        for number, moment in enumerate(busy_game(seats, f"totem/{more}", options, odd=0.1)):
            state = moment.state
            replay(again, moment.events)
            if number % 20 == 0:
                assert any_flaw(state) is None
        assert again == state
