# Was die Seite über Konten und Anfragen sagt.
name-length = Der Name muss 2 bis 24 Zeichen haben
name-visible = Der Name darf nur Buchstaben, Ziffern, Zeichen und dazwischen einzelne Leerzeichen haben
name-scripts = Der Name darf nur Buchstaben eines Alphabets haben: manche sehen aus wie andere
name-reserved = Dieser Name ist für die Betreiber der Seite oder für Bots; wähle einen anderen
name-taken = Dieser Name ist vergeben oder sieht aus wie ein vergebener; wähle einen anderen
password-length = Das Passwort muss 8 bis 200 Zeichen haben
password-blank = Das Passwort darf nicht leer sein
password-common = Das ist eines der ersten Passwörter, die jemand versuchen würde; wähle ein anderes
email = Das ist keine E-Mail-Adresse; lass das Feld leer, wenn du keine angeben willst
login = Name oder Passwort ist falsch
old-password = Das ist nicht dein jetziges Passwort
log-in = Melde dich zuerst an
local = Das ist ein Tisch zu Hause: hier gibt es keine Konten
too-often = Zu oft. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder
csrf = Diese Seite ist zu alt: lade sie neu
host = Dieser Server heißt nicht { $host }
origin = Anfragen von anderen Seiten werden nicht beantwortet
nothing = Unter { $path } ist nichts
not-found = Seite nicht gefunden
not-built = Der Browser-Client ist noch nicht gebaut
how-to-build = Der Server läuft, aber die Dateien des Browser-Clients fehlen. Baue sie im Quellordner mit
failed = Auf dem Server ist etwas schiefgegangen. Mehr sagt sein Protokoll, unter { $number }.
away = Die Datenbank antwortet gerade nicht. Versuche es in ein paar Sekunden noch einmal; nichts ist verloren.
seats = Ein Tisch hat 1 bis { $most } Plätze
seat-name = Ein Name darf höchstens { $most } Zeichen haben
bot-code = Der Code eines Bots darf höchstens { $most } Zeichen haben
options = Das sind zu viele Optionen
seed = Der Startwert muss eine ganze Zahl von 0 bis 2^128 − 1 sein
names = Höchstens { $most } Namen auf einmal
no-board = { $game } hat noch keinen gezeichneten Plan
no-table = Es gibt keinen Tisch { $table }, den du sehen darfst
one-is-yours = Mindestens ein Platz muss deiner sein
sits-already = Du sitzt schon an diesem Tisch
seat-taken = Dieser Platz ist schon besetzt
no-invitation = Diese Einladung ist schon benutzt, oder es gab sie nie
unreadable = Der Inhalt ist nicht lesbar: er muss JSON in UTF-8 sein, nicht zu tief verschachtelt
too-many-bots = Du hast { $most } Tische mit Bots: beende oder verlasse zuerst einen davon
no-account = Hier heißt niemand { $name }
guest-twice = { $name } hat schon einen Platz an diesem Tisch
no-guest = { $name } nimmt von dir keine Einladungen an
too-many-friends = Auf deiner Liste stehen { $most } Leute: Entferne erst jemanden
