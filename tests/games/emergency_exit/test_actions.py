"""EEO-3.3 to EEO-3.5 and EEO-8: what a seat may wish for, and what is refused."""

from typing import Any

import pytest

from tests.games.emergency_exit.tables import A, B, C, do, refusal, table, tile, walked
from wayout.games.emergency_exit import GAME
from wayout.games.emergency_exit.actions import (
    AnnounceExit,
    Answer,
    DeclareLost,
    LeaveGame,
    PassTurn,
    PlayBlind,
    PlayTile,
    PressOn,
)
from wayout.games.emergency_exit.events import TileDrawn, TilePlayed, TurnBegan
from wayout.games.emergency_exit.state import State
from wayout.games.emergency_exit.tiles import FREE, SHOWN_HEADING
from wayout.kernel.codec import encode
from wayout.kernel.play import Action


def play_tile(name: str, rot: int | None = None) -> PlayTile:
    return PlayTile(tile(name), rot)


def test_3_4_1_a_tile_of_the_hand_covers_the_pile() -> None:
    state = table("S1", hands=["L1 S2 S3", "R1", "X1"], deck="X2 X3")

    happened = do(state, A, play_tile("L1"))

    assert happened == [TilePlayed(A, tile("L1"), 0, False), TileDrawn(A, tile("X2")), TurnBegan(B, False)]
    assert (state.top, state.hands[A]) == (tile("L1"), [tile("S2"), tile("S3"), tile("X2")])


@pytest.mark.parametrize(
    ("pile", "rot", "heading"),
    [("", 0, 3), ("L1", 3, 2), ("R1", 1, 0), ("L1 L2", 2, 1), ("DL1", 3, 2), ("DR1", 1, 0), ("X1", 0, 3)],
)
def test_3_4_2_the_rotation_is_forced_by_the_arrow_below(pile: str, rot: int, heading: int) -> None:
    state = table(pile, hands=["L6", "R2", "X2"])

    assert do(state, A, play_tile("L6"))[0] == TilePlayed(A, tile("L6"), rot, False)
    assert state.heading == heading


def test_3_4_2_a_forced_rotation_cannot_be_chosen() -> None:
    assert refusal(table("S1", hands=["L1", "R1", "X1"]), A, play_tile("L1", 0)) == "rotation_forced EEO-3.4"


@pytest.mark.parametrize("rot", [0, 1, 2, 3])
def test_3_4_3_on_a_repeat_the_player_chooses_the_rotation(rot: int) -> None:
    state = table("S1 RP1", hands=["L1", "R1", "X1"])

    assert do(state, A, play_tile("L1", rot))[0] == TilePlayed(A, tile("L1"), rot, False)
    assert state.heading == (rot + 3) % 4


@pytest.mark.parametrize("rot", [None, 4, -1])
def test_3_4_3_on_a_repeat_a_rotation_must_be_chosen(rot: int | None) -> None:
    assert refusal(table("RP1", hands=["L1", "R1", "X1"]), A, play_tile("L1", rot)) == "rotation_needed EEO-3.4"


def test_3_4_4_a_repeat_on_a_repeat_stays_free() -> None:
    state = table("RP1", hands=["RP2", "R1", "X1"])

    do(state, A, play_tile("RP2", 2))

    assert (state.rot, state.heading) == (2, FREE)


def test_3_4_6_a_hand_is_filled_up_to_three_and_no_further() -> None:
    short = table(hands=["L1", "R1", "X1"], deck="S1 S2 S3 S4")
    full = table(hands=["L1 L2 L3 L4", "R1", "X1"], deck="S1 S2 S3 S4")
    for state in (short, full):
        do(state, A, play_tile("L1"))

    assert short.hands[A] == [tile("S1"), tile("S2"), tile("S3")]
    assert full.hands[A] == [tile("L2"), tile("L3"), tile("L4")]


def test_3_4_6_without_a_deck_the_round_goes_on_without_drawing() -> None:
    state = table(hands=["L1 S1", "R1", "X1"], deck="")

    assert do(state, A, play_tile("L1")) == [TilePlayed(A, tile("L1"), 0, False), TurnBegan(B, False)]


def test_3_4_7_the_turn_skips_those_who_are_out_of_the_round() -> None:
    state = table("S1 [B]", seats=4, hands=["L1", "R1", "X1", "X2"])

    do(state, A, play_tile("L1"))

    assert state.turn == C


def test_3_4_the_shown_heading_follows_the_pile_and_the_true_one_is_another_matter() -> None:
    state = table("DL R R R")

    assert state.heading == 2
    assert SHOWN_HEADING[state.top][state.rot] == 2


def test_3_4_after_a_second_path_the_pile_shows_another_heading_than_the_true_one() -> None:
    state = table(seats=2, hands=["DL1 R2", "R1 R3"], deck="")
    for seat, name in ((A, "DL1"), (B, "R1"), (A, "R2"), (B, "R3")):
        assert state.phase == "turn"
        do(state, seat, play_tile(name))

    assert (state.rot, state.heading) == (1, 2)
    assert (walked("DL1 R1 R2 R3").head, walked("DL1 R1 R2 R3").next_cell) == (1, (1, 1))


