"""Notes at the turns of games that are over, and links that show such a game to somebody without an account."""

import sqlalchemy as sa
from alembic import op

from rondel.server.models import Number

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    _table(
        "notes",
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        key=["account", "table", "move"],
    )
    _table(
        "shares",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("notes", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.UniqueConstraint("key", name=op.f("uq_shares_key")),
        key=["account", "table"],
    )


def _table(name: str, *parts: sa.Column[object] | sa.UniqueConstraint, key: list[str]) -> None:
    """Of an account about a table, and gone with either."""
    op.create_table(
        name,
        sa.Column("account", Number, nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        *parts,
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f(f"fk_{name}_account"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f(f"fk_{name}_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*key, name=op.f(f"pk_{name}")),
    )
    op.create_index(op.f(f"ix_{name}_table"), name, ["table"])
