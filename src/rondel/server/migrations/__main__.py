"""Drafts the next revision: what `models` has and the last revision has not."""

import sys

from alembic import command
from sqlalchemy import create_engine

from . import HEAD, configuration, upgrade

with create_engine("sqlite://").begin() as connection:
    upgrade(connection)
    following = f"{int(HEAD) + 1:04}"
    command.revision(configuration(connection), sys.argv[1], autogenerate=True, rev_id=following)
    print(f"Now set HEAD to {following}.")
