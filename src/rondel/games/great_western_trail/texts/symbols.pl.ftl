### What the general signs of this game mean: the glossary of symbols.

name-sign_permanent = stały certyfikat
help-sign_permanent = Liczy się przy każdym dochodzie; nigdy się go nie wydaje.
name-sign_woods = las
help-sign_woods = Pole leży w lesie: akcja może liczyć budynki w lesie.
name-sign_outlaw = bandyci
help-sign_outlaw = Bandyci na szlaku: przejście kosztuje. Przepędzeni dają punkty.
name-sign_engine_back = lokomotywa wstecz
help-sign_engine_back = Lokomotywa cofa się o tyle pól: to cena tego, co dalej.
name-sign_station = stacja
help-sign_station = Zapłać za stację, przy której stoisz: krążek na stałe i może jej zawiadowca.
name-sign_delivery = dostawa
help-sign_delivery = Dostawa do miasta bez dochodu: wartość mówi, jak daleko.
name-sign_buy_cattle = kup bydło
help-sign_buy_cattle = Weź karty z targu bydła za kowbojów i pieniądze; trafiają na stos odrzuconych.
