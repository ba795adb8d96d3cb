### What the general signs of the trail games mean: the glossary of symbols.

name-sign_points = Punkte
help-sign_points = Sie zählen am Ende des Spiels; unter null gehen sie verloren.
name-sign_objective = Auftragskarte
help-sign_objective = Eine Aufgabe. Am Ende erfüllt bringt sie Punkte, unerfüllt kostet sie welche.
name-sign_pay = zahlen
help-sign_pay = So viel, wie die Zahl sagt, geht zuerst an die Bank; dann bekommst du den Rest.
name-sign_draw = ziehen und abwerfen
help-sign_draw = Zieh so viele Karten, dann wirf ebenso viele ab.
name-sign_remove = aus dem Spiel entfernen
help-sign_remove = So viele Handkarten verlassen das Spiel für immer.
name-sign_hire = anheuern
help-sign_hire = Nimm einen Arbeiter vom Arbeitsmarkt zum Preis der Reihe, geändert durch das Zeichen.
name-sign_build = bauen
help-sign_build = Leg eines deiner Gebäude auf ein freies Feld und zahl für jeden Handwerker, den es zeigt.
name-sign_building = Gebäude
help-sign_building = Ein Feld für Gebäude oder eines deiner Gebäude.
name-sign_hazard = Gefahr
help-sign_hazard = Ein Plättchen im Weg: Seine Hand kostet eine Gebühr. Entfernt bringt es Punkte.
name-sign_auxiliary = Hilfsaktion
help-sign_auxiliary = Eine der kleinen Aktionen deines Plans: einfach, oder doppelt, wenn beide Felder frei sind.
