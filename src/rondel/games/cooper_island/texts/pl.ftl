### Cooper Island po polsku.

title = Cooper Island
tagline = Układaj krajobraz na krajobrazie, rozbudowuj swój półwysep i opływaj wyspę łodziami.

## Monety, zasoby i co jeszcze się liczy. amount-…: tyle czegoś.

name-coin = moneta
    .acc = monetę
name-wood = drewno
name-stone = kamień
name-food = żywność
name-gold = złoto
name-cloth = płótno
amount-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
    .acc =
        { $n ->
            [one] { $n } monetę
            [few] { $n } monety
           *[other] { $n } monet
        }
amount-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
amount-stone =
    { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }
amount-food =
    { $n ->
        [one] { $n } żywność
       *[other] { $n } żywności
    }
amount-gold =
    { $n ->
        [one] { $n } złoto
       *[other] { $n } złota
    }
amount-cloth =
    { $n ->
        [one] { $n } płótno
        [few] { $n } płótna
       *[other] { $n } płócien
    }
amount-cube =
    { $n ->
        [one] { $n } dowolna kostka
        [few] { $n } dowolne kostki
       *[other] { $n } dowolnych kostek
    }
    .acc =
        { $n ->
            [one] { $n } dowolną kostkę
            [few] { $n } dowolne kostki
           *[other] { $n } dowolnych kostek
        }
amount-helm =
    { $n ->
        [one] { $n } punkt steru
        [few] { $n } punkty steru
       *[other] { $n } punktów steru
    }
amount-anchor =
    { $n ->
        [one] { $n } kotwica
        [few] { $n } kotwice
       *[other] { $n } kotwic
    }
    .acc =
        { $n ->
            [one] { $n } kotwicę
            [few] { $n } kotwice
           *[other] { $n } kotwic
        }
amount-vp =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }
gains = { $gains }
    .acc = { $gains_acc }
either = { $one } / { $other }
    .acc = { $one_acc } / { $other_acc }

## Tereny, elementy, robotnicy, żaglowce

name-forest = las
name-meadow = łąka
    .acc = łąkę
name-mountain = góra
    .acc = górę
name-settlement = osada
    .acc = osadę
name-ruin = ruiny
name-small = mały budynek
name-large = duży budynek
name-fortress = twierdza
    .acc = twierdzę
name-statue = posąg
name-crate = skrzynia
    .acc = skrzynię
name-normal = zwykły robotnik
    .acc = zwykłego robotnika
name-special = robotnik specjalny
    .acc = robotnika specjalnego
name-one_sail = żaglowiec jednomasztowy
name-two_sails = żaglowiec dwumasztowy
name-yellow = żółty
name-cooper = Cooper
owner =
    { $n ->
        [0] zasoby ogólne
       *[other] gracz { PLAYER($n) }
    }

## Miejsca i płytki, nazwane od położenia i tego, co pokazują

shows-hex = { $at }
shows-half =
    { $harbor ->
        [0] { $water } od strony zatoki
       *[other] { $water } od strony portu
    }
shows-coast = { $half }, teren na { $hex }
shows-double = podwójna płytka terenu ({ $front } / { $back })
    .acc = podwójną płytkę terenu ({ $front } / { $back })
shows-single = pojedyncza płytka terenu ({ $one } / { $other })
    .acc = pojedynczą płytkę terenu ({ $one } / { $other })
shows-log = żeton dziennika pokładowego ({ $effect })
shows-crate = { $effect }
shows-dock = pole w dokach nr { $n }
shows-spot = miejsce w warsztacie nr { $n }
shows-cargo = statek towarowy nr { $n }
shows-hire = pole robotników do wynajęcia nr { $n }
shows-solo = karta Coopera nr { $n } ({ $section })
    .acc = kartę Coopera nr { $n } ({ $section })
shows-space =
    { $square ->
        [0] { $section }, pole okrągłe
       *[other] { $section }, pole kwadratowe
    }
shows-arrow = { $from } → { $to }
worker-round = pole okrągłe
worker-square = pole kwadratowe
tile-front = przód
tile-back = tył
hire-worker = robotnik
hire-helm = punkty steru
ahead-number = gracz { PLAYER($n) }
keep_card-number = karta nr { $n }
put_under-number = karta nr { $n }
card-number =
    { $n ->
        [1] { name-large-1 }
        [2] { name-large-2 }
        [3] { name-large-3 }
        [4] { name-large-4 }
        [5] { name-large-5 }
        [6] { name-large-6 }
        [7] { name-large-7 }
        [8] { name-large-8 }
        [9] { name-large-9 }
        [10] { name-large-10 }
        [11] { name-large-11 }
        [12] { name-large-12 }
        [13] { name-large-13 }
        [14] { name-large-14 }
       *[other] { name-large-15 }
    }
turn_up-number = { card-number }

## Wysepki, łodzie, karty

name-I1 = wysepka z monetą
    .acc = wysepkę z monetą
name-I2 = wysepka ze złotem lub płótnem
    .acc = wysepkę ze złotem lub płótnem
