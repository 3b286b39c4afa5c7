"""What holds for the Special token of everybody (R25-4.5, R25-4.9)."""

import pytest

from tests.games.room25.special import EAST, HERE, NORTH, asked, choices, panics
from tests.games.room25.studio import cell, studio, who
from wayout.games.room25.cells import CENTRE
from wayout.games.room25.course import go_on
from wayout.games.room25.parts import BASE_TOKENS, CHARACTERS, NOTHING, USES, WILD
from wayout.games.room25.programming import tokens_of
from wayout.kernel.chance import NoLuck
from wayout.kernel.play import Turn


@pytest.mark.parametrize("name", CHARACTERS)
def test_r25_4_9_nobody_uses_an_ability_in_the_central_room(name: str) -> None:
    others = {other: CENTRE for other in CHARACTERS if other != name}
    state = studio({name: CENTRE, **others}, robots=[CENTRE])
    state.adrenaline[who(name)] = "gone"
    state.barred[cell(1, 2)] = True

    assert choices(state, name) == [NOTHING]


@pytest.mark.parametrize("name", CHARACTERS)
def test_r25_4_9_everybody_can_use_their_ability_elsewhere(name: str) -> None:
    """In company, with a robot in the room, and a barred room and somebody beside it."""
    others = {other: EAST if other in ("alice", "sarah") else HERE for other in CHARACTERS if other != name}
    state = studio({name: HERE, **others}, {HERE: "dark"}, robots=[HERE])
    state.adrenaline[who(name)] = "gone"
    state.barred[NORTH] = True

    targets = choices(state, name)

    assert NOTHING not in targets
    assert {target.use for target in targets} - {None} <= set(USES)


@pytest.mark.parametrize("name", CHARACTERS)
def test_r25_4_9_nobody_has_an_ability_if_the_table_plays_without(name: str) -> None:
    assert tokens_of(studio({name: HERE}, abilities=False), who(name)) == list(BASE_TOKENS)


def test_r25_4_9_no_ability_by_adrenaline() -> None:
    state = studio({"alice": HERE})
    state.adrenaline[who("alice")], state.going = "committed", WILD

    go_on(Turn(state, NoLuck()), [])

    assert [target.use for target in asked(state).options] == list(BASE_TOKENS)


@pytest.mark.parametrize("name", CHARACTERS)
def test_r25_4_10_panic_in_the_central_room_harms_nobody(name: str) -> None:
    state = studio({name: CENTRE, "bruce" if name == "max" else "max": CENTRE})

    panics(state, name)

    assert all(state.alive[one] and state.cell(one) == CENTRE for one in state.order)
