"""A table by its code as somebody typed it. Whoever tries out codes or tokens soon has to wait."""

from wayout.server import codes
from wayout.server.desk import Desk
from wayout.server.office import Office
from wayout.server.problems import Denied


async def find(office: Office, address: str, typed: str) -> Desk | None:
    """A guess is paid for before it is looked up, and given back if it was none."""
    guesses = office.guard.guesses.of(address)
    if not guesses.take():
        raise Denied(429, "too_fast")
    code = codes.read_code(typed)
    desk = None if code is None else await office.hub.find(code)
    if desk is not None:
        guesses.give_back()
    return desk


def must_not_be_guessing(office: Office, address: str) -> None:
    if not office.guard.guesses.of(address).has_one:
        raise Denied(429, "too_fast")


def was_wrong(office: Office, address: str) -> None:
    office.guard.guesses.take(address)
