"""What must have been chosen at a table, from what everybody is shown."""

from wayout.games.temple.seam import MODULES
from wayout.games.temple.state import RANDOM_TRACK, SOUND
from wayout.games.temple.view_types import View
from wayout.kernel.options import Options


def options_shown(view: View) -> Options:
    """Complete. Whether a soundtrack was drawn or named, nobody can tell."""
    options: Options = {module.option.id: module.option.values[0] for module in MODULES.values()}
    options |= {MODULES[module].option.id: value for module, value in view.settings.items()}
    clock = RANDOM_TRACK if view.clock == SOUND else view.clock
    return {**options, "difficulty": view.difficulty, "clock": clock, "tempo": view.tempo, "leavers": view.leavers}
