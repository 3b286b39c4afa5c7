"""Which sentence of `text/` tells an event, and the facts that it needs beyond the event's own."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from wayout.games.room25.cells import SIDE, Cell, Line
from wayout.games.room25.events import Asked, GameEnded, Looked, PassBegan, Programmed, RolesDealt, RolesShown
from wayout.games.room25.mac_deck import CARDS
from wayout.games.room25.parts import CHARACTERS, NO_ONE, Token, Who
from wayout.kernel.play import Event

COLUMNS: Final = "ABCDE"
VARIANTS: Final = ("cause", "how", "of", "source", "outcome")
"""Fields that say which of several sentences it is."""


def cell_name(cell: Cell) -> str:
    """Columns by letter from the left, rows by number from above: C3 is the Central Room."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


def names(group: Iterable[Who]) -> list[str]:
    return [f"character.{CHARACTERS[who]}" for who in group if who != NO_ONE]


def name(who: Who) -> list[str]:
    return names((who,))


def room(kind: str | None) -> list[str]:
    return [] if kind is None else [f"room.{kind}"]


def tokens(played: Token | tuple[Token, ...]) -> list[str]:
    return [f"token.{token}" for token in ((played,) if isinstance(played, str) else played)]


def line_name(line: Line) -> list[str]:
    return [f"line.{line}"]


def by_whom(by: Who | str) -> object:
    return by if isinstance(by, str) else name(by)


TELLS: Final[dict[str, Callable[[Any], object]]] = {
    "who": name,
    "by": by_whom,
    "group": names,
    "cell": cell_name,
    "other": cell_name,
    "room": room,
    "was": room,
    "token": tokens,
    "tokens": tokens,
    "line": line_name,
    "card": lambda card: [f"card.{CARDS[card].kind}"],
    "colour": lambda colour: [f"colour.{colour}"],
}
"""How fields are told; a list holds keys of words."""


def detail(event: Event[Any]) -> tuple[str, dict[str, object]]:
    """The last part of the sentence's key, or nothing for the plain one, and its facts."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__}
    facts = {field: TELLS[field](value) for field, value in fields.items() if field in TELLS and value is not None}
    return variant(event, fields), facts | besides(event)


def variant(event: Event[Any], fields: dict[str, Any]) -> str:
    match event:
        case Looked(room=seen):
            return "" if seen is None else "seen"
        case Programmed(tokens=laid):
            return "seen" if laid else ""
        case RolesDealt(roles=roles):
            return "seen" if sum(role is not None for role in roles) == 1 else ""
        case RolesShown(group=(_,)):  # a guard on their own turn, a dead one, or the only one outside Room 25
            return "single"
        case PassBegan(going=going):
            return str(going)
        case GameEnded(outcome="time_up", winners=(_, *_)):  # only guards win by waiting
            return "time_up.won"
    return next((str(fields[field]) for field in VARIANTS if field in fields), "")


def besides(event: Event[Any]) -> dict[str, object]:
    """Facts that are no field of the event."""
    match event:
        case Asked(question=question):
            return {"who": name(question.who)}
        case RolesDealt(roles=roles):
            return {"role": [f"role.{role}" for role in roles if role is not None][:1]}
        case RolesShown(roles=(role,)):
            return {"role": [f"role.{role}"]}
        case RolesShown(group=group, roles=roles):
            return {
                "roles": [key for who, role in zip(group, roles, strict=True) for key in (*name(who), f"role.{role}")]
            }
    if "line" in event.__struct_fields__ and "forward" in event.__struct_fields__:
        return {"way": [f"direction.{direction(event)}"]}
    return {}


def direction(slid: Any) -> str:
    """Where a line slides to."""
    if slid.line < SIDE:
        return "right" if slid.forward else "left"
    return "down" if slid.forward else "up"


def ending(event: Event[Any]) -> str | None:
    """How the game ended."""
    return event.outcome if isinstance(event, GameEnded) else None
