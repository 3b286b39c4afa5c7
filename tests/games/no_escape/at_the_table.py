"""No Escape at a whole table, with its store, from any position on."""

from collections.abc import Iterator
from itertools import count
from typing import Final

from tests.table.company import BEN, CAT, DAN, HOST, START, Company
from wayout.games import GAMES
from wayout.games.no_escape import GAME
from wayout.games.no_escape.state import ACTION, State
from wayout.kernel.chance import Seeded
from wayout.kernel.codec import encode
from wayout.kernel.options import complete
from wayout.kernel.play import Turn
from wayout.store.rows import SnapshotTaken
from wayout.table.document import NO_STAND_IN
from wayout.table.house import Guest, House
from wayout.table.messages import Ready, SetBot, SetOptions, SetSeats, SetTimers, Start
from wayout.table.table import Table

EVA: Final = "eva"
"""She only looks on."""
PEOPLE: Final = (HOST, BEN, CAT, DAN)


def lucky_seeds(seats: int) -> Iterator[int]:
    """With which seat 0 begins."""
    return (seed for seed in count() if first_seat(seats, seed) == 0)


def first_seat(seats: int, seed: int) -> int:
    turn = Turn(GAME.first_state(seats, complete(GAME.options, {})), Seeded(seed))
    GAME.open(turn)
    return turn.state.turn


def table_with(
    state: State, *, stand_ins: bool = True, pace: float = 0.0, bots: int = 0, seed: int | None = None
) -> Company:
    """The host, Ben and so on sit from seat 0, and bots in the last seats; it is the host's turn, and all stands like
    this."""
    assert (state.turn, state.phase, state.window, state.question) == (0, ACTION, None, None)
    luck = next(lucky_seeds(state.seats)) if seed is None else seed
    house = House(GAMES, lambda: "match", lambda: luck, pace)
    guests = PEOPLE[: state.seats - bots]
    company = Company(table=Table.create("ABCD", GAME.id, Guest(HOST, "Hanna", 0), START, house), own=house)
    company.come(HOST)
    company.send(HOST, SetSeats(state.seats))
    company.send(HOST, SetOptions({"side": state.side}))
    if not stand_ins:
        company.send(HOST, SetTimers({}, NO_STAND_IN))
    company.come(*guests[1:])
    for number in range(len(guests), state.seats):
        company.send(HOST, SetBot(number, GAME.standard_bot))
    for guest in guests[1:]:
        company.send(guest, Ready(True))
    company.send(HOST, Start())
    assert company.table.status == "playing"
    company.shelf.snapshots["match"] = SnapshotTaken("match", 0, encode(state))
    come_back(company, *guests, EVA)
    company.inbox.clear()
    return company


def come_back(company: Company, *guests: str) -> None:
    """The house was killed and is open again."""
    company.restart()
    company.come(*guests)
