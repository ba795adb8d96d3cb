"""The flow machine: a state, the steps that act on it, and the stack of frames still to do.

A step is immutable: what the rules and the components say. A frame is what is pending: the step's
number, the seat it belongs to, and one int of memory (the memo) whose meaning the step defines.
"""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from . import position
from .actions import DONE
from .bars import Bar
from .chance import Chance, from_seed
from .codecs import Codec, Doc
from .events import EVERYBODY, Event
from .game import Game
from .registry import restore_state

Frame = tuple[int, int, int]  # step, seat, memo
DETERMINIZATIONS: Final = 100  # how often `imagine` deals anew until the pending decision is still one


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data. A game adds its own fields in a subclass."""

    def __init__(self, game: Game, seats: int, chance: Chance) -> None:
        self.game: Game = game
        self.seats: int = seats
        self.chance: Chance = chance
        self.settings: dict[str, Any] = {}  # the game options it was made with; never changed
        self.players: list[Any] = []
        self.stack: list[Frame] = []
        self.seat: int = -1  # who decides now; -1 = the game is over
        self.choices: list[int] = []  # of the pending decision
        self.cached_interrupts: list[int] | None = None  # the actor's interrupts, once asked for
        self.forced: list[int] = []  # done unasked since the last action, each the only choice there was
        self.turn: int = 0  # its number, from 1; 0 = before the first
        self.turn_seat: int = -1  # whose it is; `seats` = the solo opponent
        self.revealed: int = 0  # how often this object showed something hidden: no undo past it
        self.events: list[Event] | None = None

    # The public contract

    @property
    def actor(self) -> int | None:
        return None if self.seat < 0 else self.seat

    def legal(self) -> list[int]:
        """The pending choices, and the actor's own interrupts (numbered last, so the list is sorted)."""
        return self.choices + self.interrupts(self.seat) if self.seat >= 0 else []

    def interrupts(self, seat: int) -> list[int]:
        """What this seat may do before the pending decision, whoever is to act."""
        if self.seat < 0 or not self.game.steps[self.stack[-1][0]].interruptible:
            return []
        if seat != self.seat:
            return self.game.interrupts(self, seat)
        if self.cached_interrupts is None:
            self.cached_interrupts = self.game.interrupts(self, seat)
        return self.cached_interrupts

    def apply(self, action: int) -> None:
        if action in self.choices:
            number, seat, memo = self.stack.pop()
            self.game.steps[number].take(self, seat, memo, action)
        else:
            seat = self._interrupting(action)
            if seat < 0:
                raise self.game.illegal(self, action)
            self.game.interrupt(self, seat, action)
        self.advance()

    def play(self, name: str) -> str:
        """Play by name, for scripts that write every choice down, even where only one is left.

        "forced": it was done unasked since the last action, as the only choice there was, and is accounted for now;
        "applied": it was legal and has been carried out. Anything else is an IllegalAction that changes nothing.
        A `done` counts as forced only where it is not legal: with nothing to choose from nobody thinks of a choice.
        """
        action = self.game.actions.number(name)
        if action in self.forced and (action != DONE or DONE not in self.choices):
            self.forced = self.forced[self.forced.index(action) + 1 :]
            return "forced"
        self.apply(action)
        return "applied"

    def copy(self) -> "State":
        raise NotImplementedError

    def save(self) -> Doc:
        """Everything, in names: enough to continue exactly."""
        return position.save(self)

    def view(self, seat: int | None) -> Doc:
        """The same without what this seat may not know; None is a spectator."""
        return position.view(self, -1 if seat is None else seat)

    def imagine(self, seat: int, seed: int) -> "State":
        """A state this seat could be in. The pending decision stays a decision, whoever has it, if any of many deals
        makes it one; if none does, the last deal goes on to its next decision rather than show what is hidden."""
        t = self.copy()
        t.chance = from_seed(seed)
        for _ in range(DETERMINIZATIONS):
            self.game.resample(t, seat)
            if t.seat < 0 or t.reconsider():
                return t
        t.advance()
        return t

    def scores(self) -> list[dict[str, int]]:
        """Per seat: points by category and their `total`, as if the game ended now."""
        return self.game.scores(self)

    def winners(self) -> list[int]:
        """The seats that share the win."""
        return self.game.winners(self)

    def listen(self) -> None:
        """From now on keep the events; forget those of before."""
        self.events = []

    def visible(self, seat: int | None) -> list[Event]:
        """What happened since `listen`, as far as this seat may know; None is a spectator."""
        bit = 0 if seat is None else 1 << seat
        return [event for event in self.events or [] if event.seen == EVERYBODY or event.seen & bit]

    def _repr_svg_(self) -> str | None:
        """The table as a notebook shows it, with the observer of who is to decide."""
        return self.game.picture(self.view(self.actor), self.actor)

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_state, (self.game.name, self.game.source, self.save())

    # For steps

    def push(self, step: "Step[Any]", seat: int, memo: int = 0) -> None:
        self.stack.append((step.number, seat, memo))

    def begin_turn(self, seat: int) -> None:
        """The turn of a seat begins, of the solo opponent if the seat is `seats`. See core.turn."""
        self.turn += 1
        self.turn_seat = seat
        self.emit("turn", seat)

    def draw(self, pile: list[int]) -> int:
        """Take one of a pile whose order nobody knows."""
        self.revealed += 1
        return self.chance.draw(pile)

    def emit(self, kind: str, seat: int, a: int = 0, b: int = 0, seen: int = EVERYBODY) -> None:
        """Note an event; `seen` has the bits of the seats that may know it. Free when nobody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, a, b, seen))

    # The machine

    def advance(self) -> None:
        """Do all that needs no decision; stop at the first step with two options or more."""
        stack = self.stack
        steps = self.game.steps
        forced: list[int] = []
        self.cached_interrupts = None
        self.forced = forced
        while stack:
            number, seat, memo = stack[-1]
            step = steps[number]
            if step.automatic:
                stack.pop()
                step.do(self, seat, memo)
                continue
            choices = step.legal(self, seat, memo)
            if len(choices) > 1 or (choices and step.waits(self, seat)):
                choices.sort()
                self.choices = choices
                self.seat = seat
                return
            stack.pop()
            if choices:  # a decision with one option is none; with no option it is forfeited
                forced.append(choices[0])
                if choices[0] != DONE:
                    self.emit("only", seat, choices[0], 0, 1 << seat)  # to others it may tell what they hold
                step.take(self, seat, memo, choices[0])
        self.choices = []
        self.seat = -1

    def reconsider(self) -> bool:
        """Ask the pending step again, after a change from outside. Is it still a decision?"""
        number, seat, memo = self.stack[-1]
        step = self.game.steps[number]
        self.choices = sorted(step.legal(self, seat, memo))
        self.cached_interrupts = None
        return len(self.choices) > 1 or (len(self.choices) == 1 and step.waits(self, seat))

    def copy_flow(self, source: "State") -> None:
        """The machine's part of `copy`."""
        self.settings = source.settings
        self.stack = source.stack[:]
        self.seat = source.seat
        self.choices = source.choices  # replaced, never changed: may be shared
        self.cached_interrupts = source.cached_interrupts
        self.forced = source.forced  # replaced, never changed: may be shared
        self.turn = source.turn
        self.turn_seat = source.turn_seat
        self.revealed = source.revealed

    def _interrupting(self, action: int) -> int:
        """The seat that may interrupt with this action now; -1 = nobody."""
        if action in self.interrupts(self.seat):
            return self.seat
        for seat in range(self.seats):
            if seat != self.seat and action in self.interrupts(seat):
                return seat
        return -1


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of a rule: a Decision or an Effect.

    rule: the IDs of the rules it implements, for the player who asks why.
    cost: a requirement; the action it is part of can be used only if it is met in full.
    interruptible: it may be interrupted.
    secret: its memo is known only to the seat of the frame.
    memory: how the memo is written; a step without it has none, and its memo is always 0.
    """

    def __init__(
        self,
        game: Game,
        name: str,
        *,
        rule: str = "",
        cost: bool = False,
        interruptible: bool = True,
        secret: bool = False,
        memory: Codec | None = None,
    ) -> None:
        self.name: Final = name
        self.rule: Final = game.own_rule(rule)
        self.cost: Final = cost
        self.interruptible: Final = interruptible
        self.secret: Final = secret
        self.memory: Final = memory
        self.automatic: bool = False
        self.number: Final = game.add_step(self, name)

    def possible(self, s: S, seat: int) -> bool:
        """Would it do anything now? Asked before the step is offered."""
        raise NotImplementedError

    def waits(self, s: S, seat: int) -> bool:
        """Asked when one option is left: stop all the same, because an interrupt could change the options?"""
        return False

    def check(self, s: S, i: int) -> None:
        """Refuse a position from outside (BadPosition) in which this step's frame `s.stack[i]` cannot be pending."""

    def leads(self) -> list[list["Step[Any]"]]:
        """What it may push in its own place, each from the bottom up; that nothing remains need not be said.

        Asked by `core.order`, in games that check which frame may lie on which.
        """
        return []

    def do(self, s: S, seat: int, memo: int) -> None:
        raise NotImplementedError

    def legal(self, s: S, seat: int, memo: int) -> list[int]:
        """A new list of actions, in any order."""
        raise NotImplementedError

    def bar(self, s: S, seat: int, memo: int, action: int) -> Bar | None:
        """What keeps this action of its families out of `legal`; None = nothing. The two agree at every decision."""
        return None

    def asked(self, memo: int) -> "list[tuple[Step[Any], int]]":
        """The decisions whose options it offers side by side, each with its memo."""
        return [(self, memo)]

    def take(self, s: S, seat: int, memo: int, action: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """Somebody chooses: `legal` lists the actions, `take` carries one out, `bar` says why another is not listed."""

    def possible(self, s: S, seat: int) -> bool:
        return len(self.legal(s, seat, 0)) > 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """Nobody chooses: `do` carries it out."""

    def __init__(
        self, game: Game, name: str, *, rule: str = "", cost: bool = False, memory: Codec | None = None
    ) -> None:
        super().__init__(game, name, rule=rule, cost=cost, memory=memory)
        self.automatic = True

    def possible(self, s: S, seat: int) -> bool:
        return True
