"""Cold Chamber: whoever is here when programs are made has one action, and no adrenaline."""

from wayout.games.room25.seam import Room

ROOM = Room(id="cold", colour="yellow", cold=True)
