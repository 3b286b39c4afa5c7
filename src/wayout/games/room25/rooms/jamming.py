"""Jamming Room: nobody may say anything while somebody is here."""

from wayout.games.room25.seam import Room

ROOM = Room(id="jamming", colour="yellow", jams=True)
