### Was die allgemeinen Zeichen der Pfad‑Spiele bedeuten: das Verzeichnis der Symbole.

name-sign_points = Punkte
help-sign_points = Sie zählen am Spielende; unter null werden sie abgezogen.
name-sign_objective = Auftragskarte
help-sign_objective = Aufgaben. Sind am Spielende alle erfüllt, bringt die Karte Punkte; wenn nicht, kostet sie vielleicht welche.
name-sign_pay = zahlen
help-sign_pay = Zuerst zahlst du der Bank, was der Kreis zeigt; dann bekommst du den Rest der Zeile.
name-sign_draw = ziehen und abwerfen
help-sign_draw = Ziehe so viele Karten, dann wirf ebenso viele ab.
name-sign_remove = aus dem Spiel entfernen
help-sign_remove = So viele Handkarten verlassen das Spiel für immer.
name-sign_hire = einstellen
help-sign_hire = Stelle einen Arbeiter vom Arbeitsmarkt ein, zum Preis der Zeile und mit dem Auf‑ oder Abschlag des Zeichens.
name-sign_build = Gebäude bauen
help-sign_build = Baue eines deiner Gebäude auf ein Gebäudefeld und zahle für jeden Handwerker, den es zeigt.
name-sign_building = Gebäude
help-sign_building = Ein Gebäudefeld oder eines deiner Gebäude.
name-sign_hazard = Gefahr
help-sign_hazard = Ein Plättchen im Weg: Seine Hand kostet eine Gebühr. Wer es beseitigt, behält es und bekommt Punkte dafür.
name-sign_auxiliary = Hilfsaktion
help-sign_auxiliary = Eine der Hilfsaktionen deiner Spielerablage: einfach oder, wenn ihre beiden Felder geräumt sind, doppelt.
