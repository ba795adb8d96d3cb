"""Cooper Island positions from the middle of a game: purely random games seldom build anything."""

from typing import Any

from rondel.core.chance import Chance, from_seed

from . import restored
from .cooper_island import GAME, document

C = GAME.components
CUBES = ("wood", "food", "stone", "gold", "cloth")
LANDSCAPES = ("forest", "meadow", "mountain", "settlement")


def some(chance: Chance, things: list[Any], n: int) -> list[Any]:
    """n of the things, at random."""
    return [things[i] for i in chance.shuffle(list(range(len(things))))[:n]]


def peninsula(chance: Chance) -> dict[str, Any]:
    """A connected part of the peninsula, with high landscape, cubes, buildings and statues."""
    charted = [C.start]
    for _ in range(6 + chance.below(18)):
        beside = sorted({h for place in charted for h in C.neighbors[place]} - set(charted))
        if beside:
            charted.append(beside[chance.below(len(beside))])
    land, level, on = {}, {}, {}
    buildings = ["small"] * chance.below(3) + ["large"] * chance.below(3) + ["fortress"] * chance.below(2)
    gone = len([h for h in C.ruins if h in charted])
    buildings += ["statue"] * chance.below(gone + 1)
    for place in charted:
        name = C.hexes[place]
        land[name] = LANDSCAPES[chance.below(4)]
        level[name] = 1 + chance.below(5)
        if buildings and chance.below(2):
            on[name] = buildings.pop()
        elif chance.below(3):
            on[name] = CUBES[chance.below(5)]
    on |= {C.hexes[h]: "ruin" for h in C.ruins if h not in charted}
    return {"land": land, "level": level, "on": on}


def developed(seed: int, players: int) -> Any:
    """Everybody in the middle of the game; seat 0 is to place a worker."""
    chance = from_seed(seed)
    doc = document(players)
    cards = [some(chance, deck, len(deck)) for deck in (C.small_cards, C.large_cards)]
    for seat, me in enumerate(doc["players"]):
        me.update(peninsula(chance))
        pieces = list(me["on"].values())
        statues = len(C.ruins) - pieces.count("ruin") - pieces.count("statue")
        open_spots = C.crafting[: 2 + pieces.count("large")]
        boats = some(chance, C.boats, chance.below(6))
        special = chance.below(3)
        lids = chance.below(6)
        me.update(
            crafting=some(chance, open_spots, min(statues, chance.below(4))),
            docks=dict(zip(C.docks, boats)),
            wrecks=some(chance, boats, chance.below(2)),
            islets=dict(zip(("R1a", "R2b", "L1a", "L3b", "R4a"), some(chance, C.islets, chance.below(6)))),
            stored=dict.fromkeys(some(chance, ["coin", *CUBES], 3), 1),
            market=dict.fromkeys(some(chance, ["coin", *CUBES], chance.below(4)), 1),
            small_cards=[cards[0].pop() for _ in range(pieces.count("small"))],
            large_cards=[cards[1].pop() for _ in range(pieces.count("large"))],
            lids=C.cargo[lids:],
            unused=lids - lids // 3,
            crates=some(chance, C.crates, lids // 3),
            tiles={"D1": chance.below(3), "D2": chance.below(3)},
            cartographer=chance.below(7),
            milestones=some(chance, C.milestones, chance.below(5)),
            workers={"normal": 2 + chance.below(2), "special": special},
            waiting={"normal": 1, "special": 2 - special},
            steps={"one_sail": chance.below(25), "two_sails": chance.below(25)},
            anchors={"one_sail": chance.below(3)},
        )
        me["spent"] = some(chance, me["large_cards"], chance.below(2))
        if seat == 0 and chance.below(2):
            doc["round"] = 5
            doc["harbormaster"] = "C5"
    return restored(GAME, doc)
