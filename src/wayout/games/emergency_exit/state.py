"""The whole truth of a game. Only events change it."""

from copy import copy
from typing import Final, Self

import msgspec

from wayout.games.emergency_exit.tiles import START
from wayout.games.emergency_exit.view import Mode, Outcome, Phase, RepeatCopies, Reveal, Ties
from wayout.kernel.grid import Cell
from wayout.kernel.seats import Seat

NOBODY: Final = Seat(-1)
MAX_SEATS: Final = 5
SEATS: Final = tuple(map(Seat, range(MAX_SEATS)))
HAND_SIZE: Final = 3

RACE: Final = "race"
TOGETHER: Final = "together"
LAST_WALKED: Final = "last_walked"
SUDDEN_DEATH: Final = "sudden_death"

OPENING: Final = "opening"
TURN: Final = "turn"
POLL: Final = "poll"
REVEAL: Final = "reveal"
OVER: Final = "over"


class State(msgspec.Struct):
    """EEO-3.2: the table's choices, the game, the round."""

    mode: Mode
    danger_mode: bool
    repeat_copies: RepeatCopies
    ties: Ties
    target: int
    level: int
    """Together: how many floor cards beside the starting one are up in the first round."""

    seats: int
    in_game: list[bool]
    scores: list[int]
    floor_up: list[str]
    floor_deck: list[str]
    danger_up: list[str]
    danger_deck: list[str]

    phase: Phase = OPENING
    round: int = 0
    first: Seat = Seat(0)
    turn: Seat = NOBODY
    """Whose turn it is; in a poll, who is asked."""
    opener: Seat = NOBODY
    """Who opened the poll."""
    direction: int = 1
    deck: list[int] = []
    """Drawn from the end."""
    hands: list[list[int]] = []
    pile: list[int] = []
    """Above the Start, bottom first."""
    rot: int = 0
    """By how many quarters the top is shown turned."""
    heading: int = 0
    """Where the top's arrow points as shown, or FREE. The true route is another matter (EEO-3.4)."""

    holds: list[bool] = []
    """Who still has a LOST tile and so is in the round; together, everybody in the game."""
    lost_seats: list[Seat] = []
    """LOST tiles in the order laid, and by tile which group it is in."""
    lost_groups: list[int] = []
    group_depths: list[int] = []

    dark: bool = False
    dark_at: int | None = None
    """When the lights will go out, in milliseconds of the game's clock."""
    panic: bool = False
    extra_turn: bool = False
    sprint: bool = False
    """This turn has earned another one."""

    goal: Cell | None = None
    walked: int = 0
    """Together: how many tiles led to the exits that were found."""
    ready: list[bool] = []
    reveal: Reveal | None = None
    outcome: Outcome | None = None
    winners: list[Seat] = []

    def clone(self) -> Self:
        twin = copy(self)
        twin.in_game = self.in_game[:]
        twin.scores = self.scores[:]
        twin.floor_up = self.floor_up[:]
        twin.floor_deck = self.floor_deck[:]
        twin.danger_up = self.danger_up[:]
        twin.danger_deck = self.danger_deck[:]
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.holds = self.holds[:]
        twin.lost_seats = self.lost_seats[:]
        twin.lost_groups = self.lost_groups[:]
        twin.group_depths = self.group_depths[:]
        twin.ready = self.ready[:]
        twin.winners = self.winners[:]
        return twin

    @property
    def top(self) -> int:
        return self.pile[-1] if self.pile else START

    @property
    def markers(self) -> list[Seat]:
        """LOST tiles laid since the last direction tile."""
        depth = len(self.pile)
        return [
            seat
            for seat, group in zip(self.lost_seats, self.lost_groups, strict=True)
            if self.group_depths[group] == depth
        ]

    def holders(self) -> int:
        return self.holds.count(True)

    def next_holder(self, seat: Seat, direction: int) -> Seat:
        """The next seat in the round that way round; the same one if there is no other."""
        for steps in range(1, self.seats + 1):
            other = SEATS[(seat + direction * steps) % self.seats]
            if self.holds[other]:
                return other
        return NOBODY

    def next_in_game(self, seat: Seat) -> Seat:
        """This seat or, if it has left, the next one clockwise."""
        while not self.in_game[seat]:
            seat = SEATS[(seat + 1) % self.seats]
        return seat

    def is_everybody_ready(self) -> bool:
        return all(ready or not here for ready, here in zip(self.ready, self.in_game, strict=True))

    def is_played_out(self) -> bool:
        """EEO-3.6: no tile is left that could still be played."""
        if self.deck:
            return False
        return not any(hand for hand, holds in zip(self.hands, self.holds, strict=True) if holds)
