"""Files of networks: small, close to what was trained, refused where they do not fit; played in numpy as in PyTorch."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rondel
from rondel.net.features import Features
from rondel.net.judge import Judge
from rondel.net.loading import judge_of
from rondel.net.network import POINTS, Network, Shape
from rondel.net.weights import BadNetwork, load, save

GAMES = ["saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island"]
Weights = dict[str, Any]


def some_weights(features: Features, shape: Shape, seed: int = 1) -> Weights:
    """Any numbers, by the names and in the shapes that a trained network has."""
    draw = np.random.default_rng(seed)
    n, width, head = len(features.numbers), shape.width, 256
    inputs = 2 * n + 8 * len(features.names) + len(features.bits) + features.actions + 4 + len(features.options)
    layers = {
        "first": (width, inputs),
        "policy": (features.actions, width),
        "head": (head, width),
        "utility": (4, head),
    }
    layers |= {"win": (4, head), "points": (4 * len(features.categories), head)}
    layers |= {f"blocks.{i}.{way}": (width, width) for i in range(shape.blocks) for way in ("up", "down")}
    found: Weights = {"things.weight": draw.normal(0, 1, (features.things, 8))}
    for name, (out, into) in layers.items():
        found |= {f"{name}.weight": draw.normal(0, 0.1, (out, into)), f"{name}.bias": draw.normal(0, 0.1, out)}
    for name in ["norm", *(f"blocks.{i}.norm" for i in range(shape.blocks))]:
        found |= {f"{name}.weight": draw.normal(1, 0.1, width), f"{name}.bias": draw.normal(0, 0.1, width)}
    return {name: value.astype(np.float32) for name, value in found.items()}


def positions(game: Any, players: int) -> list[Any]:
    """Some of a random game."""
    state, found = game.new(players, 5), []
    draw = np.random.default_rng(players)
    for number in range(160):
        if state.actor is None:
            break
        if number % 20 == 0:
            found.append(state.copy())
        state.apply(int(draw.choice(state.legal())))
    return found


def card(features: Features, **other: Any) -> dict[str, Any]:
    about = {"fingerprint": features.fingerprint, "fingerprints": features.fingerprints, "scale": [50, 0, 0, 0]}
    return {**about, **other}


@pytest.mark.parametrize("name", GAMES)
def test_numpy_plays_as_pytorch_does(name: str) -> None:
    torch = pytest.importorskip("torch")
    from rondel.train.model import Model, load_weights
    from rondel.train.samples import table_of

    game = rondel.load_game(name)
    features, shape = Features(game), Shape(48, 2)
    weights = some_weights(features, shape)
    model = Model(features, shape)
    load_weights(model, weights)
    judge = Judge(game, Network(features, weights))
    for players in range(1, 5):
        for state in positions(game, players):
            legal, found = state.legal(), judge.evaluate([state])[0]
            columns = features.wide(judge.observer(players).see(state, state.actor)[None], players)
            mask = torch.zeros(1, features.actions, dtype=torch.bool)
            mask[0, legal] = True
            table = torch.from_numpy(table_of(features, players, state.settings))[None]
            with torch.no_grad():
                output = model(torch.from_numpy(columns), mask, table)
            logits = output.win[0, :players]
            win = logits.sigmoid() if players == 1 else logits.softmax(0)
            close = {"rtol": 1e-4, "atol": 1e-4}
            np.testing.assert_allclose(found.policy, output.policy[0, legal].softmax(0), **close)
            np.testing.assert_allclose(found.utility, output.utility[0, :players].clamp(-1, 1), **close)
            np.testing.assert_allclose(found.win, win, **close)
            np.testing.assert_allclose(found.points, output.points[0, :players] * POINTS, rtol=1e-4, atol=1e-3)


def test_eight_bits_stay_close(tmp_path: Path) -> None:
    game = rondel.load_game("saltfjord")
    features, shape = Features(game), Shape(64, 1)
    weights = some_weights(features, shape)
    save(tmp_path / "network.npz", weights, card(features, said="so"))
    found, about = load(tmp_path / "network.npz")
    assert about["said"] == "so"
    assert found.keys() == weights.keys()
    for name, value in weights.items():
        assert np.abs(found[name] - value).max() <= np.abs(value).max() / 127 / 2 + 1e-6
    assert (tmp_path / "network.npz").stat().st_size < sum(value.nbytes for value in weights.values()) / 3
    before, after = Judge(game, Network(features, weights)), judge_of(game, str(tmp_path / "network.npz"))
    for state in positions(game, 3):
        exact, near = before.evaluate([state])[0], after.evaluate([state])[0]
        assert np.abs(exact.policy - near.policy).max() < 0.1
        assert np.abs(exact.win - near.win).max() < 0.1


def test_a_network_for_other_rules_is_refused_with_the_remedy(tmp_path: Path) -> None:
    game = rondel.load_game("saltfjord")
    features = Features(game)
    prints = {**features.fingerprints, "actions": "other"}
    save(tmp_path / "n.npz", some_weights(features, Shape(8, 1)), card(features, fingerprint="x", fingerprints=prints))
    with pytest.raises(
        BadNetwork, match=r"trained for other actions \(it says x, .*train it anew: rondel train saltfjord"
    ):
        judge_of(game, str(tmp_path / "n.npz"))


@pytest.mark.parametrize("content", [None, b"", b"nothing"])
def test_what_is_no_network_is_named(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "n.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadNetwork, match=r"n\.npz cannot be read"):
        judge_of(rondel.load_game("saltfjord"), str(path))


def test_a_file_that_was_written_again_is_read_again(tmp_path: Path) -> None:
    game, path = rondel.load_game("saltfjord"), tmp_path / "n.npz"
    features = Features(game)
    (state,) = positions(game, 2)[:1]
    seen = []
    for seed in (1, 2):
        save(path, some_weights(features, Shape(8, 1), seed), card(features))
        seen.append(judge_of(game, str(path)).evaluate([state])[0].utility.tolist())
    assert seen[0] != seen[1]


def test_a_game_without_a_network_says_how_to_get_one() -> None:
    with pytest.raises(BadNetwork, match="quay has no network; train one: rondel train quay"):
        judge_of(rondel.load_game("quay"))


@pytest.mark.parametrize("name", GAMES)
def test_fingerprints_are_short_and_all_there(name: str) -> None:
    found = Features(rondel.load_game(name))
    assert list(found.fingerprints) == ["rules", "actions", "observations", "options", "categories"]
    assert all(len(part) == 8 for part in found.fingerprints.values())
    assert len(found.fingerprint) == 16
