"""disabled"""

from wayout.games.room25.seam import CardKind

CARD = CardKind(id="disabled", resolve=lambda turn, todo, card, group, in_room: None)
