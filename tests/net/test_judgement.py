"""Who stands how: by seat as the game numbers them, and only from what the seat that asks may know."""

import subprocess
import sys
from typing import Any

import pytest

import rondel
from rondel.bots import Seat, make_bot
from rondel.net import judgement
from rondel.net.weights import BadNetwork
from support.networks import random_judge

GAMES = [rondel.load_game(name) for name in rondel.games() if name != "quay"]
JUDGES = {game.name: random_judge(game) for game in GAMES}


@pytest.fixture(autouse=True)
def any_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judgement, "judge_of", lambda game: JUDGES[game.name])


def played(game: Any, players: int, moves: int, seed: int = 3) -> Any:
    state, bot = game.new(players=players, seed=seed), make_bot("random", game, seed)
    while moves and state.actor is not None:
        state.apply(bot.choose(Seat(state, state.actor)))
        moves -= 1
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("players", [2, 3])
def test_chances_add_up_and_points_have_their_categories(game: Any, players: int) -> None:
    state = played(game, players, 40)
    for seat in range(players):
        win, points = rondel.judge(state, seat)
        assert len(win) == players and sum(win) == pytest.approx(1, abs=1e-5) and min(win) >= 0
        assert [list(own) for own in points] == [list(score) for score in state.scores()]
        assert all(own["total"] == pytest.approx(sum(own.values()) - own["total"], abs=1e-3) for own in points)


def test_seats_are_those_of_the_game() -> None:
    """A network counts from the seat that looks; the judgement does not."""
    state = played(GAMES[0], 3, 40)
    for seat in range(3):
        seen = JUDGES[GAMES[0].name].evaluate_for([state], seat)[0]
        win, points = rondel.judge(state, seat)
        for step in range(3):
            assert win[(seat + step) % 3] == pytest.approx(float(seen.win[step]))
            assert points[(seat + step) % 3]["total"] == pytest.approx(float(seen.points[step].sum()), abs=1e-3)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_looks_the_same_is_judged_the_same(game: Any) -> None:
    hidden = 0
    for moves in (5, 25, 60):
        state = played(game, 2, moves)
        for seat in range(2):
            others = [state.imagine(seat, seed) for seed in (1, 2, 3)]
            hidden += any(other.save() != state.save() for other in others)
            assert all(rondel.judge(other, seat) == rondel.judge(state, seat) for other in others)
    assert hidden, "something is hidden"


def test_a_whole_game_is_judged_as_its_positions_are(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rondel.load_game("saltfjord")
    record, bot = rondel.Record.start(game, 2, 5), make_bot("random", game, 1)
    state = game.new(players=2, seed=5)
    while state.actor is not None:
        record.add(state, bot.choose(Seat(state, state.actor)))
    monkeypatch.setattr(judgement, "TOGETHER", 50)
    judged = rondel.judge_all(record.replay(), 1)
    assert len(judged) == len(record.actions) + 1 > 50
    for n, now in enumerate(record.replay()):
        if n % 20 == 0:
            assert judged[n].win == pytest.approx(rondel.judge(now, 1).win, abs=1e-4)
    assert rondel.judge_all([], 0) == []


@pytest.mark.parametrize("players", [1, 2])
def test_a_game_that_is_over_is_not_guessed_at(players: int) -> None:
    state = played(rondel.load_game("saltfjord"), players, -1)
    win, points = rondel.judge(state, 0)
    assert points == state.scores()
    assert [seat for seat in range(players) if win[seat]] == state.winners()
    assert sum(win) == (1 if state.winners() else 0)


def test_alone_it_is_a_chance_of_its_own() -> None:
    (win,) = rondel.judge(played(GAMES[0], 1, 20), 0).win
    assert 0 < win < 1


def test_what_cannot_be_judged_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rondel.load_game("saltfjord")
    with pytest.raises(ValueError, match="no seat 2"):
        rondel.judge(game.new(players=2, seed=1), 2)
    with pytest.raises(ValueError, match="several tables"):
        rondel.judge_all([other.new(players=2, seed=1) for other in GAMES[:2]], 0)
    monkeypatch.undo()
    quay = rondel.load_game("quay")
    with pytest.raises(BadNetwork, match="quay has no network"):
        rondel.judge(quay.new(players=2, seed=1), 0)


def test_the_package_alone_needs_no_numpy() -> None:
    code = "import sys, rondel; assert 'numpy' not in sys.modules; rondel.judge; assert 'numpy' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="no attribute 'jugde'"):
        rondel.jugde  # noqa: B018
