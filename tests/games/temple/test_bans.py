"""What a module forbids is told before anybody tries it, with the reason that the rules would give (TMP-5.0)."""

from collections.abc import Callable
from typing import Final

import msgspec
import pytest

from tests.games.temple.calendar.calendars import dated, under
from tests.games.temple.cursed_gems.gems import cursed as with_a_cursed_gem
from tests.games.temple.curses.quest_chambers import MIX
from tests.games.temple.module_tables import NOW, A, B, E, W, cursed, pass_time, temple
from tests.games.temple.quests.quest_tables import questing
from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import EASTERN, ONE, TWO, WESTERN, do, stand
from tests.games.temple.throwaway import clean, with_module
from tests.games.temple.time_chambers.time_tables import running
from tests.games.temple.traps.trap_tables import THERE, TRAP, sprung
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Enter, Escape, Gems, Mask, Roll
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.curses.deck import CURSES
from wayout.games.temple.modules.treasures.actions import Claim
from wayout.games.temple.seam import MODULES, Deed
from wayout.games.temple.state import NO_NODE, OUT, RUNNING, START, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import BanView
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Action, Refusal, because
from wayout.kernel.seats import SPECTATOR, Seat

__all__ = ["clean"]
EAST_OF_START, WEST_OF_START = 2 * EASTERN, 2 * WESTERN
DEEDS: Final = ("claim", "discover", "enter", "escape", "gems", "lift", "mask", "roll")
"""What a view can say that it is forbidden."""


def thinkable_here(state: State, seat: Seat) -> dict[tuple[str, int | None], Action[State]]:
    """What one could think of, by deed and place."""
    node = state.figures[seat]
    found: dict[tuple[str, int | None], Action[State]] = {
        ("roll", None): Roll(tuple(state.hands[seat])),
        ("discover", None): Discover(0),
        ("mask", None): Mask(0, seat, (1,)),
        ("lift", None): Lift("trap"),
        ("escape", None): Escape(),
        ("gems", node): Gems(1),
        ("claim", node): Claim(),
    }
    ways = {side: state.links[node * 4 + side] for side in WAYS}
    return found | {("enter", to): Enter(side) for side, to in ways.items() if to != NO_NODE}


def bans(state: State, seat: Seat) -> list[BanView]:
    """What this seat is told of; each is what a try would be refused with."""
    told = view(state, seat).bans
    thinkable = thinkable_here(state, seat)
    assert [thinkable[ban.deed, ban.to].check(state, seat) for ban in told] == [ban.why for ban in told]
    return told


def banned(why: Refusal, **places: int | None) -> list[BanView]:
    return [BanView(deed, to, why) for deed, to in places.items()]


def under_a_trap() -> State:
    return cursed(temple(dice={A: "AAKTT", B: "AAKTT"}, at={A: 1, B: 1}), A, "trap")


def waiting_for_help() -> State:
    """Who is under Mind control has asked to go east."""
    state = cursed(temple(modules=MIX, dice={A: "AAKT."}), A, "mind_control")
    do(state, A, Enter(E))
    return state


def seated() -> State:
    """Somebody who has to stand, and has not pressed for long."""
    state = cursed(temple(modules="curses,doomed"), A, "stand_up")
    pass_time(state, NOW + 60_000)
    return state


def beside_a_waiting_platform() -> State:
    return stand(sprung(".....", ".....", trap="moving_platform"), TRAP, EASTERN)


def in_a_prohibition(tile: str) -> State:
    """The first seat is east of home, where there are gems to be lit."""
    state = running(".....", ".....", tile=tile)
    state.chambers[EASTERN] = msgspec.structs.replace(state.chambers[EASTERN], tile="gems_key_a")
    return state


def under_the_calendar() -> State:
    """The sun is next, and is in the east; the moon is in the west."""
    state = dated("eternal", "KKKK.", "KKKK.", ".....", east="b03", west="b01")
    return under(stand(state, EASTERN, WESTERN), sun=EASTERN, moon=WESTERN)


TRAPPED: Final = because("trapped", rule="TMP-5.1")
ASKED: Final = because("waits_for_help", rule="TMP-6.12")
HANGING: Final = because("on_cliff", rule="TMP-5.7")
RIDING: Final = because("on_waiting_platform", rule="TMP-5.7")
MOVING: Final = because("moving_banned", rule="TMP-5.8")

