"""All cards, found by walking their folders, and the printed matter that a client draws."""

from typing import Final, TypedDict

from wayout.games.emergency_exit import danger_cards, floor_cards
from wayout.games.emergency_exit.danger_cards import DangerCard
from wayout.games.emergency_exit.floor_cards import FloorCard
from wayout.games.emergency_exit.tiles import HAZARD, HAZARDS, TILES, Tile
from wayout.kernel.registry import BrokenCatalogue, discover


def by_number(card: FloorCard | DangerCard) -> int:
    return card.number


FLOOR_CARDS: Final = {
    card.id: card for card in sorted(discover(floor_cards, "FLOOR_CARD", FloorCard).values(), key=by_number)
}
DANGER_CARDS: Final = {
    card.id: card for card in sorted(discover(danger_cards, "DANGER_CARD", DangerCard).values(), key=by_number)
}
STARTING: Final = "starting"
DRAWN_FLOOR_CARDS: Final = tuple(card for card in FLOOR_CARDS if card != STARTING)

if tuple(DANGER_CARDS) != HAZARDS:
    raise BrokenCatalogue("the signs on the tiles are not those of the danger cards")

DANGER_OF_TILE: Final = tuple(None if hazard is None else DANGER_CARDS[hazard] for hazard in HAZARD)


class Catalogue(TypedDict):
    tiles: tuple[Tile, ...]
    floor_cards: tuple[str, ...]
    danger_cards: tuple[str, ...]


CATALOGUE: Final[Catalogue] = {
    "tiles": TILES,
    "floor_cards": tuple(FLOOR_CARDS),
    "danger_cards": tuple(DANGER_CARDS),
}
