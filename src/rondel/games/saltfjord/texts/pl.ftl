### Saltfjord po polsku. Terminy są z polskiej instrukcji. Atrybut .acc to biernik.

title = Saltfjord
tagline = Rozbuduj rybacką wioskę nad norweskim fiordem: wybieraj kości, aktywuj rzędy i kolumny, wysyłaj łódź na połów.

## Zasoby. amount-…: ich liczba.

name-fish = ryba
    .acc = rybę
name-wood = drewno
name-grain = zboże
name-paper = papier
name-plank = deska
    .acc = deskę
name-food = jedzenie
name-book = książka
    .acc = książkę
name-gold = złoto
amount-fish =
    { $n ->
        [one] { $n } ryba
        [few] { $n } ryby
       *[many] { $n } ryb
    }
    .acc =
    { $n ->
        [one] { $n } rybę
        [few] { $n } ryby
       *[many] { $n } ryb
    }
amount-wood =
    { $n ->
        [one] { $n } drewno
       *[many] { $n } drewna
    }
amount-grain =
    { $n ->
        [one] { $n } zboże
       *[many] { $n } zboża
    }
amount-paper =
    { $n ->
        [one] { $n } papier
        [few] { $n } papiery
       *[many] { $n } papierów
    }
amount-plank =
    { $n ->
        [one] { $n } deska
        [few] { $n } deski
       *[many] { $n } desek
    }
    .acc =
    { $n ->
        [one] { $n } deskę
        [few] { $n } deski
       *[many] { $n } desek
    }
amount-food =
    { $n ->
        [one] { $n } jedzenie
       *[many] { $n } jedzenia
    }
amount-book =
    { $n ->
        [one] { $n } książka
        [few] { $n } książki
       *[many] { $n } książek
    }
    .acc =
    { $n ->
        [one] { $n } książkę
        [few] { $n } książki
       *[many] { $n } książek
    }
amount-gold =
    { $n ->
        [one] { $n } złoto
       *[many] { $n } złota
    }
amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

## Pola kafelków i nadrukowane budynki

square-gain = { $gains }
square-upgrade = ulepszenie
square-order = zlecenie
square-technology = technologia
square-build_small = mały kafelek budynku
square-go_fishing = połów
square-boardwalk = deptak ({ $gains })
square-on-cell = { $square } na { $cell }
either = { $one } / { $other }

## Elementy nazwane tym, co przedstawiają

shows-tile = { $shape }: { $squares }
shows-resources =
    { $fishing ->
        [0] { $gains }
       *[other] { $gains } i połów
    }
shows-crate = skrzynia ({ $cost } → { $points })
    .acc = skrzynię ({ $cost } → { $points })
shows-token =
    { $lobsters ->
        [0] żeton rodzaju { $type } ({ $gains })
       *[other] żeton rodzaju { $type } ({ $gains }, homar)
    }
shows-die =
    { $colour_id ->
        [white] biała kość { $value }
       *[orange] pomarańczowa kość { $value }
    }
    .acc =
    { $colour_id ->
        [white] białą kość { $value }
       *[orange] pomarańczową kość { $value }
    }
shows-stack = { $shape }, stos { $n }
shows-fishing = obszar { $area }, rodzaj { $type }
shows-column = kolumna { $n }
    .acc = kolumnę { $n }
shows-row = rząd { $n }
shows-arrow = { $from } → { $to }
shows-place =
    { $turn ->
        [0] { $cell }
       *[other] { $cell }, obrót { $turn }°
    }
name-L3 = kafelek w kształcie L
name-I3 = prosty kafelek trzypolowy
name-D2 = kafelek dwupolowy
name-S1 = kafelek jednopolowy
name-worker = pracownik
name-wagon = wóz
name-column = kolumna
name-row = rząd
wagon-stay = bez ruchu
wagon-up = w górę
wagon-down = w dół
wagon-left = w lewo
wagon-right = w prawo
side-A = A
side-B = B
sail-none = bez żetonu
keep-same = drugi, taki sam żeton
sail-I = rodzaj 1
sail-II = rodzaj 2
sail-III = rodzaj 3

## Planszetki, tawerny, mola, tory

