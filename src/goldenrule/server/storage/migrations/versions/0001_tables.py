"""Tables, their journals, and positions to go on from when rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("places", sa.JSON, nullable=False),
        sa.Column("standing", sa.String, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("tables_changed", "tables", ["changed"])
    op.create_table(
        "journal",
        sa.Column("name", sa.String, sa.ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("item", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("name", sa.String, sa.ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
