"""Which rooms and cards take part, and where the rooms lie (R25-1.3, R25-1.4, R25-2.3, R25-2.4)."""

from typing import Final

from wayout.games.room25.boxes import COMPLEXES, ROOM_COLOURS, Rooms, drawn
from wayout.games.room25.cells import CELLS, CENTRE, CROSS, EXIT_ZONES
from wayout.games.room25.mac_deck import BARRIER, MADNESS
from wayout.games.room25.parts import NOWHERE, ROBOTS, TOGETHER, Rules, Tile
from wayout.kernel.chance import Chance

RANDOM: Final = {"random_mild": min, "random": None, "random_cruel": max}
"""By lot: the mildest of some draws, any, the most cruel of some."""
DRAWS: Final = 7
CRUELTY: Final = {"green": 0, "yellow": 1, "red": 3, "blue": 0}
ALWAYS_AT_EXITS: Final = ("room25", "vision", "robot")
"""R25-2.4."""
ROBOTS_WITHOUT: Final = [NOWHERE] * len(ROBOTS)


def chart(rules: Rules) -> str:
    """R25-1.3, R25-2.3: the chart that belongs to how one plays."""
    if rules.mode == "suspicion":
        return "suspicion_one_guard" if rules.guards == 1 else "suspicion_two_guards"
    if rules.mode not in TOGETHER:
        return "rivals"
    return "expert_competition" if rules.level == "base" else f"{rules.mode}_{rules.level}"


def needs_key(rules: Rules) -> bool:
    """R25-2.6: nobody gets out without it where all play together by the rules of Season 2."""
    return rules.mode in TOGETHER and rules.level != "base"


def rooms_for(rules: Rules, chance: Chance) -> Rooms:
    if rules.custom:
        return dict(rules.custom)
    if rules.complex in COMPLEXES:
        return COMPLEXES[rules.complex]
    own = chart(rules)
    if rules.complex not in RANDOM:
        return COMPLEXES[own]
    choose = RANDOM[rules.complex]
    return drawn(own, chance) if choose is None else choose((drawn(own, chance) for _ in range(DRAWS)), key=cruelty)


def cruelty(rooms: Rooms) -> int:
    return sum(CRUELTY[ROOM_COLOURS[room]] * count for room, count in rooms.items()) + 2 * rooms.get("mortal", 0)


def layout(rules: Rules, rooms: Rooms, chance: Chance) -> tuple[str, ...]:
    """R25-1.4, R25-2.4: some rooms lie in the exit zones for sure; the others anywhere."""
    reserve = reserved(rules)
    tiles = [room for room, count in sorted(rooms.items()) for _ in range(count) if room != "central"]
    kept = [room for room in tiles if room in reserve]
    rest = chance.shuffled([room for room in tiles if room not in reserve])
    exits = chance.shuffled(rest[len(CROSS) :] + kept)
    laid = dict(zip((*CROSS, *EXIT_ZONES), rest[: len(CROSS)] + exits, strict=True))
    return tuple("central" if cell == CENTRE else laid[cell] for cell in CELLS)


def robot_homes(laid: tuple[str, ...], chance: Chance) -> tuple[Tile, ...]:
    """By lot: a robot's number does not tell where the other Robot Room is."""
    homes = [tile for tile, room in enumerate(laid) if room == "robot"]
    return tuple(chance.shuffled([*homes, *ROBOTS_WITHOUT][: len(ROBOTS)]))


def reserved(rules: Rules) -> tuple[str, ...]:
    key = ("key",) if rules.key_in_exit_zone else ()
    moving = ("moving",) if rules.moving_in_exit_zone else ()
    return (*ALWAYS_AT_EXITS, *key, *moving)


def deck(rules: Rules, rooms: Rooms) -> tuple[int, ...]:
    """R25-4.2: only where cards can be drawn."""
    if rules.level == "madness":
        return BARRIER + MADNESS
    if rules.level == "base" and "mac" not in rooms:
        return ()
    return BARRIER + MADNESS if rules.madness_cards else BARRIER