name-A = strona bazowa
name-B1 = Skjerstad
name-B2 = Rognan
name-B3 = Fauske
name-B4 = Saltstraumen
name-tavern1 = tawerna 1
name-tavern2 = tawerna 2
name-tavern3 = tawerna 3
name-tavern4 = tawerna 4
name-tavern5 = tawerna 5
name-pier1 = molo rybackie
name-pier2 = molo handlowe
name-pier3 = molo ulepszające
name-pier4 = molo biesiadne
name-crafts = Rzemiosło
name-carpentry = Ciesielstwo
name-logistics = Logistyka
name-fishery = Rybołówstwo
help-tavern = Pasując tutaj: { $effect }. Kto spasuje najbardziej po lewej, rozpoczyna kolejną rundę.
help-pier = Gdy pasujesz, za każdą skrzynię przy tym molu: { $effect }.
help-level = Koszt: { $cost }. Efekt: { $effect }.

## Co dają tawerny, mola i technologie

effect-gain = zyskaj { $gains_acc }
effect-upgrade = ulepsz 1 zasób
effect-trade = { $cost } → { $gains }
effect-order = zrealizuj zlecenie
effect-technology = zyskaj technologię
effect-build_small = zbuduj mały kafelek budynku
effect-build_free = zbuduj za darmo kafelek jednopolowy
effect-go_fishing =
    { $times ->
        [1] wyrusz na połów
        [2] wyrusz na połów dwa razy
       *[other] wyrusz na połów, razy: { $times }
    }
effect-gain_worker_from_space = zyskaj 1 pracownika
effect-flip_boat_tile = odwróć kafelek łodzi (4 pola, jedno podwaja punkty)
effect-take_ability_tile = weź kafelek zdolności z planszy
effect-building_cost_minus_1_wood = od teraz każdy kafelek budynku kosztuje o 1 drewno mniej
effect-crate_at_any_pier = od teraz kładziesz skrzynie przy dowolnym swoim molu
effect-immediate_pier_reward = od teraz każde zlecenie daje też od razu nagrodę z mola skrzyni
effect-draw_2_keep_1 = od teraz podglądasz 2 żetony połowu i zachowujesz 1
effect-may_draw_type2 = od teraz możesz dobierać żetony rodzaju 2
effect-may_draw_type3 = od teraz możesz dobierać żetony rodzaju 3
effect-wagons_activate_boardwalks = od teraz wozy aktywują także deptaki
effect-gain_second_wagon = zyskaj drugi wóz
effect-move_each_wagon_1 = porusz od razu każdy swój wóz o 1 pole

## Kafelki zdolności

name-AB-1 = Rozdroże
name-AB-2 = Fachura
name-AB-3 = Handlarz ryb
name-AB-4 = Wytwórca
name-AB-5 = Złota rączka
name-AB-6 = Dobry sąsiad
name-AB-7 = Nowy początek
name-AB-8 = Szalupa
help-AB-1 = Białych kości możesz używać także w rzędach, a pomarańczowych także w kolumnach.
help-AB-2 = Wydaj 1 rybę, aby wzięta kość miała dowolną wartość.
help-AB-3 = W swojej turze możesz dowolnie często kupić 1 zboże, drewno lub papier za 2 ryby.
help-AB-4 = Ulepszając zboże, drewno lub papier, wybierz deskę, jedzenie lub książkę.
help-AB-5 = Pracownik na budynku z dwiema akcjami wykonuje obie, w dowolnej kolejności.
help-AB-6 = Gdy umieszczasz pracownika, za 1 rybę aktywujesz też jeden sąsiedni budynek.
help-AB-7 = Raz na rundę zdejmij do 3 swoich kości z planszetki: ich budynki są znów wolne.
help-AB-8 = Dodatkowe pole na żeton połowu; jego punkty liczą się podwójnie po powrocie do portu.

## Kafelki punktacji

name-ST-01 = Cenny towar
name-ST-02 = Rynek
name-ST-03 = Duże domy
name-ST-04 = Suszarnie ryb
name-ST-05 = Środkowe mola
name-ST-06 = Wynalazca
name-ST-07 = Skraj wioski
name-ST-08 = Wielki połów
name-ST-09 = Uczta z homarem
name-ST-10 = Pionier
name-ST-11 = Targ rybny
help-ST-01 = { $gains } za każdą skrzynię wartą co najmniej 4 punkty.
help-ST-02 = { $square3 }, { $square4 } lub { $square5 } punktów za największy całkowicie zapełniony kwadrat 3×3, 4×4 lub 5×5 pól.
help-ST-03 = { $gains } za każdy duży kafelek budynku na twojej planszetce.
help-ST-04 = { $gains } za każdą rybę na twoich deptakach.
help-ST-05 = { $gains } za każdą skrzynię przy dwóch środkowych molach.
help-ST-06 = { $gains } za każdy twój znacznik technologii na poziomie 2 lub 3.
help-ST-07 = { $gains } za każdą kość w rzędzie 6 lub kolumnie 6 twojej planszetki na koniec gry.
help-ST-08 = { $gains } za każdy zebrany żeton połowu.
help-ST-09 = { $gains } za każdego homara na zebranych żetonach połowu.
help-ST-10 = Od razu: { $place1 }, { $place2 }, { $place3 } lub { $place4 } punktów dla gracza, który dotrze tu jako 1., 2., 3. lub 4.
help-ST-11 = Od razu: sprzedaj najwyżej { $most }, za każdą { $gains }.

