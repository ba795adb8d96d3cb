"""What several test files need: positions, legal names, random play."""

from typing import Any

import pytest

rule = pytest.mark.rule


def legal(state: Any) -> list[str]:
    """The names of all legal actions."""
    return [state.game.actions.name(action) for action in state.legal()]


def play(state: Any, *names: str) -> Any:
    """Apply actions by name; the state again, so that a test can go on with it."""
    for name in names:
        state.apply(state.game.actions.number(name))
    return state


def pending(state: Any) -> str:
    """The name of the step that asks now; empty when the game is over."""
    return state.game.steps[state.stack[-1][0]].name if state.stack else ""


def restored(game: Any, doc: dict[str, Any]) -> Any:
    """A position by hand: a pending step may leave out a memo, or parts of one, that is the first or nothing."""
    return game.restore({**doc, "pending": [with_memo(game, frame) for frame in doc["pending"]]})


def with_memo(game: Any, frame: dict[str, Any]) -> dict[str, Any]:
    memory = game.step(frame["step"]).memory
    if memory is None:
        return frame
    zero = memory.save(0)
    memo = frame.get("memo", zero)
    return {**frame, "memo": {**zero, **memo} if isinstance(zero, dict) else memo}
