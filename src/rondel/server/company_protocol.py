"""The part of the protocol that is about behaving: reports, and what those who run a site have to say."""

from typing import Literal

from msgspec import Struct

Reason = Literal["insult", "cheating", "stalling", "name", "other"]
Sanction = Literal["warning", "mute", "suspension"]


class ReportWanted(Struct, forbid_unknown_fields=True):
    """Somebody behaves badly: who, how, in a few words if that helps, and at which table."""

    name: str
    reason: Reason
    text: str = ""
    table: str = ""


class Reported(Struct):
    """It has been noted under this number."""

    number: int


class StaffNote(Struct):
    """Of those who run the site to you. A mute ends `until` then, in seconds since 1970."""

    number: int
    kind: Sanction
    reason: str
    at: float
    until: float
