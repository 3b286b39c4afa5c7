"""The teleporter chamber and its token: TMP-5.16, A24, A42."""

import pytest

from tests.games.temple.conftest import Lodge
from tests.games.temple.maze.mazes import act, fallen_on, maze
from tests.games.temple.module_tables import NOW, A, B, E, N, refusal, show_dice
from tests.games.temple.tables import lay
from wayout.games.temple.actions import Discover, Escape, Leave
from wayout.games.temple.board import cell_of
from wayout.games.temple.building import lift_chambers
from wayout.games.temple.modules.curses.cards.soul_exchange import SoulsExchanged
from wayout.games.temple.modules.exchange.invariants import flaw
from wayout.games.temple.modules.exchange.part import part
from wayout.games.temple.modules.exchange.teleporting import (
    DROP,
    TAKE,
    WARP,
    DropToken,
    TakeToken,
    TokenDropped,
    TokenMoved,
    TokenTaken,
    Warp,
    Warped,
)
from wayout.games.temple.modules.maze.mirage import MirageRose
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import MOVE, Deed, Module, swap
from wayout.games.temple.spacing import contest, ready_at
from wayout.games.temple.state import NO_NODE, NOBODY, OUT, START, State
from wayout.games.temple.view import view
from wayout.kernel.chance import NoLuck, Seeded
from wayout.kernel.options import Option
from wayout.kernel.play import Action, Refusal, Turn, because, play
from wayout.kernel.seats import SPECTATOR

EAST, WEST, PORT = 1, 2, 3
NODE = PORT * 2


def port(*, token: int = NODE, carrier: int = NOBODY, at: tuple[int, int] = (PORT, WEST)) -> State:
    """The teleporter lies north of the eastern chamber."""
    state = maze("teleporter", exchange=True)
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")
    act(state, A, Discover(N))
    state.figures = [chamber * 2 for chamber in at]
    part(state).token, part(state).carrier = (token, NOBODY) if carrier == NOBODY else (NO_NODE, A)
    return state


def test_5_16_its_token_lies_in_it_when_it_is_discovered() -> None:
    state = maze("teleporter", exchange=True)
    state.figures[A] = EAST * 2
    show_dice(state, A, "AA...")
    assert not [one for one in legal(state, A) if isinstance(one, TakeToken | DropToken | Warp)]

    events = act(state, A, Discover(N))

    assert events[1] == TokenMoved(NODE, found=True)
    assert (part(state).teleporter, part(state).token, part(state).carrier) == (NODE, NODE, NOBODY)


def test_5_16_whoever_is_there_may_take_it() -> None:
    state = port()

    assert act(state, A, TAKE) == [TokenTaken(A, NOW)]
    assert (part(state).token, part(state).carrier) == (NO_NODE, A)
    assert refusal(state, A, TAKE) == "no_token_here TMP-5.16"
    assert refusal(state, B, TAKE) == "no_token_here TMP-5.16"


@pytest.mark.parametrize("wish", [TAKE, DROP, WARP])
def test_4_5_who_is_out_neither_takes_the_token_nor_puts_it_down_nor_warps(wish: Action[State]) -> None:
    """Somebody inside carries it, so that it lies nowhere."""
    state = port(carrier=A)
    state.figures[B] = OUT

    assert refusal(state, B, wish) == "you_are_out TMP-4.5"


def test_5_16_it_is_put_down_in_any_chamber_but_its_own() -> None:
    state = port(carrier=A)
    assert refusal(state, A, DROP) == "not_in_the_teleporter TMP-5.16"
    state.figures[A] = WEST * 2

    assert act(state, A, DROP) == [TokenDropped(A, WEST * 2, NOW)]
    assert (part(state).token, part(state).carrier) == (WEST * 2, NOBODY)
    assert refusal(state, A, DROP) == "no_token TMP-5.16"


def test_5_16_it_may_be_taken_up_again_by_anybody() -> None:
    state = port(token=WEST * 2)

    assert act(state, B, TAKE) == [TokenTaken(B, NOW)]


@pytest.mark.parametrize(("here", "there"), [(PORT, WEST), (WEST, PORT)])
def test_5_16_everybody_warps_between_it_and_its_chamber_for_nothing(here: int, there: int) -> None:
    state = port(token=WEST * 2, at=(here, EAST))
    dice = state.dice[:]

    assert act(state, A, WARP) == [Warped(A, here * 2, there * 2, NOW)]
    assert (state.figures[A], state.dice) == (there * 2, dice)


def test_5_16_not_from_anywhere_else_and_not_while_it_is_carried_or_at_home() -> None:
    away = port(token=WEST * 2, at=(EAST, START))
    assert refusal(away, A, WARP) == refusal(away, B, WARP) == "nowhere_to_warp TMP-5.16"
    assert refusal(port(), A, WARP) == "nowhere_to_warp TMP-5.16"
    assert refusal(port(carrier=A), A, WARP) == "nowhere_to_warp TMP-5.16"
    early = maze(exchange=True)
    assert refusal(early, A, WARP) == "nowhere_to_warp TMP-5.16"


def test_5_16_a_second_lies_between_two_warps_of_one_seat() -> None:
    state = port(token=WEST * 2)
    act(state, A, WARP)

    assert ready_at(state, A, WARP) == NOW + 1_000
    assert ready_at(state, A, DROP) == NOW + 120
    assert ready_at(state, B, WARP) == 0
    assert view(state, B).extra["exchange"]["warp_from"] == [NOW + 1_000, 0]


