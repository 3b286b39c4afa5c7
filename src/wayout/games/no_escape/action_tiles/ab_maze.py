"""Abort Action: the maze tile of step 2 is discarded."""

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.state import ON_MAZE

ACTION_TILE = ActionTile("ab_maze", 16, 2, aborts=ON_MAZE)
