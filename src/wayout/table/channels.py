"""Where guests may talk: with all at the table, or where the rules let some seats talk among themselves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wayout.kernel.play import IllegalAction
from wayout.kernel.seats import SPECTATOR, Seat, Viewer
from wayout.kernel.talk import TABLE, Channel, at_table
from wayout.table.document import Document
from wayout.table.match import Match
from wayout.table.people import seat_of
from wayout.table.refusals import refuse

if TYPE_CHECKING:
    from wayout.table.core import Core

ONLY_TABLE: Final = (at_table(),)


def channels_of(match: Match | None, viewer: Viewer) -> Sequence[Channel]:
    """Rules bind those at the table only as long as a match goes on."""
    if match is None or match.game.channels is None or match.result is not None:
        return ONLY_TABLE
    return match.game.channels(match.state, viewer)


def ids_of(match: Match, viewer: Viewer) -> list[str]:
    offered = channels_of(match, viewer)
    return [TABLE] if offered is ONLY_TABLE else [channel.id for channel in offered]


def channel_to_talk(core: "Core", guest: str, id: str = TABLE) -> Channel:
    """Refuses what is not offered to this guest, and where the rules forbid it to talk."""
    seat, playing = seat_of(core.doc, guest), core.playing if core.doc.in_match else None
    offered = channels_of(None if playing is None else playing.match, SPECTATOR if seat is None else Seat(seat))
    channel = next((channel for channel in offered if channel.id == id), None)
    if channel is None:
        raise refuse("unknown_channel", channel=id)
    if channel.silent is not None:
        raise IllegalAction(channel.silent)
    return channel


def may_talk(core: "Core", guest: str) -> None:
    """With all at the table; refuses if the rules forbid it."""
    channel_to_talk(core, guest)


def readers_of(doc: Document, channel: Channel, speaker: str) -> tuple[str, ...] | None:
    """Who may read what is said there now, also later: whoever sits in the readers' seats at this moment."""
    if channel.readers is None:
        return None
    seated = (doc.seats[seat].guest for seat in sorted(channel.readers) if seat < len(doc.seats))
    return tuple(sorted({speaker, *(guest for guest in seated if guest is not None)}))
