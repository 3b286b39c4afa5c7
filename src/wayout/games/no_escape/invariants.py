"""What holds after every event, whatever is played: no tile is lost, the board is valid, nobody shares a catwalk."""

from collections import Counter
from functools import lru_cache
from typing import Final

from wayout.games.no_escape.board import Board, board_of
from wayout.games.no_escape.catalogue import ALL_TILES
from wayout.games.no_escape.shapes import EXITS, HAS_STRIP, TILE
from wayout.games.no_escape.slots import HUB
from wayout.games.no_escape.state import BRANCH, MOVE, OVER, SEATS, STRIPS, TOKENS, State

EVERYTHING: Final = dict(Counter(ALL_TILES))
ENDS: Final = {"escaped": 1, "exploded": 0, "last_one": 1}
"""How a game ends, and how many win."""


def flaw(state: State) -> str | None:
    return tile_flaw(state) or board_flaw(state) or meeple_flaw(state) or ending_flaw(state)


def tile_flaw(state: State) -> str | None:
    """Every tile and strip is in exactly one place."""
    codes = [code for _, code in state.board.tiles()]
    tiles = Counter(state.deck)
    tiles.update(state.discard)
    for hand in state.hands:
        tiles.update(hand)
    tiles.update(TILE[code] for code in codes)
    if state.announced is not None:
        tiles[state.announced] += 1
    if dict(tiles) != EVERYTHING:
        all_tiles = Counter(EVERYTHING)
        return f"tiles missing {dict(all_tiles - tiles)}, tiles too many {dict(tiles - all_tiles)}"
    strips = state.strips + sum(HAS_STRIP[code] for code in codes)
    return None if strips == STRIPS else f"there are {strips} strips"


def board_flaw(state: State) -> str | None:
    """NE-3.3, and what the board remembers is what can be counted anew."""
    anew, wrong = laid_anew(tuple(state.board.laid.items()))
    return wrong if state.board == anew else "the board remembers another frontier than it has"


@lru_cache(maxsize=1)
def laid_anew(laid: tuple[tuple[int, int], ...]) -> tuple[Board, str | None]:
    """The same tiles on a new board, and what is wrong with them. Most steps leave all tiles where they are."""
    board = board_of(dict(laid))
    if not board.is_valid():
        return board, "the board is not connected, or has no exit"
    for slot, code in board.tiles():
        around = board.around(slot)
        if EXITS[code] & around >> 4 != around & 15:
            return board, f"an exit faces a wall at slot {slot}"
    return board, None


def meeple_flaw(state: State) -> str | None:
    """Only in flight may two be over one catwalk; only on the hub, or when asked, does anybody face nowhere."""
    standing = [place for place in state.places if place > HUB]
    if len(set(standing)) < len(standing) and not (state.jetpack and state.phase == MOVE):
        return f"somebody shares a catwalk: {state.places}"
    for seat in SEATS[: state.seats]:
        if not 0 <= state.green[seat] <= TOKENS:
            return f"seat {seat} has {state.green[seat]} tokens"
        if state.headings[seat] >= 0 or not state.in_game[seat] or state.phase == OVER:
            continue
        if state.places[seat] != HUB and not (state.question == BRANCH and state.asked == seat):
            return f"seat {seat} faces nowhere"
    return None


def ending_flaw(state: State) -> str | None:
    """Somebody escapes, the station explodes, or all but one have left."""
    if (state.outcome is None) != (state.phase != OVER):
        return f"the game is in {state.phase} with the outcome {state.outcome}"
    if state.outcome is None or ENDS.get(state.outcome) == len(state.winners):
        return None
    return f"{state.outcome} is won by {state.winners}"
