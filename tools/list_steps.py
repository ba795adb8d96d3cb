"""The steps of a game as its docs page lists them: what may stand under `pending` in a position.

python tools/list_steps.py [GAME ...]    writes the list into docs/GAME.md, at the end of the page
"""

import sys
from pathlib import Path
from typing import Any

import rondel

DOCS = Path(__file__).parent.parent / "docs"
TITLE = "## Steps"
HEAD = f"""{TITLE}

What may stand under `pending` ([positions.md](positions.md)). A *decision* asks, an *effect* is done at once. A memo in
the list must be written, a step without one takes none. *cost*: what it belongs to can be used only if it is met.
*closed*: no interrupt before it. *secret*: only the seat of the step sees its memo. Made by
`python tools/list_steps.py`.

| step | memo | is | rules |
|---|---|---|---|
"""


def section(game: Any) -> str:
    """Without what interrupts: that is never pending."""
    steps = [step for step in game.steps if step not in game.interrupt_steps()]
    return HEAD + "".join(f"{row(step)}\n" for step in sorted(steps, key=lambda step: step.name))


def row(step: Any) -> str:
    memo = step.memory.form().replace("|", "\\|") if step.memory is not None else ""
    flags = ["effect" if step.automatic else "decision"]
    flags += ["cost"] if step.cost else []
    flags += [] if step.interruptible else ["closed"]
    flags += ["secret"] if step.secret else []
    return f"| `{step.name}` | {memo} | {', '.join(flags)} | {step.rule} |"


def page(name: str) -> Path:
    return DOCS / f"{name}.md"


def main(names: list[str]) -> None:
    for name in names or [name for name in rondel.games() if page(name).exists()]:
        text = page(name).read_text(encoding="utf-8").partition(f"\n{TITLE}\n")[0]
        page(name).write_text(f"{text.rstrip()}\n\n{section(rondel.load_game(name))}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
