# Nauka: kurs, lekcje, symbole, pomoc gracza
learn = Nauka
learn-title = Poznaj grę { $game }
learn-lesson = Lekcja
learn-lesson-title = Lekcja { $n }: { $title }
learn-lesson-n = Lekcja { $n }
learn-lesson-of = Lekcja { $n } z { $of }
learn-step-of = Krok { $n } z { $of }
learn-n-of = { $n } z { $of }
learn-leave = Wyjdź
learn-back = Krok wstecz
learn-show = Pokaż
learn-skip = Pomiń
learn-again = Jeszcze raz
learn-go-on = Dalej
learn-course = Wszystkie lekcje
learn-next = Następna: { $title }.
learn-all-done = To była ostatnia lekcja. Teraz zagraj całą partię.
learn-rules-met =
    { $count ->
        [one] Poznana zasada: jedna
       *[other] Poznane zasady: { $count }
    }
learn-rules-behind = Zasady, które za tym stoją
learn-how = Kliknij na planszy albo naciskaj Tab, aż usłyszysz nazwę, potem Enter.
learn-free = Graj, jak chcesz. Możesz cofać swoje ruchy.
learn-click-here = Kliknij tutaj
learn-tap-here = Dotknij tutaj
learn-look-at = Spójrz na: { $what }
