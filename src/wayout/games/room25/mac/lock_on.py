"""lock_on"""

from wayout.games.room25.seam import CardKind

CARD = CardKind(id="lock_on", resolve=lambda turn, todo, card, group, in_room: None)
