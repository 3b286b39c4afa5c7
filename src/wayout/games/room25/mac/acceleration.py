"""acceleration"""

from wayout.games.room25.seam import CardKind

CARD = CardKind(id="acceleration", resolve=lambda turn, todo, card, group, in_room: None)
