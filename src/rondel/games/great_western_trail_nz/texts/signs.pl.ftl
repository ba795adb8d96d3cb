### Co znaczą znaki na planszy: nazwa każdego i jedno, dwa zdania.

## Pieniądze, tory, żetony

term-gold = złoto
help-gold = Kupujesz za nie karty bonusów w fazach A i B swojej tury i płacisz za niektóre żetony bonusów. Możesz mieć najwyżej 5; nadwyżka przepada.
term-permanent_wool = stała wełna
help-permanent_wool = Dolicza się do wartości wełny za każdym razem, gdy strzyżesz co najmniej jedną owcę. Nigdy się jej nie wydaje.
term-permanent_certificate = stały certyfikat
help-permanent_certificate = Za każdym razem dodaje w Wellington 1 do wartości hodowlanej. Nigdy się go nie wydaje.
help-step_tile = Zwiększa limit kroków o 1, a odwrócony o 2. Czeka na torze pioniera.
help-fee_tile = Ile kosztują cię dłonie na żetonach: zielone i czarne. Po odwróceniu nie płacisz już żadnych opłat.
help-storehouse = Trafia z twojej planszy do małego albo dużego portu. Gdy znikną oba z pary, bonus obok jest twój.
about-pair = Gdy oba magazyny opuszczą te pola, masz: { $bonus }.

## Tor pioniera

help-pathfinder_track = Twój dysk idzie tu tylko do przodu. To, co pokazuje pole, dostajesz, gdy na nie wejdziesz albo je miniesz. Za ostatnim polem każdy krok daje 1 funt.
term-pathfinder_disc = dysk na torze pioniera
help-pathfinder_disc = Pokazuje, jak daleko zaszedł ten gracz. Nigdy się nie cofa.
term-path_gold = złoto na torze
help-path_gold = Gdy wejdziesz na to pole albo je miniesz, zdobywasz 1 złoto.
term-path_unlock = nowe działki
help-path_unlock = Odtąd możesz budować na tych polach szlaku, które pokazują tę liczbę.
term-path_step = żeton kroków na torze
help-path_step = Gdy wejdziesz na to pole albo je miniesz, bierzesz żeton kroków. Limit kroków rośnie o 1.
term-path_choice = odwrócenie żetonu
help-path_choice = Gdy wejdziesz na to pole albo je miniesz, odwracasz żeton kroków (limit wyższy o 1) albo żeton opłaty (koniec z opłatami).
term-path_points = punkty za tor
help-path_points = Tyle punktów na koniec gry, jeśli twój dysk stoi tu lub dalej, aż do następnej tarczy.

## Wellington i rynki

help-wellington = Kto tu dotrze, musi stanąć: dochód za pokazane owce, dysk w punkcie handlowym, potem po jednym żetonie rozwoju A i B. Potem szlak zaczyna się od nowa.
help-income = Pokaż owce różnych ras. One i certyfikaty dają tyle funtów, ile wynosi suma ich wartości hodowlanych.
help-delivery = Dysk trafia do punktu handlowego, który wymaga najwyżej pokazanej wartości hodowlanej.
help-job_market = Pracownicy do zatrudnienia, każdy rodzaj w swojej linii. Nowy trafia na pierwsze wolne pole od lewej.
help-hiring_cost = Tyle kosztuje pracownik z tego rzędu; akcja może to zmniejszyć albo zwiększyć.
help-bag = Żetony, które są jeszcze w tym woreczku; z niego pochodzą dwa obok.
help-foresight = Kto dotrze do Wellington, bierze po jednym żetonie z A i B: trafiają na rynek pracy, na szlak albo na rynek bonusów.
help-shepherd = Każdej używasz raz przy zakupie owiec: im więcej pasterek, tym niższe ceny.
help-craftsman = Budynek wymaga tylu, ilu pokazuje; przy budowie za każdego płacisz funty.
help-sailor = Przy znaku kotwicy statek płynie o maks. 1 pole za każdego marynarza.
help-shearer = Przy znaku nożyc pokazujesz do jednej owcy za każdego; kto nie pokazuje owcy, może dobrać kartę i odrzucić kartę.
help-joker = Trafia do dowolnego rzędu twojej planszy i liczy się jako pracownik tego rzędu.
help-bonus_market = Akcją z gwiazdą bierzesz jeden żeton bonusu z rzędu przed żetonem rynku i płacisz cenę tego rzędu. Gdy zapełni się ostatnie pole, zaczynają się ostatnie tury.
term-bonus_price = cena żetonu bonusu
help-bonus_price = Tyle funtów kosztuje każdy żeton z tego rzędu, więcej zależnie od akcji.
help-market_token = Do jego rzędu trafiają nowe żetony bonusów. Gdy do niego dojdą, rusza dalej wzdłuż strzałki. Żetonów bonusów z jego rzędu nie można jeszcze brać. Kto zapełni ostatnie pole, bierze go: 5 punktów.
term-arrow_black = czarna strzałka
help-arrow_black = Gdy żeton rynku tędy przechodzi, nic więcej się nie dzieje.
term-arrow_yellow = żółta strzałka
help-arrow_yellow = Gdy żeton rynku tędy przechodzi, uzupełnia się targ owiec.
term-arrow_turquoise = turkusowa strzałka
help-arrow_turquoise = Gdy żeton rynku tędy przechodzi, budynki neutralne B, C, G i H odwracają się na stronę II.
term-arrow_red = czerwona strzałka
help-arrow_red = Gdy żeton tędy opuszcza rynek, każdy z pozostałych graczy ma jeszcze jedną, ostatnią turę.
help-sheep_market = Owce na sprzedaż i ich ceny przy 1, 2, 3 albo 4 pasterkach.
about-purchase =
    { $tokens ->
        [0] Zakup: { $shepherds } i { $money } za { $cards }.
       *[other] Zakup: { $shepherds } i { $money } za { $cards } i żeton wymiany.
    }