## Nagłówki nad akcjami jednego rodzaju

family-set = Wybierz zestaw początkowy
family-side = Wybierz stronę
family-die = Weź kość
family-tavern_die = Weź kość z tawerny
family-retire = Spasuj
family-use = Użyj kości
family-discard = Odrzuć kość
family-activate = Aktywuj budynek
family-build = Zbuduj kafelek
family-place = Umieść kafelek
family-order = Zrealizuj zlecenie
family-pier = Wybierz molo
family-technology = Zyskaj technologię
family-sail = Porusz łódź rybacką
family-return = Wróć do portu
family-keep = Zachowaj żeton
family-throw = Wyrzuć za burtę
family-upgrade = Ulepsz
family-upgrade-fish = Zyskaj rybę zamiast ulepszenia
family-feast = Wydaj ucztę
family-market = Sprzedaj ryby za punkty
family-ability = Weź kafelek zdolności
family-wagon = Porusz wóz
family-lift = Zdejmij kość z planszetki
family-sell = Sprzedaj zasoby
family-pay_upgrade = Wydaj ryby, aby ulepszyć
family-downgrade = Osłab zasób
family-buy = Kup zasób
family-worker = Użyj pracownika
family-fresh_start = Nowy początek
family-overboard = Wyrzuć za burtę

## Akcje: co jest na przycisku

action-set = Zestaw { $a }: { $ability }; budynek: { $building }; { $resources }
action-side = Strona { $a }: { $squares }
action-die =
    { $a_id ->
        [white] Weź białą kość { $b }
       *[orange] Weź pomarańczową kość { $b }
    }
action-tavern_die =
    { $b_id ->
        [white] Weź białą kość { $value } ({ $a })
       *[orange] Weź pomarańczową kość { $value } ({ $a })
    }
action-retire = Spasuj, { $a }: { $effect }
action-use =
    { $paid ->
        [0] Aktywuj { $line_acc }
       *[other] Wydaj { $cost_acc } i aktywuj { $line_acc }
    }{ $count ->
        [0] {""}
       *[other] : { $buildings }
    }
action-discard = Odrzuć kość i zyskaj { $gains_acc }
action-activate =
    { $paid ->
        [0] Aktywuj { $a }: { $building }
       *[other] Wydaj { $cost_acc } i aktywuj { $a }: { $building }
    }{ $idle ->
        [0] {""}
       *[other] {" "}– teraz nic tam nie zrobisz
    }
action-build =
    { $paid ->
        [0] Zbuduj za darmo – { $tile }
       *[other] Zbuduj za { $cost_acc } – { $tile }
    }{ $stack ->
        [0] {""}
       *[other] {" "}(stos { $stack })
    }
action-place =
    { $b ->
        [0] Umieść na { $a }
       *[other] Umieść na { $a }, obrót { $b }°
    }{ $size ->
        [1] {""}
       *[other] : { $layout }
    }{ $full ->
        [0] {""}
       *[other] {" "}– pełne: { $lines }, nagroda: { $gains }
    }
action-order =
    { $anywhere ->
        [0] Zlecenie { $a } za { $cost_acc }: skrzynia ({ $points }), { $pier }
       *[other] Zlecenie { $a } za { $cost_acc }: skrzynia ({ $points }), dowolne molo
    }
action-pier = Połóż skrzynię: { $a } ({ $effect })
action-technology =
    { $tile_id ->
        [none] { $a } { $level } za { $cost_acc }: { $effect }
       *[other] { $a } { $level } za { $cost_acc }: { $effect }; kafelek punktacji „{ $tile }”
    }
