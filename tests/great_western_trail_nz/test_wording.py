"""What the texts of New Zealand look like: costs and effects, in Polish that counts pounds as Poles do."""

from typing import Any

import pytest

from rondel.core.texts import Texts
from support.great_western_trail_nz import GAME, at, covered, play, staff, table, visiting

TEXTS = Texts(GAME, strict=True)


def said(s: Any, action: str, lang: str = "en") -> str:
    return TEXTS.action(s, GAME.actions.number(action), lang)


@pytest.mark.parametrize(
    ("n", "nominative", "accusative"),
    [
        (1, "1 funt", "1 funta"),
        (2, "2 funty", "2 funty"),
        (5, "5 funtów", "5 funtów"),
        (22, "22 funty", "22 funty"),
    ],
)
def test_polish_counts_pounds(n: int, nominative: str, accusative: str) -> None:
    assert TEXTS.amount("pl", "money", n) == nominative
    assert TEXTS.amount("pl", "money", n, "acc") == accusative


def test_the_game_puts_its_own_words_into_what_both_say() -> None:
    s = table(me={"pounds": 3}, tiles={"a1": "1/4b", "rock1": "rockfall_2_green"})
    assert said(s, "move:a1") == "Move to player 2’s building 4b (fee 1 pound)"
    assert TEXTS.prompt(s, "en") == "Move your runholder up to 3 steps."
    assert TEXTS.prompt(s, "pl") == "Przesuń owczarza (limit: 3 kroki)."
    play(s, "move:NB")
    assert said(s, "via:rock1", "de") == "Über Steinschlagfeld 1 ziehen (Gebühr 2 Pfund)"
    risk = visiting("rr1", "0/2a", me={"hand": ["merino"]})
    assert said(risk, "use:discard_any+gold_1", "de") == (
        "Sonderaktion: 1 beliebige Schafkarte abwerfen → 1 Gold nehmen"
    )
    assert said(risk, "aux:draw:single", "pl") == "Akcja pomocnicza: dobierz 1 kartę, potem odrzuć 1"


def test_only_before_the_last_turn_the_end_of_a_visit_speaks_of_cards() -> None:
    """NZ-END-04."""
    assert said(visiting("NA"), "done") == "Finish here and draw cards"
    last = visiting("NA", token_row=8, last_seat=1)
    assert said(last, "done") == "Finish your last turn here"
    assert said(last, "done", "pl") == "Skończ tutaj swoją ostatnią turę"
    assert said(last, "done", "de") == "Den letzten Zug hier beenden"


def test_a_large_harbour_is_upgraded_for_free() -> None:
    s = table(me={"ship": "m3", "pounds": 9}, pending=at("ship_1"))
    assert said(s, "upgrade") == "Upgrade Sydney for free: opens the foreign trading post 10"
    assert said(s, "upgrade", "de") == "Den Hafen Sydney kostenlos ausbauen: öffnet den Übersee‑Handelsposten 10"
    assert said(s, "sail:m2", "pl").endswith("weź kartę: Łowczyk czczony + 1 punkt na koniec gry)")


def test_a_building_that_costs_nothing_is_placed_for_free() -> None:
    """NZ-CARD-11."""
    s = table(tiles={"a1": "0/2a", "a2": "0/1a"}, pending=at("replace_site", "3a"))
    assert said(s, "site:a1") == "Place it on space A1 in place of building 2a for free, lush grass"
    assert said(s, "site:a1", "pl") == "Postaw na działce A1, zastępując budynek 2a, za darmo, bujna trawa"
    assert said(s, "site:a1", "de") == "Auf Gebäudefeld A1 statt Gebäude 2a bauen, kostenlos, Grasland"


def test_buying_says_sheep_shepherds_and_pounds() -> None:
    me = {"workers": staff(4), "pounds": 20}
    s = table(me=me, market=["suffolk", "lincoln", "corriedale"], pending=at("buy"))
    assert said(s, "buy:b1b") == "Buy 1 Lincoln or Corriedale with 1 shepherd for 5 pounds"
    assert said(s, "buy:b2c", "pl") == "Kup 1 × Suffolk za 10 funtów (2 pasterki) i weź żeton wymiany"
    assert said(s, "buy:b3", "de") == "2 Schafe zu je 2 Punkten mit 3 Schäferinnen für 3 Pfund kaufen"


