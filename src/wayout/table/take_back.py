"""How far a seat may go back: computed from who learned what, the same for every game."""

from typing import Final, NamedTuple

from wayout.kernel.seats import SPECTATOR, Seat, Viewer
from wayout.table.match import Match
from wayout.table.messages import TakeBackOffer

MOST_BACKS: Final = 10
"""Of one seat before everybody learns something again: each gives its time back, and is kept in the record."""


class Way(NamedTuple):
    """Back to how things stood after the step of this number; alone, or only if all agree."""

    back_to: int
    free: bool
    undoes: int | None = None
    """Or the one step that is undone, while all since then stand."""


def way_back(match: Match, seat: Seat) -> Way | None:
    """To before this seat's last own step. Free if nobody learned anything from it and this seat was told of nothing
    since but that others have answered in secret: their answers go with it. An answer of its own in secret is undone
    alone, and whatever was answered in secret or said beside it since stays. What it did beside the question is undone
    alone too, so that no time is gained. What a timer or a bot chose for the seat is not its own. Steps before the
    newest snapshot are out of reach, and so is everything for a seat that has gone back and forth too often."""
    if match.result is not None or match.game.live or match.is_a_try or match.progress.backs.get(seat, 0) >= MOST_BACKS:
        return None
    answer = own_secret(match, seat)
    if answer is not None:
        return Way(answer - 1, True, answer)
    for index in range(len(match.standing) - 1, -1, -1):
        kept = match.standing[index]
        if kept.step.seat == seat and kept.step.by == "player":
            back_to = match.standing[index - 1].step.number if index else match.base_number
            later = match.standing[index + 1 :]
            free = not kept.news and all(other.is_secret or not other.is_told_to(seat) for other in later)
            if free and kept.is_beside:
                return Way(back_to, True, kept.step.number)
            return Way(back_to, free) if free or match.game.take_back_by_vote else None
    return None


def own_secret(match: Match, seat: Seat) -> int | None:
    """The number of this seat's newest answer in secret, if all since then might as well have come before it."""
    for kept in reversed(match.standing):
        if not kept.is_beside:
            return None
        if kept.is_secret and kept.step.seat == seat and kept.step.by == "player":
            number: int = kept.step.number
            return number
    return None


def offer(match: Match, viewer: Viewer) -> TakeBackOffer:
    way = None if viewer is SPECTATOR else way_back(match, viewer)
    return TakeBackOffer(free=way is not None and way.free, ask=way is not None and not way.free)
