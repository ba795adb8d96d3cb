"""Accounts, sessions, tables with their seats, entries, snapshots and chat, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOCUMENT = sa.JSON(none_as_null=True)


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=128), nullable=False),
        sa.Column("password", sa.String(length=255), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("key", name=op.f("uq_accounts_key")),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("player", sa.String(length=80), nullable=False),
        sa.Column("account", NUMBER, nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_ratings_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "player", name=op.f("pk_ratings")),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_sessions_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_account"), "sessions", ["account"])
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"])

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=20), nullable=False),
        sa.Column("options", DOCUMENT, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("clock", DOCUMENT, nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("owner", NUMBER, nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=True),
        sa.Column("totals", DOCUMENT, nullable=True),
        sa.Column("winners", DOCUMENT, nullable=True),
        sa.ForeignKeyConstraint(["owner"], ["accounts.id"], name=op.f("fk_tables_owner"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"])
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])

    op.create_table(
        "chats",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chats")),
    )
    op.create_index(op.f("ix_chats_table"), "chats", ["table"])

    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", DOCUMENT, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("clocks", DOCUMENT, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_entries_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("account", NUMBER, nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_seats_account"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_account"), "seats", ["account"])
    op.create_index(op.f("ix_seats_invite"), "seats", ["invite"])

    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("doc", DOCUMENT, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_snapshots_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seq", name=op.f("pk_snapshots")),
    )
