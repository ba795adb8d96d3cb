### Great Western Trail po polsku.

title = Great Western Trail

## Liczby: tyle czegoś

amount-dollar =
    { $n ->
        [one] { $n } dolar
        [few] { $n } dolary
       *[many] { $n } dolarów
    }
    .acc =
        { $n ->
            [one] { $n } dolara
            [few] { $n } dolary
           *[many] { $n } dolarów
        }
amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
amount-certificate =
    { $n ->
        [one] { $n } certyfikat
        [few] { $n } certyfikaty
       *[many] { $n } certyfikatów
    }
amount-cowboy =
    { $n ->
        [one] { $n } kowboj
       *[many] { $n } kowbojów
    }
    .acc =
        { $n ->
            [one] { $n } kowboja
           *[many] { $n } kowbojów
        }
amount-builder =
    { $n ->
        [one] { $n } rzemieślnik
       *[many] { $n } rzemieślników
    }
    .acc =
        { $n ->
            [one] { $n } rzemieślnika
           *[many] { $n } rzemieślników
        }
amount-step =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
amount-building =
    { $n ->
        [one] { $n } budynek
        [few] { $n } budynki
       *[many] { $n } budynków
    }
amount-green_outlaw =
    { $n ->
        [one] { $n } zielony bandyta
       *[many] { $n } zielonych bandytów
    }
    .acc =
        { $n ->
            [one] { $n } zielonego bandytę
           *[many] { $n } zielonych bandytów
        }
amount-orange_outlaw =
    { $n ->
        [one] { $n } pomarańczowy bandyta
       *[many] { $n } pomarańczowych bandytów
    }
    .acc =
        { $n ->
            [one] { $n } pomarańczowego bandytę
           *[many] { $n } pomarańczowych bandytów
        }
amount-hazard =
    { $n ->
        [one] { $n } niebezpieczeństwo
        [few] { $n } niebezpieczeństwa
       *[many] { $n } niebezpieczeństw
    }
amount-station =
    { $n ->
        [one] { $n } stacja kolejowa
        [few] { $n } stacje kolejowe
       *[many] { $n } stacji kolejowych
    }
    .acc =
        { $n ->
            [one] { $n } stację kolejową
            [few] { $n } stacje kolejowe
           *[many] { $n } stacji kolejowych
        }
amount-cattle_3 =
    { $n ->
        [one] { $n } karta krowy o wartości 3
        [few] { $n } karty krów o wartości 3
       *[many] { $n } kart krów o wartości 3
    }
    .acc =
        { $n ->
            [one] { $n } kartę krowy o wartości 3
            [few] { $n } karty krów o wartości 3
           *[many] { $n } kart krów o wartości 3
        }
amount-shorthorn = { $n } × Shorthorn
amount-hereford = { $n } × Hereford
amount-simmental_1 = { $n } × cielę simentalskie
amount-new_york =
    { $n ->
        [one] { $n } dysk w Nowym Jorku
        [few] { $n } dyski w Nowym Jorku
       *[many] { $n } dysków w Nowym Jorku
    }

## Karty krów i karty celów

name-criollo = Criollo
name-santa_gertrudis = Santa Gertrudis
name-pineywoods = Pineywoods
name-galloway = Galloway
name-black_angus = Black Angus
name-longhorn = Longhorn
name-corriente = Corriente
name-shorthorn = Shorthorn
name-hereford = Hereford
name-simmental = rasa simentalska
    .acc = rasę simentalską
name-simmental_1 = cielę simentalskie
name-simmental_2 = jałówka simentalska
    .acc = jałówkę simentalską
name-simmental_3 = krowa simentalska
    .acc = krowę simentalską
shows-cattle = { $breed } ({ $points })
shows-purchase = { $cards } ({ $cowboys }, { $dollars })
shows-objective =
    { $penalty ->
        [0] karta celu ({ $tasks }; { $points } albo 0)
       *[other] karta celu ({ $tasks }; { $points } albo −{ $penalty })
    }
    .acc =
        { $penalty ->
            [0] kartę celu ({ $tasks }; { $points } albo 0)
           *[other] kartę celu ({ $tasks }; { $points } albo −{ $penalty })
        }
about-cattle = Wartość hodowlana { $value }; na koniec gry { $points }.
about-objective =
    { $penalty ->
        [0] Na koniec gry { $points }, jeśli masz { $tasks_acc }.
       *[other] Na koniec gry { $points }, jeśli masz { $tasks_acc }; jeśli nie, −{ $penalty }.
    }{ $immediate ->
        [0] {""}
       *[other] {" "}Po zagraniu: { $effect }.
    }

## Pomocnicy, niebezpieczeństwa, bandyci, budynki

name-cowboy = kowboj
    .acc = kowboja
name-builder = rzemieślnik
    .acc = rzemieślnika
name-engineer = inżynier
    .acc = inżyniera
name-flood = powódź
name-drought = susza
    .acc = suszę
name-rockfall = lawina
    .acc = lawinę
name-green_outlaw = zielony bandyta
    .acc = zielonego bandytę
name-orange_outlaw = pomarańczowy bandyta
    .acc = pomarańczowego bandytę
name-yellow = żółty
shows-hazard =
    { $hand_id ->
        [green] { $kind } ({ $points }, zielona dłoń)
       *[black] { $kind } ({ $points }, czarna dłoń)
    }
    .acc =
        { $hand_id ->
            [green] { $kind_acc } ({ $points }, zielona dłoń)
           *[black] { $kind_acc } ({ $points }, czarna dłoń)
        }
name-A = budynek A
name-B = budynek B
name-C = budynek C
name-D = budynek D
name-E = budynek E
name-F = budynek F
name-G = budynek G
shows-building = budynek { $n }{ $side }
shows-owned = budynek { $n }{ $side } gracza { $owner }
about-neutral = Budynek neutralny. Akcje: { $actions }.
about-private = Wymaga: { $builders }; wart { $points }. { $hands_id ->
        [none] Bez opłaty.
        [green] Opłata: zielona dłoń.
        [black] Opłata: czarna dłoń.
       *[both] Opłata: zielona i czarna dłoń.
    } Akcje: { $actions }.

## Pola szlaku, miasta, stacje, tory

name-start = pole jeźdźca
name-kc = Kansas City
name-nA = neutralny obszar A
name-nB = neutralny obszar B
name-nC = neutralny obszar C
name-nD = neutralny obszar D
name-nE = neutralny obszar E
name-nF = neutralny obszar F
name-nG = neutralny obszar G
space-building = działka { $code }
    .acc = działkę { $code }
space-hazard =
    { $kind_id ->
        [flood] pole powodzi { $n }
        [drought] pole suszy { $n }
       *[rockfall] pole lawiny { $n }
    }
