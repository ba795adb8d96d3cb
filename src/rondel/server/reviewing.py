"""The part of the wire protocol that is about games that are over: what an analysis says, in the reader's language."""

from typing import Literal

from msgspec import Struct

Grade = Literal["", "strong", "slip", "mistake", "blunder", "luck"]
Progressing = Literal["none", "working", "failed", "done"]


class Origin(Struct, forbid_unknown_fields=True):
    """A position of a game that is over: its table, and how many moves led to it."""

    table: str
    move: int


class Category(Struct):
    """Of points."""

    name: str
    text: str


class Alternative(Struct):
    """The decision of a turn that was looked at closely. `drop`: what the played move gives up of the chance to win,
    with its standard `error`; below 0 it was the better one. Without a network it is in points, and nobody knows
    chances."""

    move: int
    drop: float
    error: float
    played_win: float | None
    other_win: float | None
    text: str  # the other move
    place: str
    reason: str


class AnalysedTurn(Struct):
    """`move`: so many actions led to its beginning; `at`: to the decision that stands for it."""

    number: int
    seat: int
    move: int
    at: int
    win: list[float]
    points: list[list[int]]
    luck: float
    grade: Grade
    title: str
    place: str
    other: Alternative | None
    deep: bool = False  # looked at once more, with much more search


class AnalysisInfo(Struct):
    """What is known so far. `state`: none = nobody asked for it; failed = the bot gave up, this is what there is.
    `deeper`: the turn, by its place in the list, that is being looked at once more; -1 = none."""

    state: Progressing
    done: float
    network: bool
    categories: list[Category]
    turns: list[AnalysedTurn]
    win: list[float]
    points: list[list[int]]
    moves: int
    deeper: int = -1


class Note(Struct):
    """At the turn before which so many moves were made."""

    move: int
    text: str


class NotesInfo(Struct):
    """Your own, and those that came with the link: `by` whom."""

    mine: list[Note]
    by: str
    theirs: list[Note]


class NoteWanted(Struct, forbid_unknown_fields=True):
    """Instead of the one that is there; "" takes it away."""

    text: str


class ShareInfo(Struct):
    """The key of your link to a game, "" if there is none, and are your notes shown with it?"""

    key: str
    notes: bool


class ShareWanted(Struct, forbid_unknown_fields=True):
    notes: bool = False


class PlayedGame(Struct):
    """A finished game of a player. `place`: 1 is best; `against`: who else played, in words; `people`: one of
    them was a person."""

    table: str
    game: str
    title: str
    at: float
    players: int
    place: int
    points: int
    won: bool
    against: list[str]
    people: bool


class ResultLine(Struct):
    """Games of one kind: `kind` is game, players or against, `key` which one."""

    kind: Literal["game", "players", "against"]
    key: str
    text: str
    played: int
    won: int


class RatingMoment(Struct):
    game: str
    at: float
    rating: float


class Habit(Struct):
    """Mean points of a category: the player's own, and those of the winners of the same games."""

    game: str
    category: str
    text: str
    mine: float
    winners: float


class CourseKnown(Struct):
    """How many of a course's lessons somebody has done."""

    game: str
    title: str
    done: int
    of: int


class Profile(Struct):
    """`public`: may everybody see it? `mine`: it is that of who asks."""

    name: str
    mine: bool
    public: bool
    games: list[PlayedGame]
    results: list[ResultLine]
    ratings: list[RatingMoment]
    habits: list[Habit]
    courses: list[CourseKnown]


class ProfileWanted(Struct, forbid_unknown_fields=True):
    public: bool


class Farewell(Struct, forbid_unknown_fields=True):
    """The password once more: the account and what belongs to it is deleted for good."""

    password: str
