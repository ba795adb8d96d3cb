# Wer spielt.
profile-yours = Dein Profil
profile-game = Spiel
profile-all-games = Alle Spiele
profile-none = Noch keine beendete Partie.
profile-history = Partien
profile-won = gewonnen
profile-place = Platz { $place } von { $players }
profile-against = gegen { $names }
profile-results = Ergebnisse
profile-which = Partien
profile-played = Gespielt
profile-wins = Gewonnen
profile-people = gegen Menschen
profile-bots = gegen Bots: { $level }
profile-sum = { $played ->
    [one] eine beendete Partie
   *[other] { $played } beendete Partien
}, { $share } gewonnen
profile-gap = „{ $category }“: Wer gewinnt, holt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr.
profile-habits = Woher die Punkte kommen
profile-winners = Sieger
profile-own = Deine Daten
profile-public = Alle dürfen dieses Profil sehen
profile-export = Alles herunterladen, was über dich gespeichert ist
profile-delete = Konto löschen
profile-delete-help = Dein Name, deine Wertungen und dein Passwort werden endgültig gelöscht. Was du gespielt hast, bleibt, von jemandem ohne Namen; in laufenden Partien spielt ein Bot weiter.
profile-courses = Lektionen
profile-filter = Welche Partien
profile-filter-all = Alle
profile-filter-people = Mit Menschen
profile-filter-bots = Nur gegen Bots
profile-filter-won = Gewonnen
profile-filter-nothing = Noch keine solche Partie.
