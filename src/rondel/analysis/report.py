"""What an analysis says, as plain data."""

from dataclasses import dataclass, field


@dataclass
class Comparison:
    """The decision of a turn that was looked at closely: what was played, and the best other move.

    `drop`: how much of the chance to win the played move gives up, and `error`, its standard error; below 0 the other
    one would have been worse. `played_win`, `other_win`: the chance after each. A game without a network says points
    instead of chances, with nothing in `error`. `changes`: of the points expected in the end, if the better of the two
    is played instead of the other.
    """

    move: int  # so many actions led to it
    played: str
    other: str
    drop: float
    error: float = 0.0
    played_win: float | None = None
    other_win: float | None = None
    changes: dict[str, float] = field(default_factory=dict)


@dataclass
class TurnReport:
    """`move`: so many actions led to its beginning. `win`: by seat, then, each from what that seat could know; empty
    without a network. `points`: by seat and category, as if the game had ended then. `luck`: by how much chance
    alone moved the win chance of the seat whose turn it is."""

    number: int
    seat: int
    move: int
    win: list[float]
    points: list[list[int]]
    luck: float = 0.0
    grade: str = ""
    choice: Comparison | None = None
    deep: bool = False  # somebody asked for a deeper look, and this is what it says
    at: int = 0  # so many actions led to the decision that stands for it
    place: str = ""  # the elements of the board at which the played and the better move are chosen, "" = a button
    better_place: str = ""
    title: dict[str, str] = field(default_factory=dict)  # by language: what the turn was about
    better: dict[str, str] = field(default_factory=dict)
    reason: dict[str, str] = field(default_factory=dict)


@dataclass
class Analysis:
    """`win`, `points`: how it ended. `network`: are there chances to win? `sure`: have the largest drops been looked at
    closely already?"""

    game: str
    players: int
    network: bool
    categories: list[str]
    turns: list[TurnReport]
    win: list[float]
    points: list[list[int]]
    moves: int
    sure: bool = False
