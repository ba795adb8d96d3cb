"""What the texts of Great Western Trail look like: costs and effects, in Polish that counts dollars as Poles do."""

from typing import Any

import pytest

from rondel.core import explanation
from rondel.core.signs import sign
from rondel.core.texts import Texts
from support.great_western_trail import GAME, at, play, staff, table, visiting

TEXTS = Texts(GAME, strict=True)
C = GAME.components


def said(s: Any, action: str, lang: str = "en") -> str:
    return TEXTS.action(s, GAME.actions.number(action), lang)


@pytest.mark.parametrize(
    ("n", "nominative", "accusative"),
    [
        (1, "1 dolar", "1 dolara"),
        (2, "2 dolary", "2 dolary"),
        (5, "5 dolarów", "5 dolarów"),
        (22, "22 dolary", "22 dolary"),
    ],
)
def test_polish_counts_dollars(n: int, nominative: str, accusative: str) -> None:
    assert TEXTS.amount("pl", "money", n) == nominative
    assert TEXTS.amount("pl", "money", n, "acc") == accusative


def test_polish_counts_tasks() -> None:
    assert (
        TEXTS.name("pl", "move_ssoo") == "karta celu (2 stacje kolejowe, 2 pomarańczowych bandytów; 5 punktów albo −2)"
    )
    assert TEXTS.name("pl", "draw_5h") == "karta celu (1 × Hereford, 1 niebezpieczeństwo; 3 punkty albo −2)"
    assert TEXTS.name("pl", "start_34b").endswith(
        "(1 karta krowy o wartości 3, 1 × Shorthorn, 1 budynek; 3 punkty albo 0)"
    )


def test_a_move_says_the_fee_of_its_ways() -> None:
    s = table(me={"dollars": 3}, tiles={"a1": "1/4b", "flood1": "flood_2_green"})
    assert said(s, "move:nA") == "Move to building A"
    assert said(s, "move:a1") == "Move to player 2’s building 4b (fee 2 dollars)"
    assert said(s, "move:flood1", "pl") == "Przejdź na pole powodzi 1 (opłata: 2 dolary)"
    play(s, "move:nB")
    assert TEXTS.prompt(s, "de") == "Wähle den Weg zum Ziel: Gebäude B."
    assert said(s, "via:a1") == "Go via player 2’s building 4b (fee 2 dollars)"
    assert said(s, "via:flood1", "de") == "Über Überschwemmungsfeld 1 ziehen (Gebühr 2 Dollar)"


def test_the_log_and_the_story_call_a_place_as_the_choice_did() -> None:
    """Also where the neutral buildings are shuffled; of equal buildings the code on the board tells which."""
    tiles = {"nA": "F", "nF": "A", "a1": "1/4b", "flood1": "flood_2_green"}
    found = {}
    for space in ("nA", "a1", "flood1"):
        s = table(options={"neutral": "random"}, me={"space": "start", "dollars": 9}, tiles=tiles)
        s.events = []
        choice = said(s, f"move:{space}")
        play(s, f"move:{space}")
        moved = next(event for event in s.events if event.kind == "moves")
        found[choice] = TEXTS.event(moved, "en"), sign(TEXTS, moved, "en")
    assert found == {
        "Move to building F": ("moves to building F", ("i-shoe", "building F")),
        "Move to player 2’s building 4b (fee 2 dollars)": ("moves to building 4b (A1)", ("i-shoe", "building 4b")),
        "Move to flood space 1 (fee 2 dollars)": ("moves to flood space 1", ("i-shoe", "flood space 1")),
    }


def test_a_fee_is_never_more_than_the_player_has() -> None:
    s = table(me={"dollars": 1, "space": "nA"}, tiles={"flood1": "flood_2_green", "a1": "0/1a"})
    assert said(s, "move:flood1") == "Move to flood space 1 (fee 1 dollar)"
    assert said(s, "move:nB") == "Move to building B (fee 0–1 dollar)"
    assert said(s, "move:a1", "pl") == "Przejdź na swój budynek 1a"


