# Wörter des Spiels im Terminal: Deutsch.
player = Spieler { $n }
you = Du
start = { $title }: { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, Startwert { $seed }. ? zeigt die Hilfe.
resumed = { $title }: fortgesetzt nach { $move } Schritten. ? zeigt die Hilfe.
narrow = Der Spielplan ist { $wanted } Spalten breit, dieses Terminal nur { $width }. Mach es breiter.
key-free = { $n ->
    [one] 1 freie Aktion
   *[other] { $n } freie Aktionen
}
key-hide-free = ohne freie Aktionen
key-undo = zurück
key-hint = Tipp
key-board = Tisch
key-info = Info
key-rules = Regeln
key-save = speichern
key-help = Hilfe
key-quit = Ende
turn-ends = Damit endet dein Zug. Enter: weiter, u: zurücknehmen
unknown = { $input }? Gib eine Nummer, einen Teil eines Aktionstextes oder ? (Hilfe) ein.
several = Mehrere Aktionen passen zu { $input }:
no-number = Die Liste hat keine Nummer { $input }.
folded = Gib ein Feld wie 2:3 ein, um zu sehen, was dort geht (in Klammern: auf wie viele Arten), oder a für alle.
undone = Zurückgenommen: { $action }
no-undo = Nichts zurückzunehmen: Das geht im eigenen Zug, bis etwas Verdecktes aufgedeckt wird.
no-board = Es gibt keinen Spieler { $n }.
saved = Gespeichert in { $file }.
resume = Später weiter mit: { $command }
nothing-saved = Nichts gespielt, also nichts gespeichert.
no-rule = Keine Regel enthält { $input }.
rule-section = Der ganze Abschnitt: r { $area }
rule-missing = Dieses Spiel hat kein Regelverzeichnis.
help = Eine Nummer wählt eine Aktion; ein Teil ihres Textes oder ihr Name („done“) genügt auch.
help-free = f   freie Aktionen zeigen oder verbergen
help-all = a   lange Listen von Feldern ganz zeigen
help-undo = u   zurücknehmen, im eigenen Zug, bis etwas Verdecktes aufgedeckt wird
help-hint = h   was würde der Bot tun? Seine drei besten Züge (oder hint)
help-board = b   den Tisch nochmals zeigen; b 2 mit dem Tableau von Spieler 2
help-info = i   was die sichtbaren Plättchen tun
help-rules = r   die Regeln dieser Entscheidung; r DIE ein Abschnitt, r Boot alle mit dem Wort
help-save = s   speichern; s DATEI in eine andere Datei
help-quit = q   speichern und aufhören (auch Strg-C und Strg-D)
hint-thinks = Der Bot denkt nach …
hint-title = Der Bot würde:
hint-line = { $points ->
    [one] erwartet { $points } Punkt
   *[other] erwartet { $points } Punkte
}, { $visits ->
    [one] einmal
   *[other] { $visits }-mal
} betrachtet
hint-win = Siegchance { $before } % → { $after } %
hint-help = Nach dem erwarteten Vorsprung; selten Betrachtetes ist unsicher. Punkte: geschätzter Endstand.
hint-help-win = Die Siegchance jetzt → nach dem Zug, dann was ihn unterscheidet, meist in den erwarteten Punkten am Ende. Alles geschätzt.
thinks = { $name } denkt nach …
score-sheet = Schlusswertung
winner = { $names } gewinnt!
winners = { $names } teilen sich den Sieg!
move = Schritt { $n }
moves = Schritte { $first } bis { $last }
analysis-thinks = Der Bot sieht sich jeden Zug an …
analysis-no-network = Dieses Spiel hat noch kein Netz: bessere Züge in Punkten, nach der Suche; Siegchancen kennt niemand.
analysis-turn = Zug
analysis-player = Spieler
analysis-chance = Chance
analysis-move = gespielt
analysis-better = besser, oder Glück (~)