space-outlaw = pole bandytów { $n }
about-space =
    { $woods ->
        [0] { $risk ->
                [0] Działka budowlana.
               *[other] Działka budowlana z akcją ryzyka: { $effect }.
            }
       *[other] { $risk ->
                [0] Działka budowlana w lesie.
               *[other] Działka budowlana w lesie, z akcją ryzyka: { $effect }.
            }
    }
name-kansas_city = Kansas City
name-fulton = Fulton
name-st_louis = St. Louis
name-bloomington = Bloomington
name-peoria = Peoria
name-chicago = Chicago
name-toledo = Toledo
name-pittsburgh = Pittsburgh
name-philadelphia = Filadelfia
name-new_york = Nowy Jork
about-city =
    { $dark ->
        [0] Wymaga wartości hodowlanej { $value }. Białe narożniki: tylko dyski z pól o białych narożnikach.
       *[other] Wymaga wartości hodowlanej { $value }. Ciemne narożniki: dyski z dowolnych pól.
    }{ $count ->
        [0] {""}
       *[other] {" "}Za każdy dysk: { $gains }.
    }
shows-station = stacja { $n }
    .acc = stację { $n }
shows-turnout = bocznica stacji { $n }
    .acc = bocznicę stacji { $n }
shows-rail = pole torów { $n }
about-station =
    { $dark ->
        [0] Rozbudowa kosztuje { $cost_acc } i daje { $points }. Białe narożniki: tylko dyski z pól o białych narożnikach.
       *[other] Rozbudowa kosztuje { $cost_acc } i daje { $points }. Ciemne narożniki: dyski z dowolnych pól.
    }
shows-master = zawiadowca stacji ({ $top }; { $bottom })
    .acc = zawiadowcę stacji ({ $top }; { $bottom })
about-master =
    { $permanent ->
        [0] Od razu: { $top }. Na koniec gry: { $bottom }.
       *[other] Do końca gry: { $top }. Na koniec gry: { $bottom }.
    }
ends-per = { $points } za { $per }
ends-nothing = bez punktów

## Pola dysków na planszy gracza

slot-aux =
    { $second ->
        [0] lewe pole akcji „{ $effect }”
       *[other] prawe pole akcji „{ $effect }”
    }
slot-cert_limit = pole limitu certyfikatów { $n }
slot-step = pole limitu kroków { $n }
slot-hand = pole limitu kart w ręce { $n }
unlock-aux =
    { $double ->
        [0] akcja pomocnicza staje się dostępna
       *[other] akcję pomocniczą można podwajać
    }
unlock-cert_limit =
    { $ready ->
        [0] działa dopiero z polem niższego limitu
       *[other] limit tymczasowych certyfikatów: { $n }
    }
unlock-step =
    { $dollars ->
        [0] limit kroków +{ $steps }, { $points }
       *[other] limit kroków +{ $steps }, weź { $gains_acc }
    }
unlock-hand = limit kart w ręce +1, zapłać { $cost_acc }

## Co robią akcje

either = { $one } albo { $other }
both = { $one }; { $other }
effect-trade = { $cost } → { $gains }
effect-all = { $gains }
effect-discard = odrzuć { $cards }
discards-breed = 1 kartę { $breed }
discards-any = 1 dowolną kartę krowy
discards-pair_same_type = 2 karty krów tego samego rodzaju
discards-value = 1 kartę krowy o wartości hodowlanej { $n }
discards-objective_card = 1 kartę celu
effect-pay = zapłać { $dollars_acc }
effect-engine_back =
    { $n ->
        [one] cofnij lokomotywę o 1 pole
        [few] cofnij lokomotywę o { $n } pola
       *[many] cofnij lokomotywę o { $n } pól
    }
effect-dollars = weź { $dollars_acc }
effect-dollars_per = weź { $dollars_acc } za { $per }
effect-cert =
    { $n ->
        [one] zdobądź 1 certyfikat
       *[many] zdobądź do { $n } certyfikatów
    }
effect-cert_per =
    { $n ->
        [one] zdobądź do 1 certyfikatu za { $per }
       *[many] zdobądź do { $n } certyfikatów za { $per }
    }
effect-cert_max = zdobądź certyfikaty aż do limitu
effect-permanent_certificates =
    { $n ->
        [one] 1 certyfikat stały
        [few] { $n } certyfikaty stałe
       *[many] { $n } certyfikatów stałych
    }
effect-hire =
    { $more ->
        [0] { $less ->
                [0] zatrudnij pomocnika
               *[other] zatrudnij pomocnika o { $dollars_acc } taniej
            }
       *[other] zatrudnij pomocnika o { $dollars_acc } drożej
    }
effect-build = zbuduj budynek za { $dollars_acc } od rzemieślnika
effect-buy_cattle = kup krowy na targu bydła
effect-engine_forward =
    { $n ->
        [one] przesuń lokomotywę o 1 pole w przód
        [few] przesuń lokomotywę o 1–{ $n } pola w przód
       *[many] przesuń lokomotywę o 1–{ $n } pól w przód
    }
effect-engine_forward-per = przesuń lokomotywę w przód, do 1 pola za { $per }
effect-objective_to_discard = weź kartę celu
effect-objective_to_hand = weź kartę celu do ręki
effect-aux_single_or_double = pojedyncza albo podwójna akcja pomocnicza
effect-capture_outlaw = schwytaj bandytę
effect-remove_hazard =
    { $n ->
        [0] usuń niebezpieczeństwo za darmo
       *[other] usuń niebezpieczeństwo za { $dollars_acc }
    }
effect-herder_forward =
    { $n ->
        [one] przesuń ranczera o 1 krok
        [few] przesuń ranczera o 1–{ $n } kroki
       *[many] przesuń ranczera o 1–{ $n } kroków
    }
effect-herder_forward_free =
    { $n ->
        [one] przesuń ranczera o 1 krok bez opłat i bez akcji pola
        [few] przesuń ranczera o 1–{ $n } kroki bez opłat i bez akcji pola
       *[many] przesuń ranczera o 1–{ $n } kroków bez opłat i bez akcji pola
    }
effect-copy_adjacent = użyj sąsiedniego budynku
effect-upgrade_station_behind = rozbuduj stację za lokomotywą
effect-extraordinary_delivery = cofnij lokomotywę i wykonaj dostawę
effect-exchange_token = zdobądź żeton wymiany
effect-draw_exactly =
    { $n ->
        [one] dociągnij 1 kartę, potem odrzuć 1
        [few] dociągnij { $n } karty, potem odrzuć { $n }
       *[many] dociągnij { $n } kart, potem odrzuć { $n }
    }
