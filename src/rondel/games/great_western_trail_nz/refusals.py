# not compiled
"""Refusals: why an action is not possible now (see games/trail/refusals.py)."""

from typing import Any

from rondel.games.trail.buildings import Site
from rondel.games.trail.content import label
from rondel.games.trail.hazards import RemoveHazard
from rondel.games.trail.market import TakeAnimal
from rondel.games.trail.movement import Move
from rondel.games.trail.questions import actor
from rondel.games.trail.refusals import SHARED, Refusals, certificates, disc_of_slot, move, slip_in, take
from rondel.games.trail.requirements import LACKING, Reason, not_in_hand, site, too_little_money
from rondel.games.trail.visit import PhaseA, Visit
from rondel.games.trail.words import entry_of

from .bonus_market import Invest, JokerWorker
from .components import COLUMNS, MEDIUM
from .descriptions import kind_bought
from .pathfinder import FlipTile
from .plays import ToTop
from .posts import Deliver, FirstDisc, PostDisc, ToWoolPost
from .rewards import (
    GainBonusCard,
    GainCard,
    PayGold,
    PerHazardPair,
    RemoveSheep,
    ReplaceSite,
    SecondOfPair,
    TakeFromMarket,
    UpgradeByOne,
)
from .rules import Rules
from .sarah_steps import Asked
from .sea import HarbourDisc, PlaceStorehouse, Ship, Storehouse, UpgradeHere
from .sheep import BREEDS, Income, Reveal, RevealMore, Shear, ShearAfter, ShearMore, breeds_in
from .state import Table
from .waivers import RemoveHazardOnly, Waivable, lesser_entries
from .wellington import AfterWellington


def why_not(game: Rules, s: Table, action: int) -> Reason:
    c = game.components
    if game.waive.has(action):
        return _nothing_to_waive(game, s, game.play.at(c.waivable[game.waive.index(action)]))
    if game.help_waive.has(action):
        seat, number = divmod(game.help_waive.index(action), len(c.waivable))
        return _nothing_to_waive(game, s, game.help.at(seat, c.waivable[number]))
    return _REFUSALS.why_not(game, s, action)


# Rewards waived


def _nothing_to_waive(game: Rules, s: Table, whole: int) -> Reason:
    """NZ-CARD-16: as little as the card with its effect, or nothing of it can be unwanted."""
    seats = range(s.seats) if s.seat >= 0 else []
    if whole in s.choices or any([whole in s.interrupts(seat) for seat in seats]):
        return "nothing_to_waive", "NZ-CARD-16", {}
    return _REFUSALS.why_not(game, s, whole)


