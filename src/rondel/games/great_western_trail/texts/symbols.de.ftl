### What the general signs of this game mean: the glossary of symbols.

name-sign_permanent = dauerhaftes Zertifikat
help-sign_permanent = Zählt bei jedem Einkommen; es wird nie ausgegeben.
name-sign_woods = Wald
help-sign_woods = Das Feld liegt im Wald: Eine Aktion kann Gebäude im Wald zählen.
name-sign_outlaw = Gesetzlose
help-sign_outlaw = Gesetzlose auf dem Weg: Vorbeiziehen kostet. Vertrieben bringen sie Punkte.
name-sign_engine_back = Lokomotive zurück
help-sign_engine_back = Deine Lokomotive fährt so viele Felder zurück: der Preis für das Folgende.
name-sign_station = Bahnhof
help-sign_station = Bezahl einen Bahnhof, neben dem du stehst: eine Scheibe für immer und vielleicht sein Vorsteher.
name-sign_delivery = Lieferung
help-sign_delivery = Eine Lieferung in eine Stadt ohne Einkommen: Dein Wert sagt, wie weit.
name-sign_buy_cattle = Rinder kaufen
help-sign_buy_cattle = Nimm Karten vom Rindermarkt mit Cowboys und Geld; sie kommen auf deinen Ablagestapel.
