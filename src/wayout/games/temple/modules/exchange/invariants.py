"""TMP-4.15: what always holds of the teleporter's token."""

from wayout.games.temple.board import is_enterable
from wayout.games.temple.modules.exchange.numbers import TELEPORTER
from wayout.games.temple.modules.exchange.part import part
from wayout.games.temple.state import NO_NODE, NOBODY, State


def flaw(state: State) -> str | None:
    kept = part(state)
    found = any(chamber.tile == TELEPORTER for chamber in state.chambers)
    if (kept.teleporter != NO_NODE) != found:
        return "the teleporter is found, or not, and nobody noticed"
    if (kept.token != NO_NODE) + (kept.carrier != NOBODY) != found:
        return "the token is nowhere, or in two places"
    if kept.carrier != NOBODY and state.figures[kept.carrier] < 0:
        return "somebody has the token who is out"
    if kept.token != NO_NODE and not is_enterable(state, kept.token):
        return "the token lies where nobody can be"
    return None
