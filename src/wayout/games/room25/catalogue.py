"""All rooms, tokens, abilities, cards, modes and moments, and the printed matter that a client draws."""

from typing import Final, TypedDict

from wayout.games.room25 import abilities, mac, modes, moments, rooms, tokens
from wayout.games.room25.boxes import COMPLEXES, COPIES, ROOM_COLOURS
from wayout.games.room25.cast import CAST, Character
from wayout.games.room25.cells import AROUND_CENTRE, EXIT_ZONES, MOVABLE
from wayout.games.room25.mac_deck import CARDS, Card
from wayout.games.room25.parts import CHARACTERS, TOKENS, Colour, Who
from wayout.games.room25.seam import (
    ABILITIES,
    CARD_KINDS,
    MODES,
    MOMENTS,
    ROOMS,
    TOKEN_KINDS,
    Ability,
    CardKind,
    Mode,
    Moment,
    Room,
    TokenKind,
)
from wayout.kernel.registry import BrokenCatalogue, discover

ROOMS.update(discover(rooms, "ROOM", Room))
TOKEN_KINDS.update(discover(tokens, "TOKEN", TokenKind))
CARD_KINDS.update(discover(mac, "CARD", CardKind))
MOMENTS.update(discover(moments, "MOMENT", Moment))
MODES.update(discover(modes, "MODE", Mode))
ABILITIES.update({Who(CHARACTERS.index(name)): one for name, one in discover(abilities, "ABILITY", Ability).items()})

if {room.id: room.colour for room in ROOMS.values()} != ROOM_COLOURS:
    raise BrokenCatalogue("the rooms are not those of the box")
if set(CARD_KINDS) != {card.kind for card in CARDS}:
    raise BrokenCatalogue("the kinds of cards are not those of the deck")
if len(ABILITIES) != len(CHARACTERS) or set(TOKEN_KINDS) != set(TOKENS):
    raise BrokenCatalogue("an ability or a token is missing")


class RoomInfo(TypedDict):
    id: str
    colour: Colour
    copies: int


class Catalogue(TypedDict):
    rooms: dict[str, RoomInfo]
    characters: list[Character]
    cards: list[Card]
    presets: dict[str, dict[str, int]]
    exit_zones: tuple[int, ...]
    around_centre: tuple[int, ...]
    movable: tuple[int, ...]


CATALOGUE: Final[Catalogue] = {
    "rooms": {id: {"id": id, "colour": ROOMS[id].colour, "copies": copies} for id, copies in COPIES.items()},
    "characters": list(CAST.values()),
    "cards": list(CARDS),
    "presets": COMPLEXES,
    "exit_zones": EXIT_ZONES,
    "around_centre": AROUND_CENTRE,
    "movable": MOVABLE,
}
