"""What the pieces of this game look like: breeds, cards, workers, hazards, bonus tiles, harbourmasters, tasks."""

from collections.abc import Callable
from typing import Any

from rondel.drawing import Kit
from rondel.drawing.svg import circle, g, path, rect, use
from rondel.games.trail.board import tiles
from rondel.games.trail.board.base import MINUS, Breed, number, seat_class, shield, words
from rondel.games.trail.board.beside import Looks
from rondel.games.trail.board.cards import animal
from rondel.games.trail.board.icons import Glyph, Icons, face, ink_class, money, per, sign

BREEDS = {
    "shropshire": Breed("#9b9a98", "#1f1e1c", "Sh"),
    "southdown": Breed("#35322f", "#fff", "So"),
    "english_leicester": Breed("#5f9a4e", "#fff", "EL"),
    "merino": Breed("#fdfbf5", "#1f1e1c", "Me"),
    "dorset_horn": Breed("#e08a3c", "#1f1e1c", "DH"),
    "lincoln": Breed("#b93a32", "#fff", "Li"),
    "corriedale": Breed("#e8c13a", "#1f1e1c", "Co"),
    "hampshire": Breed("#3f74b5", "#fff", "Ha"),
    "ryeland": Breed("#7a4a2a", "#fff", "Ry"),
    "suffolk": Breed("#77509f", "#fff", "Su"),
    "romney": Breed("#2f8a86", "#fff", "Ro"),
    "cheviot": Breed("#d98aa6", "#1f1e1c", "Ch"),
    "border_leicester": Breed("#f0dfb2", "#1f1e1c", "BL"),
}
WORKERS = {"shepherd": "#9a5b2c", "craftsman": "#4b7a4a", "sailor": "#4a6b8c", "shearer": "#8c5a78", "joker": "#c79322"}
HAZARDS = {"flood": "#cfe3ea", "rockfall": "#ddd6cb"}
HELPERS = {"sheepdog": "#ead9c0", "ferry": "#cfe0ea", "kotare": "#dfeadf"}  # cards of the deck-building supply
STACKS = ("steering_wheel", "barrel", "bell", "compass")
TILE = (88.0, 46.0)  # a bonus tile
READABLE = 0.89  # signs drawn smaller cannot be read
COUNTED = {
    "pathfinder_space": "pathfinder",
    "hazard_tile": "hazard",
    "storehouse_on_sea": "storehouse",
    "objective_in_area": "obj",
    "certificate": "cert",
    "private_building_on_board": "house",
    "worker_in_section": "hire",
    "ferry_card": "ferry",
}


def card_sign(name: str) -> Glyph:
    """A card to be gained: a sheep, one of the deck-building supply, or of a bonus stack."""
    if name in BREEDS:
        return ICONS.card(name)

    def draw(x: float, y: float) -> str:
        if name in STACKS:
            return face(x, y - 14, 22, "var(--card-back)") + use(f"i-{name}", x + 11, y, 17, color="#fff")
        return face(x, y - 14, 22, HELPERS[name]) + use(f"i-{name}", x + 11, y, 18, color="#4a4238")

    return 22, draw


def _taken(offer: str) -> list[Glyph]:
    """Sheep taken from the market: one of two breeds for its price; or one of them or two others."""

    def draw(x: float, y: float) -> str:
        upper = _chip(x, y - 9, "hampshire", 20) + _chip(x + 22, y - 9, "ryeland", 20)
        if offer == "one_for_4":
            return upper + words(x + 21, y + 10, f"{MINUS}4", 14, "t-warn")
        lower = _chip(x + 10, y + 10, "lincoln", 15) + _chip(x + 26, y + 10, "corriedale", 17)
        return upper + words(x + 2, y + 10, "2×", 12.5, letter_spacing="-1") + lower

    return [(42, draw)]


def _chip(x: float, y: float, breed: str, w: float) -> str:
    look = BREEDS[breed]
    code = words(x + w / 2, y, look.code, 12.5, ink_class(look.ink), width=w - 1)
    return rect(x, y - 8.5, w, 17, None, 3, fill=look.fill) + code


def _hazard_pair(gains: Any) -> list[Glyph]:
    found = [glyph for key, n in gains.items() for glyph in ICONS.word(key, n, gains)]
    return [*found, per("hazard"), (8, lambda x, y: number(x + 6, y + 9, 2))]


def _removed(value: int) -> list[Glyph]:
    return [sign("trash", 24, value)]


