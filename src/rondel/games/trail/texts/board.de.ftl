## Wörter für die Teile des Tisches

term-hat = Hut
term-disc = Spielermarker
term-certificate_marker = Zertifikatsmarker
term-exchange_token = Tauschplättchen
term-job_market = Arbeitsmarkt
term-bag = Stoffbeutel
term-foresight = Vorschau
term-income = Einkommen
term-delivery = Lieferung
term-transport_cost = Transportkosten
term-market_stack = Marktstapel
term-breeding_value = Zuchtwert
term-draw_stack = persönlicher Zugstapel
term-discard_pile = persönlicher Ablagestapel
term-objective_card = Auftragskarte
term-objective_stack = Auftragsstapel
term-objective_display = allgemeine Auftragsauslage
term-objective_area = persönlicher Auftragsbereich
term-neutral_building = neutrales Gebäude
term-private_building = eigenes Gebäude
term-building_space = Gebäudefeld
term-local_action = Ortsaktion
term-auxiliary_action = Hilfsaktion
term-immediate_action = Sofortaktion
term-hazard = Gefahr
term-horseman_space = Reiterfeld
term-bank = Bank
term-hand_fee = Gebühr (Hand)
term-step_limit = Schrittlimit
term-hand_limit = Handkartenlimit
term-scoring_pad = Wertungsblock

## Der gezeichnete Spielplan

board-player =
    { $n ->
        [1] Blauer Kreis
        [2] Rotes Quadrat
        [3] Gelbes Dreieck
       *[other] Grüne Raute
    }
board-empty = frei
board-row = Zeile { $n }
board-tiles = { $n } Plättchen
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-hand =
    { $n ->
        [one] { $n } verdeckte Handkarte
       *[other] { $n } verdeckte Handkarten
    }
board-deck = Deck
board-discards = Abwurf
board-trail = Pfad
board-buildings = Gebäude
board-objectives = Auftragskarten
board-hand-cards = Handkarten
board-certificates = Zertifikate
board-out = aus dem Spiel
board-deliveries = Lieferungen
board-own = Meine Ablage
board-piles = Zug‑ und Ablagestapel
board-goals = Meine Aufträge
