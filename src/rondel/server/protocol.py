"""The wire protocol of a table, typed once: the messages of the client and of the server. web/src/protocol.ts is made
from it, and from http_protocol.py.

Two numbers keep everybody in step. `seq` counts what a table has stored (actions, undos, changes of seats): who acts
names the seq they have seen, and if it is no longer the last they get the new position instead. `move` counts the
actions that led to the position shown: after an undo it is smaller again; the log and the replay go by it.
"""

from typing import Literal

from msgspec import Struct
from msgspec.json import Encoder

from rondel.drawing import Role
from rondel.table.log import LogLine

from .lesson_protocol import Learn, LessonAnswer, LessonStep
from .thinking import Coaching, CoachSays, CoachTells, Hint, HintResult, Thinking

# Client messages


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """Choose an action by its name."""

    action: str
    seq: int


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """One action back, as far as the own turn allows; with `whole` to the start of the turn."""

    seq: int
    whole: bool = False


class FinishStep(Struct, tag="end_turn", forbid_unknown_fields=True):
    """The one button: leave the pending step, and with nothing left to choose end the turn; no way back from there."""

    seq: int


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Ask the table to go back to an earlier move."""

    move: int
    seq: int


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Agree to what somebody asked the table, or not."""

    agree: bool
    seq: int


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """Why is nothing to be done at this element of the board?"""

    place: str


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Show the position after this move; None = the present."""

    move: int | None = None


class Speak(Struct, tag="speak", forbid_unknown_fields=True):
    """Go on in another language."""

    lang: str


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Chat."""

    text: str


class Prefer(Struct, tag="prefer", forbid_unknown_fields=True):
    """Does the end of my turn wait until I confirm it?"""

    confirm: bool


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Get up for good: a bot takes the seat. Before the game the seat is free again."""

    bot: str = "greedy"


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """Who made the table: bots take the free seats, and the game begins."""

    bot: str = "greedy"


class Cancel(Struct, tag="cancel", forbid_unknown_fields=True):
    """Who made the table: there will be no game."""


class PlayAgain(Struct, tag="play_again", forbid_unknown_fields=True):
    """After the game: propose another one to those who played, or answer who did. Without `agree` it is refused."""

    agree: bool = True


AtGame = Play | Undo | FinishStep | TakeBack | Answer | Hint | Coaching
ClientMessage = AtGame | Ask | Look | Speak | Say | Prefer | Leave | Fill | Cancel | PlayAgain
LessonMessage = Play | Undo | FinishStep | Ask | Speak | Learn  # at a lesson

# Server messages


class PanelShown(Struct):
    """A part of the table with a drawing of its own; `seat` = whose it is, None = shared. See rondel.drawing.board."""

    name: str
    title: str
    role: Role
    seat: int | None
    half: bool
    box: tuple[float, float, float, float]
    printed: str  # SVG: what never changes


class Scene(Struct, tag="scene"):
    """The printed part of the board: at first, and again when the viewer or the language changes. All layers follow."""

    lang: str
    viewer: int | None  # the seat that looks; None = a spectator
    sprite: str  # SVG: the symbols of all panels
    panels: list[PanelShown]
    shelf: int  # how wide the panels of the shelf are drawn
    tag: str  # who comes back with ?seen=SEQ.MOVE.TAG of what is on the screen is not told it again


class LegalAction(Struct):
    """Something the viewer may do now. `place`: the id of the element it is at; "" = a button."""

    action: str
    text: str
    place: str
    heading: str  # what the actions of its kind have in common
    free: bool  # it may interrupt the pending decision
    cost: str  # what it takes and brings at once, in words, as far as it is certain
    gain: str
    forfeits: str  # what is lost for good, "" = nothing: it is said before a second click does it


class Finish(Struct):
    """What the one button does when the pending step may be left: its words, and does the turn end with it."""

    text: str
    ends: bool
    then: str  # what is to be decided next; "" = the turn ends, or nobody can know
    forfeits: str  # what is lost for good, "" = nothing: it is said before a second click does it


class FactShown(Struct):
    symbol: str
    value: int | str
    label: str
    tip: str  # the component that explains it


class PhaseShown(Struct):
    text: str
    help: str  # what happens in it


class SeatNow(Struct):
    """A player's card."""

    seat: int
    name: str
    level: str  # of a bot that was chosen by its level, in words; else ""
    kind: Literal["person", "bot", "open"]
    here: bool  # connected now
    clock: float | None  # seconds left
    running: bool  # the clock runs
    resting: bool  # on vacation: the clock stands
    facts: list[FactShown]
    rating: float | None


class Score(Struct):
    """A category of the score sheet: its points by seat."""

    name: str
    text: str
    points: list[int]


class Result(Struct):
    scores: list[Score]
    totals: list[int]
    winners: list[int]
    lines: list[str]  # a verdict in words


class Request(Struct):
    """Somebody asks to go back to a move; the seats that have not answered yet. `void`: nobody asks, but so many moves
    cannot be followed under mended rules, and the table waits until all agree to give them up."""

    seat: int
    move: int
    open: list[int]
    void: int = 0


class Rematch(Struct):
    """Somebody proposes another game; the seats that have not answered yet. `refused`: who does not want it. `table`:
    all agreed, and there it is."""

    seat: int
    open: list[int]
    refused: int | None = None
    table: str = ""


class Position(Struct, tag="position"):
    """Everything about the table that may have changed. Layers that did not are left out."""

    seq: int
    move: int  # the one shown
    last: int  # the last one: more than `move` while an earlier position is looked at
    actor: int | None  # who has to decide; None = the game is over (or has not begun)
    viewer: int | None
    mine: list[int]  # the seats this browser plays
    prompt: str
    rule: str  # IDs of the rules behind the decision
    actions: list[LegalAction]
    undo: bool
    confirm: bool  # the turn is done and waits for its end to be confirmed
    finish: Finish | None  # the pending step may be left
    phases: list[PhaseShown]  # of the turn or round; none if the game has none
    phase: int  # the present one
    thinking: bool  # a bot is
    hint: bool  # the viewer may ask what the bot would do here
    turn: int
    order: list[str]  # the ids of all layers (PANEL/NAME), back to front
    layers: dict[str, str]  # the changed ones
    seats: list[SeatNow]
    log: list[LogLine]  # what is new
    log_from: int  # forget the lines of moves after this one first (an undo); -1 = forget all
    status: Literal["waiting", "running", "finished"]
    request: Request | None = None
    rematch: Rematch | None = None
    result: Result | None = None


class Chat(Struct, tag="chat"):
    who: str
    seat: int | None
    text: str
    at: float  # seconds since 1970


class Notice(Struct, tag="notice"):
    """A word to one person: why something is not possible, what failed."""

    text: str
    rule: str = ""
    error: bool = False


class Gone(Struct, tag="gone"):
    """This connection is of no more use: there is no such table. Do not try again."""

    text: str


FromBots = Thinking | HintResult | CoachSays | CoachTells
ServerMessage = Scene | Position | Chat | Notice | Gone | FromBots | LessonStep | LessonAnswer
encoder = Encoder()
