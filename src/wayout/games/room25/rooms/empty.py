"""Empty Chamber: nothing happens."""

from wayout.games.room25.seam import Room

ROOM = Room(id="empty", colour="green")
