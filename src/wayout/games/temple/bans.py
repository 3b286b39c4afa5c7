"""What modules keep an adventurer from where he stands, so that whoever wants to do it is told why at once."""

from collections.abc import Iterator

from wayout.games.temple.seam import CLAIM, DISCOVER, ENTER, ESCAPE, GEMS, LIFT, MASK, ROLL, forbidden
from wayout.games.temple.state import NO_NODE, START, State
from wayout.games.temple.view_types import BanView
from wayout.kernel.seats import SPECTATOR, Viewer


def ban_views(state: State, viewer: Viewer) -> list[BanView]:
    """Nothing for one who is out, or only watches."""
    if viewer is SPECTATOR or state.figures[viewer] < START:
        return []
    found = ((deed, to, forbidden(state, viewer, deed, to)) for deed, to in deeds_at(state, state.figures[viewer]))
    return [BanView(deed, to, why) for deed, to, why in found if why is not None]


def deeds_at(state: State, node: int) -> Iterator[tuple[str, int | None]]:
    yield from ((deed, None) for deed in (ROLL, DISCOVER, MASK, LIFT, ESCAPE))
    yield from ((deed, node) for deed in (GEMS, CLAIM))
    yield from ((ENTER, to) for to in state.links[node * 4 : node * 4 + 4] if to != NO_NODE)
