"""While all are asked whether the match is to go on, nobody's time to think runs, and bots wait. In real time, and by
post, where a vote may take days, everything goes on until all have agreed."""

from typing import TYPE_CHECKING, Final

from wayout.table.messages import RequestKind
from wayout.table.post import Post

if TYPE_CHECKING:
    from wayout.table.core import Core

ABOUT_THE_MATCH: Final[tuple[RequestKind, ...]] = ("pause", "restart", "end")
MOST_ASKED: Final = 60_000
"""Milliseconds of a match for which everybody's time stands still for votes, all of them together: whoever asks without
end wins no more time than that."""


def mind_the_question(core: "Core", post: Post, now: int) -> None:
    """Everybody is told how much time there is now."""
    playing, doc, holds = core.playing, core.doc, holds_up(core, now)
    if playing is None or holds == (core.asked_since is not None):
        return
    if core.asked_since is None:
        core.asked_since = now
        playing.clock.stop(now)
    else:
        doc.stood_asked += now - core.asked_since
        core.asked_since = None
        core.run_clock(now)
        post.must_save = True
    if doc.status == "playing":
        playing.tell_clocks(post, now)


def holds_up(core: "Core", now: int) -> bool:
    doc, request = core.doc, core.doc.request
    if core.game.live or doc.by_post or doc.status != "playing":
        return False
    return request is not None and request.kind in ABOUT_THE_MATCH and now < held_until(core, now)


def held_until(core: "Core", now: int) -> int:
    since = now if core.asked_since is None else core.asked_since
    return since + MOST_ASKED - core.doc.stood_asked


def question_times(core: "Core", now: int) -> list[int]:
    """When everybody's time runs again although the vote is still open, in Unix milliseconds."""
    return [] if core.asked_since is None else [held_until(core, now)]
