"""The calendar chamber: three keys swap two symbols. TMP-5.15."""

import pytest

from tests.games.temple.calendar.calendars import dated
from tests.games.temple.conftest import Lodge
from tests.games.temple.tables import EASTERN, NORTH, ONE, TWO, WESTERN, do, hand, lay, refused, show, stand
from wayout.games.temple import GAME
from wayout.games.temple.modules.calendar.actions import SwapSymbols
from wayout.games.temple.modules.calendar.events import SymbolsSwapped
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.rules import legal, thinkable
from wayout.games.temple.seam import Module
from wayout.games.temple.state import KEY, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PriceView
from wayout.kernel.options import Option

HERE = 3
BOTH = pytest.mark.parametrize("side", ["eternal", "doomed"])


def chamber_with(side: str, *hands: str) -> State:
    """Everybody in the calendar chamber, with a sun in the east and a moon in the west."""
    state = dated(side, *hands, east="b03", west="b01")
    lay(state, EASTERN, NORTH, "calendar")
    part(state).tiles = {EASTERN: "sun", WESTERN: "moon"}
    return stand(state, *([HERE] * len(hands)))


@BOTH
def test_5_15_three_keys_of_ones_own_swap_two_symbols(side: str) -> None:
    state = chamber_with(side, "KAKKK", ".....")
    assert [one for one in legal(state, ONE) if isinstance(one, SwapSymbols)] == [SwapSymbols(EASTERN, WESTERN)]

    assert do(state, ONE, SwapSymbols(EASTERN, WESTERN)) == [SymbolsSwapped(ONE, EASTERN, WESTERN, (0, 2, 3), 1_000)]
    assert part(state).tiles == {EASTERN: "moon", WESTERN: "sun"}
    assert (hand(state, ONE), state.last_act[ONE]) == (".A..K", 1_000)


def test_5_15_one_may_name_the_keys() -> None:
    state = chamber_with("doomed", "KKKK.", ".....")

    do(state, ONE, SwapSymbols(EASTERN, WESTERN, (1, 2, 3)))

    assert hand(state, ONE) == "K...."


def test_4_8_keys_of_others_do_not_count() -> None:
    state = chamber_with("doomed", "KK...", "KKKKK")

    refusal = refused(state, ONE, SwapSymbols(EASTERN, WESTERN))
    assert (refusal.code, refusal.facts) == ("cannot_pay", {"cost": "KKK"})


def test_5_15_elsewhere_nothing_is_swapped() -> None:
    state = stand(chamber_with("doomed", "KKK..", "KKK.."), EASTERN)

    refusal = refused(state, ONE, SwapSymbols(EASTERN, WESTERN))
    assert (refusal.code, refusal.rule) == ("not_in_the_calendar_chamber", "TMP-5.15")
    assert SwapSymbols(EASTERN, WESTERN) not in legal(state, ONE)
    assert SwapSymbols(EASTERN, WESTERN) in legal(state, TWO)


@pytest.mark.parametrize("chambers", [(0, 1), (1, HERE), (2, 1), (1, 1)])
def test_5_15_two_tiles_have_to_lie_there_and_each_pair_has_one_name(chambers: tuple[int, int]) -> None:
    refusal = refused(chamber_with("doomed", "KKK.."), ONE, SwapSymbols(*chambers))

    assert (refusal.code, refusal.rule) == ("no_two_symbols", "TMP-5.15")


def test_5_15_two_of_a_kind_are_not_swapped() -> None:
    state = chamber_with("doomed", "KKK..")
    part(state).tiles[WESTERN] = "sun"

    assert refused(state, ONE, SwapSymbols(EASTERN, WESTERN)).code == "same_symbol"
    assert not [one for one in legal(state, ONE) if isinstance(one, SwapSymbols)]


def test_what_is_thinkable_and_passes_is_what_is_listed() -> None:
    state = chamber_with("doomed", "KKK..", "KK...")
    for seat in (ONE, TWO):
        passing = [one for one in thinkable(state, seat) if isinstance(one, SwapSymbols) and not one.check(state, seat)]
        assert passing == [one for one in legal(state, seat) if isinstance(one, SwapSymbols)]
        assert passing == ([SwapSymbols(EASTERN, WESTERN)] if seat == ONE else [])


def test_every_swap_has_numbers_of_its_own() -> None:
    for swap in (SwapSymbols(1, 2), SwapSymbols(3, 40)):
        assert GAME.numbering.action(GAME.numbering.parts(swap)) == swap


def test_4_2_before_the_shout_nothing_is_swapped() -> None:
    state = chamber_with("doomed", "KKK..")
    show(state, ONE, "KKK..")
    state.phase = "intro"

    assert refused(state, ONE, SwapSymbols(EASTERN, WESTERN)).code == "not_begun"


def test_a_swap_that_costs_less_is_shown_so(lodge: Lodge) -> None:
    """As for a Mechanic."""
    cheap = Module(
        id="knack",
        option=Option("knack", (False, True), False),
        price=lambda state, deed, cost: ((KEY, 2),) if deed.name == "swap" else cost,
    )
    lodge(cheap)
    state = chamber_with("doomed", "KK...", ".....")
    state.mix = "calendar,knack"

    assert view(state, TWO).seats["0"].prices == [PriceView("swap", 2 * HERE, "KK")]
    assert SwapSymbols(EASTERN, WESTERN) in legal(state, ONE)
    stand(state, EASTERN)
    assert view(state, TWO).seats["0"].prices == []
