"""TMP-2.13: Explorer."""

from tests.games.temple.characters.hands import holding, whole_pile
from tests.games.temple.module_tables import cursed
from tests.games.temple.tables import EAST, EASTERN, HOME, NORTH, ONE, SOUTH, TWO, WEST, do, lay, refused, stand, tick
from wayout.games.temple.actions import Choose, Discover, Enter, Leave
from wayout.games.temple.events import Discovered, DiscoveryBegun, PromptClosed, PromptOpened
from wayout.games.temple.imagine import imagine
from wayout.games.temple.modules.characters.events import CardUsed, Stepped
from wayout.games.temple.modules.characters.people.explorer import Dash
from wayout.games.temple.rules import legal
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.chance import Seeded
from wayout.kernel.seats import SPECTATOR


def looking() -> State:
    """East of the start; b09 and b10 lie before the Explorer."""
    state = holding("keen_eye", "AAAA.", "AA...", pile=whole_pile("b09", "b10", "b11", "b12"))
    stand(state, EASTERN, EASTERN)
    do(state, ONE, Discover(NORTH))
    return state


def test_2_13_two_tiles_are_looked_at_and_one_is_laid() -> None:
    state = holding("keen_eye", "AA...", ".....")
    stand(state, EASTERN)

    events = do(state, ONE, Discover(NORTH))

    assert events == [
        DiscoveryBegun(ONE, 2, NORTH, 1, 1, 2, (0, 1), False, 1_000),
        PromptOpened(0, ONE, "keen_eye", ("b09", "b10"), 11_000),
    ]
    assert do(state, ONE, Choose(0, 1), 2_000) == [
        PromptClosed(0, ONE, "keen_eye", "b10"),
        Discovered(ONE, 2, NORTH, 3, "b10", 1, 1, NORTH, (), False, 2_000),
    ]
    assert state.pile[-1] == "b09"
    assert not state.reserved


def test_2_13_without_a_choice_the_top_tile_is_laid() -> None:
    state = looking()

    assert tick(state, 11_000)[-1] == Discovered(ONE, 2, NORTH, 3, "b09", 1, 1, NORTH, (), False, 11_000)
    assert state.pile[-1] == "b10"


def test_4_5_others_draw_what_lies_below_meanwhile() -> None:
    state = looking()
    assert refused(state, TWO, Discover(NORTH)).code == "somebody_chooses"

    assert do(state, TWO, Discover(SOUTH))[0] == Discovered(
        TWO, 2, SOUTH, 3, "b11", 1, -1, SOUTH, (10, 11), False, 1_000
    )


def test_2_13_one_look_after_the_other() -> None:
    state = looking()

    assert refused(state, ONE, Discover(SOUTH)).code == "choose_first"


def test_2_13_with_one_tile_left_there_is_nothing_to_look_at() -> None:
    state = holding("keen_eye", "AA...", ".....", pile=("exit",))
    stand(state, EASTERN)

    assert isinstance(do(state, ONE, Discover(NORTH))[0], Discovered)


def test_4_12_only_the_explorer_sees_the_two_tiles() -> None:
    state = looking()

    assert view(state, ONE).prompts[0].options == ["b09", "b10"]
    for viewer in (TWO, SPECTATOR):
        seen = view(state, viewer)
        assert not seen.prompts
        assert seen.reserved[0].tiles == 2
    opened = PromptOpened(0, ONE, "keen_eye", ("b09", "b10"), 11_000)
    told = opened.seen_by(TWO)
    assert isinstance(told, PromptOpened)
    assert told.options == ()


def test_whoever_looks_imagines_what_was_seen() -> None:
    state = looking()
    for number in range(20):
        imagined = imagine(view(state, ONE), ONE, Seeded(f"looking {number}"))
        assert [reserved.tiles for reserved in imagined.reserved.values()] == [("b10", "b09")]
        assert view(imagined, ONE) == view(state, ONE)
        assert do(imagined, ONE, Choose(0, 1))[-1] == Discovered(ONE, 2, NORTH, 3, "b10", 1, 1, NORTH, (), False, 1_000)


def test_who_leaves_lays_the_top_tile() -> None:
    state = looking()

    assert Discovered(ONE, 2, NORTH, 3, "b09", 1, 1, NORTH, (), False, 1_000) in do(state, ONE, Leave())


def line() -> State:
    """Home, then four chambers eastwards."""
    state = holding("dash", "AAA..", ".....")
    for chamber in (EASTERN, 3, 4):
        lay(state, chamber, EAST, "b12" if chamber == 3 else "b07")
    return state


def test_2_13_a_dash_leads_through_three_chambers() -> None:
    state = line()

    assert do(state, ONE, Dash(8)) == [
        CardUsed(ONE, "dash", (0, 1, 2), True, 1_000),
        Stepped(ONE, 0, 2, "dash"),
        Stepped(ONE, 2, 6, "dash"),
        Stepped(ONE, 6, 8, "dash"),
    ]
    assert state.figures[ONE] == 8


def test_2_13_no_further_and_not_where_one_is() -> None:
    state = line()

    assert refused(state, ONE, Dash(10)).code == "too_far_to_dash"
    assert refused(state, ONE, Dash(2 * HOME)).code == "too_far_to_dash"
    assert [action for action in legal(state, ONE) if isinstance(action, Dash)] == [Dash(2), Dash(4), Dash(6), Dash(8)]


def test_2_13_a_wall_stops_a_dash() -> None:
    state = holding("dash", "AAA..", ".....")
    north = lay(state, EASTERN, NORTH, "b13")
    further = lay(state, EASTERN, EAST, "b07")
    walled = lay(state, further, NORTH, "b13")
    stand(state, north)

    assert state.links[2 * north * 4 + EAST] == -1
    assert Dash(2 * walled).check(state, ONE) is None
    assert [event.to for event in do(state, ONE, Dash(2 * walled))[1:]] == [2, 2 * further, 2 * walled]  # type: ignore[attr-defined]


def test_2_13_it_takes_three_adventurers_and_is_used_once() -> None:
    state = line()
    state.dice[2] = 0
    assert refused(state, ONE, Dash(2)).code == "cannot_pay"

    state.dice[2] = 1
    do(state, ONE, Dash(2))
    assert refused(state, ONE, Dash(0)).code == "card_is_spent"
    assert Enter(WEST) not in legal(state, ONE)


def test_5_1_the_trap_forbids_a_dash() -> None:
    state = holding("dash", "AAA..", ".....", curses=True)
    cursed(state, ONE, "trap")

    assert refused(state, ONE, Dash(2)).code == "too_far_to_dash"
    assert not [action for action in legal(state, ONE) if isinstance(action, Dash)]
