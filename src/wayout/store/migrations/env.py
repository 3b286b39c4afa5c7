"""Alembic asks this file where to write: into the buffer that `wayout.store.schema` gave it."""

from alembic import context

given = context.config.attributes
context.configure(dialect_name=given["dialect"], as_sql=True, output_buffer=given["buffer"], transactional_ddl=False)
context.run_migrations()
