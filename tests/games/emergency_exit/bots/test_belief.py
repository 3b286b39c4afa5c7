"""EEO-11: what a bot makes of its memory."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.emergency_exit.bots.letters import late
from tests.games.emergency_exit.tables import table, tiles
from wayout.games.emergency_exit.bots.belief import Belief, believe, filled
from wayout.games.emergency_exit.bots.memory import GAP
from wayout.games.emergency_exit.reveal import reveal_of
from wayout.games.emergency_exit.tiles import PLAYABLE
from wayout.kernel.chance import NoLuck, Seeded

PILES = st.permutations(PLAYABLE).flatmap(lambda order: st.integers(1, 20).map(lambda height: order[:height]))


def belief_of(entries: Sequence[int], guesses: int = 40, floor: str = "", seed: int = 1, **options: str) -> Belief:
    view = late("", floor=floor, options=dict(options)).view
    unseen = [tile for tile in PLAYABLE if tile not in entries]
    return believe(entries, view, unseen, guesses, Seeded(seed))


@given(PILES, st.sampled_from(["", "five_faces", "too_far same_face", "long_corridor no_crossing no_retreat"]))
def test_who_remembers_everything_knows_whether_the_group_is_lost(pile: list[int], floor: str) -> None:
    state = table("", floor=floor)
    state.pile = pile

    belief = believe(pile, late("", floor=floor).view, [], 5, NoLuck())

    assert belief.lost_share == float(reveal_of(state).lost_at is not None)


def test_the_tables_choice_of_what_a_repeat_copies_counts() -> None:
    pile = tiles("L DR L L L RP")

    assert belief_of(pile).lost_share == 1.0
    assert belief_of(pile, repeat_copies="last_walked").lost_share == 0.0


def test_a_loss_before_the_first_gap_is_certain() -> None:
    assert belief_of([*tiles("L L L"), GAP, GAP]).lost_share == 1.0


def test_a_gap_leaves_doubt() -> None:
    doubt = belief_of([*tiles("S L"), GAP, *tiles("L4 L5")]).lost_share

    assert 0.0 < doubt < 1.0


def test_the_more_gaps_the_less_a_safe_route_is_believed_in() -> None:
    safe = tiles("S1 X1 R1 S2 L1 X2 R2 S3 L2 X3")

    shares = [belief_of([*safe[: len(safe) - gaps], *[GAP] * gaps], 400).lost_share for gaps in (0, 3, 6, 9)]

    assert shares[0] == 0.0
    assert shares == sorted(shares)
    assert shares[-1] > 0.2


@given(st.lists(st.sampled_from([GAP, *PLAYABLE]), max_size=15, unique_by=lambda tile: tile or object()), st.integers())
def test_gaps_are_filled_with_tiles_that_lie_nowhere_else(entries: list[int], seed: int) -> None:
    unseen = [tile for tile in PLAYABLE if tile not in entries]

    guess = filled(entries, unseen, Seeded(seed))

    assert all(entry in (GAP, tile) for entry, tile in zip(entries, guess, strict=True))
    assert len(set(guess)) == len(guess)
    assert GAP not in guess


@pytest.mark.parametrize(("tile", "alive"), [("L3", 0), ("S1", 1), ("R1", 1)])
def test_laying_one_more_tile_in_mind(tile: str, alive: int) -> None:
    belief = belief_of(tiles("L1 L2"))

    assert len(belief.survival(tiles(tile)[0])) == alive
    assert belief.alive[0].places == belief_of(tiles("L1 L2")).alive[0].places


def test_a_place_from_which_most_tiles_fail_is_perilous() -> None:
    chance = Seeded(1)
    open_country = belief_of(tiles("S1"))
    corner = belief_of(tiles("L1 L2"))
    lefts = Belief(corner.alive, 1, tiles("L3 L4 L5"), corner.lost)

    assert lefts.peril(lefts.alive, chance, 20) == 1.0
    assert open_country.peril(open_country.alive, chance, 20) == 0.0
    assert open_country.peril([], chance, 20) == 0.0
