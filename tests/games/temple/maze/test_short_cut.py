"""The Short cut: TMP-4.5, TMP-4.12, TMP-5.13, A39; golden tests 29 and 30."""

import pytest

from tests.games.temple.maze.mazes import act, fallen_on, gifted, maze, wait
from tests.games.temple.module_tables import NOW, A, B, E, N, S, W, refusal, show_dice
from tests.games.temple.tables import hand
from wayout.games.temple import GAME
from wayout.games.temple.actions import Choose, Discover, Enter, Leave
from wayout.games.temple.board import cell_of
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.events import Discovered, DiscoveryBegun, PileStirred, PromptClosed, PromptOpened
from wayout.games.temple.invariants import flaw
from wayout.games.temple.modules.maze.invariants import short_cut_flaw
from wayout.games.temple.modules.maze.short_cut import ShortCutEnded, TakeShortCut
from wayout.games.temple.modules.maze.showing import fit_pile
from wayout.games.temple.modules.treasures.actions import UseTreasure
from wayout.games.temple.modules.treasures.events import TreasureUsed
from wayout.games.temple.modules.treasures.part import owned
from wayout.games.temple.parts import Opening, Reserved
from wayout.games.temple.rules import legal
from wayout.games.temple.state import START, State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.codec import encode
from wayout.kernel.play import Turn, play
from wayout.kernel.seats import SPECTATOR

EAST, FOUND = 1, 3
MINE = 1
"""The number of the short cut: a chest beside the start has the first treasure."""


def at_a_door(*top: str, dice: str = "AA...", **options: int) -> State:
    """The first seat is east of the start with a short cut; the other one is there as well, and can discover."""
    state = maze(*top, **options)
    gifted(state, A, "short_cut")
    state.figures = [EAST * 2, EAST * 2]
    show_dice(state, A, dice)
    show_dice(state, B, "AAAA.")
    return state


def option(state: State, tile: str) -> Choose:
    prompt = state.prompts_of(A)[0]
    return Choose(prompt.id, prompt.options.index(tile))


def test_5_13_it_is_paid_like_a_discovery_and_opens_the_whole_pile() -> None:
    state = at_a_door()
    pile = state.pile[:]

    events = act(state, A, TakeShortCut(N))

    assert events == [
        TreasureUsed(A, MINE, "short_cut"),
        DiscoveryBegun(A, EAST * 2, N, 1, 1, 0, (0, 1), False, NOW),
        PromptOpened(0, A, "short_cut", ("top", *sorted(pile)), NOW + 20_000),
    ]
    assert (hand(state, A), owned(state, A), state.pile) == (".....", [], pile)


def test_5_13_the_chosen_chamber_lies_there_and_the_pile_is_shuffled() -> None:
    state = at_a_door()
    act(state, A, TakeShortCut(N))
    before = state.pile[:]

    events = act(state, A, option(state, "c10"), at=NOW + 500)

    assert events[1] == Discovered(A, EAST * 2, N, FOUND, "c10", 1, 1, N, (), False, NOW + 500)
    assert isinstance(events[-1], PileStirred)
    assert state.stirred
    assert (sorted(state.pile), state.pile == [tile for tile in before if tile != "c10"]) == (
        sorted(tile for tile in before if tile != "c10"),
        False,
    )


def test_a39_the_exit_may_be_taken() -> None:
    state = at_a_door()
    act(state, A, TakeShortCut(N))
    act(state, A, option(state, "exit"))

    assert state.exit == FOUND


def test_a39_an_exit_that_is_not_taken_may_be_anywhere_afterwards() -> None:
    places = set()
    for seed in range(40):
        state = at_a_door()
        play(state, A, TakeShortCut(N), Seeded(seed), NOW)
        play(state, A, option(state, "c10"), Seeded(seed), NOW)
        places.add(state.pile.index("exit"))

    assert len(places) > 8


def test_golden_29_who_does_not_choose_discovers_the_top() -> None:
    state = at_a_door("c10", "c12")
    act(state, A, TakeShortCut(N))

    events = wait(state, NOW + 20_000)

    assert events[0] == PromptClosed(0, A, "short_cut", "top")
    assert isinstance(events[1], Discovered)
    assert (events[1].tile, state.reserved, state.stirred) == ("c10", {}, True)


