# Jede Seite
home = Rondel, alle Tische
language = Sprache
theme-switch = Hell oder dunkel
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
try-again = Noch einmal versuchen
error-unexpected = Das hat nicht geklappt. Bitte gleich noch einmal versuchen.
error-offline = Der Server antwortet nicht. Besteht eine Verbindung zum Netz?
error-page = Diese Seite konnte nicht geladen werden.
yes = ja
no = nein

# Der Tisch
table = Tisch
home-back = Zu allen Tischen
title-your-turn = Du bist am Zug · { $game }
board = Spielplan
players = Spieler
beside-board = Neben dem Spielplan
your-choices = Deine Möglichkeiten
choose-here = Auswählen
skip-to-choices = Zu deinen Möglichkeiten
turn = Zug
turn-number = Zug { $turn }
game-over = Das Spiel ist zu Ende

# Größe
zoom-fit = Alles

# Was zu tun ist
waiting-for = { $name } ist am Zug
not-your-turn = Du bist nicht am Zug.
catching-up =
    { $count ->
        [one] noch ein Schritt zu zeigen
       *[other] noch { $count } Schritte zu zeigen
    }
skip = Überspringen
undo = Rückgängig
restart-turn = Zug neu beginnen
end-turn = Zug beenden
looking = Du siehst Schritt { $move } von { $last }
to-present = Zurück zur Gegenwart
open-rule = Regel { $rule } lesen
refused-offline = Keine Verbindung: Es ist nichts geschehen. Versuche es, wenn sie wieder da ist.
connection-lost = Die Verbindung ist unterbrochen. Neuer Versuch …
hand-over = Der Bildschirm geht an { $name }
hand-over-help = Karten und alles, was sonst niemand sehen darf, bleiben bis dahin verdeckt.
hand-over-take = Ich bin { $name }

# Plätze
seat-and-level = { $name } ({ $level })
seat-you = du
seat-to-move = am Zug
seat-thinks = denkt nach
seat-won = gewonnen
seat-away = nicht da
seat-resting = im Urlaub
seat-open = Platz noch frei
seat-invited = wartet auf den Gast
seat-guest = { $name } ist eingeladen
seat-show = Tableaus von { $name } zeigen
clock-left = noch { $time }

# Reiter
tab-log = Verlauf
tab-rules = Regeln
tab-chat = Chat
unread =
    { $count ->
        [one] eine neue Zeile
       *[other] { $count } neue Zeilen
    }
log-empty = Noch ist nichts geschehen.
look-at = Stellung nach Schritt { $move } zeigen
rules = Regeln
rulebook = Die ganze Anleitung
rules-search = In den Regeln suchen
rules-here = Was kann ich hier tun?
rules-free = jederzeit
rules-none = Diese Regel gibt es nicht.
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden

# Wiedergabe
replay = Wiedergabe
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-move = Schritt

# Menü
menu = Menü
theme = Aussehen
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
pace = Tempo der anderen
sound = Töne
sound-never = aus
sound-hidden = nur wenn ich woanders bin
sound-always = an
volume = Lautstärke
notify = Mitteilung, wenn ich am Zug bin
notify-never = nie
notify-hidden = wenn ich woanders bin
notify-always = immer
notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
table-info = Über diesen Tisch
score-sheet = Wertungsblatt
record = Partie herunterladen
board-svg = Spielplan als Bild (SVG)
leave = Den Tisch endgültig verlassen
leave-help = Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst nicht zurückkommen.
leave-bot = Welcher Bot?
leave-now = Den Tisch verlassen
take-back = Weiter zurücknehmen
take-back-help = Das Spiel geht zur Stellung nach dem gewählten Schritt zurück, wenn alle zustimmen.
take-back-alone = Das Spiel geht zur Stellung nach dem gewählten Schritt zurück.
take-back-to = Zurück zur Stellung nach
take-back-propose = Die anderen fragen
request = { $name } möchte zu Schritt { $move } von { $last } zurück.
request-rules = Die Regeln wurden berichtigt. Schritte nach { $move }, die nicht mehr möglich sind: { $void }. Ohne sie weiterspielen?
request-open = Noch keine Antwort: { $names }
agree = Zustimmen
disagree = Ablehnen
keys = Tasten
key-move = zwischen den möglichen Zügen
key-choose = auswählen
key-zoom = vergrößern und verkleinern
key-pan = den vergrößerten Spielplan verschieben

# Über den Tisch
info-game = Spiel
info-table = Tisch
info-created = Begonnen
info-moves = Schritte
info-clock = Uhr
info-clock-value = { $start } min, { $plus } s mehr für jeden Zug
info-public = Offen für Zuschauer
info-seed = Startwert
invite-link = Link für Platz { $seat }
waiting-title =
    { $count ->
        [0] Gleich geht es los
        [one] Eine Person fehlt
       *[other] { $count } Personen fehlen
    }
