"""What is asked and answered by HTTP: tables made, joined and listed; games and rules; accounts, friends, ratings."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from .protocol import Result
from .reviewing import Origin


class SeatWanted(Struct, forbid_unknown_fields=True):
    """me: whoever creates the table; here: another person at the same screen; guest: the account of this name; invite:
    whoever has the link; open: anybody of the lobby."""

    kind: Literal["me", "here", "guest", "invite", "open", "bot"]
    name: str = ""
    bot: str = "greedy"


class ClockWanted(Struct, forbid_unknown_fields=True):
    """Seconds at the start and for every finished turn; what happens when they are used up."""

    start: int
    increment: int = 0
    out: Literal["bot", "lose"] = "bot"


class NewTable(Struct, forbid_unknown_fields=True):
    """`from`: play on from there; options and seed are those of that game, and the table is not rated."""

    game: str
    seats: list[SeatWanted]
    options: dict[str, Any] = {}
    seed: int | str | None = None  # in digits where a number would lose some of them
    clock: ClockWanted | None = None
    public: bool = False  # listed in the lobby, open to spectators who know no link
    rated: bool = True  # at a site; hints are for tables that are not
    from_: Origin | None = field(default=None, name="from")


class SeatInfo(Struct):
    seat: int
    kind: Literal["person", "bot", "open", "invite"]
    name: str
    level: str = ""  # of a bot that was chosen by its level, in words
    bot: str = ""  # its code
    mine: bool = False
    invite: str = ""  # the token of the link, only for who may give it away
    guest: bool = False  # it is kept for who is called so
    invited: bool = False  # and that is you


class TableInfo(Struct):
    id: str
    game: str
    title: str
    status: Literal["waiting", "running", "finished"]
    seats: list[SeatInfo]
    options: dict[str, Any]
    clock: ClockWanted | None
    public: bool
    moves: int
    my_turn: bool
    host: bool  # you made it
    created: float
    changed: float
    totals: list[int] | None = None
    winners: list[int] | None = None
    seed: str | None = None  # in digits; told when the game is over: it deals everything


class OptionValue(Struct):
    value: Any
    text: str
    players: list[int]  # with how many it has a meaning


class OptionInfo(Struct):
    name: str
    text: str
    help: str
    values: list[OptionValue]


class BotInfo(Struct):
    """`help`: how it plays and how long it thinks. `shown`: people choose from these; the others are for programs."""

    code: str
    text: str
    help: str
    shown: bool


class GameInfo(Struct):
    name: str
    title: str
    tagline: str  # one sentence about it, "" = none
    players: tuple[int, int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    board: bool  # it has a drawing
    opponent: str  # the printed solo opponent
    secrets: bool  # a player holds something that the others must not see


class RuleInfo(Struct):
    id: str
    section: str
    text: str
    lang: str  # English where it is not translated


class SectionFound(Struct):
    """A section of the rules that answers a search; its rules, those with most of the words first."""

    section: str
    rules: list[RuleInfo]


class Word(Struct):
    """A component explained."""

    name: str
    help: str


class Preferences(Struct, forbid_unknown_fields=True):
    """Settings that follow you to every browser. What is left out stays as it is."""

    lang: Literal["en", "pl", "de"] | UnsetType = UNSET
    theme: Literal["system", "light", "dark"] | UnsetType = UNSET
    pace: Literal["slow", "brisk", "instant"] | UnsetType = UNSET
    confirm: bool | UnsetType = UNSET
    taps: bool | UnsetType = UNSET
    motion: bool | UnsetType = UNSET
    text: Literal["normal", "large"] | UnsetType = UNSET
    sound: Literal["never", "hidden", "always"] | UnsetType = UNSET
    volume: Annotated[float, Meta(ge=0, le=1)] | UnsetType = UNSET


class Me(Struct):
    """Who you are. `local`: a table at home, no login."""

    local: bool
    name: str | None
    email: str = ""
    csrf: str = ""  # send it back as X-CSRF-Token with every change
    mail: bool = False  # this site sends mails: who forgets their password can be helped
    settings: Preferences | None = None  # of the account, once one was changed


class Credentials(Struct, forbid_unknown_fields=True):
    name: str
    password: str
    email: str = ""


class NewPassword(Struct, forbid_unknown_fields=True):
    """The old one shows that it is really you."""

    old: str
    new: str


FriendState = Literal["friend", "asks", "asked", "blocked"]


class Friend(Struct):
    """asks: they want it; asked: you do."""

    name: str
    state: FriendState
    online: bool = False


class Befriend(Struct, forbid_unknown_fields=True):
    name: str
    block: bool = False


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat: with the token of an invitation, or an open one."""

    invite: str = ""
    seat: int | None = None


class PlayerRating(Struct):
    name: str
    bot: bool
    rating: float
    games: int


class History(Struct):
    """The totals after each turn of a finished game, for the chart."""

    moves: list[int]
    totals: list[list[int]]  # by seat


class Problem(Struct):
    """Every error of the HTTP API: what is wrong and what would be right."""

    status: int
    field: str
    message: str


class EndingShown(Struct):
    """How near the end is: so much `left` of so much, in words, and the rules behind it."""

    left: int
    of: int
    text: str
    rule: str


class PointsSoFar(Struct):
    """A category: its points by seat, as if the game ended now. Where they depend on what the viewer cannot know they
    lie between `least` and `most`."""

    name: str
    text: str
    least: list[int]
    most: list[int]


class CardCount(Struct):
    """A card and how many of it a seat has; `at`: in each of the places, of the own cards."""

    text: str
    count: int
    at: list[int]


class CardsOf(Struct):
    """The cards of a seat that the viewer knows, and how many they do not. `places`: where the own ones lie."""

    seat: int
    places: list[str]
    cards: list[CardCount]
    unknown: int


class Standing(Struct):
    """How a game stands, as far as the viewer may know it. The last of `points` are the totals."""

    ending: EndingShown | None
    points: list[PointsSoFar]
    cards: list[CardsOf]


class ApiView(Struct):
    """A position for programs. `view` is empty until every seat is taken: nothing is dealt before."""

    seq: int
    move: int
    actor: int | None
    seat: int | None
    view: dict[str, Any]
    legal: list[str]
    result: Result | None = field(default=None)


class ApiPlay(Struct, forbid_unknown_fields=True):
    action: str
    seq: int