action-sail =
    { $looks ->
        [0] Płyń do obszaru { $area } bez brania żetonu
        [1] Płyń do obszaru { $area } i weź żeton rodzaju { $type } (w stosie: { $left })
       *[other] Płyń do obszaru { $area }, podejrzyj { $looks } żetony rodzaju { $type } i zachowaj 1 (w stosie: { $left })
    }
action-return =
    { $paid ->
        [0] Wróć do portu z pustą łodzią
       *[other] Wróć do portu i zyskaj { $gains_acc }
    }
action-keep = Zachowaj { $a }
action-throw = Wyrzuć za burtę: { $a }
action-upgrade = Ulepsz { $from_acc } na { $to_acc }
action-upgrade-fish = Zyskaj { $gains_acc } zamiast ulepszenia
action-feast = Wydaj { $cost_acc }, zyskaj { $gains_acc }
action-market = Sprzedaj { $cost_acc } za { $gains_acc }
action-ability = { $a } – { $help }
action-wagon =
    { $b_id ->
        [stay] Zostaw wóz na { $a }
       *[other] Porusz wóz z { $a } { $b } na { $to }
    }{ $square_id ->
        [none] {""}
       *[other] : { $square }
    }
action-lift = Zdejmij { $die_acc } z { $a }
action-sell = Sprzedaj { $sold_acc } za { $gains_acc }
action-pay_upgrade = Wydaj { $cost_acc } i ulepsz { $from_acc } na { $to_acc }
action-downgrade = Osłab { $from_acc } na { $to_acc }
action-buy = Kup { $bought_acc } za { $cost_acc }
action-worker =
    { $both ->
        [0] Pracownik na { $a }: { $building }
       *[other] Pracownik na { $a }: { $building } (obie akcje)
    }{ $idle ->
        [0] {""}
       *[other] {" "}– teraz nic tam nie zrobisz
    }
forfeits-worker = pracownik na tę rundę
action-fresh_start = Nowy początek: zdejmij do { $n } kości z planszetki
action-overboard = Wyrzuć za burtę: { $a }
done-activate =
    { $cell_id ->
        [none] Zakończ i odłóż kość
       *[other] Zakończ i zostaw kość na { $cell }
    }
done-end_turn = Zakończ turę
done-lift = Nie zdejmuj więcej kości
done-market = Nie sprzedawaj ryb
done-may-Build = Nie buduj
done-may-GoFishing = Nie wyruszaj na połów
done-may-OneOf = Ani jedno, ani drugie
done-may-Order = Nie realizuj zlecenia
done-may-Technology = Nie zyskuj technologii
done-may-Trade = Bez uczty
done-move_wagons = Nie poruszaj więcej wozów
done-neighbor = Nie aktywuj sąsiedniego budynku
done-own_or_neighbor =
    { $beside ->
        [0] Nie korzystaj z niego
       *[other] Nie korzystaj z niego ani z sąsiedniego budynku
    }
done-piers = Przejdź do nagród z mol

## Pytania: o czym gracz ma zdecydować

-do-order = zrealizować zlecenie
-do-technology = zyskać technologię
-do-build_small = zbudować mały kafelek budynku
-do-go_fishing = wyruszyć na połów
prompt-choose_set = Wybierz zestaw początkowy: kafelek zdolności, początkowy budynek i zasoby.
prompt-choose_side = Wybierz stronę kafelka początkowego budynku.
prompt-first_fishing = Twoje początkowe zasoby pozwalają wyruszyć na połów.
prompt-turn =
    { $dice ->
        [0] Zbuduj duży kafelek budynku albo spasuj: w tej rundzie nie możesz już wziąć kości.
       *[other] Weź kość (jeszcze białe: { $white }, pomarańczowe: { $orange }), zbuduj duży kafelek budynku albo spasuj.
    }
prompt-end_turn = Twoja tura dobiega końca: użyj pracownika lub innej darmowej akcji albo ją zakończ.
prompt-use_die = Masz { $die_acc }: wybierz rząd lub kolumnę do aktywacji albo odrzuć kość.
prompt-activate =
    { $cell_id ->
        [none]
            { $row ->
                [0] Aktywuj budynek ({ $line }). Kolejność: z góry na dół; budynki wolno pomijać.
               *[other] Aktywuj budynek ({ $line }). Kolejność: od lewej do prawej; budynki wolno pomijać.
            }
       *[other] Aktywuj kolejny budynek za { $cell } ({ $line }) albo zakończ.
    }
prompt-activate_wagons =
    { $n ->
        [one] Aktywuj wóz: przesuń go w poprzek linii albo zostaw na miejscu.
       *[many] Aktywuj kolejno swoje wozy: każdy przesuń w poprzek linii albo zostaw na miejscu.
    }
