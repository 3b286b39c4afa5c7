"""TMP-4.12: what everybody sees, and what nobody does."""

import msgspec

from tests.games.temple.strivers import busy_game
from tests.games.temple.tables import EASTERN, ONE, TWO, do, lay, stand, temple, tick
from wayout.games.temple import GAME
from wayout.games.temple.actions import CallFate, Gems, Offer
from wayout.games.temple.dice import hold
from wayout.games.temple.state import OUT
from wayout.games.temple.view import view
from wayout.games.temple.view_types import ChamberView, DieView, View, VoteView
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.seats import SPECTATOR, viewers


def test_dice_are_shown_as_they_lie() -> None:
    state = temple(".ABGx", "KKTTA")
    hold(state, 10, "broken")
    do(state, TWO, Offer((11,), True))
    seats = view(state, SPECTATOR).seats

    assert seats["0"].dice == [
        DieView(0, "blank"),
        DieView(1, "shown", "A"),
        DieView(2, "locked", "B"),
        DieView(3, "shown", "G"),
        DieView(4, "lost"),
    ]
    assert seats["1"].dice[:2] == [DieView(10, "held", held="broken"), DieView(11, "shown", "K", offered=True)]


def test_chambers_tell_doors_passages_and_gems() -> None:
    state = stand(temple("KKKK.", ".....", east="b01"), EASTERN)
    do(state, ONE, Gems(1))

    assert view(state, TWO).chambers["1"] == ChamberView("b01", 1, 0, 1, [1, 3], [], 1, "none", False)
    assert view(state, TWO).chambers["0"] == ChamberView("start", 0, 0, 0, [1, 3], [], None, "none", False)


def test_one_who_is_out_is_nowhere() -> None:
    state = temple(".....", ".....")
    state.figures[ONE] = OUT

    assert view(state, TWO).seats["0"].node is None


def test_the_exit_and_its_keys_are_shown_once_it_is_found() -> None:
    state = temple(".....", ".....")
    assert (view(state, ONE).exit, view(state, ONE).exit_keys) == (None, 8)

    way_out = lay(state, EASTERN, 0, "exit")

    assert view(state, ONE).exit == way_out


def test_a_vote_shows_who_has_said_yes_and_who_is_waited_for() -> None:
    state = temple(".....", ".....", ".....")
    do(state, TWO, CallFate())

    assert view(state, ONE).vote == VoteView("fate", 1, 11_000, [1], [0, 2])


def test_a_view_survives_json() -> None:
    state = temple("ABG..", ".....")

    for viewer in viewers(2):
        shown = view(state, viewer)
        assert msgspec.json.decode(encode(shown), type=View) == shown


def test_golden_30_neither_pile_nor_track_nor_counters_are_in_a_view() -> None:
    state = temple("ABG..", ".....")
    told = encode(view(state, ONE)).decode()

    assert all(f'"{tile}"' not in told for tile in state.pile if tile != "exit")
    assert "track_1" not in told
    assert "165000" not in told
    assert "200000" not in told


def test_an_imagined_pile_has_the_exit_where_it_can_be() -> None:
    state = temple(".....", ".....", ".....", pile=("exit", *[f"b{number:02}" for number in range(1, 7)]))
    places = {GAME.imagine(view(state, ONE), ONE, Seeded(seed)).pile.index("exit") for seed in range(60)}

    assert places == {0, 1, 2, 3, 4}


def test_an_imagined_temple_of_two_has_the_exit_in_the_middle() -> None:
    for moment in busy_game(2, "middle"):
        state = moment.state
        if state.exit >= 0:
            break
        imagined = GAME.imagine(view(state, ONE), ONE, Seeded(1))
        assert imagined.pile.index("exit") == state.pile.index("exit")
        assert sorted(imagined.pile) == sorted(state.pile)


def test_imagined_tracks_fit_what_the_gong_has_told() -> None:
    state = temple(".....", ".....")
    tracks = {GAME.imagine(view(state, ONE), ONE, Seeded(seed)).track for seed in range(20)}
    assert tracks == {"track_1", "track_2"}

    tick(state, 165_000)
    assert {GAME.imagine(view(state, ONE), ONE, Seeded(seed)).track for seed in range(20)} == {"track_1"}
