"""Settings that follow an account to every browser."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("settings", sa.JSON(none_as_null=True), nullable=True))
