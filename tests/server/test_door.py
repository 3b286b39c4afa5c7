"""Whose request it is, and from where."""

import pytest

from wayout.server.door import Visit, place
from wayout.server.identity import COOKIE, Signer

SIGNER = Signer(b"k" * 32)


def visit(**headers: str) -> Visit:
    return visit_with(headers, behind_proxy=False)


def visit_with(headers: dict[str, str], behind_proxy: bool) -> Visit:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"headers": raw, "client": ("203.0.113.7", 4321), "scheme": "http"}
    return Visit(scope, SIGNER, behind_proxy)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:8000", "http://localhost:8000"),
        ("house.example", "https://house.example"),
        ("house.example:443", "https://house.example"),
        ("HOUSE.example", "http://house.example"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_our_own_origin_is_known(host: str, origin: str) -> None:
    assert visit(host=host).is_own_origin(origin)


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "null",
        "http://evil.example",
        "http://localhost:8001",
        "http://localhost",
        "http://localhost:8000.evil.example",
        "http://localhost:8000@evil.example",
        "ftp://localhost:8000",
        "http://[",
        "http://localhost:99999999",
        "//localhost:8000",
    ],
)
def test_any_other_origin_is_foreign(origin: str) -> None:
    assert not visit(host="localhost:8000").is_own_origin(origin)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::9", "2001:db8::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("not:an:address", "not:an:address"),
        ("", ""),
    ],
)
def test_limits_count_an_address_or_a_whole_network(address: str, counted: str) -> None:
    assert place(address) == counted


def test_a_request_without_a_host_has_no_origin_of_its_own() -> None:
    assert not visit().is_own_origin("http://")


def test_a_good_cookie_is_read_and_a_bad_one_replaced() -> None:
    identity = SIGNER.new()
    good = visit(cookie=f"other=1; {COOKIE}={SIGNER.cookie(identity)}")
    bad = visit(cookie=f"{COOKIE}=nonsense")

    assert (good.identity, good.is_new) == (identity, False)
    assert bad.is_new
    assert bad.identity != visit(cookie="\x00;;==").identity


def test_forwarded_headers_are_believed_only_behind_a_proxy() -> None:
    told = {
        "x_forwarded_for": "198.51.100.1, 192.0.2.9",
        "x_forwarded_proto": "https",
        "x_forwarded_host": "house.example",
        "host": "inside:80",
    }

    alone = visit_with(told, behind_proxy=False)
    behind = visit_with(told, behind_proxy=True)

    assert (alone.address, alone.base) == ("203.0.113.7", "http://inside:80")
    assert (behind.address, behind.base) == ("192.0.2.9", "https://house.example")
