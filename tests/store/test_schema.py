"""The tables of the database and their history."""

import sqlite3
from io import StringIO
from pathlib import Path

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from wayout.store import schema
from wayout.store.rows import Overtaken, TableSaved
from wayout.store.store import StoreUnusable, open_store


def test_the_newest_revision_is_the_one_that_is_named() -> None:
    config = Config()
    config.set_main_option("script_location", "wayout.store:migrations")

    assert ScriptDirectory.from_config(config).get_heads() == [schema.HEAD]


@pytest.mark.parametrize("dialect", ["sqlite", "postgresql"])
def test_a_database_that_is_up_to_date_needs_no_sql(dialect: str) -> None:
    assert schema.upgrade(dialect, schema.HEAD) == ""
    assert "CREATE TABLE steps" in schema.upgrade(dialect, None)


async def test_data_of_a_newer_house_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    await (await open_store(str(path))).close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()

    with pytest.raises(StoreUnusable, match="newer"):
        await open_store(str(path))


async def test_a_file_that_is_no_database_is_called_unusable(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    path.write_bytes(b"not a database, but a letter home" * 100)

    with pytest.raises(StoreUnusable):
        await open_store(str(path))


def first_house(dialect: str) -> str:
    """What the first version of the house would have written: two tables, one of them in use."""
    buffer = StringIO()
    config = Config(attributes={"dialect": dialect, "buffer": buffer})
    config.set_main_option("script_location", "wayout.store:migrations")
    command.upgrade(config, "base:0001", sql=True)
    document = {"sqlite": "x'7b7d'", "postgresql": "'\\x7b7d'::bytea"}[dialect]
    rows = (
        f"INSERT INTO tables (code, live, document) VALUES ('OLD', true, {document}), ('DONE', false, {document});"
        f"INSERT INTO matches (match_id, code, header) VALUES ('m', 'OLD', {document});"
        f"INSERT INTO steps (match_id, number, line) VALUES ('m', 0, {document});"
        f"INSERT INTO snapshots (match_id, number, state) VALUES ('m', 0, {document});"
    )
    return buffer.getvalue() + rows


async def write_first_house(place: str) -> None:
    if place.startswith("postgresql"):
        other = await asyncpg.connect(place)
        await other.execute(first_house("postgresql"))
        await other.close()
        return
    connection = sqlite3.connect(place)
    connection.executescript(first_house("sqlite"))
    connection.close()


async def test_tables_of_the_first_house_are_found_and_can_be_saved(place: str) -> None:
    await write_first_house(place)

    store = await open_store(place)
    assert await store.tables_in_use() == [TableSaved("OLD", True, 1, b"{}")]
    assert await store.table("DONE") == TableSaved("DONE", False, 1, b"{}")

    with pytest.raises(Overtaken):
        await store.commit([TableSaved("OLD", True, 1, b"a new table of that code")])
    await store.commit([TableSaved("OLD", False, 2, b"new"), TableSaved("DONE", True, 2, b"new")])
    await store.check()
    await store.close()

    again = await open_store(place)
    assert await again.tables_in_use() == [TableSaved("DONE", True, 2, b"new")]
    await again.close()


async def test_what_the_first_house_kept_is_still_told(place: str) -> None:
    await write_first_house(place)

    store = await open_store(place)
    kept = await store.match("m", from_snapshot=True)
    await store.close()

    assert kept is not None
    assert kept.earlier == [b"{}"]
