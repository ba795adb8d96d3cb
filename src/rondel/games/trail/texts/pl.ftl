### Co mówią obie gry o szlaku, po polsku. Słowa, które w każdej brzmią inaczej, mówi gra: -herder, -market …

## Liczby: tyle czegoś

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
amount-exchange_token =
    { $n ->
        [one] { $n } żeton wymiany
        [few] { $n } żetony wymiany
       *[many] { $n } żetonów wymiany
    }

## Karty celów

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
about-objective =
    { $penalty ->
        [0] Na koniec gry { $points }, jeśli masz { $tasks_acc }.
       *[other] Na koniec gry { $points }, jeśli masz { $tasks_acc }; jeśli nie, −{ $penalty }.
    }{ $immediate ->
        [0] {""}
       *[other] {" "}Po zagraniu: { $effect }.
    }

## Niebezpieczeństwa i budynki

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
shows-neutral = budynek { $letter }
shows-building = budynek { $n }{ $side }
shows-owned = budynek { $n }{ $side } gracza { PLAYER($owner) }
about-neutral = Budynek neutralny. Akcje: { $actions }.
about-private = Wymaga: { $builders }; wart { $points }. { $hands_id ->
        [none] Bez opłaty.
        [green] Opłata: zielona dłoń.
        [black] Opłata: czarna dłoń.
       *[both] Opłata: zielona i czarna dłoń.
    } Akcje: { $actions }.

## Pola szlaku; zawiadowcy stacji i kapitanowie portów

name-start = pole jeźdźca
space-building = działka { $code }
    .acc = działkę { $code }
space-neutral = neutralny obszar { $letter }
about-space =
    { $count ->
        [0] Działka budowlana.
       *[other] Działka budowlana: { $features }.
    }
site-risk = akcja ryzyka: { $effect }
site-both = { $one }, { $other }
shows-master = { -master } ({ $top }; { $bottom })
    .acc = { -master(case: "acc") } ({ $top }; { $bottom })
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
slot-hand = pole limitu kart w ręce { $n }
unlock-aux =
    { $double ->
        [0] akcja pomocnicza staje się dostępna
       *[other] akcję pomocniczą można podwajać
    }
unlock-step =
    { $money ->
        [0] limit kroków +{ $steps }, { $points }
       *[other] limit kroków +{ $steps }, weź { $gains_acc }
    }
unlock-hand =
    { $worth ->
        [0] limit kart w ręce +1, zapłać { $cost_acc }
       *[other] limit kart w ręce +1, zapłać { $cost_acc }, { $points }
    }

## Co robią akcje

either = { $one } albo { $other }
both = { $one }; { $other }
effect-trade = { $cost } → { $gains }
effect-all = { $gains }
effect-discard = odrzuć { $cards }
discards-breed = 1 kartę { $breed }
discards-any = 1 dowolną { -card(case: "acc") }
discards-pair_same_type = 2 { -cards } { -same-breed }
effect-pay = zapłać { $money_acc }
effect-money = weź { $money_acc }
effect-money_per = weź { $money_acc } za { $per }
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
effect-permanent_certificates =
    { $n ->
        [one] 1 stały certyfikat
        [few] { $n } stałe certyfikaty
       *[many] { $n } stałych certyfikatów
    }
effect-hire =
    { $more ->
        [0] { $less ->
                [0] zatrudnij { -worker(case: "gen") }
               *[other] zatrudnij { -worker(case: "gen") } o { $money_acc } taniej
            }
       *[other] zatrudnij { -worker(case: "gen") } o { $money_acc } drożej
    }
effect-build = zbuduj budynek za { $money_acc } za każdego { -builder(case: "gen") }
effect-objective_to_discard = weź kartę celu
effect-aux_single_or_double = pojedyncza albo podwójna akcja pomocnicza
effect-remove_hazard =
    { $n ->
        [0] usuń niebezpieczeństwo za darmo
       *[other] usuń niebezpieczeństwo za { $money_acc }
    }
effect-herder_forward =
    { $n ->
        [one] przesuń { -herder(case: "gen") } o 1 krok
        [few] przesuń { -herder(case: "gen") } o 1–{ $n } kroki
       *[many] przesuń { -herder(case: "gen") } o 1–{ $n } kroków
    }
effect-exchange_token =
    { $n ->
        [one] zdobądź żeton wymiany
        [few] zdobądź { $n } żetony wymiany
       *[many] zdobądź { $n } żetonów wymiany
    }
