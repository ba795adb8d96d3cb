### Narysowany stół Saltfjord po polsku.

## Nagłówki (krótkie), podpowiedzi i to, co mówi czytnik ekranu

board-fjord = Fiord
board-harbor = Port
board-home = powrót
board-technology = Technologie
board-points-at-end = na koniec gry
board-dice = Kości
board-dice-hint = białe: kolumna · pomar.: rząd
board-taverns = Tawerny
board-rounds = Rundy
board-orders = Zlecenia
board-orders-hint = przy molu o tym numerze
board-buildings = Budynki
board-large = duże
board-small = małe
board-village = Wioska
board-village-of = Wioska { $name }
board-goods = Zasoby
board-piers = Mola
board-storage = Magazyn i mola
board-storage-hint = ulepszanie w prawo · sprzedaż za ryby
board-workers = Pracownicy
board-aside = Odłożone
board-abilities = Zdolności
board-catch = Połów
board-hand = W ręce
board-boat-tile = Łódź
board-special = Specjalna punktacja
board-special-hint = co najmniej po 10
board-sets = Zestawy początkowe
board-empty = pusto
board-left = pod spodem: { $n }
board-area = obszar { $n }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za powrót
board-stack =
    { $n ->
        [one] { $stack }: { $n } żeton
        [few] { $stack }: { $n } żetony
       *[many] { $stack }: { $n } żetonów
    }
board-token-hidden = zakryty żeton rodzaju { $type }
board-boat =
    { $area ->
        [0] { $seat }: łódź w porcie
       *[other] { $seat }: łódź w obszarze { $area }
    }
board-level =
    { $level ->
        [0] { $track }, start
       *[other] { $track }, poziom { $level }
    }
board-marker = { $seat }: { $track }, poziom { $level }
board-tavern-die =
    { $colour_id ->
        [white] biała kość, { $tavern }
       *[orange] pomarańczowa kość, { $tavern }
    }
board-retired = { $seat }: { $tavern }
board-waiting = { $seat }: nadal w rundzie
board-round = runda { $n }, rozpoczynający gracz: { $seat }
board-start = rozpoczynający gracz
board-points =
    { $n ->
        [one] dotąd { $n } punkt
        [few] dotąd { $n } punkty
       *[many] dotąd { $n } punktów
    }
board-dice-left = pozostało do wzięcia: białe { $white }, pomarańczowe { $orange }
board-white-left = białe kości do wzięcia
board-orange-left = pomarańczowe kości do wzięcia
board-caught = zebrane żetony: { $n }, homary: { $lobsters }
board-owned = { $seat }: { $thing }
board-box = usunięte z gry: { $n }

## Miejsca graczy: kolor i kształt

name-seat1 = niebieskie koło
name-seat2 = czerwony kwadrat
name-seat3 = żółty trójkąt
name-seat4 = zielony romb

## Co wyjaśnia dłuższe spojrzenie: elementy opisane swoimi danymi

help-building = Dopóki budynek jest wolny, aktywuje go kość w jego rzędzie lub kolumnie albo pracownik: { $effect }.
help-boardwalk = Gdy jego rząd lub kolumna są całkowicie zapełnione: zyskaj { $gains_acc }.
help-tile-large = Koszt: { $cost }. Budowa dużego kafelka budynku to akcja główna.
help-tile-small = Koszt: { $cost }. Mały kafelek budynku zbudujesz dzięki budynkowi lub tawernie.
help-starting-tile = Jedna z jego dwóch stron trafia na dwa z czterech centralnych pól twojej wioski.
help-resources = Te zasoby otrzymujesz na początku gry.
help-crate = Koszt: { $cost }. Skrzynię kładziesz przy swoim molu; na koniec gry daje ona { $points_acc }.
help-token = Zyskasz to, gdy twoja łódź wróci do portu: { $gains }.
help-fishing =
    { $type ->
        [1] Wpłyń do tego obszaru i weź jeden z tych żetonów.
       *[other] Wpłyń do tego obszaru i weź jeden z tych żetonów, jeśli masz poziom { $type } Rybołówstwa.
    }
