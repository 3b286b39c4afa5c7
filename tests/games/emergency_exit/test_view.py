"""EEO-9: who knows what. It is a memory game."""

import msgspec
import pytest

from tests.games.emergency_exit.tables import A, B, C, do, opened, table, tile, tiles
from tests.table.company import BEN, CAT, HOST, Company
from tests.table.test_games import table_of
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import DeclareLost
from wayout.games.emergency_exit.state import State
from wayout.games.emergency_exit.view import Top, View
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.letter import letter
from wayout.kernel.play import play
from wayout.kernel.seats import SPECTATOR, Viewer, viewers
from wayout.table.messages import Ready, SetSeats, Start, Wish


def test_9_what_everybody_knows() -> None:
    state = table(
        "S1 L1 [C]", seats=4, hands=["S2", "S3 S4", "", "R1 R2 R3"], deck="X1 X2", floor="too_far", scores=[1, 0, 0, 1]
    )
    view = GAME.view(state, SPECTATOR)

    assert (view.mode, view.phase, view.turn, view.scores) == ("race", "turn", A, (1, 0, 0, 1))
    assert (view.holds, view.markers) == ((True, True, False, True), (C,))
    assert (view.hand_sizes, view.deck) == ((1, 2, 0, 3), 2)
    assert (view.top, view.next_rot, view.free) == (Top(tile("L1"), 0), 3, False)
    assert (view.floor, view.danger, view.danger_mode) == (("starting", "too_far"), (), False)


def test_9_a_seat_knows_its_own_hand_and_a_spectator_none() -> None:
    state = table(hands=["S1 S2 S3", "L1 L2 L3", "R1 R2 R3"])

    assert GAME.view(state, B).hand == tuple(tiles("L1 L2 L3"))
    assert GAME.view(state, SPECTATOR).hand is None


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("S1 S2 L1", "L3 R4 L1"),
        ("RP1 RP2 S1 R3 L1", "S6 X2 DL1 DR1 L1"),
    ],
)
def test_9_piles_that_differ_below_the_top_look_the_same_to_all(one: str, other: str) -> None:
    hands = ["S3 S4 S5", "R1 R2 X1", "X3 X4 X5"]
    first, second = table(one, hands=hands), table(other, hands=hands)
    for state in (first, second):
        state.rot, state.heading = 0, 3

    for viewer in viewers(3):
        assert encode(letter(GAME, first, viewer, 1)) == encode(letter(GAME, second, viewer, 1))


def test_9_decks_and_other_hands_look_the_same_in_any_order() -> None:
    one = table("S1", hands=["S3 S4 S5", "R1 R2 X1", "X3 X4 X5"])
    other = table("S1", hands=["S3 S4 S5", "X3 X4 X5", "R1 R2 X1"])
    other.deck.reverse()

    assert encode(letter(GAME, one, A, 1)) == encode(letter(GAME, other, A, 1))
    assert encode(letter(GAME, one, B, 1)) != encode(letter(GAME, other, B, 1))


def test_9_older_lost_markers_do_not_tell_their_depth() -> None:
    hands = ["S3"] * 3
    early, late = table("S1 [C] S2 L1", hands=hands), table("S1 S2 [C] L1", hands=hands)

    assert GAME.view(early, A) == GAME.view(late, A)


def shuffled_out_of_sight(state: State, viewer: Viewer, luck: Seeded) -> State:
    """The same to this viewer: all tiles that it cannot see have changed places."""
    twin = state.clone()
    others = [hand for seat, hand in enumerate(twin.hands) if seat != viewer]
    hidden = luck.shuffled([*twin.deck, *twin.pile[:-1], *(one for hand in others for one in hand)])
    twin.pile[:-1] = [hidden.pop() for _ in twin.pile[:-1]]
    twin.deck = [hidden.pop() for _ in twin.deck]
    for hand in others:
        hand[:] = [hidden.pop() for _ in hand]
    return twin


@pytest.mark.parametrize("mode", ["race", "together"])
def test_9_before_a_reveal_no_letter_depends_on_what_its_reader_cannot_see(mode: str) -> None:
    letters = 0
    for seed in range(5):
        luck = Seeded(seed)
        state = opened(3, luck, danger=True, mode=mode).state
        while GAME.result(state) is None:
            for viewer in viewers(3) if state.reveal is None else []:
                twin = shuffled_out_of_sight(state, viewer, luck)
                assert encode(letter(GAME, twin, viewer, 1)) == encode(letter(GAME, state, viewer, 1))
                letters += 1
            seat = luck.pick(GAME.asked(state))
            play(state, seat, luck.pick(GAME.legal(state, seat)), luck)

    assert letters > 50


def test_9_the_reveal_is_for_everybody() -> None:
    state = table("L L L", seats=2)
    do(state, A, DeclareLost())

    for viewer in viewers(2):
        assert GAME.view(state, viewer).reveal == state.reveal


def test_9_a_view_has_no_field_for_a_pile_a_route_or_a_history() -> None:
    assert sorted(View.__struct_fields__) == [
        *("danger", "danger_mode", "dark", "deck", "direction", "extra_turn", "first", "floor", "free", "goal", "hand"),
        *("hand_sizes", "holds", "in_game", "level", "markers", "mode", "next_rot", "opener", "outcome", "panic"),
        *("phase", "ready", "repeat_copies", "reveal", "round", "scores", "seats", "target", "ties", "top", "turn"),
        "winners",
    ]


def test_a_view_survives_json() -> None:
    state = table("L L L", seats=2)
    do(state, A, DeclareLost())
    view = GAME.view(state, A)

    assert msgspec.json.decode(encode(view), type=View) == view


def lay_first_tile(company: Company, guest: str) -> int:
    """Whoever this is lays the first tile of the hand; which one it was."""
    now = company.letter(guest)
    company.send(guest, Wish(f"after {now['number']}", now["number"], msgspec.Raw(encode(now["may"][0]))))
    assert company.refusal(guest) is None
    return int(now["may"][0]["tile"])


def test_9_who_comes_back_to_the_table_sees_the_top_and_is_not_told_what_was_laid() -> None:
    company = table_of("emergency_exit")
    company.send(HOST, SetSeats(2))
    company.come(BEN)
    company.send(BEN, Ready(True))
    company.send(HOST, Start())
    company.come(CAT)
    guests = [HOST, BEN] if company.view["turn"] == 0 else [BEN, HOST]
    lay_first_tile(company, guests[0])
    company.go(CAT)
    lay_first_tile(company, guests[1])
    company.go(guests[1])
    newest = lay_first_tile(company, guests[0])

    company.come(CAT)
    [watching] = company.told(CAT, "letter")
    company.come(guests[1])
    [playing] = company.told(guests[1], "letter")

    assert (watching["happened"], watching["missed"]) == (playing["happened"], playing["missed"]) == ([], None)
    assert watching["view"]["top"]["tile"] == playing["view"]["top"]["tile"] == newest
