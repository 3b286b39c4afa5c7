"""Lost dice, and rolling with care: TMP-2.11, TMP-6."""

import pytest

from tests.games.temple.module_tables import NOW, A, B, cursed, do, hand, refusal, temple, throws
from wayout.games.temple import GAME
from wayout.games.temple.actions import Roll
from wayout.games.temple.events import DiceFell, Rolled
from wayout.games.temple.modules.curses.actions import Lift, TakeCare
from wayout.games.temple.modules.curses.events import CareTaken
from wayout.games.temple.rules import legal
from wayout.games.temple.spacing import ready_at
from wayout.games.temple.state import State
from wayout.kernel.chance import Seeded


def clumsy(dice: str = ".....") -> State:
    """Cursed, and rolled just now."""
    state = cursed(temple(dice={A: dice, B: "....."}), A, "lost_dice")
    state.last_roll[A] = state.last_roll[B] = NOW
    return state


@pytest.mark.parametrize(
    ("gap", "luck", "falls"),
    [
        (500, 2, True),
        (500, 3, False),
        (799, 2, True),
        (799, 3, False),
        (800, 0, True),
        (800, 1, False),
        (1_199, 0, True),
        (1_199, 1, False),
    ],
)
def test_6_haste_drops_3_dice_of_100_before_800_ms_and_1_before_1200(gap: int, luck: int, falls: bool) -> None:
    state = clumsy()

    events = do(state, A, Roll((2,)), throws("A", luck), NOW + gap)

    assert (DiceFell(A, (2,)) in events) == falls
    assert hand(state, A) == ("..x.." if falls else "..A..")


def test_6_from_1200_ms_on_nothing_is_asked_of_luck() -> None:
    state = clumsy()

    events = do(state, A, Roll((0, 1)), throws("AB"), NOW + 1_200)

    assert events == [Rolled(A, (0, 1), ("A", "B"), NOW + 1_200)]


def test_6_each_rolled_die_falls_by_itself_and_is_lost_whatever_it_shows() -> None:
    state = clumsy("KKKKK")

    events = do(state, A, Roll((0, 1, 2)), throws("ABA", 0, 2, 99), NOW + 600)

    assert events[1:] == [DiceFell(A, (0, 1))]
    assert hand(state, A) == "xxAKK"


def test_6_the_first_roll_is_safe() -> None:
    state = cursed(temple(dice={A: "....."}), A, "lost_dice")
    do(state, A, Roll((0,)), throws("A"), 1)

    assert hand(state, A) == "A...."


def test_6_others_and_those_who_lifted_it_roll_in_haste_for_free() -> None:
    state = clumsy("ATT..")
    do(state, B, Roll((10,)), throws("A"), NOW + 500)
    do(state, A, Lift("lost_dice"), at=NOW + 120)
    do(state, A, Roll((3,)), throws("A"), NOW + 500)

    assert hand(state, A) == "...A."


def test_4_3_whether_a_die_falls_has_luck_of_its_own() -> None:
    """The k-th die that a seat ever rolls shows the same with and without the curse."""

    def faces(state: State) -> tuple[str, ...]:
        (rolled, *_) = do(state, A, Roll((0, 1, 2, 3, 4)), Seeded(5), NOW + 500)
        assert isinstance(rolled, Rolled)
        return rolled.faces

    assert faces(clumsy()) == faces(temple(dice={A: "....."}))


def fallen(state: State) -> list[tuple[int, str]]:
    """Of 300 rolls of one die in haste: those in which it falls, and what it shows."""
    found: list[tuple[int, str]] = []
    for number in range(300):
        state.dice[0], state.last_roll[A] = 0, NOW
        rolled, *fell = do(state, A, Roll((0,)), Seeded("falls"), NOW + 500)
        assert isinstance(rolled, Rolled)
        if fell:
            found.append((number, rolled.faces[0]))
    return found


def test_4_3_and_does_not_depend_on_what_others_roll() -> None:
    busy = clumsy()
    do(busy, B, Roll((10, 11, 12)), Seeded("falls"), NOW + 500)

    assert fallen(busy) == fallen(clumsy())


def test_4_3_nor_on_what_the_die_shows() -> None:
    falls = fallen(clumsy())

    assert 3 <= len(falls) <= 18
    assert len({face for _, face in falls}) > 1


def test_6_the_risk_is_shown_to_all() -> None:
    seats = GAME.view(clumsy(), B).seats

    assert seats["0"].risk == [(800, 3), (1_200, 1)]
    assert seats["1"].risk == []


def test_6_careful_rolls_wait_until_they_are_safe() -> None:
    state = clumsy()
    assert ready_at(state, A, Roll((0,))) == NOW + 500

    assert do(state, A, TakeCare(True)) == [CareTaken(A, True, NOW)]

    assert ready_at(state, A, Roll((0,))) == NOW + 1_200
    assert GAME.view(state, A).seats["0"].roll_from == NOW + 1_200


def test_6_care_costs_no_time_without_the_curse() -> None:
    state = clumsy()
    do(state, B, TakeCare(True))

    assert ready_at(state, B, Roll((10,))) == NOW + 500


def test_6_care_may_be_given_up() -> None:
    state = clumsy()
    do(state, A, TakeCare(True))
    assert TakeCare(False) in legal(state, A)
    assert TakeCare(True) not in legal(state, A)
    assert refusal(state, A, TakeCare(True)) == "changes_nothing TMP-6"

    do(state, A, TakeCare(False))

    assert ready_at(state, A, Roll((0,))) == NOW + 500


def test_6_with_a_cursed_hand_the_longer_wait_counts() -> None:
    state = cursed(clumsy(), A, "cursed_hand")
    assert ready_at(state, A, Roll((0,))) == NOW + 1_000

    do(state, A, TakeCare(True))

    assert ready_at(state, A, Roll((0,))) == NOW + 1_200
