"""The tables of the database. `rows` has their rows as structs; `migrations` make and change them."""

import sqlalchemy as sa

META = sa.MetaData()
TABLES = sa.Table(
    "tables", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("game", sa.String),
    sa.Column("about", sa.String),
    sa.Column("kind", sa.String),
    sa.Column("names", sa.String),
    sa.Column("record", sa.LargeBinary),
    sa.Column("seats", sa.LargeBinary),
    sa.Column("places", sa.String),
    sa.Column("owner", sa.String),
    sa.Column("standing", sa.String),
    sa.Column("over", sa.Boolean),
    sa.Column("made", sa.Float),
    sa.Column("changed", sa.Float),
    sa.Column("epoch", sa.Integer),
)  # fmt: skip
JOURNAL = sa.Table(
    "journal", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("epoch", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("item", sa.LargeBinary),
)  # fmt: skip
SNAPSHOTS = sa.Table(
    "snapshots", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("epoch", sa.Integer, primary_key=True),
    sa.Column("seq", sa.Integer),
    sa.Column("data", sa.LargeBinary),
)  # fmt: skip
PLAYERS = sa.Table(
    "players", META,
    sa.Column("person", sa.String, primary_key=True),
    sa.Column("name", sa.String, primary_key=True),
)  # fmt: skip
"""The tables that each person has opened or joined: an index of data in rows and places."""
EPOCHS = sa.Table(
    "epochs", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("epoch", sa.Integer, primary_key=True),
    sa.Column("record", sa.LargeBinary),
    sa.Column("why", sa.LargeBinary),
    sa.Column("ended", sa.Float),
)  # fmt: skip
TOLD = sa.Table(
    "told", META,
    sa.Column("name", sa.String, primary_key=True),
    sa.Column("epoch", sa.Integer, primary_key=True),
    sa.Column("eyes", sa.Integer, primary_key=True),
    sa.Column("lang", sa.String, primary_key=True),
    sa.Column("data", sa.LargeBinary),
)  # fmt: skip
OF_TABLES = (SNAPSHOTS, TOLD, JOURNAL, EPOCHS)
"""Data of a table, by its name."""
