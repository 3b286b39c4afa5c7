"""Silence: TMP-2.11, TMP-6."""

from tests.games.temple.module_tables import NOW, A, B, cursed, do, refusal, temple
from wayout.games.temple import GAME
from wayout.games.temple.actions import CallFate, Mask, Signal, VoteFate
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal


def silenced(dice: str = "G....") -> State:
    return cursed(temple(dice={A: dice, B: "BB..."}), A, "silence")


def told_to_be_silent(state: State) -> list[Refusal | None]:
    assert GAME.channels is not None
    return [channel.silent for seat in (A, B) for channel in GAME.channels(state, seat)]


def test_6_the_table_lets_the_cursed_say_nothing() -> None:
    assert told_to_be_silent(silenced()) == [Refusal("silenced", "TMP-6", {}), None]
    assert [seat.silent for seat in GAME.view(silenced(), B).seats.values()] == [True, False]


def test_6_signals_are_refused_with_and_without_a_place() -> None:
    state = silenced()

    assert refusal(state, A, Signal("help")) == "silenced TMP-6"
    assert refusal(state, A, Signal("gems", 2)) == "silenced TMP-6"


def test_6_the_cursed_still_hears_the_others() -> None:
    (signal,) = do(silenced(), B, Signal("help"))

    assert signal.seen_by(A) == signal


def test_6_votes_and_golden_masks_stay_possible() -> None:
    state = silenced()
    assert refusal(state, A, Mask(0, B, (10, 11))) is None
    assert refusal(state, A, CallFate()) is None

    do(state, B, CallFate(), at=NOW)
    assert refusal(state, A, VoteFate(True)) is None


def test_6_once_it_is_lifted_one_may_talk_again() -> None:
    state = silenced("AAK..")
    do(state, A, Lift("silence"))

    assert told_to_be_silent(state) == [None, None]
    assert refusal(state, A, Signal("thanks")) is None
