"""What a table may choose, and how the complex is laid (R25-1.4, R25-2.3, R25-2.4, R25-4.2, R25-7)."""

from collections import Counter

import pytest

from tests.games.room25.shows import does, opened
from tests.games.room25.studio import happened, who
from wayout.games.room25.actions import Pick, TakeClue
from wayout.games.room25.boxes import CHARTS, COMPLEXES, COPIES, colours_of
from wayout.games.room25.cells import AROUND_CENTRE, CELLS, CENTRE, CROSS, EXIT_ZONES
from wayout.games.room25.events import ComplexLaid, Looked
from wayout.games.room25.laying import cruelty
from wayout.games.room25.parts import NOWHERE
from wayout.games.room25.setup import OPTIONS, PRESETS, first_state, open_game, seat_counts, why_not, with_rooms
from wayout.games.room25.state import State
from wayout.kernel.chance import Seeded
from wayout.kernel.options import Options, complete
from wayout.kernel.play import IllegalAction, Turn
from wayout.kernel.seats import SPECTATOR, Seat

TABLES = [(preset, seats) for preset in PRESETS for seats in seat_counts(complete(OPTIONS, PRESETS[preset]))]


def laid(seats: int, seed: int = 1, **options: bool | str) -> State:
    state = first_state(seats, complete(OPTIONS, options))
    open_game(Turn(state, Seeded(seed)))
    return state


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_r25_4_2_every_preset_is_25_rooms_of_the_box_for_every_number_of_seats(preset: str, seats: int) -> None:
    options = complete(OPTIONS, PRESETS[preset])
    assert why_not(options, seats) is None

    state = first_state(seats, options)
    open_game(Turn(state, Seeded(seats)))

    rooms = Counter(state.kinds)
    assert sum(rooms.values()) == 25
    assert rooms["central"] == rooms["room25"] == 1
    assert all(count <= COPIES[room] for room, count in rooms.items())
    assert state.undecided == list(range(seats))


@pytest.mark.parametrize("seed", range(20))
def test_r25_2_4_room_25_vision_robots_and_key_lie_in_exit_zones(seed: int) -> None:
    state = laid(4, seed, mode="cooperation", level="standard")

    assert state.kind_at(CENTRE) == "central"
    assert [cell for cell in CELLS if state.face_up[state.grid[cell]]] == [CENTRE]
    assert not {state.kind_at(cell) for cell in CROSS} & {"room25", "vision", "robot", "key", "central"}
    assert len(CROSS) == len(EXIT_ZONES) == 12


def test_r25_2_4_key_and_moving_lie_where_the_table_wishes() -> None:
    def places(room: str, **options: bool | str) -> set[int]:
        return {laid(4, seed, **options).kinds.index(room) for seed in range(60)}

    key: dict[str, bool | str] = {"mode": "cooperation", "level": "standard"}
    assert places("key", **key) <= set(EXIT_ZONES)
    assert places("key", **key, key_in_exit_zone=False) & set(CROSS)
    moving: dict[str, bool | str] = {"rooms": "expert_suspicion"}
    assert places("moving", **moving) & set(CROSS)
    assert places("moving", **moving, moving_in_exit_zone=True) <= set(EXIT_ZONES)


def test_r25_4_13_nobody_sees_where_the_rooms_lie_nor_the_order_of_cards() -> None:
    state = first_state(4, complete(OPTIONS, {}))
    turn = Turn(state, Seeded(1))
    open_game(turn)
    event = happened(turn.events, ComplexLaid)[0]

    for viewer in (Seat(0), SPECTATOR):
        seen = event.seen_by(viewer)
        assert seen.rooms == tuple(sorted(event.rooms))
        assert seen.deck == tuple(sorted(event.deck))
        assert seen.homes == ()


def test_r25_a7_each_robot_room_is_home_of_one_robot() -> None:
    for seed in range(10):
        state = laid(6, seed)
        rooms = [tile for tile, kind in enumerate(state.kinds) if kind == "robot"]
        assert sorted(home for home in state.homes if home != NOWHERE) == rooms
    assert laid(4, rooms="beginner").homes == [NOWHERE, NOWHERE]


