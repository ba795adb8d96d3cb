### Die Lektion von Bakers auf Deutsch.

lesson-walking = Gehen
    .goal = Du weißt, wann ein Schritt eine Münze wert ist.
    .free-title = Zwei Schritte sind frei
    .free = Dein Bäcker geht im Uhrzeigersinn und nutzt das Feld, auf dem er stehen bleibt. Du hast Brot für die Schule, und geliefert wird auf dem Markt.
    .free-do = Geh auf den Markt
    .third-step = Zum Ofen sind es drei Schritte: Der dritte kostet deine Münze. Der Markt ist frei.
    .deliver-title = Liefern
    .deliver = Auf dem Markt lieferst du bis zu zwei Aufträge. Die Schule will das Brot, das du hast.
    .deliver-do = Liefere an die Schule
    .ready = Das Brot für die Schule ist fertig. Liefere es zuerst.
    .four-bread = Das Schiff will 4 Brote. Du hast 1.
    .bread-title = Eine Münze wert
    .bread = { $other } steht am Ofen, also kostet auch der dich eine Münze. Das Schiff will viel Brot.
    .bread-do = Hol 3 Brote in einem Zug
    .two-only = Der Ofen gibt nur 2. Die Backstube kostet dieselbe Münze, für den dritten Schritt, und backt 3.
    .can-walk = Du kannst das Rad umrunden
