"""What follows when all have agreed."""

from typing import TYPE_CHECKING, Final

from wayout.kernel.game import Result
from wayout.kernel.play import IllegalAction
from wayout.kernel.seats import Seat
from wayout.table.another_game import change_game
from wayout.table.document import RequestDoc
from wayout.table.messages import Lapsed
from wayout.table.next_match import begin_next
from wayout.table.post import Post
from wayout.table.requests import agreed, let_lapse, voters

if TYPE_CHECKING:
    from wayout.table.core import Core

BROKEN_OFF: Final = Result("broken_off", (), ())
"""How a match ends that all agree to end: its rules are not asked, and no game has an outcome of that name."""


def settle_request(core: "Core", post: Post, now: int) -> None:
    before = core.doc.request
    request = agreed(core.doc, core.presence, now)
    tell_of_the_lapse(core, post, now)
    asked = [] if core.doc.request is None else voters(core.doc, core.presence, now)
    if before is not core.doc.request or asked != core.asked:
        post.around_changed = True
    core.asked = asked
    if request is not None:
        settle(core, request, post, now)


def tell_of_the_lapse(core: "Core", post: Post, now: int) -> None:
    request = let_lapse(core.doc, now)
    if request is not None:
        for reader in core.presence.readers:
            post.tell(reader, Lapsed(request.by))


def settle(core: "Core", request: RequestDoc, post: Post, now: int) -> None:
    if request.kind == "game" and request.game is not None:
        agree_on_game(core, request, request.game)
    if core.playing is None:
        return
    if request.kind == "pause":
        core.pause(post, now)
    elif request.kind == "resume":
        core.resume(post, now)
    elif request.kind == "take_back":
        core.playing.take_back(post, Seat(request.by), request.wish, request.back_to, now)
    elif request.kind == "end":
        core.playing.end(post, BROKEN_OFF, now)
        core.gather_again()
    elif request.kind == "restart":
        core.playing.end(post, BROKEN_OFF, now)
        begin_next(core, post, now, (), ())


def agree_on_game(core: "Core", request: RequestDoc, game: str) -> None:
    """Those who voted are ready; meanwhile more people may have sat down than can play it."""
    ready = tuple(guest for seat in request.yes if (guest := core.doc.seats[seat].guest) is not None)
    try:
        change_game(core, game, ready)
    except IllegalAction:
        return