effect-draw_then_discard = dociągnij do { $n } kart, potem odrzuć tyle samo
effect-draw_then_discard-per = dociągnij do 1 karty za { $per }, potem odrzuć tyle samo
effect-remove_hand_cards =
    { $n ->
        [one] usuń z gry 1 kartę z ręki
       *[many] usuń z gry do { $n } kart z ręki
    }
per-cowboys = każdego kowboja
per-engineers = każdego inżyniera
per-builders = każdego rzemieślnika
per-workers_in_worker_section =
    { $n ->
        [one] każdego pomocnika na planszy
       *[many] każdych { $n } pomocników na planszy
    }
per-own_woods_buildings = każdy swój budynek w lesie
per-own_buildings_on_board =
    { $n ->
        [one] każdy swój budynek na szlaku
        [few] każde { $n } swoje budynki na szlaku
       *[many] każde { $n } swoich budynków na szlaku
    }
per-hazards =
    { $n ->
        [one] każde zdobyte niebezpieczeństwo
        [few] każde { $n } zdobyte niebezpieczeństwa
       *[many] każde { $n } zdobytych niebezpieczeństw
    }
per-outlaw_pair_green_orange = każdą parę: zielony i pomarańczowy bandyta
per-own_stations =
    { $n ->
        [one] każdą stację ze swoim dyskiem
        [few] każde { $n } stacje ze swoim dyskiem
       *[many] każde { $n } stacji ze swoim dyskiem
    }
per-certificates =
    { $n ->
        [one] każdy certyfikat
        [few] każde { $n } certyfikaty
       *[many] każde { $n } certyfikatów
    }
per-objective_cards_in_area =
    { $n ->
        [one] każdą zagraną kartę celu
        [few] każde { $n } zagrane karty celów
       *[many] każde { $n } zagranych kart celów
    }

## Sam i jego karty

name-sam = Sam
    .acc = Sama
shows-sam_card = karta Sama { $n }
    .acc = kartę Sama { $n }
about-sam_card =
    { $only_id ->
        [none] Sam idzie { $steps }, potem: { $action }.
       *[other] Sam idzie { $steps }; jeśli jego specjalizacja to { $only }: { $action }.
    }
sam-moves-number =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
sam-moves-most_buildings = tyle kroków, ile budynków ma ten z was, kto ma ich więcej
sam-moves-cowboys = tyle kroków, ilu ma kowbojów
sam-moves-specialized = tyle kroków, ilu ma pomocników swojej specjalizacji
sam-hire_cheapest = zatrudnia najtańszego pomocnika
sam-hire_specialized = zatrudnia pomocnika swojej specjalizacji
sam-hire_engineer_then_engine = zatrudnia inżyniera, potem przesuwa lokomotywę
sam-engine = przesuwa lokomotywę
sam-take_objective = bierze kartę celu
sam-capture_outlaw = chwyta bandytę
sam-remove_hazard = usuwa niebezpieczeństwo
sam-buy_cattle = kupuje krowy
sam-reveal_then_buy_cattle = dokłada 2 karty na targ bydła, potem kupuje krowy
sam-build = stawia budynek

## Nagłówki nad akcjami jednego rodzaju

family-move = Przesuń ranczera
family-via = Wybierz drogę
family-use = Wykonaj akcję
family-discard = Odrzuć kartę
family-pair = Odrzuć parę
family-take = Weź kartę krowy
family-objective = Weź kartę celu
family-play = Zagraj kartę celu
family-build = Zbuduj budynek
family-site = Wybierz działkę budowlaną
family-draw = Dociągnij karty
family-certificates = Użyj certyfikatów
family-reveal = Pokaż karty
family-hire = Zatrudnij pomocnika
family-aux = Akcja pomocnicza
family-buy = Kup krowy
family-foresight = Rozwój
family-deliver = Wykonaj dostawę
family-disc = Weź dysk
family-engine = Przesuń lokomotywę
family-upgrade = Rozbuduj stację
family-station = Rozbuduj stację
family-give = Oddaj pomocnika
family-outlaw = Schwytaj bandytę
family-hazard = Usuń niebezpieczeństwo
family-copy = Użyj sąsiedniego budynku
family-remove = Usuń kartę z gry
family-raise = Ulepsz krowę simentalską
family-exchange = Użyj żetonu wymiany
hire-1 = rząd 1,
hire-2 = rząd 2,
hire-3 = rząd 3,
hire-4 = rząd 4,
hire-5 = rząd 5,
hire-6 = rząd 6,
hire-7 = rząd 7,
hire-8 = rząd 8,
hire-9 = rząd 9,
hire-10 = rząd 10,
hire-11 = rząd 11,
hire-12 = rząd 12,
aux-single = (pojedyncza)
aux-double = (podwójna)
buy-reveal = 2 nowe karty (1 kowboj)
objective-stack = wierzchnia karta stosu
exchange-1 = gracz 1
exchange-2 = gracz 2
exchange-3 = gracz 3
exchange-4 = gracz 4

## Akcje: co jest na przycisku

place-space = { $space }
    .acc = { $space_acc }
place-neutral = { $building }
place-own = twój { $building }
    .acc = swój { $building }
place-other = { $building } gracza { $owner }
place-sam = { $building } Sama
fee-none = bez opłaty
fee-exact = opłata: { $most }
fee-range = opłata: { $least }–{ $most }
action-move =
    { $goal ->
        [0] Przejdź na { $place_acc }
       *[other] Wejdź do Kansas City
    }{ $charged ->
        [0] {""}
       *[other] {" "}({ $fee })
    }
action-via = Idź przez { $place_acc } ({ $fee })
action-use =
    { $kind_id ->
        [risk] Akcja ryzyka: { $effect }
        [immediate] Akcja natychmiastowa: { $effect }
        [bonus] Premia za dostawę: { $effect }
       *[local] Akcja: { $effect }
    }{ $counted ->
        [0] {""}
       *[other] {" "}({ $now })
    }
now-dollars = teraz { $dollars }
now-spaces =
    { $n ->
        [one] teraz 1 pole
        [few] teraz { $n } pola
       *[many] teraz { $n } pól
    }
now-cards =
    { $n ->
        [one] teraz 1 karta
        [few] teraz { $n } karty
       *[many] teraz { $n } kart
    }
now-outlaws =
    { $n ->
        [one] teraz 1 para
        [few] teraz { $n } pary
       *[many] teraz { $n } par
    }
action-discard = Odrzuć { $a_acc }
action-pair = Odrzuć 2 karty: { $a }
action-take = Weź { $cattle_acc } (wartość hodowlana { $value }, { $points })
action-objective =
    { $a_id ->
        [stack] Weź wierzchnią kartę ze stosu kart celów
       *[other] Weź { $a_acc }{ $immediate ->
                [0] {""}
               *[other] {" "}– po zagraniu: { $effect }
            }
    }
