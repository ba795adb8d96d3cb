## Wörter für die Teile des Tisches

term-herder = Runholder
term-risk_action = Sonderaktion
term-ship = Schiff
term-storehouse = Lagerhaus
term-step_tile = Schrittplättchen
term-fee_tile = Gebührenplättchen
term-market_token = Bonusplättchenmarkt‑Anzeiger
term-bonus_market = Bonusplättchenmarkt
term-sheep_market = Schafmarkt
term-market_stack = Stapel des Schafmarkts
term-deck_building_supply = Deckbau‑Vorrat
term-pathfinder_track = Erkundungsleiste
term-sea_routes = Seewege
term-specialization_tile = Strategieplättchen
term-sarah_card = Sarahs Karte

## Der gezeichnete Spielplan

board-arrow = Punkte für beide
board-path-gold = 1 Gold
board-path-unlock = öffnet die Gebäudefelder mit einer { $n }
board-path-step = ein Schrittplättchen
board-path-choice = Schritt‑ oder Gebührenplättchen umdrehen
board-kept-certificates = Dauerhafte Zertifikate
board-kept-wool = Dauerhafte Wolle
board-gold = Gold
board-pounds = Pfund
board-sea = Meer, Posten
board-bonus = Bonusmarkt

board-ending =
    { $left ->
        [0] Der Bonusplättchenmarkt ist voll: Das sind die letzten Züge.
        [one] Im Bonusplättchenmarkt ist ein Feld frei. Wer es füllt, beendet den Zug; alle anderen haben noch einen.
       *[other] Im Bonusplättchenmarkt sind { $left } Felder frei; jeder Besuch in Wellington füllt eins. Wer das letzte füllt, beendet den Zug; alle anderen haben noch einen.
    }
