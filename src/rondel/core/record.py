# not compiled
"""A record: game, revision of its rules, options, seed and the names of the actions; enough to replay a game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .components import last_revision
from .errors import BadRecord, RondelError, WrongRevision
from .registry import began_under, load_game

if TYPE_CHECKING:
    from .api import State

FORMAT = 1  # of the text, not of any game


@dataclass
class Record:
    """A game being played or finished. `result`: the totals by seat when it ended, None before."""

    game: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    revision: int = 1
    actions: list[str] = field(default_factory=list)
    result: list[int] | None = None
    components: str = ""  # the file of corrected component data it was played with

    @classmethod
    def start(cls, game: Any, players: int, seed: int, **options: Any) -> "Record":
        components = "" if last_revision(game.source) else game.source  # its revision says which values it has
        return cls(game.name, players, seed, options, began_under(game), components=components)

    def add(self, state: Any, action: int) -> None:
        """Apply an action and note it; the result too when it was the last."""
        state.apply(action)
        self.actions.append(state.game.actions.name(action))
        if state.actor is None:
            self.result = totals(state)

    def to_text(self) -> str:
        head = {
            "rondel": FORMAT,
            "game": self.game,
            "revision": self.revision,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            **({"components": self.components} if self.components else {}),
            "result": self.result,
        }
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        actions = ",\n".join("    " + json.dumps(name, ensure_ascii=False) for name in self.actions)
        return "\n".join(["{", *lines, '  "actions": [', actions, "  ]", "}"]) + "\n"

    @classmethod
    def from_text(cls, text: str) -> "Record":
        doc = _parse(text)
        wanted: dict[str, Any] = {
            "game": str, "revision": int, "players": int, "seed": int, "options": dict, "actions": list,
        }  # fmt: skip
        for key, kind in wanted.items():
            if key not in doc:
                raise BadRecord(f"{key}: is missing; is this a Rondel record?")
            if not isinstance(doc[key], kind) or isinstance(doc[key], bool):
                raise BadRecord(f"{key}: must be {_KINDS[kind]}, not {doc[key]!r}")
        for move, name in enumerate(doc["actions"], 1):
            if not isinstance(name, str):
                raise BadRecord(f"actions: move {move} must be a name such as 'done', not {name!r}")
        result = doc.get("result")
        if result is not None and not (isinstance(result, list) and all(type(n) is int for n in result)):
            raise BadRecord(f"result: must be the totals by seat or null, not {result!r}")
        values = {key: doc[key] for key in wanted}
        return cls(**values, result=result, components=str(doc.get("components", "")))

    def replay(self, any_revision: bool = False) -> "Iterator[State]":
        """The state at the start and after each action (one object, mutated: copy what you keep).

        A record of an earlier revision is followed as far as the present rules allow, with the values it began with;
        of a later one only if asked.
        """
        game = load_game(self.game, self.components, self.revision)
        if self.revision > game.revision and not any_revision:
            raise WrongRevision(
                f"the record was played under revision {self.revision} of {self.game}, "
                f"installed is revision {game.revision}",
                "replay it with any_revision to try all the same",
            )
        for name in self.options:
            if name in ("self", "players", "seed"):  # what `new` calls its own
                raise BadRecord(f"options: there is no option {name!r}")
        try:
            state = game.new(self.players, self.seed, **self.options)
        except RondelError as error:
            raise BadRecord(str(error)) from None
        yield state
        for move, name in enumerate(self.actions, 1):
            try:
                state.apply(game.actions.number(name))
            except RondelError as error:
                raise self._bad(game, f"move {move}: {error}") from None
            yield state

    def final(self, any_revision: bool = False) -> "State":
        """The state after the last action."""
        *_, state = self.replay(any_revision)
        return state

    def verify(self, any_revision: bool = False) -> "State":
        """Replay, and check that it ends as the record says; returns the final state."""
        state = self.final(any_revision)
        if self.result is None and state.actor is None:
            raise BadRecord("result: is missing, but the game ends with the last action")
        if self.result is not None:
            if state.actor is not None:
                raise self._bad(
                    state.game, f"the game does not end with move {len(self.actions)}: the record is cut off"
                )
            if totals(state) != self.result:
                raise self._bad(state.game, f"result: says {self.result}, but the game ends {totals(state)}")
        return state

    def _bad(self, game: Any, problem: str) -> BadRecord:
        """What does not hold under rules that were mended since may well hold under its own."""
        if self.revision == game.revision:
            return BadRecord(problem)
        return WrongRevision(
            f"the record was played under revision {self.revision} of {self.game} and needs it; "
            f"under revision {game.revision}, which is installed: {problem}"
        )


_KINDS = {str: "a text", int: "a whole number", dict: "a mapping", list: "a list"}


def totals(state: Any) -> list[int]:
    return [score["total"] for score in state.scores()]


def _parse(text: str) -> dict[str, Any]:
    try:
        doc = json.loads(text)
    except json.JSONDecodeError as error:
        if not text.strip():
            raise BadRecord("the record is empty") from None
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
            raise BadRecord(f"the record is cut off at line {error.lineno}") from None
        raise BadRecord(f"not a record: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except RecursionError:
        raise BadRecord("not a record: nested too deeply") from None
    if not isinstance(doc, dict):
        raise BadRecord("not a record: it must be a JSON object")
    if doc.get("rondel") != FORMAT:
        raise BadRecord(f"rondel: must be {FORMAT}, the format of this version, not {doc.get('rondel')!r}")
    return doc