action-play =
    { $immediate ->
        [0] Zagraj { $a_acc }
       *[other] Zagraj { $a_acc } – od razu: { $effect }
    }
action-build =
    { $hands_id ->
        [none] Zbuduj { $name } ({ $builders }, { $points }): { $actions }
        [green] Zbuduj { $name } ({ $builders }, { $points }, zielona dłoń): { $actions }
        [black] Zbuduj { $name } ({ $builders }, { $points }, czarna dłoń): { $actions }
       *[both] Zbuduj { $name } ({ $builders }, { $points }, zielona i czarna dłoń): { $actions }
    }
action-site =
    { $replaced_id ->
        [none] Postaw na działce { $code } za { $cost_acc }
       *[other] Postaw na działce { $code } w miejsce: { $replaced }, za { $cost_acc }
    }{ $woods ->
        [0] {""}
       *[other] , las
    }{ $risk ->
        [0] {""}
       *[other] , akcja ryzyka: { $effect }
    }
action-draw =
    { $a ->
        [one] Dociągnij { $a } kartę, potem odrzuć tyle samo
        [few] Dociągnij { $a } karty, potem odrzuć tyle samo
       *[many] Dociągnij { $a } kart, potem odrzuć tyle samo
    }
action-certificates =
    { $a ->
        [0] Nie używaj certyfikatów: wartość hodowlana { $value }, weź { $gains_acc }
        [one] Użyj { $a } certyfikatu: wartość hodowlana { $value }, weź { $gains_acc }
       *[many] Użyj { $a } certyfikatów: wartość hodowlana { $value }, weź { $gains_acc }
    }
action-reveal = Pokaż karty z ręki: wartość hodowlana { $value }
action-hire =
    { $immediate ->
        [0] Zatrudnij { $worker_acc } z rzędu { $row } za { $price_acc }
       *[other] Zatrudnij { $worker_acc } z rzędu { $row } za { $price_acc } – od razu: { $effect }
    }
action-aux =
    { $double ->
        [0] Akcja pomocnicza: { $effect }
       *[other] Podwójna akcja pomocnicza: { $effect }
    }
action-buy =
    { $a_id ->
        [reveal] Użyj 1 kowboja, aby dołożyć 2 karty na targ bydła
       *[other] Kup { $cards_acc } za { $dollars_acc } ({ $cowboys })
    }
action-foresight =
    { $goal_id ->
        [row] Weź { $tile_acc }: do rzędu { $row } rynku pracy
        [refill] Weź { $tile_acc }: do rzędu { $row } rynku pracy, co uzupełni targ bydła
        [last] Weź { $tile_acc }: do rzędu { $row } rynku pracy, co rozpocznie ostatnie tury
        [gone] Weź { $tile_acc }: brak wolnego pola, żeton opuszcza grę
       *[space] Weź { $tile_acc }: na { $space_acc }
    }
action-deliver =
    { $count ->
        [0] Dostawa: { $a } (wartość { $value })
       *[other] Dostawa: { $a } (wartość { $value }): { $results }
    }
deliver-transport = transport za { $cost_acc }
deliver-dollars = weź { $gains_acc }
deliver-points = { $points } na koniec gry
deliver-loss = o { $points } mniej na koniec gry
action-disc =
    { $station_id ->
        [none] Dysk – { $a }: { $unlocks }
       *[other] Dysk – { $a }
    }
action-engine =
    { $kind_id ->
        [last] Lokomotywa na { $rail_acc }, koniec torów
       *[other] Lokomotywa na { $rail_acc }
    }{ $upgrade ->
        [0] {""}
       *[other] {" "}(rozbudowa: { $cost }, { $points })
    }{ $delivers ->
        [0] {""}
       *[other] {" "}– dostawa do wartości { $value }
    }
action-upgrade =
    { $master_id ->
        [none] Rozbuduj { $station_acc } za { $cost_acc }: { $points }
       *[other] Rozbuduj { $station_acc } za { $cost_acc }: { $points }, do zdobycia { $master }
    }
action-station =
    { $master_id ->
        [none] Rozbuduj { $a_acc } za { $cost_acc }: { $points }
       *[other] Rozbuduj { $a_acc } za { $cost_acc }: { $points }, do zdobycia { $master }
    }
action-give = Oddaj { $a_acc } za zawiadowcę stacji
action-outlaw = Schwytaj { $tile_acc } ({ $a }): { $reward }
action-hazard =
    { $paid ->
        [0] Usuń { $tile_acc }, { $a }, za darmo
       *[other] Usuń { $tile_acc }, { $a }, za { $cost_acc }
    }
action-copy = Użyj: { $place }
action-remove = Usuń z gry: { $a }
action-raise = Wymień { $a_acc } na { $next_acc }
action-exchange =
    { $own ->
        [0] Gracz { $seat } używa żetonu wymiany: dociąga do 2 kart i odrzuca tyle samo
       *[other] Użyj żetonu wymiany: dociągnij do 2 kart, potem odrzuć tyle samo (masz: { $left })
    }
forgo = Zrezygnuj z akcji natychmiastowej
done-visit = Zakończ tutaj i dociągnij karty
done-copy_visit = Zakończ z tym budynkiem
done-buy = Nie kupuj więcej
done-upgrade = Nie rozbudowuj
done-take_master = Zostaw zawiadowcę stacji
done-raise = Nie wymieniaj więcej
done-remove_hand_cards_1 = Nie usuwaj karty
done-remove_hand_cards_2 = Nie usuwaj więcej kart
done-may-use-remove_hazard_0 = { forgo }
done-may-use-capture_outlaw = { forgo }
done-may-use-build_1 = { forgo }
done-may-use-discard_criollo-cert_1 = { forgo }
done-may-use-discard_criollo-dollars_2 = { forgo }
done-may-use-hire_-2 = { forgo }
done-may-use-discard_criollo-cert_2 = { forgo }
done-may-use-discard_criollo-dollars_4 = { forgo }
done-may-use-dollars_2 = { forgo }
done-may-use-aux_single_or_double = { forgo }
done-may-use-draw_then_discard_3 = { forgo }
done-may-use-engine_forward_2 = { forgo }
done-may-use-engine_forward_3 = { forgo }
done-may-use-herder_forward_free_3 = { forgo }
done-may-use-remove_hazard_0-capture_outlaw = { forgo }
done-may-use-cert_2 = { forgo }
done-may-use-dollars_12 = { forgo }

## Pytania: o czym gracz ma zdecydować. ask-…: to samo pytanie w kilku krokach.

