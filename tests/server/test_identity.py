"""Cookies that only we can make."""

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from wayout.server.identity import COOKIE, Signer, key_in, own_cookie

SIGNER = Signer(b"k" * 32)


def test_a_cookie_leads_back_to_its_guest() -> None:
    identity = SIGNER.new()

    assert SIGNER.read(SIGNER.cookie(identity)) == identity


def test_the_public_id_does_not_show_the_secret() -> None:
    identity = SIGNER.new()

    assert identity.secret not in identity.guest
    assert identity.guest not in SIGNER.cookie(identity)


def test_a_cookie_of_another_house_is_not_ours() -> None:
    other = Signer(b"o" * 32)

    assert SIGNER.read(other.cookie(other.new())) is None


def test_a_changed_secret_or_signature_is_not_ours() -> None:
    secret, _, signature = SIGNER.cookie(SIGNER.new()).partition(".")

    assert SIGNER.read(f"x{secret[1:]}x.{signature}") is None
    assert SIGNER.read(f"{secret}.{signature[:-2]}") is None
    assert SIGNER.read(secret) is None
    assert SIGNER.read(f"{secret}.") is None


@given(st.text())
def test_nothing_that_is_made_up_is_ours(cookie: str) -> None:
    assert SIGNER.read(cookie) is None


def test_our_cookie_is_found_among_those_of_others() -> None:
    assert own_cookie(f"a=1; {COOKIE}=ours; b=2") == "ours"
    assert own_cookie(f"{COOKIE}x=1;{COOKIE}=ours") == "ours"
    assert own_cookie(f'a="{COOKIE}=no"; ;;= ;x') is None
    assert own_cookie(f"{COOKIE}=first; {COOKIE}=second") == "first"


def test_what_is_longer_than_any_cookie_of_ours_is_not_even_looked_at() -> None:
    assert own_cookie(f"{COOKIE}={'x' * 1_000}") is None
    assert own_cookie('a="\\' * 30_000 + f"; {COOKIE}=ours") is None


@given(st.text())
def test_no_header_is_too_strange_to_be_read(header: str) -> None:
    assert own_cookie(f"{COOKIE}=ours;{header}") == "ours"


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    first = key_in(tmp_path)

    assert len(first) == 32
    assert key_in(tmp_path) == first
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600


def test_keys_of_other_names_are_other_keys(tmp_path: Path) -> None:
    assert key_in(tmp_path, "day-key") != key_in(tmp_path)
    assert key_in(tmp_path, "day-key") == key_in(tmp_path, "day-key")


def test_a_key_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    first = key_in(tmp_path)
    (tmp_path / "secret").chmod(0o644)

    assert key_in(tmp_path) == first
    assert (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
