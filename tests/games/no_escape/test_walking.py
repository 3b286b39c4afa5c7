"""On random boards crowded with meeples: everybody ends up where the second telling of NE-3.5 takes them."""

import pytest

from tests.games.no_escape.grown import grow
from tests.games.no_escape.tables import A, do, move, table
from tests.games.no_escape.walking import HUB, Maze, Walk
from wayout.games.no_escape.actions import ChooseTeleporter, ChooseWay, DeclinePath
from wayout.games.no_escape.rules import legal
from wayout.games.no_escape.slots import place_of, spot_of, way_number, way_or_none
from wayout.games.no_escape.state import State
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.seats import Seat

Asked = tuple[Seat, frozenset[object], object]


def crowd(state: State, chance: Chance) -> None:
    """Meeples in clusters, often at tunnel ends, so that they are in each other's way; some stay on the hub."""
    maze = Maze(state)
    taken: list[tuple[int, int, int]] = []
    for seat in chance.shuffled(range(state.seats)):
        near = [to for spot in taken for to in maze.links[spot].values() if to is not None and to != HUB]
        anywhere = list(maze.ends if maze.ends and chance.odds(0.5) else maze.links)
        spot = chance.pick(near if near and chance.odds(0.8) else anywhere)
        if spot in taken or spot == HUB:
            continue
        ways = list(maze.links[spot])
        heading = chance.pick(ways)
        back = chance.pick([None, *ways]) if spot not in maze.ends else None
        state.places[seat] = place_of(spot)
        state.headings[seat], state.came_from[seat] = heading, way_number(None if back == heading else back)
        taken.append(spot)


def answered(state: State, chance: Chance) -> list[Asked]:
    """Every question of the move is answered at random until it is over."""
    found: list[Asked] = []
    while state.question is not None:
        seat, options = state.asked, legal(state, state.asked)
        answer = chance.pick(options)
        if state.question == "new_path":
            answer = DeclinePath()
        elif isinstance(answer, ChooseWay):
            found.append((seat, frozenset(one.way for one in options if isinstance(one, ChooseWay)), answer.way))
        elif isinstance(answer, ChooseTeleporter):
            slots = [one.at for one in options if isinstance(one, ChooseTeleporter)]
            found.append((seat, frozenset((*at, 1) for at in slots), (*answer.at, 1)))
        do(state, seat, answer)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("jetpack", [False, True])
def test_3_5_a_move_ends_as_the_rule_says_word_for_word(jetpack: bool) -> None:
    for seed in range(200):
        check_move(seed, seats=2 + seed % 7, steps=1 + seed % 9, jetpack=jetpack)


def check_move(seed: int, seats: int, steps: int, jetpack: bool) -> None:
    chance = Seeded(seed)
    state = table(seats=seats, side=chance.pick(["1A", "1B", "2A", "2B"]), green=[1] * seats, jetpack=jetpack)
    grow(state, chance, 4 + chance.below(16))
    state.hands[A] = ["tee", "tee", "tee"]
    crowd(state, chance)
    before = state.clone()
    move(state, steps)
    asked = answered(state, chance)

    def ask(seat: Seat, options: frozenset[object]) -> object:
        who, offered, answer = asked.pop(0)
        assert (who, offered) == (seat, options)
        return answer

    walk = Walk(before, ask)
    walk.move(A, steps, jetpack)

    assert asked == []
    assert state.winners == ([] if walk.winner is None else [walk.winner])
    if walk.winner is None:
        assert [spot_of(place) for place in state.places] == walk.spots
        assert list(map(way_or_none, state.headings)) == walk.headings
        assert list(map(way_or_none, state.came_from)) == walk.came_from
        assert state.green == walk.green