ask-immediate = Akcja natychmiastowa, teraz albo nigdy: { $effect }.
ask-discard = Odrzuć { $cards }.
ask-hire =
    { $more ->
        [0] { $less ->
                [0] Zatrudnij pomocnika.
               *[other] Zatrudnij pomocnika o { $dollars_acc } taniej.
            }
       *[other] Zatrudnij pomocnika o { $dollars_acc } drożej.
    }
ask-build = Wybierz budynek do zbudowania, za { $dollars_acc } od rzemieślnika.
ask-engine =
    { $n ->
        [one] Przesuń lokomotywę o 1 pole w przód.
        [few] Przesuń lokomotywę o 1–{ $n } pola w przód.
       *[many] Przesuń lokomotywę o 1–{ $n } pól w przód.
    }
ask-may-engine =
    { $n ->
        [one] Możesz przesunąć lokomotywę o 1 pole w przód.
        [few] Możesz przesunąć lokomotywę o 1–{ $n } pola w przód.
       *[many] Możesz przesunąć lokomotywę o 1–{ $n } pól w przód.
    }
ask-engine-back =
    { $n ->
        [one] Cofnij lokomotywę dokładnie o 1 pole.
        [few] Cofnij lokomotywę dokładnie o { $n } pola.
       *[many] Cofnij lokomotywę dokładnie o { $n } pól.
    }
ask-remove =
    { $n ->
        [one] Możesz usunąć z gry 1 kartę z ręki.
       *[many] Możesz usunąć z gry do { $n } kart z ręki.
    }
ask-hazard =
    { $paid ->
        [0] Wybierz niebezpieczeństwo, które usuwasz za darmo.
       *[other] Wybierz niebezpieczeństwo, które usuwasz za { $dollars_acc }.
    }
ask-herder =
    { $n ->
        [one] Przesuń ranczera o 1 krok i wykorzystaj to pole.
        [few] Przesuń ranczera o 1–{ $n } kroki i wykorzystaj to pole.
       *[many] Przesuń ranczera o 1–{ $n } kroków i wykorzystaj to pole.
    }
ask-draw =
    { $n ->
        [one] Dociągnij 1 kartę, potem odrzuć 1.
       *[many] Dociągnij do { $n } kart, potem odrzuć tyle samo.
    }
ask-foresight = Rozwój { $column }: wybierz jeden z dwóch żetonów.
prompt-phase_a =
    { $placing ->
        [0] { $playing ->
                [0] Przesuń ranczera (limit: { $steps }).
               *[other] Przesuń ranczera (limit: { $steps }) albo najpierw zagraj kartę celu.
            }
       *[other] Twoja pierwsza tura: postaw ranczera na budynku neutralnym.
    }
prompt-way = Wybierz drogę do celu: { $place }.
prompt-visit =
    { $state_id ->
        [actions] Stoisz tutaj: { $place }. Wykonaj akcje tego pola, każdą raz, albo jedną pojedynczą akcję pomocniczą.
        [more] Stoisz tutaj: { $place }. Wykonaj kolejną akcję tego pola albo zakończ.
        [elsewhere] Stoisz tutaj: { $place }. Możesz wykonać jedną pojedynczą akcję pomocniczą.
       *[helped] Akcja pomocnicza wykonana: zakończ tutaj.
    }
prompt-copy_visit = Wykonaj akcje ({ $place }), każdą raz, albo zakończ.
prompt-copy_adjacent = Wybierz sąsiedni budynek, którego używasz.
prompt-discard_card =
    { $n ->
        [one] Odrzuć 1 kartę.
        [few] Odrzuć { $n } karty, jedną po drugiej.
       *[many] Odrzuć { $n } kart, jedną po drugiej.
    }
prompt-first_discard =
    { $n ->
        [one] Twoja pierwsza tura: odrzuć 1 kartę.
        [few] Twoja pierwsza tura: odrzuć { $n } karty, jedną po drugiej.
       *[many] Twoja pierwsza tura: odrzuć { $n } kart, jedną po drugiej.
    }
prompt-draw_then_discard_2 = { ask-draw }
prompt-draw_then_discard_3 = { ask-draw }
prompt-draw_then_discard_cowboys = { ask-draw }
prompt-discard_galloway = { ask-discard }
prompt-discard_santa_gertrudis = { ask-discard }
prompt-discard_pineywoods = { ask-discard }
prompt-discard_criollo = { ask-discard }
prompt-discard_objective_card = { ask-discard }
prompt-discard_value_3 = { ask-discard }
prompt-discard_any = { ask-discard }
prompt-discard_pair_same_type = Wybierz rodzaj krów, których 2 karty odrzucasz.
prompt-discard_of_breed = Wybierz kartę, którą odrzucasz ({ $breed }).
prompt-hire_0 = { ask-hire }
prompt-hire_2 = { ask-hire }
prompt-hire_-1 = { ask-hire }
prompt-hire_-2 = { ask-hire }
prompt-build_1 = { ask-build }
prompt-build_2 = { ask-build }
prompt-site = Wybierz miejsce: { $building }.
prompt-buy =
    { $left ->
        [0] Wszyscy kowboje zostali użyci.
        [one] Kup krowy: wolny jest jeszcze 1 kowboj.
       *[many] Kup krowy: wolnych jest jeszcze { $left } kowbojów.
    }
prompt-take_animal = Wybierz kupioną kartę krowy ({ $cards }).
prompt-objective_to_discard_1 = Weź kartę celu na swój stos kart odrzuconych.
prompt-may-objective_to_hand_1 = Możesz wziąć kartę celu do ręki.
prompt-engine_forward_engineers = { ask-engine }
prompt-engine_forward_woods_buildings = { ask-engine }
prompt-engine_forward_hazards = { ask-engine }
prompt-engine_forward_2 = { ask-engine }
prompt-engine_forward_3 = { ask-engine }
prompt-engine_forward_4 = { ask-engine }
prompt-may-engine_forward_1 = { ask-may-engine }
prompt-may-engine_forward_2 = { ask-may-engine }
prompt-engine_back_1 = { ask-engine-back }
prompt-engine_back_2 = { ask-engine-back }
prompt-end_of_track = Koniec torów: cofnij lokomotywę na dowolne wolne pole i weź { $dollars_acc }.
prompt-extraordinary_delivery = Cofnij lokomotywę: im dalej, tym dalsza może być dostawa.
prompt-remove_hand_cards_1 = { ask-remove }
prompt-remove_hand_cards_2 = { ask-remove }
prompt-aux_single_or_double = Wybierz akcję pomocniczą.
prompt-capture_outlaw = Wybierz bandytę, którego chwytasz.
prompt-remove_hazard_0 = { ask-hazard }
prompt-remove_hazard_2 = { ask-hazard }
prompt-remove_hazard_5 = { ask-hazard }
prompt-remove_hazard_7 = { ask-hazard }
prompt-herder_forward_1 = { ask-herder }
prompt-herder_forward_2 = { ask-herder }
prompt-herder_forward_3 = { ask-herder }
prompt-herder_forward_4 = { ask-herder }
prompt-herder_forward_5 = { ask-herder }
prompt-herder_forward_free_3 =
    { $n ->
        [one] Przesuń ranczera o 1 krok bez opłat; akcji pola nie wykonujesz.
        [few] Przesuń ranczera o 1–{ $n } kroki bez opłat; akcji pola nie wykonujesz.
       *[many] Przesuń ranczera o 1–{ $n } kroków bez opłat; akcji pola nie wykonujesz.
    }