help-line =
    { $row ->
        [0] Biała kość o wartości { $n } aktywuje wolne budynki tej kolumny z góry na dół; budynki można pomijać. Każde oczko różnicy kosztuje { $price_acc }.
       *[other] Pomarańczowa kość o wartości { $n } aktywuje wolne budynki tego rzędu od lewej do prawej; budynki można pomijać. Każde oczko różnicy kosztuje { $price_acc }.
    }
shows-area = obszar { $n }
help-area = Łódź za każdym razem płynie o jeden obszar dalej. Powrót stąd do portu daje { $points_acc } oraz wszystko, co leży na kafelku łodzi.

## Zasoby

help-fish = Pieniądz fiordu: zmienia wartość kości i opłaca ulepszenia. Na koniec gry każde { $per_point } ryby dają 1 punkt.
help-wood = Podstawowy zasób. Po ulepszeniu: deska. Sprzedaż: { $sale }.
help-grain = Podstawowy zasób. Po ulepszeniu: jedzenie. Sprzedaż: { $sale }.
help-paper = Podstawowy zasób. Po ulepszeniu: książka. Sprzedaż: { $sale }.
help-plank = Powstaje z drewna. Po ulepszeniu: złoto. Sprzedaż: { $sale }.
help-food = Powstaje ze zboża. Po ulepszeniu: złoto. Sprzedaż: { $sale }.
help-book = Powstaje z papieru. Po ulepszeniu: złoto. Sprzedaż: { $sale }.
help-gold = Najcenniejszy zasób. Sprzedaż: { $sale }.

## Znaki