def test_4_5_who_leaves_has_discovered_the_top() -> None:
    state = at_a_door("c10")
    act(state, A, TakeShortCut(N))
    act(state, A, Leave())

    assert (state.chambers[FOUND].tile, state.reserved) == ("c10", {})


def test_golden_30_only_its_owner_sees_what_is_in_the_pile_and_nobody_in_which_order() -> None:
    state = at_a_door()
    events = act(state, A, TakeShortCut(N))
    hidden = [tile for tile in state.pile if tile != "exit"]

    for viewer in (B, SPECTATOR):
        told = encode([event.seen_by(viewer) for event in events]).decode() + encode(view(state, viewer)).decode()
        assert not [tile for tile in hidden if f'"{tile}"' in told]
        assert [(one.seat, one.x, one.y, one.tiles) for one in view(state, viewer).reserved] == [(0, 1, 1, 0)]
    shown = view(state, A).prompts[0].options
    assert shown[1:] == sorted(shown[1:])
    other = state.clone()
    other.pile = Seeded(9).shuffled(state.pile)
    assert encode(view(other, A)) == encode(view(state, A))


def test_4_5_what_others_draw_meanwhile_drops_off_the_list() -> None:
    """The list is a new choice with what is left of the time, so that nobody takes what has just moved up."""
    state = at_a_door("c10")
    act(state, A, TakeShortCut(N))
    old = option(state, "c10")

    events = act(state, B, Discover(E), at=NOW + 3_000)

    assert events[-2:] == [
        PromptClosed(0, A, "short_cut", None),
        PromptOpened(1, A, "short_cut", ("top", *sorted(state.pile)), NOW + 20_000),
    ]
    assert "c10" not in state.prompts[0].options
    assert refusal(state, A, old) == "nothing_to_choose TMP-4.5"


def test_4_5_what_goes_under_the_pile_meanwhile_is_on_the_list() -> None:
    state = at_a_door()
    act(state, A, TakeShortCut(N))
    lift_chambers(Turn(state, Seeded(1), NOW + 10), [2])

    assert state.chambers[2].tile in state.prompts[0].options
    assert short_cut_flaw(state) is None


def test_4_5_if_others_draw_the_last_chamber_there_is_nothing_to_choose() -> None:
    state = at_a_door()
    state.tiles = tuple(chamber.tile for chamber in state.chambers[1:])
    state.pile = ["exit"]
    play(state, A, TakeShortCut(N), NoLuck(), NOW)

    events = play(state, B, Discover(E), NoLuck(), NOW + 1_000).events

    assert flaw(state) is None
    assert events[-2:] == [PromptClosed(0, A, "short_cut", None), ShortCutEnded(A, 1, 1)]
    assert (state.reserved, state.prompts) == ({}, [])


def test_4_5_others_discover_elsewhere_and_not_there() -> None:
    state = at_a_door()
    act(state, A, TakeShortCut(N))

    assert refusal(state, B, Discover(N)) == "somebody_chooses TMP-4.5"
    assert refusal(state, B, Discover(E)) is None


def test_4_5_its_owner_may_walk_on_but_neither_discovers_nor_escapes() -> None:
    state = at_a_door(dice="AAAA.")
    act(state, A, TakeShortCut(N))

    assert refusal(state, A, Discover(E)) == refusal(state, A, TakeShortCut(E)) == "choose_first TMP-4.5"
    act(state, A, Enter(W), at=NOW + 200)
    assert state.figures[A] == START
    act(state, A, option(state, "c10"), at=NOW + 400)
    assert state.links[EAST * 8 + N] == FOUND * 2


def test_5_13_a_chosen_mirage_rises() -> None:
    state = at_a_door()
    act(state, A, TakeShortCut(N))
    act(state, A, option(state, "mirage"))

    assert (state.chambers[START].x, state.chambers[START].y) == (1, 1)
    assert state.links[EAST * 8 + N] == START


