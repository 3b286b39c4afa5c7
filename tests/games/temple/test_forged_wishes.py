"""Whatever a client makes up is refused, or it is sound: no wish of any module breaks a temple (TMP-4.15)."""

from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from tests.games.temple.strivers import busy_game
from wayout.games.temple import GAME
from wayout.games.temple.invariants import flaw
from wayout.games.temple.setup import PRESETS, left_out
from wayout.games.temple.state import SEATS, State
from wayout.kernel.chance import Chance, Seeded
from wayout.kernel.options import Options
from wayout.kernel.play import Action, play

NUMBERS: Final = (-(2**63), -99, -1, 0, 1, 2, 3, 4, 5, 7, 10, 13, 21, 40, 59, 60, 99, 2**63 - 1)
"""Sides, dice, seats, nodes, treasures and ids of prompts, and none of all that."""
WORDS: Final = ("", "trap", "soul_exchange", "misinformation", "open_mind", "altar", "exit", "top", "\0" * 99)
NOW_AND_THEN: Final = 3
EACH: Final = 20


def forged(kind: type[Action[State]], luck: Chance) -> Action[State] | None:
    """One of this kind with anything in it; nothing, if it could not even be read."""
    fields = get_type_hints(kind, include_extras=True)
    made = {name: anything(fields[name], luck) for name in kind.__struct_fields__}
    try:
        return msgspec.convert(made, kind)
    except msgspec.ValidationError:
        return None


def anything(kind: Any, luck: Chance) -> object:
    outer, inner = get_origin(kind), get_args(kind)
    if outer is Literal:
        return luck.pick(inner)
    if outer is Annotated:
        return anything(inner[0], luck)
    if outer is tuple:
        return [anything(inner[0], luck) for _ in range(luck.below(4))]
    if inner:
        return anything(luck.pick(inner), luck)
    if kind is bool:
        return luck.odds(0.5)
    return luck.pick(WORDS) if kind is str else None if kind is type(None) else luck.pick(NUMBERS)


def granted(state: State, at: int, luck: Chance) -> bool:
    """Whether a forged wish of some seat is granted; then the temple is as sound as before."""
    seat, action = luck.pick(SEATS[: state.seats]), forged(luck.pick(list(GAME.actions)), luck)
    if action is None or left_out(state, action) is not None:
        return False
    before = state.clone()
    refusal = action.check(state, seat)
    assert state == before
    assert GAME.ready_at is not None
    if refusal is not None:
        return False
    ready, due = max(at, GAME.ready_at(state, seat, action)), GAME.deadline(state)
    if due is not None and due <= ready:
        return False
    play(before, seat, action, luck, ready)
    assert flaw(before) is None, action
    return True


@pytest.mark.parametrize("seats", [1, 3])
def test_4_15_forged_wishes_are_refused_or_leave_a_sound_temple(seats: int) -> None:
    luck, kept = Seeded(f"forger {seats}"), 0
    options: Options = {**PRESETS["everything"], "tempo": 150}
    for number, moment in enumerate(busy_game(seats, "forged", options)):
        if number % NOW_AND_THEN == 0:
            kept += sum(granted(moment.state, moment.at, luck) for _ in range(EACH))

    assert kept > EACH
