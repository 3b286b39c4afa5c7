"""Counterspell: one curse of one's own is discarded, if anything could lift it (TMP-5.10, A40)."""

from collections.abc import Iterable
from typing import Final

from wayout.games.temple.bots.scene import Scene
from wayout.games.temple.modules.curses.bots import worth_of
from wayout.games.temple.modules.curses.deck import LIFTED_BY
from wayout.games.temple.modules.curses.part import borne
from wayout.games.temple.modules.curses.verbs import take_away
from wayout.games.temple.modules.treasures.treasure import Target, Treasure
from wayout.games.temple.state import State
from wayout.kernel.play import Refusal, Turn, because
from wayout.kernel.seats import Seat

DEAR: Final = 4.0
"""In rolls: a curse that is worth so much is worth a treasure."""


def targets(state: State, seat: Seat) -> Iterable[Target]:
    return (Target(curse=curse) for curse in borne(state, seat) if LIFTED_BY[curse])


def cannot_break(state: State, seat: Seat, target: Target) -> Refusal | None:
    if target != Target(curse=target.curse):
        return because("no_target", rule="TMP-5.2")
    if target.curse is None:
        return because("curse_needed", rule="TMP-5.10")
    if target.curse not in borne(state, seat):
        return because("no_such_curse", rule="TMP-5.10", curse=target.curse)
    if not LIFTED_BY[target.curse]:
        return because("cannot_be_lifted", rule="TMP-5.10", curse=target.curse)
    return None


def break_spell(turn: Turn[State], seat: Seat, target: Target) -> None:
    assert target.curse is not None
    take_away(turn, seat, target.curse)


def helps(scene: Scene, target: Target) -> float:
    worth = 0.0 if target.curse is None else worth_of(scene, target.curse)
    return worth if worth >= DEAR else 0.0


TREASURE = Treasure(id="counterspell", refuses=cannot_break, use=break_spell, targets=targets, helps=helps)
