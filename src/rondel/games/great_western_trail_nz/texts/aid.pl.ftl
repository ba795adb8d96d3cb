### Pomoc gracza po polsku: jedna strona.

aid-aim = Cel
aid-aim-line = Prowadź stado do Wellington; sprzedawaj, strzyż, żegluj i buduj. Wygrywa, kto ma najwięcej punktów.

aid-turn = Twoja tura
aid-turn-walk = **A Idź** od 1 kroku do limitu. Krokami są żetony, puste pola nie. Dłonie: czarna 1, zielona 2.
aid-turn-use = **B Budynek neutralny albo swój**: każda akcja raz albo jedna pojedyncza akcja pomocnicza. Gdzie indziej tylko ona.
aid-turn-draw = **C Dobierz** do limitu kart, 4 do 6.
aid-turn-between = **Przed A i między akcjami**: zagrywaj karty, kupuj karty bonusów za złoto.

aid-wellington = Wellington: wszystkie cztery po kolei
aid-wellington-income = **1 Dochód**: owce różnych ras; wartości hodowlane i certyfikaty to twoje funty.
aid-wellington-delivery = **2 Dostawa**: dysk do punktu najwyżej tej wartości; jego pole jest twoje. Zapłać transport.
aid-wellington-a = **3 Rozwój A**: pracownik albo niebezpieczeństwo na planszę.
aid-wellington-b = **4 Rozwój B**: żeton na rynek bonusów, zegar gry.

aid-actions = Akcje
aid-hire = **Zatrudnij**: cena i dopłata; wykonaj to, co zakrywa pracownik.
aid-buy = **Kup owce** za pasterki i funty. Wolna pasterka dokłada 2 karty.
aid-build = **Zbuduj**: tylu rękodzielników, ilu pokazano, po 2 funty. Zastąpienie własnego: różnica.
aid-shear = **Strzyż** różne rasy, jedną za każdego postrzygacza: wełna to funty; potem może dysk do punktu handlu wełną.
aid-ship = **Płyń** o maks. 1 pole za każdego marynarza. Port kosztuje 1 i kończy akcję.
aid-pathfinder = **Tor pioniera**: do przodu; na co wejdziesz albo co miniesz, jest twoje.
aid-invest = **Zainwestuj** w żeton z dostępnego rzędu; bonus od razu.
aid-hazard = **Usuń niebezpieczeństwo** i zatrzymaj je: osuwisko daje Owczarka, powódź Prom.
aid-objective = **Karta celu**, na stos kart odrzuconych.
aid-auxiliary = **Akcja pomocnicza**: jedno pole odblokowane; oba: podwójna.
aid-certificate = **Certyfikat**: limit 3 albo 5. Dojście do 2 daje 1 złoto.
aid-exchange = **Żeton wymiany**, kiedykolwiek: dobierz do 2, odrzuć tyle samo. Dwa: Shropshire opuszcza grę, 1 złoto.

aid-harbours = Porty
aid-harbour-small = **Mały**: zapłać, magazyn, karta.
aid-harbour-medium = **Średni**: zapłać, dysk, karta; może kapitan portu za pracownika.
aid-harbour-large = **Duży**: za darmo, magazyn; otwiera zagraniczny punkt.

aid-cards = Karty do zagrania: efekt, odrzuć, dobierz 1
aid-card-ferry = **Prom**: 2 funty
aid-card-sheepdog = **Owczarek**: 1 certyfikat
aid-card-kotare = **Łowczyk czczony**: pionier 1
aid-card-bonus = **Karty bonusów**: koło 3, beczka 3, dzwon 4, kompas 5 złota

aid-end = Koniec
aid-end-line = Kto zapełni rynek bonusów, bierze jego żeton i kończy. Pozostali mają jeszcze jedną turę, bez C.

aid-points = Punkty na koniec
aid-points-money = każde pełne 5 funtów
aid-points-buildings = twoje budynki na szlaku
aid-points-posts = punkty handlowe; każdy dysk w punkcie 0
aid-points-harbours = porty; dwa sąsiednie końce szlaków
aid-points-path = pionier 5 / 9 / 12 / 14 / 16
aid-points-tiles = niebezpieczeństwa i żetony bonusów
aid-points-cards = każda karta stada
aid-points-objectives = cele: wszystko spełnione albo nie
aid-points-masters = kapitanowie portów, pary magazynów
aid-points-workers = każdy pracownik na piątym polu
aid-points-hand = odblokowane prawe pole limitu kart
aid-points-token = żeton rynku bonusów
aid-points-1 = 1
aid-points-3 = 3
aid-points-4 = 4
aid-points-5 = 5
aid-points-printed = z tarczy
aid-points-minus = z tarczy; −8
aid-points-pair = z tarczy; 4
aid-points-track = 3/7/10/13/15
aid-points-either = + albo −

aid-know = Warto wiedzieć
aid-know-doubles = Rasa liczy się raz: pozbywaj się par po drodze.
aid-know-discs = Wcześnie odblokuj limit kroków i kart.
aid-know-corners = Biały narożnik: wszędzie. Ciemny: tylko ciemne pola.
aid-know-fees = Opłatę płacisz z tego, co masz; wszystko inne w całości.

aid-first = Pierwsza tura
aid-first-line = Odrzuć karty do 4. Dysk z pola o białym narożniku na tor pioniera. Owczarz na dowolny budynek neutralny.
