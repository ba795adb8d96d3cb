### Was die allgemeinen Zeichen dieses Spiels bedeuten: das Verzeichnis der Symbole.

name-sign_grass = Grasland
help-sign_grass = Das Feld liegt auf Grasland: Manche Aktionen zählen deine Gebäude dort.
name-sign_wool = Wollwert
help-sign_wool = So viel bringt ein Schaf beim Scheren.
name-sign_shear = Schafe scheren
help-sign_shear = Zeige Schafe verschiedener Arten vor, eines je Schafscherer: Ihre Wolle bringt Pfund, danach kommt vielleicht ein Spielermarker auf einen Wollhandelsposten.
name-sign_invest = investieren
help-sign_invest = Nimm ein Bonusplättchen einer offenen Zeile zu deren Preis; der Bonus kommt sofort.
name-sign_sail = Schiff bewegen
help-sign_sail = Dein Schiff fährt bis zu so viele Felder weit; ein Hafen kann ausgebaut werden.
name-sign_buy_sheep = Schafe kaufen
help-sign_buy_sheep = Kaufe mit Schäferinnen und Pfund Karten aus dem Schafmarkt; sie kommen auf deinen Ablagestapel.
name-sign_card = Schafkarte
help-sign_card = Eine deiner Handkarten. Buchstaben oder Farbe nennen die Art; 2× heißt zwei gleiche Karten.
