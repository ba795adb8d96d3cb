"""The network of a game: `network.npz` in its folder, or a file of one's own. Loaded when first needed."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

from .features import Features
from .judge import Judge
from .network import Network
from .utility import Scale
from .weights import BadNetwork, load

FILE = "network.npz"


def judge_of(game: Any, path: str = "") -> Judge:
    """What the network of a game says of its positions; BadNetwork says why there is none that fits."""
    if path:
        return _loaded(game, Path(path))
    if game.source:
        raise BadNetwork(f"{game.name} with other components has no network")
    found = network_file(game)
    if found is None:
        raise BadNetwork(f"{game.name} has no network")
    return _loaded(game, found)


def network_file(game: Any) -> Path | None:
    """Beside the module of the game."""
    module = sys.modules[type(game).__module__]
    path = Path(str(module.__file__)).with_name(FILE)
    return path if path.exists() else None


@cache
def _loaded(game: Any, path: Path) -> Judge:
    weights, card = load(path)
    features = Features(game)
    if card.get("fingerprint") != features.fingerprint:
        raise BadNetwork(
            f"the network {path.name} does not fit {game.name}: it was trained for other rules, actions or "
            f"observations ({card.get('fingerprint')}, not {features.fingerprint}); train it anew by rondel train"
        )
    return Judge(game, Network(features, weights), Scale(*card["scale"]))
