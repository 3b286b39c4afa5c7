"""Who belongs together, where Room 25 may be, and how good it looks."""

from tests.games.room25.bots.letters import scene_of
from tests.games.room25.shows import show
from tests.games.room25.studio import cell, studio, who

EXIT = cell(0, 1)
NEXT = cell(1, 1)
OPEN = {EXIT: "room25"}


def test_all_who_play_together_belong_together() -> None:
    assert scene_of(studio({"max": 0, "kevin": 1, "alice": 24})).team == [who("max"), who("kevin"), who("alice")]


def test_in_a_competition_only_ones_own_side() -> None:
    scene = scene_of(studio({"max": 0, "kevin": 1}, OPEN, mode="competition"))

    assert scene.team == [who("max")]
    assert scene.rivals == [[who("kevin")]]


def test_a_shown_guard_belongs_to_nobody() -> None:
    state = studio({"max": 0, "kevin": 1}, mode="suspicion", guards=1, roles={"max": "prisoner", "kevin": "guard"})
    assert scene_of(state).team == [who("max"), who("kevin")]

    state.shown[who("kevin")] = True
    assert scene_of(state).team == [who("max")]


def test_nearer_is_better() -> None:
    near = scene_of(studio({"max": NEXT, "kevin": EXIT}, OPEN))
    far = scene_of(studio({"max": cell(3, 3), "kevin": EXIT}, OPEN))

    assert near.worth(near.stage) > far.worth(far.stage)


def test_for_a_guard_who_strikes_it_is_worse() -> None:
    roles = {"max": "guard", "kevin": "prisoner"}
    near = scene_of(studio({"max": 24, "kevin": NEXT}, OPEN, mode="suspicion", roles=roles, left=2, guards=1))
    far = scene_of(studio({"max": 24, "kevin": cell(3, 3)}, OPEN, mode="suspicion", roles=roles, left=2, guards=1))

    assert near.wicked
    assert far.worth(far.stage) > near.worth(near.stage)


def test_a_guard_behaves_until_it_pays() -> None:
    roles = {"max": "guard", "kevin": "prisoner", "emmett": "prisoner"}
    near, far = {"max": 24, "kevin": NEXT, "emmett": 14}, {"max": 24, "kevin": 13, "emmett": 14}

    assert not scene_of(studio(near, OPEN, down=[EXIT, 24], mode="suspicion", guards=2, roles=roles)).wicked
    assert not scene_of(studio(far, OPEN, mode="suspicion", guards=2, roles=roles)).wicked
    assert scene_of(studio(near, OPEN, mode="suspicion", guards=2, roles=roles)).wicked
    assert scene_of(studio(far, OPEN, mode="suspicion", guards=2, roles=roles, left=2)).wicked


def test_the_only_guard_strikes_sooner() -> None:
    roles = {"max": "guard", "kevin": "prisoner"}
    where = {"max": 24, "kevin": 14}

    assert scene_of(studio(where, OPEN, mode="suspicion", guards=1, roles=roles, left=6)).wicked
    assert not scene_of(studio(where, OPEN, mode="suspicion", guards=2, roles=roles, left=6)).wicked


def test_steps_count_more_when_few_rounds_are_left() -> None:
    assert scene_of(studio({"max": 0}, OPEN, left=2)).haste > scene_of(studio({"max": 0}, OPEN, left=8)).haste == 1.0


def test_the_key_comes_first() -> None:
    rooms = {EXIT: "room25", 24: "key"}
    near = scene_of(studio({"max": 19}, rooms, down=[24], level="standard"), memory={24: "key"})
    out = scene_of(studio({"max": EXIT}, rooms, down=[24], level="standard"), memory={24: "key"})

    assert near.keys == [24]
    assert near.worth(near.stage) > out.worth(out.stage)


def test_one_fetches_the_key_and_the_others_wait_in_room_25() -> None:
    rooms = {EXIT: "room25", 24: "key"}
    one, both = (
        scene_of(studio({"max": 23, "kevin": place}, rooms, down=[24], level="standard"), memory={24: "key"})
        for place in (EXIT, 23)
    )

    assert one.worth(one.stage) > both.worth(both.stage)


def test_while_nobody_knows_where_the_key_is_nobody_waits_in_room_25() -> None:
    rooms = {EXIT: "room25", 24: "key"}
    searching, waiting = (
        scene_of(studio({"max": EXIT, "kevin": place}, rooms, down=[3, 9, 24], level="standard"))
        for place in (cell(1, 3), EXIT)
    )

    assert len(searching.keys) == 3
    assert searching.worth(searching.stage) > waiting.worth(waiting.stage)


def test_nobody_stays_in_the_cold() -> None:
    cold, warm = (scene_of(studio({"max": NEXT}, {**OPEN, NEXT: kind})) for kind in ("cold", "empty"))

    assert warm.worth(warm.stage) > cold.worth(cold.stage)


def test_all_must_be_inside_to_leave() -> None:
    together = scene_of(studio({"max": EXIT, "kevin": EXIT}, OPEN))
    apart = scene_of(studio({"max": EXIT, "kevin": NEXT}, OPEN))
    column = 5 + EXIT % 5

    assert together.leaves(together.stage, who("max"), column, False)
    assert not together.leaves(together.stage, who("max"), column, True)
    assert not apart.leaves(apart.stage, who("max"), column, False)


def test_nobody_leaves_without_the_key() -> None:
    scene = scene_of(studio({"max": EXIT}, {EXIT: "room25", 24: "key"}, down=[24], level="standard"))

    assert not scene.leaves(scene.stage, who("max"), 6, False)


def test_in_the_last_round_prisoners_leave_without_one_of_them() -> None:
    roles = {"max": "prisoner", "kevin": "prisoner", "emmett": "prisoner"}
    where = {"max": EXIT, "kevin": EXIT, "emmett": 24}
    early = scene_of(studio(where, OPEN, mode="suspicion", roles=roles, left=4))
    late = scene_of(studio(where, OPEN, mode="suspicion", roles=roles, left=1))

    assert not early.leaves(early.stage, who("max"), 6, False)
    assert late.leaves(late.stage, who("max"), 6, False)


def test_before_it_is_found_it_is_better_to_look_in_different_places() -> None:
    apart = scene_of(show(4, {EXIT: "room25"}, at={"alice": cell(1, 1), "jennifer": cell(3, 3)}))
    beside = scene_of(show(4, {EXIT: "room25"}, at={"alice": cell(1, 1), "jennifer": cell(1, 2)}))

    assert not apart.found
    assert apart.worth(apart.stage) > beside.worth(beside.stage)