prompt-move_wagons =
    { $n ->
        [one] Możesz poruszyć wóz o 1 pole w dowolnym kierunku.
       *[many] Możesz poruszyć każdy swój wóz o 1 pole w dowolnym kierunku.
    }
prompt-place = Umieść { $tile }.
prompt-place_crate = Wybierz molo dla tej skrzyni: { $crate }.
prompt-keep = Zachowaj jeden z dwóch żetonów ({ $stack }); drugi wróci na wierzch stosu.
prompt-throw = Na kafelku łodzi brakuje miejsca: wyrzuć jeden żeton za burtę.
prompt-neighbor = Dobry sąsiad: wydać 1 rybę, aby aktywować też budynek obok { $cell }?
prompt-own_or_neighbor = { $cell }: skorzystaj z budynku ({ $building }) albo najpierw wydaj 1 rybę, aby aktywować budynek obok.
prompt-piers = Teraz { $pier }: możesz jeszcze użyć pracownika lub innej darmowej akcji albo przejść dalej.
prompt-lift =
    { $n ->
        [one] Nowy początek: zdejmij jeszcze { $n } kość z planszetki albo zakończ.
       *[many] Nowy początek: zdejmij z planszetki kości (jeszcze najwyżej { $n }) albo zakończ.
    }
prompt-take_ability_tile = Weź kafelek zdolności z planszy.
prompt-market = Targ rybny: ile ryb zamieniasz na punkty?
prompt-upgrade = Ulepsz 1 zasób albo zyskaj 1 rybę.
prompt-feast = Zapłać za ucztę.
prompt-may-feast = Molo biesiadne: możesz zapłacić za ucztę.
prompt-build_large = Wybierz duży kafelek budynku.
prompt-order = Wybierz zlecenie.
prompt-technology = Wybierz technologię.
prompt-build_small = Wybierz mały kafelek budynku.
prompt-build_free = Wybierz kafelek jednopolowy.
prompt-go_fishing = Porusz łódź rybacką albo wróć do portu.
prompt-may-order = Możesz { -do-order }.
prompt-may-technology = Możesz { -do-technology }.
prompt-may-build_small = Możesz { -do-build_small }.
prompt-may-build_free = Możesz zbudować za darmo kafelek jednopolowy.
prompt-may-go_fishing = Możesz { -do-go_fishing }: naprzód albo do portu.
prompt-order-or-technology = Musisz { -do-order } albo { -do-technology }.
prompt-order-or-go_fishing = Musisz { -do-order } albo { -do-go_fishing }.
prompt-order-or-build_small = Musisz { -do-order } albo { -do-build_small }.
prompt-technology-or-go_fishing = Musisz { -do-technology } albo { -do-go_fishing }.
prompt-technology-or-build_small = Musisz { -do-technology } albo { -do-build_small }.
prompt-go_fishing-or-build_small = Musisz { -do-go_fishing } albo { -do-build_small }.
prompt-may-order-or-technology = Możesz { -do-order } albo { -do-technology }.
prompt-may-order-or-go_fishing = Możesz { -do-order } albo { -do-go_fishing }.
prompt-may-order-or-build_small = Możesz { -do-order } albo { -do-build_small }.
prompt-may-technology-or-go_fishing = Możesz { -do-technology } albo { -do-go_fishing }.
prompt-may-technology-or-build_small = Możesz { -do-technology } albo { -do-build_small }.
prompt-may-go_fishing-or-build_small = Możesz { -do-go_fishing } albo { -do-build_small }.
prompt-both-order-and-technology = Możesz { -do-order } i { -do-technology }, w dowolnej kolejności.
prompt-both-order-and-go_fishing = Możesz { -do-order } i { -do-go_fishing }, w dowolnej kolejności.
prompt-both-order-and-build_small = Możesz { -do-order } i { -do-build_small }, w dowolnej kolejności.
prompt-both-technology-and-go_fishing = Możesz { -do-technology } i { -do-go_fishing }, w dowolnej kolejności.
prompt-both-technology-and-build_small = Możesz { -do-technology } i { -do-build_small }, w dowolnej kolejności.
prompt-both-go_fishing-and-build_small = Możesz { -do-go_fishing } i { -do-build_small }, w dowolnej kolejności.

## Zdarzenia: co stoi po imieniu gracza w dzienniku

