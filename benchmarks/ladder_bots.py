"""Which bots played the games of a match: its folder keeps the fingerprint of their sources."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from ladder_matches import Match

import rondel
from rondel.arena.folder import Folder
from rondel.core.errors import RondelError

MARK = "bots.sha256"  # the file in the folder of a match
EARLIER, UNKNOWN = "of earlier bots", "of unknown bots"
HEURISTICS = ("experience.py", "experience.yaml", "greedy.py", "plans.py", "prospects.py", "weights.py")
NETWORK = "network.npz"
SHARED = "trail"  # a folder of what several games share: counts where a heuristic imports it


@cache  # of the sources that this process runs, also if they change meanwhile
def fingerprint(game: str) -> str:
    """Of the sources of the bots, of a game's heuristic and of its network: no version changes with each of them."""
    root = Path(rondel.__file__).parent
    heuristic = _sources(root / "games" / game)
    if any(f"rondel.games.{SHARED}." in path.read_text(encoding="utf-8") for path in heuristic):
        heuristic += _sources(root / "games" / SHARED)
    found = sha256()
    bots = [*(root / "bots").rglob("*.py"), *(root / "net").rglob("*.py"), *(root / "games" / game).glob(NETWORK)]
    for path in sorted([*bots, *heuristic]):
        found.update(path.read_bytes())
    return found.hexdigest()


def _sources(folder: Path) -> list[Path]:
    return [folder / name for name in HEURISTICS if (folder / name).exists()]


def mark(match: Match, base: Path) -> None:
    """What is played in the folder of a match is played by the present bots."""
    (base / match.key / MARK).write_text(fingerprint(match.game) + "\n", encoding="utf-8")


def others(match: Match, base: Path) -> str:
    """Whose the games in the folder of a match are; nothing if they are those of the present bots."""
    if not Folder(base / match.key).config_file.exists():
        return ""
    file = base / match.key / MARK
    if not file.exists():
        return UNKNOWN
    return "" if file.read_bytes().strip() == fingerprint(match.game).encode() else EARLIER


def check_bots(match: Match, base: Path) -> None:
    """Games of other bots would be told as those of these."""
    if whose := others(match, base):
        raise RondelError(f"{base / match.key}: holds games {whose}; delete it to measure the present ones")
