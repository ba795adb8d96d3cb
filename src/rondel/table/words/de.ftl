# Was ein Tisch neben den Worten seines Spiels sagt: wer spielt, Vermerke im Protokoll.
nobody = Tisch
player = Spieler { $n }
open-seat = freier Platz
note-undo = geht zurück zu Schritt { $move }
note-revised = Die Regeln wurden seit Beginn dieses Spiels berichtigt; es geht nach den neuen weiter
note-old-rules = Ab hier wurde nach früheren Regeln gespielt, die dieser Server nicht mehr hat: Er kann nicht alle Züge erzählen oder zeigen
note-closed = Der Tisch wurde von der Leitung dieser Seite geschlossen
note-expired = An diesem Tisch ging es lange nicht weiter: Er ist geschlossen
note-stopped = Die Regeln wurden berichtigt, die letzten Züge sind nicht mehr möglich: Das Spiel geht von hier aus weiter
note-left = steht auf; { $bot } spielt weiter
note-seeded = Der Startwert dieses Tisches wurde gewählt: Das Spiel wird nicht gewertet
note-friendly = Diese Partie wird nicht gewertet; alle dürfen Tipps verlangen
note-continued = Dieser Tisch geht von Schritt { $move } einer anderen Partie aus weiter; er wird nicht gewertet
note-coach = spielt mit dem Trainer
note-hint = fragt, was der Bot tun würde
note-joined = nimmt Platz
note-time = hat keine Zeit mehr; { $bot } spielt weiter
note-forfeit = hat keine Zeit mehr und kann nicht mehr gewinnen; { $bot } spielt weiter
note-lost = hat keine Zeit mehr und verliert
note-bot_failed = Der Bot { $bot } hat nicht geantwortet; an seiner Stelle spielt { $other } weiter
note-refused = ist nicht einverstanden, zurückzugehen
note-rematch = schlägt eine weitere Partie vor
note-rematch-yes = stimmt einer weiteren Partie zu
note-rematch-no = möchte keine weitere Partie
note-rematch-made = Eine weitere Partie beginnt an einem neuen Tisch
note-freed = steht auf; der Platz ist frei
note-declined = kommt nicht; der Platz ist frei
note-filled = nimmt den freien Platz ein
note-cancelled = Wer diesen Tisch aufgestellt hat, hat ihn abgesagt
note-vacation = nimmt { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} Urlaub
note-back = ist aus dem Urlaub zurück
bot-random = Zufall
bot-greedy = Heuristik
bot-net = Neuronales Netz
bot = Bot
name-and-level = { $name } ({ $level })
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Experte

# Warum ein Zug: der erste wird mit dem nächstbesten verglichen, die anderen mit dem ersten
reason-points = { $place ->
    [best] gegenüber dem nächstbesten: { $points }
   *[other] gegenüber dem besten: { $points }
}
reason-despite = { $place ->
    [best] Chance, Vorsprung und Erfahrung zusammen sprechen für ihn, trotz dieses Unterschieds zum nächstbesten: { $points }
   *[other] Chance, Vorsprung und Erfahrung zusammen sprechen gegen ihn, trotz dieses Unterschieds zum besten: { $points }
}
reason-chance = { $place ->
    [best] etwa so viele Punkte wie der nächstbeste, aber die bessere Chance: { $mine } % statt { $its } %
   *[other] etwa so viele Punkte wie der beste, aber die kleinere Chance: { $mine } % statt { $its } %
}
reason-experience = { $place ->
    [best] etwa so viele Punkte wie der nächstbeste; Erfahrung und Vorsprung sprechen für ihn ({ $mine } % statt { $its } %)
   *[other] etwa so viele Punkte wie der beste; Erfahrung und Vorsprung sprechen gegen ihn ({ $mine } % statt { $its } %)
}
reason-alike = { $place ->
    [best] etwa so gut wie der nächstbeste
   *[other] etwa so gut wie der beste
}
reason-only = { $points ->
    [none] der Bot findet keinen anderen Zug, der einen Versuch wert ist
   *[other] der Bot findet keinen anderen Zug, der einen Versuch wert ist; die erwarteten Punkte ändern sich: { $points }
}