name-I3 = wysepka z płytką terenu
    .acc = wysepkę z płytką terenu
name-I4 = wysepka kartografa
    .acc = wysepkę kartografa
name-I5 = wysepka z zapasami
    .acc = wysepkę z zapasami
name-I6 = wysepka z ruinami
    .acc = wysepkę z ruinami
name-B1 = łódź z monetą
name-B2 = łódź ze złotem lub płótnem
name-B3 = łódź z płytką terenu
name-B4 = łódź kartografa
name-B5 = łódź magazynowa
    .acc = łódź magazynową
name-B6 = łódź kopiująca
    .acc = łódź kopiującą
name-small-1 = Magazyn
name-small-2 = Spichlerz
name-small-3 = Skarbiec
name-small-4 = Biuro spedycyjne
name-small-5 = Tartak
name-small-6 = Kamieniarz
name-small-7 = Strzecha budowniczych
name-small-8 = Piekarnia
name-small-9 = Targ rybny
name-small-10 = Szkutnia
name-small-11 = Biuro mierniczego
name-small-12 = Komora celna
name-small-13 = Kapliczka
name-small-14 = Izba map
name-small-15 = Dwór
name-large-1 = Mennica
name-large-2 = Dom handlowy
name-large-3 = Biblioteka
name-large-4 = Urząd ziemski
name-large-5 = Cech mierniczych
name-large-6 = Wykopaliska
name-large-7 = Plantacja
name-large-8 = Giełda
name-large-9 = Admiralicja
name-large-10 = Stołówka
name-large-11 = Połączenie wysepek
name-large-12 = Doki kupieckie
name-large-13 = Skład skrzyń
name-large-14 = Wrakowisko
name-large-15 = Przeniesienie budynku
name-RO1 = Łodzie
name-RO2 = Budynki
name-RO3 = Posągi
name-RO4 = Skrzynie
name-RO5 = Wysoki teren
name-RO6 = Zbadany półwysep
name-RO7 = Największy obszar
name-RO8 = Kopia zlecenia
name-boats = łodzie kupieckie
name-buildings = budynki
name-statues = posągi
name-crates = skrzynie
name-cloth_to_coins = 2 płótna → 1 moneta
name-gold_to_cubes = 2 złota → 1 kostka
name-any_to_any = 4 dowolne → 1 dowolny
name-opt1 = wyrównanie podwójnej płytki (1 krok)
name-opt2 = pojedyncza płytka na niezbadanym polu (2 kroki)
name-opt3 = pojedyncza płytka na polu o poziomie 3 lub niższym (3 kroki)
name-opt4 = pojedyncza płytka na polu o poziomie 4 lub wyższym (4 kroki)
name-ST1 = Cooper przewoźnik
name-ST2 = Cooper budowniczy
name-ST3 = Cooper rzeźbiarz
name-ST4 = Cooper kupiec

## Co dają akcje

effect-draw = dobierz 1 podwójną płytkę terenu
effect-place = połóż 1 podwójną płytkę terenu
effect-islet = połóż 1 wysepkę
effect-ruin = usuń 1 ruiny
effect-statue = wznieś 1 posąg
effect-supply = zaopatrz 1 statek towarowy
effect-token = weź żeton Coopera
effect-boat =
    { $off ->
        [0] zbuduj 1 łódź kupiecką
       *[other] zbuduj 1 łódź kupiecką o { $off } taniej
    }
effect-erect =
    { $off ->
        [0] wznieś 1 budynek
       *[other] wznieś 1 budynek o { $off } taniej
    }
effect-gain = zdobądź { $gains_acc }
effect-gain_any = zdobądź 1 monetę lub kostkę
effect-to_market = weź { $gains_acc } na targowisko
effect-steps =
    { $n ->
        [one] 1 krok kartografa
        [few] do { $n } kroków kartografa
       *[other] do { $n } kroków kartografa
    }
effect-times = { $what } (najwyżej { $n } razy)
effect-all = { $parts }
effect-perform_boat = wykonaj akcję dowolnej zbudowanej łodzi
effect-perform_islet = wykonaj akcję dowolnej wysepki na stole
effect-more_boats = wykonaj akcje różnych zbudowanych łodzi (najwyżej { $n })
effect-more_islets = wykonaj akcje różnych wysepek (najwyżej { $n })
effect-free_option = użyj opcji 2, 3 lub 4 kartografa bez cofania znacznika
effect-plant = połóż pasującą kostkę na wolnym polu terenu
effect-swap = wymień w magazynie przedmioty na inne (najwyżej { $n })
effect-admiralty = usuń najwyżej { $anchors_acc } albo zapłać { $cost_acc } za { $helm }
effect-canteen = wyżyw teraz robotników, potem { $helm }
effect-depot = umieść nieużytą skrzynię jak budynek za { $helm }
effect-wreck = odwróć swoją łódź i wykonaj jej akcję
effect-move = przenieś budynek lub posąg na inne wolne pole terenu

## Do czego służą elementy

