"""Situations in which something cannot be done, as a seat is shown them, each with what the rules say to a try.

A client gives the same reasons without asking the house: its tests read `reasons.json`. `python -m
tests.games.temple.reasons` writes that anew."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.games.temple.module_tables import EAST_OF_START, A, E, N, W, cursed, temple
from wayout.games.temple.actions import Discover, Enter, Escape, Gems, Mask
from wayout.games.temple.board import cell_of
from wayout.games.temple.modules.curses.actions import Lift
from wayout.games.temple.modules.treasures.actions import Claim
from wayout.games.temple.parts import Opening, Reserved
from wayout.games.temple.state import State
from wayout.games.temple.view import view
from wayout.kernel.codec import encode
from wayout.kernel.play import Action

REASONS: Final = Path(__file__).with_suffix(".json")
IN_THE_EXIT: Final = 3


@dataclass(frozen=True)
class Situation:
    """The first seat presses this: a slot of deeds, or the way through a side."""

    name: str
    state: State
    press: str | int
    wish: Action[State]


def at_home(hand: str = "AAKT.") -> State:
    return temple(dice={A: hand})


def with_a_chest(hand: str) -> State:
    state = temple(dice={A: hand}, at={A: EAST_OF_START})
    state.parts["treasures"].chests[EAST_OF_START] = 0
    return state


def in_the_exit(hand: str = "KKK..") -> State:
    return temple(tiles={(2, 0): ("exit", 1)}, dice={A: hand}, at={A: IN_THE_EXIT})


def out_of(state: State) -> State:
    state.figures[A] = 0
    return state


def choosing(state: State) -> State:
    """The first seat has opened the northern door of the eastern chamber, and has yet to choose what lies there."""
    here = state.chambers[EAST_OF_START]
    opening = Opening(A, 2 * EAST_OF_START, N, here.x, here.y + 1)
    state.reserved[cell_of(opening.x, opening.y)] = Reserved(opening, ("b10", "b12"))
    return state


def bearing(curse: str, hand: str = "AAK..") -> State:
    return cursed(at_home(hand), A, curse)


def with_a_weak_link() -> State:
    return cursed(temple(modules="curses,treasures,maze", dice={A: "KKKKK"}), A, "weakest_link")


def east_with(hand: str) -> State:
    return temple(flanks=("b13", "b08"), dice={A: hand}, at={A: EAST_OF_START})


def situations() -> list[Situation]:
    return [
        Situation("no golden mask", at_home(), "mask", Mask(0, A, (0,))),
        Situation("a golden mask, and nothing to free", at_home("GAAAA"), "mask", Mask(0, A, (1,))),
        Situation("no gems at home", at_home(), "gems", Gems(1)),
        Situation("no chest at home", at_home(), "claim", Claim()),
        Situation("a chest, and one key", with_a_chest("KAAAA"), "claim", Claim()),
        Situation("no exit yet", at_home(), "escape", Escape()),
        Situation("not in the exit", out_of(in_the_exit()), "escape", Escape()),
        Situation("too few keys", in_the_exit(), "escape", Escape()),
        Situation("in the exit, choosing", choosing(in_the_exit()), "escape", Escape()),
        Situation("doomed", cursed(in_the_exit(), A, "doomed"), "escape", Escape()),
        Situation("no curse", at_home(), "lift", Lift("trap")),
        Situation("a curse that nothing lifts", with_a_weak_link(), "lift", Lift("weakest_link")),
        Situation("a curse, and other icons", bearing("silence", "....."), "lift", Lift("silence")),
        Situation("trapped, and other icons", bearing("trap", "....."), "lift", Lift("trap")),
        Situation("too dear a way", at_home("....."), E, Enter(E)),
        Situation("the dark, and no adventurers", east_with("....."), E, Discover(E)),
        Situation("another door while choosing", choosing(east_with("AAAAA")), E, Discover(E)),
        Situation("a way while choosing, and no adventurers", choosing(east_with(".....")), W, Enter(W)),
        Situation("trapped beside home", cursed(east_with("AAAAA"), A, "trap"), W, Enter(W)),
        Situation("trapped at a door", cursed(east_with("AAAAA"), A, "trap"), E, Discover(E)),
        Situation("trapped while choosing", cursed(choosing(east_with("AAAAA")), A, "trap"), E, Discover(E)),
    ]


def told(situation: Situation) -> dict[str, Any]:
    refusal = situation.wish.check(situation.state, A)
    assert refusal is not None, situation.name
    seen: dict[str, Any] = json.loads(encode(view(situation.state, A)))
    return {"name": situation.name, "press": situation.press, "why": [refusal.code, refusal.rule], "view": seen}


def written() -> str:
    """One line each; of a view only what is not as in the first."""
    cases = [told(situation) for situation in situations()]
    plain = dict(cases[0]["view"])
    for case in cases:
        case["view"] = {key: value for key, value in case["view"].items() if plain.get(key) != value}
    lines = ",\n".join(json.dumps(case, separators=(",", ":")) for case in cases)
    return f'{{"plain":{json.dumps(plain, separators=(",", ":"))},\n"cases":[\n{lines}\n]}}\n'


if __name__ == "__main__":
    REASONS.write_text(written(), encoding="utf-8")
