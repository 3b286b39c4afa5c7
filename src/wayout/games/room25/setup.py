"""What a table may choose, and how a game begins (R25-4.2, R25-7)."""

from typing import Any, Final

import msgspec

from wayout.games.room25.boxes import COMPLEXES, COPIES, ROOM_COLOURS, Rooms, drawn
from wayout.games.room25.casting import cast_by_lot
from wayout.games.room25.cells import CELLS, CENTRE, CROSS, EXIT_ZONES
from wayout.games.room25.course import go_on
from wayout.games.room25.events import ComplexLaid
from wayout.games.room25.mac_deck import BARRIER, MADNESS
from wayout.games.room25.parts import BRUCE, EVERYONE, FRANCK, NOWHERE, ROBOTS, Adrenaline, Rules, Tile
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import IN_HAND, NO_AXIS, NOBODY, SEATS, State
from wayout.kernel.chance import Chance
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

BY_MODE: Final = "by_mode"
BY_PLAYERS: Final = "by_players"
RANDOM: Final = {"random_mild": min, "random": None, "random_cruel": max}
"""By lot: the mildest of some draws, any, the most cruel of some."""
DRAWS: Final = 7
YES_NO: Final = (False, True)

OPTIONS: Final = (
    Option("mode", ("suspicion", "competition", "team", "cooperation", "solo"), "suspicion"),
    Option("level", ("base", "standard", "madness"), "standard"),
    Option("rooms", (BY_MODE, *RANDOM, *COMPLEXES), BY_MODE),
    Option("guards", (BY_PLAYERS, "one", "two"), BY_PLAYERS),
    Option("abilities", YES_NO, True),
    Option("adrenaline", YES_NO, True),
    Option("characters", ("dealt", "picked"), "dealt"),
    Option("memory", ("strict", "assist"), "strict"),
    Option("reminders", YES_NO, True),
    Option("team_chat", YES_NO, True),
    Option("prison_binds_push", YES_NO, True),
    Option("outsider_may_eject", YES_NO, False),
    Option("pivot_binds_specials", YES_NO, False),
    Option("key_in_exit_zone", YES_NO, True),
    Option("moving_in_exit_zone", YES_NO, False),
    Option("madness_franck_recovers", YES_NO, True),
    Option("flood_check", ("end_of_next_round", "after_second_action"), "end_of_next_round"),
    Option("madness_cards", YES_NO, False),
)
NO_POWERS: Final[Options] = {"abilities": False, "adrenaline": False, "level": "base"}
PRESETS: Final[dict[str, Options]] = {
    "default": {},
    "first_show": {**NO_POWERS, "rooms": "beginner"},
    "base_suspicion": {**NO_POWERS, "rooms": "expert_suspicion"},
    "base_competition": {**NO_POWERS, "mode": "competition", "rooms": "expert_competition"},
    "base_team": {**NO_POWERS, "mode": "team", "rooms": "expert_competition"},
    "base_cooperation": {**NO_POWERS, "mode": "cooperation"},
    "base_solo": {**NO_POWERS, "mode": "solo"},
    "competition": {"mode": "competition"},
    "team": {"mode": "team"},
    "cooperation": {"mode": "cooperation"},
    "madness": {"mode": "cooperation", "level": "madness"},
    "solo": {"mode": "solo"},
    "solo_madness": {"mode": "solo", "level": "madness"},
}

TOGETHER: Final = ("cooperation", "solo")
DEFAULT_GUARDS: Final = {4: 1, 5: 2}
GUARDS: Final = {"one": 1, "two": 2}
CRUELTY: Final = {"green": 0, "yellow": 1, "red": 3, "blue": 0}
ALWAYS_AT_EXITS: Final = ("room25", "vision", "robot")
"""R25-2.4."""
ROBOTS_WITHOUT: Final = [NOWHERE] * len(ROBOTS)


def seat_counts(options: Options) -> tuple[int, ...]:
    return MODES[str(options["mode"])].seats


def guards(options: Options, seats: int) -> int:
    """R25-1.9: four and five may choose; more are always watched by two."""
    if options["mode"] != "suspicion":
        return 0
    if seats not in DEFAULT_GUARDS:
        return 2
    return GUARDS.get(str(options["guards"]), DEFAULT_GUARDS[seats])


def rules_for(options: Options, seats: int) -> Rules:
    together = options["mode"] in TOGETHER
    level = options["level"] if together else "base"
    named: dict[str, Any] = {name: value for name, value in options.items() if name in Rules.__struct_fields__}
    return Rules(
        **named
        | {
            "level": level,
            "guards": guards(options, seats),
            "adrenaline": options["adrenaline"] and level != "madness",
            "reminders": options["reminders"] and (level != "madness" or options["mode"] == "solo"),
            "assist": options["memory"] == "assist",
            "picked": options["characters"] == "picked",
            "flood_after_second_action": options["flood_check"] == "after_second_action",
            "complex": str(options["rooms"]),
        }
    )


