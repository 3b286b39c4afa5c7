"""The six steps of a turn (NE-3.4), and the end of a game (NE-3.8)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.no_escape.tables import (
    EAST_EXIT,
    NORTH_EXIT,
    SOUTH_EXIT,
    WEST_EXIT,
    A,
    B,
    aimed,
    at_cell,
    do,
    kinds,
    laid,
    names,
    only,
    ready_to_roll,
    refusal,
    table,
    where,
)
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import (
    ChooseWay,
    LetPass,
    PlaceTile,
    PlayAbort,
    PlayAction,
    Roll,
    SkipAction,
    SpendEnergy,
)
from wayout.games.no_escape.events import GameEnded, LockServed, Rolled, Stepped, TileDrawn, TileFlipped
from wayout.games.no_escape.rules import legal, result
from wayout.kernel.chance import Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Turn, play

NEARLY_CLOSED = {EAST_EXIT: "ctrl_y/1", SOUTH_EXIT: "ctrl_y/2", WEST_EXIT: "ctrl_y/3"}


def test_3_4_step_1_is_optional_and_laying_a_tile_skips_it() -> None:
    state = table(hands=["triple overdrive tee"])

    assert names(legal(state, A)) == {"SkipAction", "PlayAction", "PlaceTile"}
    do(state, A, PlaceTile("triple", NORTH_EXIT, 0))
    assert refusal(state, A, PlayAction("overdrive", aimed())) == "wrong_step NE-3.4"


def test_3_4_at_most_one_action() -> None:
    state = table(hands=["triple overdrive overdrive"])
    do(state, A, PlayAction("overdrive", aimed()))

    assert refusal(state, A, PlayAction("overdrive", aimed())) == "wrong_step NE-3.4"
    assert names(legal(state, A)) == {"PlaceTile"}


def test_3_4_an_abort_is_no_action_for_the_own_turn() -> None:
    state = table(hands=["triple ab_roll tee"])

    assert refusal(state, A, PlayAction("ab_roll", aimed())) == "not_an_action NE-3.4"
    assert refusal(state, A, PlayAction("triple", aimed())) == "not_an_action NE-3.4"
    assert refusal(state, A, PlayAction("swap", aimed())) == "not_in_hand NE-3.4"


def test_2_5_an_action_names_exactly_its_targets() -> None:
    state = table({NORTH_EXIT: "triple"}, hands=["triple breach overdrive"])

    assert refusal(state, A, PlayAction("breach", aimed())) == "wrong_targets NE-2.5"
    assert refusal(state, A, PlayAction("overdrive", aimed(at=NORTH_EXIT))) == "wrong_targets NE-2.5"


def test_3_4_step_2_the_owner_chooses_tile_slot_and_rotation() -> None:
    state = table(hands=["triple tee overdrive"])
    do(state, A, SkipAction())

    assert state.phase == "maze"
    assert {action.tile for action in legal(state, A) if isinstance(action, PlaceTile)} == {"triple", "tee"}


def test_3_4_without_a_fitting_tile_the_hand_goes_and_tiles_are_flipped() -> None:
    state = table(NEARLY_CLOSED, hands=["ctrl_w overdrive ctrl_w"], deck="swap ctrl_w tee single")
    events = do(state, A, SkipAction())

    assert kinds(events) == ["ActionSkipped", "HandDiscarded", "TileFlipped", "TileFlipped", "TileFlipped"]
    assert events[-1] == TileFlipped(A, "tee", True)
    assert (state.phase, state.flipped, state.hands[A]) == ("flip", "tee", [])
    assert state.discard[-6:] == ["ctrl_w", "overdrive", "ctrl_w", "swap", "ctrl_w", "tee"]


def test_3_4_the_flipped_tile_is_played_instead_anywhere_legal() -> None:
    state = table(hands=["overdrive overdrive swap"], deck="tee")
    do(state, A, SkipAction())

    assert {type(action) for action in legal(state, A)} == {PlaceTile}
    assert len(legal(state, A)) == 12
    assert refusal(state, A, PlaceTile("triple", NORTH_EXIT, 0)) == "flipped_tile_only NE-3.4"
    do(state, A, PlaceTile("tee", NORTH_EXIT, 0))
    assert laid(state) == {NORTH_EXIT: "tee/0"}
    assert "tee" not in state.discard


def test_3_4_laying_a_flipped_tile_leaves_older_discards_in_their_order() -> None:
    state = table(hands=["swap"], deck="tee", discard="tee corner", unasked=True)
    do(state, A, SkipAction())
    do(state, A, PlaceTile("tee", NORTH_EXIT, 0))

    assert state.discard == ["tee", "corner", "swap"]


def test_3_4_a_hand_of_only_action_tiles_flips_too() -> None:
    state = table(hands=["overdrive swap swap"], deck="tee")

    assert names(legal(state, A)) == {"SkipAction", "PlayAction"}
    assert "TileFlipped" in kinds(do(state, A, SkipAction()))


def test_3_4_an_empty_hand_flips_without_discarding() -> None:
    state = table(hands=[""], deck="tee")

    assert kinds(do(state, A, SkipAction())) == ["ActionSkipped", "TileFlipped"]


def test_3_4_step_3_energy_gives_one_step_and_the_jetpack_before_the_roll() -> None:
    state = ready_to_roll(table(hands=["tee tee tee"], meeples={A: (at_cell("1A", 3, 4), "EN")}))
    do(state, A, SpendEnergy())
    assert (state.green[A], state.jetpack) == (2, True)
    assert refusal(state, A, SpendEnergy()) == "energy_used NE-3.4"
    events = do(state, A, Roll(), [1, 1])

    assert Rolled(A, (1, 1), 1, False) in events
    assert where(state, A) == at_cell("1A", 3, 7)


def test_3_4_energy_is_optional_and_needs_a_green_token() -> None:
    state = ready_to_roll(table(hands=["tee tee tee"], green=[0, 3]))

    assert legal(state, A) == [Roll()]
    assert refusal(state, A, SpendEnergy()) == "no_energy NE-3.4"


def test_3_4_the_jetpack_is_for_this_turn_only() -> None:
    state = ready_to_roll(table(hands=["tee tee tee"], meeples={A: (at_cell("1A", 3, 4), "EN")}))
    do(state, A, SpendEnergy())
    do(state, A, Roll(), [1, 1])

    assert (state.turn, state.jetpack, state.bonus, state.energy_used) == (B, False, 0, False)


def test_3_4_step_4_movement_is_roll_plus_energy_plus_overdrive() -> None:
    state = table(hands=["overdrive tee tee"], meeples={A: (at_cell("1A", 3, 4), "EN")})
    do(state, A, PlayAction("overdrive", aimed()))
    do(state, A, PlaceTile("tee", NORTH_EXIT, 0))
    do(state, A, SpendEnergy())
    events = do(state, A, Roll(), [3, 2])

    assert sum(isinstance(event, Stepped) for event in events) == 3 + 2 + 1 + 2


def test_3_4_a_locked_player_skips_steps_3_and_4_and_the_lock_is_removed() -> None:
    state = table(hands=["triple tee tee"], locked=[True, False])
    events = do(state, A, PlaceTile("triple", NORTH_EXIT, 0))

    assert LockServed(A) in events
    assert kinds(events)[-2:] == ["TileDrawn", "TurnBegan"]
    assert (state.locked, state.turn) == ([False, False], B)


def test_3_4_step_5_draws_until_three_are_held() -> None:
    state = ready_to_roll(table(hands=["tee"], deck="swap corner", meeples={A: (at_cell("1A", 3, 4), "EN")}))
    events = do(state, A, Roll(), [1, 1])

    assert [event for event in events if isinstance(event, TileDrawn)] == [
        TileDrawn(A, "swap"),
        TileDrawn(A, "corner"),
    ]
    assert state.hands[A] == ["tee", "swap", "corner"]


def test_3_4_step_5_a_tile_spent_on_an_abort_is_made_up_for_only_on_the_own_turn() -> None:
    meeples = {A: (at_cell("1A", 3, 4), "EN")}
    state = ready_to_roll(table(hands=["tee tee", "ab_roll corner corner"], discard="", meeples=meeples))
    do(state, A, Roll(), [1, 1])
    do(state, B, PlayAbort("ab_roll"), [1, 1])
    do(state, B, LetPass())

    assert (state.turn, len(state.hands[A]), state.hands[B]) == (B, 3, ["corner", "corner"])


def test_3_4_nothing_is_discarded_if_more_than_three_are_held() -> None:
    state = ready_to_roll(table(hands=["tee tee tee tee"], meeples={A: (at_cell("1A", 3, 4), "EN")}))
    events = do(state, A, Roll(), [1, 1])

    assert "TileDrawn" not in kinds(events)
    assert len(state.hands[A]) == 4


def test_3_4_step_6_the_next_player_clockwise_goes_on() -> None:
    state = ready_to_roll(table(seats=3, hands=["tee tee tee"], turn=2))
    state.hands[2] = ["tee", "tee", "tee"]
    do(state, 2, Roll(), [1, 1])  # type: ignore[arg-type]
    do(state, 2, ChooseWay(0))  # type: ignore[arg-type]

    assert state.turn == A


def test_3_8_drawing_the_last_tile_is_the_explosion() -> None:
    state = only(ready_to_roll(table(hands=["tee"], meeples={A: (at_cell("1A", 3, 4), "EN")})), "swap corner")
    events = do(state, A, Roll(), [1, 1])

    assert events[-1] == GameEnded("exploded", ())
    end = result(state)
    assert end is not None
    assert (end.outcome, end.winners, end.scores) == ("exploded", (), (0, 0))


def test_a12_it_explodes_on_taking_the_last_not_on_needing_one_more() -> None:
    state = only(ready_to_roll(table(hands=["tee tee"], meeples={A: (at_cell("1A", 3, 4), "EN")})), "swap")
    do(state, A, Roll(), [1, 1])

    assert (state.outcome, state.hands[A]) == ("exploded", ["tee", "tee", "swap"])


def test_3_8_flipping_the_last_tile_is_the_explosion_even_if_it_would_fit() -> None:
    state = only(table(hands=["swap"]), "swap tee")
    events = do(state, A, SkipAction())

    assert events[-2:] == [TileFlipped(A, "tee", False), GameEnded("exploded", ())]


def test_3_8_an_escape_ends_the_game_before_anything_is_drawn() -> None:
    state = only(ready_to_roll(table(hands=["tee"], meeples={A: (at_cell("1A", 0, 7), "NS")})), "swap")
    events = do(state, A, Roll(), [1, 1])

    assert events[-1] == GameEnded("escaped", (A,))
    end = result(state)
    assert end is not None
    assert end.scores == (1, 0)


def test_a9_an_enclosed_hole_counts_as_off_the_board() -> None:
    around = {NORTH_EXIT: "tee", (1, -3): "corner/1", (2, -3): "triple/1", (3, -3): "corner/2", (3, -2): "tee/1"}
    state = ready_to_roll(table({**around, (2, -1): "triple/1"}, meeples={A: ((1, -2, 2), "EW")}))
    assert (2, -2) not in laid(state)
    do(state, A, Roll(), [1, 1])

    assert state.winners == [A]


def test_over_is_over() -> None:
    state = ready_to_roll(table(hands=["tee"], meeples={A: (at_cell("1A", 0, 7), "NS")}))
    do(state, A, Roll(), [1, 1])

    assert refusal(state, B, SkipAction()) == "game_over NE-3.8"
    assert (legal(state, A), legal(state, B)) == ([], [])


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 8), st.integers(0, 10_000))
def test_3_4_termination_there_are_at_most_132_minus_3n_turns(seats: int, seed: int) -> None:
    chance = Seeded(seed)
    state = GAME.first_state(seats, complete(GAME.options, {}))
    GAME.open(Turn(state, chance))
    while result(state) is None:
        seat = chance.pick(GAME.asked(state))
        play(state, seat, chance.pick(GAME.legal(state, seat)), chance)

    assert state.turns <= 132 - 3 * seats
