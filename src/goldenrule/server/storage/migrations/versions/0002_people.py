"""Whose a table is, and who plays there: until now all tables were the operator's."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.String, nullable=False, server_default=""))
    op.execute("UPDATE tables SET owner = 'operator'")
    op.create_table(
        "players",
        sa.Column("person", sa.String, primary_key=True),
        sa.Column("name", sa.String, sa.ForeignKey("tables.name", ondelete="CASCADE"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("players_name", "players", ["name"])
    op.execute("INSERT INTO players (person, name) SELECT owner, name FROM tables")
