"""The contract, checked at every decision of random games, for any game.

Each check takes a Setting (game, players, options, seed) and raises AssertionError with what went wrong.
"""

import json
import pickle
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from rondel.core import explanation
from rondel.core.chance import from_seed
from rondel.core.errors import IllegalAction
from rondel.core.record import Record

MOST_DECISIONS = 4000  # a game that lasts longer does not end
MOST_OPTIONS = 400  # a decision with more options is not one click


@dataclass
class Setting:
    """One kind of table: how many play, with which options."""

    game: Any
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        said = [f"{name}={value}" for name, value in self.options.items()]
        return " ".join([self.game.name, str(self.players), *said])

    def new(self, seed: int) -> Any:
        return self.game.new(players=self.players, seed=seed, **self.options)


def settings(game: Any) -> list[Setting]:
    """Every number of players, each with the usual options, with every single other value, and with all of them."""
    found: list[Setting] = []
    for players in range(game.players[0], game.players[1] + 1):
        allowed = [o for o in game.options if o.players[0] <= players <= o.players[1]]
        found.append(Setting(game, players))
        for option in allowed:
            values = [value for value in option.values[1:] if option.fits(value, players)]
            found += [Setting(game, players, {option.name: value}) for value in values]
        flipped = {o.name: o.values[1] for o in allowed if o.fits(o.values[1], players)}
        if len(flipped) > 1:
            found.append(Setting(game, players, flipped))
    return found


def random_game(setting: Setting, seed: int, guided: int = 2) -> Iterator[tuple[Any, int]]:
    """(state, the action about to be applied) at every decision; afterwards it is applied.

    Every second game (every `guided`-th; 0: none) mostly follows the game's heuristic, if it has one: purely
    random play never sees what only a developed position offers.
    """
    chooser = from_seed(seed ^ 0x5EED)
    heuristic = setting.game.heuristic() if guided and seed % guided == guided - 1 else None
    state = setting.new(seed)
    decisions = 0
    while state.actor is not None:
        legal = state.legal()
        outside = _outside(state)
        if outside and chooser.below(20) == 0:
            action = outside[chooser.below(len(outside))]
        elif heuristic and chooser.below(10) < 7:
            action = heuristic.choose(state.imagine(state.actor, decisions))
        else:
            action = legal[chooser.below(len(legal))]
        yield state, action
        state.apply(action)
        decisions += 1
        assert decisions < MOST_DECISIONS, f"{setting} seed {seed}: no end after {decisions} decisions"


def _outside(state: Any) -> list[int]:
    seats = [seat for seat in range(state.seats) if seat != state.actor]
    return [action for seat in seats for action in state.interrupts(seat)]


def check_legal(state: Any) -> None:
    """Sorted, unique, never empty before the end, real actions with names that lead back to them."""
    legal = state.legal()
    actions = state.game.actions
    assert len(legal) > 1, f"a decision with {len(legal)} options"
    assert len(legal) <= MOST_OPTIONS, f"{len(legal)} options at once"
    assert legal == sorted(set(legal)), "the legal list is not sorted and unique"
    assert all(actions.number(actions.name(action)) == action for action in legal), "a name does not lead back"


def check_memos(state: Any) -> None:
    """A step remembers something only if it says how that is written."""
    for number, _, memo in state.stack:
        step = state.game.steps[number]
        assert step.memory is not None or memo == 0, f"the step {step.name} has the memo {memo} and no `memory`"


def check_illegal(state: Any, actions: list[int], text: str = "") -> None:
    """An illegal action is refused with a reason and changes nothing. `text`: what `written` says, if it is known."""
    before = text or written(state)
    for action in actions:
        reason = ""
        try:
            state.apply(action)
        except IllegalAction as error:
            reason = str(error)
        assert reason, f"{action} is not legal, but was carried out, or refused without a reason"
    assert written(state) == before, "a refused action changed the state"


def check_explanations(state: Any) -> None:
    """A rule bars exactly what it does not offer, among the actions of the families its explanation names."""
    game = state.game
    for question in explanation.asked(game, state):
        legal = question.step.legal(state, state.seat, question.memo)
        for action in [action for family in question.families for action in _members(game)[family]]:
            name = f"{game.actions.name(action)} at {question.step.name}"
            if not question.about(action):
                assert action not in legal, f"{name} is legal, and not explained"
                continue
            bar = question.step.bar(state, state.seat, question.memo, action)
            assert bar is None or action not in legal, f"{name} is legal, and barred: {bar.key}"
            assert bar is not None or action in legal, f"{name} is neither legal nor barred"


def missing_explanations(game: Any) -> list[str]:
    """The decisions of a game that no explanation speaks for: FILE.CLASS, which should be in its folder `explain` too.

    A step that only offers others side by side needs none of its own.
    """
    steps = [*game.steps, *game.interrupt_steps()]
    asked = [part for step in steps if not step.automatic for part, _ in step.asked(0)]
    own: Any = type(game)
    kinds: set[Any] = {type(part) for part in asked if not part.automatic}
    missing = [kind for kind in kinds if explanation.explanation_of(own, kind) is None]
    return sorted(f"{kind.__module__.rpartition('.')[2]}.{kind.__name__}" for kind in missing)


