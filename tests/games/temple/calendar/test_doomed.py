"""The doomed side: every order is allowed, and the wrong one has its price. TMP-5.15, A13, A36, golden test 21."""

import pytest

from tests.games.temple.calendar.calendars import dated, under
from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    TWO,
    WEST,
    WESTERN,
    do,
    hand,
    lay,
    refused,
    show,
    stand,
    tick,
)
from wayout.games.temple.actions import Enter, Escape, Gems
from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.events import DieHeld, DieReleased, Entered, GemsTaken, Slammed
from wayout.games.temple.modules.calendar.events import CalendarAdvanced, CalendarDemanded, SymbolReturned
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import GEMS, Deed, arrive
from wayout.games.temple.state import HELD, OUT, State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Event, Refusal, Turn
from wayout.kernel.seats import SPECTATOR, Seat


def lighting(symbol: str) -> State:
    """Four keys and a gem in the east, under this symbol."""
    return under(stand(dated("doomed", "KKKK.", "KK...", east="b03"), EASTERN), **{symbol: EASTERN})


def test_a36_the_right_symbol_moves_the_figure_and_goes_under_the_stack() -> None:
    state = lighting("sun")

    assert do(state, ONE, Gems(1))[1:] == [CalendarAdvanced(EASTERN, "sun", 1)]
    assert (part(state).stack[0], len(part(state).stack), part(state).seen) == ("sun", 9, 1)


def test_5_15_the_wrong_symbol_goes_under_the_stack_and_the_figure_stays() -> None:
    state = lighting("gear")

    assert do(state, ONE, Gems(1))[1:] == [SymbolReturned(EASTERN, "gear")]
    assert (part(state).stack[0], part(state).space, part(state).tiles) == ("gear", 0, {})


def test_5_15_gems_without_a_tile_are_lit_as_ever() -> None:
    state = stand(dated("doomed", "KKKK.", east="b03"), EASTERN)

    assert do(state, ONE, Gems(1)) == [GemsTaken(ONE, 2 * EASTERN, 1, 1, (0, 1, 2, 3), 1_000)]


def test_golden_21_the_doomed_calendar_goes_on_with_an_empty_depot() -> None:
    state = lighting("sun")
    state.depot = 0
    assert Gems(1) in legal(state, ONE)

    assert do(state, ONE, Gems(1)) == [
        GemsTaken(ONE, 2 * EASTERN, 1, 0, (0, 1, 2, 3), 1_000),
        CalendarAdvanced(EASTERN, "sun", 1),
    ]
    assert (state.depot, state.chambers[EASTERN].gems_done) == (0, 1)
    show(state, ONE, "KKKK.")
    assert refused(state, ONE, Gems(1)).code == "no_gems_here"


def test_a13_without_a_tile_or_with_the_figure_at_its_end_an_empty_depot_lights_nothing() -> None:
    state = lighting("sun")
    state.depot = 0
    part(state).space = 9
    assert refused(state, ONE, Gems(1)).code == "depot_empty"
    part(state).space, part(state).tiles = 0, {}
    assert refused(state, ONE, Gems(1)).code == "depot_empty"


def slam(state: State, number: int) -> list[Event[State]]:
    """What happens at this slam; the bells before it are over."""
    state.bells, state.gongs, state.slams = 3 * number - number - 1, number, number - 1
    return tick(state, (200_000, 400_000)[number - 1])


@pytest.mark.parametrize(("number", "space", "pays"), [(1, 1, True), (1, 2, False), (2, 4, True), (2, 5, False)])
def test_4_10_whoever_has_not_passed_the_bar_gives_a_die_when_the_doors_slam(
    number: int, space: int, pays: bool
) -> None:
    state = dated("doomed", "AAB..", "KKKKK")
    part(state).space = space

    events = slam(state, number)

    assert isinstance(events[0], Slammed)
    assert events[1:] == (
        [CalendarDemanded(number), DieHeld(ONE, 2, "calendar"), DieHeld(TWO, 10, "calendar")] if pays else []
    )


def test_4_10_the_die_is_given_after_the_usual_loss_and_by_those_who_are_safe_too() -> None:
    state = stand(dated("doomed", "ABBKK", "AAAAA"), EASTERN, HOME)

    assert slam(state, 1) == [
        Slammed(1, (TWO,), ((ONE, 1),)),
        CalendarDemanded(1),
        DieHeld(ONE, 2, "calendar"),
        DieHeld(TWO, 10, "calendar"),
    ]