def test_a24_the_trap_does_not_forbid_it() -> None:
    state = fallen_on(port(token=WEST * 2), A, "trap")

    assert refusal(state, A, WARP) is None


def test_5_8_whatever_forbids_moving_forbids_it(lodge: Lodge) -> None:
    """As a ban of the starting chamber does, if the token lies there."""

    def ban(state: State, deed: Deed) -> Refusal | None:
        return because("banned", rule="TMP-5.8") if deed.name == MOVE and deed.to == START else None

    state = port(token=START)
    assert WARP.deed(state, A) == Deed(MOVE, A, START)
    lodge(Module(id="ban", option=Option("ban", (False, True), False), forbids=ban))
    state.mix, state.options["ban"] = f"{state.mix},ban", True

    assert refusal(state, A, WARP) == "banned TMP-5.8"
    assert WARP not in legal(state, A)


def test_4_7_it_is_an_arrival(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(
        "wayout.games.temple.modules.exchange.teleporting.arrive",
        lambda turn, seat: told.append(turn.state.figures[seat]),
    )
    act(port(token=WEST * 2), A, WARP)

    assert told == [WEST * 2]


def test_4_7_whether_the_temple_is_dead_is_judged_anew_after_it() -> None:
    state = port(token=WEST * 2)
    state.valve = True
    act(state, A, WARP)

    assert not state.valve


def test_5_16_if_its_carrier_escapes_it_lies_in_the_exit() -> None:
    state = port(carrier=A)
    state.pile.remove("exit")
    way_out = lay(state, EAST, E, "exit")
    state.figures[A], state.depot = way_out * 2, 0
    show_dice(state, A, "K....")

    events = play(state, A, Escape(), NoLuck(), NOW).events

    assert events[-1] == TokenMoved(way_out * 2)
    assert (part(state).token, part(state).carrier, flaw(state)) == (way_out * 2, NOBODY, None)


@pytest.mark.parametrize("chamber", [WEST, PORT])
def test_5_16_if_its_carrier_leaves_it_lies_where_they_were(chamber: int) -> None:
    state = port(carrier=A, at=(chamber, START))
    act(state, A, Leave())

    assert part(state).token == chamber * 2


def test_4_10_from_a_chamber_that_leaves_the_temple_it_goes_to_the_start() -> None:
    state = port(token=WEST * 2, at=(EAST, EAST))
    turn = Turn(state, Seeded(1), NOW)
    lift_chambers(turn, [WEST])

    assert turn.events[0] == TokenMoved(START)
    assert flaw(state) is None


def test_4_10_whoever_carries_it_keeps_it_when_their_chamber_leaves() -> None:
    state = port(carrier=A, at=(WEST, EAST))
    lift_chambers(Turn(state, Seeded(1), NOW), [WEST])

    assert (part(state).carrier, state.figures[A]) == (A, START)


def test_5_13_in_the_place_of_the_start_it_stays_and_lies_in_the_mirage() -> None:
    state = port(token=START, at=(EAST, EAST))
    state.pile.remove("mirage")
    state.pile.append("mirage")
    show_dice(state, A, "AA...")

    events = act(state, A, Discover(E))

    mirage = state.cells[cell_of(0, 0)]
    assert [type(event) for event in events[1:]] == [MirageRose, TokenMoved]
    assert part(state).token == mirage * 2


def test_5_16_two_in_one_chamber_may_want_it_at_once() -> None:
    state = port(at=(PORT, PORT))

    assert contest(state, A, TAKE) == "token"
    state.figures[B] = WEST * 2
    assert contest(state, A, TAKE) is None
    assert contest(state, A, WARP) is None


def test_5_16_what_can_be_done_is_listed() -> None:
    state = port(token=WEST * 2)

    def own(seat: int) -> list[object]:
        return [one for one in legal(state, A if seat == 0 else B) if isinstance(one, TakeToken | DropToken | Warp)]

    assert (own(0), own(1)) == ([WARP], [TAKE, WARP])


def test_4_12_everybody_sees_where_it_is() -> None:
    state = port(token=WEST * 2)
    seen = {"traded": [False, False], "warp_from": [0, 0], "teleporter": NODE, "token": WEST * 2, "carrier": None}

    assert view(state, SPECTATOR).extra["exchange"] == seen
    act(state, B, TAKE)
    assert view(state, A).extra["exchange"] == {**seen, "token": None, "carrier": 1}


def test_4_15_the_token_is_in_one_place() -> None:
    state = port()
    assert flaw(state) is None
    part(state).carrier = A
    assert flaw(state) == "the token is nowhere, or in two places"
    part(state).token = NO_NODE
    state.figures[A] = -1
    assert flaw(state) == "somebody has the token who is out"
    part(state).token, part(state).carrier = 99, NOBODY
    assert flaw(state) == "the token lies where nobody can be"
    part(state).teleporter = NO_NODE
    assert flaw(state) == "the teleporter is found, or not, and nobody noticed"


def test_a41_the_token_stays_with_the_player_when_two_exchange_adventurers() -> None:
    """A carries it, and puts it down where the other adventurer was."""
    state = port(carrier=A)
    SoulsExchanged(A, B, back=False).apply(state)
    swap(Turn(state, NoLuck(), NOW), A, B)

    assert (part(state).carrier, state.figures[:2]) == (A, [WEST * 2, NODE])
    assert act(state, A, DROP) == [TokenDropped(A, WEST * 2, NOW)]
    assert flaw(state) is None
