"""One JSON object per line. Cookies, tokens, seeds, codes of tables and chat have no place here."""

import logging
import secrets
import sys
import traceback
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, Final

import msgspec

_log: Final = logging.getLogger("wayout")
FILE_BYTES: Final = 5_000_000
FILES: Final = 3


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "from": record.name,
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(file: Path | None) -> None:
    """Everything into the file, if there is one; warnings also to the terminal."""
    terminal = logging.StreamHandler(sys.stderr)
    terminal.setLevel(logging.INFO if file is None else logging.WARNING)
    handlers: list[logging.Handler] = [terminal]
    if file is not None:
        handlers.append(RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=FILES, encoding="utf-8"))
    for handler in handlers:
        handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=handlers, force=True)
    _log.setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # nonsense that strangers send is not worth a line each


def say(event: str, **fields: Any) -> None:
    _log.info(event, extra={"fields": fields})


def trouble(event: str, error: BaseException) -> str:
    """An error that nobody expected: the log gets all of it, the client only this id."""
    name = secrets.token_hex(4)
    _log.error(event, exc_info=error, extra={"fields": {"id": name}})
    return name