prompt-upgrade = Twoja lokomotywa zatrzymała się przy stacji: rozbudować { $station_acc }?
prompt-upgrade_station_behind = Wybierz stację, którą rozbudowujesz.
prompt-upgrade_disc =
    { $dark ->
        [0] Wybierz dysk na { $station_acc }: białe narożniki.
       *[other] Wybierz dysk na { $station_acc }: ciemne narożniki.
    }
prompt-take_master = Oddać zatrudnionego pomocnika za { $master_acc }?
prompt-city_disc =
    { $dark ->
        [0] Wybierz dysk ({ $city }): białe narożniki.
       *[other] Wybierz dysk ({ $city }): ciemne narożniki.
    }
prompt-foresight_1 = { ask-foresight }
prompt-foresight_2 = { ask-foresight }
prompt-foresight_3 = { ask-foresight }
prompt-reveal = Dochód: pokaż karty z ręki albo najpierw użyj żetonu wymiany.
prompt-income = Dochód: twoja wartość hodowlana to { $value }. Ile tymczasowych certyfikatów dodajesz?
prompt-raise = Możesz wymienić { $card_acc } na { $next_acc }.
prompt-deliver = Wybierz miasto dostawy, do wartości hodowlanej { $value }.
prompt-deliver_extra = Wybierz miasto dostawy, do wartości { $value }.
prompt-arrows = Wybierz, która premia za dostawę będzie pierwsza.
prompt-may-use-remove_hazard_0 = { ask-immediate }
prompt-may-use-capture_outlaw = { ask-immediate }
prompt-may-use-build_1 = { ask-immediate }
prompt-may-use-discard_criollo-cert_1 = { ask-immediate }
prompt-may-use-discard_criollo-dollars_2 = { ask-immediate }
prompt-may-use-hire_-2 = { ask-immediate }
prompt-may-use-discard_criollo-cert_2 = { ask-immediate }
prompt-may-use-discard_criollo-dollars_4 = { ask-immediate }
prompt-may-use-dollars_2 = { ask-immediate }
prompt-may-use-aux_single_or_double = { ask-immediate }
prompt-may-use-draw_then_discard_3 = { ask-immediate }
prompt-may-use-engine_forward_2 = { ask-immediate }
prompt-may-use-engine_forward_3 = { ask-immediate }
prompt-may-use-herder_forward_free_3 = { ask-immediate }
prompt-may-use-remove_hazard_0-capture_outlaw = { ask-immediate }
prompt-may-use-cert_2 = { ask-immediate }
prompt-may-use-dollars_12 = { ask-immediate }

## Zdarzenia: co stoi po imieniu gracza w dzienniku. Czego nikt nie robi, jest osobnym zdaniem.

event-gains =
    { $amount ->
        [one] bierze { $amount } dolara
        [few] bierze { $amount } dolary
       *[many] bierze { $amount } dolarów
    }
event-pays =
    { $amount ->
        [one] płaci { $amount } dolara
        [few] płaci { $amount } dolary
       *[many] płaci { $amount } dolarów
    }
event-certificates =
    { $amount ->
        [one] ma teraz { $amount } certyfikat
        [few] ma teraz { $amount } certyfikaty
       *[many] ma teraz { $amount } certyfikatów
    }
event-breeding_value = osiąga wartość hodowlaną { $amount }
event-transport =
    { $amount ->
        [one] płaci { $amount } dolara za transport
        [few] płaci { $amount } dolary za transport
       *[many] płaci { $amount } dolarów za transport
    }
event-draws = dociąga { $card_acc }
event-discards = odrzuca { $card_acc }
event-removes = usuwa z gry: { $card }
event-plays = zagrywa { $card_acc }
event-appears = Nowa karta na targu bydła: { $card }
event-buys = kupuje { $card_acc }
event-exchanges = używa żetonu wymiany
event-gains_token = zdobywa żeton wymiany
event-turn = rozpoczyna turę
event-last_turns = zapełnia rynek pracy i bierze jego żeton: ostatnie tury
event-game_over = kończy ostatnią turę: gra skończona
event-moves =
    { $space_id ->
        [kc] dociera do Kansas City
       *[other] przechodzi na { $space_acc }
    }
event-pays_fee =
    { $amount ->
        [one] płaci { $amount } dolara opłaty
        [few] płaci { $amount } dolary opłaty
       *[many] płaci { $amount } dolarów opłaty
    }{ $owner ->
        [0] {" "}graczowi 1
        [1] {" "}graczowi 2
        [2] {" "}graczowi 3
        [3] {" "}graczowi 4
       *[other] {""}
    }
event-uses = wykonuje akcję: { $action }
event-helps =
    { $double ->
        [0] wykonuje akcję pomocniczą: { $auxiliary }
       *[other] wykonuje podwójną akcję pomocniczą: { $auxiliary }
    }
event-gains_objective = bierze { $card_acc }
event-builds = stawia { $building } ({ $space })
event-clears = odblokowuje { $slot }
event-hires = zatrudnia { $worker_acc }
event-chooses = wybiera z rozwoju: { $tile }
event-places = Trafia na { $space_acc }: { $tile }
event-leaves = nie ma na to wolnego pola, żeton opuszcza grę: { $tile }
event-token_row =
    { $row ->
        [13] Rynek pracy jest pełny
       *[other] Żeton rynku pracy przechodzi do rzędu { $row }
    }
event-reveals = pokazuje { $card_acc }
event-delivers = wykonuje dostawę: { $city }
event-engine = przesuwa lokomotywę na { $rail_acc }
event-upgrades = rozbudowuje { $station_acc }
event-moves_disc = zabiera dysk: { $station }
event-takes_master = oddaje { $worker_acc } i bierze { $master_acc }
event-captures = zabiera { $tile_acc } ({ $space })
event-copies = używa budynku ({ $space })
event-raises = zdobywa { $card_acc }
event-sam_card = odkrywa swoją kartę { $card_number }
event-sam_hires = zatrudnia { $worker_acc } za darmo

