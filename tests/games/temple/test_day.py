"""The day's maze: out of the temple alone, and what a try counts."""

from typing import Any

from wayout.games.temple import GAME
from wayout.games.temple.clock import ends_at
from wayout.games.temple.day import feat
from wayout.kernel.chance import Seeded
from wayout.kernel.episode import Episode
from wayout.kernel.options import complete


def opened() -> Any:
    episode = Episode(GAME, GAME.first_state(1, complete(GAME.options, {})), Seeded("the day's"))
    episode.open()
    return episode.state


def ended(left: int, gems: int) -> Any:
    state = opened()
    state.starts_at = 4_000
    state.ended_at = (ends_at(state) or 0) - left
    state.gems_taken = gems
    return state


def test_tmp_5_0_who_is_out_sooner_is_ahead_and_of_equals_who_lit_more() -> None:
    soon, late, rich = feat(ended(90_900, 3), True), feat(ended(90_000, 2), True), feat(ended(60_000, 7), True)

    assert soon.rank > late.rank > rich.rank
    assert (soon.facts["seconds"], soon.done, soon.of) == (90, 3, 7)


def test_tmp_5_0_who_is_buried_is_behind_all_who_are_out_and_has_no_time_left() -> None:
    buried, out = feat(ended(90_000, 7), False), feat(ended(1_000, 0), True)

    assert out.rank > buried.rank > feat(ended(90_000, 6), False).rank
    assert buried.facts["seconds"] == 0


def test_tmp_5_0_the_chambers_beside_the_start_were_not_found() -> None:
    assert feat(opened(), False).facts["chambers"] == 0
