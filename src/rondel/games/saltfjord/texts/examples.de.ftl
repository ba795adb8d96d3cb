### Beispiele in den Regeln: was in einem Schritt einer Lektion geschieht (lessons/examples.yaml), erzählt von Ada und Bo.

example-column = Ada hat eine weiße 4 genommen, also wirkt sie auf Spalte 4. Dort stehen drei freie Gebäude: Jedes darf sie einmal nutzen, von oben nach unten.
example-bent = Eine 4 war nicht mehr da, also nahm Ada eine weiße 3. Sie zahlt einen ihrer drei Fische, und der Würfel gilt als 4: Spalte 4 mit ihren Gebäuden statt Spalte 3.
example-ladder = Ada braucht Getreide und hat keines. Sie zahlt 2 Fische, und ein dritter rückt den Pfeil entlang zum Getreide. Das darf sie gleich wiederholen und Nahrung daraus machen.
example-filled = In Reihe 4 fehlten zwei Felder, und Adas neues Plättchen füllt sie. Sofort zahlen beide Promenaden der Reihe: 2 Fische und 2 Punkte.
example-voyage = Adas Boot liegt in Gebiet 1. Einmal fischen bringt es in Gebiet 2, wo sie ein Fischplättchen vom Typ 1 zieht. Es gibt nichts, bevor das Boot wieder zu Hause ist.
example-crate = Von den vier Aufträgen kann Ada einen zahlen: Auftrag 2 verlangt Nahrung und Holz, und beides hat sie. Die Kiste kommt an ihren Steg 2, und der nächste Auftrag liegt offen.
example-level = Zwischen Adas Marker und Stufe 1 der Logistik steht Getreide. Sie zahlt es, rückt auf und bekommt sofort, was die Stufe zeigt: einen Fisch, ein Holz und ein Papier.
example-large = Statt einen Würfel zu nehmen, zahlt Ada ein Holz und ein Brett und nimmt das gerade Plättchen mit drei Feldern. Das ist ihr ganzer Zug; ein Gebäude braucht sie dafür nicht.
example-helper = Adas Würfel wirkt auf Spalte 4, aber das Zahnrad steht in Reihe 2, Spalte 5. Mitten in ihrem Zug stellt sie einen Arbeiter darauf: Es handelt wie durch einen Würfel und ist bis zum Ende der Runde besetzt.
example-tavern = Adas Würfel sind verbraucht, also passt sie. Bo sitzt in der dritten Taverne. In der zweiten darf Ada deren Aktion ausführen, und weil sie links von Bo sitzt, beginnt sie die nächste Runde.
example-piers = Nach dem Passen arbeiten Adas Stege von oben nach unten. Eine Kiste an Steg 3 macht aus ihrem Getreide Nahrung; dann nimmt eine Kiste an Steg 4 die Nahrung für 5 Punkte.
example-set = Ada hat Kisten an drei Stegen und an Steg 4 keine. Noch eine Kiste dort, und sie hat einen Satz von vier verschiedenen Stegen: 3 Punkte am Ende.
