"""Who looks for a game; reports of players, what came of them, and what those who run the site have done."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOCUMENT = sa.JSON(none_as_null=True)


def _account(table: str, name: str = "account", ondelete: str = "CASCADE") -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([name], ["accounts.id"], name=op.f(f"fk_{table}_{name}"), ondelete=ondelete)


def upgrade() -> None:
    op.create_table(
        "searches",
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("wanted", DOCUMENT, nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("here", sa.Boolean(), nullable=False),
        sa.Column("table", sa.String(length=64), nullable=True),
        sa.Column("match", DOCUMENT, nullable=True),
        _account("searches"),
        sa.PrimaryKeyConstraint("account", name=op.f("pk_searches")),
    )
    op.create_index(op.f("ix_searches_table"), "searches", ["table"])
    op.create_table(
        "reports",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("reporter", NUMBER, nullable=True),
        sa.Column("table", sa.String(length=64), nullable=True),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed", sa.Float(), nullable=True),
        sa.Column("note", sa.Text(), nullable=False),
        _account("reports"),
        _account("reports", "reporter", "SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reports_table"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_account"), "reports", ["account"])
    op.create_index(op.f("ix_reports_reporter"), "reports", ["reporter"])
    op.create_table(
        "sanctions",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("read", sa.Boolean(), nullable=False),
        _account("sanctions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sanctions")),
    )
    op.create_index(op.f("ix_sanctions_account"), "sanctions", ["account"])
    op.create_table(
        "audit",
        sa.Column("id", NUMBER, autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("staff", sa.String(length=64), nullable=False),
        sa.Column("action", sa.String(length=32), nullable=False),
        sa.Column("account", NUMBER, nullable=True),
        sa.Column("subject", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        _account("audit", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_account"), "audit", ["account"])
