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
    Column("settings", Document),  # what it likes in every browser; None: nothing was said yet
)

friends = Table(
    "friends",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("blocked", Boolean, nullable=False),  # else the account wants the other as a friend
)

searches = Table(  # who looks for a game: at most one of an account
    "searches",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("wanted", Document, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),  # the last sign of life of one of their browsers
    Column("here", Boolean, nullable=False),  # is one of them there?
    Column("table", String(64), index=True),  # what was found; it may not be made yet
    Column("match", Document),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),  # about whom
    Column("reporter", Number, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("table", String(64), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Float),
    Column("note", Text, nullable=False),  # with which it was closed
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # warning, mute, suspension
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),  # of a warning, when it was given
    Column("read", Boolean, nullable=False),
)

audit = Table(  # what those who run the site have done
    "audit",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("staff", String(64), nullable=False),
    Column("action", String(32), nullable=False),
    Column("account", Number, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),  # to whom
    Column("subject", String(64), nullable=False),  # a table, the number of a report
    Column("text", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # its hash: who reads the database cannot log in
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Float, nullable=False, index=True),
)

# How people are reached

reach = Table(
    "reach",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("lang", String(8), nullable=False),  # of what they are sent
    Column("confirmed", Boolean, nullable=False),  # is the address of the account theirs?
    Column("mail", Boolean, nullable=False),  # notices by mail, too
    Column("turn", Boolean, nullable=False),  # which notices
    Column("clock", Boolean, nullable=False),
    Column("key", String(64), nullable=False, unique=True),  # of the link that ends notices by mail
    Column("mailed", Float, nullable=False),  # when the last one went out
)

mail_tokens = Table(
    "mail_tokens",
    metadata,
    Column("token", String(64), primary_key=True),  # its hash, as for sessions
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(16), nullable=False),  # confirm, reset
    Column("address", String(254), nullable=False),  # to which it was sent
    Column("expires", Float, nullable=False, index=True),
)

letters = Table(
    "letters",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("way", String(8), nullable=False),  # mail, push
    Column("kind", String(16), nullable=False),
    Column("data", Document, nullable=False),  # what its words need; they are found when it goes out
    Column("due", Float, nullable=False),
    Column("held", Float, nullable=False),  # until then one node has it in hand
    Column("tries", Integer, nullable=False),
    Index("ix_letters_way_due", "way", "due"),
)

told = Table(
    "told",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("what", String(16), primary_key=True),  # mail or push, and of what
    Column("moves", Integer, nullable=False),  # made at the table by then
    Column("at", Float, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", String(64), ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1024), nullable=False, unique=True),  # of the push service, for one browser
    Column("key", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("made", Float, nullable=False),
)

site_keys = Table(
    "site_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("start", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("told", Boolean, nullable=False),  # do all tables know?
    Column("ended", Float),  # None: it goes on, or its tables have not been told yet
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

notes = Table(  # at the turns of games that are over, for the eyes of who wrote them
    "notes",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("move", Integer, primary_key=True),  # so many were made before the turn
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

shares = Table(  # links that open a game that is over to whoever has them: at most one of each player
    "shares",
    metadata,
    Column("account", Number, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("notes", Boolean, nullable=False),  # are theirs shown, too?
    Column("at", Float, nullable=False),
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
