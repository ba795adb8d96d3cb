"""The network of a game: `network.npz` in its folder, or a file of one's own. Loaded when first needed."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

from rondel.core.components import last_revision

from .calibration import factors_of
from .features import Features
from .judge import Judge
from .network import Network
from .utility import Scale
from .weights import BadNetwork, load

FILE = "network.npz"


def judge_of(game: Any, path: str = "") -> Judge:
    """What the network of a game says of its positions; BadNetwork says why there is none that fits."""
    if path:
        return _read(game, Path(path))
    if game.source and not last_revision(game.source):  # values that were changed since change little
        raise BadNetwork(f"{game.name} with other components has no network")
    found = network_file(game)
    if found is None:
        raise BadNetwork(f"{game.name} has no network; train one: rondel train {game.name}")
    return _read(game, found)


def network_file(game: Any) -> Path | None:
    """Beside the module of the game."""
    module = sys.modules[type(game).__module__]
    path = Path(str(module.__file__)).with_name(FILE)
    return path if path.exists() else None


def _read(game: Any, path: Path) -> Judge:
    try:
        written = path.stat().st_mtime_ns
    except OSError as error:
        raise BadNetwork(f"the network {path} cannot be read: {error.strerror}") from None
    return _loaded(game, path, written)


@cache
def _loaded(game: Any, path: Path, written: int) -> Judge:
    """Once for a game and a file as it was written at that time."""
    features = Features(game)
    weights, card = load_fitting(game, features, path)
    scale = Scale(*card["scale"][: len(Scale._fields)])  # older cards say more
    return Judge(game, Network(features, weights, factors_of(card)), scale)


def load_fitting(game: Any, features: Features, path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Weights and card of a network for this game; BadNetwork if it was trained for something else."""
    weights, card = load(path)
    if card.get("fingerprint") != features.fingerprint:
        raise BadNetwork(
            f"the network {path.name} does not fit {game.name}: it was trained for {differs(card, features)} "
            f"(it says {card.get('fingerprint')}, this game is {features.fingerprint}); "
            f"train it anew: rondel train {game.name}"
        )
    return weights, card


def differs(card: dict[str, Any], features: Features) -> str:
    """Which parts of the fingerprint are others, as far as the card says them one by one."""
    said = card.get("fingerprints", {})
    others = [name for name, part in features.fingerprints.items() if name in said and said[name] != part]
    return f"other {', '.join(others)}" if others else "other rules, actions or observations"