effect-draw_exactly =
    { $n ->
        [one] { -draw(case: "imp") } 1 kartę, potem odrzuć 1
        [few] { -draw(case: "imp") } { $n } karty, potem odrzuć { $n }
       *[many] { -draw(case: "imp") } { $n } kart, potem odrzuć { $n }
    }
effect-draw_then_discard = { -draw(case: "imp") } do { $n } kart, potem odrzuć tyle samo
per-workers_in_worker_section =
    { $n ->
        [one] każdego { -worker(case: "gen") } na planszy
       *[many] każdych { $n } { -workers } na planszy
    }
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

## Nagłówki nad akcjami jednego rodzaju

family-move = Przesuń { -herder(case: "gen") }
family-via = Wybierz drogę
family-use = Wykonaj akcję
family-discard = Odrzuć kartę
family-pair = Odrzuć parę
family-take = Weź { -card(case: "acc") }
family-objective = Weź kartę celu
family-build = Zbuduj budynek
family-site = Wybierz działkę budowlaną
family-draw = { -draw(case: "cap") } karty
family-certificates = Użyj certyfikatów
family-hire = Zatrudnij { -worker(case: "gen") }
family-aux = Akcja pomocnicza
family-foresight = Rozwój
family-deliver = Wykonaj dostawę
family-disc = Weź dysk
family-give = Oddaj { -worker(case: "gen") }
family-hazard = Usuń niebezpieczeństwo
family-remove = Usuń kartę z gry
family-exchange = Użyj żetonu wymiany
hire-number = rząd { $n },
exchange-number = gracz { PLAYER($n) }
aux-single = (pojedyncza)
aux-double = (podwójna)
objective-stack = wierzchnia karta stosu

## Akcje: co jest na przycisku

place-space = { $space }
    .acc = { $space_acc }
place-neutral = { $building }
place-own = twój { $building }
    .acc = swój { $building }
place-other = { $building } gracza { PLAYER($owner) }
place-rival = { $building } { -rival(case: "gen") }
fee-none = bez opłaty
fee-exact = opłata: { $most }
fee-range = opłata: { $least }–{ $most }
action-move =
    { $goal ->
        [0] Przejdź na { $place_acc }
       *[other] Wejdź do { -goal }
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
        [lesser] Tylko: { $effect }
       *[local] Akcja: { $effect }
    }{ $counted ->
        [0] {""}
       *[other] {" "}({ $now })
    }
now-money = teraz { $money }
now-spaces =
    { $n ->
        [one] teraz 1 pole
        [few] teraz { $n } pola
       *[many] teraz { $n } pól
    }
action-discard = Odrzuć { $a_acc }
action-pair = Odrzuć 2 karty: { $a }
action-objective =
    { $a_id ->
        [stack] Weź wierzchnią kartę ze stosu kart celów
       *[other] Weź { $a_acc }{ $immediate ->
                [0] {""}
               *[other] {" "}– po zagraniu: { $effect }
            }
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
        [none] Postaw na działce { $code }
       *[other] Postaw na działce { $code }, zastępując { $replaced },
    }{ $paid ->
        [0] {" "}za darmo
       *[other] {" "}za { $cost_acc }
    }{ $count ->
        [0] {""}
       *[other] , { $features }
    }
action-draw =
    { $tokens ->
        [0] { $a ->
            [one] { -draw(case: "cap") } { $a } kartę, potem odrzuć tyle samo
            [few] { -draw(case: "cap") } { $a } karty, potem odrzuć tyle samo
           *[many] { -draw(case: "cap") } { $a } kart, potem odrzuć tyle samo
        }
        [one] { $a ->
            [one] { -draw(case: "cap") } { $a } kartę za 1 żeton wymiany, potem odrzuć tyle samo
           *[other] { -draw(case: "cap") } { $a } karty za 1 żeton wymiany, potem odrzuć tyle samo
        }
        [few] { $a ->
            [few] { -draw(case: "cap") } { $a } karty za { $tokens } żetony wymiany, potem odrzuć tyle samo
           *[many] { -draw(case: "cap") } { $a } kart za { $tokens } żetony wymiany, potem odrzuć tyle samo
        }
       *[many] { $a ->
            [few] { -draw(case: "cap") } { $a } karty za { $tokens } żetonów wymiany, potem odrzuć tyle samo
           *[many] { -draw(case: "cap") } { $a } kart za { $tokens } żetonów wymiany, potem odrzuć tyle samo
        }
    }
