"""Links of the house lead to the house."""

import pytest

from wayout.server.addresses import Addresses, network_base, public_url, reachable


def test_whoever_runs_the_house_says_where_it_is() -> None:
    addresses = Addresses("https://house.example", frozenset({"localhost:8000"}))

    assert addresses.base("http://evil.example", "evil.example") == "https://house.example"


def test_else_only_its_own_names_are_good() -> None:
    addresses = Addresses(None, reachable("127.0.0.1", 8000))

    assert addresses.base("http://localhost:8000", "localhost:8000") == "http://localhost:8000"
    assert addresses.base("http://127.0.0.1:8000", "127.0.0.1:8000") == "http://127.0.0.1:8000"
    assert addresses.base("http://LOCALHOST:8000", "LOCALHOST:8000") is not None
    for foreign in ("evil.example", "evil.example:8000", "localhost", "localhost:8001", "localhost:8000@evil", ""):
        assert addresses.base(f"http://{foreign}", foreign) is None


def test_a_house_for_the_network_is_known_by_its_address_there() -> None:
    assert {"192.0.2.7:8000", "localhost:8000"} <= reachable("192.0.2.7", 8000)
    assert "[2001:db8::1]:8000" in reachable("2001:db8::1", 8000)
    assert "localhost" in reachable("127.0.0.1", 80)


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST"])
def test_what_is_shown_to_friends_is_never_this_machines_name_for_itself(host: str) -> None:
    around = Addresses(None, frozenset(), network_base("192.0.2.7", 8000))

    assert around.for_friends(f"http://{host}", host) == "http://192.0.2.7:8000"
    assert Addresses("https://house.example").for_friends(f"http://{host}", host) == "https://house.example"
    assert Addresses().for_friends(f"http://{host}", host) == f"http://{host}"


def test_friends_are_shown_the_name_by_which_the_house_was_asked() -> None:
    addresses = Addresses(None, frozenset(), network_base("192.0.2.7", 8000))

    assert addresses.for_friends("http://house.local:8000", "house.local:8000") == "http://house.local:8000"


@pytest.mark.parametrize("text", ["house.example", "ftp://house.example", "https://", "https://a/?b", "https://a/#b"])
def test_a_public_url_must_be_one(text: str) -> None:
    with pytest.raises(ValueError):
        public_url(text)


def test_a_public_url_may_end_in_a_slash() -> None:
    assert public_url("https://house.example/play/") == "https://house.example/play"
