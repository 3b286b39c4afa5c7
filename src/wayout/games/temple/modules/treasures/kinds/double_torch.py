"""Double torch: counts as two torches (TMP-5.2)."""

from wayout.games.temple.modules.treasures.treasure import Treasure
from wayout.games.temple.state import TORCH

TREASURE = Treasure(id="double_torch", icon=TORCH, icons=2)
