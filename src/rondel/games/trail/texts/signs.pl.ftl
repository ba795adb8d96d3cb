### Co znaczą znaki na planszach, po polsku: słowo na każdy (term-…) jest w board.pl.ftl albo tutaj.

term-seat_mark = znak gracza
term-money = pieniądze
term-certificate = certyfikat
term-hand_cards = karty w ręce
term-hiring_cost = koszt zatrudnienia
term-worker_points = punkty za { -workers }
term-out_of_game = poza grą
help-seat_mark = Każdy gracz ma kolor i kształt; widać je na wszystkim, co do niego należy.
help-money = Tyle ten gracz może wydać. Na koniec gry liczy się to w niewielkim stopniu.
help-certificate = Certyfikaty podnoszą wartość ręki pokazywanej w { -goal }. Tymczasowe się na to wydaje, stałe zostają.
help-exchange_token = Możesz go oddać niemal w każdej chwili: { -draw(case: "imp") } do 2 kart, potem odrzuć tyle samo.
help-step_limit = Tyle kroków możesz zrobić na szlaku w jednej turze. Odblokowane obok pole podnosi limit.
help-hand_limit = Tyle kart masz w ręce na koniec tury. Odblokowane obok pole podnosi limit.
help-hand_cards = Ręka tego gracza: liczba kart jest jawna, same karty nie.
help-draw_stack = Stąd bierzesz karty do ręki. Gdy stos się skończy, tasuje się karty odrzucone.
help-discard_pile = Karty zagrane, dostarczone i zdobyte leżą tu, aż skończy się stos kart.
help-private_building = Budynki tego gracza na szlaku. Używa ich tylko właściciel; za niektóre inni płacą.
help-disc = Dysk tego gracza: zdjęto go z planszy gracza, gdzie odsłonił coś lepszego.
help-herder = Idzie szlakiem do { -goal } i korzysta z pola, na którym staje.
help-hand_fee = Kto wchodzi na pole z dłonią albo je mija, płaci: właścicielowi budynku albo do banku. Zielona i czarna dłoń kosztują różnie.
help-job_market = Tu zatrudnia się { -workers }. Nowi trafiają z { -goal } do rzędu z żetonem.
help-hiring_cost = Tyle kosztuje { -worker } z tego rzędu; akcja może to zmniejszyć albo zwiększyć.
help-worker_points = Kto leży na polu pod tą tarczą, jest na koniec gry wart tyle punktów.
help-bag = Żetony, które są jeszcze w tym woreczku; z niego pochodzi para w kolumnie.
help-foresight = Kto dotrze do { -goal }, bierze po jednym żetonie z każdej kolumny i kładzie go na planszy; potem się je uzupełnia.
help-market_stack = Karty, które trafią na targ, gdy będzie uzupełniany.
help-objective_stack = Kartę celu można też wziąć stąd, nie widząc jej.
help-objective_display = Karty celów, które można wziąć. Za każdą wziętą przychodzi nowa.
help-out_of_game = To, co wypadło z gry i nie wróci.

## Żetony, pola, pola dysków, nadrukowane akcje

about-hazard =
    { $hand_id ->
        [green] Niebezpieczeństwo na drodze; opłata to zielona dłoń. Kto je usunie, zatrzymuje żeton: na koniec gry { $points }.
       *[black] Niebezpieczeństwo na drodze; opłata to czarna dłoń. Kto je usunie, zatrzymuje żeton: na koniec gry { $points }.
    }
about-hazard_space = Nic tu jeszcze nie leży: przechodzi się bez kroku i bez opłaty.
about-slot =
    { $dark ->
        [0] Biały narożnik: dysk stąd może trafić na każde pole dysku. Po odblokowaniu: { $clear }.
       *[other] Ciemny narożnik: dysk stąd może trafić tylko na pola o ciemnych narożnikach. Po odblokowaniu: { $clear }.
    }
clear-aux = jedno pole udostępnia akcję pomocniczą, oba pozwalają ją podwoić
clear-step =
    { $count ->
        [0] wyższy limit kroków
       *[other] wyższy limit kroków oraz { $gains }
    }
clear-hand =
    { $cost ->
        [0] limit kart w ręce +1
       *[other] limit kart w ręce +1 za { $paid }
    }{ $count ->
        [0] {""}
       *[other] {" "}oraz { $gains }
    }
shows-auxiliary = akcja pomocnicza: { $effect }
    .acc = akcję pomocniczą: { $effect }
about-auxiliary = Z jednym odblokowanym polem: { $single }. Z oboma: { $double }.
shows-workplace = pole { $n }: { $kind }
about-workplace = Gdy położysz tu { -worker(case: "gen") }, od razu: { $effect }.
about-risk = Kto staje przy budynku na tym polu, może też: { $effect }.
