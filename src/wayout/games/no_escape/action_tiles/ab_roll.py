"""Abort Action: the dice are rolled again."""

from wayout.games.no_escape.action_tiles import ActionTile
from wayout.games.no_escape.state import ON_ROLL

ACTION_TILE = ActionTile("ab_roll", 14, 4, aborts=ON_ROLL)
