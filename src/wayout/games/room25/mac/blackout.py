"""blackout"""

from wayout.games.room25.seam import CardKind

CARD = CardKind(id="blackout", resolve=lambda turn, todo, card, group, in_room: None)
