"""The constellation chamber: TMP-5.12."""

import pytest

from tests.games.temple.bots.minds import decided
from tests.games.temple.quests.quest_tables import find, questing
from tests.games.temple.tables import (
    EASTERN,
    HOME,
    NORTH,
    ONE,
    THREE,
    TWO,
    WEST,
    WESTERN,
    do,
    lay,
    refused,
    show,
    stand,
)
from wayout.games.temple import seam
from wayout.games.temple.actions import Leave, Roll
from wayout.games.temple.bots.atlas import Atlas
from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.quest_chambers.chambers.constellation import (
    AlignStars,
    StarsAligned,
    crew,
    posts,
    stars,
)
from wayout.games.temple.modules.quests.events import QuestDone
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import Deed
from wayout.games.temple.state import SEATS, State
from wayout.games.temple.view import view

STARS = 3
THREE_GEMS, ONE_GEM, EXIT = 4, 5, 6
PLACES = [STARS, HOME, THREE_GEMS, ONE_GEM, EXIT, WESTERN]
"""Where the adventurers stand, by seat."""


def sky(seats: int) -> State:
    """All places are in the temple, and everybody stands right; the first has two keys."""
    state = questing(*["....."] * seats, quests=("constellation",), quest_chambers=True)
    find(state, "constellation")
    assert lay(state, EASTERN, 1, "gems_key_a") == THREE_GEMS
    assert lay(state, WESTERN, NORTH, "b01") == ONE_GEM
    assert lay(state, WESTERN, WEST, "exit") == EXIT
    show(state, ONE, "KK...")
    return stand(state, *PLACES[:seats])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_5_12_two_keys_when_everybody_stands_in_the_place_of_a_star(seats: int) -> None:
    state = sky(seats)

    assert AlignStars() in legal(state, ONE)
    assert do(state, ONE, AlignStars()) == [StarsAligned(ONE, (0, 1), 1_000), QuestDone("constellation", 0)]
    assert state.last_act[ONE] == 1_000


@pytest.mark.parametrize(("seats", "missing"), [(seats, seat) for seats in range(2, 6) for seat in range(1, seats)])
def test_5_12_every_place_of_the_table_must_have_somebody(seats: int, missing: int) -> None:
    state = sky(seats)
    state.figures[missing] = 2 * EASTERN

    refusal = refused(state, ONE, AlignStars())

    assert (refusal.code, refusal.rule, refusal.facts) == ("stars_not_aligned", "TMP-5.12", {"n": 1})
    assert AlignStars() not in legal(state, ONE)


def test_4_14_bots_take_the_places_with_the_shortest_ways_in_all() -> None:
    """Who stands in a place stays there, although another place is nearer to him than to anybody else."""
    state = stand(sky(3), THREE_GEMS, HOME, WESTERN)

    assert posts_of(state) == {ONE: 2 * THREE_GEMS, TWO: 2 * STARS, THREE: 2 * HOME}


def test_4_14_bots_on_their_way_keep_their_places() -> None:
    state = stand(sky(5), *[HOME] * 5)
    places = posts_of(state)

    for seat, node in places.items():
        atlas = Atlas(view(state, ONE).chambers)
        if node != 2 * HOME:
            state.figures[seat] = atlas.joined[2 * HOME][atlas.side_towards(2 * HOME, node)]
        assert posts_of(state) == places


def test_4_14_bots_in_their_places_roll_for_a_golden_mask_and_then_wait() -> None:
    """Black masks are all that further rolls could bring."""
    state = stand(sky(3), STARS, HOME, EASTERN)
    state.depot = 0
    show(state, TWO, "AAKT.")
    assert isinstance(decided(state, TWO), Roll)

    show(state, TWO, "GAKT.")

    assert decided(state, TWO) is None
    assert decided(state, ONE) is None
    stand(state, STARS, HOME, THREE_GEMS)
    assert decided(state, ONE) == AlignStars()


def test_4_14_bots_do_not_put_it_off_when_nobody_has_far_to_go() -> None:
    """There are gems and time enough for it later."""
    state = stand(sky(3), STARS, HOME, EASTERN)
    far = lay(state, lay(state, ONE_GEM, NORTH, "b13"), NORTH, "b09")
    state.depot = 9
    assert crew_of(state) == [ONE, TWO, THREE]

    stand(state, STARS, HOME, far)

    assert crew_of(state) == []


def crew_of(state: State) -> list[int]:
    seen = view(state, ONE)
    return sorted(crew(Scene(seen, Atlas(seen.chambers), ONE, 1_000)))


def posts_of(state: State) -> dict[int, int]:
    seen = view(state, ONE)
    return posts(Scene(seen, Atlas(seen.chambers), ONE, 1_000))


def test_5_12_the_sixth_is_free() -> None:
    state = sky(6)
    stand(state, *PLACES[:5], HOME)

    assert AlignStars() in legal(state, ONE)


def test_5_12_it_is_the_one_in_the_chamber_who_pays_and_alone() -> None:
    state = sky(3)
    show(state, ONE, "K....")
    show(state, TWO, "KKKK.")

    assert refused(state, ONE, AlignStars()).code == "cannot_pay"
    assert refused(state, TWO, AlignStars()).code == "no_such_quest_here"
    assert AlignStars((0, 1)).deed(state, ONE) == Deed("constellation", ONE, 2 * STARS, (0, 1))


def test_5_12_gems_may_be_lit_or_not() -> None:
    state = sky(4)
    for chamber in (THREE_GEMS, ONE_GEM):
        old = state.chambers[chamber]
        state.chambers[chamber] = type(old)(old.tile, old.x, old.y, old.turned, old.doors, gems_done=1)

    assert AlignStars() in legal(state, ONE)


def test_5_12_whoever_has_left_leaves_no_empty_place() -> None:
    state = sky(3)
    do(state, SEATS[2], Leave())

    assert AlignStars() in legal(state, ONE)
    do(state, TWO, Leave())
    assert AlignStars() in legal(state, ONE)


def test_5_12_a_torch_makes_a_chamber_a_start_and_each_serves_for_one_place(monkeypatch: pytest.MonkeyPatch) -> None:
    state = sky(3)
    hooks = seam.hooks(state)
    monkeypatch.setattr(hooks, "starts", (lambda state: (2 * THREE_GEMS,),))
    stand(state, STARS, EASTERN, THREE_GEMS)
    assert refused(state, ONE, AlignStars()).facts == {"n": 1}

    # The first fit, seat 1 in the start, would leave the other place empty.
    stand(state, STARS, THREE_GEMS, HOME)

    assert stars(state, ONE) == {"start": SEATS[2], "three_gems": TWO}
    assert AlignStars() in legal(state, ONE)


def test_4_12_everybody_sees_which_places_are_taken() -> None:
    state = sky(3)
    assert view(state, TWO).extra["quest_chambers"]["stars"] == {"start": 1, "three_gems": 2}

    stand(state, EASTERN, HOME, EASTERN)

    assert view(state, TWO).extra["quest_chambers"]["stars"] == {"start": 1, "three_gems": None}
