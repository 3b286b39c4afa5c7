"""What everybody sees of the quests, and a truth that fits it. Only task tiles face down are hidden (TMP-4.12)."""

from wayout.games.temple.dice import cost_text
from wayout.games.temple.modules.quests.chambers.ghost import A_STEP, PUSH, is_with_ghost, push_cost
from wayout.games.temple.modules.quests.part import ID, Quests, markers, part
from wayout.games.temple.modules.quests.task_tiles import TASKS
from wayout.games.temple.modules.special import chalice
from wayout.games.temple.state import NO_NODE, State
from wayout.games.temple.view_types import PriceView, SeatView, View
from wayout.kernel.chance import Chance
from wayout.kernel.seats import Seat, Viewer


def show(state: State, viewer: Viewer, view: View) -> None:
    quests = part(state)
    view.extra[ID] = {
        "markers": markers(state),
        "found": quests.found.copy(),
        "done": quests.done[:],
        "givers": quests.givers[:],
        "tasks": quests.tasks[: quests.revealed],
        "laid": len(quests.tasks),
        "solved": quests.solved,
        "ghost": None if quests.ghost == NO_NODE else quests.ghost,
        "gem_tiles": quests.gem_tiles,
        "joined": quests.joined,
        "chalice": chalice.shown(state),
    }


def show_seat(state: State, seat: Seat, view: SeatView) -> None:
    """What a push costs this adventurer where the ghost is, if that is unlike the usual."""
    if not is_with_ghost(state, seat):
        return
    node = state.figures[seat]
    cost = push_cost(state, seat, node)
    if cost != A_STEP:
        view.prices = [*view.prices, PriceView(PUSH, node, cost_text(cost))]


def imagine(state: State, view: View, viewer: Viewer, luck: Chance) -> None:
    """Task tiles that nobody has seen are any of the others."""
    shown = view.extra[ID]
    revealed = list(shown["tasks"])
    others = luck.shuffled([task for task in TASKS.tiles if task not in revealed])
    state.parts[ID] = Quests(
        found=dict(shown["found"]),
        done=list(shown["done"]),
        givers=list(shown["givers"]),
        tasks=[*revealed, *others][: shown["laid"]],
        revealed=len(revealed),
        solved=shown["solved"],
        ghost=NO_NODE if shown["ghost"] is None else shown["ghost"],
        gem_tiles=shown["gem_tiles"],
        joined=shown["joined"],
        chalice=chalice.imagined(shown["chalice"]),
    )
