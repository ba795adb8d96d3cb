"""SOLO: Sarah in a position from outside."""

from rondel.core.errors import BadPosition
from rondel.games.trail.check import check_rival
from rondel.games.trail.check_pieces import check_rival_deck

from .check_player import check_posts, placed_discs
from .components import SAILOR, SHEARER
from .rules import Rules
from .state import Sarah, Table


def check_sarah(rules: Rules, s: Table, sarah: Sarah) -> None:
    c = rules.components
    arrived = rules.step("sarah_wellington").number in [number for number, _, _ in s.stack]
    check_rival(rules, "sarah", sarah, sarah.rival_deck + sarah.rival_discards, sarah.specialization, arrived)
    level = c.facts["solo"]["difficulties"][s.settings["sarah"]]
    check_rival_deck(rules, "sarah", sarah.rival_deck, sarah.rival_discards, level["remove_cards"])
    if sarah.workers[sarah.specialization] < max(sarah.workers):
        most = c.workers[sarah.workers.index(max(sarah.workers))]
        raise BadPosition("sarah.specialization", f"she has more workers of another type: {most}")
    if sum(sarah.workers) <= len(c.workers):
        raise BadPosition("sarah.workers", "must be 5 at least: she begins with one worker beside the printed ones")
    if sarah.pathfinder < 0:
        raise BadPosition("sarah.pathfinder", "must be a space: her disc is on the track from the start")
    if sarah.harbours & c.store_bits:
        raise BadPosition("sarah.harbours", f"she has discs in medium harbours only: {', '.join(c.medium_names)}")
    discs = sarah.spare_discs + placed_discs(c, sarah)
    if discs != len(c.slots):
        raise BadPosition(
            "sarah.spare_discs",
            f"{sarah.spare_discs} lie ready and {discs - sarah.spare_discs} on posts, in harbours and on the "
            f"pathfinder track; there are {len(c.slots)} in all",
        )
    for kind in range(c.first_bonus, c.bag_kinds):
        if sarah.captured[kind]:
            raise BadPosition(
                f"sarah.captured.{c.tiles[kind]}", "bonus tiles that she takes leave the game (tiles_out)"
            )
    _check_gained(rules, sarah)
    check_posts(c, sarah, "sarah")
    _check_deliveries(rules, s, sarah)
    _check_harbours(rules, s, sarah)


def anchors(rules: Rules, s: Table) -> int:
    """NZ-SOLO-20: how often a sailor of hers came to an anchor."""
    shown = rules.components.facts["solo"]["board_immediates"]["sailor"]
    return len([space for space in shown if s.sarah[0].workers[SAILOR] >= space]) if s.sarah else 0


def _check_gained(rules: Rules, sarah: Sarah) -> None:
    """NZ-SOLO-16: sheep and cards in one pile, objective cards in another."""
    c = rules.components
    for i, card in enumerate(sarah.discards):
        if card < c.starting or card >= c.first_objective:
            what = "is a starting sheep" if card < c.starting else "belongs into sarah.objectives"
            raise BadPosition(f"sarah.discards[{i}]", f"{c.cards[card]} {what}")


def _check_deliveries(rules: Rules, s: Table, sarah: Sarah) -> None:
    """NZ-SOLO-12, 21, 39: local posts one after another from the first on; wool posts by her shearers."""
    c = rules.components
    first: str = s.settings["first_delivery"]
    if first == "by_level":
        first = c.facts["solo"]["difficulties"][s.settings["sarah"]]["first_delivery"]
    begin = c.local_posts.index(c.posts.index(first))
    for place, post in enumerate(c.local_posts):
        before = sarah.posts[c.local_posts[place - 1]] if place > begin else place == begin
        if sarah.posts[post] and not before:
            right = f"she delivers to {first} first, then to the next higher post each time"
            raise BadPosition(f"sarah.posts.{c.posts[post]}", f"must be empty: {right}")
        if sarah.posts[post] > 1 and place < len(c.local_posts) - 1:
            raise BadPosition(f"sarah.posts.{c.posts[post]}", f"must be 1 at most, not {sarah.posts[post]}")
    wool = c.facts["solo"]["board_immediates"]["shearer"]
    for post, n in enumerate(sarah.posts):
        if post in c.local_posts:
            continue
        spaces = [space for space, name in wool.items() if name == c.posts[post]]
        due = len([space for space in spaces if sarah.workers[SHEARER] >= space])
        if n > due or (n < due and sarah.spare_discs):
            raise BadPosition(
                f"sarah.posts.{c.posts[post]}", f"must be {due} with {sarah.workers[SHEARER]} shearers, not {n}"
            )


def _check_harbours(rules: Rules, s: Table, sarah: Sarah) -> None:
    """NZ-SOLO-20, 43: a disc for each anchor; without spare discs they go to posts. Her ship lies at the last one."""
    c = rules.components
    discs, due = sarah.harbours.bit_count(), anchors(rules, s)
    if discs > due or (discs < due and sarah.spare_discs):
        raise BadPosition("sarah.harbours", f"must be {due} with {sarah.workers[SAILOR]} sailors, not {discs}")
    places = [c.harbour_space[harbour] for harbour in c.medium]
    if sarah.spare_discs:
        places = [c.harbour_space[harbour] for harbour in c.medium if sarah.harbours >> harbour & 1]
    if sarah.ship not in (places if due else [c.sea_start]) and (sarah.spare_discs or sarah.ship != c.sea_start):
        names = ", ".join([c.sea[place] for place in (places if due else [c.sea_start])])
        raise BadPosition("sarah.ship", f"must be where her last disc in a medium harbour is ({names})")
