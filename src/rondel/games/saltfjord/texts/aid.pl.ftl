### Pomoc gracza do gry Saltfjord po polsku.

aid-aim = Cel
aid-aim-line = Najwięcej punktów po trzech rundach. Zielone punkty liczą się od razu, fioletowe na koniec.

aid-turn = Twoja tura: jedno z trzech
aid-turn-die = **Weź kość**: w rundzie najwyżej 3 białe, a w rundach 1, 2, 3 najwyżej 1, 2, 3 pomarańczowe.
aid-turn-large = **Zbuduj duży kafelek**: trzy pola za 1 drewno i 1 deskę.
aid-turn-retire = **Spasuj**: to twoja ostatnia tura w rundzie.
aid-turn-free = Do tego dowolna liczba darmowych akcji.

aid-die = Kość
aid-die-white = **Biała**: kolumna o jej wartości, z góry na dół.
aid-die-orange = **Pomarańczowa**: rząd o jej wartości, od lewej do prawej.
aid-die-fish = Każda ryba zmienia ją o 1; 6 i 1 nie sąsiadują. Odrzucona daje 1 rybę.
aid-die-stays = Aktywuj dowolne wolne budynki linii. Kość zostaje na ostatnim: jest on zajęty do końca rundy.

aid-retire = Pasowanie
aid-retire-tavern = **Tawerna**: zajmij pustą i wykonaj jej akcję. Kto jest najdalej po lewej, zaczyna następną rundę.
aid-retire-piers = **Mola**, z góry na dół, raz za każdą skrzynię: połów · 1 punkt i 1 ryba · ulepszenie · zboże za 3 punkty lub jedzenie za 5.

aid-actions = Akcje budynków
aid-order = **Zlecenie**: zapłać to, co pokazuje. Skrzynię kładziesz przy molu o tym numerze.
aid-technology = **Technologia**: zapłać cenę, przesuń się o poziom, weź to, co daje.
aid-build = **Mały kafelek**: 1 drewno, o jednym lub dwóch polach, gdziekolwiek na pustych polach.
aid-fishing = **Połów**: o obszar dalej i dobierz żeton albo do portu: punkty obszaru, potem wszystkie żetony.
aid-upgrade = **Ulepszenie**: jeden zasób wzdłuż strzałki albo 1 ryba.
aid-boardwalk = **Deptak**: daje nagrodę raz, gdy jego rząd lub kolumna są pełne.

aid-free = Darmowe akcje
aid-free-worker = **Pracownik na wolny budynek**: aktywuj budynek. Jest on zajęty do końca rundy.
aid-free-upgrade = **Wydaj 2 ryby**: jedno ulepszenie.
aid-free-sell = **Sprzedaj**: drewno, zboże, papier za 1 rybę · deskę, jedzenie, książkę za 2 · złoto za 3.
aid-free-downgrade = Wstecz po strzałce za darmo.

aid-end = Koniec
aid-end-round = Rundy: gdy wszyscy spasują. Pracownicy i kości wracają, dochodzą pomarańczowe, rzuca się wszystkimi.
aid-end-game = Gry: po rundzie 3. Przy remisie wygrywa tawerna bardziej na lewo.

aid-points = Punkty
aid-points-now = zielone punkty
aid-points-so-far = jak zdobyte
aid-points-tokens = żetony na łodzi, bez obszaru
aid-points-printed = jak na kafelku
aid-points-fish = każde 3 ryby, po sprzedaży reszty
aid-points-1 = 1
aid-points-set = skrzynie przy czterech molach, za komplet
aid-points-3 = 3
aid-points-crates = każda skrzynia
aid-points-levels = znaczniki na poziomie 1 / 2
aid-points-1-4 = 1 / 4
aid-points-top = znaczniki na szczycie: kafelek punktacji, ale bez błyskawicy

aid-know = Warto wiedzieć
aid-know-order = Budynek może użyć tego, co dał poprzedni w linii.
aid-know-left = Budynki można pomijać, także ostatnie.
aid-know-home = Żetony i obszar liczą się dopiero, gdy łódź wróci do portu.
aid-know-line = Jeden kafelek może zapełnić rząd i kolumnę: nagrodę dają obie linie.

aid-first = Pierwsza tura
aid-first-line = Wybierz zestaw, połóż jego budynek na śniegu i weź kość, w której linii stoją dwa lub trzy budynki.
