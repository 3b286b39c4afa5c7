"""What can be programmed, and when programming begins and ends (R25-4.3)."""

from functools import cache
from itertools import permutations

from wayout.games.room25.events import ProgrammingOpened, ProgramsLaid
from wayout.games.room25.parts import BASE_TOKENS, EVERYONE, TOKENS, Token, Who
from wayout.games.room25.seam import MODES, ROOMS
from wayout.games.room25.state import State
from wayout.kernel.play import Turn


def tokens_of(state: State, who: Who) -> list[Token]:
    """The action tokens that this character still has."""
    lost = state.lost[who]
    return [token for token in (TOKENS if state.rules.abilities else BASE_TOKENS) if token not in lost]


def may_spend(state: State, who: Who) -> list[Token]:
    """What can be chosen as it comes: nothing twice a round, and in the cold only one action."""
    used = state.used[who]
    if used and state.cold[who]:
        return []
    return [token for token in tokens_of(state, who) if token not in used]


def may_go_wild(state: State, who: Who) -> bool:
    """Can the adrenaline be used this round? Asked only of whoever plays alone, where nobody dies and plays on."""
    return state.adrenaline[who] == "ready" and not state.recovered[who] and not state.cold[who]


def is_free(state: State, who: Who) -> bool:
    """Everybody knows this guard."""
    return state.shown[who] and state.roles[who] == "guard"


def open_programming(turn: Turn[State]) -> None:
    state = turn.state
    living = state.living()
    calm = [who for who in living if is_calm(state, who)]
    cold = [who for who in living if ROOMS[state.kinds[state.at[who]]].cold]
    free = [who for who in living if is_free(state, who)]
    paranoid = [who for who in living if state.pile[who] is not None and who not in calm]
    waiting = [
        who
        for who in living
        if state.in_game[state.owner[who]]
        and not MODES[state.rules.mode].alone
        and ((who not in free and who not in paranoid) or (who not in cold and state.adrenaline[who] == "ready"))
    ]
    turn.emit(ProgrammingOpened(tuple(waiting), tuple(free), tuple(cold), tuple(calm)))


def is_calm(state: State, who: Who) -> bool:
    """R25-4.8: nothing is left to draw, or the room is behind one."""
    pile = state.pile[who]
    return pile is not None and (not pile or not ROOMS[state.kinds[state.at[who]]].unsettles)


def lay_programs(turn: Turn[State]) -> None:
    state = turn.state
    committed = [who for who in state.order if state.adrenaline[who] == "committed"]
    turn.emit(ProgramsLaid(tuple(laid(state, who) for who in EVERYONE), tuple(committed)))


def laid(state: State, who: Who) -> int:
    """How many tokens lie before this character."""
    return sum(slots[who] is not None for slots in (state.first, state.second, state.floating))


def programs_tokens(state: State, who: Who) -> bool:
    """Whoever is paranoid or a revealed guard has only adrenaline to decide about."""
    return state.pile[who] is None and not state.free[who]


@cache
def token_choices(tokens: tuple[Token, ...], cold: bool) -> tuple[tuple[Token, ...], ...]:
    """Two different tokens in order, or one alone; in the cold only one."""
    alone = tuple((token,) for token in tokens)
    return alone if cold else (*permutations(tokens, 2), *alone)
