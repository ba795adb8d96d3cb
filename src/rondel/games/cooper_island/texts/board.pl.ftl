## Narysowana plansza

board-island = Wyspa
board-centre = Wyspa centralna
board-supply = Zasoby
board-cargo = Statki towarowe
board-cargo-hint = koszt → punkty steru
board-orders = Królewskie zlecenia
board-at-end = punkty na koniec
board-cooper = Cooper
board-neutral = Neutralni
board-seat = { $n ->
    [1] niebieskie koło
    [2] pomarańczowy kwadrat
    [3] żółty trójkąt
   *[other] zielony romb
  }
board-own = Moja plansza
board-docks = Doki
board-income = dochód
board-market = Targowisko
board-workshop = Warsztat
board-crates = Skrzynie
board-again = porządkowanie:
board-cartographer = Kartograf
board-workers = Robotnicy
board-feeding = Wyżywienie
board-cards = Karty budynków
board-tiles = Płytki
board-milestones = Kamienie milowe → nabór
board-boats = Łodzie
board-islets = Wysepki
board-dock-goods = Towary
board-dock-cartographer = Kartograf
board-dock-crates = Skrzynie
board-dock-tiles = Podwójne płytki
board-dock-cards = Karty budynków
board-keep = Zatrzymaj jedną
board-difficulty = poziom { $n }
board-phase-income = Faza dochodu
board-phase-work = Faza robotników
board-phase-cleanup = Faza porządkowania
board-phase-finish = Koniec gry

## Dla czytników ekranu

board-round = runda { $n }, { $phase }
board-bank = rewa { $name }
board-harbor = port
board-bay = zatoka
board-hex = { $name }: { $land }, poziom { $level }
board-open = { $name }: niezbadane
board-space = segment akcji { $section }, pole { $shape }
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
    [one] 1 żeton dziennika pokładowego
    [few] { $n } żetony dziennika pokładowego
   *[other] { $n } żetonów dziennika pokładowego
  }
board-bag = podwójne płytki terenu w worku: { $n }
board-log = żetony dziennika pokładowego: { $n }
board-deck-small = karty małych budynków: { $n }
board-deck-large = karty dużych budynków: { $n }
board-single = pojedyncze płytki terenu, { $land }: { $n }
board-double = { $n ->
    [one] 1 podwójna płytka terenu
    [few] { $n } podwójne płytki terenu
   *[other] { $n } podwójnych płytek terenu
  }
board-token = żeton Coopera
board-lid = skrzynia
board-harbormaster = { $upright ->
    [0] kapitan portu, leży
   *[other] kapitan portu, stoi
  }
board-stored = { $good } w magazynie
board-face-down = zakryte
board-reached = osiągnięty
board-step = kartograf na polu { $n }
board-track = pole { $n } toru kartografa
board-feeding-cost = żywność w tej rundzie: { $n }
board-income-done = wykorzystane akcje dochodu: { $n }
board-hire = zatrudnij robotnika
board-goal-boats = łodzie kupieckie: { $n }
board-goal-buildings = budynki: { $n }
board-goal-statues = posągi: { $n }
board-goal-crates = skrzynie: { $n }
board-crate-draw = skrzynia: dobierz podwójną płytkę terenu
board-crate-place = skrzynia: połóż podwójną płytkę terenu
board-crate-carto = skrzynia: kroki kartografa
board-crate-coins = skrzynia: monety
board-crate-cubes = skrzynia: kostki
board-count-boats = łodzie
board-count-buildings = budynki
board-count-statues = posągi
board-count-crates = skrzynie
board-solo-deck = karty Coopera: { $n }

board-ending = Runda { $round } z { $rounds }. Gra kończy się po fazie porządkowania rundy { $rounds }.
