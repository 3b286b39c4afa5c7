"""What a module forbids is told before anybody tries it, with the reason that the rules would give (TMP-5.0)."""

from tests.games.temple.module_tables import A, B, W, cursed, temple
from tests.games.temple.strivers import busy_game
from wayout.games.temple import GAME
from wayout.games.temple.actions import Discover, Enter, Escape, Gems
from wayout.games.temple.state import OUT, RUNNING, START, State
from wayout.games.temple.view import view
from wayout.games.temple.view_types import BanView
from wayout.kernel.grid import WAYS
from wayout.kernel.play import Action, because
from wayout.kernel.seats import SPECTATOR, Seat


def test_who_is_trapped_is_told_why_no_door_can_be_used() -> None:
    state = cursed(temple(dice={A: "AAKTT", B: "AAKTT"}, at={A: 1, B: 1}), A, "trap")
    why = because("trapped", rule="TMP-5.1")

    assert view(state, A).bans == [BanView("discover", None, why), BanView("enter", START, why)]
    assert state.links[state.figures[A] * 4 + W] == START
    assert view(state, B).bans == []
    assert view(state, SPECTATOR).bans == []


def test_nothing_is_forbidden_to_one_who_is_out() -> None:
    state = cursed(temple(dice={A: "AAKTT"}, at={A: 1}), A, "trap")
    state.figures[A] = OUT

    assert view(state, A).bans == []


def thinkable_here(state: State, seat: Seat) -> dict[tuple[str, int | None], Action[State]]:
    """What one could think of, by deed and place."""
    node = state.figures[seat]
    found: dict[tuple[str, int | None], Action[State]] = {
        ("discover", None): Discover(0),
        ("escape", None): Escape(),
        ("gems", node): Gems(1),
    }
    return found | {("enter", state.links[node * 4 + side]): Enter(side) for side in WAYS}


def test_it_is_the_reason_that_a_try_would_be_refused_with() -> None:
    """A whole game of the whole box."""
    found: set[str] = set()
    for moment in busy_game(2, 3, GAME.presets["everything"]):
        state = moment.state
        for seat in state.inside() if state.phase == RUNNING else ():
            thinkable = thinkable_here(state, seat)
            for ban in view(state, seat).bans:
                tried = thinkable.get((ban.deed, ban.to))
                assert tried is None or tried.check(state, seat) == ban.why
                found.add(ban.why.code)

    assert len(found) > 2
