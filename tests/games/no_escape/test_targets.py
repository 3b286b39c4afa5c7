"""On large random boards: the targets that are listed are exactly those that are not refused."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.no_escape.grown import grown
from tests.games.no_escape.tables import A
from wayout.games.no_escape.catalogue import ACTION_TILES


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 1_000_000), st.integers(4, 24))
def test_listed_is_what_is_not_refused(seed: int, tiles: int) -> None:
    state = grown(seed, tiles)
    assert state.board.is_valid()
    for kind in ACTION_TILES.values():
        if kind.aborts is not None:
            continue
        listed = list(kind.listed(state, A))
        allowed = [one for one in kind.thinkable(state, A) if kind.refuses(state, A, one) is None]
        assert len(set(listed)) == len(listed), kind.id
        assert set(listed) == set(allowed), kind.id
