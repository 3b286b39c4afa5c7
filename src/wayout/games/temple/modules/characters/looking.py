"""Tiles that lie before a discoverer who has yet to choose: whose they are, and how one who sees them imagines them."""

from typing import Final

from wayout.games.temple.parts import Opening, Reserved
from wayout.games.temple.state import State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.view_types import View
from wayout.kernel.seats import Seat

KEEN_EYE: Final = "keen_eye"
SHOULDERS: Final = "broad_shoulders"
TURNED: Final = "/"
"""Between a tile and how it would be turned."""


def opening_with(state: State, seat: Seat, tile: str) -> Opening:
    """Where this seat has this tile before it."""
    return next(
        reserved.opening
        for reserved in state.reserved.values()
        if reserved.opening.seat == seat and tile in reserved.tiles
    )


def tiles_in(kind: str, options: list[str]) -> list[str]:
    """The tiles that a choice of this kind shows, the top one first."""
    return options if kind == KEEN_EYE else [options[0].split(TURNED)[0]]


def know_what_was_seen(state: State, view: View, seat: Seat) -> None:
    """The imagined tiles before this seat are those that its choices show."""
    cells = [cell for cell, reserved in state.reserved.items() if reserved.opening.seat == seat]
    for prompt in view.prompts:
        if prompt.kind not in (KEEN_EYE, SHOULDERS):
            continue
        known = tiles_in(prompt.kind, prompt.options)
        bring(state, known)
        cell = next(cell for cell in cells if len(state.reserved[cell].tiles) == len(known))
        for place, tile in enumerate(reversed(known)):
            guessed = state.reserved[cell].tiles[place]
            rename(state, {guessed: tile, tile: guessed})


def bring(state: State, known: list[str]) -> None:
    """A tile of a pool that was imagined not to be drawn takes the place of another of that pool, unseen so far."""
    for tile in known:
        if tile in hidden(state):
            continue
        pool = next(pool for pool in tile_set(state.settings).pools if tile in pool.tiles)
        other = next(one for one in pool.tiles if one in hidden(state) and one not in known)
        state.tiles = tuple(tile if one == other else one for one in state.tiles)
        rename(state, {other: tile})


def hidden(state: State) -> list[str]:
    """Everything that does not lie in the temple."""
    return [*state.pile, *(tile for reserved in state.reserved.values() for tile in reserved.tiles)]


def rename(state: State, names: dict[str, str]) -> None:
    state.pile = [names.get(tile, tile) for tile in state.pile]
    state.reserved = {
        cell: Reserved(reserved.opening, tuple(names.get(tile, tile) for tile in reserved.tiles))
        for cell, reserved in state.reserved.items()
    }
