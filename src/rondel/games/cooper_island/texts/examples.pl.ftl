### Przykłady w zasadach: co dzieje się w kroku lekcji (lessons/examples.yaml), opowiedziane o Adzie i Bo.

example-sailing = Ada zdobywa 2 punkty steru. Wszystkie dostaje jeden żaglowiec, nie można ich podzielić. Żaglowiec dwumasztowy płynie o dwa pola: 2 punkty, a po drodze mija wysepkę Bo z monetą.
example-islet = W pierwszej rundzie Ada kładzie wysepkę na prawo od swojego portu. Jedna połowa jest terenem i styka się z jej łąką, druga leży na wodzie, gdzie przepływają żaglowce.
example-worth = Dwie łąki Ady mają poziom 1 i na każdej leży kostka żywności: warta 1. Dopóki leżą, nic nie można na nich położyć.
example-on_top = B2 to las, B3 góra, oba pola wolne i tego samego poziomu. Podwójna płytka Ady z lasem i górą pasuje na wierzch: oba rosną do poziomu 3.
example-fee = Ada chce użyć segmentu C. Zwykły robotnik musiałby stanąć na robotniku Bo, a to kosztuje monetę albo kostkę dla Bo. Specjalny staje za darmo na pustym polu kwadratowym i może użyć wydrukowanego tam symbolu.
example-paying = Statek towarowy żąda 5 złota. Złoto Ady na B3 jest warte 4, to w magazynie 1: razem dokładnie 5. Gdyby zapłaciła więcej, reszta by przepadła.
example-landing = Ada buduje łódź kupiecką. Każde pole w dokach ma cenę w monetach i drewnie; jej drewno na B2 jest warte 2 i razem z monetą opłaca pierwsze pole.
example-highest = Budynek staje na wolnym polu najwyższego poziomu. Trzy pola Ady mają poziom 3; wybiera osadę, bo tam budynek daje o 1 punkt steru więcej.
example-ruin = Ada usuwa ruiny z pola swojego półwyspu. Na polu można już kłaść tereny, a ruiny czekają na jej planszy, by stać się posągiem.
example-statue = Posąg kosztuje 3 drewna i 3 kamienie albo 2 drewna i 2 złota. Drewno Ady na B2 i kamień na B3 są warte po 3, więc płaci dokładnie pierwszą cenę.
example-cargo = Kapitan portu stoi przy statku nr 2, więc pierwszy, kto go zaopatrzy, płaci o jedno mniej. Ada płaci złotem i płótnem i płynie dalej.
example-even = B2 leży o poziom niżej niż B3, więc podwójna płytka Ady nie leżałaby równo. Za jeden krok wstecz kartograf kładzie pojedynczą płytkę pod niższą połowę.
example-meal = Ada zatrudniła jednego robotnika. Pierwsi dwaj jedzą razem 2 żywności, nowy jeszcze 1: w tej fazie porządkowania 3 żywności. Za każdą brakującą dostałaby kotwicę.
example-milestone = Ada zbudowała drugą łódź i kamień milowy łodzi się odwraca. Od razu go używa, by zatrudnić robotnika; drugą możliwością byłyby 2 punkty steru.
