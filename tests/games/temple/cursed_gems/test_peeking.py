"""Looking at location tiles, finding one's own, and the way out: TMP-5.17.1."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.cursed_gems.gems import cursed, located
from tests.games.temple.tables import EASTERN, HOME, ONE, TWO, WESTERN, do, hand, refused, stand
from wayout.games.temple import GAME
from wayout.games.temple.actions import Escape
from wayout.games.temple.events import GameEnded, GotOut
from wayout.games.temple.modules.cursed_gems.actions import Hint, Peek
from wayout.games.temple.modules.cursed_gems.events import CursedGemReturned, HintGiven, LocationPeeked
from wayout.games.temple.modules.cursed_gems.part import part
from wayout.games.temple.modules.cursed_gems.prints import PRINTS, fitting, true_hints
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import Module
from wayout.games.temple.state import KEY, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PriceView
from wayout.kernel.options import Option
from wayout.kernel.seats import SPECTATOR, Seat


def at_location(location: int, *hands: str) -> State:
    return located(stand(cursed(*hands, east="b03"), *([EASTERN] * len(hands))), location)


def test_5_17_1_two_keys_of_ones_own_look_at_the_tile_and_it_stays() -> None:
    state = at_location(3, "AKKK.", ".....")
    assert Peek() in legal(state, ONE)

    assert do(state, ONE, Peek()) == [LocationPeeked(ONE, EASTERN, 3, "serpent", (1, 2), 1_000)]
    assert (hand(state, ONE), state.last_act[ONE]) == ("A..K.", 1_000)
    assert (part(state).lying, part(state).peeked[ONE], part(state).gems[ONE]) == ({EASTERN: 3}, [3], "scarab")


def test_5_17_1_one_may_name_the_keys() -> None:
    state = at_location(3, "KKKK.", ".....")
    do(state, ONE, Peek((2, 3)))

    assert hand(state, ONE) == "KK..."


def test_5_17_1_the_own_gem_and_its_place_leave_the_game() -> None:
    state = at_location(1, "KK...", ".....")

    assert do(state, ONE, Peek()) == [
        LocationPeeked(ONE, EASTERN, 1, "scarab", (0, 1), 1_000),
        CursedGemReturned(ONE, "scarab", EASTERN, 1),
    ]
    assert (part(state).gems[:2], part(state).lying, part(state).gone) == (["", "jaguar"], {}, [1])


def test_5_17_1_the_gem_of_another_stays_where_it_is() -> None:
    state = at_location(2, "KK...", ".....")

    assert len(do(state, ONE, Peek())) == 1
    assert part(state).gems[:2] == ["scarab", "jaguar"]


def test_4_8_keys_of_others_do_not_count() -> None:
    refusal = refused(at_location(2, "K....", "KKKKK"), ONE, Peek())

    assert (refusal.code, refusal.facts) == ("cannot_pay", {"cost": "KK"})


def test_5_17_1_without_a_tile_there_is_nothing_to_look_at() -> None:
    state = stand(at_location(2, "KK...", "KK..."), WESTERN, HOME)
    for seat in (ONE, TWO):
        refusal = refused(state, seat, Peek())
        assert (refusal.code, refusal.rule) == ("no_location_here", "TMP-5.17.1")
        assert Peek() not in legal(state, seat)


def test_5_17_1_what_one_knows_is_not_looked_at_again() -> None:
    state = at_location(2, "KKKK.", "KK...")
    do(state, ONE, Peek())

    refusal = refused(state, ONE, Peek())
    assert (refusal.code, refusal.rule) == ("location_known", "TMP-5.17.1")
    assert Peek() in legal(state, TWO)


def test_5_17_1_whoever_has_no_gem_any_more_may_look_for_others() -> None:
    state = at_location(2, "KK...", ".....")
    part(state).gems[ONE] = ""

    assert Peek() in legal(state, ONE)


def test_5_17_1_nobody_escapes_with_a_cursed_gem() -> None:
    state = stand(cursed("K....", "K....", east="exit"), EASTERN, EASTERN)
    state.exit, state.depot = EASTERN, 0
    part(state).gems[TWO] = ""

    refusal = refused(state, ONE, Escape())
    assert (refusal.code, refusal.rule, refusal.facts) == ("gem_is_cursed", "TMP-5.17.1", {"symbol": "scarab"})
    assert Escape() not in legal(state, ONE)
    assert do(state, TWO, Escape()) == [GotOut(TWO, (10,), 1_000)]
    part(state).gems[ONE] = ""
    assert do(state, ONE, Escape())[-1] == GameEnded("won", 1_000)


def knowing() -> State:
    """Seat 0 has looked at the serpent's place."""
    state = at_location(3, "KK...", ".....")
    do(state, ONE, Peek())
    return state


