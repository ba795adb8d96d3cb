# Startseite, Konto, Rangliste, Regeln, Einladung

start-title = Was spielen wir?
start-lead = Große Brettspiele mit allen Regeln, im Browser: gegen Bots, gemeinsam an einem Bildschirm oder online mit Freunden.
start-skip = Zum Inhalt springen
start-footer = Rondel spielt nach den veröffentlichten Regeln, mit eigenen Worten und Zeichnungen. Die Titel der Spiele gehören ihren Verlagen.
start-log-in = Anmelden
start-ratings = Rangliste
start-rules = Regeln
start-first = Erste Partie
start-all-games = Alle Spiele
lost-title = Diese Seite gibt es nicht
lost-lead = Unter { $path } ist nichts. Vielleicht ist der Link alt oder abgeschnitten.

## Die Spiele

start-players = { $least }–{ $most } Personen
start-players-exactly = { $most ->
    [one] { $most } Person
   *[other] { $most } Personen
}
start-solo-against = allein gegen { $opponent }
start-play-bots = Gegen Bots spielen
start-set-up = Tisch einrichten

## Ein neuer Tisch

start-players-title = Wer spielt mit?
start-who-sits = Platz { $seat }: Wer spielt?
start-name-of = Platz { $seat }: Name
start-your-name = Dein Name
start-name = Name
start-kind-me = Ich
start-kind-here = Hier am Bildschirm
start-kind-guest = Namentlich eingeladen
start-short-guest = Namentlich
start-kind-invite = Per Einladungslink
start-kind-open = Offen in der Lobby
start-kind-bot = Bot
start-bot-level = Bot: { $level }
start-short-here = An diesem Bildschirm
start-short-invite = Per Einladung
start-short-open = Aus der Lobby
start-you = Du
start-invite-help = Du bekommst einen Link zum Verschicken.
start-open-help = Wer mag, setzt sich dazu.
start-remove-seat = Platz { $seat } entfernen
start-add-seat = Platz hinzufügen
start-seats-of = { $players } von höchstens { $most }
start-shuffle = Plätze auslosen
start-solo-note = Allein am Tisch spielst du nach den Soloregeln. Dein Gegner aus der Schachtel: { $opponent }.
start-solo-plain = Allein am Tisch spielst du nach den Soloregeln.
start-solo-short = Soloregeln
start-seats-problem = Mindestens ein Platz muss deiner sein.
start-options = Optionen
start-time = Bedenkzeit
start-pace-none = Ohne Uhr
start-pace-live = Echtzeit
start-pace-days = Zug um Zug
start-pace-none-help = Alle dürfen so lange nachdenken, wie sie wollen.
start-pace-live-help = Alle sitzen am Tisch; eine Uhr läuft nur im eigenen Zug.
start-pace-days-help = Alle schauen vorbei, wenn sie Zeit haben: eine Partie über Tage oder Wochen.
start-each-player = Für jede Person
start-each-turn = Mehr nach jedem Zug
start-minutes = Minuten
start-seconds = Sekunden
start-days = Tage
start-time-out = Wenn die Zeit um ist
start-out-bot = Ein Bot spielt weiter
start-out-lose = Die Partie ist verloren
start-clock-none = Ohne Uhr
start-clock-live = { $minutes } min + { $seconds } s pro Zug
start-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} + { $more ->
    [one] { $more } Tag
   *[other] { $more } Tage
} pro Zug
start-more = Mehr
start-public = Tisch in der Lobby anzeigen
start-public-help = Alle können ihn finden und zuschauen. Tische mit offenen Plätzen stehen immer dort.
start-friendly = Freundschaftsspiel
start-friendly-help = Es wird nicht gewertet, und alle dürfen den Bot um einen Tipp bitten.
start-rated = Gewertet: Die Partie zählt für die Wertung, und es gibt keine Tipps.
start-unrated = Nicht gewertet: Jeder darf den Bot um einen Tipp bitten.
start-seed = Startwert
start-seed-help = Derselbe Startwert ergibt dieselbe Ausgangslage noch einmal. Leer bedeutet: eine neue Partie.
start-seed-random = zufällig
start-seed-problem = Ein Startwert ist eine ganze Zahl ohne Vorzeichen mit höchstens 39 Ziffern.
start-summary = Der Tisch
start-wait-help = Es geht los, sobald alle Plätze besetzt sind.
start-start = Los geht’s
start-starting = Einen Moment …
start-login-first = Vorher meldest du dich an; der Tisch bleibt vorgemerkt.

## Listen der Tische

