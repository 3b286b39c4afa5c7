"""Play on from here: a record cut at a step becomes the beginning of a new match."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wayout.kernel.game import Game
from wayout.kernel.record import Header, Step, standing_steps, state_after
from wayout.table.document import Document, Fork
from wayout.table.refusals import refuse
from wayout.table.rules_age import must_be_of_these_rules
from wayout.table.seating import bot_seat


def cut(games: Mapping[str, Game[Any, Any]], header: Header, steps: list[Step], number: int) -> Fork:
    """The steps that stand after that number, counted anew. Refuses what cannot be played on."""
    game = games.get(header.game)
    if game is None:
        raise refuse("unknown_game")
    must_be_of_these_rules(header, game)
    if number not in range(len(steps)):
        raise refuse("no_such_step", steps=len(steps))
    standing = standing_steps(steps[: number + 1])
    renumbered = [replace(step, number=new, wish=None) for new, step in enumerate(standing)]
    if game.result(state_after(game, header, renumbered)) is not None:
        raise refuse("nothing_left_to_play")
    return Fork.of(header, renumbered)


def bots_of(header: Header) -> list[str | None]:
    """By seat: how strong the bot was that had it; nothing for people, and where the record does not say."""
    known = header.about.get("bots", ())
    return [*known, *(None for _ in range(header.seats - len(known)))]


def seat_for_the_host(header: Header) -> int:
    """The first that was no bot's."""
    return next((number for number, bot in enumerate(bots_of(header)) if bot is None), 0)


def seat_the_bots(doc: Document, header: Header, game: Game[Any, Any]) -> None:
    """What was a bot's is one's again, and the seats of other people wait for somebody. Whoever was alone among bots is
    not hurried, as at a table that was opened to play at once."""
    bots = bots_of(header)
    doc.unhurried_alone = not game.live and 1 == bots.count(None) < len(bots)
    for number, strength in enumerate(bots):
        if strength is not None and doc.seats[number].kind == "open":
            doc.seats[number] = bot_seat(doc, strength if strength in game.bots else game.standard_bot)