help-deck_building_supply = Karty, które dają akcje, niebezpieczeństwa i punkty handlowe. Pod nimi karty bonusów, za złoto albo z portów.
about-stack = Stos kart bonusów: porty z tym znakiem dają jedną; w swojej turze kupujesz ją za { $gold } złota.

## Punkty handlowe i morze

term-sheep_posts = lokalne punkty handlowe
help-sheep_posts = W Wellington jeden dysk trafia do punktu, który wymaga najwyżej pokazanej wartości hodowlanej.
term-wool_posts = lokalne punkty handlu wełną
help-wool_posts = Po strzyżeniu jeden dysk może trafić do punktu, który wymaga najwyżej twojej wartości wełny.
term-post_arrow = punkty między dwoma punktami handlowymi
help-post_arrow = Liczą się na koniec gry, jeśli masz dyski w obu punktach.
term-sea_arrow = punkty między dwoma portami
help-sea_arrow = Liczą się na koniec gry, jeśli masz magazyny w obu portach.
help-sea_routes = Statki płyną po kropkowanych liniach, także z powrotem. Port rozbudowuje się z pola po jego lewej stronie; to też kosztuje 1 ruch i kończy akcję.
help-ship = Każde pole, na które wpływa, kosztuje 1 ruch akcji; inne statki nigdy go nie blokują.
about-sea_space =
    { $kind_id ->
        [harbour] Stąd statek może rozbudować port { $harbour }.
        [start] Tu zaczynają wszystkie statki i tu wracają po rozbudowie portu na końcu szlaku.
       *[open] Otwarte morze: statki tylko tędy płyną.
    }

## Sara

help-specialization_tile = Pracownicy z tego rzędu liczą się przy kartach Sary z gwiazdą.
term-sarah_worker_space = pole pracownika
help-sarah_worker_space = Gdy Sara zatrudnia pracownika na to pole, bierze tę kartę bonusu i to, co jeszcze tu widać.
term-sarah_market_tile = zakupy Sary
help-sarah_market_tile = Co Sara kupuje, mając tyle pasterek.

## Pola dysków na planszy gracza

clear-cert_limit = wyższy limit tymczasowych certyfikatów
clear-cert =
    { $cost ->
        [0] 1 stały certyfikat
       *[other] 1 stały certyfikat, za { $paid_acc }
    }
clear-wool =
    { $cost ->
        [0] 1 stała wełna
       *[other] 1 stała wełna, za { $paid_acc }
    }
help-start = Tu zaczyna się szlak: po Wellington owczarz wraca na to pole.
help-sarah_card = Stos Sary: w każdej jej turze karta pokazuje jej kroki i akcje.
