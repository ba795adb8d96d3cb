"""SCORE: finished games counted again, from nothing but the final document and the numbers of the rulebook."""

import pytest

from support.great_western_trail import GAME, rule
from support.recount import best_cards, check_scores, play_out

SIDES = {"a": (1, 1, 1, 3, 4, 5, 6, 6, 9, 13, 20, 5), "b": (1, 1, 3, 3, 4, 5, 6, 8, 8, 11, 10, 4)}
BUILDINGS = {f"{n}{side}": vp for side, points in SIDES.items() for n, vp in enumerate(points, 1)}
STATIONS = {"s1": 1, "s2": 1, "s3": 2, "s4": 2, "s5": 3, "s6": 5, "s7": 6, "s8": 7, "s9": 8, "s10": 9}
DISCS = {"kansas_city": -6, "philadelphia": 6, "new_york": 9}
ARROWS = {"fulton st_louis": -3, "chicago toledo": 6, "toledo pittsburgh": 8, "pittsburgh philadelphia": 4}
CATTLE = {"black_angus": 1, "longhorn": 2, "corriente": 3, "simmental_1": 3, "simmental_2": 4, "simmental_3": 5}
TASKS = {  # card: tasks, points, penalty
    "start_34b": ("34b", 3, 0),
    "start_ssg": ("ssg", 3, 0),
    "start_bbh": ("bbh", 3, 0),
    "start_ohh": ("ohh", 3, 0),
    "gain2_4hh": ("4hh", 3, 2),
    "gain2_bgo": ("bgo", 3, 2),
    "gain2_boo": ("boo", 3, 2),
    "gain2_ssh": ("ssh", 3, 2),
    "gain2_333b": ("333b", 4, 2),
    "aux_ny": ("n", 5, 3),
    "draw_bbh": ("bbh", 3, 2),
    "draw_sgo": ("sgo", 3, 2),
    "draw_sgg": ("sgg", 3, 2),
    "draw_5h": ("5h", 3, 2),
    "draw_333s": ("333s", 4, 2),
    "engine_44sg": ("44sg", 5, 3),
    "engine_345": ("345", 5, 3),
    "engine_bbgg": ("bbgg", 5, 3),
    "engine_bohh": ("bohh", 5, 3),
    "engine_sshh": ("sshh", 5, 3),
    "move_bbhh": ("bbhh", 5, 2),
    "move_ssoo": ("ssoo", 5, 2),
    "move_345": ("345", 5, 2),
    "move_34hh": ("34hh", 5, 2),
    "move_ssbb": ("ssbb", 5, 2),
}
PERMANENT = {"sm2": 1, "sm3": 1, "sm4": 1, "sm6": 1, "sm8": 2}


def hazards(me):
    return {tile: n for tile, n in me["captured"].items() if tile.split("_")[0] in ("flood", "drought", "rockfall")}


def built(doc, seat):
    return [tile.split("/")[1] for tile in doc["tiles"].values() if tile.startswith(f"{seat}/")]


def cattle_points(card):
    kind, _, points = card.partition("_")
    return int(points) if kind in ("shorthorn", "hereford") else CATTLE.get(card, 0)


def recount(doc, seat):
    """The categories that need no choice."""
    me = doc["players"][seat]
    return {
        **recount_board(doc, seat, me, DISCS),
        "dollars": me["dollars"] // 5,
        "cattle": sum(cattle_points(card) for card in me["hand"] + me["deck"] + me["discards"]),
        "step_slot": 0 if "step_2" in me["discs"] else 3,
    }


def recount_board(doc, seat, me, discs):
    """What lies open."""
    cities = me["cities"]
    arrows = [points for ends, points in ARROWS.items() if all(city in cities for city in ends.split())]
    return {
        "buildings": sum(BUILDINGS[name] for name in built(doc, seat)),
        "cities": sum(discs.get(city, 0) * n for city, n in cities.items()) + sum(arrows),
        "stations": sum(STATIONS[station] for station in me["stations"]),
        "hazards": sum(int(tile.split("_")[1]) * n for tile, n in hazards(me).items()),
        "workers": sum(4 * max(0, n - 4) for n in me["workers"].values()),
        "job_market_token": 2 if me["job_market_token"] else 0,
    }


