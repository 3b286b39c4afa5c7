"""Tables have versions, a word of their own for being in use, and the store a sign of life."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_index("tables_live", "tables")
    op.alter_column("tables", "live", new_column_name="in_use")
    op.create_index("tables_in_use", "tables", ["in_use"])
    # Whatever is kept has been saved at least once.
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    op.create_table(
        "pulse",
        sa.Column("one", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("felt_at", sa.BigInteger, nullable=False),
    )