waiting-invite = Schicke jedem Gast einen Link; wer ihn öffnet, nimmt den Platz ein.
waiting-fill = Freie Plätze für den Bot
waiting-start = Auffüllen und beginnen
waiting-cancel = Tisch absagen
waiting-get-up = Platz freigeben
waiting-sit-down = Platz nehmen

# Das Ende
wins-by =
    { $points ->
        [one] { $name } gewinnt mit einem Punkt Vorsprung
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
    }
count-players =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
count-turns =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
scored = Gewertet
total = Summe
play-again = Noch eine Partie mit denselben
rematch-asked = { $name } schlägt eine weitere Partie mit denselben Einstellungen vor.
rematch-open = Noch eine Partie: Es fehlt die Antwort von { $names }
rematch-refused = { $name } möchte keine weitere Partie.
rematch-made = Die nächste Partie hat begonnen.
rematch-yes = Einverstanden
rematch-no = Nein, danke
rematch-back = Zurückziehen
rematch-go = Zum neuen Tisch
chart-title = Punkte im Lauf des Spiels
chart-moves = Schritt
chart-points = Punkte
chart-missing = Der Verlauf der Punkte ist nicht bekannt.

# Tipps
thinks = { $name } denkt nach.
hint-ask = Was würde der Bot tun?
hint-short = Tipp
hint-title = Der Bot würde …
hint-thinks = Der Bot denkt nach …
hint-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
hint-visits =
    { $count ->
        [one] einmal betrachtet
       *[other] { $count }‑mal betrachtet
    }
hint-help = Zeig auf einen Zug, um seinen Ort zu sehen. Geordnet nach dem erwarteten Vorsprung; selten Betrachtetes ist unsicher. Die Punkte sind eine Schätzung des Endstands.
hint-win = Sieg { $before } → { $after }
hint-says = { $text }: Siegchance jetzt { $before }, danach { $after }.
hint-says-why = { $text }: Siegchance jetzt { $before }, danach { $after }; { $reason }.
hint-help-win = Zeig auf einen Zug, um seinen Ort zu sehen. Die Siegchance jetzt → nach dem Zug, dann was ihn unterscheidet, meist in den erwarteten Punkten am Ende. Alles geschätzt.

# Wo die Möglichkeiten sind, und der eine Knopf
my-board = Tableau
boards = Tableaus
mine = Was du hast
choices-there =
    { $count ->
        [one] eine Möglichkeit in dieser Richtung
       *[other] { $count } Möglichkeiten in dieser Richtung
    }
panel-of = { $name }: { $panel }
seat-shape =
    { $n ->
        [1] Kreis
        [2] Quadrat
        [3] Dreieck
       *[other] Raute
    }
choices-in = { $count } in: { $panel }
places =
    { $count ->
        [one] ein Ort
       *[other] { $count } Orte
    }
places-help = wähle einen oder sieh sie der Reihe nach an
options =
    { $count ->
        [one] eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
options-help = wähle eine
phases = Phasen
phase-done = erledigt:
free-more = { $count } weitere, jederzeit
left-unused =
    { $count ->
        [one] noch eine Möglichkeit
       *[other] noch { $count } Möglichkeiten
    }
loses = verloren: { $what }
costs = kostet { $what }
brings = bringt { $what }
tap-again = noch einmal tippen, um es zu tun
click-again = noch einmal, um es zu tun
ghost-turn = R oder Rad dreht: { $turn } von { $count }
tab-markets = Märkte

# Was die anderen getan haben
story = Was die anderen getan haben
story-play = Den Zug von { $name } noch einmal zeigen

# Einstellungen und Tasten
pace-slow = langsam
pace-brisk = zügig
pace-instant = sofort
text = Größe der Texte
text-normal = normal
text-large = groß
set-confirm = Das Ende meines Zuges bestätigen
set-cover = Den Bildschirm zwischen den Spielern verdecken
set-taps = Beim ersten Tippen nur zeigen
set-motion = Teile und Spielplan bewegen sich fließend
set-kept = Diese Einstellungen gehören zu deinem Konto, Mitteilungen zu diesem Browser.
key-next = die nächste Möglichkeit zeigen, die vorige
key-end = der Knopf rechts unten
key-digits = die Möglichkeiten in Worten
key-turn = das Plättchen drehen
key-board = deine Tableaus
key-shelf = die Märkte ein- oder ausklappen
key-recap = was die anderen verändert haben
