"""When a guard shows who he is."""

from tests.games.room25.bots.letters import answered, scene_of
from tests.games.room25.studio import acts, cell, studio, who
from wayout.games.room25.actions import RevealRole
from wayout.games.room25.bots.masks import reveals
from wayout.games.room25.parts import LOOK
from wayout.games.room25.state import State

EXIT = cell(0, 1)
WHERE = {"max": 24, "kevin": EXIT, "emmett": EXIT, "alice": 14}
ROLES = {"max": "guard", "kevin": "prisoner", "emmett": "prisoner", "alice": "prisoner"}


def watched(left: int, seats: dict[str, int] | None = None) -> State:
    return studio(seats or WHERE, {EXIT: "room25"}, down=[19], mode="suspicion", guards=2, roles=ROLES, left=left)


def test_not_while_nobody_is_near() -> None:
    assert not reveals(scene_of(watched(8, dict.fromkeys(WHERE, 14))))


def test_once_most_prisoners_are_in_room_25() -> None:
    assert reveals(scene_of(watched(8)))


def test_when_time_runs_out_but_not_in_the_last_round() -> None:
    assert reveals(scene_of(watched(2, dict.fromkeys(WHERE, 14))))
    assert not reveals(scene_of(watched(1)))


def test_on_his_own_turn_he_does() -> None:
    state = watched(2)
    acts(state, "max", LOOK)

    assert answered("favourite", state, 0) == RevealRole()


def test_a_prisoner_never_does() -> None:
    assert not reveals(scene_of(watched(2), state_seat("kevin")))


def state_seat(name: str) -> int:
    return int(watched(2).owner[who(name)])
