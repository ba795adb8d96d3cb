### Co znaczą ogólne znaki: słowniczek symboli.

name-sign_points_at_end = punkty na koniec gry
help-sign_points_at_end = Liczone po zakończeniu gry: na skrzyniach, poziomach technologii i kafelkach punktacji.
name-sign_pier = molo
help-sign_pier = Gdy pasujesz, każda skrzynia przy molo pozwala użyć go jeden raz.
name-sign_walk = deptak
help-sign_walk = Nie używa go kość ani pracownik. Działa raz: gdy zapełni się cały jego rząd albo kolumna.
name-sign_house = budynek
help-sign_house = Używa go kość w jego rzędzie lub kolumnie albo pracownik. Potem jest zajęty do końca rundy.
name-sign_build = zbuduj mały kafelek
help-sign_build = Zapłać 1 drewno, weź kafelek o jednym lub dwóch polach i połóż go na pustych polach.
name-sign_technology = zyskaj technologię
help-sign_technology = Zapłać to, co stoi przed następnym poziomem toru, i przesuń tam swój znacznik.
name-sign_lightning = od razu
help-sign_lightning = Nie na koniec gry: kafelek punktacji działa, gdy do niego dotrzesz, molo, gdy trafia tam skrzynia.
name-sign_ability = kafelek zdolności
help-sign_ability = Działa dla właściciela przez całą grę. Jeden daje zestaw startowy, następny poziom 2 Ciesielstwa.
name-sign_lobster = homar
help-sign_lobster = Widać go na niektórych żetonach połowu. Kafelek punktacji liczy homary przywiezione do portu.
name-sign_any_die = dowolna kość
help-sign_any_die = Kość dowolnego koloru i wartości, tak jak mówi kafelek, na którym stoi.
