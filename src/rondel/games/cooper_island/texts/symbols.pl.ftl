### Co znaczą ogólne znaki: słowniczek symboli.

name-sign_draw = dobierz podwójną płytkę
help-sign_draw = Z worka, bez patrzenia, do swojego zapasu.
name-sign_place = połóż podwójną płytkę
help-sign_place = Na dwóch sąsiednich polach: na pustych obok twojego terenu albo na pasującym terenie tego samego poziomu. Na każdej połówce pojawia się kostka.
name-sign_carto = krok kartografa
help-sign_carto = Przesuwa twojego kartografa o jedno pole, najwyżej na 6. Za kroki kładzie on pojedyncze płytki.
name-sign_islet = wysepka
help-sign_islet = Połóż jedną ze swoich wysepek albo użyj akcji już położonej: znak oznacza jedno i drugie.
name-sign_boat = łódź kupiecka
help-sign_boat = Przy budowie daje punkty steru, a swój podarunek od razu i w każdym dochodzie.
name-sign_building = budynek
help-sign_building = Wznieś mały budynek, duży albo twierdzę na swoim najwyższym wolnym terenie.
name-sign_cargo = statek towarowy
help-sign_cargo = Zaopatrz go w złoto i płótno: daje punkty steru, a twoja skrzynia wraca do ciebie.
name-sign_any = dowolna moneta lub kostka
help-sign_any = Do wyboru: moneta, drewno, kamień, żywność, płótno albo złoto.
name-sign_done = zrobione
help-sign_done = Użyte w tym dochodzie albo osiągnięte: kamień milowy, który czeka na użycie.
