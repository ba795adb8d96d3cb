### Great Western Trail po polsku.



title = Great Western Trail
tagline = Przepędź stado szlakiem do Kansas City i wyślij je koleją tak daleko, jak dotrze twoja lokomotywa.

## Słowa tej gry w tym, co mówią obie gry o szlaku

-herder =
    { $case ->
       *[nom] ranczer
        [gen] ranczera
        [ins] ranczerem
    }
-builder =
    { $case ->
       *[nom] rzemieślnik
        [gen] rzemieślnika
    }
-builders = rzemieślników
-worker =
    { $case ->
       *[nom] pomocnik
        [gen] pomocnika
    }
-workers = pomocników
-master =
    { $case ->
       *[nom] zawiadowca stacji
        [acc] zawiadowcę stacji
    }
-market =
    { $case ->
       *[nom] targ bydła
        [gen] targu bydła
    }
-card =
    { $case ->
       *[nom] karta krowy
        [acc] kartę krowy
    }
-cards = karty krów
-same-breed = tego samego rodzaju
-goal = Kansas City
-draw =
    { $case ->
       *[imp] dociągnij
        [cap] Dociągnij
        [pres] dociąga
        [inf] dociągnąć
        [ger] dociągnięcia
    }
-playable = kartę celu
-rival =
    { $case ->
       *[nom] Sam
        [gen] Sama
        [ins] Samem
    }

## Liczby: tyle czegoś

