"""What a table may choose, and how a game begins (R25-4.2, R25-7)."""

from typing import Any, Final

import msgspec

from wayout.games.room25.blank import blank
from wayout.games.room25.boxes import COMPLEXES, COPIES, Rooms
from wayout.games.room25.casting import cast_by_lot
from wayout.games.room25.cells import CELLS
from wayout.games.room25.course import go_on
from wayout.games.room25.events import ComplexLaid
from wayout.games.room25.laying import RANDOM, chart, deck, layout, needs_key, robot_homes, rooms_for
from wayout.games.room25.parts import TOGETHER, Rules
from wayout.games.room25.seam import MODES
from wayout.games.room25.state import SEATS, State
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

BY_MODE: Final = "by_mode"
BY_PLAYERS: Final = "by_players"
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
    "first_show": {**NO_POWERS, "rooms": "beginner"},
    "base_suspicion": {**NO_POWERS, "rooms": "expert_suspicion"},
    "base_competition": {**NO_POWERS, "mode": "competition", "rooms": "expert_competition"},
    "base_team": {**NO_POWERS, "mode": "team", "rooms": "expert_competition"},
    "base_cooperation": {**NO_POWERS, "mode": "cooperation"},
    "base_solo": {**NO_POWERS, "mode": "solo"},
    "default": {},
    "competition": {"mode": "competition"},
    "team": {"mode": "team"},
    "cooperation": {"mode": "cooperation"},
    "solo": {"mode": "solo"},
    "madness": {"mode": "cooperation", "level": "madness"},
    "solo_madness": {"mode": "solo", "level": "madness"},
}
"""As the lobby lists them: the first show, the base game, Season 2, madness; the ways to play in one order."""

DEFAULT_GUARDS: Final = {4: 1, 5: 2}
GUARDS: Final = {"one": 1, "two": 2}


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
    without = level == "madness" and not (options["adrenaline"] and options["abilities"])
    named: dict[str, Any] = {name: value for name, value in options.items() if name in Rules.__struct_fields__}
    return Rules(
        **named
        | {
            "level": level,
            "guards": guards(options, seats),
            "adrenaline": options["adrenaline"] and level != "madness",
            "reminders": options["reminders"] and (level != "madness" or options["mode"] == "solo"),
            "madness_franck_recovers": options["madness_franck_recovers"] and not without,
            "assist": options["memory"] == "assist",
            "picked": options["characters"] == "picked",
            "flood_after_second_action": options["flood_check"] == "after_second_action",
            "complex": str(options["rooms"]),
        }
    )


def why_not(options: Options, seats: int) -> Refusal | None:
    """R25-1.3: a Key Room belongs to the rules of Season 2 for playing together, and to no others."""
    rules = rules_for(options, seats)
    rooms = COMPLEXES.get(rules.complex, COMPLEXES[chart(rules)])
    if needs_key(rules) and "key" not in rooms:
        return because("complex_without_key", rule="R25-1.3", rooms=rules.complex)
    if not needs_key(rules) and "key" in rooms:
        return because("complex_with_key", rule="R25-1.3", rooms=rules.complex)
    return None


def first_state(seats: int, options: Options) -> State:
    refusal = why_not(options, seats)
    if seats not in seat_counts(options) or refusal is not None:
        raise ValueError(f"not a game for {seats}: {refusal}")
    return blank(rules_for(options, seats), seats)


def with_rooms(state: State, rooms: Rooms) -> State:
    """R25-1.3: the same before it begins, with 25 rooms of one's own choice."""
    if rooms.get("central") != 1 or rooms.get("room25") != 1 or sum(rooms.values()) != len(CELLS):
        raise ValueError(f"{sum(rooms.values())} rooms, or no Central Room, or no Room 25")
    if any(not 0 <= count <= COPIES.get(room, 0) for room, count in rooms.items()):
        raise ValueError("more rooms than there are in the box")
    if (rooms.get("key", 0) > 0) != needs_key(state.rules):
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
