"""One note to one push service: real sockets, real encryption, and services that do not behave."""

import time

import pytest

from tests.server.push.service import LONGEST_CLAIM, Answer, Certificate, PushService
from wayout.server.push import way
from wayout.server.push.house_key import HouseKey
from wayout.server.push.sender import Outcome, Sender, seconds_in
from wayout.server.push.subscription import Subscription
from wayout.server.push.words import note

NOTE = note("turn", "ABCD", "room25", "en")


async def test_only_the_browser_can_read_the_note_and_the_service_knows_the_house(
    sender: Sender, service: PushService, key: HouseKey
) -> None:
    browser = service.browser()

    assert (await sender.send(browser.subscription, NOTE, "ABCD")).end == "delivered"

    (delivery,) = await service.until(1)
    assert browser.read(delivery.body) == {
        "title": "Your turn",
        "body": "Room 25, table ABCD",
        "tag": "wayout-ABCD",
        "url": "/t/ABCD",
        "lang": "en",
    }
    public, claims = service.claims(delivery)
    assert public == key.public
    assert claims["aud"] == service.origin
    assert claims["sub"] == "https://wayout.example"
    assert time.time() < claims["exp"] <= time.time() + LONGEST_CLAIM
    assert delivery.headers["content-encoding"] == "aes128gcm"
    assert int(delivery.headers["ttl"]) > 0
    assert "ABCD" not in str(delivery.headers)
    assert b"ABCD" not in delivery.body


async def test_notes_about_one_table_have_one_topic_and_others_another(sender: Sender, service: PushService) -> None:
    browser = service.browser()
    for topic in ("ABCD", "ABCD", "EFGH"):
        await sender.send(browser.subscription, NOTE, topic)

    first, again, other = (delivery.headers["topic"] for delivery in await service.until(3))

    assert first == again != other
    assert len(first) == 32


@pytest.mark.parametrize(
    ("status", "headers", "outcome"),
    [
        (200, {}, Outcome("delivered", "200")),
        (201, {}, Outcome("delivered", "201")),
        (404, {}, Outcome("gone", "404")),
        (410, {}, Outcome("gone", "410")),
        (429, {"Retry-After": "120"}, Outcome("later", "429", 120.0)),
        (503, {}, Outcome("later", "503", None)),
        (400, {}, Outcome("refused", "400")),
        (403, {}, Outcome("refused", "403")),
        (413, {}, Outcome("refused", "413")),
    ],
)
async def test_what_the_service_says_is_understood(
    sender: Sender, service: PushService, status: int, headers: dict[str, str], outcome: Outcome
) -> None:
    service.answers = [Answer(status, headers)]

    assert await sender.send(service.browser().subscription, NOTE, "ABCD") == outcome


async def test_no_redirect_is_followed(sender: Sender, service: PushService) -> None:
    for status in (301, 307, 308):
        service.answers = [Answer(status, {"Location": f"{service.origin}/elsewhere"})]
        assert await sender.send(service.browser().subscription, NOTE, "ABCD") == Outcome("refused", str(status))

    assert not any(delivery.path == "/elsewhere" for delivery in service.delivered)


async def test_a_service_that_hangs_is_left_alone(
    key: HouseKey, service: PushService, certificate: Certificate
) -> None:
    service.answers = [Answer(hangs=True)]
    sender = Sender(key, service.origin, certificate.client, patience=0.3)

    assert await sender.send(service.browser().subscription, NOTE, "ABCD") == Outcome("later", "TimeoutError")
    await sender.close()


async def test_a_service_whose_certificate_nobody_vouches_for_hears_nothing(
    key: HouseKey, service: PushService
) -> None:
    sender = Sender(key, service.origin)

    assert (await sender.send(service.browser().subscription, NOTE, "ABCD")).end == "later"
    assert service.delivered == []
    await sender.close()


async def test_a_service_that_sends_without_end_is_not_listened_to(
    key: HouseKey, service: PushService, certificate: Certificate
) -> None:
    service.answers = [Answer(201, {"X": "y" * 500_000})]
    sender = Sender(key, service.origin, certificate.client)

    assert (await sender.send(service.browser().subscription, NOTE, "ABCD")).end == "refused"
    await sender.close()


async def test_a_service_that_promises_without_end_to_answer_takes_none_of_the_tables_time(
    key: HouseKey, service: PushService, certificate: Certificate
) -> None:
    service.answers = [Answer(goes_on=True)]
    sender = Sender(key, service.origin, certificate.client)

    assert (await sender.send(service.browser().subscription, NOTE, "ABCD")).end == "refused"
    await sender.close()


# Where guests may not send us


async def test_the_house_does_not_reach_into_its_own_network(
    key: HouseKey, service: PushService, certificate: Certificate
) -> None:
    """The service is there and would answer; but nobody said that it may be asked."""
    sender = Sender(key, None, certificate.client)

    assert (await sender.send(service.browser().subscription, NOTE, "ABCD")).end == "gone"

    assert service.connections == 0
    await sender.close()


async def test_a_name_that_means_this_machine_leads_nowhere(
    key: HouseKey, service: PushService, certificate: Certificate
) -> None:
    sender = Sender(key, None, certificate.client)
    to = service.browser().subscription
    port = service.origin.rpartition(":")[2]

    outcome = await sender.send(Subscription(f"https://localhost:{port}/", to.p256dh, to.auth, "en"), NOTE, "A")

    assert outcome.end == "gone"
    assert service.connections == 0
    await sender.close()


async def test_a_name_with_one_bad_address_among_good_ones_leads_nowhere(
    key: HouseKey, service: PushService, certificate: Certificate, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def answers(host: str, port: int) -> list[str]:
        return ["203.0.114.7", "127.0.0.1"]

    monkeypatch.setattr(way, "look_up", answers)
    sender = Sender(key, None, certificate.client)
    to = service.browser().subscription

    outcome = await sender.send(Subscription("https://push.example/", to.p256dh, to.auth, "en"), NOTE, "A")

    assert outcome.end == "gone"
    assert service.connections == 0
    await sender.close()


async def test_the_trusted_place_is_one_port_and_no_other(
    key: HouseKey, service: PushService, certificate: Certificate
) -> None:
    sender = Sender(key, "https://127.0.0.1:1", certificate.client)

    assert (await sender.send(service.browser().subscription, NOTE, "ABCD")).end == "gone"

    assert service.connections == 0
    await sender.close()


@pytest.mark.parametrize(
    ("said", "seconds"),
    [
        ("0", 0.0),
        ("90", 90.0),
        ("", None),
        ("soon", None),
        ("9" * 40, None),
        ("Thu, 01 Jan 1970 00:20:00 GMT", 200.0),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0.0),
    ],
)
def test_when_to_come_again_is_a_number_or_a_date(said: str, seconds: float | None) -> None:
    assert seconds_in(said, 1000.0) == seconds
