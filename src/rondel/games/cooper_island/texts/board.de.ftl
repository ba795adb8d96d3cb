## Der gezeichnete Spielplan

board-island = Insel
board-centre = Zentralinsel
board-supply = Vorrat
board-cargo = Handelsschiffe
board-cargo-hint = Kosten → Steuerradpunkte
board-orders = Königliche Aufträge
board-at-end = Punkte am Ende
board-cooper = Cooper
board-neutral = Neutral
board-seat = { $n ->
    [1] blauer Kreis
    [2] orangefarbenes Quadrat
    [3] gelbes Dreieck
   *[other] grüne Raute
  }
board-own = Mein Tableau
board-docks = Docks
board-income = Einkommen
board-market = Markt
board-workshop = Werkstatt
board-crates = Kisten
board-again = Aufräumen:
board-cartographer = Kartograf
board-workers = Arbeiter
board-feeding = Ernährung
board-cards = Gebäudekarten
board-tiles = Plättchen
board-milestones = Meilensteine → Einstellungen
board-boats = Boote
board-islets = Inselchen
board-dock-goods = Waren
board-dock-cartographer = Kartograf
board-dock-crates = Kisten
board-dock-tiles = Doppelplättchen
board-dock-cards = Gebäudekarten
board-keep = 1 behalten
board-difficulty = Stufe { $n }
board-phase-income = Einkommensphase
board-phase-work = Arbeiterphase
board-phase-cleanup = Aufräumphase
board-phase-finish = Spielende

## Für Bildschirmleser

board-round = Runde { $n }, { $phase }
board-bank = Sandbank { $name }
board-harbor = Hafen
board-bay = Bucht
board-hex = { $name }: { $land }, Stufe { $level }
board-open = { $name }: nicht erschlossen
board-space = Bereich { $section }, { $shape } Feld
board-round-space = rundes
board-square-space = quadratisches
board-worker = { $kind_id ->
    [special] Vorarbeiter
   *[other] Arbeiter
  }
board-available = { $kind_id ->
    [special] verfügbare Vorarbeiter: { $n }
   *[other] verfügbare Arbeiter: { $n }
  }
board-waiting = { $kind_id ->
    [special] wartende Vorarbeiter: { $n }
   *[other] wartende Arbeiter: { $n }
  }
board-ready = { $n ->
    [one] 1 verfügbarer Arbeiter
   *[other] { $n } verfügbare Arbeiter
  }
board-anchors = { $n ->
    [one] 1 Anker
   *[other] { $n } Anker
  }
board-steps = { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
  }
board-helm = { $n ->
    [one] 1 Steuerradpunkt
   *[other] { $n } Steuerradpunkte
  }
board-books = { $n ->
    [one] 1 Logbuchplättchen
   *[other] { $n } Logbuchplättchen
  }
board-bag = Doppelplättchen im Beutel: { $n }
board-log = Logbuchplättchen: { $n }
board-deck-small = Karten kleiner Gebäude: { $n }
board-deck-large = Karten großer Gebäude: { $n }
board-single = Einzelplättchen, { $land }: { $n }
board-double = { $n ->
    [one] 1 Doppelplättchen
   *[other] { $n } Doppelplättchen
  }
board-token = Cooper‑Marker
board-lid = Kistenmarker
board-harbormaster = { $upright ->
    [0] Hafenmeister, liegt
   *[other] Hafenmeister, steht
  }
board-stored = { $good } im Lager
board-face-down = verdeckt
board-reached = erreicht
board-step = Kartograf auf { $n }
board-track = Feld { $n } der Kartografenleiste
board-feeding-cost = Nahrung in dieser Runde: { $n }
board-income-done = genutzte Einkommensaktionen: { $n }
board-hire = Arbeiter einstellen
board-goal-boats = Boote: { $n }
board-goal-buildings = Gebäude: { $n }
board-goal-statues = Statuen: { $n }
board-goal-crates = Kistenmarker: { $n }
board-crate-draw = Kiste: Doppelplättchen ziehen
board-crate-place = Kiste: Doppelplättchen legen
board-crate-carto = Kiste: Kartografenschritte
board-crate-coins = Kiste: Münzen
board-crate-cubes = Kiste: Würfel
board-count-boats = Boote
board-count-buildings = Gebäude
board-count-statues = Statuen
board-count-crates = Kisten
board-solo-deck = Coopers Karten: { $n }

board-ending = Runde { $round } von { $rounds }. Das Spiel endet nach der Aufräumphase von Runde { $rounds }.
