"""What a user can give wrongly to load_game and new: each has its own clear error."""

from pathlib import Path
from typing import Any

import pytest

import rondel

GAME = rondel.load_game("saltfjord")
GAMES = ("cooper_island", "great_western_trail", "great_western_trail_nz", "saltfjord")


def test_an_unknown_game_is_named_with_a_hint() -> None:
    with pytest.raises(rondel.UnknownGame, match="did you mean saltfjord"):
        rondel.load_game("saltfiord")


@pytest.mark.parametrize("players", [0, 5, -1, True, "3", None, 2.0])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(rondel.BadOption, match="players"):
        GAME.new(players=players, seed=1)


@pytest.mark.parametrize("seed", ["7", 1.5, -1, 1 << 128, True])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(rondel.BadOption, match="seed"):
        GAME.new(players=2, seed=seed)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"sides": "base"}, "no option 'sides'.*did you mean side"),
        ({"side": "west"}, "side: must be one of base, village"),
        ({"wagons": 1}, "wagons: must be one of"),
        ({"special_tiles": 3}, "special_tiles: only in a game of 1"),
        ({"start_player": "4"}, "start_player: there is no player 4"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(rondel.BadOption, match=message):
        GAME.new(players=2, seed=1, **options)


def test_without_a_seed_games_differ() -> None:
    assert GAME.new(players=2).save() != GAME.new(players=2).save()


def test_an_unknown_action_name_is_refused_with_a_hint() -> None:
    with pytest.raises(rondel.IllegalAction, match=r"did you mean order:1|order"):
        GAME.actions.number("order:9")
    with pytest.raises(rondel.IllegalAction, match="there is no action -1"):
        GAME.actions.name(-1)


@pytest.mark.parametrize("name", GAMES)
def test_components_from_a_missing_or_broken_file_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(rondel.RondelError, match=r"none\.yaml cannot be read: No such file"):
        rondel.load_game(name, str(tmp_path / "none.yaml"))
    broken = tmp_path / "broken.yaml"
    for content, problem in (
        (b"a: [", "is not YAML: "),
        (b"\xff", "is not YAML: "),
        (b"a: 1", "lacks or misspells something: '"),
        (b"[]", "lacks or misspells something: list"),
    ):
        broken.write_bytes(content)
        with pytest.raises(rondel.RondelError, match=rf"^components: .*broken\.yaml {problem}"):
            rondel.load_game(name, str(broken))


def test_corrected_components_change_the_game(tmp_path: Any) -> None:
    from rondel.core.registry import folder

    text = (folder("saltfjord") / "components.yaml").read_text(encoding="utf-8")
    own = tmp_path / "mine.yaml"
    own.write_text(text.replace("{id: CR-01, cost: {wood: 1, fish: 1}, vp: 2}", "{id: CR-01, cost: {wood: 1}, vp: 9}"))
    game = rondel.load_game("saltfjord", str(own))
    assert game.components.crate_points[0] == 9
    assert GAME.components.crate_points[0] == 2
