"""What the course of the game itself asks: one question, one file. Here are the answers to choose from."""

from typing import Final

from wayout.games.room25.parts import BASE_TOKENS, TOKENS, Target

NOW: Final = Target(use="now")
WAIT: Final = Target(use="wait")
FLOATING: Final = (NOW, WAIT)
PASS: Final = Target(use="pass")
FREE: Final[dict[str, Target]] = {token: Target(use=token) for token in TOKENS} | {"pass": PASS}
SPARE: Final = Target(use="spare")
"""Keep the adrenaline."""
ADRENALINE: Final = (*(FREE[token] for token in BASE_TOKENS), SPARE)
ACCEPT: Final = Target(use="accept")
REFUSE: Final = Target(use="refuse")
EITHER: Final = (ACCEPT, REFUSE)
