"""The outbox of a socket: bounded, in order, and never a stale letter for a slow reader."""

import asyncio

import pytest

from wayout.server.link import CHANGES_WAITING, LETTERS_WAITING, OTHERS_WAITING, Link
from wayout.table.house import Guest
from wayout.table.messages import Gone


class Wire:
    """A socket that takes nothing until it is opened."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.open = asyncio.Event()

    async def send(self, text: str) -> None:
        await self.open.wait()
        self.sent.append(text)


def new_link() -> Link:
    return Link("link", Guest("anna", "Anna"))


async def sent_by(link: Link) -> list[str]:
    """All that comes out once the reader reads."""
    link.tell(Gone("shutdown"))
    wire = Wire()
    wire.open.set()
    await link.write_on(wire.send)
    return wire.sent[:-1]


async def test_mail_goes_out_in_order() -> None:
    link = new_link()
    for number in range(5):
        link.post("letter", b"letter %d" % number)
        link.post("granted", b"granted %d" % number)

    assert await sent_by(link) == [f"{kind} {number}" for number in range(5) for kind in ("letter", "granted")]


@pytest.mark.parametrize("kind", ["around", "clocks"])
async def test_only_the_newest_of_what_replaces_the_older_waits(kind: str) -> None:
    link = new_link()
    for number in range(OTHERS_WAITING + 5):
        link.post(kind, b"%d" % number)
    link.post("said", b"said")
    link.post(kind, b"newest")

    assert await sent_by(link) == ["said", "newest"]


async def test_a_slow_reader_gets_the_newest_letter_and_every_answer() -> None:
    link = new_link()
    last = LETTERS_WAITING * 3
    for number in range(last + 1):
        link.post("letter", b"letter %d" % number)
        link.post("granted", b"granted %d" % number)

    sent = await sent_by(link)

    assert [text for text in sent if text.startswith("granted")] == [f"granted {number}" for number in range(last + 1)]
    letters = [text for text in sent if text.startswith("letter")]
    assert letters[-1] == f"letter {last}"
    assert len(letters) <= LETTERS_WAITING


async def test_a_reader_who_never_reads_is_let_go() -> None:
    link = new_link()
    wire = Wire()
    writing = asyncio.create_task(link.write_on(wire.send))
    for _ in range(OTHERS_WAITING + 2):
        link.post("said", b"said")
        await asyncio.sleep(0)

    assert link.gone
    wire.open.set()
    await writing
    assert len(wire.sent) <= 1


async def test_nothing_follows_the_last_word() -> None:
    link = new_link()
    link.post("gone", b"gone")
    link.post("letter", b"letter")
    wire = Wire()
    wire.open.set()

    await link.write_on(wire.send)

    assert wire.sent == ["gone"]
    assert link.sent.is_set()


async def test_whoever_reads_too_few_changes_gets_the_newest_and_then_none_until_a_whole_letter() -> None:
    link = new_link()
    for number in range(CHANGES_WAITING + 5):
        link.post("change", b"change %d" % number)
        link.post("said", b"said %d" % number)
    link.post("letter", b"letter")
    link.post("change", b"after")

    sent = [text for text in await sent_by(link) if not text.startswith("said")]
    assert sent == [f"change {CHANGES_WAITING}", "letter", "after"]


async def test_changes_that_are_read_in_time_all_come_in_order() -> None:
    link = new_link()
    for number in range(CHANGES_WAITING):
        link.post("change", b"change %d" % number)

    assert await sent_by(link) == [f"change {number}" for number in range(CHANGES_WAITING)]
