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
        cell = next(cell for cell in cells if len(state.reserved[cell].tiles) == len(known))
        cells.remove(cell)
        for place, tile in enumerate(reversed(known)):
            exchange(state, state.reserved[cell].tiles[place], tile)


def exchange(state: State, guessed: str, known: str) -> None:
    """These two change places, wherever they were imagined."""
    if guessed == known:
        return
    if known not in (*state.pile, *(tile for reserved in state.reserved.values() for tile in reserved.tiles)):
        guessed_right = spare_of_pool(state, known)
        state.tiles = tuple(known if tile == guessed_right else tile for tile in state.tiles)
        rename(state, {guessed_right: known})
        if guessed_right == guessed:
            return
    rename(state, {guessed: known, known: guessed})


def spare_of_pool(state: State, known: str) -> str:
    """A tile of the same pool that was imagined to be drawn, and that nobody has seen."""
    pool = next(pool for pool in tile_set(state.settings).pools if known in pool.tiles)
    hidden = {*state.pile, *(tile for reserved in state.reserved.values() for tile in reserved.tiles)}
    return next(tile for tile in pool.tiles if tile in hidden)


def rename(state: State, names: dict[str, str]) -> None:
    state.pile = [names.get(tile, tile) for tile in state.pile]
    state.reserved = {
        cell: Reserved(reserved.opening, tuple(names.get(tile, tile) for tile in reserved.tiles))
        for cell, reserved in state.reserved.items()
    }