action-certificates =
    { $a ->
        [0] Nie używaj certyfikatów: wartość hodowlana { $value }, weź { $gains_acc }
        [one] Użyj { $a } certyfikatu: wartość hodowlana { $value }, weź { $gains_acc }
       *[many] Użyj { $a } certyfikatów: wartość hodowlana { $value }, weź { $gains_acc }
    }
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
deliver-transport = transport za { $cost_acc }
deliver-points = { $points } na koniec gry
deliver-loss = o { $points } mniej na koniec gry
action-disc =
    { $place_id ->
        [none] Weź dysk: { $a } – { $unlocks }
       *[other] Weź dysk: { $a }
    }
action-give = Oddaj { $a_acc } za { -master(case: "acc") }
action-hazard =
    { $paid ->
        [0] Usuń { $tile_acc }, { $a }, za darmo
       *[other] Usuń { $tile_acc }, { $a }, za { $cost_acc }
    }
action-remove = Usuń z gry: { $a }
action-exchange =
    { $own ->
        [0] { $left ->
            [one] Gracz { PLAYER($seat) } używa żetonu wymiany: { -draw(case: "pres") } do 2 kart i odrzuca tyle samo
           *[other] Gracz { PLAYER($seat) } używa żetonów wymiany: za każdy { -draw(case: "pres") } do 2 kart, potem odrzuca tyle samo
        }
       *[other] { $left ->
            [one] Użyj żetonu wymiany: { -draw(case: "imp") } do 2 kart, potem odrzuć tyle samo (masz: { $left })
           *[other] Użyj żetonów wymiany, jednego lub kilku naraz (masz: { $left }): za każdy { -draw(case: "imp") } do 2 kart, potem odrzuć tyle samo
        }
    }
done-May = Zrezygnuj z akcji natychmiastowej
done-visit = Skończ tutaj i { -draw(case: "imp") } karty
done-buy = Nie kupuj więcej
done-take_master = Zostaw { -master(case: "acc") }

## Pytania: o czym gracz ma zdecydować.

prompt-May = Akcja natychmiastowa, teraz albo nigdy: { $effect }.
prompt-Discard = Odrzuć { $cards }.
prompt-Hire =
    { $more ->
        [0] { $less ->
                [0] Zatrudnij { -worker(case: "gen") }.
               *[other] Zatrudnij { -worker(case: "gen") } o { $money_acc } taniej.
            }
       *[other] Zatrudnij { -worker(case: "gen") } o { $money_acc } drożej.
    }
prompt-Build = Wybierz budynek do zbudowania, za { $money_acc } za każdego { -builder(case: "gen") }.
prompt-RemoveHazard =
    { $paid ->
        [0] Wybierz niebezpieczeństwo, które usuwasz za darmo.
       *[other] Wybierz niebezpieczeństwo, które usuwasz za { $money_acc }.
    }
prompt-Move =
    { $n ->
        [one] Przesuń { -herder(case: "gen") } o 1 krok i wykorzystaj to pole.
        [few] Przesuń { -herder(case: "gen") } o 1–{ $n } kroki i wykorzystaj to pole.
       *[many] Przesuń { -herder(case: "gen") } o 1–{ $n } kroków i wykorzystaj to pole.
    }
prompt-DrawThenDiscard =
    { $n ->
        [one] { -draw(case: "cap") } 1 kartę, potem odrzuć 1.
       *[many] { -draw(case: "cap") } do { $n } kart, potem odrzuć tyle samo.
    }
prompt-exchange_draw =
    { $tokens ->
        [one] { $n ->
            [one] { -draw(case: "cap") } 1 kartę, potem odrzuć 1.
           *[other] { -draw(case: "cap") } do { $n } kart, potem odrzuć tyle samo.
        }
       *[other] { -draw(case: "cap") } do { $n } kart, potem odrzuć tyle samo. Masz żetony wymiany ({ $tokens }): jeden wystarcza na 2 karty.
    }
prompt-Foresight = Rozwój { $column }: wybierz jeden z dwóch żetonów.
prompt-phase_a =
    { $placing ->
        [0] { $playing ->
                [0] Przesuń { -herder(case: "gen") } (limit: { $steps }).
               *[other] Przesuń { -herder(case: "gen") } (limit: { $steps }) albo najpierw zagraj { -playable }.
            }
       *[other] Twoja pierwsza tura: postaw { -herder(case: "gen") } na budynku neutralnym.
    }
