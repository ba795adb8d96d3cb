"""The part of the wire protocol that is about bots: how far one is, and what it would do."""

from msgspec import Struct


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would the bot do here? `move`: an earlier decision of mine, or any of a game that is over; None = now."""

    seq: int
    move: int | None = None


class Thinking(Struct, tag="thinking"):
    """A bot is thinking at this seat; `done` goes from 0 to 1. `hint`: it thinks about one for this browser."""

    seq: int
    seat: int
    done: float
    hint: bool = False


class Coaching(Struct, tag="coach", forbid_unknown_fields=True):
    """Switch the coach of this browser on or off; never where a game is rated. `told`: the situations it has explained
    to this browser already."""

    on: bool
    told: list[str] = []


class CoachTells(Struct, tag="coach_tells"):
    """The first time that somebody meets a situation: what it is about. `rules`: IDs; `lesson` teaches more of it, with
    its `title`, "" = none does."""

    situation: str
    turn: int
    text: str
    rules: str
    lesson: str
    title: str


class CoachSays(Struct, tag="coach_says"):
    """The turn that waits to be confirmed gives much away. `warn`: so much that it is asked once more. `drop`: of the
    chance to win; `text`, `place`, `reason`: the better move, as in a hint."""

    seq: int
    warn: bool
    drop: float
    text: str
    place: str
    reason: str


class HintLine(Struct):
    """A move that the bot thought of: in how many simulations, and with how many points it may end. `before`, `win`:
    the chance of the seat to win now and after the move, None if the bot cannot say. `reason`: what sets it apart from
    the next best move, or from the best, in words."""

    action: str
    text: str
    place: str  # the id of its element of the board, "" = a button
    visits: int
    points: float
    before: float | None = None
    win: float | None = None
    reason: str = ""
    piece: str = ""  # the id of what it moves


class HintResult(Struct, tag="hint_result"):
    """What the bot would do at this seat, the best first. It was told what the seat may know and nothing else."""

    seq: int
    move: int
    seat: int
    lines: list[HintLine]
