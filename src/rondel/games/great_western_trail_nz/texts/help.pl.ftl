### Co znaczą znaki na planszy: nazwa każdego i jedno, dwa zdania.

## Pieniądze, tory, żetony

name-gold = złoto
help-gold = Kupujesz za nie karty bonusów w fazach A i B swojej tury i płacisz za niektóre żetony bonusów. Możesz mieć najwyżej 5; nadwyżka przepada.
name-permanent_wool = stała wełna
help-permanent_wool = Dolicza się do wartości wełny za każdym razem, gdy strzyżesz co najmniej jedną owcę. Nigdy się jej nie wydaje.
name-permanent_certificate = stały certyfikat
help-permanent_certificate = Za każdym razem dodaje w Wellington 1 do wartości hodowlanej. Nigdy się go nie wydaje.
name-wool_value = wartość wełny
help-wool_value = Ostrzyżone owce przynoszą tyle funtów, ile wynosi suma ich wartości wełny.
help-step_tile = Zwiększa limit kroków o 1, a odwrócony o 2. Czeka na torze pioniera.
help-fee_tile = Ile kosztują cię dłonie na kafelkach: zielone i czarne. Po odwróceniu nie płacisz już żadnych opłat.
name-storehouse = magazyn
help-storehouse = Trafia z twojej planszy do małego albo dużego portu. Gdy znikną oba z pary, bonus obok jest twój.
about-pair = Gdy oba magazyny opuszczą te pola, masz: { $bonus }.

## Tor pioniera

name-pathfinder_track = tor pioniera
help-pathfinder_track = Twój dysk idzie tu tylko do przodu. To, co pokazuje pole, dostajesz, gdy na nie wejdziesz albo je miniesz. Za ostatnim polem każdy krok daje 1 funt.
name-pathfinder_disc = dysk na torze pioniera
help-pathfinder_disc = Pokazuje, jak daleko zaszła ta osoba. Nigdy się nie cofa.
name-path_gold = złoto na torze
help-path_gold = Gdy wejdziesz na to pole albo je miniesz, zdobywasz 1 złoto.
name-path_unlock = nowe działki
help-path_unlock = Odtąd możesz budować na tych polach szlaku, które pokazują tę liczbę.
name-path_step = żeton kroków na torze
help-path_step = Gdy wejdziesz na to pole albo je miniesz, bierzesz żeton kroków. Limit kroków rośnie o 1.
name-path_choice = odwrócenie żetonu
help-path_choice = Gdy wejdziesz na to pole albo je miniesz, odwracasz żeton kroków (limit wyższy o 1) albo żeton opłaty (koniec z opłatami).
name-path_points = punkty za tor
help-path_points = Tyle punktów na koniec gry, jeśli twój dysk stoi tu lub dalej, aż do następnej tarczy.

## Wellington i rynki