def test_4_10_no_free_die_none_given_and_nobody_who_is_out_gives_one() -> None:
    state = dated("doomed", "", "AA...", ".....")
    state.figures[TWO] = OUT

    assert slam(state, 1)[1:] == [CalendarDemanded(1), DieHeld(Seat(2), 20, "calendar")]


def with_held_dice() -> State:
    state = stand(dated("doomed", "AKA..", "....."), EASTERN)
    lay(state, EASTERN, NORTH, "calendar")
    for die in (3, 4, 10):
        state.dice[die], state.held[die] = HELD, "calendar"
    return state


def test_5_15_entering_the_calendar_chamber_gives_ones_own_dice_back() -> None:
    state = with_held_dice()

    assert do(state, ONE, Enter(NORTH)) == [
        Entered(ONE, 2 * EASTERN, 6, (0, 1), 1_000),
        DieReleased(ONE, 3),
        DieReleased(ONE, 4),
    ]
    assert hand(state, ONE) == "..A.."
    assert state.dice[10] == HELD


def test_4_7_being_moved_there_does_so_too_and_other_chambers_do_not() -> None:
    state = with_held_dice()
    turn = Turn(state, NoLuck())
    state.figures[TWO] = 2 * WESTERN
    arrive(turn, TWO)
    assert turn.events == []
    state.figures[TWO] = 6
    arrive(turn, TWO)
    assert turn.events == [DieReleased(TWO, 10)]


def test_5_15_dice_held_elsewhere_stay_there() -> None:
    state = with_held_dice()
    state.held[3] = "broken"

    assert do(state, ONE, Enter(NORTH))[1:] == [DieReleased(ONE, 4)]


def test_5_15_dice_wait_aside_until_the_chamber_is_discovered() -> None:
    state = dated("doomed", "AA...", "AA...", pile=("b13", "calendar"))
    slam(state, 1)
    assert state.held[2] == "calendar"
    stand(state, EASTERN, EASTERN)
    calendar = lay(state, EASTERN, NORTH, "calendar")
    show(state, ONE, "AK")
    state.dice[2] = HELD

    assert do(state, ONE, Enter(NORTH), at=201_000)[1:] == [DieReleased(ONE, 2)]
    assert state.figures[ONE] == 2 * calendar


@pytest.mark.parametrize(("space", "keys"), [(0, 4), (6, 4), (7, 3), (8, 2), (9, 1)])
def test_5_15_the_exit_costs_more_keys_the_further_back_the_figure_stands(space: int, keys: int) -> None:
    state = stand(dated("doomed", "K" * keys, "K" * (keys - 1), east="exit"), EASTERN, EASTERN)
    state.exit, state.depot = EASTERN, 0
    part(state).space = space

    assert view(state, SPECTATOR).exit_keys == keys
    assert Escape() in legal(state, ONE)
    assert refused(state, TWO, Escape()).facts == {"cost": "K" * keys}
    assert do(state, ONE, Escape())[0].paid == tuple(range(keys))  # type: ignore[attr-defined]


def test_5_15_nothing_but_the_exit_costs_more() -> None:
    state = dated("doomed", "AA...", east="b07", west="b08")

    assert Enter(EAST) in legal(state, ONE)
    assert Enter(WEST) not in legal(state, ONE)
    assert view(state, ONE).seats["0"].prices == []


class LightAll(Doing, frozen=True):
    """Gems in three chambers at once."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        return None

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(GEMS, seat, 2, also=(4, 6))

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        for node in (2, 4, 6):
            turn.emit(GemsTaken(seat, node, 1, 1, (), turn.at))


def test_a48_chambers_lit_at_once_go_as_far_as_the_best_order_takes_the_figure() -> None:
    state = dated("doomed", ".....", east="b03", west="b01")
    lay(state, EASTERN, NORTH, "b02")
    part(state).tiles = {EASTERN: "moon", WESTERN: "gear", 3: "sun"}

    assert do(state, ONE, LightAll())[3:] == [
        CalendarAdvanced(3, "sun", 1),
        CalendarAdvanced(EASTERN, "moon", 2),
        SymbolReturned(WESTERN, "gear"),
    ]
