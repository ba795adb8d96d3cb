"""What a browser and the server tell each other about how somebody is reached: mail, push, notices, vacation."""

from msgspec import Struct


class VacationInfo(Struct):
    """`until`: seconds since 1970, if there is one now; how many days are left, of how many a year."""

    until: float | None
    left: int
    most: int


class Reach(Struct):
    """How you are reached. `push_key`: the key of this site for subscriptions, "" if it has no push."""

    offers_mail: bool
    push_key: str
    email: str
    confirmed: bool  # the address is yours
    waiting: bool  # a mail to confirm it was sent and counts still
    mail: bool  # notices come by mail
    turn: bool  # which notices: it is your turn
    clock: bool  # your clock runs out soon
    browsers: int  # that take pushes
    vacation: VacationInfo


class NoticesWanted(Struct, forbid_unknown_fields=True):
    """Which notices, and by mail, too?"""

    mail: bool
    turn: bool
    clock: bool


class NewAddress(Struct, forbid_unknown_fields=True):
    """Without one, yours is removed. The password shows that it is really you."""

    email: str
    password: str


class Proof(Struct, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: str


class Forgotten(Struct, forbid_unknown_fields=True):
    """The name of the account, or its address."""

    account: str


class NewStart(Struct, forbid_unknown_fields=True):
    """A new password, for who has the token of a mail."""

    token: str
    new: str


class PushKeys(Struct, forbid_unknown_fields=True):
    p256dh: str
    auth: str


class NewSubscription(Struct, forbid_unknown_fields=True):
    """What the browser's push manager gives."""

    endpoint: str
    keys: PushKeys


class EndedSubscription(Struct, forbid_unknown_fields=True):
    endpoint: str


class VacationWanted(Struct, forbid_unknown_fields=True):
    days: int
