"""Tables as this version saves them, for the tests of later ones: run it before a game's revision is raised.

python tools/keep_tables.py [GAME ...]    writes tests/data/tables/GAME-REVISION.json
"""

import json
import sys
from pathlib import Path
from typing import Any

import rondel
from rondel.testing.conformance import Setting, random_game, settings

FOLDER = Path(__file__).parent.parent / "tests" / "data" / "tables"
MOMENTS = (0.3, 0.6, 0.9)  # of a game at which its position is kept


def kept(setting: Setting, seed: int) -> dict[str, Any]:
    """A game that mostly follows the heuristic, with positions on the way."""
    docs: list[dict[str, Any]] = []
    moves: list[str] = []
    state: Any = None
    for state, action in random_game(setting, seed):
        docs.append(state.save())
        moves.append(state.game.actions.name(action))
    at = [int(moment * len(moves)) for moment in MOMENTS]
    return {
        "players": setting.players,
        "seed": seed,
        "options": setting.options,
        "moves": moves,
        "result": [score["total"] for score in state.scores()],
        "positions": [{"move": move, "doc": docs[move]} for move in at],
    }


def main(names: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or rondel.games():
        game = rondel.load_game(name)
        kinds = settings(game)
        some = [kinds[0], kinds[len(kinds) // 3], kinds[2 * len(kinds) // 3], kinds[-1]]
        games = [kept(setting, 2 * n + 1) for n, setting in enumerate(some)]  # odd: by the heuristic
        text = ",\n".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in games)
        (FOLDER / f"{name}-{game.revision}.json").write_text(f"[\n{text}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
