"""What modules do to the board: chambers are lifted, moved and turned, and a discovery may wait for a choice."""

from typing import Any

import pytest

from tests.games.temple.tables import (
    EAST,
    EASTERN,
    HOME,
    NORTH,
    ONE,
    SOUTH,
    TWO,
    WEST,
    WESTERN,
    do,
    lay,
    playing,
    refused,
    show,
    stand,
)
from tests.games.temple.throwaway import OPTION, Noted, Notes, clean, note
from wayout.games.temple import GAME
from wayout.games.temple.actions import Choose, Discover, Enter, Escape, Gems, Leave, Signal
from wayout.games.temple.board import cell_of, is_enterable, open_side, settle
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.mind import Teammate
from wayout.games.temple.bots.temper import GUIDE
from wayout.games.temple.building import (
    lay_discovered,
    lift_chambers,
    move_chambers,
    openings,
    set_apart,
    turn_chamber,
)
from wayout.games.temple.events import (
    Begun,
    ChambersLifted,
    ChambersMoved,
    ChamberTurned,
    Discovered,
    DiscoveryBegun,
    GemsAdded,
    PileStirred,
)
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.treasures.kinds.secret_passage import targets
from wayout.games.temple.parts import Opening
from wayout.games.temple.prompts import ask
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import ON_OBELISK, ON_PLATFORM, ON_TRAP, Module, register
from wayout.games.temple.state import NO_NODE, State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Scripted, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.grid import STEPS
from wayout.kernel.play import Event, Turn, replay
from wayout.kernel.seats import Seat

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")


LUCKY = 181
"""With this seed b07 and b08 lie beside the start."""


def quarry(seats: int = 2, **hooks: Any) -> State:
    """A temple as it is really opened and just begun, with a module that has these hooks."""
    register(Module(id="test", option=OPTION, part=Notes, **hooks))
    state = GAME.first_state(seats, playing(seats, test=True).options)
    GAME.open(Turn(state, Seeded(LUCKY)))
    Begun(0).apply(state)
    return state


def laid(state: State, chamber: int, side: int, tile: str) -> int:
    """This tile, which changes places with the top of the pile, discovered by nobody."""
    at = state.pile.index(tile)
    state.pile[at] = state.pile[-1]
    state.pile.pop()
    return lay(state, chamber, side, tile)


def cross(**hooks: Any) -> State:
    """The start between two chambers with doors all around, and one more north of the eastern one."""
    state = quarry(**hooks)
    assert [chamber.tile for chamber in state.chambers] == ["start", "b07", "b08"]
    laid(state, EASTERN, NORTH, "b09")
    assert flaw(state) is None
    return state


NORTHERN = 3


def perform(state: State, deed: Any, *args: Any, luck: Any = None) -> list[Event[State]]:
    """Do it, and hold the events to giving the same once more."""
    before = state.clone()
    turn = Turn(state, luck or NoLuck(), 1_000)
    deed(turn, *args)
    assert replay(before, turn.events) == state
    assert GAME.codec.state(encode(state)) == state
    assert flaw(state) is None
    return turn.events


def seen_again(state: State) -> State:
    """What a viewer imagines, which looks the same."""
    shown = view(state, ONE)
    imagined = GAME.imagine(shown, ONE, Seeded(3))
    assert view(imagined, ONE) == shown
    assert flaw(imagined) is None
    return imagined


# Chambers that leave


def test_a_lifted_chamber_leaves_a_gap_and_its_number_behind() -> None:
    state = stand(cross(), HOME, NORTHERN)
    count = len(state.pile)

    events = perform(state, lift_chambers, [NORTHERN], luck=Scripted([["b09"]]))

    assert events == [ChambersLifted((NORTHERN,), ("b09",), (TWO,))]
    assert (state.pile[0], len(state.pile)) == ("b09", count + 1)
    assert state.figures == [HOME, HOME]
    assert state.gaps[EASTERN * 2] >> NORTH & 1
    assert not is_enterable(state, NORTHERN * 2)
    assert refused(state, ONE, Signal("come", NORTHERN * 2)).code == "no_such_chamber"
    assert laid(state, EASTERN, NORTH, "b10") == NORTHERN + 1


