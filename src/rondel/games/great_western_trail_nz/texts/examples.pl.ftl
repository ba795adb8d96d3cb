### Przykłady w zasadach: co dzieje się w kroku lekcji (lessons/examples.yaml), opowiedziane o Adzie i Bo.

example-first_disc = Przed pierwszą turą Ada kładzie jeden dysk na tor pioniera. Bierze go z pierwszego pola wełny, o białym narożniku: przez całą grę każde jej strzyżenie jest warte o 1 więcej.
example-ways = Do D prowadzą dwie drogi. Na jednej stoi budynek Bo z zieloną dłonią: przejście obok kosztowałoby 2 funty dla Bo. Druga droga jest darmowa i o krok krótsza.
example-post = Stado Ady było warte 12. Kładzie dysk w punkcie handlowym 12 i płaci 4 funty za transport: od razu karta Promu, na koniec 4 punkty.
example-shorn = Ada ma trzech postrzygaczy. Strzyże Lincoln, Merino i English Leicester: wełna 4 + 3 + 2 i jeszcze 1 za odsłonięte pole wełny, czyli 10 funtów. Owce trafiają na stos odrzuconych.
example-flock = Ada ma trzy pasterki. Jedna kupiłaby Ryeland za 9 funtów. Ada używa wszystkich trzech: dwie owce po 2 punkty za 3 funty razem.
example-card = Przed marszem Ada zagrywa Prom: 2 funty. Karta trafia na stos odrzuconych, a Ada od razu dobiera inną, więc ręka jest tak duża jak przedtem.
example-hired = Nowy postrzygacz Ady leży na następnym polu swojego rzędu. To, co ono pokazuje, może wykonać raz, teraz: bierze Romney, owcę wartą 3 punkty.
example-nugget = Ada stawia budynek na polu z bryłką złota, przed swoim owczarzem. Od razu dostaje 1 złoto i zatrzyma się tam jeszcze w tej podróży.
example-harbour = Statek Ady miał trzy ruchy. Dwa zaprowadziły go do Sydney; trzecim Ada rozbudowuje port i stawia tam magazyn. Odtąd może dostarczać do punktu 10.
example-track = Dysk Ady przesunął się z 10 na 12 i minął pole 11. Ada odwraca więc żeton kroków albo żeton opłaty, a na koniec pole 12 jest warte 10 punktów.
example-golden = Ada ma 3 złota. Na postoju, między dwiema akcjami, oddaje je za kartę beczki: Border Leicester trafia na jej stos odrzuconych.
example-ending = Na rynku bonusów wolne jest jedno pole. Kto położy tam żeton, bierze żeton rynku za 5 punktów i kończy; wszyscy inni mają jeszcze jedną turę.
