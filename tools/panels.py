"""Look at a game's panels: `python tools/panels.py GAME FOLDER`; --players, --seed, --part, --lang, --theme: which.

Plays heuristic players to a part of a game and writes each panel as SVG and PNG, twice as large as drawn, with the
number of its texts that are too small and the symbols that nothing explains.
"""

import argparse
from pathlib import Path
from typing import Any

import rondel
from rondel.drawing import Kit, board_of, whole
from rondel.drawing.measure import least, texts, unexplained
from rondel.drawing.plain import png


def position(game: Any, players: int, seed: int, part: float) -> Any:
    """A game of heuristic players, as far as that part of it."""
    policy, states = game.heuristic(), [game.new(players, seed)]
    while states[-1].actor is not None:
        state = states[-1].copy()
        state.apply(policy.choose(state.imagine(state.actor, len(states))))
        states.append(state)
    return states[round(part * (len(states) - 1))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    for name, usual in {"players": 3, "seed": 7, "part": 0.5}.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    given = parser.parse_args()
    game = rondel.load_game(given.game)
    state = position(game, given.players, given.seed, given.part)
    seat = state.actor or 0
    view, words = state.view(seat), game.texts()
    given.folder.mkdir(parents=True, exist_ok=True)
    for panel in board_of(game).panels(Kit(game, given.lang), view, seat):
        drawn = whole(game, view, seat, given.lang, panel.name, given.theme)
        name = panel.name.replace(":", "_")
        (given.folder / f"{name}.svg").write_text(drawn)
        (given.folder / f"{name}.png").write_bytes(png(drawn, round(2 * panel.box[2]), given.theme))
        nothing = unexplained(drawn, lambda name: bool(words.help(given.lang, name)))
        small = sorted(text for text in texts(drawn) if text.size < least(panel))
        print(
            f"{panel.name} ({panel.role}): {panel.box[2]:g} x {panel.box[3]:g}, "
            f"{len(small)} texts below {least(panel):.1f}, unexplained: {', '.join(sorted(nothing)) or 'nothing'}"
        )


if __name__ == "__main__":
    main()
