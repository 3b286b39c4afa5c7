"""The whole truth of a game. Only events change it."""

from copy import copy
from typing import Final, Self

import msgspec

from wayout.games.no_escape.board import Board
from wayout.games.no_escape.parts import Abort, Outcome, QuestionKind, Step, Targets, WindowKind
from wayout.games.no_escape.slots import BOARD_PLACES, HUB
from wayout.kernel.seats import Seat

NOBODY: Final = Seat(-1)
FEWEST_SEATS: Final = 2
MAX_SEATS: Final = 8
SEATS: Final = tuple(map(Seat, range(MAX_SEATS)))
HAND_SIZE: Final = 3
TOKENS: Final = 3
STRIPS: Final = 12

# The steps of a turn (NE-3.4).
OPENING: Final = "opening"
ACTION: Final = "action"
"""Steps 1 and 2: an action may be played, or the maze tile at once."""
MAZE_STEP: Final = "maze"
FLIP: Final = "flip"
"""Step 2 with the tile that was flipped from the pile."""
ENERGY: Final = "energy"
ROLL: Final = "roll"
MOVE: Final = "move"
OVER: Final = "over"

# What a seat can be asked.
BRANCH: Final = "branch"
TELEPORT: Final = "teleport"
NEW_PATH: Final = "new_path"
LAY: Final = "lay"
GIVE: Final = "give"

# What can be aborted (NE-3.7), by the names of the windows; TELEPORT is one too.
ON_ACTION: Final = "action"
ON_MAZE: Final = "maze"
ON_ENERGY: Final = "energy"
ON_ROLL: Final = "roll"
ON_ABORT: Final = "abort"
WINDOWS: Final = (ON_ACTION, ON_MAZE, ON_ENERGY, ON_ROLL, TELEPORT, ON_ABORT)

PASSED: Final = ""
"""A sealed answer without an abort."""


class State(msgspec.Struct):
    """NE-3.1. Lists go by seat where nothing else is said."""

    side: str
    pusher_wins: bool
    active_may_counter: bool
    yellow_walkable: bool
    seats: int
    in_game: list[bool]

    board: Board
    places: list[int]
    headings: list[int]
    came_from: list[int]
    green: list[int]
    locked: list[bool]
    hands: list[list[str]]
    deck: list[str] = []
    """Drawn from the end."""
    discard: list[str] = []
    strips: int = STRIPS

    phase: Step = OPENING
    turn: Seat = NOBODY
    turns: int = 0
    """How many turns have begun."""
    energy_used: bool = False
    jetpack: bool = False
    bonus: int = 0
    """What energy and Overdrive add to the roll."""
    dice: tuple[int, int] | None = None
    flipped: str | None = None
    placed: int | None = None
    """The slot of this turn's maze tile."""
    announced: str | None = None
    targets: Targets | None = None

    steps: int = 0
    """What is left of the movement."""
    chain: list[Seat] = []
    """Who is being pushed: the first by the turn's player, each other by the one before it."""

    question: QuestionKind | None = None
    asked: Seat = NOBODY
    ways: int = 0
    """BRANCH: the ways that can be chosen, as bits."""

    window: WindowKind | None = None
    subject: Seat = NOBODY
    """Whose thing the open window could stop."""
    waiting: list[Seat] = []
    """Who has not answered the open window yet."""
    sealed: list[str | None] = []
    """Answers to the open window: nothing yet, PASSED, or an abort."""
    stake: WindowKind | None = None
    """The window at the bottom of the stack: what happens or is cancelled in the end."""
    aborts: list[Abort] = []
    traveller: Seat = NOBODY
    """Who is about to teleport."""

    unasked: bool = False
    """A bot plays on in mind, where nobody aborts anything: no window opens."""

    outcome: Outcome | None = None
    winners: list[Seat] = []

    def clone(self) -> Self:
        twin = copy(self)
        twin.in_game = self.in_game[:]
        twin.board = self.board.clone()
        twin.places = self.places[:]
        twin.headings = self.headings[:]
        twin.came_from = self.came_from[:]
        twin.green = self.green[:]
        twin.locked = self.locked[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.chain = self.chain[:]
        twin.waiting = self.waiting[:]
        twin.sealed = self.sealed[:]
        twin.aborts = self.aborts[:]
        twin.winners = self.winners[:]
        return twin

    def is_free(self, slot: int) -> bool:
        """No meeple stands on the tile in this slot."""
        return all(place >> 4 != slot for place in self.places)

    def occupied_slots(self) -> set[int]:
        return {place >> 4 for place in self.places if place >= BOARD_PLACES}

    def others(self, seat: Seat) -> list[Seat]:
        """Everybody else in the game, clockwise from this seat."""
        after = (SEATS[(seat + steps) % self.seats] for steps in range(1, self.seats))
        return [other for other in after if self.in_game[other]]

    def next_in_game(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the game."""
        return self.others(seat)[0]

    def is_sharing(self, seat: Seat) -> bool:
        """Over a catwalk with somebody else on it, as can be in flight only."""
        place = self.places[seat]
        return place != HUB and self.places.count(place) > 1
