"""kevin"""

from wayout.games.room25.seam import Ability

ABILITY = Ability(id="kevin", options=lambda state, who: [], perform=lambda turn, todo, who, target: None)
