"""Tables that sleep until a known time, how late it was when the house was last awake, and where guests are called."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("wakes_at", sa.BigInteger))
    op.create_index("tables_wakes_at", "tables", ["wakes_at"])
    op.create_table(
        "awake",
        sa.Column("one", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("awake_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
    op.create_index("subscriptions_guest", "subscriptions", ["guest"])
