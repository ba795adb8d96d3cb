"""Experience for a heuristic: what is learnt from positions, what is written, what is refused."""

import sys
from pathlib import Path

import numpy as np
import pytest
import yaml

sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))

import learn

from rondel.core.errors import RondelError
from rondel.games.trail.experience import Experience

NAMES = ["cattle", "dollars"]


def rows() -> learn.Rows:
    """Positions in which a trip is worth 2, cattle 3, a dollar 0.5 and on each trip 1 more; of 40 games."""
    chance = np.random.default_rng(1)
    counts = chance.uniform(0, 9, (40_000, 3))
    points = 7 + 2 * counts[:, 0] + 3 * counts[:, 1] + counts[:, 2] * (0.5 + counts[:, 0])
    return learn.Rows(counts, points, np.arange(40_000, dtype=np.uint64) // 1000)


def test_the_points_behind_positions_are_found() -> None:
    values, off = learn.learn(rows(), NAMES, 0.5)
    known = Experience(values, NAMES)
    assert known.share == 0.5 and off < 1
    assert known.total([4.0, 2.0], 3.0) == pytest.approx(7 + 6 + 12 + 1 + 6, abs=0.5)
    assert known.total([4.0, 9.0], 0.0) == pytest.approx(7 + 12 + 4.5, abs=0.5)


def test_what_is_written_is_what_was_learnt() -> None:
    values, _ = learn.learn(rows(), NAMES, 0.5)
    found = Experience(yaml.safe_load(learn.readable(values, "40 games")), NAMES)
    assert found.total([4.0, 2.0], 3.0) == pytest.approx(Experience(values, NAMES).total([4.0, 2.0], 3.0), rel=1e-3)


def test_rounds_write_experience_that_the_game_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "experience.yaml"
    learn.main(["great_western_trail", "--out", str(out), "--games", "4", "--rounds", "2", "--share", "0.3"])
    values = yaml.safe_load(out.read_text(encoding="utf-8"))
    heuristics = learn.Learner("great_western_trail")
    assert heuristics.known(str(out)) == values and Experience(values, heuristics.counts).share == 0.3
    told = capsys.readouterr().out
    assert "1 × 4 games" in told and "2 × 4 games" in told


def test_what_is_no_experience_is_refused(tmp_path: Path) -> None:
    heuristics, file = learn.Learner("great_western_trail"), tmp_path / "wrong.yaml"
    for text in ("just words", "share: 0.5", "points: 3", "share: 0.5\nconstant: 1\npoints: {rail: [1, 2]}"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(RondelError, match=r"wrong\.yaml|experience"):
            heuristics.known(str(file))


def test_experience_is_compared_with_none_in_games(capsys: pytest.CaptureFixture[str]) -> None:
    learn.main(["great_western_trail", "--compare", "present", "nothing", "--games", "4"])
    told = capsys.readouterr().out
    assert "points that present is ahead of nothing" in told and "4 games of two" in told
    heuristics = learn.Learner("great_western_trail")
    state = heuristics.game.new(2, 1)
    with_it, without = (heuristics.player(heuristics.read(place)).value(state, 0) for place in ("present", "nothing"))
    assert with_it == heuristics.game.heuristic().value(state, 0) != without


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess", "--out", "x.yaml"], "chess"),
        (["saltfjord", "--out", "x.yaml"], "saltfjord"),
        (["great_western_trail_nz", "--out", "x.yaml"], "learns nothing"),
        (["great_western_trail", "--out", "x.yaml", "--games", "1"], "--games: must be 4 or more, not 1"),
        (["great_western_trail", "--out", "x.yaml", "--start", "no.yaml"], "no.yaml: cannot be read"),
        (["great_western_trail", "--compare", "present", "no.yaml"], "no.yaml: cannot be read"),
        (["great_western_trail", "--out", "x.yaml", "--share", "2"], "--share: must be from 0 to 1"),
        (["great_western_trail", "--out", "x.yaml", "--seed", str(1 << 64)], "--seed: must be from 0"),
        (["great_western_trail", "--out", "nowhere/x.yaml"], "nowhere"),
    ],
)
def test_what_cannot_be_is_refused_by_name(
    arguments: list[str], told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as refused:
        learn.main(arguments)
    assert refused.value.code == 2 and told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