def chart(rules: Rules) -> str:
    """R25-1.3, R25-2.3: the chart that belongs to how one plays."""
    if rules.mode == "suspicion":
        return "suspicion_one_guard" if rules.guards == 1 else "suspicion_two_guards"
    if rules.mode not in TOGETHER:
        return "rivals"
    return "expert_competition" if rules.level == "base" else f"{rules.mode}_{rules.level}"


def why_not(options: Options, seats: int) -> Refusal | None:
    """R25-1.3: a Key Room belongs to the rules of Season 2 for playing together, and to no others."""
    rules = rules_for(options, seats)
    rooms = COMPLEXES.get(rules.complex, COMPLEXES[chart(rules)])
    needs_key = rules.mode in TOGETHER and rules.level != "base"
    if needs_key and "key" not in rooms:
        return because("complex_without_key", rule="R25-1.3", rooms=rules.complex)
    if not needs_key and "key" in rooms:
        return because("complex_with_key", rule="R25-1.3", rooms=rules.complex)
    return None


def first_state(seats: int, options: Options) -> State:
    refusal = why_not(options, seats)
    if seats not in seat_counts(options) or refusal is not None:
        raise ValueError(f"not a game for {seats}: {refusal}")
    return blank(rules_for(options, seats), seats)


def blank(rules: Rules, seats: int) -> State:
    """Everything in its box."""
    everyone = len(EVERYONE)
    return State(
        rules=rules,
        seats=seats,
        in_game=[True] * seats,
        grid=list(CELLS),
        cell_of=list(CELLS),
        kinds=["empty"] * len(CELLS),
        face_up=[False] * len(CELLS),
        barred=[False] * len(CELLS),
        locked=[False] * len(CELLS),
        axes=[NO_AXIS] * len(CELLS),
        owner=[NOBODY] * everyone,
        side=[NOWHERE] * everyone,
        roles=[None] * everyone,
        shown=[False] * everyone,
        alive=[False] * everyone,
        at=[NOWHERE] * everyone,
        lost=[()] * everyone,
        adrenaline=first_adrenaline(rules),
        recovered=[False] * everyone,
        hidden=[False] * everyone,
        empties=[0] * everyone,
        reminder=[IN_HAND] * everyone,
        first=[None] * everyone,
        second=[None] * everyone,
        floating=[None] * everyone,
        aim=[None] * everyone,
        free=[False] * everyone,
        used=[()] * everyone,
        passed=[False] * everyone,
        pile=[None] * everyone,
        trap=[NOWHERE] * everyone,
        armed=[False] * everyone,
        flood=[NOWHERE] * everyone,
        flood_round=[0] * everyone,
        cold=[False] * everyone,
        sits_out=[False] * everyone,
        robots=[NOWHERE] * len(ROBOTS),
        homes=[NOWHERE] * len(ROBOTS),
        looked=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
    )


def first_adrenaline(rules: Rules) -> list[Adrenaline]:
    """R25-A12: in Madness nobody has any, but Franck, and Bruce as Franck, can bring it back."""
    if rules.adrenaline:
        return ["ready"] * len(EVERYONE)
    recovers = (FRANCK, BRUCE) if rules.level == "madness" and rules.madness_franck_recovers else ()
    return ["gone" if who in recovers else "none" for who in EVERYONE]


def with_rooms(state: State, rooms: Rooms) -> State:
    """R25-1.3: the same before it begins, with 25 rooms of one's own choice."""
    if rooms.get("central") != 1 or rooms.get("room25") != 1 or sum(rooms.values()) != len(CELLS):
        raise ValueError(f"{sum(rooms.values())} rooms, or no Central Room, or no Room 25")
    if any(not 0 <= count <= COPIES.get(room, 0) for room, count in rooms.items()):
        raise ValueError("more rooms than there are in the box")
    if (rooms.get("key", 0) > 0) != (state.rules.mode in TOGETHER and state.rules.level != "base"):
        raise ValueError("a Key Room belongs to playing together by the rules of Season 2")
    return msgspec.structs.replace(state, rules=msgspec.structs.replace(state.rules, custom=tuple(rooms.items())))


def open_game(turn: Turn[State]) -> None:
    """Rooms, cards and first player are luck; so are the characters, unless they are picked."""
    state, chance = turn.state, turn.chance
    rules = state.rules
    rooms = rooms_for(rules, chance)
    first = chance.pick(SEATS[: state.seats])
    picking = [Seat((first + turns) % state.seats) for turns in range(state.seats)]
    picking *= MODES[rules.mode].picks_each
    cards = deck(rules, rooms)
    casting = tuple(picking) if rules.picked else ()
    laid = layout(rules, rooms, chance)
    turn.emit(ComplexLaid(first, laid, tuple(chance.shuffled(cards)), robot_homes(laid, chance), casting))
    if not rules.picked:
        cast_by_lot(turn, picking)
    go_on(turn, [])


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