def test_6_a_hint_describes_the_tile_and_all_hear_it() -> None:
    state = knowing()

    assert do(state, ONE, Hint(3, "teeth"), at=5_000) == [HintGiven(ONE, 3, "teeth", 5_000)]
    assert do(state, ONE, Hint(3, "creeps"), at=6_000) == [HintGiven(ONE, 3, "creeps", 6_000)]
    assert part(state).hints == {3: ["teeth", "creeps"]}
    assert state.last_signal[ONE] == 6_000


def test_6_only_who_has_looked_gives_hints_and_only_true_ones_and_each_once() -> None:
    state = knowing()
    refusal = refused(state, TWO, Hint(3, "teeth"))
    assert (refusal.code, refusal.rule) == ("location_unknown", "TMP-5.17.1")
    assert refused(state, ONE, Hint(2, "legs")).code == "location_unknown"
    assert refused(state, ONE, Hint(3, "legs")).code == "hint_is_false"
    assert refused(state, ONE, Hint(3, "nonsense")).code == "hint_is_false"
    do(state, ONE, Hint(3, "teeth"))
    assert refused(state, ONE, Hint(3, "teeth")).code == "hint_is_known"


def test_6_of_a_tile_that_is_gone_nothing_is_said() -> None:
    state = at_location(1, "KK...", ".....")
    do(state, ONE, Peek())

    assert refused(state, ONE, Hint(1, "legs")).code == "location_unknown"


def test_6_hints_are_signals_one_a_second_and_never_listed() -> None:
    state = knowing()
    do(state, ONE, Hint(3, "teeth"), at=5_000)

    assert GAME.ready_at is not None
    assert GAME.ready_at(state, ONE, Hint(3, "creeps")) == 6_000
    assert GAME.ready_at(state, ONE, Peek()) < 5_000
    assert not [one for one in (*legal(state, ONE), *GAME.thinkable(state, ONE)) if isinstance(one, Hint)]


def test_6_every_symbol_can_be_told_from_all_others_without_being_named() -> None:
    for symbol in PRINTS.symbols:
        assert fitting(true_hints(symbol)) == [symbol]


def test_who_could_be_quicker_is_told() -> None:
    state = at_location(3, "KK...", "KK...")
    assert GAME.contest is not None
    assert GAME.contest(state, ONE, Peek()) == f"location {EASTERN}"
    stand(state, EASTERN, HOME)
    assert GAME.contest(state, ONE, Peek()) is None


def test_every_action_has_numbers_of_its_own() -> None:
    for action in (Peek(), Hint(5, "drifts"), Hint(0, "alive")):
        assert GAME.numbering.action(GAME.numbering.parts(action)) == action


@pytest.mark.parametrize("viewer", [TWO, Seat(2), SPECTATOR])
def test_4_12_only_the_peeker_sees_what_was_seen(viewer: Seat) -> None:
    peeked = LocationPeeked(ONE, EASTERN, 3, "serpent", (0, 1), 1_000)

    assert peeked.seen_by(ONE) == peeked.recalled_by(ONE) == peeked
    veiled = LocationPeeked(ONE, EASTERN, 3, "", (0, 1), 1_000)
    assert peeked.seen_by(viewer) == peeked.recalled_by(viewer) == veiled
    assert (peeked.variant, veiled.variant) == ("", "hidden")


def test_4_2_after_the_end_nothing_is_said() -> None:
    state = knowing()
    state.phase = "over"

    assert refused(state, ONE, Hint(3, "teeth")).code == "game_over"


def test_a_look_that_costs_less_is_shown_so(lodge: Lodge) -> None:
    """As for a Mechanic."""
    cheap = Module(
        id="knack",
        option=Option("knack", (False, True), False),
        price=lambda state, deed, cost: ((KEY, 1),) if deed.name == "peek" else cost,
    )
    lodge(cheap)
    state = at_location(2, "K....", ".....")
    state.mix = "cursed_gems,knack"

    assert view(state, TWO).seats["0"].prices == [PriceView("peek", 2 * EASTERN, "K")]
    assert Peek() in legal(state, ONE)
    stand(state, HOME)
    assert view(state, TWO).seats["0"].prices == []
