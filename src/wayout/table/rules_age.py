"""Rules change; what was played by others must not be read by these, for it would come to another end."""

from typing import Any

from wayout.kernel.game import Game
from wayout.kernel.record import Header
from wayout.table.refusals import refuse


def is_of_these_rules(header: Header, game: Game[Any, Any]) -> bool:
    return header.version == game.version


def must_be_of_these_rules(header: Header, game: Game[Any, Any]) -> None:
    if not is_of_these_rules(header, game):
        raise refuse("other_version", game=game.id, version=header.version, here=game.version)
