"""TMP-4.15: what holds after every event, whatever is played."""

from wayout.games.temple.board import cell_of, is_dead, is_enterable, outs
from wayout.games.temple.clock import NUMBERS
from wayout.games.temple.seam import MODULES, hooks, mix_of
from wayout.games.temple.solvable import depot_of, dice_each
from wayout.games.temple.state import HELD, LOST, NO_DIE, NO_NODE, OUT, OVER, PAUSED, PROFESSIONAL, State
from wayout.games.temple.tiles import printed
from wayout.kernel.grid import WAYS, opposite


def flaw(state: State) -> str | None:
    """What is wrong with a temple that has been laid."""
    return (
        dice_flaw(state)
        or gem_flaw(state)
        or tile_flaw(state)
        or map_flaw(state)
        or people_flaw(state)
        or vote_flaw(state)
        or prompt_flaw(state)
        or part_flaw(state)
    )


def dice_flaw(state: State) -> str | None:
    """Every die is somebody's and lies in one way; nobody has won or lost a die by magic."""
    dice = sorted(die for hand in state.hands for die in hand)
    if dice != [die for die, lies in enumerate(state.dice) if lies != NO_DIE]:
        return "a die is nobody's, or that of two"
    if len(dice) != state.seats * dice_each(state.seats):
        return f"there are {len(dice)} dice"
    for die, lies in enumerate(state.dice):
        if (lies == HELD) != bool(state.held[die]):
            return f"die {die} is held nowhere, or lies where it is held"
        if lies in (HELD, LOST, NO_DIE) and state.offered[die]:
            return f"die {die} is offered, but is not there"
    return None


def gem_flaw(state: State) -> str | None:
    """Gems taken, in the depot and to spare are those of the set-up and those that came; no chamber gives too many."""
    spare = 0 if state.difficulty == PROFESSIONAL else NUMBERS.depot.spare
    if state.depot < 0 or state.spare < 0:
        return "there are fewer gems than none"
    if state.spare + state.fates != spare:
        return f"{state.fates} turns of fate and {state.spare} gems to spare"
    ever = depot_of(state.seats, state.difficulty) + spare + state.gems_added
    if state.depot + state.gems_taken + state.spare != ever:
        return f"{state.depot} gems in the depot and {state.gems_taken} taken"
    for chamber in state.chambers:
        if chamber.gems_done == 0 or chamber.gems_done > printed(chamber.tile).most:
            return f"{chamber.tile} has given {chamber.gems_done} gems"
    return None


def tile_flaw(state: State) -> str | None:
    """Each tile is there once, and each cell has one chamber."""
    lying = {number: chamber for number, chamber in enumerate(state.chambers) if not chamber.gone}
    laid = [chamber.tile for chamber in lying.values()]
    aside = [tile for reserved in state.reserved.values() for tile in reserved.tiles]
    if sorted([*laid, *state.pile, *aside]) != sorted(["start", "exit", *state.tiles]):
        return "a tile is missing, or there twice"
    if state.cells != {cell_of(chamber.x, chamber.y): number for number, chamber in lying.items()}:
        return "two chambers lie in one place, or one is lost"
    if not state.reserved.keys().isdisjoint(state.cells):
        return "a chamber lies where somebody is choosing one"
    return None if (state.exit >= 0) == ("exit" in laid) else "the exit is found, but does not lie there"


def map_flaw(state: State) -> str | None:
    """Ways lead back, but for doors by which nobody leaves; and there is always one that leads on."""
    for node in range(2 * len(state.chambers)):
        for side in WAYS:
            beyond, back = state.links[node * 4 + side], opposite(side)
            if beyond != NO_NODE and leads_out(state, beyond, back) and state.links[beyond * 4 + back] != node:
                return f"no way leads back from node {beyond} to {node}"
    if state.phase != OVER and state.valve != is_dead(state):
        return "the temple is dead, or a wall opens for no reason"
    return None


def leads_out(state: State, node: int, side: int) -> bool:
    there = state.chambers[node >> 1]
    return not (there.doors & ~outs(there)) >> side & 1


def people_flaw(state: State) -> str | None:
    for seat, node in enumerate(state.figures):
        if node != OUT and not is_enterable(state, node):
            return f"the adventurer of seat {seat} is where nobody can be"
        if node != OUT and state.left[seat]:
            return f"seat {seat} has left, but its adventurer has not"
        if seat in state.behind and not state.left[seat]:
            return f"seat {seat} was left behind without having left"
    if (state.outcome is not None) != (state.phase == OVER):
        return f"it is {state.phase} with outcome {state.outcome}"
    if (state.phase == PAUSED) != (state.paused_by >= 0):
        return "the clock is stopped by nobody, or somebody has stopped it and it runs"
    inside = any(node != OUT for node in state.figures)
    if (inside or state.behind) and state.outcome == "won":
        return "somebody is inside after a win, or was left behind"
    return None if inside or state.phase == OVER else "nobody is inside, and it goes on"


def vote_flaw(state: State) -> str | None:
    waiting = set(state.vote_waiting)
    if (state.vote is None) == bool(waiting):
        return "a vote without voters, or voters without a vote"
    if waiting & set(state.vote_yes) or any(state.left[seat] or state.absent[seat] for seat in waiting):
        return "somebody is waited for who has voted, left or gone"
    return None


def prompt_flaw(state: State) -> str | None:
    """Every choice ends, with or without an answer."""
    if len({prompt.id for prompt in state.prompts}) < len(state.prompts):
        return "two choices have the same id"
    for prompt in state.prompts:
        if not prompt.options or prompt.kind not in hooks(state).prompts:
            return f"nothing comes of the choice {prompt.kind}"
        if state.left[prompt.seat] or state.phase == OVER:
            return f"seat {prompt.seat} is asked, and cannot answer"
    return None


def part_flaw(state: State) -> str | None:
    if state.mix != mix_of(state.options):
        return f"the options are not those of {state.mix}"
    wanted = {module for module in state.mix.split(",") if module and MODULES[module].part is not None}
    if set(state.parts) != wanted:
        return f"parts of {sorted(state.parts)} in a mix of {sorted(wanted)}"
    return next((wrong for flaw in hooks(state).flaw if (wrong := flaw(state)) is not None), None)
