"""A game: what never changes during play. The public methods are the contract; the others a game overrides."""

from secrets import randbits
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from . import position
from .actions import ActionTable
from .chance import Chance, from_seed
from .codecs import Doc
from .errors import BadOption, IllegalAction, hint
from .events import EventKind
from .fields import Field
from .options import Option, chosen
from .registry import module_beside

if TYPE_CHECKING:
    from .flow import Step
    from .heuristic import Heuristic


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Rules, components and texts: the action table and every step, numbered and named.

    revision: raised when a rule is mended. source: the file of corrected components, if not our own.
    """

    def __init__(
        self,
        name: str,
        *,
        players: tuple[int, int],
        revision: int = 1,
        options: list[Option] | None = None,
        source: str = "",
    ) -> None:
        self.name: Final = name
        self.revision: Final = revision
        self.players: Final = players
        self.options: Final = options or []
        self.source: Final = source
        self.actions: Final = ActionTable()
        self.steps: Final[list[Step[Any]]] = []
        self.step_number: Final[dict[str, int]] = {}
        self.table_fields: list[Field] = []  # what a position holds, and who sees it
        self.player_fields: list[Field] = []
        self.event_kinds: dict[str, EventKind] = {"only": EventKind("action"), "turn": EventKind()}
        self.opponent: str = ""  # the printed solo opponent, as a component; in events the seat after the last
        self.words: Any = None  # texts, once a person asks: see core.texts
        self.cell_families: set[str] = set()  # families whose names begin with a row and a column

    # The public contract

    def new(self, players: object, seed: object = None, **options: Any) -> Any:
        """A state at its first decision. The same players, seed and options give the same game for ever."""
        return self.begin(self.before(players, seed, **options))

    def before(self, players: object, seed: object = None, **options: Any) -> Any:
        """A state before its set-up, for `begin`: whoever listens to it hears all.

        The number of players and the seed are whole numbers; `object` lets us say so to whoever gives another thing.
        """
        least, most = self.players
        if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
            raise BadOption("players", f"{self.name} is for {least} to {most} players, not {players!r}")
        if seed is None:
            seed = randbits(32)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 128:
            raise BadOption("seed", f"must be a whole number from 0 to 2**128 - 1, not {seed!r}")
        return self.blank(players, from_seed(seed), chosen(self.options, options, players))

    def begin(self, s: Any) -> Any:
        """Set up, and on to the first decision."""
        self.set_up(s)
        s.advance()
        s.revealed = 0
        return s

    def restore(self, doc: Any) -> Any:
        """The state a `save` describes, or BadPosition that names the key and what is wrong with it."""
        return position.restore(self, doc)

    def describe(self, action: int, state: Any, lang: str = "en") -> str:
        """What a person reads on the button and in the log."""
        return str(self.texts().action(state, action, lang))

    # What the core gives every game

    def texts(self) -> Any:
        if self.words is None:
            from .texts import Texts  # late: programs that only play need no texts

            self.words = Texts(self)
        return self.words

    def add_step(self, step: "Step[Any]", name: str) -> int:
        if name in self.step_number:
            raise ValueError(f"two steps are called {name}")
        self.step_number[name] = len(self.steps)
        self.steps.append(step)
        return len(self.steps) - 1

    def step(self, name: str) -> Any:
        if name not in self.step_number:
            raise KeyError(f"no step {name}{hint(name, list(self.step_number))}")
        return self.steps[self.step_number[name]]

    # What a game says

    def own_rule(self, rule: str) -> str:
        """The ID this game's rulebook has for a rule that shared code cites by the ID of another game."""
        return rule

    def blank(self, seats: int, chance: Chance, settings: dict[str, Any]) -> Any:
        """A state whose fields are still to be filled, by the setup or from a position."""
        raise NotImplementedError

    def set_up(self, s: Any) -> None:
        """Fill a blank state as the setup rules say, and push the first frame."""
        raise NotImplementedError

    def migrate(self, doc: Doc, revision: int) -> Doc:
        """A position saved under an earlier revision of the rules, as this one writes it: other names of steps, new
        fields. Memos that were left out are filled in afterwards."""
        return doc

    def complete(self, s: Any, doc: Doc) -> None:
        """After loading: work out what a position need not say; refuse what cannot be (BadPosition)."""

    def over(self, s: Any) -> bool:
        """Has the game ended by its rules? Nothing may be pending exactly then."""
        return not s.stack

    def interrupts(self, s: Any, seat: int) -> list[int]:
        """Sorted actions this seat may do before the pending decision, whoever is to act."""
        return []

    def interrupt_steps(self) -> "list[Step[Any]]":
        """The decisions that `interrupts` are answers to: never pending, but explained as all others are."""
        return []

    def interrupt(self, s: Any, seat: int, action: int) -> None:
        """Carry out one of `interrupts`: push frames on top of the pending one."""

    def resample(self, s: Any, seat: int) -> None:
        """Deal everything this seat cannot see anew."""

    def scores(self, s: Any) -> list[dict[str, int]]:
        raise NotImplementedError

    def tie_break(self, s: Any, seat: int) -> int:
        """Of two equal totals the higher of these wins; equal again: both win."""
        return 0

    def winners(self, s: Any) -> list[int]:
        totals = [score["total"] for score in self.scores(s)]
        ranks = [(total, self.tie_break(s, seat)) for seat, total in enumerate(totals)]
        best = max(ranks)
        return [seat for seat, rank in enumerate(ranks) if rank == best]

    def outcome(self, s: Any) -> dict[str, Any]:
        """What a score does not say: a solo win, a medal. Empty for most."""
        return {}

    def census(self, s: Any) -> dict[str, int]:
        """How many of each kind of component are somewhere at the table: the same at every moment of a game."""
        return {}

    def refusal(self, s: Any, action: int) -> str:
        """The plain English of an IllegalAction; `texts().refusal` says it in any language."""
        return str(self.illegal(s, action))

    def illegal(self, s: Any, action: int) -> IllegalAction:
        """What is raised when this action is tried now."""
        if not 0 <= action < len(self.actions):
            return IllegalAction(f"there is no action {action}: the table has 0 to {len(self.actions) - 1}")
        key, rule, _ = self.why_not(s, action)
        text = f"{self.actions.name(action)}: {key.replace('_', ' ')}"
        return IllegalAction(f"{text} ({rule})" if rule else text, key, rule)

    def why_not(self, s: Any, action: int) -> tuple[str, str, dict[str, Any]]:
        """The reason (refusal-KEY of the texts), the rule behind it, and the arguments of the text."""
        from .explanation import why_not  # late: programs that only play need none

        return why_not(self, s, action)

    def action_words(self, s: Any, action: int) -> dict[str, Any]:
        """What an action's text says beside its name: a price, a component. Lists are (name, number) pairs."""
        from .explanation import action_words  # late: programs that only play need none

        return action_words(self, s, action) or {}

    def summary(self, s: Any, seat: int | None, lang: str = "en", focus: int = -1) -> str:
        """The position as text for a terminal, seen by a seat (None: a spectator): by the class Summary of the module
        `summary` in the game's folder (see core.summary), or field by field if it has none.

        focus: the player whose own board is shown; -1 = that of the seat.
        """
        view = s.view(seat)
        own = module_beside(self, "summary")  # late: programs that only play need no texts
        if own is not None:
            shown = own.Summary(view, self.texts(), lang, focus if focus >= 0 else seat or 0)
            return "\n".join(shown.lines())
        lines = [f"{field.name}: {view[field.name]}" for field in self.table_fields]
        for n, player in enumerate(view["players"], 1):
            lines.append(f"{n}: " + ", ".join([f"{name} {value}" for name, value in player.items()]))
        return "\n".join(lines)

    def picture(self, view: Doc, seat: int | None, lang: str = "en") -> str | None:
        """The table as SVG, drawn from the view of a seat (None: a spectator); None if the game has no drawing."""
        return None

    def heuristic(self) -> "Heuristic | None":
        """The game's heuristic player: the bot `greedy` plays by it, the search builds on it. None = it has none."""
        return None