def recount_masters(doc, seat):
    """All station masters but sm1."""
    me = doc["players"][seat]
    masters = me["masters"]
    outlaws = [me["captured"].get(f"{colour}_outlaw", 0) for colour in ("green", "orange")]
    points = {
        "sm5": sum(me["workers"].values()),
        "sm4": sum(hazards(me).values()) // 2 * 3,
        "sm3": min(outlaws) * 3,
        "sm2": (me["certificates"] + sum(PERMANENT.get(tile, 0) for tile in masters)) // 2 * 3,
        "sm6": len(me["stations"]) // 2 * 3,
        "sm7": len(built(doc, seat)) * 2,
    }
    return sum(points.get(tile, 0) for tile in masters)


def recount_cards(doc, seat):
    """The best of objective cards and sm1 together."""
    me = doc["players"][seat]
    cards = me["hand"] + me["deck"] + me["discards"]
    things = {
        "b": len(built(doc, seat)),
        "g": me["captured"].get("green_outlaw", 0),
        "o": me["captured"].get("orange_outlaw", 0),
        "h": sum(hazards(me).values()),
        "s": len(me["stations"]),
        "3": len([card for card in cards if card in ("black_angus", "longhorn", "corriente")]),
        "4": len([card for card in cards if card.startswith("shorthorn")]),
        "5": len([card for card in cards if card.startswith("hereford")]),
        "n": me["cities"].get("new_york", 0),
    }
    per_pair = 3 if "sm1" in me["masters"] else 0
    most = best_cards(things, TASKS, me["objectives"], cards, 2)
    return max(total + pairs * per_pair for pairs, total in enumerate(most))


def recount_chosen(doc, seat):
    return recount_cards(doc, seat) + recount_masters(doc, seat)


LIKED = ("use:", "upgrade", "give:", "disc:step_2", "hire:", "build:", "buy:v", "engine:t", "objective:", "hazard:")


def finished(players, seed, **options):
    """A random game to its end; all begin rich, with station masters, and like to do things, so that much happens."""
    doc = GAME.new(players=players, seed=seed, **options).save()
    tiles = list(doc["masters"].values())
    del doc["bags"]  # what lies nowhere else
    doc.update(
        masters={}, station_workers=dict.fromkeys(doc["masters"], "cowboy"), pending=[{"step": "turn", "seat": 0}]
    )
    workers = 4 if players < 3 else 1  # the job market of more players needs the tiles
    for seat, player in enumerate(doc["players"]):
        player.update(dollars=100, certificates=3, workers=dict.fromkeys(("cowboy", "builder", "engineer"), workers))
        player.update(space="start", hand=player["hand"][:4], masters=tiles[seat::players])
        del player["deck"]
    return play_out(GAME.restore(doc), seed, LIKED)


GAMES = [
    *[(players, seed, {}) for players in (2, 3, 4) for seed in (11, 12)],
    (2, 13, {"simmental": True, "buildings": "mixed"}),
    (4, 14, {"simmental": True, "buildings": "b", "neutral": "random"}),
    (1, 15, {"sam": "hard"}),
]


@rule("GWT-SCORE-01", "GWT-SCORE-02", "GWT-SCORE-03", "GWT-SCORE-04", "GWT-SCORE-05", "GWT-SCORE-06", "GWT-SCORE-07")
@rule("GWT-SCORE-09", "GWT-SCORE-10", "GWT-SCORE-11", "GWT-SCORE-12", "GWT-SCORE-13", "GWT-SCORE-14", "GWT-SCORE-15")
@rule("GWT-SCORE-16", "GWT-SCORE-17", "GWT-SCORE-18", "GWT-SCORE-20")
@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_a_finished_game_counts_the_same_from_its_document(players, seed, options):
    check_scores(finished(players, seed, **options), recount, recount_chosen, ("objectives", "station_masters"))


@rule("GWT-SOLO-31")
@pytest.mark.parametrize("seed", [21, 22, 23])
def test_sams_result_counts_the_same_from_the_document(seed):
    s = finished(1, seed, sam="hard")
    sam = s.save()["sam"]
    expected = {
        **dict.fromkeys(("dollars", "station_masters", "step_slot"), 0),
        **recount_board(s.save(), 1, sam, {**DISCS, "new_york": 6}),
        "cattle": sum(cattle_points(card) for card in sam["discards"]),
        "objectives": sum(TASKS[card][1] for card in sam["objectives"]),
    }
    assert GAME.outcome(s)["sam"] == {**expected, "total": sum(expected.values())}
