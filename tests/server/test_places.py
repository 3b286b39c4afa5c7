"""The data folder and the port."""

from pathlib import Path

import pytest

from wayout.server import places
from wayout.server.places import CannotOpen


def test_data_goes_where_the_user_wants_data_to_go(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert places.default_data() == tmp_path / "wayout"


def test_without_a_word_from_the_user_data_goes_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))

    assert places.default_data() == tmp_path / ".local" / "share" / "wayout"


def test_a_data_folder_belongs_to_one_house_at_a_time(tmp_path: Path) -> None:
    with places.take(tmp_path / "data"), pytest.raises(CannotOpen, match="another house"):
        places.take(tmp_path / "data")

    places.take(tmp_path / "data").close()


def test_a_data_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(CannotOpen, match="cannot write"):
        places.take(tmp_path / "file")


def test_the_port_of_last_time_is_taken_again(tmp_path: Path) -> None:
    with places.listen("127.0.0.1", None, tmp_path) as first:
        port = first.getsockname()[1]
        with places.listen("127.0.0.1", None, tmp_path) as other:
            assert other.getsockname()[1] != port
    (tmp_path / "port").write_text(str(port))

    with places.listen("127.0.0.1", None, tmp_path) as again:
        assert again.getsockname()[1] == port


def test_a_port_that_is_asked_for_and_taken_is_said(tmp_path: Path) -> None:
    with places.listen("127.0.0.1", None, tmp_path) as first, pytest.raises(CannotOpen, match="cannot listen"):
        places.listen("127.0.0.1", first.getsockname()[1], tmp_path)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_house_on_loopback_has_no_link_for_others(host: str) -> None:
    assert places.lan_address(host) is None


def test_a_house_on_one_address_has_that_link() -> None:
    assert places.lan_address("192.0.2.5") == "192.0.2.5"
    assert places.local_address("192.0.2.5") == "192.0.2.5"
    assert places.local_address("0.0.0.0") == "localhost"
