### What the general signs of the trail games mean: the glossary of symbols.

name-sign_points = punkty
help-sign_points = Liczone na końcu gry; ujemne są tracone.
name-sign_objective = karta celu
help-sign_objective = Zadanie. Spełnione na końcu daje punkty, niespełnione odejmuje.
name-sign_pay = zapłać
help-sign_pay = Tyle, ile mówi liczba, idzie najpierw do banku; potem dostajesz resztę.
name-sign_draw = dobierz i odrzuć
help-sign_draw = Dobierz tyle kart, potem odrzuć tyle samo.
name-sign_remove = usuń z gry
help-sign_remove = Tyle kart z ręki opuszcza grę na zawsze.
name-sign_hire = zatrudnij
help-sign_hire = Weź pracownika z rynku pracy za cenę rzędu, zmienioną o znak.
name-sign_build = buduj
help-sign_build = Połóż swój budynek na wolnym polu, płacąc za każdego budowniczego, którego pokazuje.
name-sign_building = budynek
help-sign_building = Pole na budynki albo twój budynek.
name-sign_hazard = zagrożenie
help-sign_hazard = Kafelek na drodze: jego dłoń kosztuje. Usunięty daje punkty.
name-sign_auxiliary = akcja pomocnicza
help-sign_auxiliary = Jedna z małych akcji twojej planszy: pojedyncza, a podwójna, gdy oba pola są odkryte.
