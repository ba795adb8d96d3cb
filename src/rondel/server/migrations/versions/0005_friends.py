"""Friends and blocked people, and when an account was last here."""

import sqlalchemy as sa
from alembic import op

from rondel.server.models import Number

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "friends",
        sa.Column("account", Number, nullable=False),
        sa.Column("other", Number, nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_friends_account"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], name=op.f("fk_friends_other"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "other", name=op.f("pk_friends")),
    )
    op.create_index(op.f("ix_friends_other"), "friends", ["other"])
