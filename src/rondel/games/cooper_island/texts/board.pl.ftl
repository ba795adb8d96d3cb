## Narysowana plansza

board-island = Wyspa
board-centre = Wyspa główna
board-peninsula = Półwysep
board-supply = Zasoby
board-cargo = Statki towarowe
board-cargo-hint = koszt → punkty steru
board-orders = Rozkazy królewskie
board-at-end = punkty na koniec
board-cooper = Cooper
board-neutral = Neutralni
board-player = Gracz { $n }
board-docks = Doki
board-income = dochód
board-storage = Magazyn
board-market = Targ
board-trade = Wymiana
board-workshop = Warsztat
board-crates = Skrzynie
board-again = porządki:
board-cartographer = Kartograf
board-once = raz na turę
board-workers = Robotnicy
board-feeding = Wyżywienie
board-reserve = Zapas
board-cards = Karty budynków
board-keep = Zatrzymaj jeden
board-hire-order = Nabór
board-difficulty = poziom { $n }
board-phase-income = Dochód
board-phase-work = Robotnicy
board-phase-cleanup = Porządki
board-phase-finish = Koniec gry

## Dla czytników ekranu

board-round = runda { $n }, { $phase }
board-bank = mielizna { $name }
board-harbor = port
board-bay = zatoka
board-hex = { $name }: { $land }, poziom { $level }
board-open = { $name }: nieodkryte
board-space = sekcja { $section }, pole { $shape }
board-round-space = okrągłe
board-square-space = kwadratowe
board-worker = { $kind_id ->
    [special] robotnik specjalny
   *[other] robotnik
  }
board-available = { $kind_id ->
    [special] dostępni robotnicy specjalni: { $n }
   *[other] dostępni robotnicy: { $n }
  }
board-waiting = { $kind_id ->
    [special] czekający robotnicy specjalni: { $n }
   *[other] czekający robotnicy: { $n }
  }
board-ready = { $n ->
    [one] 1 dostępny robotnik
    [few] { $n } dostępni robotnicy
   *[other] { $n } dostępnych robotników
  }
board-anchors = { $n ->
    [one] 1 kotwica
    [few] { $n } kotwice
   *[other] { $n } kotwic
  }
board-steps = { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[other] { $n } kroków
  }
board-helm = { $n ->
    [one] 1 punkt steru
    [few] { $n } punkty steru
   *[other] { $n } punktów steru
  }
board-books = { $n ->
    [one] 1 żeton dziennika
    [few] { $n } żetony dziennika
   *[other] { $n } żetonów dziennika
  }
board-bag = podwójne kafelki w woreczku: { $n }
board-log = żetony dziennika: { $n }
board-deck-small = karty małych budynków: { $n }
board-deck-large = karty dużych budynków: { $n }
board-single = pojedyncze kafelki, { $land }: { $n }
board-double = { $n ->
    [one] 1 podwójny kafelek
    [few] { $n } podwójne kafelki
   *[other] { $n } podwójnych kafelków
  }
board-token = żeton Coopera
board-lid = wieko skrzyni
board-harbormaster = { $upright ->
    [0] kapitan portu, leży
   *[other] kapitan portu, stoi
  }
board-stored = { $good } w magazynie
board-face-down = zakryte
board-reached = osiągnięty
board-step = kartograf na polu { $n }
board-feeding-cost = żywność w tej rundzie: { $n }
board-hire = zatrudnij robotnika
board-goal-boats = łodzie: { $n }
board-goal-buildings = budynki: { $n }
board-goal-statues = posągi: { $n }
board-goal-crates = wieka skrzyń: { $n }
board-crate-draw = skrzynia: dobierz podwójny kafelek
board-crate-place = skrzynia: połóż podwójny kafelek
board-crate-carto = skrzynia: kroki kartografa
board-crate-coins = skrzynia: monety
board-crate-cubes = skrzynia: kostki
board-count-boats = łodzie
board-count-buildings = budynki
board-count-statues = posągi
board-count-crates = skrzynie
board-solo-deck = karty Coopera: { $n }
