"""Matches of the temple that were played before the story begins: by the rules, with chosen luck, kept in the store."""

from collections.abc import Sequence

from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Enter, Gems, Leave, Ready, Roll
from wayout.games.temple.dice import is_free
from wayout.games.temple.modules.curses.deck import full_deck
from wayout.games.temple.modules.treasures.stock import full_stack
from wayout.games.temple.settings import Settings
from wayout.games.temple.setup import BESIDE_EXIT
from wayout.games.temple.state import BLANK, SEATS, State
from wayout.games.temple.tile_set import tile_set
from wayout.games.temple.tiles import EXIT, SHEET
from wayout.kernel.chance import Scripted
from wayout.kernel.codec import encode
from wayout.kernel.options import Value, complete
from wayout.kernel.play import Action, Turn, play
from wayout.kernel.record import Header, step_of
from wayout.kernel.seats import Seat
from wayout.store.rows import MatchBegun, MatchEnded, Row, StepKept

NAMES = ("Ava", "Ben", "Cleo", "Dan")
LUCK = {"A": 0, "K": 2, "T": 3, "G": 4, "B": 5}
ENTRY = {tile.id: tile.entry for part in (SHEET.main, SHEET.gem, SHEET.basic, SHEET.cursed) for tile in part}


class Expedition:
    """On its way into the store. Everything happens as soon as it may."""

    def __init__(
        self,
        match: str,
        seats: int,
        flanks: tuple[str, str],
        found: Sequence[str],
        drawn: Sequence[str] = (),
        claimed: Sequence[str] = (),
        **options: Value,
    ) -> None:
        """East and west of the start; then the tiles that are found, the curses that are drawn and what lies in the
        chests, in that order."""
        self.match = match
        chosen = complete(GAME.options, {"clock": "track_1", **options})
        self.header = Header(GAME.id, GAME.version, seats, chosen, names=NAMES[:seats])
        self.state: State = GAME.first_state(seats, chosen)
        self.lines: list[bytes] = []
        self.at = 0
        settings = self.state.settings
        script: list[list[str]] = shuffles(settings, flanks, found)
        if "curses" in settings.modules:
            script.append(first(drawn, full_deck(settings))[::-1])
        if "treasures" in settings.modules:
            script.append(first(claimed, full_stack(settings)))
        opening = Turn(self.state, Scripted(script))
        GAME.open(opening)
        self._keep(opening)
        for seat in SEATS[:seats]:
            self.do(seat, Ready())

    @property
    def number(self) -> int:
        """Of the newest step."""
        return len(self.lines) - 1

    def do(self, seat: Seat, action: Action[State], faces: str = "") -> None:
        assert GAME.ready_at is not None
        self.at = max(self.at, GAME.ready_at(self.state, seat, action))
        turn = play(self.state, seat, action, Scripted([LUCK[face] for face in faces]), self.at)
        self._keep(turn, seat, action)

    def roll(self, seat: Seat, faces: str) -> None:
        """So many dice; used ones first."""
        free = [die for die in self.state.hands[seat] if is_free(self.state.dice[die])]
        used_first = sorted(free, key=lambda die: self.state.dice[die] != BLANK)
        self.do(seat, Roll(tuple(sorted(used_first[: len(faces)]))), faces)

    def discover(self, seat: Seat, *sides: int) -> None:
        for side in sides:
            self.roll(seat, "AA")
            self.do(seat, Discover(side))

    def walk(self, seat: Seat, *sides: int) -> None:
        for side in sides:
            there = self.state.links[self.state.figures[seat] * 4 + side]
            self.roll(seat, ENTRY[self.state.chambers[there >> 1].tile])
            self.do(seat, Enter(side))

    def light(self, icon: str, level: int, *seats: Seat) -> None:
        """With all dice of these seats."""
        for seat in seats:
            self.roll(seat, icon * 5)
        self.do(seats[0], Gems(level))

    def wait_until(self, after: int) -> None:
        """So many milliseconds after the start; whatever comes in between comes."""
        self.at = self.state.starts_at + after
        turn = Turn(self.state, Scripted(()), self.at)
        GAME.tick(turn)
        self._keep(turn)

    def everybody_leaves(self) -> None:
        """So that the match is over and can be played on from any of its moments."""
        for seat in SEATS[: self.header.seats]:
            self.do(seat, Leave())

    def rows(self) -> list[Row]:
        steps = [StepKept(self.match, number, line) for number, line in enumerate(self.lines)]
        begun = MatchBegun(self.match, "REHEAR", encode(self.header))
        return [begun, *steps, MatchEnded(self.match, encode(GAME.result(self.state)))]

    def _keep(self, turn: Turn[State], seat: Seat | None = None, action: Action[State] | None = None) -> None:
        self.lines.append(encode(step_of(len(self.lines), self.at, turn.events, seat=seat, action=action)))


def first(wanted: Sequence[str], everything: Sequence[str]) -> list[str]:
    """All of it, with these in front."""
    rest = list(everything)
    for one in wanted:
        rest.remove(one)
    return [*wanted, *rest]


def shuffles(settings: Settings, flanks: tuple[str, str], found: Sequence[str]) -> list[list[str]]:
    """TMP-5.0: the luck that puts these tiles on top. The exit is among the last ones, or in the middle for two."""
    rest = first(flanks, tile_set(settings).first)[2:]
    order = first(found, [*rest, EXIT])
    without_exit = [tile for tile in order if tile != EXIT]
    if settings.seats <= 2:
        return [[*flanks, *without_exit]]
    last = order[-BESIDE_EXIT - 1 :]
    assert EXIT in last, "the exit is not found so soon"
    return [[*flanks, *rest], without_exit, last]