start-your-tables = Deine Tische
start-your-tables-login = Melde dich an, um deine Tische zu sehen und weiterzuspielen.
start-no-tables = Noch kein Tisch. Wähle oben ein Spiel: Gegen Bots geht es sofort los. Neu für dich? „Lernen“ zeigt es beim Spielen.
start-finished = Beendete Partien
start-no-finished = Ist eine Partie zu Ende, findest du hier das Ergebnis und kannst sie Zug um Zug noch einmal ansehen.
start-upload = Aufzeichnung öffnen
start-show-all = Alle { $count } zeigen
start-lobby = Lobby
start-no-lobby = Gerade wartet niemand. Richte einen Tisch mit offenem Platz ein, dann finden ihn andere hier.
start-your-turn = Du bist dran
start-turns = { $count ->
    [one] Du bist dran: { $game }
   *[other] Du bist an { $count } Tischen dran
}
start-invitations = { $count ->
    [one] Du bist eingeladen: { $game }
   *[other] Du bist an { $count } Tische eingeladen
}
start-waiting = Noch Plätze frei
start-running = Andere sind dran
start-won = Gewonnen
start-seat-open = offener Platz
start-seat-invited = eingeladen
start-seat-guest = { $name }, eingeladen
start-you-are-invited = Du bist eingeladen
start-accept = Platz nehmen
start-decline = Ablehnen
start-seat-number = Spieler { $seat }
start-go-on = Weiter
start-replay = Ansehen
start-join = Mitspielen
start-watch = Zuschauen
start-copy-link = Einladungslink
start-copy-link-of = Einladungslink für Platz { $seat } kopieren
start-copied = Der Link ist kopiert. Schick ihn der Person, die dort sitzen soll.
start-copy-yourself = Kopiere diesen Link:
start-just-now = gerade eben

## Konto

account-log-in = Anmelden
account-register = Konto anlegen
account-which = Anmelden oder Konto anlegen
account-why = Mit einem Konto spielst du online, behältst deine Tische und bekommst eine Wertung.
account-on-the-way = Noch ein Schritt bis zum Tisch: Melde dich an oder lege ein Konto an. Name und Passwort genügen.
account-name = Name
account-name-help = So sehen dich die anderen am Tisch.
account-password = Passwort
account-password-help = Mindestens 8 Zeichen; ein ganzer Satz lässt sich gut merken.
account-email = E‑Mail
account-email-optional = E‑Mail (freiwillig)
account-email-help = Damit dich erreicht, wer diese Seite betreibt. Sonst sieht sie niemand.
account-no-email = nicht angegeben
account-log-out = Abmelden
account-new-password = Passwort ändern
account-old = Jetziges Passwort
account-new = Neues Passwort
account-change = Ändern
account-changed = Dein Passwort ist geändert. Alle anderen Browser sind abgemeldet.
account-everywhere = Überall abmelden
account-to-games = Zu den Spielen
account-local-title = Zu Hause
account-local = Das ist dein eigener Rechner: Ein Konto brauchst du hier nicht.

## Rangliste

ratings-lead = Menschen und Bots in einer Liste. Die Wertung ändert sich mit jeder beendeten Partie zu zweit oder mehr.
ratings-games = Rangliste von
ratings-rank = Rang
ratings-player = Name
ratings-rating = Wertung
ratings-played = Partien
ratings-none = In diesem Spiel hat noch niemand eine Wertung. Die erste beendete Partie macht den Anfang.

## Die Regeln

book-title = { $game }: die Regeln
book-lead = Jede Regel hat eine Nummer. Dieselben Nummern stehen am Tisch, wenn das Spiel erklärt, warum etwas geht oder nicht.
book-language = Die nummerierten Regeln dieses Spiels gibt es nur auf Englisch.
book-games = Regeln von
book-contents = Inhalt
book-search = Frag mit deinen Worten, etwa: wie gewinne ich
book-sections =
    { $count ->
        [one] Ein Abschnitt
       *[other] { $count } Abschnitte
    }
book-nothing = Keine Regel enthält „{ $search }“.
book-example = Beispiel
book-all = Alle Regeln zeigen
book-link = Regel { $id }
book-unknown = Ein Spiel dieses Namens gibt es hier nicht.

## Einladung

join-title = Eine Partie { $game }
join-invites = { $host } lädt dich zum Spielen ein
join-invited = Du bist zum Spielen eingeladen
join-sit-down = Platz nehmen
join-log-in = Anmelden und Platz nehmen
join-to-table = Zum Tisch
join-too-late = Die Plätze sind besetzt, aber du kannst zuschauen.
join-lost = Diese Einladung führt ins Leere
join-unknown = Sie wurde schon eingelöst, oder der Link ist nicht vollständig.
join-home = Zur Startseite

## Freunde

friends-title = Freunde
friends-lead = Freunde sehen, ob der andere online ist. Wen du sperrst, der kann dich nicht einladen und erfährt nichts davon.
friends-name = Name des Kontos
friends-ask = Anfragen
friends-none = Noch niemand. Frag jemanden mit dem Namen an, unter dem er spielt.
friends-online = online
friends-friend = gerade nicht da
friends-asks = möchte dein Freund sein
friends-asked = hat noch nicht geantwortet
friends-blocked = gesperrt
friends-accept = Annehmen
friends-remove = Entfernen
friends-block = Sperren
friends-unblock = Freigeben