def _plain(name: str, size: float = 26) -> Callable[[Any], list[Glyph]]:
    return lambda n: [sign(name, size)]


def _counted(name: str, size: float = 24) -> Callable[[Any], list[Glyph]]:
    return lambda n: [sign(name, size, n)]


def _paid_gold(n: int) -> list[Glyph]:
    return [sign("gold", 24, chip=f"+{n}".replace("+", "–"))]


def _invest(value: Any) -> list[Glyph]:
    more = value["modifier"]
    return [sign("invest", 24, chip=f"+{more}" if more else "±0")]


def _wool_post(name: str) -> list[Glyph]:
    return [sign("wool", 28, name.removeprefix("wl"))]


ICONS = Icons(
    BREEDS,
    {},
    {
        "own_building_on_grass": "grass",
        "shepherd": "shepherd",
        "storehouse_on_sea": "storehouse",
        "objective_in_area": "obj",
        "sailors": "sailor",
        "shearers": "shearer",
    },
    {
        "pounds": lambda n: [money(n)],
        "gold": _counted("gold"),
        "pay_gold": _paid_gold,
        "pathfinder": _counted("pathfinder"),
        "ship": _counted("ship", 26),
        "shear": _counted("shear", 26),
        "invest": _invest,
        "buy_sheep": _plain("sheep", 30),
        "card": lambda name: [card_sign(name)],
        "bonus_card": lambda name: [card_sign(name)],
        "permanent_certificate": _counted("cert-keep"),
        "permanent_wool": _counted("wool-keep"),
        "remove_sheep": _removed,
        "joker_worker": lambda n: [(28, lambda x, y: worker(x + 14, y, "joker", 27))],
        "take_market": _taken,
        "upgrade_by_one": _plain("house-up"),
        "place_storehouse": _counted("storehouse-to", 26),
        "wool_post": _wool_post,
        "cards_gained_to_top": _plain("cards-top"),
        "per_hazard_pair": _hazard_pair,
        "aux_single": _plain("aux-one", 20),
    },
)


# Tiles


def worker(x: float, y: float, kind: str, size: float = 30) -> str:
    return tiles.worker(x, y, kind, WORKERS[kind], size)


def bag_tile(kit: Kit, x: float, y: float, name: str) -> str:
    """A tile of the bags, centred on x, y: a worker, a hazard or a bonus tile."""
    if name in WORKERS:
        return worker(x, y, name, 42)
    return bonus_tile(kit, x, y, name) if name.startswith("bonus_") else tiles.hazard(x, y, name, HAZARDS)


def bonus_tile(kit: Kit, x: float, y: float, name: str) -> str:
    """What it asks beside its price, what it gives, points."""
    c = kit.game.components
    entry = c.bonus_tiles[c.tiles.index(name) - c.first_bonus]
    w, h = TILE
    room = w - 6 - (22 if entry["vp"] else 0)
    plate = rect(x - w / 2, y - h / 2, w, h, None, 6, fill="var(--tile)", stroke="var(--gold)", stroke_width=2)
    body = ICONS.row([entry["requires"] | entry["gain"]], x - w / 2 + 3, y, room, 1.15)
    points = shield(x + w / 2 - 13, y + h / 2 - 13, entry["vp"], 22) if entry["vp"] else ""
    return g(plate, body, points, class_="t-up")


def harbourmaster(tile: Any, w: float = 66, h: float = 54) -> str:
    return tiles.master(ICONS, tile, COUNTED, w, h)


def token(x: float, y: float, r: float = 14) -> str:
    """The bonus market token."""
    return tiles.market_token(x, y, "i-invest", r)


def storehouse(x: float, y: float, seat: int, size: float = 22) -> str:
    return g(use("i-storehouse", x, y, size), class_=seat_class(seat))


def span(name: str) -> float:
    return TILE[0] + 4 if name.startswith("bonus_") else 48.0


# Cards


def wool(x: float, y: float, n: object, size: float = 24) -> str:
    return use("i-wool", x, y, size) + words(x, y + size * 0.04, n, round(size * 0.55, 1), "t-dark")


def card(kit: Kit, name: str, w: float = 46, h: float = 62, named: bool = False) -> str:
    """Any card but an objective."""
    c = kit.game.components
    i = c.cards.index(name)
    if name in BREEDS:
        k = w / 46
        more = wool(w - 11.5 * k, 13.5 * k, c.card_wool[i], 22 * k)
        shown = kit.name(name) if named else ""
        return animal(BREEDS[name], c.card_value[i], c.card_points[i], w, h, shown, more)
    return _helper(kit, c.playable[i - c.animals], w, h, named)


