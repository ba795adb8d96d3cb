### Co znaczą ogólne znaki gier o szlaku: słowniczek symboli.

name-sign_points = punkty
help-sign_points = Liczą się na koniec gry; ujemne się odejmuje.
name-sign_objective = karta celu
help-sign_objective = Zadania. Jeśli na koniec gry wszystkie są spełnione, karta daje punkty; jeśli nie, może je odebrać.
name-sign_pay = zapłać
help-sign_pay = Najpierw płacisz do banku tyle, ile pokazuje kółko; potem dostajesz to, co stoi dalej.
name-sign_draw = { -draw(case: "imp") } i odrzuć
help-sign_draw = { -draw(case: "cap") } tyle kart, potem odrzuć tyle samo.
name-sign_remove = usuń z gry
help-sign_remove = Tyle kart z ręki opuszcza grę na zawsze.
name-sign_hire = zatrudnij
help-sign_hire = Zatrudnij { -worker(case: "gen") } z rynku pracy po cenie rzędu, zmienionej o tyle, ile mówi znak.
name-sign_build = zbuduj budynek
help-sign_build = Postaw swój budynek na działce, płacąc za każdego { -builder(case: "gen") }, którego pokazuje.
name-sign_building = budynek
help-sign_building = Działka budowlana albo twój budynek.
name-sign_hazard = niebezpieczeństwo
help-sign_hazard = Żeton na drodze: za jego dłoń się płaci. Kto go usunie, zatrzymuje go i ma z niego punkty.
name-sign_auxiliary = akcja pomocnicza
help-sign_auxiliary = Jedna z akcji pomocniczych twojej planszy: pojedyncza albo, gdy oba jej pola są odblokowane, podwójna.
