"""NE-3.7: how soon a window closes tells nothing about hands. Whoever holds no fitting abort is answered for at once,
whoever holds one thinks for a moment, and bots answer too: the others get the same mail at the same times."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from tests.games.no_escape.at_the_table import EVA, come_back, lucky_seeds, table_with
from tests.games.no_escape.tables import NORTH_EXIT, table
from tests.table.company import BEN, CAT, DAN, HOST, Company
from wayout.games.no_escape import GAME
from wayout.games.no_escape.actions import LetPass, PlaceTile, PlayAbort, Roll
from wayout.games.no_escape.events import WindowOpened
from wayout.kernel.codec import encode
from wayout.table.messages import Leave, TakeBack

PASS = LetPass()
NO_ABORT, ABORT = "hook corner corner", "ab_maze corner corner"
AT_ONCE = 40
"""Milliseconds after which a page answers by itself."""
LEAST, _ = WindowOpened.sealed_for
MOST = 1000 * GAME.timers["abort"]
"""As long as anybody has time to answer."""


class Came(NamedTuple):
    """A message with the moment at which it was told."""

    at: int
    message: dict[str, Any]


class Watch:
    """What comes to each of the others, and when."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.came: dict[str, list[Came]] = {}
        self._read: dict[str, int] = {}

    def look(self, guests: Sequence[str]) -> None:
        for guest in guests:
            inbox = self.company.inbox.get(guest, [])
            new = inbox[self._read.get(guest, 0) :]
            self._read[guest] = len(inbox)
            self.came.setdefault(guest, []).extend(Came(self.company.now, message) for message in new)

    def wait(self, milliseconds: int, guests: Sequence[str]) -> None:
        for _ in range(milliseconds // 10):
            self.company.wait(10)
            self.look(guests)


def world(bens_hand: str, *, seats: int = 4, bots: int = 0, seed: int | None = None) -> Company:
    """At the house's own pace. All that differs is a tile of Ben's."""
    hands = ["triple tee tee", bens_hand, *["tee tee corner"] * (seats - 2)]
    state = table(seats=seats, hands=hands, deck="single single single", discard="")
    company = table_with(state, pace=1.0, bots=bots, seed=seed)
    company.wait(10_000)
    company.inbox.clear()
    return company


def lay(company: Company) -> None:
    company.wish(HOST, PlaceTile("triple", NORTH_EXIT, 0), id="lay")


def answered_after(company: Company, delay: int, others: Sequence[str]) -> dict[str, list[Came]]:
    """The host lays a tile; the other pages answer by themselves, Ben after that time."""
    watch, seen = Watch(company), (HOST, *others, EVA)
    lay(company)
    watch.wait(AT_ONCE, seen)
    for guest in others:
        company.wish(guest, PASS, id=f"{guest} passes")
    watch.wait(delay - AT_ONCE, seen)
    company.wish(BEN, PASS, id="ben passes")
    watch.wait(8_000 - delay, seen)
    return watch.came


def seed_that_seals(seats: int, thinking: int) -> int:
    """With which the first window stays sealed for longer than that."""
    for seed in lucky_seeds(seats):
        company = world(NO_ABORT, seats=seats, seed=seed)
        lay(company)
        if sealed_for(company) > thinking:
            return seed
    raise AssertionError


@pytest.mark.parametrize("thinking", [650, 2_000, 2_900, 4_500])
@pytest.mark.parametrize(("seats", "others"), [(2, ()), (3, (CAT,)), (4, (CAT, DAN))])
def test_the_others_cannot_tell_a_page_that_passes_by_itself_from_somebody_who_held_an_abort(
    seats: int, others: tuple[str, ...], thinking: int
) -> None:
    """However long somebody thinks: a window that nobody could answer lasts as long often enough."""
    seed = seed_that_seals(seats, thinking)
    without, holds = world(NO_ABORT, seats=seats, seed=seed), world(ABORT, seats=seats, seed=seed)

    mail = answered_after(without, AT_ONCE, others), answered_after(holds, thinking, others)

    assert mail[0] == mail[1]
    assert {guest: [came.at for came in letters] for guest, letters in mail[0].items()}.keys() == {HOST, *others, EVA}
    assert [step.at for step in without.steps] == [step.at for step in holds.steps]
    assert without.view["window"] is None


def in_this_order(company: Company, *guests: str) -> dict[str, list[Came]]:
    """All pass while answers lie sealed, a while after each other."""
    watch, seen = Watch(company), (HOST, CAT, EVA)
    lay(company)
    for guest in guests:
        watch.wait(AT_ONCE, seen)
        company.wish(guest, PASS, id=f"{guest} passes")
    watch.wait(MOST, seen)
    return watch.came


def test_nobody_can_tell_whether_somebody_else_answered_before_or_after_them() -> None:
    """Or else whoever waits a little knows whether a page has passed by itself, or somebody thinks."""
    seed = seed_that_seals(3, 3 * AT_ONCE)
    without, holds = world(NO_ABORT, seats=3, seed=seed), world(ABORT, seats=3, seed=seed)

    assert in_this_order(without, BEN, CAT) == in_this_order(holds, CAT, BEN)


def bots_answer(company: Company) -> list[Came]:
    watch = Watch(company)
    lay(company)
    watch.wait(8_000, (HOST,))
    return watch.came[HOST]


def test_a_bot_answers_as_late_whatever_it_holds() -> None:
    """Ben's seat is a bot's here, which thinks this tile not worth an abort."""
    mail = [bots_answer(world(hand, seats=4, bots=3)) for hand in (NO_ABORT, ABORT)]

    assert mail[0] == mail[1]
    assert any(came.message["type"] == "letter" and came.message["view"]["window"] is None for came in mail[0])


def test_no_answer_is_opened_before_its_time_and_the_last_one_afterwards_at_once() -> None:
    company = world(ABORT)
    lay(company)
    opened = company.now
    for guest in (BEN, CAT):
        batch = company.wish(guest, PASS)
        assert batch.mail == []
    sealed = company.table.next_wake
    assert sealed is not None
    assert LEAST <= sealed - opened < MOST

    company.wait(sealed - opened - 1)
    assert len(company.steps) == 2
    company.wait(1)
    assert [step.at for step in company.steps[2:]] == [company.steps[-1].at] * 2
    assert company.view["window"] is not None
    company.wish(DAN, PASS)
    assert company.view["window"] is None


def test_how_long_answers_lie_sealed_differs_from_window_to_window_and_not_by_hands() -> None:
    lengths = []
    for hand in (NO_ABORT, ABORT):
        company = world(hand, seats=2)
        lay(company)
        times = [sealed_for(company)]
        company.wish(BEN, PASS)
        company.wait(MOST)
        company.wish(HOST, Roll())
        times.append(sealed_for(company))
        lengths.append(times)

    assert lengths[0] == lengths[1]
    assert all(one != other for one, other in pairwise(lengths[0]))


def sealed_for(company: Company) -> int:
    company.wish(BEN, PASS, id="early")
    assert company.table.next_wake is not None
    return company.table.next_wake - company.now


def test_an_abort_that_lies_sealed_works_when_it_is_opened() -> None:
    company = world(ABORT, seats=2)
    lay(company)
    company.wish(BEN, PlayAbort("ab_maze"))
    assert company.view["tiles"] != []

    company.wait(MOST)

    assert company.view["tiles"] == []


def test_a_tile_that_is_taken_back_takes_sealed_answers_with_it_and_nobody_is_scolded() -> None:
    company = world(NO_ABORT)
    lay(company)
    company.wish(BEN, PASS, id="early")

    company.send(HOST, TakeBack("back"))
    company.wait(2 * MOST)

    assert [mail["type"] for mail in company.inbox[BEN] if mail["type"] in ("granted", "refused")] == ["granted"]
    assert company.view["tiles"] == []
    lay_again = PlaceTile("tee", NORTH_EXIT, 0)
    company.wish(HOST, lay_again)
    assert company.view["window"]["waiting"] == [1, 2, 3]


def test_sealed_answers_that_were_lost_with_the_house_can_be_given_again() -> None:
    company = world(NO_ABORT, seats=2)
    lay(company)
    company.wish(BEN, PASS, id="pass")

    come_back(company, HOST, BEN, EVA)
    company.wish(BEN, PASS, id="pass")
    company.wait(2 * MOST)

    assert company.view["window"] is None


def wait_for_the_own_turn(company: Company) -> int:
    """Milliseconds of the game's clock from one own turn to the next."""
    company.wish(HOST, next_wish(company))
    own = 0
    while not (company.view["turn"] == 0 and own):
        if company.letter()["may"]:
            company.wish(HOST, next_wish(company))
        company.wait(100)
        own += company.view["turn"] != 0 and 100
    return own


def among_seven_bots() -> Company:
    hands = ["triple tee tee", *["tee tee corner"] * 4, *["triple corner hook"] * 3]
    return table_with(table(seats=8, hands=hands, side="2B", discard=""), pace=1.0, bots=7)


def test_seven_bots_take_less_than_a_minute_until_it_is_the_persons_turn_again() -> None:
    """NE-3.9, on the game's clock: windows of eight are as short as windows of two."""
    assert wait_for_the_own_turn(among_seven_bots()) < 60_000


def test_seven_bots_take_half_a_minute_for_one_person_who_is_watched_by_nobody() -> None:
    company = among_seven_bots()
    company.send(EVA, Leave())

    assert wait_for_the_own_turn(company) < 35_000


def next_wish(company: Company) -> Any:
    """Passes, or the first thing that may be done."""
    may = company.letter()["may"]
    return GAME.codec.action(encode(may[0] if may[0]["type"] != "skip_action" else may[-1]))
