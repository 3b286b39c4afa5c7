"""TMP-4.15: what always holds of the totem."""

from wayout.games.temple.modules.totem.part import CHAMBER, HELD_BY, is_totem, part
from wayout.games.temple.state import State


def flaw(state: State) -> str | None:
    totem = part(state)
    dice = [one.die for one in totem.tower]
    if totem.stacking is not None:
        dice.append(totem.stacking.die.die)
        if not is_totem(state, state.figures[totem.stacking.seat]):
            return "a die is stacked by one who is elsewhere"
    if sorted(dice) != [die for die, where in enumerate(state.held) if where == HELD_BY]:
        return "a die of the tower is missing, or there twice"
    done = all(chamber.gems_done >= 0 for chamber in state.chambers if chamber.tile == CHAMBER)
    return "there is a tower, and no totem to build it for" if dice and done else None
