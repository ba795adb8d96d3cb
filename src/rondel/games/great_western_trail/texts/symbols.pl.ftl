### Co znaczą ogólne znaki tej gry: słowniczek symboli.

name-sign_permanent = stały certyfikat
help-sign_permanent = Przy każdym dochodzie dodaje 1 do wartości hodowlanej; nigdy się go nie wydaje.
name-sign_woods = las
help-sign_woods = Działka leży w lesie: niektóre akcje liczą twoje budynki w lesie.
name-sign_outlaw = bandyta
help-sign_outlaw = Żeton bandyty. Kto go schwyta, dostaje to, co pokazuje jego pole, i zatrzymuje żeton.
name-sign_engine_back = cofnij lokomotywę
help-sign_engine_back = Lokomotywa cofa się o tyle pól: to cena tego, co dalej.
name-sign_station = stacja kolejowa
help-sign_station = Jej rozbudowa kosztuje tyle, ile pokazuje; kładziesz na niej na stałe dysk, a potem możesz zdobyć jej zawiadowcę.
name-sign_delivery = dostawa
help-sign_delivery = Dysk trafia do miasta. Jak daleko, mówi wartość hodowlana, a poza Kansas City liczba pól, o które cofniesz lokomotywę.
name-sign_buy_cattle = kup krowy
help-sign_buy_cattle = Weź karty z targu bydła, używając kowbojów i płacąc dolary; trafiają na stos kart odrzuconych.
name-copy = skopiowana akcja
help-copy = Wykonuje się tu akcję innego budynku, jak gdyby stał tutaj.
name-sign_card = karta krowy
help-sign_card = Jedna karta z twojej ręki. Litery albo kolor mówią, jakiej rasy; 2× oznacza dwie takie same karty.
