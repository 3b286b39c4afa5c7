"""A table by its code: guesses are paid for, also those that come all at once."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest

from tests.server.company import ANNA
from wayout.server.finding import find
from wayout.server.hub import Hub
from wayout.server.limits import Guard, Limits
from wayout.server.office import Office
from wayout.server.problems import Denied
from wayout.table.allowance import Rate

ADDRESS = "::1"
WRONG = ("AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", "no code")


@pytest.fixture
def office(hub: Hub) -> Office:
    """Where two guesses are free, and no more for ever."""
    return cast(Office, SimpleNamespace(hub=hub, guard=Guard(Limits(guesses_per_address=Rate(0, 2)))))


async def test_guesses_that_come_all_at_once_are_counted_one_by_one(office: Office) -> None:
    answers = await asyncio.gather(*(find(office, ADDRESS, code) for code in WRONG), return_exceptions=True)

    assert answers[:2] == [None, None]
    assert [str(answer) for answer in answers[2:]] == ["too_fast"] * 3


async def test_a_code_that_is_right_is_no_guess(office: Office) -> None:
    code = await office.hub.create("emergency_exit", ANNA)

    for _ in range(5):
        desk = await find(office, ADDRESS, code)
        assert desk is not None
        assert desk.table.code == code
    assert await find(office, ADDRESS, WRONG[0]) is None
    assert await find(office, ADDRESS, WRONG[1]) is None
    with pytest.raises(Denied):
        await find(office, ADDRESS, code)
