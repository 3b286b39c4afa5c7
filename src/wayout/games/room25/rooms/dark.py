"""Dark Chamber: nothing can be looked at from here."""

from wayout.games.room25.seam import Room

ROOM = Room(id="dark", colour="yellow", dark=True)