def test_a_delivery_says_transport_card_and_points() -> None:
    me = {"pounds": 20, "posts": {"lp3": 1}, "discs": covered("step", "cert_limit")}
    s = table(me=me, pending=at("deliver", 12))
    assert said(s, "deliver:lp9") == (
        "Deliver to the local trading post 9: pay 3 pounds for transport + take an objective card + 2 points at the end"
    )
    assert said(s, "deliver:lp1", "pl") == "Dostawa: lokalny punkt handlowy 1 – o 3 punkty mniej na koniec gry"


def test_a_disc_says_what_its_slot_unlocks() -> None:
    s = table(me={"pounds": 20}, pending=at("post_disc", "lp9"))
    assert (
        said(s, "disc:hand_2") == "Take the disc from the second hand limit slot: hand limit +1, pay 8 pounds, 3 points"
    )
    assert said(s, "disc:wool_2", "pl") == "Weź dysk: pole stałej wełny 2 – 1 stała wełna, zapłać 4 funty"
    assert said(s, "disc:step", "de").endswith("Schrittlimit +1, 3 Pfund nehmen")


def test_a_ship_says_how_far_and_what_an_upgrade_brings() -> None:
    s = table(me={"pounds": 3, "ship": "u1"}, pending=at("ship_2"))
    assert said(s, "sail:u2") == (
        "Sail 1 space to the sea at Napier (upgrade for 2 pounds: take a Sheepdog card + 1 point at the end)"
    )
    assert said(s, "upgrade", "de") == (
        "Den Hafen Gisborne für 2 Pfund ausbauen: 1 Bonuskarte „Steuerrad“ nehmen + 1 Punkt am Spielende"
    )
    hired = table(me={"pounds": 3, "ship": "u1", "workers": staff(2)}, pending=at("ship_2"))
    assert "then perhaps the harbourmaster (" in said(hired, "upgrade")


def test_storehouses_say_what_their_pair_brings() -> None:
    s = table(me={"storehouses": {"sp1": 1, "sp2": 2}}, pending=at("storehouse", "lg1"))
    assert said(s, "storehouse:sp1") == "Storehouse from the last square for “gain 4 pounds”, which you now have"
    assert said(s, "storehouse:sp2", "pl") == "Magazyn z pierwszego pola „2 punkty na koniec gry”"


def test_foresight_says_where_a_tile_goes_and_what_a_full_row_brings() -> None:
    tiles = ["shearer", "flood_2_green", "bonus_gold", "bonus_token"]
    s = table(foresight=tiles, jobs={"1:shearer": 1}, pending=at("foresight_a"))
    assert said(s, "foresight:shearer") == "Take the shearer: to row 2 of the job market"
    assert said(s, "foresight:flood_2_green", "pl") == ("Weź powódź (2 punkty, zielona dłoń): na pole powodzi 1")
    full = {"3:3": "bonus_joker"}
    arrow = table(foresight=tiles, bonus=full, token_row=2, pending=at("foresight_b"))
    assert said(arrow, "foresight:bonus_gold").endswith("bonus tiles market, which refills the sheep market")


def test_sheep_are_shown_for_wool_or_for_breeding() -> None:
    hand = ["merino", "lincoln", "shropshire"]
    s = table(me={"hand": hand, "workers": staff(shearer=3)}, pending=at("shear_shearers"))
    assert said(s, "show:lincoln") == "Show a Lincoln (wool value 4)"
    assert said(s, "reveal") == "Show one sheep of every breed: wool value 8"
    income = table(me={"hand": hand}, pending=at("reveal"))
    assert said(income, "reveal", "de") == "Ein Schaf jeder Art vorzeigen: Zuchtwert 5"


def test_explanations_come_from_the_data() -> None:
    assert TEXTS.help("en", "fresh_flock") == (
        "When played: gain 1 pound or put the cards gained in this turn onto your draw stack; then draw 1 card. "
        "Worth 2 points at the end."
    )
    assert TEXTS.help("pl", "hm8") == (
        "Od razu: weź 3 funty + weź kartę: Prom. Na koniec gry: 1 punkt za każdą kartę promu."
    )
    assert TEXTS.help("de", "lg1") == (
        "Großer Hafen: Der Ausbau mit einem Lagerhaus ist kostenlos: öffnet den Übersee‑Handelsposten 10."
    )
    assert TEXTS.help("en", "sarah_17").startswith("Sarah moves as many steps as she has workers of her specialization")
