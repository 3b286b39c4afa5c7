"""The reveal: the pile becomes the true route, and the LOST groups are judged (EEO-4, EEO-7)."""

from wayout.games.emergency_exit.catalogue import FLOOR_CARDS
from wayout.games.emergency_exit.state import LAST_WALKED, TOGETHER, State
from wayout.games.emergency_exit.view import Group, Laid, Pass, Reveal
from wayout.games.emergency_exit.walk import Walk, cell_of
from wayout.kernel.seats import Seat


def reveal_of(state: State) -> Reveal:
    """What the pile truly says; changes nothing."""
    walk = Walk(state.repeat_copies == LAST_WALKED)
    reason = walk_until_lost(walk, state.pile, state.floor_up)
    laid = len(walk.places)
    lost_at = None if reason is None else laid
    groups = judged_groups(state, lost_at)
    return Reveal(
        route=laid_out(walk, state.pile),
        rest=tuple(state.pile[laid:]),
        lost_at=lost_at,
        reason=reason,
        lost_cell=None if reason is None else cell_of(walk.failed_at or walk.places[-1]),
        groups=groups,
        points=points_together(state, walk, lost_at) if state.mode == TOGETHER else points(state, lost_at, groups),
    )


def walk_until_lost(walk: Walk, pile: list[int], floor: list[str]) -> str | None:
    """Lay the pile out tile by tile; why the group is lost at the last tile laid, or nothing (EEO-5)."""
    cards = [FLOOR_CARDS[card] for card in floor]
    for tile in pile:
        walk.lay(tile)
        for card in cards:
            if card.is_lost(walk):
                return walk.failure or card.id
    return None


def laid_out(walk: Walk, pile: list[int]) -> tuple[Laid, ...]:
    ends = [*walk.starts, len(walk.steps)][1:]
    return tuple(
        Laid(
            tile=pile[number],
            cell=cell_of(walk.places[number]),
            rot=walk.headings[number],
            walked=tuple(Pass(cell_of(one >> 4), one >> 2 & 3, one & 3) for one in walk.steps[start:end]),
        )
        for number, (start, end) in enumerate(zip(walk.starts, ends, strict=True))
    )


def judged_groups(state: State, lost_at: int | None) -> tuple[Group, ...]:
    """EEO-7: right is the first group laid when the group was lost already, and no other."""
    members: list[list[Seat]] = [[] for _ in state.group_depths]
    for seat, group in zip(state.lost_seats, state.lost_groups, strict=True):
        members[group].append(seat)
    right = None
    if lost_at is not None:
        right = next((group for group, depth in enumerate(state.group_depths) if depth >= lost_at), None)
    return tuple(Group(depth, tuple(members[group]), group == right) for group, depth in enumerate(state.group_depths))


def points(state: State, lost_at: int | None, groups: tuple[Group, ...]) -> tuple[int, ...]:
    """EEO-7: each member of the right group; if the route never fails, each who kept LOST. Not those who left."""
    if lost_at is None:
        return tuple(int(holds) for holds in state.holds)
    right = {seat for group in groups if group.right for seat in group.members}
    return tuple(int(seat in right and in_game) for seat, in_game in enumerate(state.in_game))


def points_together(state: State, walk: Walk, lost_at: int | None) -> tuple[int, ...]:
    """EEO-11: one for everybody if the route holds and its last tile stands on the exit."""
    found = lost_at is None and bool(walk.places) and cell_of(walk.places[-1]) == state.goal
    return tuple(int(found and in_game) for in_game in state.in_game)
