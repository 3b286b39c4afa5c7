"""What those who run the house may count. No names, no codes of tables."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.wishes = Counter("wayout_wishes", "Wishes that came in", registry=registry)
        self.messages = Counter("wayout_messages", "Messages that came in, by type", ["type"], registry=registry)
        self.refusals = Counter("wayout_refusals", "Messages that were refused, by code", ["code"], registry=registry)
        self.letters = Counter("wayout_letters", "Letters that were posted", registry=registry)
        self.skipped = Counter("wayout_letters_skipped", "Letters that a slow reader never got", registry=registry)
        self.sockets = Gauge("wayout_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("wayout_tables", "Tables in memory", registry=registry)
        self.opened = Counter("wayout_tables_opened", "Tables that were opened", registry=registry)
        self.reloads = Counter("wayout_reloads", "Tables read again after a trouble", registry=registry)
        self.troubles = Counter("wayout_troubles", "Errors that nobody expected", registry=registry)
        self.commits = Histogram("wayout_commit_seconds", "Time until kept durably", buckets=SECONDS, registry=registry)
        self.handling = Histogram(
            "wayout_handling_seconds", "Time from a message to its mail", buckets=SECONDS, registry=registry
        )
        self.requests = Counter("wayout_requests", "HTTP requests, by status", ["status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)
