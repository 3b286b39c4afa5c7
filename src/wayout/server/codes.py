"""Names that the house gives: short codes of tables, ids nobody can guess."""

import re
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that look alike: 0 and O, 1, I and L."""
LENGTH: Final = 6
_CODE: Final = re.compile(f"[{LETTERS}]{{{LENGTH}}}")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(typed: str) -> str | None:
    """The code as somebody typed it: in any case, with spaces or dashes; None if it cannot be one."""
    code = typed.replace(" ", "").replace("-", "").upper()
    return code if _CODE.fullmatch(code) else None


def new_id() -> str:
    return secrets.token_urlsafe(12)


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None


def new_seed() -> int:
    return secrets.randbits(128)