about-boat =
    Po zbudowaniu i w każdej fazie dochodu: { $effect }.{ $spots ->
        [0] {""}
       *[other] {" "}Jest też dodatkowym miejscem magazynowym.
    }
about-islet = Teren: { $land }. Po położeniu i zawsze, gdy mija ją żaglowiec: { $effect }.
about-log = Od razu: { $effect }. Na koniec gry: { $points }.
about-crate = Przenieś tu nieużytą skrzynię: { $effect }.
about-dock = Koszt: { $cost }; łódź daje { $helm }.
about-hex = { $column }. pole od lewej w { $row }. rzędzie od portu, jak widzi to właściciel.
about-cargo = Zaopatrzenie kosztuje { $cost_acc }, daje { $helm } i twoją skrzynię. Każdy gracz może to zrobić raz.
about-small-building = Koszt: { $cost }; daje { $helm }, miejsce magazynowe i kartę małego budynku.
about-large-building = Koszt: { $cost }; daje { $helm }, miejsce w warsztacie rzeźbiarskim i kartę dużego budynku.
about-fortress-building = Koszt: { $cost }; daje { $helm }. Odtąd ponowna aktywacja jest darmowa: karta i skrzynia.
about-large_card = W dowolnej chwili swojej tury, potem zakryj kartę: { $effect }.
about-flagged = { $gives } Na koniec gry, jeśli jest odkryta: { $task }.
about-order = Za { $what }: { $n1 } – { $p1 }, { $n2 } – { $p2 }, { $n3 } – { $p3 }.
about-order-most = Za { $what }: najwyżej { $n1 } – { $p1 }, najwyżej { $n2 } – { $p2 }, { $n3 } – { $p3 }.
about-order-copy = Liczy się jak zlecenie zajęte przez innego gracza, ale daje o { $n } punkt mniej.
about-milestone = Cel: { $n } { $what }. Potem można go przenieść na pole robotników do wynajęcia: robotnik albo punkty steru.
about-strategy = Kolejne nagrody Coopera za kamienie milowe: { $hires }.
about-solo =
    { $counter_id ->
        [none] Cooper stawia robotnika ({ $section }) i płynie: { $helm }.
       *[other] Cooper stawia robotnika ({ $section }) i płynie: { $helm }; { $counter } +1.
    }
help-wood = Z lasów. Kostka ma wartość równą poziomowi swojego pola, w magazynie 1.
help-stone = Z gór. Kostka ma wartość równą poziomowi swojego pola, w magazynie 1.
help-food = Z łąk; służy do wyżywienia robotników. Kostka ma wartość równą poziomowi swojego pola, w magazynie 1.
help-gold = Z gór na poziomie co najmniej 3. Kostka ma wartość równą poziomowi swojego pola, w magazynie 1.
help-cloth = Z osad. Kostka ma wartość równą poziomowi swojego pola, w magazynie 1.
help-coin = Przechowuje się ją tylko na miejscach magazynowych.
help-forest = Daje drewno. Na nim może leżeć tylko las lub osada.
help-meadow = Daje żywność. Na niej może leżeć tylko łąka lub osada.
help-mountain = Daje kamień, od poziomu 3 kamień lub złoto. Na niej może leżeć tylko góra lub osada.
help-settlement = Daje płótno. Może leżeć na każdym terenie. Budynek lub posąg daje tu o 1 punkt steru więcej.
help-ruin = Nic tu nie można położyć, dopóki ich nie usuniesz; potem stają się posągiem.
help-statue = 1 punkt steru przy wzniesieniu i 1 w każdej fazie porządkowania.
help-special = Staje na polach kwadratowych. Gdy go zatrudniasz, jeden z twoich robotników idzie na królewskie zlecenie.
help-one_sail = Płynie zgodnie z ruchem wskazówek zegara. Zatrzymują go kotwice: 1 punkt steru usuwa jedną.
help-two_sails = Płynie przeciwnie do ruchu wskazówek zegara. Zatrzymują go kotwice: 1 punkt steru usuwa jedną.
help-opt1 = Przy kładzeniu podwójnej płytki: pojedyncza płytka wyrównuje różnicę 1 poziomu.
help-opt2 = Pojedyncza płytka z kostką na niezbadanym polu obok twojego terenu.
help-opt3 = Pojedyncza płytka z kostką, pasująca lub osada, na wolnym polu, które ma teraz poziom 3 lub niższy. Pole rośnie o 1: z poziomu 3 na 4.
help-opt4 = Pojedyncza płytka z kostką, pasująca lub osada, na wolnym polu, które ma teraz poziom 4 lub wyższy. Pole rośnie o 1: z poziomu 4 na 5.
help-cloth_to_coins = Zwróć płótno o dowolnej łącznej wartości: połowa w monetach trafia na targowisko.
help-gold_to_cubes = Zwróć złoto o dowolnej łącznej wartości: połowa w kostkach trafia na targowisko.
help-any_to_any = Zwróć cokolwiek o dowolnej łącznej wartości: ćwierć w monetach lub kostkach trafia na targowisko.
perk-spots =
    { $of_id ->
        [food] Dodatkowe miejsca magazynowe tylko na żywność: { $n }.
        [coin] Dodatkowe miejsca magazynowe tylko na monety: { $n }.
       *[any] Dodatkowe miejsca magazynowe: { $n }.
    }