event-chooses_set = wybiera zestaw początkowy: „{ $ability }”, { $resources }
event-gains = zyskuje { $counted_acc }
event-pays = wydaje { $counted_acc }
event-scores =
    { $points ->
        [one] zdobywa { $points } punkt
        [few] zdobywa { $points } punkty
       *[many] zdobywa { $points } punktów
    } ({ $source_id ->
        [fishing] { score-fishing }
        [boardwalks] { score-boardwalks }
        [piers] { score-piers }
       *[lightning] { score-lightning }
    })
event-upgrades = ulepsza { $from_acc } na { $to_acc }
event-downgrades = osłabia { $from_acc } na { $to_acc }
event-sells =
    { $fish ->
        [one] sprzedaje { $good_acc } za { $fish } rybę
        [few] sprzedaje { $good_acc } za { $fish } ryby
       *[many] sprzedaje { $good_acc } za { $fish } ryb
    }
event-round = rozpoczyna rundę { $round }
event-takes_die =
    { $tavern_id ->
        [none] bierze { $die_acc }
       *[other] bierze { $die_acc } ({ $tavern })
    }
event-uses_die = aktywuje { $line_acc }
event-discards_die = odrzuca { $die_acc }
event-sets_die_aside = odkłada { $die_acc }
event-activates = aktywuje { $cell }: { $building }
event-places_worker = umieszcza pracownika na { $cell }: { $building }
event-builds = buduje na { $place } – { $tile }
event-completes_line = zapełnia { $line_acc }
event-orders = realizuje zlecenie: { $crate }, { $pier }
event-learns = osiąga poziom { $level }: { $track }
event-gets_worker = zyskuje pracownika
event-gets_ability = bierze kafelek zdolności „{ $ability }”
event-sails = płynie do obszaru { $area }
event-catches = łowi { $token }
event-sees = podgląda { $token }
event-throws = wyrzuca za burtę: { $token }
event-returns = wraca do portu z obszaru { $area }
event-lightning =
    { $points ->
        [one] dociera do kafelka „{ $tile }”: { $points } punkt
        [few] dociera do kafelka „{ $tile }”: { $points } punkty
       *[many] dociera do kafelka „{ $tile }”: { $points } punktów
    }
event-fresh_start = używa kafelka „Nowy początek”
event-lifts = zdejmuje { $die_acc } z { $cell }
event-wagon =
    { $to_id ->
        [none] aktywuje wóz na { $cell }
       *[other] aktywuje wóz: { $cell } → { $to }
    }
event-gets_wagon =
    { $waiting ->
        [0] zyskuje drugi wóz
       *[other] zyskuje drugi wóz; czeka on, aż [1, 1] będzie wolne
    }
event-retires = pasuje: { $tavern }
event-pier = aktywuje { $pier } za skrzynię nr { $crate_number }
event-box = usuwa z gry – { $tile }
event-box_crate = usuwa z gry – { $crate }
event-game_over = kończy ostatnią rundę: gra skończona

## Arkusz punktów

score-fishing = Połowy
score-boardwalks = Deptaki
score-piers = Mola
score-lightning = Kafelki z błyskawicą
score-fish = Pozostałe ryby
score-crate_sets = Zestawy skrzyń
score-crates = Skrzynie
score-technology = Poziomy technologii
score-scoring_tiles = Kafelki punktacji
score-wagons = Wozy

outcome-won-true = Wygrywasz.
outcome-won-false = Nie wygrywasz: każdy kafelek specjalnej punktacji musi dać co najmniej 10 punktów.
outcome-special =
    { $n ->
        [one] Kafelek specjalnej punktacji „{ $thing }”: { $n } punkt
        [few] Kafelek specjalnej punktacji „{ $thing }”: { $n } punkty
       *[many] Kafelek specjalnej punktacji „{ $thing }”: { $n } punktów
    }
outcome-medal-none = Medal: bez medalu
outcome-medal-bronze = Medal: brąz
outcome-medal-silver = Medal: srebro
outcome-medal-gold = Medal: złoto
outcome-medal-platinum = Medal: platyna
outcome-medal-palladium = Medal: pallad
outcome-achievement =
    { $n ->
        [0] Bez osiągnięcia
       *[other] Osiągnięcie poziomu { $n }
    }

## Opcje gry

