"""What a table knows of calling somebody: it asks for it and goes on."""

from typing import Final, Protocol

from wayout.table.post import Ring


class Bell(Protocol):
    def ring(self, ring: Ring, code: str, game: str) -> None:
        """Takes no time, and never fails."""
        ...


class NoBell:
    """Nobody is called."""

    def ring(self, ring: Ring, code: str, game: str) -> None:
        return


NO_BELL: Final = NoBell()
