"""Brings a database's tables up to date. Alembic writes the SQL, in-process; the store runs it, in one transaction."""

from io import StringIO
from typing import Final

from wayout.store.store import StoreUnusable

HEAD: Final = "0005"
"""The newest revision. Known here, so that a start with nothing to do need not load Alembic."""

REVISION: Final = "SELECT version_num FROM alembic_version"


def upgrade(dialect: str, current: str | None) -> str:
    """The SQL that leads from the current revision to the newest; empty if there is nothing to do."""
    if current == HEAD:
        return ""
    from alembic import command
    from alembic.config import Config

    buffer = StringIO()
    config = Config(attributes={"dialect": dialect, "buffer": buffer})
    config.set_main_option("script_location", "wayout.store:migrations")
    _must_be_known(config, current)
    command.upgrade(config, f"{current or 'base'}:head", sql=True)
    return buffer.getvalue()


def _must_be_known(config: object, current: str | None) -> None:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    assert isinstance(config, Config)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current is not None and current not in known:
        raise StoreUnusable(f"the data was written by a newer Wayout (revision {current}); this one knows {HEAD}")