Ban = tuple[str, Callable[[], State], Seat, list[BanView]]
BANS: Final[list[Ban]] = [
    ("trap", under_a_trap, A, banned(TRAPPED, discover=None, enter=START)),
    (
        "doomed",
        lambda: cursed(temple(), A, "doomed"),
        A,
        banned(because("doomed", rule="TMP-5.10"), escape=None),
    ),
    (
        "mind_control",
        waiting_for_help,
        A,
        [
            *banned(ASKED, discover=None, escape=None, gems=START),
            *banned(ASKED, enter=EAST_OF_START),
            *banned(ASKED, enter=WEST_OF_START),
        ],
    ),
    (
        "magical_bond",
        lambda: cursed(temple(), A, "magical_bond"),
        A,
        banned(because("unbonded", rule="TMP-6.12"), roll=None),
    ),
    ("stand_up", seated, A, banned(because("sat_down", rule="TMP-6.10"), roll=None)),
    ("traps", lambda: sprung(".....", ".....", trap="cliff_key"), ONE, banned(HANGING, discover=None, enter=2)),
    ("traps", beside_a_waiting_platform, ONE, banned(RIDING, discover=None, enter=2)),
    ("traps", beside_a_waiting_platform, TWO, banned(because("platform_waits", rule="TMP-5.7"), enter=THERE)),
    (
        "cursed_gems",
        lambda: with_a_cursed_gem(".....", "....."),
        ONE,
        banned(because("gem_is_cursed", rule="TMP-5.17.1", symbol="scarab"), escape=None),
    ),
    (
        "quests",
        lambda: questing(".....", "....."),
        ONE,
        banned(because("quests_left", rule="TMP-3.6", n=1), escape=None),
    ),
    (
        "time_chambers",
        lambda: in_a_prohibition("prohibition_1"),
        ONE,
        banned(because("gems_banned", rule="TMP-5.8"), gems=EAST_OF_START),
    ),
    (
        "time_chambers",
        lambda: in_a_prohibition("prohibition_2"),
        ONE,
        banned(because("masks_banned", rule="TMP-5.8"), mask=None),
    ),
    (
        "time_chambers",
        lambda: in_a_prohibition("prohibition_3"),
        ONE,
        [*banned(MOVING, enter=THERE), *banned(MOVING, enter=START)],
    ),
    (
        "time_chambers",
        lambda: in_a_prohibition("prohibition_4"),
        ONE,
        banned(because("start_banned", rule="TMP-5.8"), enter=START),
    ),
    (
        "calendar",
        under_the_calendar,
        TWO,
        banned(because("wrong_symbol", rule="TMP-5.15", symbol="sun"), gems=WEST_OF_START),
    ),
    (
        "calendar",
        under_the_calendar,
        Seat(2),
        banned(because("no_symbol_here", rule="TMP-5.15"), gems=START),
    ),
]
FORBIDS_WORDS: Final = {"silence"}
"""All see of a seat that it may not speak."""


@pytest.mark.parametrize(("state_of", "seat", "told"), [ban[1:] for ban in BANS])
def test_who_is_kept_from_something_is_told_so_and_why(
    state_of: Callable[[], State], seat: Seat, told: list[BanView]
) -> None:
    state = state_of()

    assert bans(state, seat) == told
    assert view(state, SPECTATOR).bans == []


def test_everything_that_forbids_anything_is_here() -> None:
    forbidding = {module.id for module in MODULES.values() if module.forbids is not None}
    cards = {card.id for card in CURSES.values() if card.forbids is not None}

    assert forbidding - {"curses"} | cards == {ban[0] for ban in BANS} | FORBIDS_WORDS


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize("deed", DEEDS)
def test_each_deed_is_told_by_its_name_and_place(deed: str) -> None:
    """Lifting and claiming are forbidden by nothing in the box."""
    why = because("trapped", rule="TMP-5.1")

    def forbids(state: State, asked: Deed) -> Refusal | None:
        return why if asked.name == deed and asked.seat == ONE else None

    state = with_module("AAGB.", ".....", forbids=forbids)
    places = [to for name, to in thinkable_here(state, ONE) if name == deed]

    assert bans(state, ONE) == [BanView(deed, to, why) for to in places] != []
    assert bans(state, TWO) == []


def test_whoever_stands_beside_is_free() -> None:
    state = under_a_trap()

    assert state.links[state.figures[A] * 4 + W] == START
    assert bans(state, B) == []


def test_nothing_is_forbidden_to_one_who_is_out() -> None:
    state = under_a_trap()
    state.figures[A] = OUT

    assert view(state, A).bans == []


def test_a_whole_game_of_the_whole_box_knows_no_other_ban() -> None:
    found = {
        (ban.deed, ban.why.code)
        for moment in busy_game(2, 3, GAME.presets["everything"])
        for seat in (moment.state.inside() if moment.state.phase == RUNNING else ())
        for ban in bans(moment.state, seat)
    }

    assert len(found) > 3
    assert found <= {(ban.deed, ban.why.code) for _, _, _, told in BANS for ban in told}
