"""What is seen of traps, and what always holds of them: TMP-4.12, TMP-4.15."""

from collections.abc import Callable

import pytest

from tests.games.temple.tables import HOME, ONE, TWO
from tests.games.temple.traps.trap_tables import THERE, TRAP, sprung
from tests.games.temple.whole_games import held_to_the_rules
from wayout.games.temple import GAME
from wayout.games.temple.modules.traps.actions import Climb, Summon
from wayout.games.temple.modules.traps.invariants import flaw as trap_flaw
from wayout.games.temple.modules.traps.part import part
from wayout.games.temple.rules import thinkable
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options
from wayout.kernel.seats import SPECTATOR


def test_4_12_all_see_whom_a_trap_keeps() -> None:
    state = sprung(".....", ".....", trap="cliff_key")

    assert [view(state, viewer).extra["traps"] for viewer in (ONE, TWO, SPECTATOR)] == [
        {"kept": {"0": THERE}, "waiting": None}
    ] * 3


def test_4_12_all_see_that_the_platform_waits() -> None:
    state = sprung(".....", ".....", trap="moving_platform")

    assert view(state, TWO).extra["traps"] == {"kept": {"0": THERE}, "waiting": TRAP}


@pytest.mark.parametrize("trap", ["cliff_torch", "moving_platform", "invocation", "slide_trap"])
def test_a_viewer_imagines_what_fits_the_view(trap: str) -> None:
    state = sprung("TTT..", ".....", trap=trap)
    imagined = GAME.imagine(view(state, TWO), TWO, Seeded(1))

    assert part(imagined) == part(state)
    assert view(imagined, TWO).extra == view(state, TWO).extra


def test_a_state_that_was_written_down_keeps_its_traps() -> None:
    state = sprung(".....", ".....", trap="moving_platform")
    again = GAME.codec.state(encode(state))

    assert again == state
    assert part(state.clone()) == part(state)
    assert part(state.clone()) is not part(state)
    assert part(state.clone()).kept is not part(state).kept


def hang_elsewhere(state: State) -> None:
    state.figures[ONE] = HOME


def hang_on_nothing(state: State) -> None:
    state.chambers[TRAP] = type(state.chambers[TRAP])("b13", 1, 1, 0, 5)


def wait_with_any_chamber(state: State) -> None:
    part(state).waiting = HOME


def wait_without_a_rider(state: State) -> None:
    hang_on_platform = type(state.chambers[TRAP])("moving_platform", 1, 1, 0, 15)
    state.chambers[TRAP], part(state).waiting, part(state).kept[ONE] = hang_on_platform, TRAP, -1


@pytest.mark.parametrize(
    "spoil",
    [hang_elsewhere, hang_on_nothing, wait_with_any_chamber, wait_without_a_rider],
    ids=lambda spoil: spoil.__name__,
)
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = sprung(".....", ".....", trap="cliff_key")
    assert trap_flaw(state) is None

    spoil(state)

    assert trap_flaw(state) is not None


@pytest.mark.parametrize("action", [Climb(), Summon()])
def test_deeds_of_traps_have_numbers_and_are_thought_of(action: Climb | Summon) -> None:
    assert GAME.numbering.action(GAME.numbering.parts(action)) == action
    assert action in thinkable(sprung(".....", ".....", trap="slide_trap"), ONE)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("others", [{}, {"curses": True}, {"treasures": True}], ids=str)
def test_4_15_whole_games_with_traps_are_held_to_the_rules(seats: int, others: Options) -> None:
    held_to_the_rules(seats, f"traps {seats}", {"traps": 4, "tempo": 150, **others})


def test_whole_games_fall_into_traps() -> None:
    told = {name for seed in range(3) for name in held_to_the_rules(4, f"into traps {seed}", {"traps": 4})}

    assert {"TrapSprung", "CliffHolds", "Climbed", "Summoned"} <= told
