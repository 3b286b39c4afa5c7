"""What those who run the house may count. No names, no codes of tables, and nothing that moves when somebody at a table
says or does something: that a seat has given its secret answer is nobody's business, and a counter of wishes, messages,
letters or commits would tell whoever looks at it before and after. How fast the house is it measures on itself: on its
own words to the store, and on how late its own beats are."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self.refusals = Counter("wayout_refusals", "What was refused at the door, by code", ["code"], registry=registry)
        self.sockets = Gauge("wayout_sockets", "Open sockets", registry=registry)
        self.tables = Gauge("wayout_tables", "Tables in memory", registry=registry)
        self.opened = Counter("wayout_tables_opened", "Tables that were opened", registry=registry)
        self.reloads = Counter("wayout_reloads", "Tables read again after a trouble", registry=registry)
        self.troubles = Counter("wayout_troubles", "Errors that nobody expected", registry=registry)
        self.commits = Histogram(
            "wayout_commit_seconds", "Time until a word of the house's own is kept", buckets=SECONDS, registry=registry
        )
        self.lag = Histogram("wayout_lag_seconds", "How late the house's beats are", buckets=SECONDS, registry=registry)
        self.requests = Counter("wayout_requests", "HTTP requests, by status", ["status"], registry=registry)

    def text(self) -> bytes:
        return generate_latest(self._registry)
