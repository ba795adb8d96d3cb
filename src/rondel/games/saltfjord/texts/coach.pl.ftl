### Co trener gry Saltfjord objaśnia.

coach-set = Zdolność zestawu działa przez całą grę, a zasoby znikną po turze lub dwóch. Wybieraj według zdolności.
coach-upright = Postawiony pionowo, oba pola tego budynku budzi jedna biała kość, położony poziomo jedna pomarańczowa. W rundzie bierzesz trzy białe kości, a pomarańczową na początku jedną: zwykle lepiej pionowo.
coach-die = Kość budzi cały rząd lub całą kolumnę. Szukaj linii, w której zadziała kilka budynków, a każdy daje to, czego potrzebuje następny.
coach-bend = Biała kość działa na kolumnę o swojej wartości, pomarańczowa na rząd. Każdy krok do sąsiedniej linii kosztuje jedną rybę; dwa dobre budynki szybko ją oddadzą.
coach-line = Idziesz w dół kolumny albo rzędem od lewej do prawej; co ominiesz, przepada dla tej kości. Kość zajmuje ostatni użyty budynek, więc zatrzymaj się przed tymi, które nic ci nie dadzą.
coach-small = Kładź kafelki tam, gdzie dopełniają rząd lub kolumnę: wtedy od razu wypłaca każdy deptak tej linii. Linia z lukami nie daje nic.
coach-fishing = Żetony na łodzi nic nie dają, dopóki nie wróci do portu. Powrót z obszaru 1 nie daje punktów, więc przed powrotem wypłyń przynajmniej raz dalej.
coach-technology = Na koniec poziom 1 toru jest wart 1 punkt, a poziom 2 jest wart 4. Opłaca się kontynuować tor już rozpoczęty.
coach-order = Skrzynia trafia do mola o numerze zlecenia, a molo pracuje, gdy pasujesz, w tej rundzie i w następnych. Skrzynie przy wszystkich czterech molach są warte o 3 punkty więcej.
coach-upgrade = W swojej turze za 2 ryby przesuniesz dowolny zasób o strzałkę dalej, ile razy chcesz; cofnąć go można za darmo. Przydaje się, gdy brakuje tylko jednego zasobu.
coach-worker = Pracownik używa dowolnego wolnego budynku w każdej chwili twojej tury, a po rundzie wraca. Nie kończ więc rundy z nieużytym pracownikiem.
coach-large = Stać cię na duży kafelek: trzy pola, w osobnej turze bez kości. Zbudowany wcześnie, pracuje w następnych rundach.
coach-retire = Twoje białe kości są już użyte. Kto pasuje wcześniej, wybiera spośród większej liczby tawern, a kto siedzi najdalej po lewej, zaczyna następną rundę. Zanim spasujesz, użyj pracowników i przygotuj to, czego chcą mola.
coach-piers = Każda skrzynia uruchamia swoje molo raz, z góry na dół. Przy molu 4 zboże jest warte 3 punkty, a jedzenie 5: wcześniejsze molo 3 może zamienić zboże w jedzenie.
coach-last = Ostatnia runda. Z resztek zasobów każde 3 ryby to tylko 1 punkt, więc wydaj je na zlecenia i technologię, a łódź sprowadź do portu: tylko wtedy liczy się jej obszar.
