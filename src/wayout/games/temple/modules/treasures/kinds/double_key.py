"""Double key: counts as two keys (TMP-5.2)."""

from wayout.games.temple.modules.treasures.treasure import Treasure
from wayout.games.temple.state import KEY

TREASURE = Treasure(id="double_key", icon=KEY, icons=2)
