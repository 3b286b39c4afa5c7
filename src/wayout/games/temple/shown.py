"""What everybody is shown, and what follows from it."""

from wayout.games.temple.seam import MODULES, hooks_of
from wayout.games.temple.state import RANDOM_TRACK, SOUND, START
from wayout.games.temple.view_types import View
from wayout.kernel.options import Options


def options_shown(view: View) -> Options:
    """What must have been chosen at the table, complete. Whether a soundtrack was drawn or named, nobody can tell."""
    options: Options = {module.option.id: module.option.values[0] for module in MODULES.values()}
    options |= {MODULES[module].option.id: value for module, value in view.settings.items()}
    clock = RANDOM_TRACK if view.clock == SOUND else view.clock
    return {**options, "difficulty": view.difficulty, "clock": clock, "tempo": view.tempo, "leavers": view.leavers}


def is_shut(view: View, node: int) -> bool:
    """Whether a module keeps everybody from lighting gems in this node just now."""
    return any(shut(view, node) for shut in hooks_of(",".join(view.modules)).shut)


def homes_shown(view: View) -> list[int]:
    """The starting chamber, and the nodes that serve as one."""
    return [START, *(node for homes in hooks_of(",".join(view.modules)).homes for node in homes(view))]
