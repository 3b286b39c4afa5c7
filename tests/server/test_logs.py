"""One JSON object per line. Each log has a process of its own: logging is the same for a whole process."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

PREPARED = "import logging, pathlib; from wayout.server import logs; "


def run(code: str, file: Path | None) -> str:
    """What appears on the terminal when this is run."""
    place = "None" if file is None else f"pathlib.Path({str(file)!r})"
    command = [sys.executable, "-c", f"{PREPARED}logs.set_up({place})\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stderr


def parsed(text: str) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in text.splitlines()]


def test_every_line_says_when_what_and_how_much(tmp_path: Path) -> None:
    terminal = run("logs.say('tables are open', count=3)", tmp_path / "log")

    (line,) = parsed((tmp_path / "log").read_text())
    assert (line["level"], line["event"], line["count"]) == ("info", "tables are open", 3)
    assert line["time"].endswith("+00:00")
    assert terminal == ""


def test_a_trouble_has_an_id_and_its_trace_on_one_line(tmp_path: Path) -> None:
    code = "try: raise ValueError('two\\nlines')\nexcept ValueError as error: print(logs.trouble('it broke', error))"

    terminal = run(code, tmp_path / "log")

    (line,) = parsed(terminal)
    assert [line] == parsed((tmp_path / "log").read_text())
    assert len(line["id"]) == 8
    assert "ValueError" in line["trace"]


def test_other_libraries_are_heard_when_they_warn() -> None:
    code = "for say in (logging.getLogger('asyncio').info, logging.getLogger('asyncio').warning): say('hm')"

    assert [line["level"] for line in parsed(run(code, None))] == ["warning"]


def test_what_strangers_send_fills_no_log() -> None:
    """The web server warns of every request that it cannot read."""
    code = "for say in (logging.getLogger('uvicorn').warning, logging.getLogger('uvicorn.error').error): say('hm')"

    assert [line["level"] for line in parsed(run(code, None))] == ["error"]


def test_without_a_file_everything_goes_to_the_terminal() -> None:
    assert [line["event"] for line in parsed(run("logs.say('hello')", None))] == ["hello"]