perk-supply_cargo_ship = Zaopatrzenie statku towarowego kosztuje o { $n } złoto lub płótno mniej.
perk-any_cost_with_wood = Wszystko, co kosztuje drewno, kosztuje o { $n } drewno mniej.
perk-any_cost_with_stone = Wszystko, co kosztuje kamień, kosztuje o { $n } kamień mniej.
perk-build_income_boat = Łódź kupiecka kosztuje o { $n } monetę lub drewno mniej.
perk-on_erect_building = Każdy następny budynek daje dodatkowo { $helm }.
perk-feeding_cost_reduction = Wyżywienie kosztuje o { $n } żywność mniej.
perk-feeding_coin_as_food = Przy wyżywieniu moneta jest warta tyle żywności: { $n }.
perk-carto_option_cost = Opcja 1 kartografa kosztuje { $n } kroków.
perk-no_fees = Za niezapłaconą opłatę nie bierzesz kotwicy.
perk-on_build_statue = Gdy wznosisz posąg: { $effect }.
perk-on_draw_tile = Gdy dobierasz podwójną płytkę terenu: dobierz 2 i zatrzymaj 1.
task-per =
    { $per ->
        [1] { $points } za { $what_acc }
       *[other] { $points } za każde { $per } { $what }
    }
task-if = { $points }, jeśli masz co najmniej { $n } budynki i { $n } posągi
count-income_boats_on_landing_spaces = łodzie kupieckie w dokach
count-buildings_on_peninsula = budynki na półwyspie
count-statues_on_peninsula = posągi na półwyspie
count-crate_lids_acquired = skrzynie zabrane ze statków towarowych
count-landscape_spaces_level_5_or_more = pola terenu na poziomie co najmniej 5
count-uncharted_spaces_left = niezbadane pola
count-largest_connected_area_one_landscape_not_settlement = pola największego obszaru lasu, łąki lub gór
count-cartographer_space = pola na torze kartografa
count-visible_settlement_spaces = osady na półwyspie
count-crates_on_peninsula = skrzynie na półwyspie
    .acc = każdą skrzynię na półwyspie
count-face_down_boats = twoje zakryte łodzie
    .acc = każdą twoją zakrytą łódź
hires-normal = zwykły robotnik
hires-special = robotnik specjalny
hires-helm2 = 2 punkty steru

## Nagłówki nad akcjami jednego rodzaju

family-worker = Postaw robotnika
family-landscape = Wybierz teren
family-draw = Dobierz podwójną płytkę terenu
family-cooper_token = Weź żeton Coopera
family-steps = Kroki kartografa
family-tile = Połóż podwójną płytkę terenu
family-half = Pierwsza połowa płytki
family-beside = Druga połowa płytki
family-mine = Weź z góry
family-keep_tile = Zatrzymaj płytkę
family-islet = Połóż wysepkę
family-coast = Gdzie położyć wysepkę
family-gain = Zdobądź
family-boat_gain = Zdobądź dzięki łodzi
family-gain_all = Zdobądź wszystko
family-receive = Weź na targowisko
family-dock = Zbuduj łódź kupiecką
family-boat = Wybierz łódź
family-build = Wznieś budynek
family-site = Umieść na półwyspie
family-keep_card = Zatrzymaj kartę budynku
family-put_under = Odłóż pod stos
family-ruin = Usuń ruiny
family-spot = Miejsce w warsztacie
family-statue = Wznieś posąg
family-supply = Zaopatrz statek towarowy
family-reduce = Zmniejsz koszt
family-pay = Zapłać z magazynu
family-pay_from = Zapłać z pola terenu
family-refuse_fee = Nie płać opłaty
family-toll_house = Użyj Komory celnej
family-ship = Płyń
family-anchor = Weź kotwicę
family-weigh = Usuń kotwicę
family-commission = Zapłać za punkty steru
family-plant = Połóż kostkę na polu
family-swap = Wymień
family-wreck = Odwróć łódź
family-move = Przenieś budynek lub posąg
family-move_to = Dokąd przenieść
family-survey = Nowa pojedyncza płytka
family-raise = Podnieś pole
family-recruit = Zatrudnij
family-assign = Wyślij robotnika
family-order = Wybierz królewskie zlecenie
family-turn_up = Odkryj kartę
family-take_back = Odzyskaj skrzynię
family-store = Zmagazynuj kostkę
family-unload = Zmagazynuj z targowiska
family-trade = Wymiana handlowa
family-crate = Użyj skrzyni
family-cartographer = Kartograf
family-card = Użyj karty dużego budynku
family-hire = Użyj kamienia milowego
family-ahead = Decyduj bez czekania

## Akcje: co stoi na przycisku