def test_local_actions_say_cost_and_effect() -> None:
    s = visiting("fr1", "0/2a", me={"hand": ["galloway", "criollo"]})
    assert TEXTS.prompt(s, "en") == (
        "You are at your building 2a: use its actions, each once, or one single auxiliary action."
    )
    assert said(s, "use:discard_galloway+dollars_4") == "Action: discard 1 Galloway → gain 4 dollars"
    assert said(s, "use:discard_any+cert_1") == "Risk action: discard 1 cattle card of any breed → gain 1 certificate"
    assert said(s, "use:discard_galloway+dollars_4", "pl") == "Akcja: odrzuć 1 kartę Galloway → weź 4 dolary"
    assert said(s, "aux:dollar:single", "de") == "Hilfsaktion: 1 Dollar nehmen"


def test_actions_that_count_say_what_they_give_now() -> None:
    s = visiting("nC", me={"workers": staff(1, 1, 3)})
    assert (
        said(s, "use:engine_forward_engineers")
        == "Action: move your engine up to 1 space forward per engineer (now 3 spaces)"
    )
    own = visiting("b1", "0/1a")  # in the woods
    assert said(own, "use:dollars_per_own_woods_buildings_2", "de") == (
        "Aktion: 2 Dollar je eigenes Gebäude im Wald nehmen (jetzt 2 Dollar)"
    )


def test_hiring_says_row_price_and_immediate_action() -> None:
    s = visiting("nA", jobs={"1:cowboy": 1, "1:engineer": 1, "2:builder": 1}, token_row=2, me={"dollars": 20})
    play(s, "use:hire_2")
    assert TEXTS.prompt(s, "pl") == "Zatrudnij pomocnika o 2 dolary drożej."
    assert said(s, "hire:1:cowboy") == "Hire a cowboy from row 1 for 8 dollars"
    assert said(s, "hire:1:engineer") == (
        "Hire an engineer from row 1 for 8 dollars – at once: discard 1 Criollo → gain 1 certificate"
    )
    assert said(s, "hire:2:builder", "pl") == "Zatrudnij rzemieślnika z rzędu 2 za 8 dolarów"


def test_building_says_what_it_needs_and_what_it_replaces() -> None:
    s = visiting("nB", tiles={"fr2": "0/1a"}, me={"workers": staff(1, 4), "dollars": 20})
    play(s, "use:build_2")
    assert said(s, "build:4a") == (
        "Place building 4a (2 builders, 3 points, black hand): remove a hazard for 5 dollars; "
        "move your herder up to 2 steps forward"
    )
    play(s, "build:4a")
    assert said(s, "site:a1") == "Place it on space A1 for 4 dollars"
    assert said(s, "site:fr2") == (
        "Place it on space FR2 in place of building 1a for 2 dollars, in the woods, risk action: "
        "discard 1 Criollo → gain 1 certificate + gain 2 dollars"
    )
    assert said(s, "site:b1", "pl") == "Postaw na działce B1 za 4 dolary, las"


def test_a_building_costs_what_an_empty_space_takes_or_what_it_replaces() -> None:
    def cost(s: Any, building: str) -> list[tuple[str, int]]:
        found = explanation.badge(GAME, s, GAME.actions.number(f"build:{building}"))
        assert found
        return found.cost

    me = {"workers": staff(1, 4), "dollars": 20}
    s = play(visiting("nB", tiles={"fr2": "0/2a"}, me=me), "use:build_2")
    assert (cost(s, "1a"), cost(s, "5a")) == ([("money", 2)], [("money", 6)])
    s = play(visiting("nB", tiles={"fr2": "0/2a"}, me={**me, "dollars": 5}), "use:build_2")
    assert cost(s, "5a") == [("money", 4)]  # an empty space would take 6


def test_buying_says_cards_cowboys_and_dollars() -> None:
    market = ["longhorn", "corriente", "shorthorn_4"]
    s = table(me={"workers": staff(3), "dollars": 20}, market=market, pending=at("buy"))
    assert said(s, "buy:v3_3") == "Buy 2 cattle cards of value 3 with 3 cowboys for 5 dollars"
    assert said(s, "buy:v4_1", "pl") == "Kup 1 × Shorthorn za 12 dolarów (1 kowboj)"
    assert said(s, "buy:reveal", "de") == "1 Cowboy einsetzen: 2 Karten in den Rindermarkt legen"
    play(s, "buy:v3_1")
    assert said(s, "take:longhorn") == "Take a Longhorn (breeding value 3, 2 points)"


