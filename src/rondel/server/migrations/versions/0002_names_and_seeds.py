"""Seeds of 128 bits, and what a name looks like."""

import sqlalchemy as sa
from alembic import op

from rondel.server.names import look

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":  # which knows no lengths, and would have to copy the table
        op.alter_column("tables", "seed", existing_type=sa.String(20), type_=sa.String(40), existing_nullable=False)
    op.add_column("accounts", sa.Column("look", sa.String(length=128), nullable=False, server_default=""))
    connection = op.get_bind()
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("look"))
    for row in connection.execute(sa.select(accounts.c.id, accounts.c.name)).all():
        connection.execute(accounts.update().where(accounts.c.id == row.id).values(look=look(row.name)))
    op.create_index(op.f("ix_accounts_look"), "accounts", ["look"])
