"""The final score counted again from the saved document alone, by other code than the engine's."""

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

import rondel
from rondel.core.registry import folder
from rondel.testing.conformance import Setting, random_game

GAME = rondel.load_game("saltfjord")
FACTS = yaml.safe_load((folder("saltfjord") / "components.yaml").read_text(encoding="utf-8"))
TOKENS = {t["id"]: t for kind in ("type1", "type2", "type3") for t in FACTS["fishing_tokens"][kind]}
CRATES = {c["id"]: c for block in ("crate_tiles", "starting_crate_tiles") for c in FACTS[block]["tiles"]}
SELL = {name: good["sell"] or 1 for name, good in FACTS["resources"]["types"].items()}


def recount(doc: dict[str, Any], seat: int) -> int:
    p = doc["players"][seat]
    on_boat = [TOKENS[token] for token in p["tokens"]]
    doubled = (p["levels"].get("carpentry", 0) >= 1) + ("AB-8" in p["abilities"])
    points = sorted((t["gain"].get("vp", 0) for t in on_boat), reverse=True)
    total = sum(p["points"].values()) + sum(points) + sum(points[:doubled])
    goods = list(p["goods"].items()) + [(g, n) for t in on_boat for g, n in t["gain"].items() if g != "vp"]
    total += sum(SELL[good] * n for good, n in goods) // 3
    piers = [p["crates"].get(f"pier{n}", []) for n in (1, 2, 3, 4)]
    total += 3 * min(len(pier) for pier in piers) + sum(CRATES[c]["vp"] for pier in piers for c in pier)
    for track, tile in doc["scoring"].items():
        level = p["levels"].get(track, 0)
        total += tile_points(tile, p, piers, on_boat) if level == 3 else (0, 1, 4)[level]
    wagons = [cell for cell, piece in p["on"].items() if piece == "wagon"]
    return total + sum(int(cell[0]) * int(cell[2]) for cell in wagons)


def tile_points(tile: str, p: dict[str, Any], piers: list[list[str]], on_boat: list[Any]) -> int:
    caught = [TOKENS[t] for t, n in p["collected"].items() for _ in range(n)] + on_boat
    counts = {
        "ST-01": 3 * sum(CRATES[c]["vp"] >= 4 for pier in piers for c in pier),
        "ST-02": largest_square(p),
        "ST-03": 3 * sum(text.startswith(("L3", "I3")) for text in p["tiles"]),
        "ST-04": 2 * sum(icons(text.partition("@")[0]) for text in p["tiles"]),
        "ST-05": 2 * (len(piers[1]) + len(piers[2])),
        "ST-06": 4 * sum(level >= 2 for level in p["levels"].values()),
        "ST-07": 3 * sum("6" in cell and piece[:2] in ("wh", "or") for cell, piece in p["on"].items()),
        "ST-08": len(caught),
        "ST-09": 2 * sum(t["lobsters"] for t in caught),
    }
    return counts.get(tile, 0)  # the lightning tiles scored when they were reached


def icons(tile: str) -> int:
    walks = FACTS["effect_codes"]["boardwalks"]
    tiles = [entry for shape in ("L3", "I3", "D2", "S1") for entry in FACTS["building_tiles"][shape]]
    squares = next((entry["squares"] for entry in tiles if entry["id"] == tile), [])
    return sum(walks[code]["fish_icons"] for code in squares if code in walks)


def largest_square(p: dict[str, Any]) -> int:
    filled = {tuple(entry["cell"]) for entry in FACTS["player_board"]["sides"][p["board"]]["printed"]}
    for text in p["tiles"]:
        tile, _, place = text.partition("@")
        row, col, turn = map(int, place.split(":"))
        shape = FACTS["tile_shapes"]["D2" if tile.startswith("SB") else tile[:2]]["cells"]
        for dr, dc in shape:
            for _ in range(turn // 90):
                dr, dc = dc, -dr
            filled.add((row + dr, col + dc))
    for size, points in ((5, 15), (4, 11), (3, 7)):
        corners = [(r, c) for r in range(1, 8 - size) for c in range(1, 8 - size)]
        if any(all((r + i, c + j) in filled for i in range(size) for j in range(size)) for r, c in corners):
            return points
    return 0


@pytest.mark.parametrize("seed", range(1, 25))
def test_the_final_position_says_the_whole_score(seed: int) -> None:
    setting = Setting(GAME, 1 + seed % 4, {"wagons": seed % 3 == 0, "side": ("base", "village")[seed % 2]})
    *_, (state, _) = random_game(setting, seed)
    doc = json.loads(json.dumps(state.save()))
    assert [recount(doc, seat) for seat in range(state.seats)] == [score["total"] for score in state.scores()]


def test_the_example_of_the_documentation_can_be_played() -> None:
    path = Path(__file__).parents[2] / "docs" / "saltfjord-position.json"
    state = GAME.restore(json.loads(path.read_text(encoding="utf-8")))
    for name in ("die:white:3", "use:column:4", "activate:5:4", "done", "done"):
        state.apply(GAME.actions.number(name))
    player = state.save()["players"][0]
    assert player["on"] == {"4:1": "white 1", "5:4": "white 4"}
    assert player["goods"] == {"wood": 1}
