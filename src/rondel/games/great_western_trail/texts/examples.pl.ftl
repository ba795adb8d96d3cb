### Przykłady w zasadach: co dzieje się w kroku lekcji (lessons/examples.yaml), opowiedziane o Adzie i Bo.

example-steps = Ada może zrobić trzy kroki. Z B mija budynek Bo, to pierwszy krok, i zatrzymuje się na C, to drugi. Puste pola z przerywaną linią się nie liczą.
example-hands = Na obu drogach do C jest dłoń. Obok suszy Ada płaci 2 dolary do banku; obok budynku Bo te same 2 dolary dostałby Bo.
example-local = Ranczer Ady stoi na budynku A. Ada może odrzucić Galloway za 2 dolary, zatrudnić po zwykłej cenie i zatrudnić o 2 dolary drożej: każde raz, w dowolnej kolejności.
example-pair = Budynek F płaci 4 dolary za dwie jednakowe karty. Ada ma dwie pary. Oddaje Criollo, a zatrzymuje Santa Gertrudis, która w Kansas City liczy się bardziej.
example-buying = Ada ma trzech kowbojów. Jeden kupiłby kartę o wartości 3 za 6 dolarów, dwóch za 3. Używa wszystkich trzech: dwie takie karty za 5 dolarów.
example-breeds = Ada pokazuje w Kansas City cztery różne rodzaje krów: 1 + 2 + 2 + 2 dają wartość hodowlaną 7. Gdyby dwie były jednakowe, liczyłaby się tylko jedna.
example-city = Stado Ady było warte 10, więc może wybrać każde miasto do 10. Dostarcza do Chicago, najdalej, i płaci 2 dolary za dwa krzyże między nim a jej lokomotywą.
example-turnout = Lokomotywa Ady może przejechać trzy pola. Zatrzymuje się na bocznicy za 4, reszta ruchu przepada, ale może rozbudować stację obok.
example-station = Stacja kosztuje 2 dolary. Ada je płaci i kładzie na niej swój dysk: punkt na koniec i jedno odsłonięte pole na planszy.
example-covered = Nowy inżynier Ady zajmuje następne miejsce swojego rzędu. Jest na nim akcja, którą może wykonać raz, właśnie teraz: odrzucić Criollo i zdobyć certyfikat.
example-place = Ada buduje 2a za 2 dolary; potrzebuje do tego jednego rzemieślnika. Nadałaby się każda pusta działka. Wybiera B1, tuż przed swoim ranczerem, i użyje go już w następnej turze.
example-task = Ada ma dwie karty celów. Zadania jednej są spełnione: budynek, zielony i pomarańczowy bandyta. Tę zagrywa. Druga wymaga dwóch stacji; zagrana bez nich kosztowałaby punkty.
example-clock = Na rynku pracy wolne jest jeszcze jedno miejsce, w kolumnie żetonu. Następny pomocnik, który tam trafi, kończy grę: ten gracz kończy turę, pozostali mają jeszcze jedną.
