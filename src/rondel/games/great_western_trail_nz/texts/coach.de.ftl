### Was der Trainer von Great Western Trail: Neuseeland erklärt.

coach-begin = Das Feld, das dieser Marker räumt, wirkt das ganze Spiel. Wolle zahlt bei jedem Scheren, ein Zertifikat hilft in jedem Wellington; beides ist gut vom ersten Zug an.
coach-walk = Geh bis zu deinem Limit; nur Plättchen sind Schritte. Halte, wo du zwei oder mehr Aktionen nutzen kannst, und komm mit verschiedenen Schafarten nach Wellington.
coach-stop = Nutze jede Aktion des Gebäudes einmal, in beliebiger Reihenfolge, oder statt aller eine Hilfsaktion. Wirf doppelte Schafarten ab: In Wellington und beim Scheren zählen sie nur einmal.
coach-way = Zwei Wege führen dorthin. Eine Hand kostet jedes Mal, wenn du sie betrittst oder passierst; leere Felder sind frei. Nimm den Weg ohne Hände.
coach-hire = Sieh auf das Feld, das dein neuer Arbeiter verdeckt: Was es zeigt, geht jetzt oder nie. Weiter rechts im Arbeitsmarkt ist es billiger.
coach-buy = Mehrere Schäferinnen zusammen zahlen viel weniger. Nimm eine Art, die du nicht hast: Zuchtwert ist für Wellington, Wolle fürs Scheren.
coach-build = Baue es an deinen Weg, nah vor dir, wenn es geht auf einen Goldklumpen: Dann nutzt du es bald und auf jeder Reise.
coach-shear = Jeder Scherer nimmt ein Schaf einer anderen Art; die Wolle wird in Pfund bezahlt. Reicht sie für einen Handelsposten, darf auch ein Marker dorthin: Früh geräumte Felder wirken am längsten.
coach-sail = Auch ein Ausbau kostet eine Bewegung; behalte eine übrig. Große Häfen sind kostenlos und öffnen einen eigenen Handelsposten.
coach-harbour = Sind beide Lagerhäuser eines Paars weg, gehört dir der Bonus daneben. Vollende ein Paar, bevor du das nächste beginnst.
coach-invest = Ein Bonusplättchen wirkt das ganze Spiel, und die meisten geben Punkte: Dauerhafte lohnen sich früh am meisten. Die Zeile des Anzeigers ist noch nicht offen.
coach-cards = Hütehund, Fähre und Kōtare‑Vogel kosten keinen Platz auf der Hand: Spiele eine, und du ziehst sofort eine neue Karte. Spiele sie, bevor du entscheidest, wohin du gehst.
coach-wellington = Zeige ein Schaf jeder Art: Die Summe ist dein Geld und entscheidet, welche Handelsposten du erreichst.
coach-deliver = Posten 0 ist immer offen, kostet aber am Ende 8 Punkte. Posten mit dunkler Ecke nehmen auch die starken Marker und geben Punkte oder eine Karte.
coach-disc = Was dieser Marker räumt, gehört dir für den Rest des Spiels; nimm Starkes früh: einen Schritt mehr oder eine größere Hand. Dunkle Marker passen nur auf dunkle Ecken.
coach-foresight = Was du wählst, ist dann für alle da: ein Arbeiter, den du selbst einstellen willst, und keine Gefahr auf deinem Weg.
coach-flip = Jeden Zug ein Schritt mehr, oder nie mehr für Hände zahlen. Früh im Spiel ist der Schritt stark, auf vollem Pfad keine Gebühren.
coach-end = Der Bonusplättchenmarkt ist fast voll: Wer ihn füllt, nimmt den Anzeiger, 5 Punkte wert, und alle anderen haben noch einen Zug. Plane noch eine gute Lieferung und beginne nichts, was sich erst später lohnt.
