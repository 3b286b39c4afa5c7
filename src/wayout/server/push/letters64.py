"""Bytes as web push writes them: base64 for addresses, without padding."""

from base64 import b64decode, urlsafe_b64encode


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def to_bytes(text: str) -> bytes:
    """Raises ValueError."""
    return b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