## Punktacja

score-dollars = Dolary
score-buildings = Budynki
score-cities = Miasta
score-stations = Stacje kolejowe
score-hazards = Niebezpieczeństwa
score-cattle = Karty krów
score-objectives = Karty celów
score-station_masters = Zawiadowcy stacji
score-workers = Pomocnicy
score-step_slot = Limit kroków
score-job_market_token = Żeton rynku pracy

outcome-won-true = Wygrywasz z Samem.
outcome-won-false = Wygrywa Sam.
outcome-sam =
    { $n ->
        [one] Sam, { $thing }: { $n } punkt
        [few] Sam, { $thing }: { $n } punkty
       *[many] Sam, { $thing }: { $n } punktów
    }

## Opcje gry

option-buildings = Budynki prywatne
option-buildings-a = strona a
option-buildings-b = strona b
option-buildings-mixed = losowe strony
option-buildings-help = Strona a wszystkich dwunastu budynków jest najlepsza na pierwsze gry; losowe strony są dla wszystkich takie same.
option-neutral = Budynki neutralne
option-neutral-fixed = po kolei
option-neutral-random = losowo
option-neutral-help = W pierwszej grze budynek A leży na obszarze A i tak dalej; później rozkłada się je losowo.
option-simmental = Wariant simentalski
option-simmental-false = bez
option-simmental-true = z kartami simentalskimi
option-simmental-help = Na targ bydła trafiają pomarańczowe cielęta; w Kansas City wymieniasz je na jałówki, a jałówki na krowy.
option-sam = Sam
option-sam-easy = łatwy
option-sam-medium = średni
option-sam-hard = trudny
option-sam-help = Gra jednoosobowa: siła przeciwnika. Łatwy gra bez trzech kart, trudny ma o jednego pomocnika każdego rodzaju więcej.

## Odmowy: dlaczego akcja nie jest możliwa

refusal-this_cannot_be_skipped = Tego nie można pominąć. { $prompt }
refusal-move_first = To dopiero po ruchu. { $prompt }
refusal-herder_has_moved = Ranczer wykonał już ruch w tej turze.
refusal-choose_an_action_first = Robi się to tylko akcją, która na to pozwala. { $prompt }
refusal-too_few_dollars = Koszt: { $cost }. Masz: { $have }.
refusal-requirement_not_met = Nie możesz spełnić wymagań tej akcji.
refusal-no_such_player = Nie ma takiego gracza.
refusal-exchange_has_to_wait = Żetony wymiany muszą chwilę poczekać. { $prompt }
refusal-no_exchange_token = Nie ma już żetonu wymiany.
refusal-no_card_to_draw = Nie ma karty do dociągnięcia.
refusal-starts_on_a_neutral_building = W pierwszej turze ranczera stawia się na budynku neutralnym.
refusal-beside_the_trail = To pole leży obok szlaku: nikt się tam nie zatrzymuje.
refusal-no_arrow_leads_there = Strzałki nie prowadzą tam z miejsca, w którym stoi ranczer.
refusal-not_a_location = Nie leży tam żaden żeton, więc nie jest to pole.
refusal-at_least_one_step = Ranczer musi przejść co najmniej 1 krok.
refusal-too_far = Potrzeba: { $needed }. Limit: { $limit }.
refusal-not_into_kansas_city = Tym ruchem nie wolno wejść do Kansas City.
refusal-no_branch_of_the_way = Droga się tam nie rozwidla.
refusal-auxiliary_action_taken = Akcja pomocnicza została już tutaj wykonana: nic więcej nie jest możliwe.
refusal-local_action_used = Akcję pomocniczą wykonuje się tylko zamiast wszystkich akcji budynku.
refusal-only_an_auxiliary_action_here = Tutaj ({ $place }) możliwa jest tylko jedna pojedyncza akcja pomocnicza.
refusal-only_single_here = Zamiast akcji pola możliwa jest tylko pojedyncza akcja pomocnicza.
refusal-not_an_action_here = Tutaj ({ $place }) nie ma takiej akcji.
refusal-action_already_used = Ta akcja została już wykonana w tej turze.
refusal-building_just_placed = Ten budynek właśnie stanął pod ranczerem i nie można go teraz użyć.
refusal-auxiliary_action_not_available = Oba pola tej akcji pomocniczej są jeszcze zakryte.
refusal-double_not_available = Aby ją podwoić, oba pola tej akcji pomocniczej muszą być odblokowane.
refusal-no_auxiliary_action_possible = Żadna akcja pomocnicza nie jest teraz możliwa.
refusal-card_missing = Do tego trzeba odrzucić z ręki { $cards }.
refusal-card_not_in_hand = Nie ma jej w twojej ręce: { $card }.
refusal-another_card_is_asked_for = Trzeba odrzucić co innego: { $cards }.
refusal-no_pair_in_hand = Nie masz w ręce dwóch takich kart: { $breed }.
refusal-too_many_cards =
    { $n ->
        [one] Możesz dociągnąć tylko { $n } kartę.
        [few] Możesz dociągnąć tylko { $n } karty.
       *[many] Możesz dociągnąć tylko { $n } kart.
    }
refusal-no_objective_card_now = Kartę celu zagrywa się przed fazą A albo w fazie B między akcjami. { $prompt }
refusal-no_objective_card_left = Nie ma tam już karty celu.
refusal-card_not_in_the_display = Tej karty nie ma w puli dostępnych kart celów.
refusal-nobody_to_hire = Nie ma nikogo, kogo możesz zatrudnić i opłacić.
refusal-row_of_the_token = W rzędzie { $row } leży żeton rynku pracy: nikogo stamtąd nie można jeszcze zatrudnić.
refusal-no_such_worker_in_the_row = W rzędzie { $row } rynku pracy nie ma takiego pomocnika ({ $worker }).
refusal-no_room_for_this_worker = Rząd tych pomocników na twojej planszy jest pełny ({ $worker }).
refusal-nothing_to_buy = Nie możesz niczego kupić ani dołożyć kart na targ bydła.
refusal-too_few_cowboys = Potrzeba: { $needed }. Wolni: { $have }.
refusal-market_stack_is_empty = Stos kart krów na targu jest pusty.
refusal-only_with_simmentals = To możliwe tylko w wariancie simentalskim.
refusal-too_few_cards_on_sale = Na targu bydła nie ma dość takich kart.
refusal-card_not_on_sale = Tej karty nie ma na targu bydła.
refusal-not_what_was_bought = Kupione zostało co innego: { $cards }.
refusal-nothing_to_build = Nie ma budynku, który możesz zbudować i opłacić.
refusal-building_not_at_hand = Tego budynku nie możesz postawić: { $building }.
refusal-only_in_place_of_another = Wymaga tylu rzemieślników, że może tylko zastąpić twój inny budynek.
refusal-too_few_builders = Potrzeba: { $needed }. Masz: { $have }.
refusal-space_taken = Ta działka jest zajęta: zastępować można tylko własne budynki.
refusal-replaces_only_lesser_buildings = Budynek zastępuje tylko taki, który wymaga mniej rzemieślników.
refusal-engine_cannot_go_back = Lokomotywa nie może się tak daleko cofnąć.
refusal-engine_cannot_go_forward = Lokomotywa nie może się teraz przesunąć w przód.
refusal-engine_must_move = Lokomotywa musi się przesunąć.
refusal-engine_space_taken = Stoi tam inna lokomotywa.
refusal-engine_goes_forward = Lokomotywa jedzie teraz w przód.
refusal-engine_goes_back = Lokomotywa jedzie teraz w tył.
refusal-engine_goes_not_so_far =
    { $n ->
        [one] Lokomotywa może się przesunąć tylko o { $n } pole.
        [few] Lokomotywa może się przesunąć najwyżej o { $n } pola.
       *[many] Lokomotywa może się przesunąć najwyżej o { $n } pól.
    }