action-worker =
    { $b_id ->
        [square] Robotnik specjalny do segmentu akcji { $a }: { $what }
       *[round] Robotnik do segmentu akcji { $a }: { $what }
    }{ $fee ->
        [0] {""}
       *[other] {" "}– opłata ({ $owner })
    }{ $idle ->
        [0] {""}
       *[other] {" "}– teraz nic tam nie zrobisz
    }
action-landscape = Pojedyncza płytka: { $a }
action-draw = Dobierz podwójną płytkę terenu
action-cooper_token = Weź żeton Coopera
action-steps =
    { $a ->
        [one] 1 krok kartografa
        [few] { $a } kroki kartografa
       *[other] { $a } kroków kartografa
    }
action-tile = Połóż podwójną płytkę terenu: { $first } + { $second }
action-half = Połóż { $land_acc } na { $a }
action-beside =
    { $shim ->
        [0] Połóż { $land_acc } na { $a }, poziom { $level }
       *[other] Połóż { $land_acc } na { $a }, poziom { $level }, z pojedynczą płytką pod spodem
    }
action-mine = Weź { $a_acc }
action-keep_tile = Zatrzymaj { $a_acc }
action-islet = Połóż { $a_acc } ({ $land }): { $what }
action-coast = Wysepka na { $a }, jej teren na { $b }
action-gain =
    { $section ->
        [0] Zdobądź { $gains_acc }
       *[other] Zdobądź { $gains_acc } (przedmiot do wyboru)
    }
action-boat_gain = Zdobądź { $gains_acc } dzięki akcji łodzi
action-gain_all = Zdobądź { $gains_acc }
action-receive = Weź { $gains_acc } na targowisko
action-dock =
    { $off ->
        [0] Łódź kupiecka na { $a } za { $cost_acc }: { $helm }
       *[other] Łódź kupiecka na { $a } za { $cost_acc } (o { $off } mniej): { $helm }
    }
action-boat = Zbuduj { $a_acc }: { $what }
action-build =
    { $off ->
        [0] Wznieś { $a_acc } za { $cost_acc }: { $helm }
       *[other] Wznieś { $a_acc } za { $cost_acc } (o { $off } mniej): { $helm }
    }
action-site =
    { $town ->
        [0] Na { $a } ({ $land }, poziom { $level })
       *[other] Na { $a } ({ $land }, poziom { $level }): o 1 punkt steru więcej
    }
action-keep_card = Zatrzymaj „{ $card }”: { $help }
action-put_under = „{ $card }” jako następna pod stos
action-ruin = Usuń ruiny z { $a }
action-spot =
    { $leaves ->
        [0] { $points ->
            [0] Przenieś posąg na { $a }
           *[other] Przenieś posąg na { $a }: { $helm }
        }
       *[other] Weź posąg: { $a }
    }
action-statue = Wznieś posąg za { $cost_acc }
action-supply =
    { $off ->
        [0] Zaopatrz { $a } za { $cost_acc }: { $helm }
       *[other] Zaopatrz { $a } za { $cost_acc } (o { $off } mniej): { $helm }
    }
action-reduce = Zapłać o { $gains_acc } mniej
action-pay =
    { $trade ->
        [0] Zapłać { $gains_acc } z magazynu
       *[other] Zwróć { $gains_acc } z magazynu
    }
action-pay_from =
    { $trade ->
        [0] Zapłać: { $good } z { $a } (wartość { $value })
       *[other] Zwróć: { $good } z { $a } (wartość { $value })
    }
action-refuse_fee =
    { $to ->
        [0] Nie płać i weź kotwicę
       *[other] Nie płać i weź kotwicę; { $owner } bierze przedmiot z zasobów ogólnych
    }
action-toll_house = Komora celna: nie płać i nie bierz kotwicy
action-ship =
    { $anchors ->
        [0] { $helm } – { $a }
       *[other] { $helm } – { $a } (kotwice: { $anchors })
    }, { $steps ->
        [0] zostaje na miejscu
        [one] { $steps } pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }
action-anchor = Kotwica – { $a }
action-weigh = Usuń kotwicę – { $a }
action-commission = Zapłać 2 monety za 1 punkt steru
action-plant = Kostka na { $a } ({ $land }, poziom { $level })
action-swap = Wymień { $given_acc } na { $got_acc }
action-wreck = Odwróć { $a_acc }: { $what }
action-move = Przenieś { $piece_acc } z { $a }
action-move_to = Na { $a } ({ $land }, poziom { $level })
action-survey = Pojedyncza płytka na { $a }
action-raise = Podnieś { $a } ({ $land }) na poziom { $level }
action-recruit = Zatrudnij { $a_acc }
action-assign = Wyślij na królewskie zlecenie { $a_acc }
action-order = { $a } – { $help }
action-turn_up =
    { $free ->
        [0] Odkryj kartę „{ $a }” za { $cost_acc }
       *[other] Odkryj kartę „{ $a }”
    }
action-take_back =
    { $free ->
        [0] Odzyskaj skrzynię za { $cost_acc } ({ $a })
       *[other] Odzyskaj skrzynię ({ $a })
    }
