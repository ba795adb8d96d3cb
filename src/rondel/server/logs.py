"""What a server writes about itself: lines for people, or JSON for programs; each with the request it belongs to."""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from .quiet import Repeats

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s%(about)s"
request_id: ContextVar[str] = ContextVar("request_id", default="")
access = logging.getLogger("rondel.access")


class PlainLines(logging.Formatter):
    def __init__(self) -> None:
        super().__init__(PLAIN)

    def format(self, record: logging.LogRecord) -> str:
        number = request_id.get()
        record.about = f" [{number}]" if number else ""
        return super().format(record)


class JsonLines(logging.Formatter):
    """One object a line. What a message is about beside its text stands in fields: log.info("...", extra={...})."""

    usual = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request_id.get():
            told["request"] = request_id.get()
        told |= {name: value for name, value in vars(record).items() if name not in self.usual}
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def set_up(as_json: bool = False, with_access: bool = False) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    handler.addFilter(Repeats())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    access.setLevel(logging.INFO if with_access else logging.WARNING)
