"""What deeds cost one seat where modules have changed what is printed."""

from wayout.games.temple.actions.moving import entry_cost, exit_cost, exit_keys
from wayout.games.temple.dice import cost_text
from wayout.games.temple.pool import pool_cost, tasks_at
from wayout.games.temple.seam import DISCOVER, ENTER, ESCAPE, GEMS, POOL, hooks, priced
from wayout.games.temple.state import KEY, START, State
from wayout.games.temple.tiles import DISCOVERY, Cost, printed
from wayout.games.temple.view_types import PriceView
from wayout.kernel.seats import Seat


def price_views(state: State, seat: Seat) -> list[PriceView]:
    """Chambers by their front nodes; nothing for one who is out."""
    if not hooks(state).price or state.figures[seat] < START:
        return []
    asked: list[tuple[str, int | None, Cost, Cost]] = [
        (DISCOVER, None, priced(state, seat, DISCOVER, DISCOVERY), DISCOVERY),
        (ESCAPE, None, exit_cost(state, seat), ((KEY, exit_keys(state)),)),
    ]
    for chamber, lying in enumerate(state.chambers):
        if lying.gone:
            continue
        asked.append((ENTER, 2 * chamber, entry_cost(state, seat, 2 * chamber), printed(lying.tile).entry))
    changed = [PriceView(name, to, cost_text(cost)) for name, to, cost, usual in asked if cost != usual]
    return [*changed, *task_prices(state, seat)]


def task_prices(state: State, seat: Seat) -> list[PriceView]:
    """Of what is done together where the adventurer stands, if he triggers it."""
    node, found = state.figures[seat], list[PriceView]()
    for task in tasks_at(state, node):
        name = GEMS if task.id == GEMS else POOL
        cost = pool_cost(state, seat, name, task.cost)
        if cost != task.cost:
            found.append(PriceView(name, node, cost_text(cost), task.id))
    return found