prompt-way = Wybierz drogę do celu: { $place }.
prompt-visit =
    { $state_id ->
        [actions] Wykonaj akcje tego pola ({ $place }), każdą raz, albo jedną pojedynczą akcję pomocniczą.
        [more] Wykonaj kolejną akcję tego pola ({ $place }) albo zakończ turę.
        [elsewhere] Stoisz tutaj: { $place }. Możesz wykonać jedną pojedynczą akcję pomocniczą.
       *[helped] Akcja pomocnicza wykonana: zakończ turę.
    }
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
prompt-discard_pair_same_type = Wybierz, jakie 2 karty { -same-breed } odrzucasz.
prompt-discard_of_breed = Wybierz kartę, którą odrzucasz ({ $breed }).
prompt-site = Wybierz działkę, na której stanie { $building }.
prompt-take_animal = Wybierz kupioną { -card(case: "acc") } ({ $cards }).
prompt-GainObjective = Weź kartę celu na swój stos kart odrzuconych.
prompt-Auxiliary = Wybierz akcję pomocniczą.
prompt-take_master = Oddać zatrudnionego { -worker(case: "gen") } za { $master_acc }?
prompt-income = Dochód: twoja wartość hodowlana to { $value }. Ile tymczasowych certyfikatów dodajesz?

## Zdarzenia: co stoi po imieniu gracza w dzienniku. Czego nikt nie robi, jest osobnym zdaniem.

event-gains = bierze { event-money }
event-pays = płaci { event-money }
event-certificates =
    { $amount ->
        [one] ma teraz { $amount } certyfikat
        [few] ma teraz { $amount } certyfikaty
       *[many] ma teraz { $amount } certyfikatów
    }