def test_who_was_in_it_arrives_in_the_start_and_what_lay_on_it_is_asked_about_before() -> None:
    state = cross(
        lifted=lambda turn, chamber: note(turn, f"lifted {chamber} {turn.state.chambers[chamber].gone}"),
        arrived=lambda turn, seat, node: note(turn, f"arrived {seat} {node}"),
        board_changed={ON_PLATFORM: lambda turn: note(turn, "changed")},
    )
    stand(state, NORTHERN, HOME)
    events = perform(state, lift_chambers, [NORTHERN], luck=Scripted([["b09"]]))

    assert [event.what for event in events if isinstance(event, Noted)] == [
        f"lifted {NORTHERN} False",
        f"arrived 0 {HOME}",
        "changed",
    ]


def test_4_12_nobody_sees_in_which_order_chambers_go_under_the_pile() -> None:
    lifted = ChambersLifted((3, 4), ("b09", "b10"), (TWO,))

    assert lifted.seen_by(ONE) == lifted.recalled_by(ONE) == ChambersLifted((3, 4), (), (TWO,))


def test_passages_of_a_lifted_chamber_are_gone_from_both_sides() -> None:
    state = cross()
    corner = laid(state, NORTHERN, WEST, "b10")
    open_side(state, corner, SOUTH)
    assert state.links[HOME * 8 + NORTH] == corner * 2

    perform(state, lift_chambers, [corner], luck=Scripted([["b10"]]))

    assert (state.chambers[HOME].opened, state.chambers[corner].opened) == (0, 0)
    assert state.links[HOME * 8 + NORTH] == NO_NODE
    assert not any(node >> 1 == corner for node, _, _ in targets(state, ONE) if node is not None)


def test_what_comes_back_is_a_new_chamber_with_its_gems_unlit() -> None:
    state = cross()
    gems = laid(state, NORTHERN, NORTH, "gems_key_a")
    show(state, ONE, "KKKK.")
    stand(state, gems)
    do(state, ONE, Gems(1))
    perform(state, lift_chambers, [gems], luck=Scripted([["gems_key_a"]]))

    again = laid(state, NORTHERN, NORTH, "gems_key_a")

    assert (state.chambers[gems].gems_done, state.chambers[again].gems_done) == (1, -1)
    assert (state.gems_taken, flaw(state)) == (1, None)


def test_a_viewer_sees_which_chambers_are_gone_and_imagines_them_under_the_pile() -> None:
    state = cross()
    laid(state, NORTHERN, NORTH, "b10")
    perform(state, lift_chambers, [NORTHERN], luck=Scripted([["b09"]]))
    shown = view(state, ONE)

    assert list(shown.chambers) == ["0", "1", "2", "4"]
    assert {number: gone.tile for number, gone in shown.gone.items()} == {"3": "b09"}
    imagined = seen_again(state)
    assert imagined.pile[0] == "b09"
    assert imagined.pile.index("exit") == state.pile.index("exit")
    assert (imagined.chambers[NORTHERN].gone, len(imagined.chambers)) == (True, 5)


def test_bots_find_their_way_in_a_temple_with_holes() -> None:
    state = cross()
    far = laid(state, NORTHERN, NORTH, "b10")
    perform(state, lift_chambers, [NORTHERN], luck=Scripted([["b09"]]))
    atlas = Atlas(view(state, ONE).chambers)

    assert far * 2 in atlas.entry
    assert NORTHERN * 2 not in atlas.entry
    assert NORTH in atlas.gaps[EASTERN * 2]


# Chambers that move


def test_moved_chambers_take_everybody_along() -> None:
    state = stand(cross(), NORTHERN, WESTERN)

    events = perform(state, move_chambers, [(NORTHERN, 0, 1)])

    assert events == [ChambersMoved(((NORTHERN, 0, 1),))]
    assert state.figures == [NORTHERN * 2, WESTERN * 2]
    assert state.cells[cell_of(0, 1)] == NORTHERN
    assert state.links[EASTERN * 8 + NORTH] == NO_NODE
    assert state.gaps[EASTERN * 2] >> NORTH & 1
    assert view(state, ONE).chambers["3"].x == 0
    seen_again(state)


