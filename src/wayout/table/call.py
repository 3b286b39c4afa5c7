"""Who sent a message, and what they may send just now."""

from typing import NamedTuple

from wayout.table.core import Core
from wayout.table.playing import Playing
from wayout.table.post import Post
from wayout.table.refusals import refuse


class Call(NamedTuple):
    """Who sent a message, when, over which link; and where the answer goes."""

    core: Core
    post: Post
    guest: str
    link: str | None
    now: int
    heard: int
    """When it reached the house, which may be a moment ago."""


def only_host(call: Call) -> None:
    if call.core.doc.host != call.guest:
        raise refuse("not_host")


def only_gathering(call: Call) -> None:
    if call.core.doc.status != "gathering":
        raise refuse("not_gathering")


def only_playing(call: Call) -> Playing:
    if call.core.playing is None:
        raise refuse("no_match")
    return call.core.playing


def only_host_gathering(call: Call) -> None:
    only_host(call)
    only_gathering(call)
