"""Tasks that a chamber's adventurers pay together, shown with modules that exist for these tests alone (TMP-4.8)."""

from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec
import pytest

from tests.games.temple.tables import EASTERN, ONE, THREE, TWO, WESTERN, do, refused, stand
from tests.games.temple.throwaway import clean, with_module
from wayout.games.temple import GAME
from wayout.games.temple.actions import Gems, Offer
from wayout.games.temple.actions.doing import Doing
from wayout.games.temple.actions.moments import kept_from
from wayout.games.temple.dice import blank
from wayout.games.temple.events import GemsTaken
from wayout.games.temple.pool import cannot_pool, pay_pool, pool_cost, pool_size, tasks_at
from wayout.games.temple.rules import legal
from wayout.games.temple.seam import GEMS, POOL, Deed, Task
from wayout.games.temple.state import ADVENTURER, GOLDEN, KEY, TORCH, State
from wayout.games.temple.tiles import Cost, cost_of
from wayout.games.temple.view import view
from wayout.games.temple.view_types import PriceView, TaskView
from wayout.kernel.chance import Seeded
from wayout.kernel.play import PublicEvent, Refusal, Turn, because
from wayout.kernel.seats import Seat

__all__ = ["clean"]
pytestmark = pytest.mark.usefixtures("clean")

THERE = 2 * EASTERN
COST = cost_of("AKKT")


def lever(state: State, node: int) -> Iterable[Task]:
    """In the eastern chamber stands a lever until somebody has pulled it."""
    if node == THERE and "pulled" not in state.parts["test"].notes:
        yield Task("lever", COST, (THERE,))


class Pulled(PublicEvent[State], frozen=True):
    news: ClassVar[bool] = True
    seat: Seat
    paid: tuple[int, ...]

    def apply(self, state: State) -> None:
        blank(state, self.paid)
        state.parts["test"].notes.append("pulled")


class Pull(Doing, frozen=True):
    """An action as a module brings it."""

    def check(self, state: State, seat: Seat) -> Refusal | None:
        node = state.figures[seat]
        refusal = kept_from(state, seat, POOL, node)
        if refusal is not None:
            return refusal
        if not any(task.id == "lever" for task in tasks_at(state, node)):
            return because("no_lever_here", rule="TMP-4.8")
        return cannot_pool(state, seat, pool_cost(state, seat, POOL, COST), (node,))

    def deed(self, state: State, seat: Seat) -> Deed:
        return Deed(POOL, seat, state.figures[seat])

    def carry_out(self, turn: Turn[State], seat: Seat) -> None:
        node = turn.state.figures[seat]
        cost = pool_cost(turn.state, seat, POOL, COST)
        turn.emit(Pulled(seat, pay_pool(turn, seat, POOL, cost, (node,))))


def at_the_lever(*hands: str, **hooks: Any) -> State:
    return stand(with_module(*hands, tasks=lever, **hooks), *[EASTERN] * len(hands))


def test_gems_are_a_task_like_any_other() -> None:
    state = at_the_lever("A....", ".....")
    state.chambers[EASTERN] = msgspec.structs.replace(state.chambers[EASTERN], tile="gems_key_a")

    assert tasks_at(state, THERE) == [Task(GEMS, ((KEY, 4),), (THERE,)), Task("lever", COST, (THERE,))]
    assert tasks_at(state, 0) == []


def test_keys_and_torches_for_a_task_are_offered_by_themselves() -> None:
    state = at_the_lever("A....", "AAKTG")

    assert [pool_size(state, ONE, icon) for icon in (ADVENTURER, KEY, TORCH, GOLDEN)] == [1, 1, 1, 0]
    assert [die.offered for die in view(state, ONE).seats["1"].dice] == [False, False, True, True, False]
    do(state, TWO, Offer((10, 11), True))
    assert pool_size(state, ONE, ADVENTURER) == 3


def test_a_task_is_paid_by_all_the_trigger_first() -> None:
    state = at_the_lever("AK...", "KKT..", "T....")
    assert Pull().check(state, ONE) is None

    assert do(state, ONE, Pull()) == [Pulled(ONE, (0, 1, 10, 12))]
    assert refused(state, ONE, Pull()).code == "no_lever_here"
    assert not any(die.offered for die in view(state, ONE).seats["2"].dice)


def test_what_is_missing_for_a_task_is_told() -> None:
    state = at_the_lever("AK...", "K....")

    assert refused(state, ONE, Pull()).facts == {"have": 0, "need": 1}


def test_everybody_sees_the_tasks_and_finds_them_when_imagining() -> None:
    state = at_the_lever("AK...", "K....")
    seen = view(state, TWO)

    assert seen.tasks == {str(THERE): [TaskView("lever", "AKKT", [THERE])]}
    state.parts["test"].notes.append("pulled")
    assert view(state, TWO).tasks == {}
    imagined = GAME.imagine(seen, TWO, Seeded(1))
    assert view(imagined, TWO).seats == seen.seats


def knack(state: State, deed: Deed, cost: Cost) -> Cost:
    """One key less for everybody in whose chamber the second seat has one."""
    helps = deed.name in (POOL, GEMS) and state.figures[TWO] == deed.to
    return tuple((icon, need - (icon == KEY)) for icon, need in cost) if helps else cost


def mechanic(state: State, deed: Deed) -> Iterable[Seat]:
    return [TWO]


def test_a_price_counts_for_what_is_paid_together_and_whoever_brings_it_takes_part() -> None:
    state = at_the_lever("AKT..", "K....", price=knack, pays_first=mechanic)

    assert view(state, ONE).seats["0"].prices == [PriceView("pool", THERE, "AKT", "lever")]
    assert do(state, ONE, Pull()) == [Pulled(ONE, (0, 10, 2))]


def test_a_price_counts_for_gems() -> None:
    state = at_the_lever("KKK..", "K....", price=knack, pays_first=mechanic)
    state.chambers[EASTERN] = msgspec.structs.replace(state.chambers[EASTERN], tile="gems_key_a")

    assert Gems(1) in legal(state, ONE)
    assert do(state, ONE, Gems(1)) == [GemsTaken(ONE, THERE, 1, 1, (10, 0, 1), 1_000)]
    state.figures[TWO] = 0
    assert refused(state, ONE, Gems(2)).code == "no_gems_here"


def test_a_pool_can_be_asked_for_where_the_trigger_does_not_stand() -> None:
    """Linked chambers: each is paid by those who stand in it."""
    state = with_module("KK...", "KKK..", "KT...")
    stand(state, EASTERN, WESTERN, WESTERN)
    west = (2 * WESTERN,)
    assert pool_size(state, ONE, KEY, west) == 0
    for seat, dice in ((TWO, (10, 11)), (THREE, (20,))):
        do(state, seat, Offer(dice, True))

    assert pool_size(state, ONE, KEY, west) == 3
    assert pay_pool(Turn(state, Seeded(1)), ONE, GEMS, cost_of("KKK"), west) == (10, 11, 20)
