"""Analyses of games that are over, points by category, ratings over time, and who may see a profile."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("doc", sa.JSON(none_as_null=True), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_analyses_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_analyses")),
    )
    op.create_table(
        "scores",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("category", sa.String(length=64), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_scores_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "category", name=op.f("pk_scores")),
    )
    op.create_table(
        "rating_history",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name=op.f("fk_rating_history_account"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_rating_history_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "account", name=op.f("pk_rating_history")),
    )
    op.create_index(op.f("ix_rating_history_account"), "rating_history", ["account"])
    op.add_column("accounts", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
