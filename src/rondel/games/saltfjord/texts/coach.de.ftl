### Was der Trainer von Saltfjord erklärt.

coach-set = Die Fähigkeit eines Sets wirkt das ganze Spiel lang; die Ressourcen sind nach ein, zwei Zügen weg. Wähle nach der Fähigkeit.
coach-upright = Hochkant weckt ein weißer Würfel beide Felder dieses Gebäudes, quer ein oranger. In einer Runde nimmst du drei weiße Würfel, aber anfangs nur einen orangen: Hochkant ist meist besser.
coach-die = Ein Würfel weckt eine ganze Reihe oder Spalte. Suche eine Linie, in der mehrere Gebäude handeln und jedes gibt, was das nächste braucht.
coach-bend = Weiß wirkt auf die Spalte seiner Zahl, Orange auf die Reihe. Jeder Schritt zur Nachbarlinie kostet einen Fisch; zwei gute Gebäude bringen ihn bald zurück.
coach-line = Es geht die Spalte hinab oder die Reihe von links nach rechts; was du auslässt, ist für diesen Würfel vorbei. Er besetzt das zuletzt genutzte Gebäude: Halte vor denen, die dir nichts geben.
coach-small = Lege Plättchen dorthin, wo sie eine Reihe oder Spalte füllen: Dann zahlt jede Promenade dieser Linie sofort. Eine Linie mit Lücken zahlt nichts.
coach-fishing = Plättchen im Boot bringen nichts, bevor es daheim ist. Aus Gebiet 1 bringt die Heimkehr keinen Punkt; fahre vorher mindestens einmal weiter hinaus.
coach-technology = Am Ende ist Stufe 1 einer Leiste 1 Punkt wert, Stufe 2 aber 4. Es lohnt sich, eine begonnene Leiste fortzusetzen.
coach-order = Die Kiste kommt an den Steg mit der Nummer ihres Auftrags, und der arbeitet, wenn du passt, in dieser Runde und in jeder weiteren. Kisten an allen vier Stegen sind 3 Punkte mehr wert.
coach-upgrade = In deinem Zug schieben 2 Fische eine Ressource einen Pfeil weiter, so oft du willst; zurück geht es kostenlos. Gut, wenn dir nur eine Ressource fehlt.
coach-worker = Ein Arbeiter nutzt irgendein freies Gebäude, jederzeit in deinem Zug, und kommt nach der Runde zurück. Beende also keine Runde mit einem ungenutzten Arbeiter.
coach-large = Du kannst ein großes Plättchen bezahlen: drei Felder, in einem eigenen Zug ohne Würfel. Früh gebaut, arbeitet es in den nächsten Runden mit.
coach-retire = Deine weißen Würfel sind verbraucht. Wer früh passt, wählt unter mehr Tavernen, und wer am weitesten links sitzt, beginnt die nächste Runde. Nutze vorher deine Arbeiter und besorge, was die Stege brauchen.
coach-piers = Jede Kiste lässt ihren Steg einmal arbeiten, von oben nach unten. An Steg 4 ist Getreide 3 Punkte wert, Nahrung 5: Steg 3 davor kann aus Getreide Nahrung machen.
coach-last = Die letzte Runde. Was übrig bleibt, bringt für 3 Fische nur 1 Punkt: Gib es für Aufträge und Technologie aus und bringe das Boot heim, denn nur dann zählt sein Gebiet.
