"""Central Room: where everybody starts. Only Look and Move can be done here, and it never moves."""

from wayout.games.room25.seam import Room

ROOM = Room(id="central", colour="blue")
