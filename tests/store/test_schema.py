"""The tables of the database and their history."""

import sqlite3
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from wayout.store import schema
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
