"""Pivoting Room: it turns towards where one comes from, and can be left only along that axis."""

from wayout.games.room25.seam import Room

ROOM = Room(id="pivoting", colour="yellow", pivots=True)
