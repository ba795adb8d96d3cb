"""Demonstrations: the same for the same seed, kept in files, gone on with."""

from pathlib import Path
from random import Random

import pytest

import rondel
from rondel.train.demonstrations import EACH, count, demonstrate, files_of, finished, gather, read, some_options, write
from rondel.train.samples import ReadJob, samples_of, usual_scale
from rondel.train.work import Where

HERE = Where()


def test_a_demonstration_is_the_same_for_the_same_seed() -> None:
    game = rondel.load_game("saltfjord")
    first = demonstrate(game, 3, seed=5)
    assert demonstrate(game, 3, seed=5) == first
    assert demonstrate(game, 3, seed=6) != first
    assert finished(game, first).actor is None


def test_any_bot_can_be_the_teacher() -> None:
    """Its choices are wanted at every decision, also where another action slipped."""
    game = rondel.load_game("saltfjord")
    bots = [demonstrate(game, 0, 5, teacher) for teacher in ("greedy", "random", "mcts:1i:horizon=1")]
    assert len({tuple(played.wanted) for played in bots}) == 3
    assert all(len(played.wanted) == len(played.played) for played in bots)


def test_table_sizes_take_turns_as_far_as_the_game_allows(taught: str) -> None:
    game = rondel.load_game(taught)
    assert [demonstrate(game, number, 1).players for number in range(8)] == [2, 2, 3, 4] * 2


def test_a_file_gives_back_what_was_written(tmp_path: Path) -> None:
    game = rondel.load_game("saltfjord")
    games = [demonstrate(game, number, 1) for number in (0, 2)]
    write(tmp_path / "games-00000.npz", games)
    assert read(tmp_path / "games-00000.npz") == games


def test_gathering_goes_on_with_what_is_there(taught: str, tmp_path: Path) -> None:
    assert list(gather(taught, tmp_path / "parts", 3, 7, HERE)) == [0, 3]
    assert list(gather(taught, tmp_path / "parts", EACH + 2, 7, HERE)) == [3, EACH, EACH + 2]
    assert list(gather(taught, tmp_path / "parts", 5, 7, HERE)) == [5]
    list(gather(taught, tmp_path / "once", EACH + 2, 7, HERE))
    parts, once = files_of(tmp_path / "parts"), files_of(tmp_path / "once")
    assert [count(path) for path in parts] == [EACH, 2]
    assert [read(path) for path in parts] == [read(path) for path in once]


def test_processes_play_the_same_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("rondel.train.demonstrations.EACH", 1)
    for jobs in (1, 2):
        list(gather("saltfjord", tmp_path / str(jobs), 2, 7, Where(jobs)))
    one, two = files_of(tmp_path / "1"), files_of(tmp_path / "2")
    assert [read(path) for path in one] == [read(path) for path in two]


def test_each_decision_is_a_sample(taught: str, tmp_path: Path) -> None:
    list(gather(taught, tmp_path, 4, 7, HERE))
    (path,) = files_of(tmp_path)
    games = read(path)
    samples = samples_of(ReadJob(taught, path, usual_scale(taught, [path]), 1))
    assert len(samples.seen) == sum(len(game.played) for game in games)
    assert samples.held_out.sum() == len(games[1].played)
    assert set(samples.present.sum(1).tolist()) == {2, 3, 4}
    assert abs(samples.win.sum(1) - 1).max() < 1e-6
    assert abs(samples.utility).max() <= 1


@pytest.mark.parametrize("name", ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"])
def test_options_that_are_drawn_are_allowed(name: str) -> None:
    game = rondel.load_game(name)
    for players in range(1, 5):
        for seed in range(4):
            game.new(players, 1, **some_options(game, players, Random(seed)))
