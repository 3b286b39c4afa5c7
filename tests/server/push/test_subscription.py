"""What a page says of its browser is not believed before it is checked."""

import pytest

from tests.server.push.service import Browser
from wayout.server.push.subscription import Subscription, Unfit, check

GOOD = Browser("https://push.example/to/me").subscription


def at(endpoint: str) -> Subscription:
    return Subscription(endpoint, GOOD.p256dh, GOOD.auth, "en")


@pytest.mark.parametrize("endpoint", ["https://push.example/", "https://push.example:443/a?b=c", "https://8.8.8.8/x"])
def test_a_push_service_in_the_world_is_fine(endpoint: str) -> None:
    check(at(endpoint), None)


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "push.example",
        "http://push.example/",
        "ftp://push.example/",
        "file:///etc/passwd",
        "https://",
        "https:///path",
        "https://push.example:22/",
        "https://push.example:99999/",
        "https://push.example:x/",
        "https://user@push.example/",
        "https://user:word@push.example/",
        "https://push.example/#part",
        "https://push.example/ x",
        "https://push.example/\r\nX: y",
        "https://push.example/\x00",
        "https://пуш.example/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[half",
        "https://127.0.0.1/",
        "https://10.0.0.7/",
        "https://169.254.169.254/latest/meta-data",
        "https://push.example/" + "a" * 1000,
    ],
)
def test_no_other_place_is(endpoint: str) -> None:
    with pytest.raises(Unfit):
        check(at(endpoint), None)


def test_the_host_of_the_house_may_trust_one_service_of_its_own() -> None:
    check(at("http://10.0.0.7:8080/to/me"), "http://10.0.0.7:8080")
    for other in ("http://10.0.0.7:8081/", "https://10.0.0.7:8080/", "http://10.0.0.8:8080/"):
        with pytest.raises(Unfit):
            check(at(other), "http://10.0.0.7:8080")


WRONG = {
    "no point": ("", GOOD.auth),
    "half a point": (GOOD.p256dh[:-4], GOOD.auth),
    "not on the curve": ("B" + "A" * 86, GOOD.auth),
    "no letters": ("!" * 87, GOOD.auth),
    "no secret": (GOOD.p256dh, ""),
    "too much of a secret": (GOOD.p256dh, GOOD.auth + "AA"),
    "foreign letters": (GOOD.p256dh, "ключ"),
}


@pytest.mark.parametrize("what", WRONG)
def test_keys_that_are_none_are_refused(what: str) -> None:
    p256dh, auth = WRONG[what]
    with pytest.raises(Unfit):
        check(Subscription(GOOD.endpoint, p256dh, auth, "en"), None)
