"""The temple at a table: a slam's boundary, pauses, silence, and what no message tells (golden 10, 22, 24 and 30)."""

import re
from collections.abc import Iterator
from itertools import chain, count
from typing import Any

import msgspec
import pytest

from tests.games.temple.tables import show, stand
from tests.table.company import BEN, HOST, START, Company
from wayout.games import GAMES
from wayout.games.temple.actions import Absent, AutoOffer, CallFate, Enter, Leave, Ready, Roll
from wayout.games.temple.clock import TABLES
from wayout.games.temple.modules.curses.deck import CURSES
from wayout.games.temple.modules.treasures.stock import TREASURES
from wayout.games.temple.state import LOCKED, SEATS, State
from wayout.games.temple.tiles import TILES
from wayout.kernel.codec import encode
from wayout.kernel.options import Options
from wayout.kernel.play import Action
from wayout.table.house import Guest, House
from wayout.table.messages import Agree, AskPause, AskResume, Say, SetBot, SetOptions, SetSeats, SetTimers, Start, Wish
from wayout.table.messages import Ready as ReadyToStart
from wayout.table.table import Table

SEED = 918273645546372819
WEST = 3
EASTERN = 1


class Temple(Company):
    """People of one temple, in the order of their seats, bots after them. The seats are ready: it has begun at 0."""

    def __init__(self, *guests: str, bots: int = 0, speed: float = 1.0, **options: Any) -> None:
        ids, seeds = count(1), count(SEED)
        house = House(GAMES, lambda: f"match-{next(ids)}", lambda: next(seeds), pace=0.0, speed=speed)
        super().__init__(own=house, table=Table.create("ABCD", "temple", Guest(HOST, "Hanna"), START, house))
        self.mails: list[tuple[int, str]] = []
        self.come(HOST)
        self.send(HOST, SetSeats(1 + len(guests) + bots))
        self.come(*guests)
        for number in range(bots):
            self.send(HOST, SetBot(1 + len(guests) + number, "guide"))
        self.send(HOST, SetOptions(dict[str, Any](options)))
        self.send(HOST, SetTimers({}, 30))
        for guest in guests:
            self.send(guest, ReadyToStart(True))
        self.send(HOST, Start())
        assert self.table.status == "playing", self.refusal(HOST)
        for guest in (HOST, *guests):
            self.ask(guest, Ready())

    def _take(self, batch: Any) -> Any:
        for mail in batch.mail:
            if hasattr(self, "mails"):
                self.mails.append((self.now - START, mail.data.decode()))
        return super()._take(batch)

    def ask(self, guest: str, action: Action[Any]) -> None:
        self._asked = getattr(self, "_asked", 0) + 1
        self.send(guest, Wish(f"a{self._asked}", 0, msgspec.Raw(encode(action))))

    @property
    def state(self) -> State:
        """The truth, for tests that set it or compare with it."""
        playing = self.table._core.playing
        assert playing is not None
        state: State = playing.match.state
        return state

    @property
    def clock(self) -> int:
        at: int = self.letter()["at"]
        return at


def test_golden_22_a_pause_stops_the_clock_and_refuses_rolls() -> None:
    company = Temple(BEN, clock="track_1")
    company.wait(1_000)
    company.ask(HOST, CallFate())
    company.send(HOST, AskPause())
    company.send(BEN, Agree(True))
    assert company.table.status == "paused"

    company.wait(540_000)
    company.ask(HOST, Roll((0,)))

    assert company.refusal(HOST) == "paused"
    assert (company.clock, company.letter()["runs"]) == (1_000, 0.0)
    assert company.view["vote"]["until"] == 11_000
    company.send(HOST, AskResume())
    company.send(BEN, Agree(True))
    company.ask(HOST, Roll((0,)))
    assert company.refusal(HOST) is None
    company.wait(9_999)
    assert company.view["vote"] is not None
    company.wait(1)
    assert company.view["vote"] is None