option-side = Planszetki graczy
option-side-base = strona bazowa
option-side-village = strona z nazwą wioski
option-side-help = Strona bazowa jest dla wszystkich taka sama i najlepsza na pierwszą grę; po stronie z nazwą wioski każda wioska zaczyna z innymi budynkami.
option-wagons = Wariant zaawansowany
option-wagons-false = bez wozów
option-wagons-true = z wozami
option-wagons-help = Wozy jeżdżą po wiosce, aktywują budynki i punktują; tor Logistyki ma nowe technologie.
option-start_player = Rozpoczynający gracz
option-start_player-random = losowy
option-start_player-1 = gracz 1
option-start_player-2 = gracz 2
option-start_player-3 = gracz 3
option-start_player-4 = gracz 4
option-start_player-help = Rozgrywa pierwszą turę, a zestaw początkowy wybiera jako ostatni.
option-special_tiles = Kafelki specjalnej punktacji
option-special_tiles-2 = 2
option-special_tiles-3 = 3
option-special_tiles-4 = 4
option-special_tiles-5 = 5
option-special_tiles-help = Tryb solo: każdy z tych kafelków musi dać co najmniej 10 punktów; od 3 kafelków można zdobywać osiągnięcia.

## Odmowy: dlaczego akcja jest niemożliwa

refusal-too_few_goods = Koszt: { $cost }. Masz: { $have }.
refusal-this_cannot_be_skipped = Tego nie można pominąć. { $prompt }
refusal-one_main_action_a_turn = Główna akcja tej tury jest już wybrana.
refusal-take_a_die_first = Najpierw weź kość.
refusal-needs_a_building_tavern_or_pier = Tę akcję daje tylko budynek, tawerna, molo lub wóz.
refusal-each_action_only_once = Ta akcja budynku jest już wykonana.
refusal-no_free_action_before_this = Darmowe akcje muszą chwilę poczekać. { $prompt }
refusal-white_dice_limit_reached =
    { $n ->
        [one] W rundzie możesz wziąć tylko { $n } białą kość.
        [few] W rundzie możesz wziąć tylko { $n } białe kości.
       *[many] W rundzie możesz wziąć tylko { $n } białych kości.
    }
refusal-orange_dice_limit_reached =
    { $n ->
        [one] W tej rundzie możesz wziąć tylko { $n } pomarańczową kość.
        [few] W tej rundzie możesz wziąć tylko { $n } pomarańczowe kości.
       *[many] W tej rundzie możesz wziąć tylko { $n } pomarańczowych kości.
    }
refusal-no_such_die = Nie ma już takiej kości ({ $die }).
refusal-dice_lie_in_the_taverns = W trybie solo kości bierze się z tawern.
refusal-no_such_die_in_the_tavern = Nie ma tu kości tego koloru ({ $tavern }).
refusal-only_in_the_solo_game = Kości leżą w tawernach tylko w trybie solo.
refusal-tavern_taken = Stoi tu już znacznik gracza ({ $tavern }).
refusal-dice_in_the_tavern = Leżą tu jeszcze kości ({ $tavern }).
refusal-wrong_line_for_this_colour = Białej kości używa się w kolumnie, pomarańczowej w rzędzie; twoja to { $die }.
refusal-nothing_to_activate_there = Nie ma tu czego aktywować ({ $line }).
refusal-not_in_the_line = Kość aktywuje inną linię: { $line }.
refusal-no_building_there =
    { $empty ->
        [0] Na { $cell } jest deptak, nie budynek.
       *[other] Na { $cell } nie ma budynku.
    }
