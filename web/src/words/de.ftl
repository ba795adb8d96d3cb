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
