"""Guests as they are kept, and the tokens by which one moves to another device."""

import secrets
from time import monotonic
from typing import Final

import msgspec

from wayout.kernel.codec import encode
from wayout.server.identity import Identity
from wayout.store.rows import GuestSaved
from wayout.store.store import Store
from wayout.table.house import Guest
from wayout.table.people import COLOURS
from wayout.table.refusals import refuse
from wayout.table.words import checked_name

MOVE_SECONDS: Final = 600.0
MOST_MOVES: Final = 10_000

_read = msgspec.json.Decoder(Guest).decode


class Guests:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._moves: dict[str, tuple[Identity, float]] = {}

    async def get(self, guest: str) -> Guest:
        """As kept; whoever never gave a name has none."""
        saved = await self._store.guest(guest)
        return Guest(guest, "") if saved is None else _read(saved.document)

    async def rename(self, guest: str, name: str, colour: int | None) -> Guest:
        """Raises IllegalAction for a name or a colour that cannot be."""
        if colour is not None and colour not in range(COLOURS):
            raise refuse("bad_colour", colours=COLOURS)
        renamed = Guest(guest, checked_name(name), colour)
        await self._store.commit([GuestSaved(guest, encode(renamed))])
        return renamed

    def start_move(self, identity: Identity) -> str:
        """A token that opens this guest elsewhere, once, within ten minutes."""
        now = monotonic()
        self._moves = {token: move for token, move in self._moves.items() if move[1] > now and move[0] != identity}
        while len(self._moves) >= MOST_MOVES:
            del self._moves[next(iter(self._moves))]
        token = secrets.token_urlsafe(24)
        self._moves[token] = (identity, now + MOVE_SECONDS)
        return token

    def who_moves(self, token: str) -> Identity | None:
        """Found by its hash in a dictionary: the time it takes says nothing about the tokens that are there."""
        identity, until = self._moves.get(token, (None, 0.0))
        return identity if until > monotonic() else None

    def finish_move(self, token: str) -> Identity | None:
        identity = self.who_moves(token)
        self._moves.pop(token, None)
        return identity
