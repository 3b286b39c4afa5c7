"""docs/protocol.md names every message and every question, and no other."""

import re
from pathlib import Path
from typing import get_args

import pytest

from wayout.server import api, days, opening, replays
from wayout.server.push import api as push
from wayout.table import messages

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SOURCE = Path(messages.__file__).parents[1]


def first_cells(heading: str) -> str:
    """The first column of the table below this heading."""
    section = re.split(r"^#+ ", TEXT.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.M)[0]
    return "\n".join(line.split("|")[1] for line in section.splitlines() if line.startswith("| `"))


@pytest.mark.parametrize(
    ("heading", "kinds"), [("From the client", messages.ClientMessage), ("From the server", messages.ServerMessage)]
)
def test_every_message_has_its_row(heading: str, kinds: object) -> None:
    shown = re.findall(r"`(\w+) \{", first_cells(heading))

    assert set(shown) == {str(kind.__struct_config__.tag) for kind in get_args(kinds)}


def test_every_last_word_is_named() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*/*.py"))
    said = set(re.findall(r'Gone\("(\w+)"(?: if \w+ else "(\w+)")?\)', sources))
    row = next(line for line in TEXT.splitlines() if line.startswith("| `gone "))

    assert set(re.findall(r"`(\w+)`", row)) == {word for words in said for word in words if word}


def test_every_question_has_its_row() -> None:
    asked = {
        path
        for handler in (*api.HANDLERS, *days.HANDLERS, *replays.HANDLERS, *opening.HANDLERS, *push.HANDLERS)
        for path in handler.paths
    }

    shown = re.findall(r"`(?:GET|PUT|POST) ([^ `?]+)", first_cells("Guests"))
    assert set(shown) == {re.sub(r":\w+\}", "}", path) for path in asked}