def test_golden_24_the_same_wishes_by_a_clock_of_another_speed_make_the_same_game() -> None:
    """The host rolls, or offers dice by itself or no longer: that is granted whatever the dice show."""
    records = []
    for speed in (1, 20):
        company = Temple(BEN, bots=2, speed=speed, clock="track_1", curses=True, treasures=True)
        for number in range(60):
            company.wait(4_000 // speed)
            free = tuple(die for die in company.state.hands[0] if company.state.dice[die] < LOCKED)
            company.ask(HOST, AutoOffer(number % 4 == 3) if number % 2 else Roll(free))
        records.append(company.shelf.read_steps("match-1"))

    offers = [step.at for step in records[0] if step.seat == 0 and b"auto_offering" in bytes(step.events)]
    assert offers == list(range(8_000, 240_001, 8_000))
    assert sum(step.by == "bot" for step in records[0]) > 100
    assert records[0] == records[1]


@pytest.mark.parametrize(("stamped", "lost"), [(199_999, 0), (200_000, 1)])
def test_golden_10_at_the_table_a_wish_stamped_at_the_slam_is_late(stamped: int, lost: int) -> None:
    company = Temple(BEN, clock="track_1")
    company.wait(stamped - 1)
    stand(company.state, EASTERN, 0)
    show(company.state, SEATS[0], "AA...")
    company.now += 1

    company.ask(HOST, Enter(WEST))
    company.wait(10)

    assert company.refusal(HOST) is None
    assert company.view["seats"]["0"]["node"] == 0
    assert company.view["slams"] == 1
    assert sum(die["state"] == "lost" for die in company.view["seats"]["0"]["dice"]) == lost


@pytest.mark.parametrize("action", [Absent(True), Leave()])
def test_4_13_nobody_makes_the_others_go_on_without_oneself(action: Action[State]) -> None:
    company = Temple(BEN)

    company.ask(BEN, action)

    assert company.refusal(BEN) == "malformed"
    assert not company.view["seats"]["1"]["absent"]
    assert not company.view["seats"]["1"]["left"]


def test_6_silence_holds_for_lines_and_phrases_and_for_nobody_who_watches() -> None:
    company = Temple(BEN, curses=True)
    company.come("cat")
    company.state.parts["curses"].borne[1].append("silence")

    for message in (Say("over here", None), Say(None, "hello")):
        company.send(BEN, message)
        assert company.refusal(BEN) == "silenced"
        assert company.told(HOST, "said") == []
        for other in (HOST, "cat"):
            company.send(other, message)
            assert company.told(BEN, "said")


def told_before_the_end(options: Options) -> Iterator[tuple[int, str, State]]:
    """Every message that goes to anybody, with its time and the truth of that moment."""
    company = Temple("cat", bots=2, **dict[str, Any](options))
    company.come(BEN)
    yield from ((at, text, company.state) for at, text in company.mails)
    while company.clock < 210_000:
        company.mails.clear()
        company.wait(1_000)
        assert company.table.status == "playing"
        yield from ((at, text, company.state) for at, text in company.mails)


def face_up(state: State) -> set[str]:
    treasures = state.parts["treasures"]
    return {treasures.stack[tile] for tile in (*treasures.gone, *chain(*treasures.owned))}


def drawn(state: State) -> set[str]:
    curses = state.parts["curses"]
    return {*curses.discarded, *chain(*curses.borne)}


def test_golden_30_no_message_tells_the_seed_the_pile_a_deck_or_the_next_gong() -> None:
    """Letters, changes, arounds and refusals, for players and for one who watches, until after the first slam."""
    letters = 0
    for at, text, state in told_before_the_end({"curses": True, "treasures": True}):
        assert str(SEED) not in text
        if '"type":"letter"' not in text and '"type":"change"' not in text:
            continue
        letters += 1
        laid = {chamber.tile for chamber in state.chambers}
        assert {tile for tile in TILES if f'"{tile}"' in text} - {"exit", "start"} <= laid
        assert {kind for kind in TREASURES if f'"{kind}"' in text} <= face_up(state)
        assert {curse for curse in CURSES if f'"{curse}"' in text} - {"mask"} <= drawn(state)
        assert "track_" not in text
        numbers = set(map(int, re.findall(r"\b\d{6}\b", text)))
        for track in ("track_1", "track_2"):
            after = [state.starts_at + bell.after for bell in TABLES[track, 100]]
            gong, slam, *later, collapse = after
            assert not numbers & {time for time in later if time != collapse}
            assert at >= gong or not numbers & {gong, slam}
    assert letters > 300