def _visit_use(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    """NZ-ACT-15: a lesser reward of an action that can be used now, or as in both games."""
    for number in step.legal(s, s.seat, memo):
        if game.use.has(number) and _is_lesser(game, number, action):
            return "nothing_to_waive", "NZ-ACT-15", {}
    return _REFUSALS.visit_use(game, s, step, memo, action)


def _waivable(game: Rules, s: Table, step: Waivable, memo: int, action: int) -> Reason | None:
    if _is_lesser(game, step.action, action) and step.part.possible(s, s.seat):
        return "nothing_to_waive", "NZ-ACT-15", {}
    return _REFUSALS.offer(game, s, step, memo, action)


def _is_lesser(game: Rules, whole: int, action: int) -> bool:
    entry = entry_of(game, whole)
    return game.actions.name(action) in [f"use:{label(less)}" for less in lesser_entries(entry)]


# What is slipped in


def _combine(game: Rules, s: Table, action: int) -> Reason:
    seat = game.combine.index(action)
    reason = slip_in(game, s, seat)
    if reason:
        return reason
    if s.players[seat].exchange_tokens < 2:
        return "two_tokens_needed", "NZ-EXCH-04", {}
    return "no_shropshire_in_hand", "NZ-EXCH-04", {}


def _gold(game: Rules, s: Table, action: int) -> Reason:
    c = game.components
    stack = game.gold.index(action)
    me = s.players[max(0, s.seat)]
    if not game.steps[s.stack[-1][0]].interruptible or game.turn_of(s) != s.seat:
        return "gold_in_your_own_turn", "NZ-GOLD-03", {}
    if not s.stack_left[stack]:
        return "no_bonus_card_left", "NZ-GOLD-05", {"stack": c.stacks[stack]}
    return _too_little_gold(c.stack_gold[stack], me.gold, "NZ-GOLD-04")


def _too_little_gold(needed: int, have: int, rule: str) -> Reason:
    return "too_little_gold", rule, {"needed": needed, "have": have}


def _help(game: Rules, s: Table, action: int) -> Reason:
    """NZ-VARIANT-03: a card played in another player's turn."""
    c = game.components
    seat, number = divmod(game.help.index(action), len(c.playable))
    if not s.settings["cards_out_of_turn"]:
        return "only_if_the_table_agrees", "NZ-VARIANT-03", {}
    if c.playable[number].get("own_turn_only"):
        return "only_in_the_own_turn", "NZ-VARIANT-03", {}
    reason = slip_in(game, s, seat)
    if reason:
        return reason
    if game.turn_of(s) == seat:
        return "played_as_usual_in_the_own_turn", "NZ-VARIANT-03", {}
    return "card_not_in_hand", "NZ-CARD-01", {"card": c.cards[c.animals + number]}


# The trail


def _site(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    space = c.trail.sites[game.site_at.index(action)]
    if s.tiles[space] < 0 and game.site_bar(s, s.seat, space) is not None:
        return "pathfinder_not_so_far", "NZ-BUILD-09", {"needed": c.path_needed[space], "have": actor(s).pathfinder}
    return site(game, s, step, memo, action)


def _one_more(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    return "exactly_one_craftsman_more", "NZ-CARD-10", {}


# Sheep


def _show(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    breed = game.show.index(action)
    if isinstance(step, ShearMore) and (memo & (1 << BREEDS) - 1).bit_count() >= memo >> BREEDS + 1:
        return "no_more_sheep", "NZ-SHEAR-01", {}
    if isinstance(step, Shear) and step.limit(actor(s), memo) <= 0:
        return "no_shearer_is_free", "NZ-SHEAR-12", {}
    missing = not_in_hand(game, s, breed, step.rule)
    if missing:
        return missing
    if isinstance(step, (RevealMore, ShearMore)):
        return "breed_already_shown", step.rule, {}
    return "only_one_breed_in_hand", step.rule, {}


def _reveal(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    breeds = breeds_in(game, actor(s))
    if not breeds:
        return "no_sheep_in_hand", step.rule, {}
    if isinstance(step, Shear) and len(breeds) > step.limit(actor(s), memo):
        return "more_breeds_than_may_be_shown", "NZ-SHEAR-01", {"n": max(0, step.limit(actor(s), memo))}
    return "only_one_breed_in_hand", step.rule, {}


def _shear_draw(game: Rules, s: Table, step: Shear, memo: int, action: int) -> Reason | None:
    if step.most:
        return "no_shearer_works_here", "NZ-SHEAR-14", {}
    if step.limit(actor(s), memo) <= 0:
        return "no_shearer_is_free", "NZ-SHEAR-12", {}
    return "no_card_to_draw", "NZ-TURN-08", {}


def _shear_after(game: Rules, s: Table, step: ShearAfter, memo: int, action: int) -> Reason | None:
    return ("no_card_to_draw", "NZ-TURN-08", {}) if memo // 128 else ("no_shearer_is_free", "NZ-SHEAR-12", {})


def _remove(game: Rules, s: Table, step: RemoveSheep, memo: int, action: int) -> Reason | None:
    missing = not_in_hand(game, s, game.remove.index(action), step.rule)
    return missing or ("another_sheep_is_asked_for", step.rule, {"n": step.value})


def _take(game: Rules, s: Table, step: TakeAnimal, memo: int, action: int) -> Reason | None:
    option = game.components.buy_options[memo]
    return take(game, s, action, [(kind_bought(game.components, option), option["cards"])])


def _take_from_market(game: Rules, s: Table, step: TakeFromMarket, memo: int, action: int) -> Reason | None:
    if game.take_animal.index(action) not in s.market:
        return "card_not_on_sale", step.rule, {}
    poor = too_little_money(s, step.money, "NZ-HIRE-09")
    return poor or ("another_sheep_is_offered", step.rule, {})


def _second(game: Rules, s: Table, step: SecondOfPair, memo: int, action: int) -> Reason | None:
    on_sale = game.take_animal.index(action) in s.market
    return ("another_sheep_is_offered" if on_sale else "card_not_on_sale"), "NZ-HIRE-10", {}


def _top(game: Rules, s: Table, step: ToTop, memo: int, action: int) -> Reason | None:
    return "card_not_gained_in_this_turn", "NZ-CARD-09", {}


# Trading posts and harbours


def _deliver(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    """To a sheep post in Wellington, to a wool post after shearing, to one wool post by building 10a."""
    c = game.components
    me = actor(s)
    post = game.deliver.index(action)
    wool = not isinstance(step, Deliver)
    value = 99 if isinstance(step, ToWoolPost) else memo % 128 if wool else memo
    words = {"post": c.posts[post], "needed": c.post_value[post], "value": value}
    if c.post_wool[post] != wool or (isinstance(step, ToWoolPost) and post != step.post):
        return "not_a_post_for_this", "NZ-SHEAR-06" if wool else "NZ-WEL-13", words
    if c.post_value[post] > value:
        return "post_too_far", "NZ-SHEAR-06" if wool else "NZ-WEL-10", words
    harbour = c.post_harbour[post]
    if harbour >= 0 and not me.harbours >> harbour & 1:
        return "no_storehouse_at_the_post", "NZ-SHEAR-07" if wool else "NZ-WEL-10", words
    if me.posts[post] and not c.post_again[post]:
        return "own_disc_on_the_post", "NZ-SHEAR-08" if wool else "NZ-WEL-11", words
    poor = too_little_money(s, c.post_cost[post], "NZ-WEL-17")
    return poor or ("no_disc_can_be_paid", "NZ-WEL-18", words)


def _disc(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    slot = game.disc.index(action)
    if slot >= len(c.slots):
        harbour = c.medium[slot - len(c.slots)]
        there = me.harbours >> harbour & 1
        return ("player_board_first", "NZ-EDGE-05", {}) if there else ("no_disc_there", "NZ-EDGE-05", {})
    left = me.money - c.post_cost[memo] if isinstance(step, PostDisc) else me.money
    dark = not isinstance(step, FirstDisc) and (c.post_dark if isinstance(step, PostDisc) else c.harbour_dark)[memo]
    return disc_of_slot(game, s, slot, step.rule, dark, left)


def _sail(game: Rules, s: Table, step: Ship, memo: int, action: int) -> Reason | None:
    needed = game.components.distance[actor(s).ship][game.sail.index(action)]
    if not needed:
        return "ship_is_already_there", "NZ-SHIP-01", {}
    return "too_far_for_the_ship", "NZ-SHIP-01", {"needed": needed, "have": step.reach(s, s.seat)}


def _upgrade(game: Rules, s: Table, step: Any, memo: int, action: int) -> Reason | None:
    harbour = game.components.sea_harbour[actor(s).ship]
    return _no_upgrade(game, s, harbour) if harbour >= 0 else ("no_harbour_here", "NZ-HARB-01", {})


def _no_upgrade(game: Rules, s: Table, harbour: int) -> Reason:
    c = game.components
    if actor(s).harbours >> harbour & 1:
        return "harbour_already_upgraded", "NZ-HARB-02", {"harbour": c.harbours[harbour]}
    poor = too_little_money(s, c.harbour_cost[harbour], "NZ-HARB-04")
    return poor or ("nothing_to_place_there", "NZ-HARB-08", {})


def _harbour(game: Rules, s: Table, step: PlaceStorehouse, memo: int, action: int) -> Reason | None:
    c = game.components
    harbour = game.harbour.index(action)
    if c.harbour_kind[harbour] == MEDIUM:
        return "no_storehouse_in_a_medium_harbour", "NZ-HARB-16", {}
    needed = c.distance[actor(s).ship][c.harbour_space[harbour]]
    if needed >= step.reach:
        return "harbour_out_of_range", "NZ-HARB-16", {"needed": needed, "have": step.reach - 1}
    return _no_upgrade(game, s, harbour)


def _storehouse(game: Rules, s: Table, step: Storehouse, memo: int, action: int) -> Reason | None:
    return "squares_are_empty", "NZ-HARB-10", {}


# Bonus tiles, the pathfinder track, Sarah


def _invest(game: Rules, s: Table, step: Invest, memo: int, action: int) -> Reason | None:
    c = game.components
    me = actor(s)
    row, kind = divmod(game.invest.index(action), len(c.bonus_tiles))
    if row >= s.token_row:
        return "row_of_the_market_token", "NZ-BONUS-02", {"row": row + 1}
    if c.first_bonus + kind not in s.bonus[row * COLUMNS : (row + 1) * COLUMNS]:
        return "no_such_tile_in_the_row", "NZ-BONUS-01", {"row": row + 1}
    asks = c.bonus_tiles[kind]["requires"]
    poor = too_little_money(s, step.price[row] + asks.get("pay", 0), "NZ-BONUS-05")
    if poor:
        return poor
    if asks.get("pay_gold", 0) > me.gold:
        return _too_little_gold(asks["pay_gold"], me.gold, "NZ-BONUS-05")
    if "remove_sheep" in asks:
        return "another_sheep_is_asked_for", "NZ-BONUS-11", {"n": asks["remove_sheep"]}
    if "remove_hazard" in c.bonus_tiles[kind]["gain"]:
        return "no_hazard_on_the_board", "NZ-BONUS-09", {}
    return "all_rows_are_full", "NZ-BONUS-07", {}


def _choose(game: Rules, s: Table, step: JokerWorker, memo: int, action: int) -> Reason | None:
    return "no_room_for_this_worker", "NZ-BONUS-06", {"worker": game.components.workers[game.choose.index(action)]}


def _flip(game: Rules, s: Table, step: FlipTile, memo: int, action: int) -> Reason | None:
    return "no_such_tile_to_flip", "NZ-PATH-06", {}


def _not_hers(game: Rules, s: Table, step: Asked, memo: int, action: int) -> Reason | None:
    return "not_among_sarahs_choices", step.rule, {}


_REFUSALS = Refusals(
    {
        (Visit, "use"): _visit_use,
        (Waivable, "use"): _waivable,
        (PhaseA, "move"): move,
        (Move, "move"): move,
        (Site, "site"): _site,
        (UpgradeByOne, "build"): _one_more,
        (ReplaceSite, "site"): _one_more,
        **{(step, "show"): _show for step in (Reveal, RevealMore, Shear, ShearMore)},
        **{(step, "reveal"): _reveal for step in (Reveal, Shear)},
        (Shear, "shear_draw"): _shear_draw,
        (ShearAfter, "shear_draw"): _shear_after,
        (RemoveSheep, "remove"): _remove,
        (TakeAnimal, "take"): _take,
        (TakeFromMarket, "take"): _take_from_market,
        (SecondOfPair, "take"): _second,
        (ToTop, "top"): _top,
        (RemoveHazardOnly, "hazard"): SHARED[RemoveHazard, "hazard"],
        (Income, "certificates"): certificates,
        **{(step, "deliver"): _deliver for step in (Deliver, ShearAfter, ToWoolPost)},
        **{(step, "disc"): _disc for step in (PostDisc, HarbourDisc, FirstDisc)},
        (Ship, "sail"): _sail,
        (Ship, "upgrade"): _upgrade,
        (UpgradeHere, "upgrade"): _upgrade,
        (PlaceStorehouse, "harbour"): _harbour,
        (Storehouse, "storehouse"): _storehouse,
        (Invest, "invest"): _invest,
        (JokerWorker, "choose"): _choose,
        (FlipTile, "flip"): _flip,
        **{(Asked, family): _not_hers for family in ("via", "choose", "take", "hazard", "site")},
    },
    lacking={
        **LACKING,
        GainCard: ("no_card_in_the_supply", "NZ-EDGE-03"),
        GainBonusCard: ("no_card_in_the_supply", "NZ-EDGE-03"),
        PayGold: ("gold_is_missing", "NZ-BONUS-05"),
        PerHazardPair: ("two_hazards_needed", "NZ-PBLD-05"),
        Shear: ("nothing_to_shear", "NZ-SHEAR-01"),
        Invest: ("no_bonus_tile_to_take", "NZ-BONUS-01"),
        TakeFromMarket: ("no_sheep_to_take", "NZ-HIRE-09"),
        UpgradeByOne: ("exactly_one_craftsman_more", "NZ-CARD-10"),
        PlaceStorehouse: ("no_harbour_in_range", "NZ-HARB-16"),
        ToWoolPost: ("no_disc_for_the_wool_post", "NZ-PBLD-08"),
        ToTop: ("card_not_gained_in_this_turn", "NZ-CARD-09"),
    },
    slipped_in={"combine": _combine, "gold": _gold, "help": _help},
    moments=(AfterWellington,),
)
