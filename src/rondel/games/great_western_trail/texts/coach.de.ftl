### Was der Trainer von Great Western Trail erklärt.

coach-begin = Stelle deinen Viehtreiber auf ein neutrales Gebäude: Seine Aktionen gehören sofort dir. Wer jetzt eingestellt wird, arbeitet das ganze Spiel, und A stellt ein; bei B baust du, bei E kaufst du Rinder.
coach-walk = Geh, so weit du willst, bis zu deinem Limit; nur Plättchen sind Schritte. Halte, wo du zwei oder mehr Aktionen nutzen kannst, und geh am Rest vorbei.
coach-stop = Nutze jede Aktion dieses Gebäudes einmal, in beliebiger Reihenfolge, oder statt aller eine einzige Hilfsaktion. Wirf doppelte Karten ab: In Kansas City zählen sie nur einmal.
coach-way = Zwei Wege führen dorthin. Eine Hand kostet jedes Mal, wenn du sie betrittst oder passierst; leere Felder sind frei. Nimm den Weg ohne Hände.
coach-hire = Zwei Arbeiter einer Art sind meist stärker als je einer. Sieh auf das Feld, das dein neuer verdeckt: Was es zeigt, geht jetzt oder nie.
coach-buy = Zwei oder drei Cowboys zusammen zahlen viel weniger als einer. Nimm eine Art, die du nicht hast: Gleiche Karten zählen in Kansas City nur einmal.
coach-build = Baue es an deinen Weg, nah vor dir: Dann nutzt du es bald und auf jeder Reise. Nur du darfst es nutzen.
coach-engine = Hält deine Lok auf einem runden Nebengleis, darfst du den Bahnhof dort ausbauen. Je weiter sie kommt, desto weniger Kreuze zahlst du für ferne Städte.
coach-station = Entscheide sofort: Später müsstest du zurückkommen. Ein Marker hier gibt ein Feld deiner Ablage für immer frei, wie bei einer Lieferung.
coach-auxiliary = Mit schwacher Hand: ziehen und abwerfen. Ziel ist eine Hand aus verschiedenen Arten, wenn du nach Kansas City kommst.
coach-foresight = Aus jeder Spalte kommt ein Plättchen aufs Brett, für alle. Wähle Arbeiter, die du selbst einstellen willst, und keine Gefahr auf deinem Weg.
coach-certificates = Jedes Zertifikat erhöht den Wert deiner Hand um 1 und ist dann weg. Gib sie für eine bessere Stadt aus, nicht für einen Dollar.
coach-deliver = Ferne Städte nehmen Marker mit dunkler Ecke, die starken. Kansas City ist immer offen, kostet aber am Ende 6 Punkte; zwei Marker an einem Pfeil geben dessen Bonus.
coach-disc = Was dieser Marker verdeckt, gehört dir für den Rest des Spiels; nimm Starkes früh: einen Schritt mehr oder eine größere Hand. Marker mit dunkler Ecke passen nur auf dunkle Ecken.
coach-objective = Wähle eine Karte, deren Aufgaben du erfüllt hast oder ohnehin erfüllst. Alles zählt nur für eine Karte, und eine ausgespielte mit unerfüllten Aufgaben kostet Punkte.
coach-end = Der Arbeitsmarkt ist fast voll: Sein letzter Arbeiter leitet die letzten Züge ein. Plane noch eine gute Lieferung und beginne nichts, was sich erst später lohnt.