@cache
def _members(game: Any) -> dict[str, list[int]]:
    """The actions of every family, those without alternatives too."""
    found: dict[str, list[int]] = {}
    for action in range(len(game.actions)):
        found.setdefault(game.actions.name(action).partition(":")[0], []).append(action)
    return found


def illegal(state: Any) -> list[int]:
    known = set(state.legal()) | set(_outside(state))
    return [action for action in range(-1, len(state.game.actions) + 1) if action not in known]


def check_save(state: Any, action: int, text: str = "") -> None:
    """save -> JSON -> restore is the same state, and goes on the same way."""
    text = text or written(state)
    twin = state.game.restore(json.loads(text))
    assert written(twin) == text, "restore and save differ"
    assert twin.legal() == state.legal() and twin.actor == state.actor, "a restored state offers something else"
    other = state.copy()
    twin.apply(action)
    other.apply(action)
    assert written(other) == written(twin), "a restored state and a copy go on differently"
    assert written(state) == text, "playing on a copy changed the original"


def check_secrets(state: Any, seed: int, seats: list[int] | None = None) -> None:
    """What a seat imagines looks to it like the truth: the same view, and if it is to act the same choices."""
    seen = state.view(None)
    assert "chance" not in seen, "a view holds the generator"
    for seat in range(state.seats) if seats is None else seats:
        imagined = state.imagine(seat, seed)
        assert imagined.view(seat) == state.view(seat), f"seat {seat} sees something it may not know"
        assert imagined.view(None) == seen, "a spectator sees something hidden"
        assert imagined.actor == state.actor, "an imagined state has another actor"
        if seat == state.actor:
            assert imagined.legal() == state.legal(), f"the choices of seat {seat} tell something hidden"


def check_numbers(doc: Any, key: str = "") -> None:
    """No number of a position is negative."""
    if isinstance(doc, dict):
        for name, value in doc.items():
            check_numbers(value, f"{key}.{name}")
    elif isinstance(doc, list):
        for i, value in enumerate(doc):
            check_numbers(value, f"{key}[{i}]")
    elif isinstance(doc, int):
        assert doc >= 0, f"{key} is {doc}"


def check_game(setting: Setting, seed: int) -> int:
    """Everything, at every decision of one random game; the number of its decisions."""
    record = Record.start(setting.game, setting.players, seed, **setting.options)
    census: dict[str, int] = {}
    state: Any = None
    for state, action in random_game(setting, seed):
        check_legal(state)
        check_memos(state)
        moves = len(record.actions)
        text = written(state)
        check_illegal(state, illegal(state) if moves % 32 == 0 else illegal(state)[moves % 53 :: 53], text)
        check_save(state, action, text)
        check_explanations(state)
        check_secrets(state, seed + moves, sorted({state.actor, moves % state.seats}))  # who decides, and all in turn
        check_numbers(json.loads(text))
        found = state.game.census(state)
        assert census in ({}, found), f"components are not conserved: {changed(census, found)}"
        census = found
        record.actions.append(state.game.actions.name(action))
    check_end(setting, state, record)
    return len(record.actions)


def check_end(setting: Setting, state: Any, record: Record) -> None:
    """The end is a proper one, the same again from the record, and the same in another process."""
    assert state.legal() == [] and state.actor is None and not state.stack
    assert setting.game.over(state), "nothing is pending, but the game is not over"
    check_illegal(state, list(range(len(setting.game.actions))))
    assert len(state.scores()) == setting.players
    for score in state.scores():
        assert score["total"] == sum(n for name, n in score.items() if name != "total"), "a total is not its sum"
    assert set(state.winners()) <= set(range(setting.players))
    record.result = [score["total"] for score in state.scores()]
    again = Record.from_text(record.to_text()).verify()
    assert written(again) == written(state), "a replay ends differently"
    assert written(setting.game.restore(state.save())) == written(state)
    assert written(pickle.loads(pickle.dumps(state))) == written(state)


def play_and_replay(setting: Setting, seed: int, guided: int = 4) -> int:
    """A quick game: no exception, nothing negative or lost, and the same end from its record.

    A guided one takes some fifty times as long as one at random, so they are fewer here than in `check_game`.
    """
    record = Record.start(setting.game, setting.players, seed, **setting.options)
    census: dict[str, int] = {}
    state: Any = None
    for state, action in random_game(setting, seed, guided):
        if len(record.actions) % 25 == 0:
            found = state.game.census(state)
            assert census in ({}, found), f"components are not conserved: {changed(census, found)}"
            census = found
        record.actions.append(state.game.actions.name(action))
    assert state.game.census(state) == census
    check_numbers(state.save())
    assert written(record.final()) == written(state), "a replay ends differently"
    return len(record.actions)


def changed(before: dict[str, int], after: dict[str, int]) -> str:
    names = [name for name in {**before, **after} if before.get(name) != after.get(name)]
    return str([(name, before.get(name), after.get(name)) for name in names])


def written(state: Any) -> str:
    return json.dumps(state.save())
