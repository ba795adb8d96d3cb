"""The tables of the database. A change here needs a revision in migrations/versions."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

NAMES = {  # constraints have names, so that a later revision can change them on every database
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)
Document = JSON(none_as_null=True)
Number = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only what is called INTEGER
Digits = String(40).with_variant(String(20), "sqlite")  # to which lengths mean nothing: it need not copy its tables

accounts = Table(
    "accounts",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("name", String(64), nullable=False),
    Column("key", String(128), nullable=False, unique=True),  # the name without the differences that do not count
    Column("look", String(128), nullable=False, index=True),  # names that look alike have the same
    Column("password", String(255), nullable=False),
    Column("email", String(254), nullable=False),
    Column("created", Float, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),  # may everybody see the profile?
    Column("seen", Float, nullable=False, server_default="0"),  # about when it was last here
)

friends = Table(
    "friends",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("blocked", Boolean, nullable=False),  # else the account wants the other as a friend
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # its hash: who reads the database cannot log in
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Digits, nullable=False),  # up to 2**128 - 1: more than a database's integer holds; -1: not dealt
    Column("options", Document, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("clock", Document),
    Column("public", Boolean, nullable=False),
    Column("owner", Number, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(16), nullable=False),
    Column("moves", Integer, nullable=False),
    Column("actor", Integer),
    Column("totals", Document),
    Column("winners", Document),
    Index("ix_tables_status_changed", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("account", Number, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("bot", String(64), nullable=False),
    Column("invite", String(64), nullable=False, index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # with the table: the only lock there is
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("data", Document, nullable=False),
    Column("at", Float, nullable=False),
    Column("clocks", Document, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("move", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("doc", Document, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("who", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, nullable=False),  # of the rules it was made under
    Column("at", Float, nullable=False),
    Column("doc", Document, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("player", String(80), primary_key=True),  # account:7 or bot:greedy
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE")),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

lessons = Table(
    "lessons",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("lesson", String(64), primary_key=True),
    Column("state", String(16), nullable=False),  # done, skipped
    Column("at", Float, nullable=False),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("game", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

scores = Table(
    "scores",
    metadata,
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("category", String(64), primary_key=True),
    Column("points", Integer, nullable=False),
)
