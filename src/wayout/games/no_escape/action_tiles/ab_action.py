"""Abort Action: an announced action has no effect."""

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.state import ON_ACTION

ACTION_TILE = ActionTile("ab_action", 15, 3, aborts=ON_ACTION)