def test_a_delivery_says_transport_arrows_and_points() -> None:
    s = table(me={"cities": {"fulton": 1, "chicago": 1}, "discs": C.slot_names[2:]}, pending=at("deliver", 18))
    assert said(s, "deliver:st_louis") == (
        "Deliver to St. Louis (value 4): pay 1 dollar for transport + take an objective card + lose 3 points at the end"
    )
    assert (
        said(s, "deliver:toledo", "pl")
        == "Dostawa: Toledo (wartość 12) – transport za 7 dolarów + 6 punktów na koniec gry"
    )
    assert said(s, "deliver:kansas_city", "de") == (
        "Nach Kansas City liefern (Wert 0): 4 Dollar nehmen + 6 Punkte weniger am Spielende"
    )


def test_a_disc_says_what_its_slot_unlocks() -> None:
    s = table(me={"dollars": 20}, pending=at("city_disc", "chicago"))
    assert said(s, "disc:aux_dollar_2") == (
        "Take the disc from the right slot of “gain 1 dollar”: lets you double the auxiliary action"
    )
    assert said(s, "disc:aux_forward_1") == (
        "Take the disc from the left slot of “pay 1 dollar → move your engine 1 space forward”: "
        "makes the auxiliary action available"
    )
    assert said(s, "disc:cert_limit_6").endswith("needs the slot of the lower limit too")
    assert said(s, "disc:step_1").endswith("step limit +1, gain 3 dollars")
    assert said(s, "disc:step_2", "pl").endswith("limit kroków +1, 3 punkty")
    assert (
        said(s, "disc:hand_2", "de")
        == "Spielermarker nehmen: Feld 2 für das Handkartenlimit – Handkartenlimit +1, 5 Dollar zahlen"
    )


def test_foresight_says_where_a_tile_goes_and_what_a_full_row_brings() -> None:
    s = table(foresight=["flood_3_green", "green_outlaw", None, None, None, None], pending=at("foresight_1"))
    assert said(s, "foresight:flood_3_green") == "Take the flood (3 points, green hand): to flood space 1"
    assert said(s, "foresight:green_outlaw", "pl") == "Weź zielonego bandytę: na pole bandytów 1"
    last = {"token_row": 11, "jobs": {"12:cowboy": 1}}
    full = table(**last, foresight=[None, None, "cowboy", "builder", None, None], pending=at("foresight_2"))
    assert said(full, "foresight:builder") == (
        "Take the builder: to row 12 of the job market, which brings the last turns"
    )


def test_the_end_of_a_decision_says_what_it_means() -> None:
    s = visiting("nA", me={"hand": ["galloway"]})
    assert said(s, "done") == "Finish here and draw cards"
    offered = table(me={"engine": "5"}, pending=at("may engine_forward_2"))
    assert said(offered, "done", "pl") == "Nie przesuwaj lokomotywy"
    immediate = table(me={"engine": "5"}, pending=at("may use engine_forward_2"))
    assert said(immediate, "done") == "Forgo the immediate action"
    over = GAME.restore(GAME.new(2, 1).save())
    over.stack, over.seat, over.choices = [], -1, []
    assert said(over, "done") == "Done"
    assert TEXTS.prompt(over, "de") == "Das Spiel ist zu Ende."


def test_station_masters_say_both_halves() -> None:
    assert TEXTS.name("en", "sm4") == "station master (1 permanent certificate; 3 points per 2 hazards you have)"
    assert TEXTS.help("pl", "sm7") == (
        "Od razu: zdobądź do 2 certyfikatów. Na koniec gry: 2 punkty za każdy swój budynek na szlaku."
    )
    assert TEXTS.help("de", "sm9") == "Sofort: 12 Dollar nehmen. Am Spielende: keine Punkte."


def test_a_building_is_explained_from_its_data() -> None:
    assert TEXTS.help("en", "C") == (
        "Neutral building. Actions: gain 1 certificate or take an objective card; "
        "move your engine up to 1 space forward per engineer."
    )
    assert TEXTS.help("pl", "0/7a").startswith(
        "Wymaga: 5 rzemieślników; wart 6 punktów. Opłata: zielona i czarna dłoń."
    )


def test_an_exchange_token_of_another_player_names_him() -> None:
    s = table(other={"exchange_tokens": 1})
    assert said(s, "exchange:2").startswith("Player 2 uses an exchange token")
