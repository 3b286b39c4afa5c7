"""Whatever is played: no tile is lost, the board is valid, and nobody shares a catwalk."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.no_escape.tables import EAST_EXIT, NORTH_EXIT, A, B, at_cell, code, table
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import PlayAction
from wayout.games.no_escape.invariants import flaw
from wayout.games.no_escape.slots import NO_WAY, number_of
from wayout.games.no_escape.state import OVER, SEATS, State
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Turn, play
from wayout.kernel.seats import Seat
from wayout.lab.simulate import Plan, simulate


def wish(state: State, chance: Chance, calm: bool) -> tuple[Seat, Action[State]]:
    """Now and then somebody leaves; a calm game has fewer actions, so its maze grows larger."""
    here = [seat for seat in SEATS[: state.seats] if state.in_game[seat]]
    if chance.odds(0.003):
        return chance.pick(here), GAME.leave
    seat = chance.pick(GAME.asked(state))
    legal = GAME.legal(state, seat)
    return seat, chance.pick([one for one in legal if not (calm and isinstance(one, PlayAction))])


def play_out(seats: int, seed: int, options: dict[str, bool | str]) -> State:
    chance = Seeded(seed)
    state = GAME.first_state(seats, complete(GAME.options, options))
    GAME.open(Turn(state, chance))
    calm = chance.odds(0.5)
    while GAME.result(state) is None:
        assert flaw(state) is None
        seat, action = wish(state, chance, calm)
        play(state, seat, action, chance)
    assert flaw(state) is None
    return state


@settings(deadline=None, max_examples=60)
@given(
    st.integers(2, 8),
    st.integers(0, 1_000_000),
    st.fixed_dictionaries(
        {
            "side": st.sampled_from(["by_players", "1A", "1B", "2A", "2B"]),
            "pusher_wins": st.booleans(),
            "active_may_counter": st.booleans(),
            "yellow_walkable": st.booleans(),
        }
    ),
)
def test_tiles_are_conserved_the_board_is_valid_and_nobody_shares_a_catwalk(
    seats: int, seed: int, options: dict[str, bool | str]
) -> None:
    state = play_out(seats, seed, options)

    assert state.outcome in ("escaped", "exploded", "last_one")
    assert len(state.winners) == (0 if state.outcome == "exploded" else 1)


@pytest.mark.slow
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize(("bot", "games"), [("random", 6), ("drifter", 2), ("technician", 2), ("commander", 1)])
def test_bots_of_every_strength_break_nothing_at_any_number_of_players(bot: str, games: int, players: int) -> None:
    plan = Plan("no_escape", players, games, 7, (bot,), complete(GAME.options, {}), check=True)

    totals = simulate(plan).totals

    assert totals.finished == games
    assert set(totals.outcomes) <= {"escaped", "exploded"}


def sound() -> State:
    corridor = {NORTH_EXIT: "triple"}
    state = table(corridor, meeples={A: (at_cell("1A", 0, 7), "NS"), B: ((1, -2, 0), "NS")})
    assert flaw(state) is None
    return state


def test_a_lost_tile_is_found_out() -> None:
    state = sound()
    state.deck.remove("tee")

    assert flaw(state) == "tiles missing {'tee': 1}, tiles too many {}"


def test_a_lost_strip_is_found_out() -> None:
    state = sound()
    state.strips -= 1

    assert flaw(state) == "there are 11 strips"


def test_a_shared_catwalk_is_found_out() -> None:
    state = sound()
    state.places[B] = state.places[A]

    assert "shares a catwalk" in str(flaw(state))


def test_an_exit_that_faces_a_wall_is_found_out() -> None:
    state = sound()
    state.board.change(number_of(NORTH_EXIT), code("triple/1"))

    assert flaw(state) is not None


def test_a_tile_that_nobody_can_reach_is_found_out() -> None:
    state = sound()
    state.deck.remove("tee")
    state.board.lay(number_of((EAST_EXIT[0] + 3, EAST_EXIT[1])), code("tee"))

    assert flaw(state) == "the board is not connected, or has no exit"


def test_a_board_that_misremembers_its_exits_is_found_out() -> None:
    state = sound()
    state.board.open += 1

    assert "frontier" in str(flaw(state))


def test_a_meeple_that_faces_nowhere_is_found_out() -> None:
    state = sound()
    state.headings[A] = NO_WAY

    assert flaw(state) == "seat 0 faces nowhere"


def test_an_end_without_a_winner_is_found_out() -> None:
    state = sound()
    state.phase, state.outcome = OVER, "escaped"

    assert flaw(state) == "escaped is won by []"
