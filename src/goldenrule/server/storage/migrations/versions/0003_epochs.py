"""Epochs: where a table begins again, what it was before is kept; and how tables looked to their players."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _of_table() -> sa.Column[str]:
    return sa.Column("name", sa.String, sa.ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True)


def _epoch() -> sa.Column[int]:
    return sa.Column("epoch", sa.Integer, primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "epochs",
        _of_table(),
        _epoch(),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("why", sa.LargeBinary, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
    op.create_table(
        "told",
        _of_table(),
        _epoch(),
        sa.Column("eyes", sa.Integer, primary_key=True),
        sa.Column("lang", sa.String, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.rename_table("journal", "journal_0002")
    op.create_table(
        "journal",
        _of_table(),
        _epoch(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("item", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO journal SELECT name, 0, seq, item FROM journal_0002")
    op.drop_table("journal_0002")
    op.rename_table("snapshots", "snapshots_0002")
    op.create_table(
        "snapshots",
        _of_table(),
        _epoch(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.execute("INSERT INTO snapshots SELECT name, 0, seq, data FROM snapshots_0002")
    op.drop_table("snapshots_0002")
