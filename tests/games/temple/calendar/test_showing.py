"""What everybody sees of the calendar: TMP-4.12; truths that fit; and what always holds: TMP-4.15."""

from collections.abc import Callable

import pytest

from tests.games.temple.calendar.calendars import STACK, dated
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import EASTERN, NORTH, ONE, WESTERN, do, lay, settled, stand
from wayout.games.temple import GAME
from wayout.games.temple.actions import Gems
from wayout.games.temple.invariants import flaw as any_flaw
from wayout.games.temple.modules.calendar.events import CalendarShuffled
from wayout.games.temple.modules.calendar.invariants import flaw
from wayout.games.temple.modules.calendar.part import part
from wayout.games.temple.modules.calendar.showing import out_of_the_game
from wayout.games.temple.shown import is_shut
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import Options
from wayout.kernel.play import Turn, replay
from wayout.kernel.seats import SPECTATOR, viewers


def well_on(side: str) -> State:
    """A sun has been followed in the east; a moon lies in the west and a gear in the north."""
    state = stand(dated(side, "KKKK.", ".....", east="b03", west="b01"), EASTERN)
    lay(state, EASTERN, NORTH, "b02")
    calendar = part(state)
    calendar.tiles = {EASTERN: "sun", WESTERN: "moon", 3: "gear"}
    calendar.stack = list(STACK[:2:-1])
    do(state, ONE, Gems(1))
    return state


def test_4_12_all_see_the_figure_the_symbols_and_what_went_under_the_stack() -> None:
    for viewer in (ONE, SPECTATOR):
        assert GAME.view(well_on("doomed"), viewer).extra["calendar"] == {
            "space": 1,
            "tiles": {"2": "moon", "3": "gear"},
            "stack": 7,
            "bottom": ["sun"],
            "ran_out": False,
        }
        assert GAME.view(well_on("eternal"), viewer).extra["calendar"]["bottom"] == []


@pytest.mark.parametrize("side", ["eternal", "doomed"])
def test_4_12_nobody_sees_the_order_of_the_stack(side: str) -> None:
    state = well_on(side)
    other = state.clone()
    calendar = part(other)
    hidden = calendar.stack[calendar.seen :]
    calendar.stack[calendar.seen :] = hidden[::-1]
    assert calendar.stack != part(state).stack

    for viewer in viewers(2):
        assert encode(GAME.view(other, viewer)) == encode(GAME.view(state, viewer))
    shuffled = CalendarShuffled(STACK)
    assert shuffled.seen_by(ONE) == shuffled.recalled_by(SPECTATOR) == CalendarShuffled(())


@pytest.mark.parametrize("side", ["eternal", "doomed"])
def test_an_imagined_stack_holds_what_nobody_has_seen(side: str) -> None:
    state = well_on(side)
    imagined = [GAME.imagine(GAME.view(state, ONE), ONE, Seeded(seed)) for seed in range(6)]

    for other in imagined:
        assert flaw(other) is None
        assert sorted(part(other).stack) == sorted(part(state).stack)
        assert part(other).stack[: part(state).seen] == part(state).stack[: part(state).seen]
        assert GAME.view(other, ONE).extra == GAME.view(state, ONE).extra
    assert len({tuple(part(other).stack) for other in imagined}) > 1


def test_5_15_all_see_where_gems_cannot_be_lit_on_the_eternal_side() -> None:
    view = GAME.view(well_on("eternal"), SPECTATOR)
    assert [is_shut(view, 2 * chamber) for chamber in (EASTERN, WESTERN, 3)] == [True, False, True]
    assert not is_shut(GAME.view(well_on("doomed"), SPECTATOR), 2 * 3)

    finished = well_on("eternal")
    part(finished).space = 9
    assert not is_shut(GAME.view(finished, SPECTATOR), 2 * 3)


def test_a_clone_shares_nothing() -> None:
    state = well_on("doomed")
    twin = state.clone()
    part(twin).stack.clear()
    part(twin).tiles.clear()

    assert part(state) == part(well_on("doomed"))


def test_2_15_on_the_eternal_side_the_passed_spaces_tell_which_tiles_are_gone() -> None:
    state = well_on("eternal")
    part(state).space = 4

    assert out_of_the_game(state) == ("sun", "moon", "sun", "gear")


def jump(state: State) -> None:
    part(state).space = 10


def lose_a_tile(state: State) -> None:
    part(state).stack.pop()


def see_too_much(state: State) -> None:
    part(state).seen = 99


def lay_where_gems_are_lit(state: State) -> None:
    part(state).tiles[EASTERN] = part(state).tiles.pop(WESTERN)


def lay_where_no_gems_are(state: State) -> None:
    part(state).tiles[0] = part(state).tiles.pop(WESTERN)


@pytest.mark.parametrize(
    "spoil",
    [jump, lose_a_tile, see_too_much, lay_where_gems_are_lit, lay_where_no_gems_are],
    ids=lambda spoil: spoil.__name__,
)
def test_4_15_every_flaw_is_noticed(spoil: Callable[[State], None]) -> None:
    state = well_on("doomed")
    assert flaw(state) is None

    spoil(state)

    assert flaw(state) is not None


@pytest.mark.parametrize("side", ["eternal", "doomed"])
@pytest.mark.parametrize("more", [{}, {"curses": True}, {"treasures": True}], ids=str)
def test_4_15_the_invariants_hold_in_whole_games_and_events_replay(side: str, more: Options) -> None:
    options: Options = {**more, "calendar": side, "tempo": 150}
    again = GAME.first_state(3, settled(**options))
    state: State | None = None
    kinds: set[str] = set()
    for number, moment in enumerate(busy_game(3, f"{side}/{more}", options)):
        state = moment.state
        replay(again, moment.events)
        kinds |= {type(event).__name__ for event in moment.events}
        if number % 20 == 0:
            assert any_flaw(state) is None

    assert again == state
    assert {"CalendarShuffled", "SymbolLaid"} <= kinds
    assert side == "eternal" or "CalendarAdvanced" in kinds


def test_the_stack_has_luck_of_its_own() -> None:
    stacks = []
    for curses in (False, True):
        state = GAME.first_state(2, settled(calendar="eternal", curses=curses))
        GAME.open(Turn(state, Seeded(7)))
        stacks.append(part(state).stack)

    assert stacks[0] == stacks[1]
