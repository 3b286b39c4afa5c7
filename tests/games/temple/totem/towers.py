"""Temples with a totem in one line."""

from tests.games.temple.tables import EASTERN, NORTH, lay, stand, temple
from wayout.games.temple.modules.totem.part import MaskFace, Stacked, part
from wayout.games.temple.state import HELD, State
from wayout.kernel.chance import Scripted

HERE = 3
NODE = 2 * HERE
FACES: dict[str, MaskFace] = {"G": "G", "B": "B"}


def at_the_totem(*hands: str, calendar: str = "off") -> State:
    """Everybody in the totem chamber, north of the eastern one."""
    state = temple(*hands, totem=True, calendar=calendar)
    assert lay(state, EASTERN, NORTH, "totem") == HERE
    return stand(state, *([HERE] * len(hands)))


def tower(state: State, *dice: int, faces: str = "") -> State:
    """These dice lie there already, from the floor up; golden masks, unless faces are named."""
    for number, die in enumerate(dice):
        face = FACES[faces[number] if faces else "G"]
        state.dice[die], state.held[die] = HELD, "totem"
        part(state).tower.append(Stacked(die, face))
    return state


def dice_of(state: State) -> list[int]:
    """The dice of the tower from the floor up."""
    return [one.die for one in part(state).tower]


def steady() -> Scripted:
    """Luck with which nothing falls."""
    return Scripted([24_999_999])


def shaky(dragged: int) -> Scripted:
    """The die falls, and so many of the top with it."""
    return Scripted([0, dragged - 1])