amount-money =
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
amount-engineer =
    { $n ->
        [one] { $n } inżynier
       *[many] { $n } inżynierów
    }
    .acc =
        { $n ->
            [one] { $n } inżyniera
           *[many] { $n } inżynierów
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
shows-purchase = { $cards } ({ $cowboys }, { $money })
about-cattle = Wartość hodowlana { $value }; na koniec gry { $points }.

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

## Pola szlaku, miasta, stacje, tory

name-kc = Kansas City
space-hazard =
    { $kind_id ->
        [flood] pole powodzi { $n }
        [drought] pole suszy { $n }
       *[rockfall] pole lawiny { $n }
    }
space-outlaw = pole bandytów { $n }
site-woods = las
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

## Pola dysków na planszy gracza

slot-cert_limit = pole limitu certyfikatów { $n }
slot-step = pole limitu kroków { $n }
unlock-cert_limit =
    { $ready ->
        [0] działa dopiero z polem niższego limitu
       *[other] do { $n } tymczasowych certyfikatów
    }

## Co robią akcje

discards-value = 1 kartę krowy o wartości hodowlanej { $n }
discards-objective_card = 1 kartę celu
effect-engine_back =
    { $n ->
        [one] cofnij lokomotywę o 1 pole
        [few] cofnij lokomotywę o { $n } pola
       *[many] cofnij lokomotywę o { $n } pól
    }
effect-cert_max = zdobądź certyfikaty aż do limitu
effect-buy_cattle = kup krowy na targu bydła
effect-engine_forward =
    { $n ->
        [one] przesuń lokomotywę o 1 pole w przód
        [few] przesuń lokomotywę o 1–{ $n } pola w przód
       *[many] przesuń lokomotywę o 1–{ $n } pól w przód
    }
effect-engine_forward-per = przesuń lokomotywę w przód, do 1 pola za { $per }
effect-objective_to_hand = weź kartę celu do ręki
effect-capture_outlaw = schwytaj bandytę
effect-herder_forward_free =
    { $n ->
        [one] przesuń ranczera o 1 krok bez opłat i bez akcji pola
        [few] przesuń ranczera o 1–{ $n } kroki bez opłat i bez akcji pola
       *[many] przesuń ranczera o 1–{ $n } kroków bez opłat i bez akcji pola
    }
effect-copy_adjacent = użyj sąsiedniego budynku
effect-upgrade_station_behind = rozbuduj stację za lokomotywą
effect-extraordinary_delivery = cofnij lokomotywę i wykonaj dostawę
effect-draw_then_discard-per = dociągnij do 1 karty za { $per }, potem odrzuć tyle samo
effect-remove_hand_cards =
    { $n ->
        [one] usuń z gry 1 kartę z ręki
       *[many] usuń z gry do { $n } kart z ręki
    }
per-cowboys = każdego kowboja
per-engineers = każdego inżyniera
per-builders = każdego rzemieślnika
per-own_woods_buildings = każdy swój budynek w lesie
per-outlaw_pair_green_orange = każdą parę: zielony i pomarańczowy bandyta
per-own_stations =
    { $n ->
        [one] każdą stację ze swoim dyskiem
        [few] każde { $n } stacje ze swoim dyskiem
       *[many] każde { $n } stacji ze swoim dyskiem
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

family-play = Zagraj kartę celu
family-reveal = Pokaż karty
family-buy = Kup krowy
family-engine = Przesuń lokomotywę
family-upgrade = Rozbuduj stację
family-station = Rozbuduj stację
family-outlaw = Schwytaj bandytę
family-copy = Użyj sąsiedniego budynku
family-raise = Wymień kartę simentalską
buy-reveal = 2 nowe karty (1 kowboj)

## Akcje: co jest na przycisku

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
action-take = Weź { $animal_acc } (wartość hodowlana { $value }, { $points })
action-play =
    { $immediate ->
        [0] Zagraj { $a_acc }
       *[other] Zagraj { $a_acc } – od razu: { $effect }
    }
action-reveal = Pokaż karty z ręki: wartość hodowlana { $value }
action-buy =
    { $a_id ->
        [reveal] Użyj 1 kowboja, aby dołożyć 2 karty na targ bydła
       *[other] Kup { $cards_acc } za { $money_acc } ({ $cowboys })
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
       *[other] Dostawa: { $a } (wartość { $value }) – { $results }
    }
deliver-money = weź { $gains_acc }
action-engine =
    { $kind_id ->
        [last] Przesuń lokomotywę na { $rail_acc }, koniec torów
       *[other] Przesuń lokomotywę na { $rail_acc }
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
action-outlaw = Schwytaj { $tile_acc } ({ $a }): { $reward }
action-copy = Użyj: { $place }
action-raise = Wymień { $a_acc } na { $next_acc }
done-copy_visit = Zakończ akcje tego budynku
done-upgrade = Nie rozbudowuj
done-may-EngineForward = Nie przesuwaj lokomotywy
done-may-GainObjective = Nie bierz karty celu
done-raise = Nie wymieniaj więcej
done-remove_hand_cards_1 = Nie usuwaj karty
done-remove_hand_cards_2 = Nie usuwaj więcej kart

## Pytania: o czym gracz ma zdecydować.

prompt-EngineForward =
    { $n ->
        [one] Przesuń lokomotywę o 1 pole w przód.
        [few] Przesuń lokomotywę o 1–{ $n } pola w przód.
       *[many] Przesuń lokomotywę o 1–{ $n } pól w przód.
    }
prompt-may-EngineForward =
    { $n ->
        [one] Możesz przesunąć lokomotywę o 1 pole w przód.
        [few] Możesz przesunąć lokomotywę o 1–{ $n } pola w przód.
       *[many] Możesz przesunąć lokomotywę o 1–{ $n } pól w przód.
    }
prompt-EngineBack =
    { $n ->
        [one] Cofnij lokomotywę dokładnie o 1 pole.
        [few] Cofnij lokomotywę dokładnie o { $n } pola.
       *[many] Cofnij lokomotywę dokładnie o { $n } pól.
    }
prompt-Repeat =
    { $n ->
        [one] Możesz usunąć z gry 1 kartę z ręki.
       *[many] Możesz usunąć z gry do { $n } kart z ręki.
    }
prompt-copy_visit = Wykonaj akcje tego pola ({ $place }), każdą raz, albo zakończ.
prompt-copy_adjacent = Wybierz sąsiedni budynek, którego używasz.
prompt-buy =
    { $left ->
        [0] Wszyscy kowboje zostali użyci.
        [one] Kup krowy: wolny jest jeszcze 1 kowboj.
       *[many] Kup krowy: wolnych jest jeszcze { $left } kowbojów.
    }
prompt-may-GainObjective = Możesz wziąć kartę celu do ręki.
prompt-end_of_track = Koniec torów: cofnij lokomotywę na dowolne wolne pole i weź { $money_acc }.
prompt-extraordinary_delivery = Cofnij lokomotywę: im dalej, tym dalsza może być dostawa.
prompt-capture_outlaw = Wybierz bandytę, którego chwytasz.
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
prompt-city_disc =
    { $dark ->
        [0] Wybierz dysk ({ $city }): białe narożniki.
       *[other] Wybierz dysk ({ $city }): ciemne narożniki.
    }
prompt-reveal = Dochód: pokaż karty z ręki albo najpierw użyj żetonu wymiany.
prompt-raise =
    { $held ->
        [0] Zanim odrzucisz karty z ręki, żeton wymiany może dać kartę do wymienienia: { $card }.
       *[other] Możesz wymienić { $card_acc } na { $next_acc }.
    }
prompt-deliver = Wybierz miasto dostawy, do wartości hodowlanej { $value }.
prompt-deliver_extra = Wybierz miasto dostawy, do wartości { $value }.
prompt-arrows = Wybierz, która premia za dostawę będzie pierwsza.

## Zdarzenia: co stoi po imieniu gracza w dzienniku. Czego nikt nie robi, jest osobnym zdaniem.

event-money =
    { $amount ->
        [one] { $amount } dolara
        [few] { $amount } dolary
       *[many] { $amount } dolarów
    }
event-transport = płaci { event-money } za transport
event-last_turns = zapełnia rynek pracy, bierze jego żeton i rozpoczyna zakończenie gry: ostatnie tury
event-token_row =
    { $row ->
        [13] Rynek pracy jest pełny
       *[other] Żeton rynku pracy przechodzi do rzędu { $row }
    }
event-delivers = wykonuje dostawę: { $city }
event-moves =
    { $space_id ->
        [kc] dociera do Kansas City
       *[other] przechodzi na { $place_acc }{ $code_id ->
            [none] {""}
           *[other] {" "}({ $code })
        }
    }
event-moves_disc = zabiera dysk ({ $station })
event-upgrades = rozbudowuje { $station_acc }
event-engine = przesuwa lokomotywę na { $rail_acc }
event-copies = korzysta z akcji: { $place }{ $code_id ->
    [none] {""}
   *[other] {" "}({ $code })
}
event-raises = zdobywa { $card_acc }
event-sam_card = odkrywa swoją kartę { $card_number }
event-sam_hires = zatrudnia { $worker_acc } za darmo

## Punktacja

score-dollars = Dolary
score-cities = Miasta
score-stations = Stacje kolejowe
score-hazards = Niebezpieczeństwa
score-cattle = Karty krów
score-station_masters = Zawiadowcy stacji
score-workers = Pomocnicy
score-step_slot = Limit kroków
score-job_market_token = Żeton rynku pracy
outcome-sam =
    { $n ->
        [one] Sam, { $thing }: { $n } punkt
        [few] Sam, { $thing }: { $n } punkty
       *[many] Sam, { $thing }: { $n } punktów
    }

## Opcje gry

option-buildings-help = Strona a wszystkich dwunastu budynków jest najlepsza na pierwsze gry; losowe strony są dla wszystkich takie same.
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

refusal-beside_the_trail = To pole leży obok szlaku: nikt się tam nie zatrzymuje.
refusal-not_into_kansas_city = Tym ruchem nie wolno wejść do Kansas City.
refusal-row_of_the_token = W rzędzie { $row } leży żeton rynku pracy: nikogo stamtąd nie można jeszcze zatrudnić.
refusal-only_with_simmentals = To możliwe tylko w wariancie simentalskim.
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
refusal-no_disc_for_it = Nie masz dysku, który może tam trafić.
refusal-station_already_upgraded = Ta stacja jest już przez ciebie rozbudowana.
refusal-another_disc_than_this = Dysk musi pochodzić z innej stacji.
refusal-player_board_first = Dysk ze stacji bierze się tylko wtedy, gdy nie można wziąć żadnego z planszy gracza.
refusal-no_outlaw_on_the_board = Na planszy nie ma żadnego bandyty.
refusal-no_outlaw_there = Nie ma tam bandyty.
refusal-nothing_to_copy = Nie ma tam już czego użyć.
refusal-not_adjacent = Ta działka nie sąsiaduje z tym budynkiem.
refusal-no_more_workers = Rynek pracy jest pełny: nie można już wybierać pomocników.
refusal-another_stage_now = Teraz chodzi o inną kartę: { $card }.
refusal-city_too_far = { $city } wymaga wartości { $needed }, a twoja to { $value }.
refusal-own_disc_in_the_city = Twój dysk już tam leży: { $city }.
refusal-no_such_delivery_action = Ta dostawa tego nie daje.
