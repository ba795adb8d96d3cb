### Was die allgemeinen Zeichen bedeuten: das Verzeichnis der Symbole.

name-sign_points_at_end = Punkte am Ende
help-sign_points_at_end = Sie zählen, wenn das Spiel vorbei ist: auf Kisten, auf Stufen der Technologie, auf Wertungsplättchen.
name-sign_pier = Steg
help-sign_pier = Wenn du passt, lässt jede Kiste an einem Steg diesen einmal wirken.
name-sign_walk = Promenade
help-sign_walk = Weder Würfel noch Arbeiter nutzen sie. Sie zahlt einmal, wenn ihre ganze Reihe oder Spalte voll ist.
name-sign_house = Gebäude
help-sign_house = Ein Würfel in seiner Reihe oder Spalte nutzt es, oder ein Arbeiter. Dann ist es bis zum Rundenende besetzt.
name-sign_build = kleines Plättchen bauen
help-sign_build = Zahle 1 Holz, nimm ein Plättchen mit einem oder zwei Feldern und lege es auf leere Felder.
name-sign_technology = Technologie erhalten
help-sign_technology = Zahle, was vor der nächsten Stufe einer Leiste steht, und rücke deinen Marker dorthin.
name-sign_lightning = sofort
help-sign_lightning = Nicht erst am Ende: das Wertungsplättchen, wenn du es erreichst, der Steg, wenn seine Kiste ankommt.
name-sign_ability = Fähigkeitsplättchen
help-sign_ability = Wirkt für seinen Besitzer das ganze Spiel. Eines kommt mit dem Startset, ein weiteres mit Stufe 2 der Zimmerei.
name-sign_lobster = Hummer
help-sign_lobster = Steht auf manchen Fischplättchen. Ein Wertungsplättchen zählt die, die du heimgebracht hast.
name-sign_any_die = beliebiger Würfel
help-sign_any_die = Ein Würfel beliebiger Farbe und Zahl, wie es das Plättchen sagt, auf dem er steht.
