"""What benchmarks/coach.py counts: games that today's network and limits have judged."""

import json
import sys
from pathlib import Path

import rondel

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import coach


def test_games_of_another_judge_are_left_aside(tmp_path: Path) -> None:
    game = rondel.load_game("saltfjord")
    games = [{"number": 0, "judge": coach.judge_of(game)}, {"number": 1, "judge": "an older network"}, {"number": 2}]
    lines = [*(json.dumps(one) for one in games), '{"number": 3, "judge": "cut off']
    (tmp_path / "saltfjord.jsonl").write_text("\n".join(lines), encoding="utf-8")
    assert [one["number"] for one in coach.kept(tmp_path, game)] == [0]
    assert coach.kept(tmp_path, rondel.load_game("cooper_island")) == []
