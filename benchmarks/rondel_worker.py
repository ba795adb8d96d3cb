"""Measures Rondel, compiled or pure: what is on the path. Plays as simply as catanatron's RandomPlayer."""

import json
from platform import python_version
from random import Random
from typing import Any

from worker import EARLY, LATE, best_of, cpu, game_times, late_moment, seconds_per_call, serve

import rondel
from rondel.core import flow

SEATS = 4
samples: dict[tuple[str, str], list[Any]] = {}  # states by game and moment: early, middle, late
records: dict[str, list[Any]] = {}


def play_game(game: Any, seed: int) -> int:
    """A random game; how many actions it had."""
    randrange = Random(seed).randrange  # what catanatron's RandomPlayer calls
    state = game.new(players=seats(game), seed=seed)
    actions = 0
    while state.actor is not None:
        legal = state.legal()
        state.apply(legal[randrange(0, len(legal))])
        actions += 1
    return actions


def seats(game: Any) -> int:
    return min(SEATS, int(game.players[1]))


def hello() -> dict[str, Any]:
    compiled = not str(flow.__file__).endswith(".py")
    games = list(rondel.games())
    return {
        "python": python_version(),
        "rondel": rondel.__version__,
        "engine": "compiled" if compiled else "pure",
        "games": games,
    }


def share(name: str, games: int) -> dict[str, Any]:
    """How many actions have two options or more; the rest waits for a player who may interrupt."""
    game = rondel.load_game(name)
    actions = real = 0
    for seed in range(games):
        randrange = Random(10_000 + seed).randrange
        state = game.new(players=seats(game), seed=10_000 + seed)
        while state.actor is not None:
            legal = state.legal()
            actions += 1
            real += len(legal) > 1
            state.apply(legal[randrange(0, len(legal))])
    return {"share": real / actions, "actions": actions / games, "decisions": real / games}


def play(name: str, seconds: float, seed: int) -> dict[str, Any]:
    game = rondel.load_game(name)
    actions = games = 0
    start = cpu()
    while cpu() - start < seconds:
        actions += play_game(game, seed + games)
        games += 1
    spent = cpu() - start
    return {"actions": actions, "games": games, "seconds": spent}


def prepare(name: str, games: int) -> dict[str, Any]:
    """Keep positions and records of some games; says how many had no decision 400."""
    game = rondel.load_game(name)
    early, middle, late = [], [], []
    records[name] = []
    shorter = 0
    for seed in range(games):
        kept, record = _recorded(game, seed)
        early.append(kept[min(EARLY, len(kept) - 1)])
        middle.append(kept[len(kept) // 2])
        late.append(kept[late_moment(len(kept))])
        shorter += len(kept) <= LATE
        records[name].append(record)
    samples.update({(name, "early"): early, (name, "middle"): middle, (name, "late"): late})
    return {"shorter": shorter, "games": games}


def _recorded(game: Any, seed: int) -> tuple[list[Any], Any]:
    """A random game: a copy before each real decision, and its record."""
    randrange = Random(seed).randrange
    state = game.new(players=seats(game), seed=seed)
    record = rondel.Record.start(game, seats(game), seed)
    kept: list[Any] = []
    while state.actor is not None:
        legal = state.legal()
        if len(legal) > 1:
            kept.append(state.copy())
        record.add(state, legal[randrange(0, len(legal))])
    return kept, record


def copy(name: str, moment: str, seconds: float) -> dict[str, Any]:
    return {"seconds": seconds_per_call([state.copy for state in samples[name, moment]], seconds)}


def replay(name: str, seconds: float) -> dict[str, Any]:
    """Whole records from their first action to the last."""
    kept = records[name]
    actions = done = 0
    start = cpu()
    while cpu() - start < seconds or done < len(kept):
        record = kept[done % len(kept)]
        record.final()
        actions += len(record.actions)
        done += 1
    return {"records": done, "actions": actions, "seconds": cpu() - start}


def options(name: str, games: int, every: int) -> dict[str, Any]:
    """Computing the options of a decision anew, with what the actor may do as an interrupt."""
    game = rondel.load_game(name)
    costs: list[float] = []
    for seed in range(games):
        randrange = Random(seed).randrange
        state = game.new(players=seats(game), seed=seed)
        decision = seed  # so that every place in a turn gets its share
        while state.actor is not None:
            decision += 1
            if decision % every == 0:
                costs.append(best_of(_consider, state))
            legal = state.legal()
            state.apply(legal[randrange(0, len(legal))])
    return {"seconds": costs}


def _consider(state: Any, times: int) -> None:
    for _ in range(times):
        state.reconsider()
        state.legal()


def tail(name: str, games: int) -> dict[str, Any]:
    game = rondel.load_game(name)
    return {"seconds": game_times(lambda seed: play_game(game, seed), games)}


def sizes(name: str) -> dict[str, Any]:
    """Bytes of a position in the middle of a game, as plain `json.dumps` writes it."""
    return {"bytes": [len(json.dumps(state.save()).encode()) for state in samples[name, "middle"]]}


if __name__ == "__main__":
    serve(
        {
            "hello": hello,
            "share": share,
            "play": play,
            "prepare": prepare,
            "copy": copy,
            "replay": replay,
            "options": options,
            "tail": tail,
            "sizes": sizes,
        }
    )
