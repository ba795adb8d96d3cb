"""Measures VectorEnv and single observations of the installation that runs it: asked by batches.py."""

from typing import Any

import numpy as np
from worker import cpu, seconds_per_call, serve

import rondel
from rondel.core import flow
from rondel.envs import VectorEnv, sample
from rondel.envs.observer import Observer

WARM = 20  # steps before the clock starts, so that the games are at various moments
batches: dict[tuple[str, int, int], Any] = {}


def hello() -> dict[str, Any]:
    return {
        "engine": "pure" if str(flow.__file__).endswith(".py") else "compiled",
        "games": [*rondel.games()],
        "file": rondel.__file__,
    }


def step(game: str, players: int, together: int, seconds: float, seed: int) -> dict[str, Any]:
    """Random legal actions: one step of all games counts as many."""
    key = (game, players, together)
    if key not in batches:
        batches[key] = VectorEnv(game, together, players)
    env = batches[key]
    env.reset(seed)
    rng = np.random.default_rng(seed)
    for _ in range(WARM):
        env.step(sample(env.masks, rng))
    steps = 0
    start = cpu()
    while cpu() - start < seconds:
        env.step(sample(env.masks, rng))
        steps += together
    return {"steps": steps, "seconds": cpu() - start}


def see(game: str, players: int, seconds: float, seed: int) -> dict[str, Any]:
    """Single observations, of positions that random play comes to."""
    loaded = rondel.load_game(game)
    state = loaded.new(players, seed)
    rng = np.random.default_rng(seed)
    for _ in range(WARM):
        state.apply(int(rng.choice(state.legal())))
    observer = Observer(loaded, players)
    return {"seconds": seconds_per_call([lambda: observer.see(state, state.seat)], seconds)}


if __name__ == "__main__":
    serve({"hello": hello, "step": step, "see": see})
