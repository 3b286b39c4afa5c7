import sys
from pathlib import Path

import pytest

from workshop import apt, chromium, client, node, postgres, python_env, run
from workshop.say import Trouble


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v26.1.3"])
def test_these_nodes_are_new_enough(version: str) -> None:
    assert node.new_enough(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.9", "v21.7.0", "v22.11.0", "v23.9.0", "", "20.19.0", "v20"])
def test_these_nodes_are_not(version: str) -> None:
    assert not node.new_enough(version)


def test_an_empty_folder_holds_no_node(tmp_path: Path) -> None:
    assert node.in_wheel(tmp_path) is None


def test_the_newest_postgresql_comes_first() -> None:
    folders = [Path(f"/usr/lib/postgresql/{version}/bin") for version in ("9.6", "16", "15")]
    assert [folder.parent.name for folder in postgres.newest_first(folders)] == ["16", "15", "9.6"]


def test_a_named_postgresql_that_does_not_work_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WAYOUT_PG_BIN", str(tmp_path))
    with pytest.raises(Trouble, match="WAYOUT_PG_BIN"):
        postgres.ensure()


def _program(path: Path) -> None:
    """That answers."""
    path.write_text("#!/bin/sh\necho 1.0\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder of a machine where programs are looked for."""
    monkeypatch.delenv("WAYOUT_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "PLACES", ())
    monkeypatch.setattr(apt, "is_here", lambda: False)
    return tmp_path


def test_the_headless_shell_comes_before_a_whole_chromium(bare: Path) -> None:
    for name in ("chromium", chromium.SHELL):
        _program(bare / name)
    assert chromium.ensure() == bare / chromium.SHELL


def test_the_headless_shell_is_fetched_even_where_a_whole_chromium_is(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _program(bare / "chromium")
    monkeypatch.setattr(apt, "is_here", lambda: True)
    monkeypatch.setattr(apt, "install", lambda package: _program(bare / package))
    assert chromium.ensure() == bare / chromium.SHELL


def test_a_whole_chromium_does_where_nothing_can_be_fetched(bare: Path) -> None:
    _program(bare / "chromium")
    assert chromium.ensure() == bare / "chromium"


def test_a_debian_without_the_shell_gives_a_whole_chromium(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def install(package: str) -> None:
        asked.append(package)
        if package == chromium.SHELL:
            raise Trouble("no such package", "look elsewhere")
        _program(bare / package)

    monkeypatch.setattr(apt, "is_here", lambda: True)
    monkeypatch.setattr(apt, "install", install)
    assert chromium.ensure() == bare / "chromium"
    assert asked == [chromium.SHELL, "chromium"]


def test_the_client_is_built_from_its_sources_and_the_games_words_but_not_from_its_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "ROOT", tmp_path)
    monkeypatch.setattr(client, "WEB", tmp_path / "web")
    for name in ("web/src/net.ts", "web/src/net.test.ts", "src/wayout/games/maze/text/en.json"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert {path.name for path in client.sources()} == {*client.SETTINGS, "net.ts", "en.json"}


def test_a_failing_program_is_quoted_and_the_way_out_named() -> None:
    with pytest.raises(Trouble, match="boom") as caught:
        run.quietly([sys.executable, "-c", "print('boom'); raise SystemExit(3)"], "try harder")
    assert "failed with code 3" in str(caught.value)
    assert "what to do: try harder" in str(caught.value)


def test_a_missing_program_is_trouble_and_not_a_crash(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="does not start"):
        run.quietly([tmp_path / "nothing"], "install it")
    assert run.answers(tmp_path / "nothing") is None


def test_programs_are_not_led_to_another_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIRTUAL_ENV", "/elsewhere")
    assert "VIRTUAL_ENV" not in run.environment()
    assert run.environment({"COLOUR": "green"})["COLOUR"] == "green"


def test_when_uv_fails_pip_installs_the_same_thing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tried: list[str] = []

    def only_pip_works(command: run.Command, way_out: str) -> str:
        words = [str(word) for word in command]
        tried.append("pip" if "-m" in words else "uv")
        assert str(tmp_path) in words
        assert "--require-hashes" in words
        if tried == ["uv"]:
            raise Trouble("no such index", way_out)
        return ""

    monkeypatch.setattr(run, "quietly", only_pip_works)
    python_env.unpack("node", tmp_path)
    assert tried == ["uv", "pip"]
