### What the general signs of this game mean: the glossary of symbols.

name-sign_grass = łąka
help-sign_grass = Pole leży na łące: akcja może liczyć budynki na łące.
name-sign_wool = wartość wełny
help-sign_wool = Tyle karta daje przy strzyżeniu.
name-sign_shear = strzyż
help-sign_shear = Pokaż karty różnych ras, po jednej na każdego postrzygacza: wełna to pieniądze i może dostawa.
name-sign_invest = inwestuj
help-sign_invest = Weź kafelek premii z otwartego rzędu za jego cenę; premia działa od razu.
name-sign_sail = żegluj
help-sign_sail = Twój statek płynie o tyle pól; port można ulepszyć.
name-sign_buy_sheep = kup owce
help-sign_buy_sheep = Weź karty z targu owiec za pasterzy i pieniądze; trafiają na stos odrzuconych.
