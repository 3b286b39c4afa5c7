"""The five ways to play: one file each (R25-1.9, R25-2.6). Here is what some of them share."""

from wayout.games.room25.cast import CAST
from wayout.games.room25.parts import CHARACTERS, EVERYONE, Rules, Who
from wayout.games.room25.state import NOBODY, State
from wayout.kernel.seats import Seat

DUO_OF = tuple(Who(CHARACTERS.index(CAST[name].duo)) for name in CHARACTERS)


def unclaimed(state: State) -> list[Who]:
    return [who for who in EVERYONE if state.owner[who] == NOBODY]


def single(state: State, seat: Seat) -> list[tuple[Who, ...]]:
    """Any character that nobody plays yet."""
    return [(who,) for who in unclaimed(state)]


def duos(state: State, seat: Seat) -> list[tuple[Who, ...]]:
    """Any duo that nobody plays yet."""
    return [(who, DUO_OF[who]) for who in unclaimed(state) if who < DUO_OF[who]]


def own_side(state: State, seat: Seat) -> int:
    return int(seat)


def one_side(state: State, seat: Seat) -> int:
    return 0


def in_exit(state: State, who: Who) -> bool:
    """Alive, and in Room 25."""
    return state.alive[who] and state.kinds[state.at[who]] == "room25"


def may_move_out(state: State, actor: Who) -> bool:
    """R25-A2: whoever moves Room 25 out stands in it."""
    return state.rules.outsider_may_eject or in_exit(state, actor)


def seats_of(state: State, group: list[Who]) -> tuple[Seat, ...]:
    """Whose characters these are. Nobody wins by leaving."""
    return tuple(seat for seat in dict.fromkeys(state.owner[who] for who in group) if state.in_game[seat])


def by_season(rules: Rules) -> bool:
    """The co-operative rules of Season 2: nobody may die, and the key is needed."""
    return rules.level != "base"
