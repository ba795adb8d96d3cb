"""Why an action is refused in New Zealand."""

from rondel.games.great_western_trail_nz.cited import CITED
from support.great_western_trail_nz import GAME, at, covered, rule, staff, table
from support.refusing import RefusalTests, refused, rules_of


class TestRefusals(RefusalTests):
    game = GAME
    settings = (
        (1, 3, {"buildings": "mixed", "neutral": "random"}),
        (2, 2, {"buildings": "b", "cards_out_of_turn": True}),
        (5, 1, {}),
    )


def test_what_shared_code_cites_stands_in_this_book() -> None:
    assert set(CITED.values()) <= rules_of(GAME.name)
    assert set(CITED) <= rules_of("great_western_trail")


@rule("NZ-MOVE-01", "NZ-MOVE-04", "NZ-MOVE-09")
def test_moves_cite_this_book() -> None:
    s = table(me={"space": "NB"})
    assert refused(s, "move:NA") == "No arrows lead there from where your runholder is. (NZ-MOVE-04)"
    assert refused(s, "move:b1") == "No tile lies there, so it is not a place to stop at. (NZ-MOVE-01)"
    assert refused(s, "move:wellington", "pl") == "Potrzeba: 7 kroków. Limit: 3 kroki. (NZ-MOVE-09)"


@rule("NZ-WEL-10", "NZ-WEL-11", "NZ-WEL-13", "NZ-WEL-17", "NZ-SHEAR-06")
def test_trading_posts() -> None:
    s = table(me={"posts": {"lp3": 1}, "discs": covered("step", "cert_limit"), "pounds": 1}, pending=at("deliver", 12))
    assert refused(s, "deliver:lp15") == "The local trading post 15 needs a value of 15, and yours is 12. (NZ-WEL-10)"
    assert refused(s, "deliver:lp3") == "Your disc already lies there (local trading post 3). (NZ-WEL-11)"
    assert refused(s, "deliver:f10").startswith("You have no storehouse in the large harbour of that post")
    assert refused(s, "deliver:wl5").endswith("(NZ-WEL-13)")
    assert refused(s, "deliver:lp9") == "This costs 3 pounds, and you have 1 pound. (NZ-WEL-17)"
    sheared = table(pending=at("shear_after", {"wool": 5, "shearers": 0}))
    assert refused(sheared, "deliver:lp3").endswith("(NZ-SHEAR-06)")
    assert refused(sheared, "shear_draw") == "No shearer is free any more. (NZ-SHEAR-12)"


@rule("NZ-SHIP-01", "NZ-HARB-01", "NZ-HARB-02", "NZ-HARB-04", "NZ-HARB-16")
def test_ships_and_harbours() -> None:
    s = table(me={"ship": "u1", "pounds": 1}, pending=at("ship_2"))
    assert refused(s, "sail:u7") == "That is 6 spaces away, and your ship may move 2 spaces. (NZ-SHIP-01)"
    assert refused(s, "sail:u1") == "Your ship is already there. (NZ-SHIP-01)"
    assert refused(s, "upgrade") == "This costs 2 pounds, and you have 1 pound. (NZ-HARB-04)"
    assert refused(table(me={"ship": "m1"}, pending=at("ship_1")), "upgrade").endswith("(NZ-HARB-01)")
    agent = table(me={"pounds": 20}, pending=at("place_storehouse_3"))
    assert refused(agent, "harbour:mh1") == "A medium harbour takes a disc, no storehouse. (NZ-HARB-16)"
    assert refused(agent, "harbour:lg5").startswith("That harbour is 6 spaces from your ship")


@rule("NZ-BONUS-01", "NZ-BONUS-02", "NZ-BONUS-05", "NZ-BONUS-11")
def test_bonus_tiles() -> None:
    market = {"1:1": "bonus_joker", "1:2": "bonus_token", "1:3": "bonus_wool", "1:4": "bonus_romney"}
    s = table(4, me={"pounds": 5}, bonus=market, pending=at("invest_0"))
    assert refused(s, "invest:1:bonus_joker") == "This costs 1 gold, and you have 0. (NZ-BONUS-05)"
    assert refused(s, "invest:2:bonus_token").endswith("only the rows above the token are. (NZ-BONUS-02)")
    assert refused(s, "invest:1:bonus_gold").endswith("(NZ-BONUS-01)")
    assert refused(s, "invest:1:bonus_romney", "de").startswith("Dafür brauchst du ein Startschaf mit Zuchtwert 2")


@rule("NZ-SHEAR-01", "NZ-WEL-01", "NZ-BUILD-09", "NZ-HIRE-03", "NZ-WEL-21")
def test_sheep_buildings_and_tiles() -> None:
    hand = ["merino", "lincoln", "shropshire"]
    s = table(me={"hand": hand, "workers": staff(shearer=2)}, pending=at("shear_shearers"))
    assert refused(s, "reveal") == "You have more breeds in your hand than you may show: at most 2. (NZ-SHEAR-01)"
    assert refused(s, "show:romney") == "This is not in your hand: Romney. (NZ-SHEAR-01)"
    income = table(me={"hand": hand}, pending=at("reveal_more", ["merino"]))
    assert refused(income, "show:merino") == "You show this breed already: each counts once. (NZ-WEL-01)"
    site = table(pending=at("site", {"building": "1a", "price_per_builder": 2}))
    assert refused(site, "site:p2").endswith("your disc is on space 0. (NZ-BUILD-09)")
    jobs = {"1:shepherd": 1, "1:sailor": 1}
    hiring = table(me={"workers": staff(5), "pounds": 20}, jobs={**jobs, "1:shearer": 1}, pending=at("hire_0"))
    assert refused(hiring, "hire:1:shepherd", "pl").startswith("Rząd tych pracowników na twojej planszy jest pełny")
    tiles = ["shearer", "sailor", "bonus_gold", "bonus_token"]
    assert refused(table(foresight=tiles, pending=at("foresight_b")), "foresight:shearer").endswith("(NZ-WEL-21)")


@rule("NZ-EXCH-04", "NZ-GOLD-04", "NZ-VARIANT-03", "NZ-CARD-02")
def test_why_an_interrupt_is_refused() -> None:
    s = table(me={"exchange_tokens": 1, "gold": 2})
    assert refused(s, "combine:1") == "This needs two exchange tokens. (NZ-EXCH-04)"
    assert refused(s, "gold:compass") == "This costs 5 gold, and you have 2. (NZ-GOLD-04)"
    assert refused(s, "help:2:ferry").endswith("unless the table has agreed otherwise. (NZ-VARIANT-03)")
    agreed = table(options={"cards_out_of_turn": True})
    assert refused(agreed, "help:2:agent") == "This card is never played in another player’s turn. (NZ-VARIANT-03)"
    assert refused(agreed, "help:1:ferry") == "In your own turn you play cards between the actions. (NZ-VARIANT-03)"
    away = table(me={"space": "wellington", "hand": ["ferry", "merino"]}, pending=at("deliver", 9))
    assert refused(away, "play:ferry").endswith("(NZ-CARD-02)")