def test_8_an_empty_hand_may_pass_or_declare() -> None:
    state = table(hands=["", "R1", "X1"], deck="")

    assert GAME.legal(state, A) == [PassTurn(), DeclareLost()]
    do(state, A, PassTurn())
    assert state.turn == B


def test_3_3_passing_with_tiles_is_refused() -> None:
    assert refusal(table(), A, PassTurn()) == "hand_not_empty EEO-8"


@pytest.mark.parametrize(
    ("state", "action", "why"),
    [
        (table(turn=B), PlayTile(1, None), "not_your_turn EEO-3.3"),
        (table(turn=B), PlayBlind(None), "not_your_turn EEO-3.3"),
        (table(turn=B), PassTurn(), "not_your_turn EEO-3.3"),
        (table(turn=B), DeclareLost(), "not_your_turn EEO-3.3"),
        (table(hands=["L1", "R1", "X1"]), play_tile("R1"), "not_in_hand EEO-3.4"),
        (table(hands=["L1", "R1", "X1"]), PlayTile(0, None), "not_in_hand EEO-3.4"),
        (table(hands=["L1", "R1", "X1"]), PlayTile(99, None), "not_in_hand EEO-3.4"),
        (table(), Answer(True), "not_a_poll EEO-3.5"),
        (table(), PressOn(), "nothing_to_reveal EEO-7"),
        (table(), AnnounceExit(), "not_together EEO-11"),
        (table("S1 [A]", seats=4, turn=B), DeclareLost(), "no_lost_tile EEO-3.5"),
        (table("S1 [BC]"), DeclareLost(), "last_holder EEO-3.5"),
        (table(phase="poll", turn=B, opener=C), play_tile("S1"), "not_a_turn EEO-3.3"),
        (table(phase="poll", turn=B, opener=C), DeclareLost(), "not_a_turn EEO-3.3"),
        (table(phase="poll", turn=B, opener=C), Answer(False), "not_your_turn EEO-3.5"),
        (table("S1 [A]", seats=4, phase="poll", turn=B, opener=A), Answer(True), "no_lost_tile EEO-3.5"),
        (table(phase="reveal"), play_tile("S1"), "not_a_turn EEO-3.3"),
        (table(phase="reveal", ready=[True, False, False]), PressOn(), "already_pressed_on EEO-7"),
        (table(turn=B, in_game=[False, True, True]), play_tile("S1"), "not_in_game EEO-8"),
        (table(turn=B, in_game=[False, True, True]), DeclareLost(), "not_in_game EEO-8"),
        (table(turn=B, in_game=[False, True, True]), LeaveGame(), "not_in_game EEO-8"),
        (table(phase="over"), play_tile("S1"), "game_over EEO-7"),
        (table(phase="over"), Answer(True), "game_over EEO-7"),
        (table(phase="over"), PressOn(), "game_over EEO-7"),
        (table(phase="over"), LeaveGame(), "game_over EEO-7"),
        (table("S1", options={"mode": "together"}), DeclareLost(), "lost_not_used_together EEO-11"),
        (table(options={"mode": "together"}), AnnounceExit(), "nothing_to_reveal EEO-11"),
        (table("S1", turn=B, options={"mode": "together"}), AnnounceExit(), "not_your_turn EEO-3.3"),
        (table(phase="over", options={"mode": "together"}), AnnounceExit(), "game_over EEO-7"),
    ],
)
def test_a_wish_against_the_rules_is_refused_with_its_reason_and_changes_nothing(
    state: State, action: Action[State], why: str
) -> None:
    before = encode(state)

    assert refusal(state, A, action) == why
    assert encode(state) == before


@pytest.mark.parametrize("data", [b'{"type":"play_tile","tile":1,"rot":4}', b'{"type":"play_tile","tile":1,"rot":-1}'])
def test_a_rotation_that_does_not_exist_is_not_even_read(data: bytes) -> None:
    with pytest.raises(ValueError, match="rot"):
        GAME.codec.action(data)


@pytest.mark.parametrize(
    ("action", "wire"),
    [
        (play_tile("S1"), {"type": "play_tile", "tile": 1, "rot": None}),
        (PlayBlind(2), {"type": "play_blind", "rot": 2}),
        (DeclareLost(), {"type": "declare_lost"}),
        (Answer(True), {"type": "answer", "join": True}),
        (PassTurn(), {"type": "pass_turn"}),
        (PressOn(), {"type": "press_on"}),
        (AnnounceExit(), {"type": "announce_exit"}),
        (LeaveGame(), {"type": "leave_game"}),
    ],
)
def test_actions_on_the_wire(action: Action[State], wire: dict[str, Any]) -> None:
    assert GAME.codec.action(encode(wire)) == action
    assert GAME.codec.action(encode(action)) == action


def test_8_lost_before_any_tile_is_legal_and_can_only_be_wrong() -> None:
    state = table(seats=2)

    do(state, A, DeclareLost())

    assert state.group_depths == [0]
    assert state.reveal is not None
    assert state.reveal.points == (0, 1)