action-store = Zmagazynuj { $gains_acc } z { $a }
action-unload = Zmagazynuj { $gains_acc } z targowiska
action-trade = Wymiana: { $a }
action-crate = Skrzynia: { $what }
action-cartographer =
    { $free ->
        [0] Kartograf: { $a }
       *[other] Bez cofania znacznika: { $a }
    }
action-card = „{ $a }”: { $what }
action-hire =
    { $a_id ->
        [worker] Kamień milowy: zatrudnij robotnika
       *[helm] Kamień milowy: { $helm }
    }
action-ahead = Nie czekaj, zdecyduj teraz ({ $a })
done-Menu = Zakończ te akcje
done-Income = Zakończ dochód
done-PassIslets = Bez akcji wysepki
done-PerformMore = Bez dalszych akcji
done-GainAll = Nie zdobywaj nic więcej
done-end_turn = Zakończ turę
done-feeding = Wyżyw robotników
done-feed = Przerwij wyżywienie: { $anchors }
done-reactivate = Nie aktywuj nic więcej
done-bonus = Dalej bez punktów steru
done-clear_market =
    { $items ->
        [0] Zakończ porządkowanie
       *[other] Opróżnij targowisko
    }
done-last_actions = Gotowe: końcowa punktacja
done-trade_items =
    { $n ->
        [one] Wymień na { $n } przedmiot
        [few] Wymień na { $n } przedmioty
       *[other] Wymień na { $n } przedmiotów
    }
done-swap = Nie wymieniaj więcej
done-admiralty = Nie usuwaj więcej
done-build_on = Brak wolnego pola: akcja budynku przepada
done-statue_on = Brak wolnego pola: akcja posągu przepada
done-depot = Brak wolnego pola: akcja przepada

## Pytania: o czym gracz decyduje

prompt-turn = Runda { $round }: postaw robotnika na wyspie centralnej.
prompt-Income =
    { $some ->
        [0] Dochód rundy { $round }: nic już nie zostało.
       *[other] Dochód rundy { $round }, w dowolnej kolejności: { $left }.
    }
prompt-Menu =
    { $some ->
        [0] Nic już tu nie zostało do zrobienia.
       *[other] { $must ->
            [0] Możliwe akcje: { $left }.
           *[other] Co najmniej jedna akcja: { $left }.
        }
    }
forfeits = { $left }
forfeits-turn = akcje tej tury
prompt-PassIslets = Możesz użyć wysepki: { $left }.
prompt-PerformMore =
    { $boats ->
        [0] Wybierz akcję wysepki (zostało: { $n }).
       *[other] Wybierz akcję zbudowanej łodzi (zostało: { $n }).
    }
prompt-GainAll = Zdobądź { $gains_acc }, o ile jest miejsce.
prompt-Draw = Dobierz podwójną płytkę terenu.
prompt-PlaceTile = Wybierz podwójną płytkę terenu i jej stronę.
prompt-Steps = Przesuń kartografa.
prompt-end_turn = Twoja tura się kończy: ostatnia chwila na kartografa i kamienie milowe.
prompt-place_half = Płytka { $first } + { $second }: gdzie położyć { $first_acc }?
prompt-place_beside = Płytka { $first } + { $second }: { $first } leży na { $hex }; gdzie położyć { $second_acc }?
prompt-mine = Góra na { $hex } jest wysoka: kamień czy złoto?
prompt-keep_tile = Zatrzymaj jedną z dwóch płytek; druga wraca do worka.
prompt-place_islet = Gdzie położyć { $islet_acc }?
prompt-reduce =
    { $off ->
        [one] Koszt: { $cost }. Odejmij { $off }.
       *[other] Koszt: { $cost }. Odejmij { $off }, po jednym.
    }
prompt-pay =
    { $clear ->
        [0] Zostało do zapłaty: { $cost }. Wybierz kostkę.
       *[other] Zostało do zapłaty: { $cost }. Musi to być też kostka z pola terenu, aby zrobić miejsce.
    }
prompt-receive =
    { $n ->
        [one] Weź { $n } przedmiot na targowisko.
        [few] Weź { $n } przedmioty na targowisko, po jednym.
       *[other] Weź { $n } przedmiotów na targowisko, po jednym.
    }
prompt-fee =
    { $harbor ->
        [0] Opłata za pole robotnika ({ $owner }): zapłać 1 monetę lub kostkę albo weź kotwicę.
       *[other] Opłata portowa ({ $owner }): zapłać 1 monetę lub kostkę albo weź kotwicę.
    }
prompt-take_anchors =
    { $n ->
        [one] Pod który żaglowiec trafia kotwica?
       *[other] Pod który żaglowiec trafia następna kotwica (zostało: { $n })?
    }