def test_5_13_what_holds_for_a_discovery_holds_for_it() -> None:
    state = at_a_door(dice="A....")
    assert refusal(state, A, TakeShortCut(N)) == "cannot_pay TMP-4.5"
    assert refusal(state, A, TakeShortCut(W)) == "no_open_entrance TMP-4.7"
    show_dice(state, A, "AA...")
    fallen_on(state, A, "trap")
    assert refusal(state, A, TakeShortCut(N)) == "trapped TMP-5.1"


def test_5_13_the_dice_may_be_named() -> None:
    state = at_a_door(dice="AAAA.")
    act(state, A, TakeShortCut(N, (1, 3)))

    assert hand(state, A) == "A.A.."


def test_13_14_it_is_not_used_by_itself_and_not_without_the_treasure() -> None:
    state = at_a_door()

    assert refusal(state, A, UseTreasure(MINE)) == "with_a_discovery TMP-5.13"
    assert not [one for one in legal(state, A) if isinstance(one, UseTreasure)]
    assert refusal(state, B, TakeShortCut(N)) == "no_short_cut TMP-5.13"
    assert refusal(maze(treasures=False), A, TakeShortCut(N)) != "no_short_cut TMP-5.13"


def test_4_5_it_is_listed_wherever_one_could_discover() -> None:
    state = at_a_door()

    cuts = [one for one in legal(state, A) if isinstance(one, TakeShortCut)]
    assert cuts == [TakeShortCut(side) for side in (N, E, S)]
    assert not [one for one in legal(state, B) if isinstance(one, TakeShortCut)]


def test_4_7_a_wall_gives_way_to_it_too() -> None:
    state = at_a_door(dice="AAA..")
    state.gaps = [0] * len(state.gaps)
    state.valve = True
    state.chambers[EAST] = type(state.chambers[EAST])("c13", 1, 0, 1, 1 << E | 1 << W)
    play(state, A, TakeShortCut(N), Seeded(1), NOW)

    assert hand(state, A) == "....."
    assert state.chambers[EAST].opened == 1 << N


@pytest.mark.parametrize("luck", range(8))
def test_4_12_an_imagined_pile_holds_what_its_owner_sees(luck: int) -> None:
    """Also where the set-up may have drawn other chambers than one would have imagined."""
    state = at_a_door()
    act(state, A, TakeShortCut(N))
    seen = [tile for tile in state.prompts[0].options if tile != "top"]
    imagined = GAME.imagine(view(state, A), A, Seeded(luck))
    other = imagined.pile[luck]
    imagined.pile[luck] = "b01"
    imagined.tiles = tuple("b01" if tile == other else tile for tile in imagined.tiles)

    fit_pile(imagined, seen, Seeded(luck))

    assert imagined.pile[luck] == other
    assert sorted(imagined.tiles) == sorted(state.tiles)


@pytest.mark.parametrize("luck", range(8))
def test_4_12_an_imagined_temple_has_as_many_chambers_of_a_pool_whatever_others_look_at(luck: int) -> None:
    state = at_a_door(quests=2)
    state.reserved[cell_of(1, -1)] = Reserved(Opening(B, EAST * 2, S, 1, -1), tuple(state.pile[-2:]))
    del state.pile[-2:]
    act(state, A, TakeShortCut(N))

    imagined = GAME.imagine(view(state, A), A, Seeded(luck))

    assert sorted(imagined.pile) == sorted(state.pile)
    assert flaw(imagined) is None


def test_4_12_what_others_look_at_changes_places_with_what_is_seen_in_the_pile() -> None:
    state = at_a_door("c10")
    act(state, A, TakeShortCut(N))
    imagined = GAME.imagine(view(state, A), A, Seeded(1))
    seen = [tile for tile in imagined.pile if tile != "c10"]
    at = imagined.pile.index("c10")
    imagined.reserved[cell_of(9, 9)] = Reserved(Opening(B, 2, E, 9, 9), (imagined.pile.pop(at - 1),))

    fit_pile(imagined, seen, Seeded(1))

    assert sorted(imagined.pile) == sorted(seen)
    assert imagined.reserved[cell_of(9, 9)].tiles == ("c10",)
