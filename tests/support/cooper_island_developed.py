"""Cooper Island positions from the middle of a game: purely random games seldom build anything."""

from typing import Any

from rondel.core.chance import Chance, from_seed

from .cooper_island import GAME, document, settled

C = GAME.components
CUBES = {"forest": "wood", "meadow": "food", "mountain": "stone", "settlement": "cloth"}
GOODS = ("coin", "wood", "food", "stone", "gold", "cloth")
COAST = ("R1a", "R2b", "L1a")


def some(chance: Chance, things: list[Any], n: int) -> list[Any]:
    """n of the things, at random."""
    return [things[i] for i in chance.shuffle(list(range(len(things))))[:n]]


def peninsula(chance: Chance, players: int) -> dict[str, Any]:
    """A connected part of the peninsula, with high landscape, cubes, buildings and statues."""
    charted = [C.start]
    for _ in range(6 + chance.below(18)):
        beside = sorted({h for place in charted for h in C.neighbors[place]} - set(charted))
        if beside:
            charted.append(beside[chance.below(len(beside))])
    land, level, on = {}, {}, {}
    buildings = ["small"] * chance.below(3) + ["large"] * chance.below(3) + ["fortress"] * chance.below(2)
    gone = len([h for h in C.ruins if h in charted])
    statues = chance.below(gone + 1)
    spots = min(gone - statues, 2 + buildings.count("large"))
    buildings += ["statue"] * (gone - spots)
    spare = 20 // players  # tiles are for all
    for n, place in enumerate(charted):
        name = C.hexes[place]
        land[name] = list(CUBES)[chance.below(4)]
        level[name] = 1 + min(spare, chance.below(5))
        spare -= level[name] - 1
        if buildings and (chance.below(2) or len(charted) - n <= len(buildings)):
            on[name] = buildings.pop()
        elif chance.below(3):
            gold = land[name] == "mountain" and level[name] > 2 and chance.below(2)
            on[name] = "gold" if gold else CUBES[land[name]]
    on |= {C.hexes[h]: "ruin" for h in C.ruins if h not in charted}
    return {"land": land, "level": level, "on": on, "crafting": C.crafting[:spots]}


def developed(seed: int, players: int) -> Any:
    """Everybody in the middle of the game; seat 0 is to place a worker."""
    chance = from_seed(seed)
    doc = document(players)
    doc["round"] = 4 + chance.below(2)
    cards = [some(chance, deck, len(deck)) for deck in (C.small_cards, C.large_cards)]
    for me in doc["players"]:
        me.update(peninsula(chance, players))
        pieces = list(me["on"].values())
        boats = some(chance, C.boats, chance.below(6))
        lids = chance.below(6)
        me.update(
            docks=dict(zip(C.docks, boats)),
            islets=islets(chance, me),
            stored=dict.fromkeys(some(chance, list(GOODS), 3), 1),
            market=dict.fromkeys(some(chance, list(GOODS), chance.below(4)), 1),
            small_cards=[cards[0].pop() for _ in range(pieces.count("small"))],
            large_cards=[cards[1].pop() for _ in range(pieces.count("large"))],
            lids=C.cargo[lids:],
            unused=lids - lids // 3,
            crates=some(chance, C.crates, lids // 3),
            tiles={"D1": chance.below(3), "D2": chance.below(3)},
            cartographer=chance.below(7),
            steps={"one_sail": chance.below(25), "two_sails": chance.below(25)},
            anchors={"one_sail": chance.below(3)},
        )
        me["spent"] = some(chance, me["large_cards"], chance.below(2))
        if "14" in me["large_cards"]:
            me["wrecks"] = some(chance, boats, chance.below(2))
        reached = [len(boats), len(me["small_cards"]) + len(me["large_cards"]), pieces.count("statue"), lids]
        hires = chance.below(min(3, len([n for n in reached if n > 1])) + 1)
        special = chance.below(min(2, hires) + 1)
        me["waiting"] = {"normal": max(0, 2 - hires + special), "special": 2 - special}
    return settled(doc)


def islets(chance: Chance, me: dict[str, Any]) -> dict[str, str]:
    """On coasts beside landscape, each with a hex of its own."""
    found: dict[str, str] = {}
    taken = [C.start]
    for half, islet in zip(COAST, some(chance, C.islets, chance.below(4))):
        beside = [h for n, h in C.coast if C.halves[n] == half and C.hexes[h] in me["land"] and h not in taken]
        if beside:
            taken.append(beside[0])
            found[half] = islet
    return found
