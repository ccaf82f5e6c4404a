"""How the database of the server has grown, step by step (alembic)."""