prompt-sail = Wybierz żaglowiec: { $helm }.
prompt-choose_boat = Która łódź trafia na { $dock }?
prompt-build_on = Gdzie umieścić { $piece_acc }? Na wolnym polu o najwyższym poziomie.
prompt-keep_card = Zatrzymaj jedną z kart budynków; pozostałe trafiają pod stos.
prompt-return_card = Która karta trafia następna pod stos?
prompt-craft = Na które miejsce w warsztacie trafia posąg?
prompt-statue_from = Który posąg bierzesz?
prompt-statue_on = Gdzie umieścić posąg? Na wolnym polu o najwyższym poziomie.
prompt-trade_items = { $trade }: zwracaj przedmioty (dotąd wartość { $value }, daje { $n }).
prompt-survey =
    { $option ->
        [2] Gdzie położyć pojedynczą płytkę? Na niezbadanym polu.
        [3] Które pole o poziomie 3 lub niższym podnosi o 1 pojedyncza płytka?
       *[other] Które pole o poziomie 4 lub wyższym podnosi o 1 pojedyncza płytka?
    }
prompt-single_tile = Jaki teren pokazuje pojedyncza płytka na { $hex }?
prompt-move = Który budynek lub posąg przenosisz?
prompt-move_to = Dokąd przenosisz z { $hex }?
prompt-recruit = Którego robotnika zatrudniasz?
prompt-assign = Którego robotnika wysyłasz na królewskie zlecenie?
prompt-assign_order = Na które królewskie zlecenie wysłać { $worker_acc }?
prompt-feeding = Zaraz nastąpi wyżywienie robotników.
prompt-feed = Wyżywienie, do zapłaty: { $cost }; za każdą brakującą żywność bierzesz kotwicę.
prompt-reactivate =
    { $free ->
        [0] Możesz odkryć kartę dużego budynku ({ $card }) albo odzyskać skrzynię ({ $crate }).
       *[other] Możesz odkryć kartę dużego budynku i odzyskać skrzynię.
    }
prompt-bonus =
    { $points ->
        [0] { $passage ->
            [0] Zaraz bonus z posągów: ostatnia chwila, by wznieść posąg.
           *[other] Zaraz bonus półwyspu: ostatnia chwila, by zbadać pola przejścia.
        }
       *[other] { $passage ->
            [0] Bonus z posągów, wybierz żaglowiec: { $helm }.
           *[other] Bonus półwyspu, wybierz żaglowiec: { $helm }.
        }
    }
prompt-clear_market =
    { $items ->
        [0] Porządkowanie się kończy: ostatnia chwila na kartografa.
       *[other] Co zostanie na targowisku, wraca do zasobów ogólnych.
    }
prompt-last_actions = Ostatnia runda minęła: ostatnia chwila na akcje błyskawiczne.
prompt-choose_landscape = Wybierz swój pierwszy teren.
prompt-free_option = Wybierz opcję kartografa; znacznik się nie cofa.
prompt-plant = Na którym polu kładziesz kostkę?
prompt-swap = Które przedmioty wymieniasz?
prompt-admiralty = Usuń kotwice albo zapłać za punkt steru.
prompt-wreck = Którą łódź odwracasz?
prompt-depot = Gdzie umieścić skrzynię? Na wolnym polu o najwyższym poziomie.

## Zdarzenia: co następuje w dzienniku po nazwie gracza

event-round = zaczyna rundę { $round }
event-phase =
    { $phase_id ->
        [income] zaczyna fazę dochodu
        [work] zaczyna fazę robotników
        [cleanup] zaczyna fazę porządkowania
       *[finish] rozpoczyna zakończenie gry
    }
event-goes_ahead = nie czeka, bo kolejność nie ma znaczenia
event-places_worker =
    { $below ->
        [-1] stawia robotnika: { $space }
       *[other] stawia robotnika na innych: { $space }
    }
event-takes_token = bierze żeton Coopera
event-draws_tile = dobiera { $tile_acc }
event-returns_tile = odkłada { $tile_acc }
event-places = kładzie { $landscape_acc } na { $hex }
event-shims = podkłada pojedynczą płytkę na { $hex } ({ $landscape })
event-cube = dostaje { $good_acc } na { $hex }
event-islet = kładzie { $islet_acc } ({ $half })
event-steps =
    { $steps ->
        [one] zyskuje { $steps } krok kartografa i jest na { $space }
        [few] zyskuje { $steps } kroki kartografa i jest na { $space }
       *[other] zyskuje { $steps } kroków kartografa i jest na { $space }
    }
event-gains = zdobywa { $counted_acc }
event-to_market = bierze { $counted_acc } na targowisko
event-stores = magazynuje { $good_acc } z { $hex }
event-unloads = magazynuje { $good_acc } z targowiska
event-pays = płaci { $good_acc } o wartości { $value }
event-trades = wymienia ({ $trade }), łączna wartość { $value }
event-fee =
    { $to ->
        [-1] płaci { $good_acc } jako opłatę do zasobów ogólnych
       *[other] płaci { $good_acc } jako opłatę graczowi { PLAYER($to, first: 0) }
    }
event-no_fee =
    { $to ->
        [-1] nie płaci opłaty
       *[other] nie płaci opłaty graczowi { PLAYER($to, first: 0) }
    }
