# Lernen: Kurs, Lektionen, Symbole, Spielhilfe
learn = Lernen
learn-title = { $game } lernen
learn-lesson = Lektion
learn-lesson-title = Lektion { $n }: { $title }
learn-lesson-n = Lektion { $n }
learn-lesson-of = Lektion { $n } von { $of }
learn-step-of = Schritt { $n } von { $of }
learn-n-of = { $n } von { $of }
learn-leave = Verlassen
learn-back = Schritt zurück
learn-show = Zeig es mir
learn-skip = Überspringen
learn-again = Noch einmal
learn-go-on = Weiter
learn-course = Alle Lektionen
learn-next = Als Nächstes: { $title }.
learn-all-done = Das war die letzte Lektion. Spiel jetzt eine ganze Partie.
learn-rules-met =
    { $count ->
        [one] Eine Regel kennengelernt
       *[other] { $count } Regeln kennengelernt
    }
learn-rules-behind = Die Regeln dahinter
learn-how = Klick es auf dem Plan an, oder drück Tab, bis es genannt wird, dann Enter.
learn-free = Spiel, wie du willst. Du kannst alles zurücknehmen.
learn-click-here = Hier klicken
learn-tap-here = Hier tippen
learn-look-at = Sieh dir an: { $what }
