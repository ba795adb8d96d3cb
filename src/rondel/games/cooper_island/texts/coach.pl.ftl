### Co trener gry Cooper Island objaśnia.

coach-income = W każdym dochodzie kładziesz wysepkę i podwójną płytkę oraz używasz łodzi. Czego nie wykonasz, przepada, więc najpierw zrób miejsce: przenieś kostkę do magazynu.
coach-islet = Wysepka działa teraz, a później dla każdego żaglowca, który ją mija. To, czego często potrzebujesz, połóż blisko własnych żaglowców.
coach-tile = Kładź teren na terenie: kostka jest warta tyle, ile poziom jej pola, a od poziomu 3 góra może dać złoto. Pole z kostką jest zamknięte, póki ona tam leży.
coach-worker = Puste pole jest darmowe i tylko na nim liczy się symbol. Na robotniku innego gracza płacisz mu monetę lub kostkę albo bierzesz kotwicę.
coach-sail = Wszystkie punkty z jednego źródła poruszają jeden żaglowiec. Każde pole to punkt, zatoki i porty dają żeton dziennika, a mijane wysepki działają dla ciebie: wybieraj po tym, co leży przed nim.
coach-fee = Opłata to jedna rzecz, bez względu na wartość: oddaj kostkę wartą 1. Kto nie płaci, bierze kotwicę, a usunięcie jej kosztuje punkt steru.
coach-pay = Nikt nie wydaje reszty: nadwyżka wartości kostki przepada. Płać kostkami, które pasują dokładnie, najpierw tymi niskimi.
coach-boat = Łódź działa teraz i w każdym następnym dochodzie, więc łodzie opłaca się budować w pierwszych rundach.
coach-building = Musi stanąć na wolnym polu twojego najwyższego poziomu; na osadzie daje o punkt steru więcej. Zatrzymana karta działa do końca gry.
coach-statue = Najpierw usuń ruiny obok swojego terenu, potem wznieś z nich posąg. Daje on punkt steru w każdej fazie porządkowania: im wcześniej, tym więcej.
coach-cargo = Każdy gracz może zaopatrzyć każdy statek raz, a jego skrzynia wraca wtedy do niego. Gdzie stoi kapitan portu, pierwszy płaci o jedno mniej.
coach-hire = Kamień milowy osiągnięty: weź za niego robotnika, to tura więcej w każdej następnej rundzie. Będzie jadł, więc pomyśl o żywności.
coach-order = Ten robotnik zostaje tu na zawsze i punktuje na koniec. Wybierz zlecenie, do którego masz już najwięcej.
coach-feeding = Każda brakująca żywność to kotwica, a żaglowiec z kotwicą stoi. Tego, co leży na targowisku, nie można zjeść: najpierw przenieś to do magazynu.
coach-market = Co zostało na targowisku, wraca teraz do zasobów ogólnych. Przenieś do magazynu to, czego najbardziej potrzebujesz.
coach-cartographer = Raz w turze możesz cofnąć kartografa i poprawić teren: wyrównać dwa pola pod płytkę albo jedno podnieść. Kroki powyżej 6 przepadają, więc część zużyj wcześniej.
coach-last = Ostatnia runda: liczą się już tylko przepłynięte pola, żetony, zlecenia i karty. Wydaj wszystko, co jeszcze poruszy żaglowiec, i usuń kotwice.
