"""What the pieces of this game look like: breeds, hazards, outlaws, station masters, tasks."""

from typing import Any

from rondel.drawing.svg import circle, g, path, rect, use
from rondel.games.trail.board import tiles
from rondel.games.trail.board.base import Breed, coin, hand, shield, words
from rondel.games.trail.board.icons import Icons, ink_class

BREEDS = {
    "criollo": Breed("#9b9a98", "#1f1e1c", "Cr"),
    "santa_gertrudis": Breed("#5f9a4e", "#fff", "SG"),
    "pineywoods": Breed("#35322f", "#fff", "Pi"),
    "galloway": Breed("#fdfbf5", "#1f1e1c", "Ga"),
    "black_angus": Breed("#e8c13a", "#1f1e1c", "An"),
    "longhorn": Breed("#b93a32", "#fff", "Lo"),
    "corriente": Breed("#3f74b5", "#fff", "Co"),
    "shorthorn": Breed("#7a4a2a", "#fff", "Sh"),
    "hereford": Breed("#77509f", "#fff", "He"),
    "simmental": Breed("#e08a3c", "#1f1e1c", "Si"),
}
YELLOW_RED_BLUE = ["black_angus", "longhorn", "corriente"]
ICONS = Icons(BREEDS, {"value_3": ("3", YELLOW_RED_BLUE)})
WORKERS = {"cowboy": "#9a5b2c", "builder": "#4b7a4a", "engineer": "#4a6b8c"}
HAZARDS = {"flood": "#cfe3ea", "drought": "#f4dcb0", "rockfall": "#ddd6cb"}
TASKS = {
    "building": ("house", None),
    "hazard": ("hazard", None),
    "station": ("station", None),
    "green_outlaw": ("outlaw", "var(--green-outlaw)"),
    "orange_outlaw": ("outlaw", "var(--orange-outlaw)"),
}
COUNTED = {
    "objective_cards_in_area": "obj",
    "certificates": "cert",
    "hazards": "hazard",
    "workers_in_worker_section": "hire",
    "stations_with_own_disc": "station",
    "own_buildings_on_board": "house",
}


def bag_tile(x: float, y: float, name: str, size: float = 40) -> str:
    """A tile of the bags, centred on x, y: a worker, an outlaw or a hazard."""
    if name.endswith("outlaw"):
        return outlaw(x, y, name.partition("_")[0])
    kind, _, rest = name.partition("_")
    if not rest:
        return worker(x, y, kind, size)
    points, _, fee = rest.partition("_")
    return hazard(x, y, kind, int(points), fee)


def worker(x: float, y: float, kind: str, size: float = 30) -> str:
    return tiles.worker(x, y, kind, WORKERS[kind], size)


def hazard(x: float, y: float, kind: str, points: int, fee: str) -> str:
    plate = circle(x, y, 22, fill=HAZARDS[kind], stroke="#4a4238", stroke_width=1.8)
    return g(
        plate,
        use(f"i-{kind}", x, y - 5, 22),
        shield(x + 11, y + 13, points, 21),
        hand(x - 10, y + 13, fee, 15),
        class_="t-up",
    )


def outlaw(x: float, y: float, color: str) -> str:
    tint = f"var(--{color}-outlaw)"
    plate = rect(x - 20, y - 21, 40, 42, None, 5, fill="var(--tile)", stroke=tint, stroke_width=2.2)
    fee = hand(x - 12, y + 15, "green" if color == "green" else "black", 15)
    return g(plate, use("i-outlaw", x, y - 1, 28, color=tint), fee, class_="t-up")


def reward(x: float, y: float, given: Any) -> str:
    return use("i-exchange", x, y, 20) if "exchange_token" in given else coin(x, y, given["dollars"], 20)


def task(x: float, y: float, name: str) -> str:
    """A task of an objective card: left edge x, middle y, about 20 wide."""
    if name in TASKS:
        icon, tint = TASKS[name]
        return use(f"i-{icon}", x + 10, y, 20, color=tint)
    if name == "new_york":
        return rect(x - 3, y - 11, 27, 22, None, 4, fill="var(--steel)") + words(x + 10, y, "NY", 13, "t-white")
    breed = BREEDS.get(name) or Breed("var(--paper-2)", "var(--ink)", "3")
    found = rect(x, y - 13, 20, 26, None, 3, fill=breed.fill, stroke="var(--edge)", stroke_width=1)
    if name not in BREEDS:
        found += "".join(
            rect(x + 1 + i * 6, y - 12, 6, 13, None, 1, fill=BREEDS[part].fill)
            for i, part in enumerate(YELLOW_RED_BLUE)
        )
    head = use("i-head", x + 10, y - 6.5, 12, color=breed.ink if name in BREEDS else "#fff")
    return found + head + words(x + 10, y + 6.5, breed.code, 12, ink_class(breed.ink))


def station_master(tile: Any, w: float = 66, h: float = 54) -> str:
    """Left upper corner at 0, 0. Upper half: at once or for the rest of the game; lower half: points at the end."""
    lower = f"M1 {h / 2:g}h{w - 2:g}v{h / 2 - 6:g}a5 5 0 0 1-5 5h-{w - 12:g}a5 5 0 0 1-5-5z"
    found = [
        rect(0, 0, w, h, None, 5, fill="var(--tile)", stroke="#8a6510", stroke_width=1.6),
        path(lower, fill="var(--paper-2)"),
        ICONS.row([tile["top"]], 3, h / 4 + 0.5, w - 6, 0.95),
    ]
    ends, y = tile["bottom"], h * 0.75
    if not ends["vp"]:
        return g(*found, words(w / 2, y, "—", 13, "t-soft"), class_="t-up")
    found += [shield(14, y, ends["vp"], 22), words(32, y, "/" if ends["every"] == 1 else "/2", 14, "t-soft")]
    if ends["per"] in COUNTED:
        found.append(use(f"i-{COUNTED[ends['per']]}", w - 14, y, 20))
    else:
        found.append(use("i-outlaw", w - 21, y - 3, 16, color="var(--green-outlaw)"))
        found.append(use("i-outlaw", w - 10, y + 4, 16, color="var(--orange-outlaw)"))
    return g(*found, class_="t-up")


def token(x: float, y: float, r: float = 14) -> str:
    """The job market token."""
    plate = circle(x, y, r, fill="var(--ink)", stroke="var(--white)", stroke_width=1.5)
    return plate + use("i-hire", x, y - 0.5, r * 1.3, color="var(--on)")
