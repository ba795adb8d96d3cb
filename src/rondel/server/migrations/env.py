"""What Alembic runs, on the connection it was given."""

from alembic import context

from rondel.server.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
