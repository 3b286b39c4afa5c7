"""The append-only log and what stands beside it: SQLite by default, PostgreSQL by URL. Knows records, not rules."""
