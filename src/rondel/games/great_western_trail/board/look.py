"""What the pieces of this game look like: breeds, hazards, outlaws, station masters, tasks."""

from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import g, rect, use
from rondel.games.trail.board import tiles
from rondel.games.trail.board.base import SMALL, Breed, coin, hand, words
from rondel.games.trail.board.beside import Looks
from rondel.games.trail.board.cards import animal
from rondel.games.trail.board.icons import Icons, ink_class, money, sign

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
ICONS = Icons(
    BREEDS,
    {"value_3": ("3", YELLOW_RED_BLUE)},
    {
        "own_woods_buildings": "tree",
        "woods_buildings": "tree",
        "engineers": "engineer",
        "builders": "builder",
        "cowboys": "cowboy",
        "own_stations": "station",
        "hazards": "hazard",
        "outlaw_pair_green_orange": "outlaws",
    },
    {
        "engine_back": lambda n: [sign("engine-back", 24, n)],
        "cert_max": lambda n: [sign("cert", 26, chip="max")],
        "permanent_certificates": lambda n: [sign("cert-keep", 24, n)],
        "dollars": lambda n: [money(n)],
        "remove_hand_cards": lambda n: [sign("trash", 24, n)],
        "buy_cattle": lambda n: [sign("cow", 30)],
        "engine_forward": lambda n: [sign("engine", 26, n)],
        "objective_to_hand": lambda n: [sign("obj-hand", 26)],
        "capture_outlaw": lambda n: [sign("outlaw", 24, tint="var(--orange-outlaw)")],
        "herder_forward_free": lambda n: [sign("shoe-free", 24, n)],
        "copy_adjacent": lambda n: [sign("copy", 28)],
        "upgrade_station_behind": lambda n: [sign("station-up", 28)],
        "extraordinary_delivery": lambda n: [sign("delivery", 28)],
    },
)
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
    "outlaw_pair_green_orange": "outlaws",
}


def bag_tile(x: float, y: float, name: str, size: float = 40) -> str:
    """A tile of the bags, centred on x, y: a worker, an outlaw or a hazard."""
    if name.endswith("outlaw"):
        return outlaw(x, y, name.partition("_")[0], size)
    return worker(x, y, name, size) if name in WORKERS else tiles.hazard(x, y, name, HAZARDS, size * 0.55)


def worker(x: float, y: float, kind: str, size: float = 30) -> str:
    return tiles.worker(x, y, kind, WORKERS[kind], size)


def outlaw(x: float, y: float, color: str, size: float = 40) -> str:
    tint, k = f"var(--{color}-outlaw)", size / 40
    plate = rect(x - 20 * k, y - 21 * k, size, 42 * k, None, 5, fill="var(--tile)", stroke=tint, stroke_width=2.2)
    fee = hand(x - 12 * k, y + 15 * k, "green" if color == "green" else "black", 15 * k)
    return g(plate, use("i-outlaw", x, y - 1, 28 * k, color=tint), fee, class_="t-up")


def reward(x: float, y: float, given: Any) -> str:
    return use("i-exchange", x, y, 20) if "exchange_token" in given else coin(x, y, given["dollars"], 20)


def task(x: float, y: float, name: str) -> str:
    """A task of an objective card: left edge x, middle y, about 20 wide."""
    if name in TASKS:
        icon, tint = TASKS[name]
        return use(f"i-{icon}", x + 10, y, 20, color=tint)
    if name == "new_york":
        return rect(x - 3, y - 11, 27, 22, None, 4, fill="var(--steel)") + words(x + 10, y, "NY", SMALL, "t-white")
    breed = BREEDS.get(name) or Breed("var(--paper-2)", "var(--ink)", "3")
    found = rect(x, y - 13, 20, 26, None, 3, fill=breed.fill, stroke="var(--edge)", stroke_width=1)
    if name not in BREEDS:
        found += "".join(
            rect(x + 1 + i * 6, y - 12, 6, 13, None, 1, fill=BREEDS[part].fill)
            for i, part in enumerate(YELLOW_RED_BLUE)
        )
    head = use("i-head", x + 10, y - 6.5, 12, color=breed.ink if name in BREEDS else "#fff")
    return found + head + words(x + 10, y + 6.5, breed.code, SMALL, ink_class(breed.ink))


def station_master(tile: Any, w: float = 66) -> str:
    return tiles.master(ICONS, tile, COUNTED, w)


def token(x: float, y: float, r: float = 14) -> str:
    """The job market token."""
    return tiles.market_token(x, y, "i-hire", r)


def card(kit: Kit, name: str, w: float = 46, h: float = 62, named: bool = False) -> str:
    """An animal card by its name."""
    c = kit.game.components
    number = c.cards.index(name)
    breed = c.breeds[c.card_breed[number]]
    return animal(BREEDS[breed], c.card_value[number], c.card_points[number], w, h, kit.name(breed) if named else "")


LOOKS = Looks(
    ICONS, card, task, lambda kit, x, y, name: bag_tile(x, y, name), lambda name: 48.0, station_master, token, 2
)
