"""Big screens: each shows the whole table what all may see, whoever opened it. A screen is nobody: it has no name, no
seat and no voice, and nobody is here because of it."""

from typing import TYPE_CHECKING, Final

from wayout.kernel.play import IllegalAction
from wayout.table.document import Document
from wayout.table.messages import Gone, Refused
from wayout.table.people import guest_of
from wayout.table.post import Post
from wayout.table.presence import PUBLIC
from wayout.table.refusals import refuse

if TYPE_CHECKING:
    from wayout.table.core import Core

MOST_SCREENS: Final = 8
"""At one table."""
MOST_OF_ONE: Final = 3
"""In the browser of one guest."""


def must_be_welcome(doc: Document, guest: str) -> None:
    """Whose browser may show the table: as with spectators, but whoever is at the table may always."""
    if guest in doc.banned:
        raise refuse("removed")
    if not doc.spectators and guest_of(doc, guest) is None:
        raise refuse("spectators_not_allowed")


def admit(core: "Core", post: Post, guest: str) -> None:
    """Whoever is at the table need not stand back behind screens of strangers."""
    must_be_welcome(core.doc, guest)
    screens = core.presence.screens
    if sum(by == guest for by in screens.values()) >= MOST_OF_ONE:
        raise refuse("table_full")
    if len(screens) >= MOST_SCREENS:
        make_room(core, post, guest)


def make_room(core: "Core", post: Post, guest: str) -> None:
    """The oldest of a stranger goes, for one of a guest of the table."""
    doc, screens = core.doc, core.presence.screens
    oldest = next((link for link, by in screens.items() if guest_of(doc, by) is None), None)
    if oldest is None or guest_of(doc, guest) is None:
        raise refuse("table_full")
    turn_away(post, oldest, refuse("table_full"))
    core.presence.drop_screen(oldest)


def turn_away(post: Post, link: str, error: IllegalAction) -> None:
    refusal = error.refusal
    post.tell(PUBLIC, Refused(refusal.code, refusal.rule, refusal.facts), link)
    post.tell(PUBLIC, Gone("removed" if refusal.code == "removed" else "not_allowed"), link)


def send_unwelcome_away(core: "Core", post: Post) -> None:
    """Nobody can ask a screen who it is: so a change of mind about spectators holds for those that are on, too."""
    for link, guest in list(core.presence.screens.items()):
        try:
            must_be_welcome(core.doc, guest)
        except IllegalAction as error:
            turn_away(post, link, error)
            core.presence.drop_screen(link)