help-wellington = Kto tu dotrze, musi stanąć: dochód za pokazane owce, dysk w punkcie handlowym, potem po jednym żetonie z prognozy A i B. Potem szlak zaczyna się od nowa.
name-income = 1: dochód
help-income = Pokaż owce różnych ras. One i certyfikaty dają tyle funtów, ile wynosi suma ich wartości hodowlanych.
name-delivery = 2: dostawa
help-delivery = Dysk trafia do punktu handlowego, który wymaga najwyżej pokazanej wartości hodowlanej.
name-foresight = 3 i 4: prognoza
help-foresight = Wybierz jeden z dwóch żetonów: trafia na rynek pracy, na szlak albo na rynek bonusów.
help-shepherd = Każdej używasz raz przy zakupie owiec: im więcej pasterek, tym niższe ceny.
help-craftsman = Budynek wymaga tylu, ilu pokazuje; przy budowie za każdego płacisz funty.
help-sailor = Przy znaku kotwicy statek płynie o maks. 1 pole za każdego marynarza.
help-shearer = Przy znaku nożyc pokazujesz do jednej owcy za każdego; kto nie pokazuje owcy, może dobrać kartę i odrzucić kartę.
help-joker = Trafia do dowolnego rzędu twojej planszy i liczy się jako pracownik tego rzędu.
name-hiring_cost = cena pracownika
help-hiring_cost = Tyle funtów kosztuje pracownik z tej kolumny, więcej lub mniej zależnie od akcji.
name-bonus_market = rynek bonusów
help-bonus_market = Akcją z gwiazdą bierzesz jeden żeton z rzędu przed znacznikiem i płacisz cenę tego rzędu. Gdy zapełni się ostatnie pole, zaczynają się ostatnie tury.
name-bonus_price = cena żetonu bonusu
help-bonus_price = Tyle funtów kosztuje każdy żeton z tego rzędu, więcej zależnie od akcji.
name-market_token = żeton rynku bonusów
help-market_token = Do jego rzędu trafiają nowe żetony. Gdy do niego dojdą, rusza dalej wzdłuż strzałki. Żetonów z jego rzędu nie można jeszcze brać. Kto zapełni ostatnie pole, bierze go: 5 punktów.
name-arrow_black = czarna strzałka
help-arrow_black = Gdy znacznik tędy przechodzi, nic więcej się nie dzieje.
name-arrow_yellow = żółta strzałka
help-arrow_yellow = Gdy znacznik tędy przechodzi, uzupełnia się targ owiec.
name-arrow_turquoise = turkusowa strzałka
help-arrow_turquoise = Gdy znacznik tędy przechodzi, neutralne budynki B, C, G i H odwracają się na stronę II.
name-arrow_red = czerwona strzałka
help-arrow_red = Gdy znacznik tędy opuszcza rynek, każdy z pozostałych graczy ma jeszcze jedną, ostatnią turę.
name-sheep_market = targ owiec
help-sheep_market = Owce na sprzedaż i ich ceny przy 1, 2, 3 albo 4 pasterkach.
about-purchase =
    { $tokens ->
        [0] Zakup: { $shepherds } i { $money } za { $cards }.
       *[other] Zakup: { $shepherds } i { $money } za { $cards } i żeton wymiany.
    }
name-deck_building_supply = zasoby rozbudowy talii
help-deck_building_supply = Karty, które dają akcje, niebezpieczeństwa i punkty handlowe. Pod nimi karty bonusów, za złoto albo z portów.
about-stack = Stos kart bonusów: porty z tym znakiem dają jedną; w swojej turze kupujesz ją za { $gold } złota.

## Punkty handlowe i morze

name-sheep_posts = lokalne punkty handlowe
help-sheep_posts = W Wellington jeden dysk trafia do punktu, który wymaga najwyżej pokazanej wartości hodowlanej.
name-wool_posts = lokalne punkty handlu wełną
help-wool_posts = Po strzyżeniu jeden dysk może trafić do punktu, który wymaga najwyżej twojej wartości wełny.
name-post_arrow = punkty między dwoma punktami handlowymi
help-post_arrow = Liczą się na koniec gry, jeśli masz dyski w obu punktach.
name-sea_arrow = punkty między dwoma portami
help-sea_arrow = Liczą się na koniec gry, jeśli masz magazyny w obu portach.
name-sea_routes = szlaki morskie
help-sea_routes = Statki płyną po kropkowanych liniach, także z powrotem. Port rozbudowuje się z pola po jego lewej stronie; to też kosztuje 1 ruch i kończy akcję.
name-ship = statek
help-ship = Każde pole, na które wpływa, kosztuje 1 ruch akcji; inne statki nigdy go nie blokują.
about-sea_space =
    { $kind_id ->
        [harbour] Stąd statek może rozbudować port { $harbour }.
        [start] Tu zaczynają wszystkie statki i tu wracają po rozbudowie portu na końcu szlaku.
       *[open] Otwarte morze: statki tylko tędy płyną.
    }

## Sara

help-sarah = Twoja przeciwniczka: w każdej turze karta mówi, jak daleko idzie i co robi. Nie potrzebuje pieniędzy.
name-specialization_tile = kafelek specjalizacji
help-specialization_tile = Pracownicy z tego rzędu liczą się przy kartach Sary z gwiazdą.
name-sarah_worker_space = miejsce pracownika
help-sarah_worker_space = Gdy Sara zatrudnia pracownika na to miejsce, bierze tę kartę bonusu i to, co jeszcze tu widać.
name-sarah_market_tile = zakupy Sary
help-sarah_market_tile = Co Sara kupuje, mając tyle pasterek.