def test_two_chambers_change_places_at_once() -> None:
    state = cross()
    perform(state, move_chambers, [(EASTERN, -1, 0), (WESTERN, 1, 0)])

    assert (state.links[EAST], state.links[WEST]) == (WESTERN * 2, EASTERN * 2)
    assert state.links[WESTERN * 8 + NORTH] == NORTHERN * 2


def test_a_passage_lasts_as_long_as_its_two_chambers_are_neighbours() -> None:
    state = cross()
    corner = laid(state, NORTHERN, WEST, "b10")
    open_side(state, corner, SOUTH)
    together = state.clone()

    perform(state, move_chambers, [(corner, 0, 3)])
    perform(together, move_chambers, [(corner, 0, 6), (HOME, 0, 5)])

    assert (state.chambers[HOME].opened, state.chambers[corner].opened) == (0, 0)
    assert (together.chambers[HOME].opened, together.chambers[corner].opened) == (1 << NORTH, 1 << SOUTH)
    assert together.links[HOME * 8 + NORTH] == corner * 2


def test_a_bot_that_knew_the_temple_draws_its_map_anew() -> None:
    state = stand(cross(), NORTHERN, HOME)
    bot = Teammate(ONE, Seeded(1), GUIDE)
    first = bot._map(view(state, ONE))
    assert bot._map(view(state, ONE)) is first

    perform(state, turn_chamber, NORTHERN, (state.chambers[NORTHERN].turned + 1) % 4)

    assert bot._map(view(state, ONE)) is not first


# Chambers that turn


def test_a_turned_chamber_has_its_doors_elsewhere() -> None:
    state = cross()
    narrow = laid(state, NORTHERN, NORTH, "b13")
    assert state.links[NORTHERN * 8 + NORTH] == narrow * 2
    events = perform(state, turn_chamber, narrow, 1)

    assert events == [ChamberTurned(narrow, 1)]
    assert (state.chambers[narrow].turned, state.chambers[narrow].doors) == (1, 1 << EAST | 1 << WEST)
    assert state.links[NORTHERN * 8 + NORTH] == NO_NODE
    assert state.gaps[narrow * 2] == 1 << EAST | 1 << WEST
    seen_again(state)


def test_a_passage_stays_where_it_is_when_a_chamber_turns() -> None:
    state = cross()
    narrow = laid(state, NORTHERN, NORTH, "b13")
    open_side(state, narrow, SOUTH)
    perform(state, turn_chamber, narrow, 1)

    assert state.links[NORTHERN * 8 + NORTH] == narrow * 2


def test_4_7_the_last_places_follow_every_change_in_their_order() -> None:
    state = cross(
        discovered={ON_TRAP: lambda turn, seat, chamber: note(turn, f"trap {seat} {chamber}")},
        board_changed={
            ON_OBELISK: lambda turn: note(turn, "obelisk"),
            ON_PLATFORM: lambda turn: note(turn, "platform"),
        },
    )
    show(state, ONE, "AA...")
    stand(state, NORTHERN)
    changed = [Noted("platform"), Noted("obelisk")]

    assert do(state, ONE, Discover(NORTH))[1:] == [Noted("trap 0 4"), *changed]
    assert perform(state, turn_chamber, NORTHERN, 0)[1:] == changed
    assert perform(state, move_chambers, [(NORTHERN, 5, 5)])[1:] == changed
    assert perform(state, lift_chambers, [NORTHERN], luck=Scripted([["b09"]]))[1:] == changed


# Discoveries that wait


def look_at_two(turn: Turn[State], opening: Opening) -> bool:
    """The discoverer takes one of the top two."""
    if opening.seat != ONE or len(turn.state.pile) < 2:
        return False
    top = tuple(turn.state.pile[:-3:-1])
    set_apart(turn, opening, 2)
    ask(turn, opening.seat, "keen_eye", top)
    return True


