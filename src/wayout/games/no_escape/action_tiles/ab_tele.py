"""Abort Action: a meeple is not teleported."""

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.state import TELEPORT

ACTION_TILE = ActionTile("ab_tele", 18, 2, aborts=TELEPORT)
