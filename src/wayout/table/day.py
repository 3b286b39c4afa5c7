"""A table for the day's maze: its terms stand, its luck is the day's, and whoever begins has begun their one try."""

import hashlib
import hmac
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from wayout.kernel.codec import encode
from wayout.kernel.day import DayMaze
from wayout.kernel.game import Game, Result
from wayout.kernel.options import complete
from wayout.store.rows import TryEnded, TrySpent
from wayout.table.document import DEFAULT_GRACE, LIVE_GRACE, NO_STAND_IN, DayDoc, Document
from wayout.table.lobby import new_document
from wayout.table.messages import Gone
from wayout.table.post import Post
from wayout.table.refusals import refuse
from wayout.table.screens import send_unwelcome_away
from wayout.table.seating import resize

if TYPE_CHECKING:
    from wayout.table.core import Core
    from wayout.table.house import House

DAY: Final = 24 * 3600 * 1000


def date_of(time: int) -> str:
    """The day of Unix milliseconds, which begins at midnight in UTC."""
    return datetime.fromtimestamp(time / 1000, UTC).date().isoformat()


def left_of_day(time: int) -> int:
    """Milliseconds until the next one."""
    return DAY - time % DAY


def name_of(game: str, maze: str) -> str:
    """Of a maze among all of the house."""
    return f"{game} {maze}"


def seed_of(key: bytes, date: str, game: str, maze: str) -> str:
    """Whoever has not the key cannot tell it, from however many other days' mazes."""
    told = f"maze of the day/{date}/{name_of(game, maze)}".encode()
    return hmac.new(key, told, hashlib.sha256).hexdigest()


def maze_of(doc: Document, game: Game[Any, Any]) -> DayMaze:
    maze = None if doc.day is None else game.maze(doc.day.maze)
    assert maze is not None
    return maze


def day_document(code: str, game: Game[Any, Any], maze: DayMaze, host: str) -> Document:
    doc = new_document(code, game, host)
    doc.options = complete(game.options, maze.options)
    doc.day = DayDoc(maze.id)
    doc.grace, doc.spectators = NO_STAND_IN, False
    resize(doc, max(maze.seats))
    return doc


def must_be_free(doc: Document) -> None:
    """Its terms are everybody's, and there is nothing to go back to."""
    if doc.day is not None:
        raise refuse("of_the_day")


def goes_on_alone(core: "Core") -> bool:
    """A try of real time is waited for no longer than all who drop from a match: to be gone is no pause to think in.
    Who has not come yet is waited for."""
    return core.doc.day is not None and core.game.live and core.presence.alone_since is not None


def begin_day(core: "Core", post: Post, now: int) -> None:
    """Which day's it is says the moment of the start. Whoever does not play has not tried it yet, and may not look."""
    doc, house = core.doc, core.house
    assert doc.day is not None
    for guest in [one.id for one in doc.guests if all(seat.guest != one.id for seat in doc.seats)]:
        core.drop_guest(post, guest, now)
        post.tell(guest, Gone("not_allowed"))
    send_unwelcome_away(core, post)
    resize(doc, sum(seat.kind == "guest" for seat in doc.seats))
    date = date_of(house.time_of_day(now))
    doc.day = DayDoc(doc.day.maze, date, seed_of(house.day_key, date, doc.game, doc.day.maze))


def spend_tries(doc: Document, post: Post) -> None:
    assert doc.day is not None
    assert doc.match is not None
    maze = name_of(doc.game, doc.day.maze)
    guests = [seat.guest for seat in doc.seats if seat.guest is not None]
    post.rows += [TrySpent(doc.day.date, maze, guest, doc.match, doc.code) for guest in guests]


def end_tries(doc: Document, game: Game[Any, Any], state: Any, result: Result, post: Post) -> None:
    if doc.day is not None and doc.match is not None:
        feat = maze_of(doc, game).feat(state, bool(result.winners))
        post.rows.append(TryEnded(doc.match, encode(feat)))


def forget_day(doc: Document, live: bool) -> None:
    """The next match at this table is like any other."""
    if doc.day is None:
        return
    doc.day, doc.spectators = None, True
    doc.grace = LIVE_GRACE if live else DEFAULT_GRACE


def todays_maze(house: "House", game_id: str, maze: str) -> DayMaze:
    if game_id not in house.games:
        raise refuse("unknown_game")
    found = house.games[game_id].maze(maze)
    if found is None:
        raise refuse("no_such_maze")
    return found