def take_chosen(turn: Turn[State], seat: Seat, tile: str) -> None:
    opening = openings(turn.state, seat)[0]
    lay_discovered(turn, opening, tile, opening.side)


def keen() -> State:
    """The first seat may look at two tiles: b10 on top, b11 below it, then b12."""
    state = cross(draw=look_at_two, prompts={"keen_eye": take_chosen})
    for tile in ("b12", "b11", "b10"):
        state.pile.remove(tile)
        state.pile.append(tile)
    show(state, ONE, "AAA..")
    show(state, TWO, "AA...")
    return stand(state, NORTHERN, NORTHERN)


def test_4_5_a_discovery_is_paid_for_before_its_tile_is_chosen() -> None:
    state = keen()
    events = do(state, ONE, Discover(NORTH))

    assert events[0] == DiscoveryBegun(ONE, NORTHERN * 2, NORTH, 1, 2, 2, (0, 1), False, 1_000)
    assert (state.pile[-1], len(state.chambers), flaw(state)) == ("b12", 4, None)
    choose = next(one for one in legal(state, ONE) if isinstance(one, Choose) and one.option == 1)
    laid_events = do(state, ONE, choose)

    assert laid_events[1] == Discovered(ONE, NORTHERN * 2, NORTH, 4, "b11", 1, 2, NORTH, (), False, 1_000)
    assert (state.pile[-2:], state.reserved, flaw(state)) == (["b12", "b10"], {}, None)


def test_4_5_meanwhile_nobody_else_fills_the_cell_but_may_discover_elsewhere() -> None:
    state = keen()
    do(state, ONE, Discover(NORTH))

    assert refused(state, TWO, Discover(NORTH)).code == "somebody_chooses"
    assert Discover(NORTH) not in legal(state, TWO)
    assert Discover(NORTH) not in legal(state, ONE)
    drawn = do(state, TWO, Discover(EAST))[0]
    assert isinstance(drawn, Discovered)
    assert (drawn.tile, flaw(state)) == ("b12", None)


def test_4_5_who_is_choosing_neither_discovers_nor_escapes() -> None:
    state = keen()
    state.exit, state.depot = NORTHERN, 0
    show(state, ONE, "AAAAK")
    do(state, ONE, Discover(NORTH))

    assert refused(state, ONE, Discover(EAST)).code == refused(state, ONE, Escape()).code == "choose_first"
    assert not [one for one in legal(state, ONE) if isinstance(one, Discover | Escape)]
    show(state, TWO, "K....")
    assert Escape() in legal(state, TWO)


def test_4_5_who_leaves_meanwhile_has_chosen_the_first() -> None:
    state = keen()
    do(state, ONE, Discover(NORTH))
    do(state, ONE, Leave())

    assert (state.chambers[4].tile, state.reserved, flaw(state)) == ("b10", {}, None)


def test_4_12_others_see_where_somebody_chooses_and_not_among_what() -> None:
    state = keen()
    do(state, ONE, Discover(NORTH))
    shown = view(state, TWO)

    assert [(one.seat, one.x, one.y, one.tiles) for one in shown.reserved] == [(0, 1, 2, 2)]
    assert "b11" not in encode(shown).decode()
    imagined = GAME.imagine(shown, TWO, Seeded(2))
    assert view(imagined, TWO) == shown
    assert [len(reserved.tiles) for reserved in imagined.reserved.values()] == [2]
    assert sorted([*imagined.pile, *imagined.reserved[cell_of(1, 2)].tiles]) == sorted(
        [*state.pile, *state.reserved[cell_of(1, 2)].tiles]
    )


