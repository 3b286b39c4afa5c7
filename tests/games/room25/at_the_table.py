"""Room 25 at a whole table, with its store, from any position on."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from tests.table.company import BEN, CAT, DAN, HOST, START, Company
from wayout.games.room25 import GAME
from wayout.games.room25.actions import TakeClue
from wayout.games.room25.setup import OPTIONS
from wayout.games.room25.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.game import BotMaker
from wayout.kernel.options import complete
from wayout.kernel.play import Turn, play
from wayout.table.document import Document
from wayout.table.house import Guest, House
from wayout.table.messages import Ready, SetBot, SetSeats, SetTimers, Start
from wayout.table.table import Table

EVA: Final = "eva"
"""She only looks on."""
PEOPLE: Final = (HOST, BEN, CAT, DAN, "fay", "gus", "hal", "ida")
"""By seat."""


def table_from(
    state: State,
    *,
    pace: float = 0.0,
    bots: Mapping[str, BotMaker] | None = None,
    seats_of_bots: tuple[int, ...] = (),
    timers: Mapping[str, int] | None = None,
    grace: int = 30,
) -> Company:
    """Everybody sits, Eva looks on, and a match goes on from here after the house was closed."""
    start = state.clone()
    game = replace(
        GAME,
        seat_counts=lambda options: (start.seats,),
        why_not=None,
        first_state=lambda seats, options: start.clone(),
        open=lambda turn: None,
        bots=bots or GAME.bots,
        standard_bot=next(iter(bots)) if bots else GAME.standard_bot,
    )
    house = House({GAME.id: game}, lambda: "match", lambda: 1, pace)
    company = Company(table=Table.create("ABCD", GAME.id, Guest(HOST, "Hanna", 0), START, house), own=house)
    company.come(HOST)
    company.send(HOST, SetSeats(start.seats))
    company.send(HOST, SetTimers(dict(timers or GAME.timers), grace))
    for seat in range(1, start.seats):
        if seat in seats_of_bots:
            company.send(HOST, SetBot(seat, game.standard_bot))
        else:
            company.come(PEOPLE[seat])
            company.send(PEOPLE[seat], Ready(True))
    company.come(EVA)
    company.send(HOST, Start())
    assert company.table.status == "playing", company.refusal(HOST)
    come_back(company, *everybody(company))
    company.inbox.clear()
    return company


def dealt(seats: int, seed: int | str, *, clues: bool = False, **options: Any) -> State:
    """A show by lot with these options; unless clues are wanted, nobody takes one and the first programs are made."""
    state = GAME.first_state(seats, complete(OPTIONS, options))
    luck = Seeded(seed)
    GAME.open(Turn(state, luck))
    while not clues and state.undecided:
        play(state, state.undecided[0], TakeClue(None), luck)
    return state


def come_back(company: Company, *guests: str) -> None:
    """The house was killed and is open again."""
    company.restart()
    company.come(*guests)


def truth(company: Company) -> State:
    """What nobody at the table knows."""
    playing = company.table._core.playing
    assert playing is not None
    state: State = playing.match.state
    return state


def everybody(company: Company) -> list[str]:
    """Who plays and who looks on."""
    doc: Document = company.table._core.doc
    return [*(seat.guest for seat in doc.seats if seat.guest is not None), EVA]