event-anchor = bierze kotwicę ({ $ship })
event-weighs = usuwa kotwicę ({ $ship })
event-helm =
    { $points ->
        [one] zdobywa { $points } punkt steru ({ $ship })
        [few] zdobywa { $points } punkty steru ({ $ship })
       *[other] zdobywa { $points } punktów steru ({ $ship })
    }
event-sails = płynie dalej: { $ship }, pole wybrzeża { $space }
event-passes =
    { $owner ->
        [4] mija { $islet_acc } Coopera
       *[other] mija { $islet_acc } gracza { PLAYER($owner, first: 0) }
    }
event-log = bierze { $token }
event-boat = buduje { $boat_acc } ({ $dock })
event-wrecks = odwraca { $boat_acc }
event-erects = umieszcza { $piece_acc } na { $hex }
event-moves = przenosi budynek lub posąg z { $from } na { $to }
event-sees = dobiera kartę budynku „{ $card }”
event-keeps = zatrzymuje kartę budynku „{ $card }”
event-puts_under =
    { $deck_id ->
        [small] odkłada pozostałe karty małych budynków pod stos
       *[large] odkłada pozostałe karty dużych budynków pod stos
    }
event-ruin = usuwa ruiny z { $hex }; posąg trafia na { $spot }
event-supplies = zaopatruje { $ship }
event-harbormaster = przesuwa kapitana portu na { $ship }
event-uses_crate = używa skrzyni: { $crate }
event-uses_card = używa karty „{ $card }”
event-turns_up = odkrywa kartę „{ $card }”
event-takes_back = odzyskuje skrzynię ({ $crate })
event-swaps = wymienia { $from_acc } na { $to_acc }
event-cartographer = używa kartografa: { $option }; teraz na { $space }
event-milestone = osiąga kamień milowy: { $milestone }
event-hires = zatrudnia { $worker_acc }
event-assigns = wysyła { $worker_acc } na królewskie zlecenie „{ $order }”
event-feeds =
    { $missing ->
        [0] żywi robotników (żywność: { $food })
       *[other] żywi robotników (żywność: { $food }, brakuje: { $missing })
    }
event-clears_market =
    { $items ->
        [one] odkłada { $items } przedmiot z targowiska
        [few] odkłada { $items } przedmioty z targowiska
       *[other] odkłada { $items } przedmiotów z targowiska
    }
event-solo_card = odkrywa { $card_acc }
event-solo_counter = rozwija się: { $counter } – { $number }
event-game_over = kończy ostatnią rundę: koniec gry

## Karta punktacji

score-log_book = Żetony dziennika pokładowego
score-steps = Kroki za portem lub zatoką
score-orders = Królewskie zlecenia
score-cards = Karty budynków
score-leftovers = Niewykorzystane zasoby
score-anchors = Kotwice
outcome-won-true = Wygrywasz.
outcome-won-false = Wygrywa Cooper.
outcome-cooper =
    Cooper – { $thing_id ->
        [log_book] { score-log_book }
        [steps] { score-steps }
        [orders] { score-orders }
       *[total] { score-total }
    }: { $n }

## Opcje gry

option-start_landscape = Pierwszy teren
option-start_landscape-meadow = łąka
option-start_landscape-random = losowy
option-start_landscape-free = każdy wybiera
option-start_landscape-help = Teren na polu startowym każdego półwyspu; w zasadach jest to łąka, inne to warianty.
option-start_player = Pierwszy gracz
option-start_player-random = losowy
option-start_player-1 = gracz 1
option-start_player-2 = gracz 2
option-start_player-3 = gracz 3
option-start_player-4 = gracz 4
option-start_player-help = Zaczyna z żetonem Coopera i ma pierwszą turę.
option-strategy = Strategia Coopera
option-strategy-st1 = { name-ST1 }
option-strategy-st2 = { name-ST2 }
option-strategy-st3 = { name-ST3 }
option-strategy-st4 = { name-ST4 }
option-strategy-help = Tryb solo: jakie karty zagrywa Cooper, kogo zatrudnia i jakich królewskich zleceń chce.
option-difficulty = Poziom trudności
option-difficulty-1 = 1
option-difficulty-2 = 2
option-difficulty-3 = 3
option-difficulty-4 = 4
option-difficulty-help = Tryb solo: od poziomu 2 Cooper ma przewagę na starcie albo płynie dalej w każdej fazie porządkowania.

## The phases of a round

phase-income = dochód
phase-income-help = Faza a: każdy kładzie wysepkę i jej używa, kładzie podwójną płytkę i używa każdej łodzi, po razie i w dowolnej kolejności.
phase-work = robotnicy
phase-work-help = Faza b: po kolei każdy wysyła jednego robotnika do segmentu akcji na wyspie centralnej i wykonuje jego akcje, aż trafią tam wszyscy robotnicy.
phase-cleanup = porządkowanie
phase-cleanup-help = Faza c: robotnicy dostają żywność, skrzynie i karty można ponownie aktywować, posągi i przejście dają punkty steru; potem robotnicy wracają, a targowisko pustoszeje.
