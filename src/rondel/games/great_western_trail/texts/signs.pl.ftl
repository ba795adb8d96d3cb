### Co znaczą znaki gry Great Western Trail, po polsku.

term-refill_arrow = żółta strzałka
term-end_arrow = zielona strzałka
help-cowboy = Kowboje kupują krowy: im ich więcej, tym tańsze i lepsze karty.
help-builder = Rzemieślnicy stawiają twoje budynki na szlaku; większe wymagają ich więcej.
help-engineer = Inżynierowie przesuwają twoją lokomotywę i mogą zostać zawiadowcami stacji.
help-engine = Jedzie po linii kolejowej. Im jest dalej, tym taniej dostarczasz do dalekich miast; na bocznicy możesz rozbudować stację.
help-railroad = Gdzie są lokomotywy i które miasta przyjmą jeszcze twój dysk. Po rozwinięciu widać stacje i zawiadowców.
help-cross = Koszt transportu: za każdy krzyż między twoją lokomotywą a miastem dostawa kosztuje 1 dolara.
help-station_master = Kto rozbuduje tę stację, może oddać jednego ze swoich pomocników za ten żeton.
help-cattle_market = Karty krów na sprzedaż. Pod nimi: ilu kowbojów i ile dolarów wymaga zakup.
help-job_market_token = Następny pomocnik z Kansas City trafi do tego rzędu. Gdy żeton opuści ostatni rząd, zaczynają się ostatnie tury.
help-refill_arrow = Gdy żeton minie tę linię, targ bydła zostaje uzupełniony.
help-end_arrow = Gdy żeton opuści ten rząd, rozpoczyna się zakończenie gry; kto go przesunął, zatrzymuje go: 2 punkty.
help-specialization_tile = Rodzaj pomocników, który Sam woli.
help-sam_card = Talia Sama: w każdej jego turze karta pokazuje jego ruch i akcję.
help-start = Tu zaczyna się szlak: po dostawie ranczer wraca na to pole.
help-kc = Cel szlaku: dochód, żetony rozwoju i dostawa; potem ranczer zaczyna od nowa.
about-purchase = { $cowboys } i { $money }: bierzesz z targu { $cards }.
about-rail = Pole linii kolejowej. Na żadnym nie stoją dwie lokomotywy; lokomotywa przeskakuje inne.
about-turnout = Bocznica: lokomotywa, która się tu zatrzyma, może rozbudować stację obok.
about-outlaw =
    { $hand_id ->
        [green] Bandyta na drodze; opłata to zielona dłoń. Kto go schwyta, dostaje to, co pokazuje jego pole, i zatrzymuje żeton.
       *[black] Bandyta na drodze; opłata to czarna dłoń. Kto go schwyta, dostaje to, co pokazuje jego pole, i zatrzymuje żeton.
    }
about-outlaw_space = Kto schwyta tu bandytę: { $reward }.
shows-arrow = strzałka między miastami: { $one } – { $other }
about-arrow =
    { $immediate ->
        [0] Za dyski w obu miastach: na koniec gry { $points }.
       *[other] { $worth ->
            [0] Gdy masz dyski w obu miastach, od razu: { $effect }.
           *[other] Gdy masz dyski w obu miastach, od razu: { $effect }; na koniec gry { $points }.
        }
    }
clear-cert_limit = wyższy limit tymczasowych certyfikatów: 4, z oboma polami 6
