"""Measures catanatron 3.2.1: four random players, by its own `Game.play`, unmodified."""

from importlib.metadata import version
from platform import python_version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.player import Color, RandomPlayer
from worker import EARLY, best_of, cpu, game_times, late_moment, seconds_per_call, serve

samples: dict[str, list[Any]] = {}  # games stopped early and late, for `copy`


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)  # 0 would mean "any"


def play_game(seed: int) -> Any:
    game = new_game(seed)
    game.play()
    return game


def going_on(game: Any) -> bool:
    """The condition of catanatron's own loop."""
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def hello() -> dict[str, Any]:
    return {"python": python_version(), "catanatron": version("catanatron")}


def share(games: int) -> dict[str, Any]:
    """How many actions have two options or more: counted apart, so that timed play is not slowed down."""
    actions = real = 0
    for seed in range(games):
        game = new_game(10_000 + seed)
        while going_on(game):
            actions += 1
            real += len(game.state.playable_actions) > 1
            game.play_tick()
    return {"share": real / actions, "actions": actions / games, "decisions": real / games}


def play(seconds: float, seed: int) -> dict[str, Any]:
    actions = games = 0
    start = cpu()
    while cpu() - start < seconds:
        actions += len(play_game(seed + games).state.actions)
        games += 1
    spent = cpu() - start
    return {"actions": actions, "games": games, "seconds": spent}


def prepare(games: int) -> dict[str, Any]:
    """Keep positions at the early and the late moment of some games."""
    samples.update(early=[], late=[])
    for seed in range(games):
        kept: list[Any] = []  # a copy before each real decision
        game = new_game(seed)
        while going_on(game):
            if len(game.state.playable_actions) > 1:
                kept.append(game.copy())
            game.play_tick()
        samples["early"].append(kept[min(EARLY, len(kept) - 1)])
        samples["late"].append(kept[late_moment(len(kept))])
    return {}


def copy(moment: str, seconds: float) -> dict[str, Any]:
    return {"seconds": seconds_per_call([game.copy for game in samples[moment]], seconds)}


def options(games: int, every: int) -> dict[str, Any]:
    """Only informative: its options depend on other things than ours."""
    costs: list[float] = []
    for seed in range(games):
        game = new_game(seed)
        tick = 0
        while going_on(game):
            tick += 1
            if tick % every == 0:
                costs.append(best_of(_generate, game.state))
            game.play_tick()
    return {"seconds": costs}


def _generate(state: Any, times: int) -> None:
    for _ in range(times):
        generate_playable_actions(state)


def tail(games: int) -> dict[str, Any]:
    return {"seconds": game_times(play_game, games)}


if __name__ == "__main__":
    serve(
        {
            "hello": hello,
            "share": share,
            "play": play,
            "prepare": prepare,
            "copy": copy,
            "options": options,
            "tail": tail,
        }
    )
