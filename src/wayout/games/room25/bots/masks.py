"""When a guard shows who he is: once hiding helps no longer, and choosing freely does."""

from typing import Final

from wayout.games.room25.bots.scene import Scene

SHOWS_BY: Final = 2
"""With so many rounds left nobody waits for one who hangs back."""


def reveals(scene: Scene) -> bool:
    """Not in the last round: one chooses freely only from the next one on."""
    if not scene.wicked or scene.view.left == 1 or any(figure.shown for figure in scene.own):
        return False
    inside = sum(scene.in_exit(who) for who in scene.team)
    return scene.view.left <= SHOWS_BY or 2 * inside > len(scene.team)