@pytest.mark.parametrize(
    ("seats", "options", "cards"),
    [
        (4, {"level": "base", "rooms": "beginner"}, 0),
        (4, {"rooms": "suspicion_one_guard"}, 44),
        (4, {"rooms": "suspicion_one_guard", "madness_cards": True}, 58),
        (4, {"mode": "cooperation", "level": "base"}, 0),
        (4, {"mode": "cooperation", "level": "standard"}, 44),
        (4, {"mode": "cooperation", "level": "madness"}, 58),
        (1, {"mode": "solo", "level": "madness"}, 58),
        (4, {"mode": "team"}, 44),
    ],
)
def test_r25_4_2_the_deck_is_there_where_cards_can_be_drawn(seats: int, options: Options, cards: int) -> None:
    assert len(laid(seats, 1, **options).deck) == cards  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("seats", "chosen", "guards"),
    [(4, "by_players", 1), (4, "two", 2), (5, "by_players", 2), (5, "one", 1), (6, "one", 2), (8, "one", 2)],
)
def test_r25_1_9_four_and_five_choose_how_many_guards(seats: int, chosen: str, guards: int) -> None:
    state = laid(seats, guards=chosen)

    assert state.rules.guards == guards
    chart = "suspicion_one_guard" if guards == 1 else "suspicion_two_guards"
    assert Counter(state.kinds) == COMPLEXES[chart]


def test_r25_4_2_other_modes_have_no_guards() -> None:
    state = laid(4, mode="team", guards="two")

    assert state.rules.guards == 0
    assert set(state.roles) == {None}


@pytest.mark.parametrize("rooms", ["random_mild", "random", "random_cruel"])
def test_r25_2_3_rooms_by_lot_fit_the_chart(rooms: str) -> None:
    for seed in range(5):
        kinds = Counter(laid(6, seed, rooms=rooms).kinds)
        chart = CHARTS["suspicion_two_guards"]
        assert all(kinds[room] >= count for room, count in chart.fixed.items())
        assert colours_of(kinds) == colours_of(chart.fixed) + Counter(chart.free)


def test_r25_7_a_random_complex_can_be_mild_or_cruel() -> None:
    mild = sum(cruelty(Counter(laid(6, seed, rooms="random_mild").kinds)) for seed in range(10))
    cruel = sum(cruelty(Counter(laid(6, seed, rooms="random_cruel").kinds)) for seed in range(10))

    assert mild <= cruel


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"mode": "cooperation", "level": "standard", "rooms": "beginner"}, "complex_without_key"),
        ({"mode": "solo", "level": "madness", "rooms": "rivals"}, "complex_without_key"),
        ({"mode": "cooperation", "level": "base", "rooms": "cooperation_standard"}, "complex_with_key"),
        ({"mode": "suspicion", "rooms": "cooperation_madness"}, "complex_with_key"),
    ],
)
def test_r25_7_a_key_room_belongs_to_playing_together_by_season_2(options: Options, code: str) -> None:
    seats = seat_counts(complete(OPTIONS, options))[-1]
    refusal = why_not(complete(OPTIONS, options), seats)

    assert refusal is not None
    assert refusal.code == code
    with pytest.raises(ValueError, match="not a game"):
        first_state(seats, complete(OPTIONS, options))


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("suspicion", (4, 5, 6, 7, 8)),
        ("competition", (2, 3, 4)),
        ("team", (4, 6, 8)),
        ("cooperation", (2, 3, 4, 5, 6)),
        ("solo", (1,)),
    ],
)
def test_r25_2_2_how_many_can_play(mode: str, seats: tuple[int, ...]) -> None:
    options = complete(OPTIONS, {"mode": mode})

    assert seat_counts(options) == seats
    with pytest.raises(ValueError, match="not a game"):
        first_state(9, options)


