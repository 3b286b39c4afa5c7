"""The store's own sign of life."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("one", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("felt_at", sa.BigInteger, nullable=False),
    )
