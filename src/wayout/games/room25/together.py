"""Playing together against the complex: how all win or lose (R25-4.12)."""

from wayout.games.room25.laying import needs_key
from wayout.games.room25.modes import by_season, in_exit, may_move_out, seats_of
from wayout.games.room25.parts import Rules, Who
from wayout.games.room25.seam import Verdict
from wayout.games.room25.state import State
from wayout.kernel.play import Turn

ROUNDS = {4: 8, 5: 7, 6: 6}
"""R25-2.2: by how many characters there are."""


def rounds(rules: Rules, figures: int) -> int:
    return ROUNDS[figures] if by_season(rules) else 8


def needed(state: State) -> list[Who]:
    """Everybody who lives."""
    return state.living()


def all_out(state: State, actor: Who) -> bool:
    """All are in Room 25, and one of them moves it."""
    return may_move_out(state, actor) and all(in_exit(state, who) for who in needed(state))


def escape(state: State, actor: Who) -> Verdict | None:
    """R25-2.6: by the rules of Season 2 nobody goes before the key has been found."""
    if not all_out(state, actor) or lacks_key(state):
        return None
    everybody = seats_of(state, state.order)
    return Verdict("escaped_partly", everybody) if state.graveyard else Verdict("escaped", everybody)


def lacks_key(state: State) -> bool:
    return needs_key(state.rules) and not state.key_done


def time_out(state: State) -> Verdict:
    return Verdict("time_up")


def lost_after(turn: Turn[State], deaths: int) -> Verdict | None:
    """So many dead are too many."""
    return Verdict("too_many_dead") if len(turn.state.graveyard) >= deaths else None