def test_a_module_may_take_any_tile_and_stir_the_pile() -> None:
    def choose_any(turn: Turn[State], opening: Opening) -> bool:
        set_apart(turn, opening, 0)
        lay_discovered(turn, openings(turn.state, opening.seat)[0], "exit", opening.side)
        turn.emit(PileStirred(tuple(reversed(turn.state.pile))))
        return True

    state = cross(draw=choose_any)
    show(state, ONE, "AA...")
    stand(state, NORTHERN)
    before = state.pile[:]
    events = do(state, ONE, Discover(NORTH))

    assert [type(event) for event in events] == [DiscoveryBegun, Discovered, PileStirred]
    assert state.exit == 4
    assert state.pile == [tile for tile in reversed(before) if tile != "exit"]
    assert events[2].seen_by(TWO) == events[2].recalled_by(ONE) == PileStirred(())


def test_an_imagined_pile_that_was_stirred_may_have_the_exit_anywhere() -> None:
    state = cross()
    PileStirred(tuple(state.pile)).apply(state)
    places = {GAME.imagine(view(state, ONE), ONE, Seeded(luck)).pile.index("exit") for luck in range(200)}

    assert places == set(range(len(state.pile)))


def test_a_module_may_turn_what_is_discovered() -> None:
    def draw(turn: Turn[State], opening: Opening) -> bool:
        lay_discovered(turn, opening, turn.state.pile[-1], 3)
        return True

    state = cross(draw=draw)
    show(state, ONE, "AA...")
    stand(state, NORTHERN)

    event = do(state, ONE, Discover(NORTH))[0]

    assert isinstance(event, Discovered)
    assert (event.turned, event.paid) == (3, (0, 1))


# The ledger


def test_4_15_gems_that_come_into_the_depot_are_counted() -> None:
    state = cross()
    before = state.depot
    perform(state, lambda turn: turn.emit(GemsAdded(3)))

    assert (state.depot, state.gems_added) == (before + 3, 3)
    assert view(state, ONE).exit_keys == before + 4
    assert seen_again(state).gems_added == 3


def test_enter_leads_where_the_board_leads_now() -> None:
    state = cross()
    show(state, ONE, "AAAK.")
    stand(state, EASTERN)
    perform(state, move_chambers, [(NORTHERN, 2, 0)])

    assert refused(state, ONE, Enter(NORTH)).code == "no_way"
    do(state, ONE, Enter(EAST))
    assert state.figures[ONE] == NORTHERN * 2


def stir_up(turn: Turn[State], luck: Seeded) -> None:
    """Anything that can be done to the board, to anything that may lie anywhere."""
    state = turn.state
    lying = [number for number in sorted(state.cells.values()) if number not in (HOME, state.exit)]
    free = [(x, y) for x in range(-4, 5) for y in range(-4, 5) if cell_of(x, y) not in state.cells]
    doors = [(node, side) for node, gaps in enumerate(state.gaps) for side in range(4) if gaps >> side & 1]
    deed = luck.below(4)
    if deed == 0 and len(lying) > 3:
        lift_chambers(turn, luck.shuffled(lying)[:2])
    elif deed == 1 and lying:
        move_chambers(turn, [(luck.pick(lying), *luck.pick(free))])
    elif deed == 2 and lying:
        turn_chamber(turn, luck.pick(lying), luck.below(4))
    elif doors and state.pile:
        node, side = luck.pick(doors)
        here, (dx, dy) = state.chambers[node >> 1], STEPS[side]
        lay_discovered(turn, Opening(ONE, node, side, here.x + dx, here.y + dy), state.pile[-1], side)


@pytest.mark.parametrize("seed", range(12))
def test_4_15_whatever_is_done_to_the_board_all_that_always_holds_holds(seed: int) -> None:
    luck = Seeded(f"stirred up {seed}")
    state = cross()
    for _ in range(40):
        perform(state, stir_up, luck, luck=luck)
        people = [number for number in state.cells.values() if is_enterable(state, number * 2)]
        stand(state, luck.pick(people), luck.pick(people))
        settle(state)
        imagined = GAME.imagine(view(state, ONE), ONE, Seeded(seed))
        assert view(imagined, ONE) == view(state, ONE)
        for seat in (ONE, TWO):
            legal(state, seat)
        Atlas(view(state, ONE).chambers)
