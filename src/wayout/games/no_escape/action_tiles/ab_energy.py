"""Abort Action: a spent token turns green again, without effect."""

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.state import ON_ENERGY

ACTION_TILE = ActionTile("ab_energy", 17, 1, aborts=ON_ENERGY)
