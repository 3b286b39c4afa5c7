"""Steps that no story tells of are known as such, so that it reaches far back where they are many."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("steps", sa.Column("passing", sa.Boolean, nullable=False, server_default=sa.false()))
