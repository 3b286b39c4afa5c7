"""Double key: counts as two keys (TMP-5.2)."""

from wayout.games.temple.modules.treasures.doubles import double
from wayout.games.temple.state import KEY

TREASURE = double("double_key", KEY)
