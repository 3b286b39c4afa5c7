"""What a table may choose, and how a game begins (NE-3.2)."""

from typing import Final

from wayout.games.no_escape.board import board_of
from wayout.games.no_escape.catalogue import ALL_TILES
from wayout.games.no_escape.events import GameOpened
from wayout.games.no_escape.flow import begin_turn
from wayout.games.no_escape.placing import maze_kinds
from wayout.games.no_escape.sides import SIDE_OF_PLAYERS, SIDES
from wayout.games.no_escape.slots import HUB, NO_WAY
from wayout.games.no_escape.state import FEWEST_SEATS, HAND_SIZE, MAX_SEATS, SEATS, TOKENS, State
from wayout.kernel.options import Option, Options
from wayout.kernel.play import Turn

BY_PLAYERS: Final = "by_players"

OPTIONS: Final = (
    Option("side", (BY_PLAYERS, *SIDES), BY_PLAYERS),
    Option("pusher_wins", (False, True), False),
    Option("active_may_counter", (False, True), False),
    Option("yellow_walkable", (True, False), True),
)
PRESETS: Final[dict[str, Options]] = {
    "default": {},
    "cutthroat": {"pusher_wins": True, "active_may_counter": True, "yellow_walkable": False},
}


def seat_counts(options: Options) -> tuple[int, ...]:
    return tuple(range(FEWEST_SEATS, MAX_SEATS + 1))


def first_state(seats: int, options: Options) -> State:
    if seats not in seat_counts(options):
        raise ValueError(f"not a game for {seats}")
    side = SIDE_OF_PLAYERS[seats] if options["side"] == BY_PLAYERS else str(options["side"])
    return State(
        side=side,
        pusher_wins=bool(options["pusher_wins"]),
        active_may_counter=bool(options["active_may_counter"]),
        yellow_walkable=bool(options["yellow_walkable"]),
        seats=seats,
        in_game=[True] * seats,
        board=board_of(SIDES[side].codes),
        places=[HUB] * seats,
        headings=[NO_WAY] * seats,
        came_from=[NO_WAY] * seats,
        green=[TOKENS] * seats,
        locked=[False] * seats,
        hands=[[] for _ in range(seats)],
    )


def open_game(turn: Turn[State]) -> None:
    """Who begins and how the tiles lie is luck. A hand without a maze tile is discarded and dealt anew."""
    state, chance = turn.state, turn.chance
    first = chance.pick(SEATS[: state.seats])
    deck = chance.shuffled(ALL_TILES)
    discard: list[str] = []
    hands = []
    for _ in range(state.seats):
        hand = [deck.pop() for _ in range(HAND_SIZE)]
        while not maze_kinds(hand):
            discard += hand
            hand = [deck.pop() for _ in range(HAND_SIZE)]
        hands.append(tuple(hand))
    turn.emit(GameOpened(first, state.side, tuple(hands), tuple(deck), tuple(discard)))
    begin_turn(turn, first)
