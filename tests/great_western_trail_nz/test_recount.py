"""SCORE: finished games counted again, from nothing but the final document and the numbers of the rulebook."""

import pytest

from support.great_western_trail_nz import GAME, rule
from support.recount import best_cards, check_scores, play_out

SIDES = {"a": (1, 1, 3, 3, 4, 5, 6, 9, 13, 15), "b": (1, 1, 3, 3, 4, 5, 6, 8, 12, 15)}
BUILDINGS = {f"{n}{side}": vp for side, points in SIDES.items() for n, vp in enumerate(points, 1)}
BIG = {"6a", "6b", "7a", "7b", "8a", "8b", "9a", "9b", "10a", "10b"}  # 4 craftsmen or more
LOCAL = {"lp0": -8, "lp1": 0, "lp3": 0, "lp6": 0, "lp9": 2, "lp12": 4, "lp15": 5, "lp18": 8, "lp21": 10}
FOREIGN = {"f10": 3, "f13": 5, "f16": 8, "w7": 3, "w11": 5}
POSTS = {**LOCAL, **FOREIGN, "wl5": 0, "wl9": 1, "wl13": 3}
LARGE_POSTS = {"lp15", "lp18", "lp21", "f13", "f16", "wl13"}  # of value 13 or more
HARBOURS = {"sh1": 1, "sh2": 1, "sh3": 0, "sh4": 2, "sh5": 2, "sx1": 3, "sx2": 2, "sx3": 3}
MEDIUM = {"mh1": 1, "mh2": 2, "mh3": 3, "mh4": 4, "mh5": 5}
TRACK = [0] * 5 + [3] * 4 + [7] * 3 + [10] * 2 + [13] * 2 + [15]
TILES = {"certificate": 2, "wool": 2, "hazard": 2, "sheepdog": 2, "token": 4, "gold": 8, "ferry": 2}
SHEEP = {"dorset_horn": 1, "lincoln": 2, "corriedale": 2, "hampshire": 3, "ryeland": 4, "suffolk": 7, "romney": 3}
SETS = {"shipping": 1, "explorer": 1, "cheviot": 3, "fresh_flock": 2, "agent": 2, "master_builder": 2}
CARDS = {**SHEEP, **SETS, "border_leicester": 4}
TASKS = {  # card: tasks, points, penalty. A big building (B) is a building (b) too
    "o01": ("bp", 3, 2),
    "o02": ("ssf", 3, 2),
    "o03": ("hl", 3, 2),
    "o04": ("2w", 3, 2),
    "o05": ("Bbs", 4, 3),
    "o06": ("dl", 3, 3),
    "o07": ("bbf", 3, 2),
    "o08": ("ssp", 4, 2),
    "o09": ("hh", 4, 3),
    "o10": ("wwf", 4, 3),
    "o11": ("ds", 4, 3),
    "o12": ("llb", 3, 2),
    "o13": ("2h", 4, 3),
    "o14": ("bbw", 4, 2),
    "o15": ("pf", 3, 2),
    "o16": ("Bbp", 3, 2),
    "o17": ("2s", 3, 2),
    "o18": ("dh", 5, 3),
    "o19": ("bsl", 3, 2),
    "o20": ("wl", 3, 2),
    "o21": ("pp", 4, 3),
    "o22": ("Bbh", 5, 3),
    "o23": ("2d", 5, 3),
    "o24": ("sss", 4, 2),
    "bonus_8": ("hs", 6, 3),
    "bonus_9": ("bp", 7, 3),
    "bonus_10": ("d", 8, 4),
}


def built(doc, seat):
    return [tile.split("/")[1] for tile in doc["tiles"].values() if tile.startswith(f"{seat}/")]


def hazards(me, *kinds):
    return sum(n for tile, n in me["captured"].items() if tile.split("_")[0] in kinds)


def deck(me):
    return me["hand"] + me["deck"] + me["top"] + me["discards"]


def stores(me):
    return len([harbour for harbour in me["harbours"] if harbour not in MEDIUM])


def tile_points(tile):
    kind, _, rest = tile.partition("_")
    return TILES.get(rest, 0) if kind == "bonus" else int(rest[0]) if rest else 0


def recount_board(doc, seat, me):
    """What lies open, of players and of Sarah."""
    there = {**HARBOURS, **MEDIUM}
    arrow = -3 if {"lp1", "lp3"} <= set(me["posts"]) else 0
    special = [pair for pair in ({"sx1", "sx2"}, {"sx2", "sx3"}) if pair <= set(me["harbours"])]
    return {
        "buildings": sum(BUILDINGS[name] for name in built(doc, seat)),
        "trading_posts": sum(POSTS[post] * n for post, n in me["posts"].items()) + arrow,
        "harbours": sum(there.get(harbour, 0) for harbour in me["harbours"]) + 4 * len(special),
        "pathfinder": TRACK[me["pathfinder"]],
        "hazards_bonus_tiles": sum(tile_points(tile) * n for tile, n in me["captured"].items()),
        "market_token": 5 if me["market_token"] else 0,
    }


