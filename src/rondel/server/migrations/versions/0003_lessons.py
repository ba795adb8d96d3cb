"""Which lessons somebody has done or skipped."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("account", NUMBER, nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("lesson", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name=op.f("fk_lessons_account"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "game", "lesson", name=op.f("pk_lessons")),
    )
