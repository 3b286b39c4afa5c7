"""`wayout replay`."""

import json
from pathlib import Path

import pytest

from wayout.cli.main import main
from wayout.games import GAMES
from wayout.lab.words import LANGUAGES, words


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    main(["sim", "emergency_exit", "--players", "3", "--games", "1", "--seed", "3", "--records", str(folder)])
    return next(folder.iterdir())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_story(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["sim", game, "--games", "1", "--records", str(tmp_path)])

    for language in LANGUAGES:
        assert main(["replay", str(next(tmp_path.iterdir())), "--lang", language]) == 0, capsys.readouterr().err


def test_the_whole_story_ends_with_the_end(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0

    shown = capsys.readouterr().out
    assert "emergency_exit, 3 seats, through the eyes of: Spectator" in shown
    assert "lays a tile. [" in shown
    assert '"over"' in shown


def test_the_story_in_the_other_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--lang", "zh-Hant"]) == 0

    template = words("emergency_exit", "zh-Hant")["event.lost_declared"]
    assert template.partition("{seat}")[2] in capsys.readouterr().out


def test_a_point_of_the_game_through_one_seats_eyes(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--at", "5", "--viewer", "1", "--json"]) == 0
    one = json.loads(capsys.readouterr().out)
    main(["replay", str(record), "--at", "5", "--json"])
    spectator = json.loads(capsys.readouterr().out)

    assert [step["number"] for step in one["steps"]] == [0, 1, 2, 3, 4, 5]
    assert one["viewer"] == 1
    assert one["outcome"] is None
    assert len(one["view"]["hand"]) == 3
    assert spectator["view"]["hand"] is None
    began = next(event for event in one["steps"][0]["happened"] if event["type"] == "round_began")
    assert [hand is None for hand in began["hands"]] == [True, False, True]
    assert began["deck"] is None


def test_the_end_has_its_outcome(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(record), "--json"])

    assert json.loads(capsys.readouterr().out)["outcome"] in ("won", "shared")


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--at", "100000"], "--at must be from 0 to"),
        (["--at", "-1"], "--at must be from 0 to"),
        (["--viewer", "3"], "a seat from 0 to 2"),
        (["--viewer", "nobody"], "a seat from 0 to 2"),
    ],
)
def test_a_point_or_viewer_that_is_not_there_is_refused(
    record: Path, more: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(record), *more]) == 2
    assert why in capsys.readouterr().err


def broken(name: str, good: bytes) -> bytes:
    lines = good.splitlines(keepends=True)
    return {
        "empty": b"",
        "no header": b"hello\n",
        "binary": bytes(range(256)),
        "header only": lines[0],
        "other game": lines[0].replace(b"emergency_exit", b"chess") + lines[1],
        "other version": lines[0].replace(b'"version":1', b'"version":99') + lines[1],
        "other format": lines[0].replace(b'"format":1', b'"format":99') + lines[1],
        "too many seats": lines[0].replace(b'"seats":3', b'"seats":9') + lines[1],
        "unknown option": lines[0].replace(b'"danger":false', b'"danger":"maybe"') + lines[1],
        "missing option": lines[0].replace(b'"danger":false,', b"") + lines[1],
        "a step is missing": lines[0] + lines[2],
        "a step is cut": lines[0] + lines[1][:40],
        "unknown event": lines[0] + lines[1].replace(b"game_opened", b"game_closed"),
        "event out of place": lines[0] + lines[2].replace(b'"number":1', b'"number":0'),
    }[name]


@pytest.mark.parametrize(
    "name",
    [
        "empty",
        "no header",
        "binary",
        "header only",
        "other game",
        "other version",
        "other format",
        "too many seats",
        "unknown option",
        "missing option",
        "a step is missing",
        "a step is cut",
        "unknown event",
        "event out of place",
    ],
)
def test_a_file_that_is_no_good_record_is_refused_in_one_line(
    name: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.jsonl"
    file.write_bytes(broken(name, record.read_bytes()))

    assert main(["replay", str(file)]) == 1

    said = capsys.readouterr()
    assert said.err.startswith("wayout replay: ")
    assert said.err.count("\n") == 1
    assert said.out == ""


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nowhere.jsonl")]) == 1
    assert "nowhere.jsonl" in capsys.readouterr().err