event-breeding_value = osiąga wartość hodowlaną { $amount }
event-draws = { -draw(case: "pres") } { $card_acc }
event-discards = odrzuca { $card_acc }
event-removes = usuwa z gry: { $card }
event-plays = zagrywa { $card_acc }
event-appears = Nowa karta na { -market(case: "gen") }: { $card }
event-buys = kupuje { $card_acc }
event-exchanges = używa żetonu wymiany
event-gains_token = zdobywa żeton wymiany
event-game_over = kończy ostatnią turę: gra skończona
event-pays_fee = płaci { event-money } opłaty{ $owner ->
        [-1] {""}
       *[other] {" "}graczowi { PLAYER($owner, first: 0) }
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
event-leaves = nie ma na to wolnego pola, więc żeton opuszcza grę
event-reveals = pokazuje { $card_acc }
event-takes_master = oddaje { $worker_acc } i bierze { $master_acc }
event-captures = zabiera { $tile_acc } – { $space }

## Punktacja

score-buildings = Budynki
score-objectives = Karty celów
outcome-won-true = Wygrywasz z { -rival(case: "ins") }.
outcome-won-false = Wygrywa { -rival }.

## Opcje gry

option-buildings = Budynki prywatne
option-buildings-a = strona a
option-buildings-b = strona b
option-buildings-mixed = losowe strony
option-neutral = Budynki neutralne
option-neutral-fixed = po kolei
option-neutral-random = losowo
option-neutral-help = W pierwszej grze budynek A leży na obszarze A i tak dalej; później rozkłada się je losowo.

## Odmowy: dlaczego akcja nie jest możliwa

refusal-this_cannot_be_skipped = Tego nie można pominąć. { $prompt }
refusal-move_first = To dopiero po ruchu. { $prompt }
refusal-herder_has_moved = Twój { -herder } wykonał już ruch w tej turze.
refusal-choose_an_action_first = To możliwe tylko dzięki akcji, która na to pozwala. { $prompt }
refusal-too_little_money = Koszt: { $cost }. Masz: { $have }.
refusal-requirement_not_met = Nie możesz spełnić wymagań tej akcji.
refusal-no_such_player = Nie ma takiego gracza.
refusal-exchange_has_to_wait = Żetony wymiany muszą chwilę poczekać. { $prompt }
refusal-no_exchange_token = Nie ma już żetonu wymiany.
refusal-no_card_to_draw = Nie ma karty do { -draw(case: "ger") }.
refusal-starts_on_a_neutral_building = W pierwszej turze { -herder(case: "gen") } stawia się na budynku neutralnym.
refusal-no_arrow_leads_there = Strzałki nie prowadzą tam z miejsca, w którym stoi { -herder }.
refusal-not_a_location = Nie leży tam żaden żeton, więc nie jest to pole.
refusal-at_least_one_step = Twój { -herder } musi przejść co najmniej 1 krok.
refusal-too_far = Potrzeba: { $needed }. Limit: { $limit }.
refusal-no_branch_of_the_way = Droga się tam nie rozwidla.
refusal-auxiliary_action_taken = Akcja pomocnicza została już tutaj wykonana: nic więcej nie jest możliwe.
refusal-local_action_used = Akcję pomocniczą wykonuje się tylko zamiast wszystkich akcji pola.
refusal-only_an_auxiliary_action_here = Tutaj ({ $place }) możliwa jest tylko jedna pojedyncza akcja pomocnicza.
refusal-only_single_here = Zamiast akcji pola możliwa jest tylko jedna pojedyncza akcja pomocnicza.
refusal-not_an_action_here = Tutaj ({ $place }) nie ma takiej akcji.
refusal-action_already_used = Ta akcja została już wykonana w tej turze.
refusal-building_just_placed = Ten budynek właśnie stanął pod { -herder(case: "ins") } i nie można go teraz użyć.
refusal-auxiliary_action_not_available = Oba pola tej akcji pomocniczej są jeszcze zakryte.
refusal-double_not_available = Aby ją podwoić, oba pola tej akcji pomocniczej muszą być odblokowane.
refusal-no_auxiliary_action_possible = Żadna akcja pomocnicza nie jest teraz możliwa.
refusal-card_missing = Do tego trzeba odrzucić z ręki { $cards }.
refusal-card_not_in_hand = Nie ma jej w twojej ręce: { $card }.
refusal-another_card_is_asked_for = Trzeba odrzucić co innego: { $cards }.
refusal-no_pair_in_hand = Nie masz w ręce dwóch takich kart: { $breed }.
refusal-too_many_cards =
    { $n ->
        [one] Możesz { -draw(case: "inf") } tylko { $n } kartę.
        [few] Możesz { -draw(case: "inf") } tylko { $n } karty.
       *[many] Możesz { -draw(case: "inf") } tylko { $n } kart.
    }
refusal-no_card_is_played_now = Kartę zagrywa się przed fazą A albo w fazie B między akcjami. { $prompt }
refusal-no_objective_card_left = Nie ma tam już karty celu.
refusal-card_not_in_the_display = Tej karty nie ma w puli dostępnych kart celów.
refusal-nobody_to_hire = Nie ma nikogo, kogo możesz zatrudnić i opłacić.
refusal-no_such_worker_in_the_row = W rzędzie { $row } rynku pracy nie ma takiego { -worker(case: "gen") } ({ $worker }).
refusal-no_room_for_this_worker = Rząd tych { -workers } na twojej planszy jest pełny ({ $worker }).
refusal-nothing_to_buy = Nie możesz niczego kupić ani dołożyć kart na { -market }.
refusal-too_few_buyers = Potrzeba: { $needed }. Do dyspozycji: { $have }.
refusal-market_stack_is_empty = Stos kart na targu jest pusty.
refusal-too_few_cards_on_sale = Na { -market(case: "gen") } nie ma dość takich kart.
refusal-card_not_on_sale = Tej karty nie ma na { -market(case: "gen") }.
refusal-not_what_was_bought = Kupione zostało co innego: { $cards }.
refusal-nothing_to_build = Nie ma budynku, który możesz zbudować i opłacić.
refusal-building_not_at_hand = Tego budynku nie możesz postawić: { $building }.
refusal-only_in_place_of_another = Wymaga tylu { -builders }, że może tylko zastąpić twój inny budynek.
refusal-too_few_builders = Potrzeba: { $needed }. Masz: { $have }.
refusal-space_taken = Ta działka jest zajęta: zastępować można tylko własne budynki.
refusal-replaces_only_lesser_buildings = Budynek zastępuje tylko taki, który wymaga mniej { -builders }.
refusal-no_disc_there = Nie ma tam twojego dysku.
refusal-white_disc_needed = Dysk z pola o ciemnych narożnikach nie może trafić na pole o białych.
refusal-no_hired_worker = Nie masz zatrudnionego takiego { -worker(case: "gen") } ({ $worker }).
refusal-no_hazard_on_the_board = Na planszy nie ma żadnego niebezpieczeństwa.
refusal-no_hazard_there = Nie ma tam niebezpieczeństwa.
refusal-nowhere_to_go = Twój { -herder } nie może dotrzeć do żadnego pola.
refusal-tile_not_in_this_column = Tego żetonu nie ma na obszarze rozwoju { $column }.
refusal-too_few_certificates = Masz tylko { $have }.

## The phases of a turn

phase-move = ruch
phase-move-help = Faza A: przejdź szlakiem co najmniej 1 krok, najwyżej tyle, ile wynosi twój limit.
phase-act = akcje
phase-act-help = Faza B: wykorzystaj pole, na którym stoisz. Na budynku neutralnym lub własnym są to jego akcje albo zamiast nich jedna pojedyncza akcja pomocnicza; gdzie indziej tylko ona.
phase-draw = dobór kart
phase-draw-help = Faza C: uzupełnij rękę do limitu kart; potem zaczyna się tura następnego gracza.
