"""Whatever is played: no tile is lost, the board is valid, and nobody shares a catwalk."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import PlayAction
from wayout.games.no_escape.board import board_of
from wayout.games.no_escape.catalogue import ALL_TILES
from wayout.games.no_escape.shapes import EXITS, HAS_STRIP, TILE
from wayout.games.no_escape.slots import HUB
from wayout.games.no_escape.state import BRANCH, MOVE, OVER, SEATS, STRIPS, State
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.options import complete
from wayout.kernel.play import Action, Turn, play
from wayout.kernel.seats import Seat

EVERYTHING = Counter(ALL_TILES)


def check(state: State) -> None:
    check_tiles(state)
    check_board(state)
    check_meeples(state)


def check_tiles(state: State) -> None:
    tiles = Counter(state.deck) + Counter(state.discard)
    for hand in state.hands:
        tiles.update(hand)
    tiles.update(TILE[code] for _, code in state.board.tiles())
    tiles.update([] if state.announced is None else [state.announced])
    assert tiles == EVERYTHING
    assert state.strips + sum(HAS_STRIP[code] for _, code in state.board.tiles()) == STRIPS


def check_board(state: State) -> None:
    board = state.board
    assert board == board_of(board.laid)
    assert board.is_valid()
    for slot, code in board.tiles():
        around = board.around(slot)
        assert EXITS[code] & (around >> 4) == around & 15


def check_meeples(state: State) -> None:
    standing = [place for place in state.places if place > HUB]
    if len(set(standing)) < len(standing):
        assert state.jetpack
        assert state.phase == MOVE
    for seat in SEATS[: state.seats]:
        if state.headings[seat] < 0 and state.in_game[seat] and state.phase != OVER:
            asked = state.question == BRANCH and state.asked == seat
            assert state.places[seat] == HUB or asked
        assert 0 <= state.green[seat] <= 3


def wish(state: State, chance: Chance, calm: bool) -> tuple[Seat, Action[State]]:
    """Now and then somebody leaves; a calm game has fewer actions, so its maze grows larger."""
    here = [seat for seat in SEATS[: state.seats] if state.in_game[seat]]
    if chance.odds(0.003):
        return chance.pick(here), GAME.leave
    seat = chance.pick(GAME.to_act(state))
    legal = GAME.legal(state, seat)
    return seat, chance.pick([one for one in legal if not (calm and isinstance(one, PlayAction))])


def play_out(seats: int, seed: int, options: dict[str, bool | str]) -> State:
    chance = Seeded(seed)
    state = GAME.first_state(seats, complete(GAME.options, options))
    GAME.open(Turn(state, chance))
    calm = chance.odds(0.5)
    while GAME.result(state) is None:
        check(state)
        seat, action = wish(state, chance, calm)
        play(state, seat, action, chance)
    check(state)
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
