"""What one call to a table leads to: rows to keep first, then mail to send."""

from typing import Literal, TypeAlias

import msgspec

from wayout.kernel.codec import encode
from wayout.kernel.play import snake
from wayout.store.rows import Row
from wayout.table.messages import Message


class Mail(msgspec.Struct, frozen=True):
    """One message, ready to be sent; to one link of the guest, or to all of them."""

    guest: str
    kind: str
    data: bytes
    link: str | None = None


RingKind: TypeAlias = Literal["turn", "over", "again"]


class Ring(msgspec.Struct, frozen=True):
    """A guest is away and should know: it is their turn, the match is over, or others would play again."""

    guest: str
    kind: RingKind


class Batch(msgspec.Struct, frozen=True):
    """Rows go to the store, in one transaction, before any mail is told or anybody is called."""

    rows: list[Row]
    mail: list[Mail]
    troubles: list[Exception]
    rings: list[Ring] = []


class Post:
    """Collects a batch while a call runs."""

    def __init__(self) -> None:
        self.rows: list[Row] = []
        self.mail: list[Mail] = []
        self.troubles: list[Exception] = []
        self.rings: list[Ring] = []
        self.around_changed = False
        self.must_save = False

    def tell(self, guest: str, message: Message, link: str | None = None) -> None:
        self.mail.append(mail(guest, message, link))


def mail(guest: str, message: Message, link: str | None = None) -> Mail:
    return Mail(guest, kind_of(message), encode(message), link)


def kind_of(message: Message) -> str:
    tag = type(message).__struct_config__.tag
    return tag if isinstance(tag, str) else snake(type(message).__name__)
