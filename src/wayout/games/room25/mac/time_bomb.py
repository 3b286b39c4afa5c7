"""time_bomb"""

from wayout.games.room25.seam import CardKind

CARD = CardKind(id="time_bomb", resolve=lambda turn, todo, card, group, in_room: None)
