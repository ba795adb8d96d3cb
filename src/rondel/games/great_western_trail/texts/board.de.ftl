## Wörter für die Teile des Tisches

term-herder = Viehtreiber
term-engine = Lok
term-job_market_token = Arbeitsmarkt‑Anzeiger
term-kansas_city_supply = Kansas‑City‑Vorrat
term-delivery_bonus = Lieferaktion
term-cross = Kreuz
term-city_crest = Stadtwappen
term-cattle_market = Rindermarkt
term-herd_deck = Herdendeck
term-starting_objective_card = Start‑Auftragskarte
term-risk_action = Risikoaktion
term-outlaw = Bandit
term-worker = Arbeiter
term-station = Bahnhof
term-railroad = Bahnstrecke
term-turnout = Nebengleis
term-station_master = Bahnhofsvorsteher
term-player_count_tile = Auflageplättchen
term-simmental_market_tile = Simmental‑Marktplättchen
term-specialization_tile = Spezialisierungsplättchen
term-sam_board = Sams Ablage
term-sam_card = Sams Karte

## Das gezeichnete Brett

board-outlaws = Banditen
board-dollars = Dollar

board-ending =
    { $left ->
        [0] Der Arbeitsmarkt ist voll: Das sind die letzten Züge.
        [one] Im Arbeitsmarkt ist ein Platz frei. Wer ihn füllt, beendet den Zug; alle anderen haben noch einen.
       *[other] Im Arbeitsmarkt sind { $left } Plätze frei. Wer den letzten füllt, beendet den Zug; alle anderen haben noch einen.
    }