name-points_now = dotychczasowe punkty
help-points_now = Zdobyte od razu, w trakcie gry: połowy, deptaki, mola, kafelki z błyskawicą. Fioletowe tarcze punktują dopiero na koniec.
name-level_points = punkty za poziom
help-level_points = Na koniec gry każdy twój znacznik, który tu stoi, daje te punkty; na najwyższym poziomie liczy się zamiast tego kafelek punktacji.
name-permanent = na stałe
help-permanent = Ta technologia działa już do końca gry. Pozostałe działają raz, od razu.
name-marker = znacznik technologii
help-marker = Pokazuje, jak daleko jego właściciel zaszedł na tym torze.
help-crafts = Najpierw złoto, potem dwaj pracownicy, którzy tu czekają.
help-carpentry = Odwrócony kafelek łodzi, kafelek zdolności, tańsze budynki.
help-logistics = Zasoby lub wozy dla wioski i więcej korzyści ze skrzyń.
help-fishery = Wybór z dwóch żetonów i lepsze żetony fiordu.
name-white_die = biała kość
help-white_die = Działa na kolumnę o swojej wartości. W rundzie każdy może wziąć 3 białe kości.
name-orange_die = pomarańczowa kość
help-orange_die = Działa na rząd o swojej wartości. Każdy może wziąć 1 pomarańczową kość w rundzie 1, 2 w rundzie 2 i 3 w rundzie 3.
name-dice_left = kości do wzięcia
help-dice_left = Ile białych i pomarańczowych kości można jeszcze wziąć w tej rundzie.
name-set_aside = odłożone
help-set_aside = Zamiast używać wziętej kości, można ją tu odrzucić i zyskać { $gains_acc }. Kości odrzucone i odłożone leżą tu do końca rundy.
name-pip_price = cena wartości
help-pip_price = Tyle ryb kosztuje nadanie wziętej kości wartości tej linii.
name-line_done = pełna linia
help-line_done = Wszystkie sześć pól jest zapełnionych: deptaki tej linii dały już to, co pokazują.
name-line_nearly = prawie pełna linia
help-line_nearly = Brakuje jednego pola: gdy zostanie zapełnione, wszystkie deptaki tej linii dadzą to, co pokazują.
name-empty_cell = puste pole
help-empty_cell = Miejsce na kafelek budynku.
name-village = gracz
help-village = Gracz, do którego należy ta planszetka.
name-start_player = rozpoczynający gracz
help-start_player = Ten gracz rozpoczął tę rundę. Następną rozpocznie ten, którego znacznik będzie w tawernie najbardziej po lewej.
name-rounds = rundy
help-rounds = Gra trwa trzy rundy. Pokazane pomarańczowe kości dochodzą na początku swojej rundy.
name-tavern_order = rozpoczynający gracz następnej rundy
help-tavern_order = Kto spasuje w tawernie najbardziej po lewej, rozpocznie następną rundę, a przy remisie na koniec gry wygrywa.
name-retired = gracz, który spasował
help-retired = Ten gracz spasował i nie ma już tur w tej rundzie.
name-not_retired = gracz, który nie spasował
help-not_retired = Gracze, których znaczniki tu czekają, nadal grają w tej rundzie.
name-order = zlecenie
help-order = Budynek lub tawerna pozwala zrealizować zlecenie: zapłać, co pokazuje. Skrzynię kładziesz przy swoim molu o tym samym numerze.
name-empty_stack = pusty stos
help-empty_stack = Nic tu już nie zostało.
name-large_price = cena dużych kafelków
help-large_price = Koszt kafelka trzypolowego.
name-large_tile = duży kafelek budynku
help-large_tile = Kafelek trzypolowy. Jego budowa to osobna akcja główna, bez kości.
name-small_price = cena małych kafelków
help-small_price = Koszt kafelka jedno- lub dwupolowego.
name-harbor = port
help-harbor = Stąd łodzie wyruszają i tu wracają: wtedy zyskujesz wszystko, co leży na kafelku łodzi.
name-boat = łódź rybacka
help-boat = Płynie o jeden obszar dalej albo wraca do portu z żetonami i punktami obszaru.
name-seen_token = odłożony żeton
help-seen_token = Wierzchni żeton został podejrzany i odłożony na stos; znaki mówią, kto go zna.
name-type1 = żeton rodzaju 1
help-type1 = Żeton połowu rodzaju 1: może go wziąć każdy.
name-type2 = żeton rodzaju 2
help-type2 = Żeton połowu rodzaju 2: dla tych, którzy mają poziom 2 Rybołówstwa.
name-type3 = żeton rodzaju 3
help-type3 = Żeton połowu rodzaju 3: dla tych, którzy mają poziom 3 Rybołówstwa.
name-boat_tile = kafelek łodzi
help-boat_tile = Miejsce na żetony połowu. Nic nie dają, dopóki łódź nie wróci do portu; na koniec gry liczą się i bez tego.
name-double_space = podwaja punkty
help-double_space = Punkty żetonu na tym polu liczą się podwójnie.
name-catch = połów
help-catch = Żetony przywiezione do portu, według rodzaju, i homary na nich. Liczą je dwa kafelki punktacji.
help-worker = Darmowa akcja: umieść pracownika na swoim wolnym budynku i skorzystaj z niego. Pracownik blokuje budynek do końca rundy.
help-wagon = Porusza się w poprzek linii, na którą działa kość, i korzysta z budynku, na który wjedzie. Budynek pod wozem jest zablokowany dla kości i pracowników.
name-arrow = ulepszenie
help-arrow = Ulepszenie przesuwa zasób o jedno pomieszczenie wzdłuż strzałki. Jako darmowa akcja kosztuje { $price_acc }.
name-sale = sprzedaż
help-sale = Darmowa akcja: sprzedaj zasób z tej kolumny za tyle ryb.
name-in_hand = kafelek do umieszczenia
help-in_hand = Kafelek we wszystkich obrotach, w których gdzieś się mieści.
name-placing = miejsce na kafelek
help-placing = Tu znajdzie się pierwsze pole kafelka. Małe obrazki pokazują, w jakich obrotach się mieści; pierwsze pole jest ciemne.
name-hand = w ręce
help-hand = Tu leży to, czego właśnie użyjesz: wzięta kość, kafelek do umieszczenia, żetony, z których zachowasz jeden.
name-ability_tiles = kafelki zdolności
help-ability_tiles = Kafelek zdolności działa dla swojego właściciela przez całą grę. Jeden jest w zestawie początkowym, drugi daje poziom 2 Ciesielstwa.
name-scoring_tiles = kafelki punktacji
help-scoring_tiles = Kto dotrze na szczyt toru, zdobywa punkty z jego kafelka: ze znakiem błyskawicy od razu, z pozostałych na koniec gry.
name-box_large = usunięte kafelki
help-box_large = Tryb solo: kafelki budynków usunięte z gry.
name-box_order = usunięte skrzynie
help-box_order = Tryb solo: skrzynie usunięte z gry.

board-ending = Runda { $round } z { $rounds }. Gra kończy się, gdy w rundzie { $rounds } wszyscy spasują. Jeszcze grających w tej rundzie: { $active }.
