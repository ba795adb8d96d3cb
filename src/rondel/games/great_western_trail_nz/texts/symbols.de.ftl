### What the general signs of this game mean: the glossary of symbols.

name-sign_grass = Grasland
help-sign_grass = Das Feld liegt im Grasland: Eine Aktion kann Gebäude dort zählen.
name-sign_wool = Wollwert
help-sign_wool = So viel bringt eine Karte beim Scheren.
name-sign_shear = scheren
help-sign_shear = Zeig Karten verschiedener Rassen, eine für jeden Scherer: Ihre Wolle ist Geld und vielleicht eine Lieferung.
name-sign_invest = investieren
help-sign_invest = Nimm ein Bonusplättchen einer offenen Reihe zu seinem Preis; der Bonus kommt sofort.
name-sign_sail = segeln
help-sign_sail = Dein Schiff fährt so viele Felder weiter; ein Hafen kann ausgebaut werden.
name-sign_buy_sheep = Schafe kaufen
help-sign_buy_sheep = Nimm Karten vom Schafmarkt mit Hirten und Geld; sie kommen auf deinen Ablagestapel.