def recount(doc, seat):
    """The categories that need no choice."""
    me = doc["players"][seat]
    pairs = [points for pair, points in (("sp2", 2), ("sp5", 4)) if pair not in me["storehouses"]]
    return {
        **recount_board(doc, seat, me),
        "money": me["pounds"] // 5,
        "cards": sum(CARDS.get(card, 0) for card in deck(me)),
        "hand_limit": 0 if "hand_2" in me["discs"] else 3,
        "workers_storehouses": 4 * list(me["workers"].values()).count(5) + sum(pairs),
    }


def recount_masters(doc, seat):
    """All harbourmasters but hm4."""
    me = doc["players"][seat]
    permanent = 2 - len({"cert_1", "cert_2"} & set(me["discs"])) + me["captured"].get("bonus_certificate", 0)
    permanent += len({"hm5", "hm7"} & set(me["masters"])) + ("sp4" not in me["storehouses"])
    points = {
        "hm1": me["pathfinder"] // 5 * 2,
        "hm2": hazards(me, "rockfall", "flood"),
        "hm3": stores(me) // 2,
        "hm5": me["certificates"] + permanent,
        "hm6": len(built(doc, seat)),
        "hm7": sum(me["workers"].values()) // 2,
        "hm8": deck(me).count("ferry") + deck(me).count("shipping"),
    }
    return sum(points.get(tile, 0) for tile in me["masters"])


def recount_cards(doc, seat):
    """The best of objective cards and hm4 together."""
    me = doc["players"][seat]
    cards = deck(me)
    things = {
        "d": sum(n for post, n in me["posts"].items() if post in LARGE_POSTS),
        "b": len(built(doc, seat)),
        "B": len(BIG & set(built(doc, seat))),
        "2": me["workers"]["shearer"] // 2,
        "s": stores(me),
        "l": cards.count("lincoln") + cards.count("corriedale"),
        "h": cards.count("hampshire") + cards.count("ryeland"),
        "f": cards.count("ferry") + cards.count("shipping"),
        "p": me["pathfinder"] // 6,
        "w": hazards(me, "flood"),
    }
    each = 1 if "hm4" in me["masters"] else 0
    most = best_cards(things, TASKS, me["objectives"], cards, 1)
    return max(total + laid * each for laid, total in enumerate(most))


def recount_chosen(doc, seat):
    return recount_cards(doc, seat) + recount_masters(doc, seat)


LIKED = (
    "use:",
    "upgrade",
    "give:",
    "disc:hand_2",
    "hire:",
    "build:",
    "buy:b",
    "objective:",
    "hazard:",
    "invest:",
    "gold:",
)
LIKED += ("upgrade", "give:", "sail:", "play:", "harbour:", "deliver:lp1", "deliver:w", "deliver:f", "reveal")


def finished(players, seed, **options):
    """A random game to its end; all begin rich, and like to do things, so that much happens."""
    s = GAME.new(players=players, seed=seed, **options)
    while any(p["space"] is None for p in s.save()["players"]):
        s.apply(s.legal()[0])
    doc = s.save()
    del doc["bags"]  # what lies nowhere else
    workers = dict.fromkeys(("shepherd", "craftsman", "sailor", "shearer"), 3 if players < 3 else 1)
    doc["jobs"] = {}
    for player in doc["players"]:
        player.update(pounds=120, certificates=3, gold=5, workers=workers)
    return play_out(GAME.restore(doc), seed, LIKED)


GAMES = [
    *[(players, seed, {}) for players in (2, 3, 4) for seed in (11, 12)],
    (2, 13, {"buildings": "mixed", "neutral": "random"}),
    (4, 14, {"buildings": "b"}),
    (1, 15, {"sarah": "hard"}),
]


@rule("NZ-SCORE-01", "NZ-SCORE-02", "NZ-SCORE-03", "NZ-SCORE-04", "NZ-SCORE-05", "NZ-SCORE-06", "NZ-SCORE-07")
@rule("NZ-SCORE-08", "NZ-SCORE-09", "NZ-SCORE-10", "NZ-SCORE-11", "NZ-SCORE-12", "NZ-SCORE-14", "NZ-OBJ-14")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_a_finished_game_counts_the_same_from_its_document(players, seed, options):
    check_scores(finished(players, seed, **options), recount, recount_chosen, ("objectives", "harbourmasters"))


@rule("NZ-SOLO-36")
@pytest.mark.parametrize("seed", [21, 22, 23])
def test_sarahs_result_counts_the_same_from_the_document(seed):
    s = finished(1, seed, sarah="hard")
    sarah = s.save()["sarah"]
    expected = {
        **dict.fromkeys(("money", "harbourmasters", "hand_limit"), 0),
        **recount_board(s.save(), 1, sarah),
        "cards": sum(CARDS.get(card, 0) for card in sarah["discards"]),
        "objectives": sum(TASKS[card][1] for card in sarah["objectives"]),
        "workers_storehouses": 4 * list(sarah["workers"].values()).count(5),
    }
    assert GAME.outcome(s)["sarah"] == {**expected, "total": sum(expected.values())}
