"""How people are reached: confirmed addresses, letters that wait, browsers that take pushes; and vacations."""

from typing import Any

import sqlalchemy as sa
from alembic import op

from rondel.server.models import Number

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    _table(
        "reach",
        sa.Column("account", Number, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("turn", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Boolean(), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("mailed", sa.Float(), nullable=False),
        sa.UniqueConstraint("key", name=op.f("uq_reach_key")),
        key=["account"],
    )
    _table(
        "mail_tokens",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("account", Number, nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        key=["token"],
    )
    _table(
        "letters",
        sa.Column("id", Number, autoincrement=True, nullable=False),
        sa.Column("account", Number, nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("held", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
    )
    _table(
        "told",
        sa.Column("account", Number, nullable=False),
        sa.Column("table", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_told_table"), ondelete="CASCADE"),
        key=["account", "table", "what"],
    )
    _table(
        "subscriptions",
        sa.Column("id", Number, autoincrement=True, nullable=False),
        sa.Column("account", Number, nullable=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1024), nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.token"], name=op.f("fk_subscriptions_session"), ondelete="CASCADE"
        ),
        sa.UniqueConstraint("endpoint", name=op.f("uq_subscriptions_endpoint")),
    )
    _table(
        "vacations",
        sa.Column("id", Number, autoincrement=True, nullable=False),
        sa.Column("account", Number, nullable=False),
        sa.Column("start", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("told", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
    )
    op.create_table(
        "site_keys",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_site_keys")),
    )
    for table, column in (
        ("mail_tokens", "account"),
        ("mail_tokens", "expires"),
        ("letters", "account"),
        ("told", "table"),
        ("subscriptions", "account"),
        ("subscriptions", "session"),
        ("vacations", "account"),
    ):
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column])
    op.create_index("ix_letters_way_due", "letters", ["way", "due"])


def _table(name: str, *parts: Any, key: list[str] | None = None) -> None:
    """Of an account, and gone with it."""
    account = op.f(f"fk_{name}_account")
    op.create_table(
        name,
        *parts,
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=account, ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*(key or ["id"]), name=op.f(f"pk_{name}")),
    )
