"""Play on from here: a record cut at a step becomes the beginning of a new match."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wayout.kernel.game import Game
from wayout.kernel.record import Header, Step, standing_steps, state_after
from wayout.table.document import Fork
from wayout.table.refusals import refuse
from wayout.table.rules_age import must_be_of_these_rules


def cut(games: Mapping[str, Game[Any, Any]], header: Header, steps: list[Step], number: int) -> Fork:
    """The steps that stand after that number, counted anew. Refuses what cannot be played on."""
    game = games.get(header.game)
    if game is None:
        raise refuse("unknown_game")
    must_be_of_these_rules(header, game)
    if number not in range(len(steps)):
        raise refuse("no_such_step", steps=len(steps))
    standing = standing_steps(steps[: number + 1])
    renumbered = [replace(step, number=new, wish=None) for new, step in enumerate(standing)]
    if game.result(state_after(game, header, renumbered)) is not None:
        raise refuse("nothing_left_to_play")
    return Fork.of(header, renumbered)