OWN = {"central": 1, "room25": 1, "empty": 8, "vortex": 2, "mortal": 2, "acid": 2, "dark": 2, "cold": 2, "prison": 2}


def test_r25_7_a_table_may_choose_its_own_25_rooms() -> None:
    rooms = {**OWN, "trapped": 2, "robot": 1}
    state = with_rooms(first_state(4, complete(OPTIONS, {})), rooms)
    open_game(Turn(state, Seeded(1)))

    assert Counter(state.kinds) == rooms


@pytest.mark.parametrize(
    "more",
    [
        {"trapped": 2},
        {"trapped": 2, "robot": 2},
        {"trapped": 3},
        {"trapped": 2, "key": 1},
        {"trapped": 2, "vision": 2, "empty": 7},
        {"trapped": 2, "pool": 1},
        {"trapped": 2, "central": 2},
        {"trapped": 2, "room25": 0, "robot": 2},
        {"trapped": 2, "robot": 2, "shredder": -1},
    ],
)
def test_r25_7_but_not_too_many_too_few_or_rooms_that_do_not_exist(more: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"[Rr]oom"):
        with_rooms(first_state(4, complete(OPTIONS, {})), {**OWN, **more})


def test_r25_7_own_rooms_need_a_key_only_by_season_2() -> None:
    season = first_state(4, complete(OPTIONS, {"mode": "cooperation", "level": "standard"}))
    with pytest.raises(ValueError, match="Key"):
        with_rooms(season, {**OWN, "trapped": 2, "robot": 1})

    with_rooms(season, {**OWN, "trapped": 2, "key": 1})
    base = first_state(4, complete(OPTIONS, {}))
    with_rooms(base, {**OWN, "trapped": 2, "robot": 1, "key": 0})


def test_r25_1_4_each_player_sees_one_room_around_the_centre_or_none() -> None:
    state = opened(4)

    events = does(state, 1, TakeClue(AROUND_CENTRE[0]))
    does(state, 2, TakeClue(None))

    looked = happened(events, Looked)[0]
    assert looked.by == "clue"
    assert looked.seen_by(Seat(1)).room == state.kind_at(AROUND_CENTRE[0])
    assert looked.seen_by(Seat(0)).room is None
    assert state.undecided == [0, 3]
    with pytest.raises(IllegalAction, match="clue_too_far"):
        does(state, 0, TakeClue(0))
    with pytest.raises(IllegalAction, match="no_clue_now"):
        does(state, 1, TakeClue(None))


def test_r25_4_2_characters_are_dealt_or_picked_in_turn_from_the_first_player() -> None:
    dealt = laid(5)
    assert len(set(dealt.order)) == 5

    state = opened(4, characters="picked")
    with pytest.raises(IllegalAction, match="not_picking"):
        does(state, 1, Pick(who("bruce")))
    does(state, 0, Pick(who("bruce")))
    with pytest.raises(IllegalAction, match="not_to_pick"):
        does(state, 1, Pick(who("bruce")))
    for seat, name in ((1, "alice"), (2, "max"), (3, "sarah")):
        does(state, seat, Pick(who(name)))
    assert state.order == [who(name) for name in ("bruce", "alice", "max", "sarah")]


def test_r25_4_2_the_first_player_is_a_matter_of_luck_and_the_others_follow_by_seat() -> None:
    firsts = set()
    for seed in range(30):
        state = laid(4, seed)
        seats = [state.owner[one] for one in state.order]
        assert seats == [(seats[0] + turns) % 4 for turns in range(4)]
        firsts.add(seats[0])
    assert firsts == {0, 1, 2, 3}


def test_r25_4_2_items_and_adrenaline_come_with_abilities_and_adrenaline() -> None:
    state = laid(4)
    assert (state.empties[who("sarah")], state.empties[who("bruce")], state.free_locks) == (2, 1, 2)
    assert set(state.adrenaline) == {"ready"}

    plain = laid(4, abilities=False, adrenaline=False)
    assert set(plain.empties) == {0}
    assert set(plain.adrenaline) == {"none"}