def low_card(kit: Kit, name: str, w: float, h: float) -> str:
    """A sheep of the market, with all it counts but no picture."""
    c, look = kit.game.components, BREEDS[name]
    i = c.cards.index(name)
    found = [
        rect(0, 0, w, h, None, 5, fill=look.fill, stroke="var(--edge)", stroke_width=1.3),
        words(8.5, 13, c.card_value[i], 17, ink_class(look.ink)),
        wool(w - 11.5, 13, c.card_wool[i], 23),
        words(w - 10, h - 12, look.code, 13, ink_class(look.ink)),
    ]
    return g(*found, shield(10.5, h - 12, c.card_points[i], 21) if c.card_points[i] else "")


def _helper(kit: Kit, entry: Any, w: float, h: float, named: bool) -> str:
    """A card that is played: picture, name, what it does, points."""
    name, k = entry["id"], w / 46
    fill = HELPERS.get(name, "#e4d8ef")
    band = 25 * k if w > 50 else 22 * k
    lower = f"M1 {h - band:.1f}h{w - 2:g}v{band - 6:.1f}a5 5 0 0 1-5 5h-{w - 12:g}a5 5 0 0 1-5-5z"
    fits = ICONS.width([entry["effect"]]) * READABLE <= w - 4  # else only its picture
    middle, side = h * (0.26 if fits else 0.5), min(27 * k, h * 0.36)
    found = [
        rect(0, 0, w, h, None, 5, fill=fill, stroke="var(--edge)", stroke_width=1.3),
        use(f"i-{PICTURES.get(name, name)}", w / 2, middle, side, color="#4a4238"),
    ]
    if fits:
        found += [path(lower, fill="var(--tile)"), ICONS.row([entry["effect"]], 2, h - band / 2, w - 4, 0.92)]
    if named:
        found.append(words(w / 2, h - band - 9, kit.name(name), 13, "t-dark", width=w - 6))
    if entry["vp"]:
        found.append(shield(10 * k + 2, 10 * k + 2, entry["vp"], min(24, 19 * k)))
    if entry.get("ferry") and name != "ferry":
        found.append(circle(w - 11 * k, 12 * k, 9 * k, fill="#fffdf7"))
        found.append(use("i-ferry", w - 11 * k, 12 * k, 14 * k, color="#4a4238"))
    return g(*found)


PICTURES = {  # of cards that have no symbol of their own
    "shipping": "ship",
    "explorer": "pathfinder",
    "fresh_flock": "sheep",
    "agent": "storehouse",
    "master_builder": "build",
}


def task(x: float, y: float, name: str) -> str:
    """A task of an objective card: left edge x, middle y, about 20 wide."""
    match name:
        case "lincoln_corriedale" | "hampshire_ryeland":
            one, other = (BREEDS[part] for part in name.split("_"))
            left = x - 6  # so that the number of equal tasks hides no letters
            found = rect(left, y - 14, 20, 28, None, 3, fill=one.fill, stroke="var(--edge)", stroke_width=1)
            lower = f"M{left + 0.5:g} {y:g}h19v11a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5z"
            found += path(lower, fill=other.fill) + words(left + 10, y - 7, one.code, 12.5, ink_class(one.ink))
            return found + words(left + 10, y + 6.5, other.code, 12.5, ink_class(other.ink))
        case "post_13":
            plate = rect(x - 3, y - 11, 27, 22, None, 4, fill="var(--steel)")
            return plate + words(x + 10, y, "13+", 12.5, "t-white")
        case "building_4":
            return use("i-house", x + 10, y, 20) + number(x + 27, y - 8, "4+")
        case "shearers_2":
            return worker(x + 10, y, "shearer", 20) + number(x + 26, y - 8, 2)
        case "pathfinder_6":
            return use("i-pathfinder", x + 10, y, 21) + number(x + 25, y + 7, 6)
    return use(f"i-{TASKS[name]}", x + 10, y, 20, color="var(--steel)" if name == "storehouse" else None)


TASKS = {"building": "house", "storehouse": "storehouse", "ferry": "ferry", "flood": "flood"}
LOOKS = Looks(ICONS, card, task, bag_tile, span, harbourmaster, token, 5)