refusal-building_occupied = Budynek jest zajęty ({ $piece }).
refusal-wrong_order = Budynki aktywuje się z góry na dół lub od lewej do prawej, a kość jest już dalej, na { $cell }.
refusal-die_already_used = Kość została już użyta, nie można jej odrzucić.
refusal-activate_or_discard = Aktywuj budynek albo odrzuć kość.
refusal-only_small_tiles_here = Tutaj można zbudować tylko mały kafelek budynku.
refusal-only_large_tiles_here = Akcja główna buduje tylko duże kafelki budynków.
refusal-only_one_square_tiles_here = Za darmo jest tylko kafelek jednopolowy.
refusal-stack_is_empty = Ten stos jest pusty.
refusal-tile_fits_nowhere = Na twojej planszetce nie ma na to miejsca ({ $shape }).
refusal-one_square_is_not_turned = Obrót kafelka jednopolowego niczego nie zmienia.
refusal-leaves_the_grid = To już poza siatką.
refusal-covers_a_building_or_tile = Przeszkadza tu budynek lub inny kafelek.
refusal-starting_tile_goes_to_the_centre = Kafelek początkowego budynku zajmuje dwa z czterech centralnych pól.
refusal-top_of_the_track_reached = To już najwyższy poziom ({ $track }).
refusal-ability_not_on_the_board = Kafelka zdolności „{ $ability }” nie ma na planszy.
refusal-last_area_reached = Twoja łódź jest w ostatnim obszarze: może tylko wrócić do portu.
refusal-a_token_can_be_taken = Jest żeton, który możesz wziąć: wybierz jego stos.
refusal-technology_missing = Brakuje technologii: { $track }, poziom { $level }.
refusal-boat_in_the_harbor = Twoja łódź już jest w porcie.
refusal-token_was_not_drawn = Tego żetonu nie dobrano.
refusal-token_not_aboard = Tego żetonu nie ma na twoim kafelku łodzi.
refusal-no_arrow_between_these = Żadna strzałka tak nie prowadzi: { $from } → { $to }.
refusal-no_wagon_to_move_there = Na { $cell } nie ma wozu do poruszenia.
refusal-wagons_move_or_are_left = Porusz wóz albo zakończ, aby go zostawić na miejscu.
refusal-wagon_moves_across_the_line =
    { $row ->
        [0] Przy aktywacji kolumny wozy jadą w lewo lub w prawo.
       *[other] Przy aktywacji rzędu wozy jadą w górę lub w dół.
    }
refusal-wagon_way_blocked = Droga jest zablokowana ({ $piece }).
refusal-set_already_chosen = Ten zestaw początkowy jest już zajęty.
refusal-ability_missing = Potrzebny jest kafelek zdolności „{ $ability }”.
refusal-ability_used_this_round = Kafelek „{ $ability }” był już użyty w tej rundzie.
refusal-no_worker_left = Na polu pracownika nie ma pracownika.
refusal-no_dice_to_take_off = Na twojej planszetce nie ma kości do zdjęcia.
refusal-not_beside_the_worker = Ten budynek nie sąsiaduje z { $cell }.
refusal-die_is_in_use = Ta kość jest jeszcze w użyciu.
refusal-no_die_there = Na { $cell } nie ma kości.
refusal-belongs_to_another = To należy do innego gracza ({ $seat }).
refusal-level_reached = Ten poziom toru „{ $track }” jest już osiągnięty.
refusal-levels_one_by_one = Poziomy toru „{ $track }” osiąga się po kolei.
refusal-boat_goes_to_the_next_area =
    { $area ->
        [0] Twoja łódź jest w porcie i płynie za każdym razem o jeden obszar: najpierw do obszaru 1.
       *[other] Twoja łódź jest w obszarze { $area } i płynie za każdym razem o jeden obszar dalej albo wraca do portu.
    }
refusal-scoring_tile_at_the_top = Ten kafelek punktacji liczy się dla tego, kto dotrze na szczyt toru „{ $track }”.

## Nazwy części stołu

term-player_board = planszetka gracza
term-storage_board = planszetka magazynu
term-storage_room = pomieszczenie
term-game_board = plansza
term-building = budynek
term-boardwalk = deptak
term-large_building_tile = duży kafelek budynku
term-small_building_tile = mały kafelek budynku
term-starting_building_tile = kafelek początkowego budynku
term-starting_resource_tile = kafelek początkowych zasobów
term-starting_set = zestaw początkowy
term-starting_crate_tile = kafelek początkowej skrzyni
term-crate_tile = kafelek skrzyni
term-crate_space = pole skrzyni
term-boat_tile = kafelek łodzi
term-fishing_boat = łódź rybacka
term-fishing_token = żeton połowu
term-lobster = homar
term-ability_tile = kafelek zdolności
term-ability_space = pole zdolności
term-scoring_tile = kafelek punktacji
term-special_scoring_tile = kafelek specjalnej punktacji
term-technology_track = tor technologii
term-technology_marker = znacznik technologii
term-advanced_technology_tile = kafelek zaawansowanej technologii
term-player_marker = znacznik gracza
term-worker = pracownik
term-worker_space = pole pracownika
term-wagon = wóz
term-pier = molo
term-tavern = tawerna
term-tavern_area = obszar tawerny
term-round_counter = licznik rund
term-dice_area = obszar kości
term-building_space = pole budynku
term-fjord = fiord
term-harbor = port
term-fishing_space = pole połowu
term-score_track = tor punktacji
term-village_side = strona z nazwą wioski
term-advanced_game = wariant zaawansowany