refusal-engine_goes_exactly_so_far =
    { $n ->
        [one] Lokomotywa musi się przesunąć dokładnie o { $n } pole.
        [few] Lokomotywa musi się przesunąć dokładnie o { $n } pola.
       *[many] Lokomotywa musi się przesunąć dokładnie o { $n } pól.
    }
refusal-engine_must_leave_the_end = Lokomotywa nie może zostać na końcu torów.
refusal-no_station_to_upgrade = Za twoją lokomotywą nie ma stacji, którą możesz rozbudować.
refusal-station_not_behind_the_engine = Ta stacja nie leży za twoją lokomotywą.
refusal-station_already_upgraded = Ta stacja jest już przez ciebie rozbudowana.
refusal-no_disc_for_it = Nie masz dysku, który może tam trafić.
refusal-no_disc_there = Nie ma tam twojego dysku.
refusal-another_disc_than_this = Dysk musi pochodzić z innej stacji.
refusal-player_board_first = Dysk ze stacji bierze się tylko wtedy, gdy nie można wziąć żadnego z planszy gracza.
refusal-white_disc_needed = Dysk z pola o ciemnych narożnikach nie może trafić na pole o białych.
refusal-no_hired_worker = Nie masz zatrudnionego takiego pomocnika ({ $worker }).
refusal-no_outlaw_on_the_board = Na planszy nie ma żadnego bandyty.
refusal-no_outlaw_there = Nie ma tam bandyty.
refusal-no_hazard_on_the_board = Na planszy nie ma żadnego niebezpieczeństwa.
refusal-no_hazard_there = Nie ma tam niebezpieczeństwa.
refusal-nowhere_to_go = Ranczer nie może dotrzeć do żadnego pola.
refusal-nothing_to_copy = Nie ma tam już czego użyć.
refusal-not_adjacent = Ta działka nie sąsiaduje z tym budynkiem.
refusal-no_more_workers = Rynek pracy jest pełny: nie można już wybierać pomocników.
refusal-tile_not_in_this_column = Tego żetonu nie ma na obszarze rozwoju { $column }.
refusal-too_few_certificates = Masz tylko { $have }.
refusal-another_stage_now = Teraz chodzi o inną kartę: { $card }.
refusal-city_too_far = { $city } wymaga wartości { $needed }, a twoja to { $value }.
refusal-own_disc_in_the_city = Twój dysk już tam leży: { $city }.
refusal-no_such_delivery_action = Ta dostawa tego nie daje.

## Słowa na części stołu

term-herder = ranczer
term-hat = kapelusz
term-engine = lokomotywa
term-disc = dysk
term-certificate_marker = znacznik certyfikatów
term-exchange_token = żeton wymiany
term-job_market = rynek pracy
term-job_market_token = żeton rynku pracy
term-kansas_city_supply = zasoby Kansas City
term-bag = woreczek
term-foresight = rozwój
term-income = dochód
term-delivery = dostawa
term-delivery_bonus = premia za dostawę
term-transport_cost = koszt transportu
term-cross = krzyż
term-city_crest = herb miasta
term-cattle_market = targ bydła
term-market_stack = stos kart krów na targu
term-breeding_value = wartość hodowlana
term-herd_deck = talia kart stada
term-draw_stack = stos kart gracza
term-discard_pile = stos kart odrzuconych
term-objective_card = karta celu
term-starting_objective_card = początkowa karta celu
term-objective_display = pula dostępnych kart celów
term-objective_area = strefa zagranych kart celów
term-neutral_building = budynek neutralny
term-private_building = budynek prywatny
term-building_space = działka budowlana
term-local_action = akcja lokalna
term-auxiliary_action = akcja pomocnicza
term-risk_action = akcja ryzyka
term-immediate_action = akcja natychmiastowa
term-hazard = niebezpieczeństwo
term-outlaw = bandyta
term-worker = pomocnik
term-station = stacja kolejowa
term-turnout = bocznica
term-station_master = zawiadowca stacji
term-horseman_space = pole jeźdźca
term-bank = bank
term-hand_fee = opłata (dłoń)
term-step_limit = limit kroków
term-hand_limit = limit kart w ręce
term-player_count_tile = żeton pomocniczy
term-simmental_market_tile = żeton targu simentalskiego
term-specialization_tile = żeton specjalizacji
term-sam_board = plansza Sama
term-sam_card = karta Sama
term-scoring_pad = notatnik punktacji

## Rysowana plansza

board-player = Gracz { $n }
board-empty = puste
board-row = rząd { $n }
board-tiles =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
board-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
board-hand =
    { $n ->
        [one] { $n } zakryta karta w ręce
        [few] { $n } zakryte karty w ręce
        [many] { $n } zakrytych kart w ręce
       *[other] { $n } zakrytej karty w ręce
    }
board-deck = talia
board-discards = odrzucone
board-outlaws = Bandyci
board-trail = Szlak
board-trail-west = Szlak, zachód
board-trail-middle = Szlak, środek
board-trail-east = Szlak, wschód
board-rail = Tory { $first }–{ $last }
board-limits = Limity i certyfikaty
board-auxiliary = Akcje pomocnicze
board-workers = Pomocnicy
board-buildings = Budynki
board-objectives = Karty celów
board-hand-cards = Karty w ręce
board-dollars = Dolary
board-certificates = Certyfikaty
board-out = poza grą
board-deliveries = Dostawy
