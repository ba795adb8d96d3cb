### Beispiele in den Regeln: was in einem Schritt einer Lektion geschieht (lessons/examples.yaml), erzählt von Ada und Bo.

example-steps = Ada darf drei Schritte gehen. Von B kommt sie an Bos Gebäude vorbei, der erste Schritt, und hält auf C, der zweite. Die gestrichelten Felder dazwischen sind leer und zählen nicht.
example-hands = Beide Wege nach C zeigen eine Hand. An der Dürre vorbei zahlt Ada 2 Dollar an die Bank; an Bos Gebäude vorbei bekäme Bo dieselben 2 Dollar.
example-local = Adas Viehtreiber steht auf Gebäude A. Sie darf ein Galloway für 2 Dollar abwerfen, zum üblichen Preis einstellen und für 2 Dollar mehr einstellen: jedes einmal, in beliebiger Reihenfolge.
example-pair = Gebäude F zahlt 4 Dollar für zwei gleiche Karten. Ada hat zwei Paare. Sie gibt die Criollo weg und behält die Santa Gertrudis, die in Kansas City mehr zählen.
example-buying = Ada hat drei Cowboys. Einer würde eine Karte vom Wert 3 für 6 Dollar kaufen, zwei für 3. Sie nimmt alle drei: zwei solche Karten für 5 Dollar.
example-breeds = Ada zeigt in Kansas City vier verschiedene Arten: 1 + 2 + 2 + 2 ergeben den Zuchtwert 7. Wären zwei gleich, zählte nur eine davon.
example-city = Adas Herde war 10 wert, also steht ihr jede Stadt bis 10 offen. Sie liefert nach Chicago, am weitesten, und zahlt 2 Dollar für die zwei Kreuze zwischen der Stadt und ihrer Lok.
example-turnout = Adas Lok darf drei Felder fahren. Sie hält auf dem Nebengleis nach der 4, der Rest der Bewegung verfällt, und Ada darf den Bahnhof daneben ausbauen.
example-station = Der Bahnhof kostet 2 Dollar. Ada zahlt sie und legt einen ihrer Marker darauf: ein Punkt am Ende und ein freies Feld auf ihrer Ablage.
example-covered = Adas neuer Ingenieur nimmt den nächsten Platz seiner Reihe. Der zeigt eine Aktion, die sie einmal ausführen darf, jetzt gleich: ein Criollo für ein Zertifikat abwerfen.
example-place = Ada baut 2a für 2 Dollar; dafür braucht sie einen Handwerker. Jedes leere Feld wäre recht. Sie wählt B1, gleich vor ihrem Viehtreiber, und kann es im nächsten Zug nutzen.
example-task = Ada hält zwei Auftragskarten. Die Aufgaben der einen sind erfüllt: ein Gebäude, ein grüner und ein orangefarbener Bandit. Die spielt sie aus. Die andere verlangt zwei Bahnhöfe; ohne sie würde sie Punkte kosten.
example-clock = Im Arbeitsmarkt ist noch ein Platz frei, in der Spalte des Anzeigers. Der nächste Arbeiter dort beendet das Spiel: Wer ihn legt, beendet den Zug, die anderen haben noch einen.
