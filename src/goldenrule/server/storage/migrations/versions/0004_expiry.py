"""When somebody was at a table last, where it was opened from, and which were removed as nobody came any more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "visits",
        sa.Column("name", sa.String, sa.ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("network", sa.String, nullable=False),
        sa.Column("visited", sa.Float, nullable=False),
    )
    op.create_index("visits_network", "visits", ["network"])
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_table(
        "expired",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
