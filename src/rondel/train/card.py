"""What came of a run: the network as games use it, and its card, for people and inside the file."""

from datetime import UTC, datetime
from typing import Any

from rondel.arena import simulate
from rondel.core.errors import BadOption
from rondel.net.calibration import CARD
from rondel.net.features import Features
from rondel.net.loading import judge_of
from rondel.net.weights import save

from .calibrate import find_factors
from .demonstrations import HEURISTIC
from .folder import TrainFolder

PLAYERS = 2  # of a match


def export(folder: TrainFolder, game: Any, features: Features) -> dict[str, Any]:
    """Write network.npz and card.md; returns what the card says."""
    weights, known = folder.latest()
    run = folder.run
    card = {
        "game": game.name,
        "revision": game.revision,
        "fingerprint": features.fingerprint,
        "fingerprints": features.fingerprints,
        "shape": run["shape"],
        "parameters": sum(value.size for value in weights.values()),
        "scale": known["scale"],
        "steps": known["steps"],
        "demonstrations": run.get("demonstrations", 0),
        "teacher": run.get("teacher") or HEURISTIC,
        "seed": run["seed"],
        "date": datetime.now(UTC).date().isoformat(),
        "commands": run["commands"],
        "results": run.get("results", []),
        CARD: _factors(run, known["steps"]),
    }
    save(folder.network, weights, card)
    text = card_text(card, run.get("last", {}), folder.network.stat().st_size)
    folder.card.write_text(text, encoding="utf-8")
    return card


def calibrate(folder: TrainFolder, game: Any, games: int, progress: Any = None) -> None:
    """Find the factors that make the chances to win of the exported network true; keep them for the card."""
    found = find_factors(judge_of(game, str(folder.network)), games, folder.run["seed"], progress)
    folder.note(calibration={"steps": folder.latest()[1]["steps"], "factors": found})


def _factors(run: dict[str, Any], steps: int) -> dict[str, float]:
    """None if the network has learnt more since."""
    known: dict[str, Any] = run.get("calibration", {})
    return known["factors"] if known.get("steps") == steps else {}


def match(folder: TrainFolder, game: Any, games: int, jobs: int, progress: Any = None) -> dict[str, Any]:
    """Let the network play the heuristic, or chance where there is none; keep how it went, for the card."""
    if not game.players[0] <= PLAYERS <= game.players[1]:
        raise BadOption("match", f"is played by {PLAYERS}, and {game.name} is not for so many")
    code = f"net:weights={folder.network}"
    against = "greedy" if game.heuristic() is not None else "random"
    found = simulate(game, games, PLAYERS, [code, against], seed=1, jobs=jobs, progress=progress).by_bot
    own, other = found[code], found[against]
    result = {
        "against": against,
        "players": PLAYERS,
        "games": games,
        "wins": own.wins,
        "interval": list(own.interval),
        "points": own.mean,
        "others": other.mean,
        "steps": folder.latest()[1]["steps"],
        "date": datetime.now(UTC).date().isoformat(),
    }
    folder.note(results=[*folder.run.get("results", []), result])
    return result


def result_line(result: dict[str, Any]) -> str:
    """A match in words."""
    low, high = result["interval"]
    wins = f"{result['wins']:.1%} of {result['games']:,} games won ({low:.1%} to {high:.1%})"
    points = f"{result['points']:.1f} points to {result['others']:.1f}"
    return (
        f"{result['steps']:,} decisions, against {result['against']} with {result['players']} players: {wins}, {points}"
    )


def card_text(card: dict[str, Any], last: dict[str, dict[str, Any]], size: int) -> str:
    """The card as a page."""
    width, blocks = card["shape"]
    prints = ", ".join(f"{name} `{value}`" for name, value in card["fingerprints"].items())
    rows = {
        "rules": f"{card['game']}, revision {card['revision']}",
        "fingerprint": f"`{card['fingerprint']}` ({prints})",
        "shape": f"{width} units, {blocks} blocks, {card['parameters']:,} parameters",
        "size": f"{size / 1e6:.2f} MB, weights of eight bits",
        "demonstrations": f"{card['demonstrations']:,} games of {card['teacher']}",
        "decisions of play": f"{card['steps']:,}",
        "factors of the chances to win": ", ".join(f"{n} players {x:g}" for n, x in card[CARD].items()) or "none yet",
        "seed": str(card["seed"]),
        "date": card["date"],
    }
    lines = [f"# A network that plays {card['game']}", "", "| | |", "|---|---|"]
    lines += [f"| {name} | {value} |" for name, value in rows.items()]
    lines += ["", "## Commands", "", *(f"    {command}" for command in card["commands"])]
    lines += ["", "## Results", "", *([f"- {result_line(result)}" for result in card["results"]] or ["None yet."])]
    if last:
        lines += ["", "## The last lines of the curves", ""]
        lines += [f"- {stage}: {_figures(figures)}" for stage, figures in last.items()]
    return "\n".join(lines) + "\n"


def _figures(figures: dict[str, Any]) -> str:
    shown = {name: f"{value:.4g}" if isinstance(value, float) else f"{value}" for name, value in figures.items()}
    return ", ".join(f"{name} {value}" for name, value in shown.items() if value != "")
