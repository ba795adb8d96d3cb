# Gesellschaft: ein Spiel suchen, andere Spieler, wer die Seite betreibt.

search-find = Spiel suchen
search-title = Wir suchen dir ein Spiel
search-lead = Wähle alles, was du spielen würdest: Sobald andere da sind, die passen, bekommst du einen Tisch. Je länger du wartest, desto weiter darf ihre Wertung von deiner entfernt sein.
search-stay = Du kannst dich inzwischen auf anderen Seiten umsehen oder gegen Bots üben. Lass eine Seite offen: Wer fort ist, bekommt keinen Tisch.
search-games = Spiele
search-players = Personen
search-paces = Bedenkzeit
search-rated = Wertung
search-is-rated = Gewertet
search-not-rated = Nicht gewertet
search-live = Echtzeit: 30 min + 30 s je Zug
search-days = Zug um Zug: 5 Tage + 1 Tag je Zug
search-choose = Wähle mindestens eines.
search-seconds = Du wartest seit { $seconds } s
search-minutes = Du wartest seit { $minutes } min { $seconds } s
search-others =
    { $others ->
        [0] Sonst sucht niemand.
        [one] 1 andere Person sucht,
       *[other] { $others } andere suchen,
    }{ $others ->
        [0] {""}
       *[other] {" "}{ $alike ->
            [0] niemand das Gleiche.
           *[other] { $alike } das Gleiche.
        }
    }
search-lost = Der Server antwortet nicht; sobald er es tut, geht die Suche weiter.
search-cancel = Suche beenden
search-found = Dein Tisch ist bereit.
search-to-table = Zum Tisch

people = Spieler
people-watching = sieht zu

player-profile = Profil
player-friend = Freundschaft anfragen
player-asked = { $name } ist gefragt und steht auf deiner Freundesliste.
player-blocked = { $name } ist gesperrt: kann dich nicht einladen, du hörst nichts von dort, und ihr kommt nicht an einen Tisch. Auf der Seite der Freunde hebst du das auf.
player-report = Melden

report-title = { $name } melden
report-reason = Was ist nicht in Ordnung?
report-insult = Beleidigungen oder Drohungen
report-cheating = Betrug
report-stalling = Verzögert absichtlich oder verlässt Spiele
report-name = Der Name
report-other = Etwas anderes
report-words = Was ist geschehen (freiwillig)
report-help = Wer diese Seite betreibt, liest es. { $name } erfährt nicht, von wem die Meldung kommt.
report-help-table = Wer diese Seite betreibt, liest es, mit dem Chat dieses Tisches. { $name } erfährt nicht, von wem die Meldung kommt.
report-send = Melden
report-choose = Wähle, was nicht in Ordnung ist.
report-done = Danke. Wer diese Seite betreibt, sieht es sich an.

note-warning = Eine Verwarnung
note-warning-help = Wer diese Seite betreibt, hat dir etwas zu sagen:
note-mute = Du kannst eine Zeit lang nicht chatten
note-mute-help = Wer diese Seite betreibt, hat dir den Chat bis { $until } genommen:
note-suspension = Dein Konto war gesperrt
note-suspension-help = Wer diese Seite betreibt, hatte dein Konto bis { $until } gesperrt:
note-read = Gelesen
