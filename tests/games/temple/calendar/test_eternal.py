"""The eternal side: gems only in the order of the calendar. TMP-5.15, A48, golden test 21."""

import msgspec
import pytest

from tests.games.temple.calendar.calendars import dated, under
from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import EASTERN, NORTH, ONE, SOUTH, TWO, WESTERN, do, lay, refused, show, stand, tick
from wayout.games.temple.actions import Escape, Gems
from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.events import DieHeld, GemsTaken
from wayout.games.temple.modules.calendar.events import CalendarAdvanced, SymbolReturned
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import GEMS, Deed, Module, forbidden
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.options import Option
from wayout.kernel.play import Refusal, Turn
from wayout.kernel.seats import SPECTATOR, Seat


def two_symbols() -> State:
    """A sun in the east and a moon in the west, where four keys light a gem each."""
    state = dated("eternal", "KKKK.", "KKKK.", east="b03", west="b01")
    return under(stand(state, EASTERN, WESTERN), sun=EASTERN, moon=WESTERN)


def test_golden_21_the_eternal_calendar_refuses_the_wrong_symbol() -> None:
    state = two_symbols()

    refusal = refused(state, TWO, Gems(1))
    assert (refusal.code, refusal.rule, refusal.facts) == ("wrong_symbol", "TMP-5.15", {"symbol": "sun"})
    assert Gems(1) not in legal(state, TWO)
    assert Gems(1) in legal(state, ONE)


def test_5_15_the_right_symbol_moves_the_figure_and_is_out_of_the_game() -> None:
    state = two_symbols()

    events = do(state, ONE, Gems(1))

    assert events[1:] == [CalendarAdvanced(EASTERN, "sun", 1)]
    assert (part(state).space, part(state).tiles) == (1, {WESTERN: "moon"})
    assert len(part(state).stack) == 7
    assert do(state, TWO, Gems(1))[1:] == [CalendarAdvanced(WESTERN, "moon", 2)]


def test_5_15_three_gems_at_once_are_one_step() -> None:
    state = under(stand(dated("eternal", "KKKKK", "KKKKK", east="gems_key_a"), EASTERN, EASTERN), sun=EASTERN)

    assert do(state, ONE, Gems(3))[1:] == [CalendarAdvanced(EASTERN, "sun", 1)]


def test_5_15_a_chamber_without_a_tile_waits_for_the_last_space() -> None:
    state = stand(dated("eternal", "KKKK.", east="b03"), EASTERN)
    refusal = refused(state, ONE, Gems(1))
    assert (refusal.code, refusal.rule) == ("no_symbol_here", "TMP-5.15")

    part(state).space, part(state).stack = 9, []

    assert do(state, ONE, Gems(1)) == [GemsTaken(ONE, 2 * EASTERN, 1, 1, (0, 1, 2, 3), 1_000)]


def test_a13_an_empty_depot_lights_nothing_here() -> None:
    state = two_symbols()
    state.depot = 0

    assert refused(state, ONE, Gems(1)).code == "depot_empty"


def test_5_15_one_may_escape_before_the_last_space_and_for_no_more_keys() -> None:
    state = stand(dated("eternal", "K....", east="exit"), EASTERN)
    state.exit, state.depot = EASTERN, 0

    assert view(state, SPECTATOR).exit_keys == 1
    assert Escape() in legal(state, ONE)


def test_5_15_slams_cost_no_more_than_usual() -> None:
    state = dated("eternal", ".....")

    assert not any(isinstance(event, DieHeld) for event in tick(state, 200_000))


class LightBoth(Doing, frozen=True):
    """Gems in several chambers at once, as linked chambers have it."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return forbidden(state, seat, GEMS, 2 * EASTERN, also=(2 * WESTERN,))

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(GEMS, seat, 2 * EASTERN, also=(2 * WESTERN,))

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        for chamber in (EASTERN, WESTERN):
            turn.emit(GemsTaken(seat, 2 * chamber, 1, 1, (), turn.at))


@pytest.mark.parametrize(("east", "west"), [("sun", "moon"), ("moon", "sun")])
def test_a48_chambers_lit_at_once_take_the_next_spaces_in_whatever_order_fits(east: str, west: str) -> None:
    state = dated("eternal", ".....", east="b03", west="b01")
    part(state).tiles = {EASTERN: east, WESTERN: west}

    assert do(state, ONE, LightBoth())[2:] == [
        CalendarAdvanced(EASTERN if east == "sun" else WESTERN, "sun", 1),
        CalendarAdvanced(WESTERN if east == "sun" else EASTERN, "moon", 2),
    ]


def test_a48_both_have_to_fit() -> None:
    state = dated("eternal", ".....", east="b03", west="b01")
    part(state).tiles = {EASTERN: "sun", WESTERN: "gear"}
    assert refused(state, ONE, LightBoth()).code == "wrong_symbol"
    part(state).tiles = {EASTERN: "sun"}
    assert refused(state, ONE, LightBoth()).code == "no_symbol_here"


def test_a48_the_tile_of_a_chamber_that_was_left_out_goes_under_the_stack(lodge: Lodge) -> None:
    lodge(Module(id="links", option=Option("links", (False, True), False), spent=lambda state: [3]))
    state = dated("eternal", ".....", east="b03", west="b01", stack=("gear",))
    lay(state, EASTERN, NORTH, "b02")
    state.mix = "calendar,links"
    part(state).tiles = {EASTERN: "sun", WESTERN: "moon", 3: "sun"}

    assert do(state, ONE, LightBoth())[-1] == SymbolReturned(3, "sun")
    assert part(state).stack == ["sun", "gear"]


def test_5_15_the_last_step_opens_the_rest() -> None:
    state = two_symbols()
    part(state).space, part(state).tiles, part(state).stack = 8, {EASTERN: "sun"}, []
    assert refused(state, TWO, Gems(1)).code == "no_symbol_here"

    assert do(state, ONE, Gems(1))[1:] == [CalendarAdvanced(EASTERN, "sun", 9)]

    assert Gems(1) in legal(state, TWO)


def test_5_15_a_returned_chamber_is_closed_until_it_gets_a_symbol() -> None:
    state = two_symbols()
    state.chambers[WESTERN] = msgspec.structs.replace(state.chambers[WESTERN], gems_done=1)
    show(state, ONE, "KKKK.")
    stand(state, lay(state, EASTERN, SOUTH, "b02"))

    assert refused(state, ONE, Gems(1)).code == "no_symbol_here"
