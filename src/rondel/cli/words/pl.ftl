# Słowa gry w terminalu: polski.
player = Gracz { $n }
you = Ty
start = { $title }: { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}, ziarno { $seed }. ? pokazuje pomoc.
resumed = { $title }: wznowiono po ruchach: { $move }. ? pokazuje pomoc.
narrow = Plansza ma szerokość { $wanted } kolumn, a ten terminal { $width }. Poszerz okno.
key-free = { $n ->
    [one] 1 akcja darmowa
    [few] { $n } akcje darmowe
   *[other] { $n } akcji darmowych
}
key-hide-free = bez akcji darmowych
key-undo = cofnij
key-hint = podpowiedź
key-board = plansza
key-info = opisy
key-rules = zasady
key-save = zapisz
key-help = pomoc
key-quit = wyjdź
turn-ends = To kończy twoją turę. Enter: dalej, u: cofnij
unknown = { $input }? Wpisz numer, część tekstu akcji albo ? (pomoc).
several = Pasuje kilka akcji ({ $input }):
no-number = Na liście nie ma numeru { $input }.
folded = Wpisz pole, np. 2:3, aby zobaczyć, co tam można (w nawiasie: na ile sposobów), albo a: wszystkie.
undone = Cofnięto: { $action }
no-undo = Nie ma czego cofnąć: można się cofać we własnej turze, dopóki nie odsłonięto niczego zakrytego.
no-board = Nie ma gracza { $n }.
saved = Zapisano w pliku { $file }.
resume = Dalszy ciąg później: { $command }
nothing-saved = Nic nie zagrano, więc nic nie zapisano.
no-rule = Żadna zasada nie zawiera: { $input }.
rule-section = Cały rozdział: r { $area }
rule-missing = Ta gra nie ma spisu zasad.
help = Numer wybiera akcję; wystarczy też część jej tekstu albo jej nazwa („done”).
help-free = f   pokaż lub ukryj akcje darmowe
help-all = a   pokaż długie listy pól w całości
help-undo = u   cofnij, we własnej turze, dopóki nie odsłonięto niczego zakrytego
help-hint = h   co zrobiłby bot? Jego trzy najlepsze ruchy (albo wpisz hint)
help-board = b   pokaż planszę jeszcze raz; b 2 z planszą gracza 2
help-info = i   co robią widoczne kafelki
help-rules = r   zasady tej decyzji; r DIE: rozdział, r łódź: zasady z tym słowem
help-save = s   zapisz; s PLIK: do innego pliku
help-quit = q   zapisz i wyjdź (tak samo Ctrl-C i Ctrl-D)
hint-thinks = Bot myśli…
hint-title = Bot zrobiłby tak:
hint-line = { $points ->
    [one] spodziewa się { $points } punktu
   *[other] spodziewa się { $points } punktów
}, rozważył to { $visits ->
    [one] raz
   *[other] { $visits } razy
}
hint-win = szansa na wygraną { $before }% → { $after }%
hint-help = Kolejność: spodziewana przewaga (rzadko rozważone są niepewne). Punkty: szacowany wynik końcowy.
hint-help-win = Szansa na wygraną teraz → po ruchu, potem to, co go wyróżnia, zwykle w spodziewanych punktach końcowych. To szacunki.
thinks = { $name } myśli…
score-sheet = Punktacja końcowa
winner = Wygrywa { $names }!
winners = Zwycięstwem dzielą się { $names }!
move = ruch { $n }
moves = ruchy { $first }–{ $last }
analysis-thinks = Bot przegląda każdą turę…
analysis-no-network = Ta gra nie ma jeszcze sieci: lepsze ruchy w punktach, według przeszukiwania; szans na wygraną nikt nie zna.
analysis-turn = tura
analysis-player = gracz
analysis-chance = szansa
analysis-move = zagrano
analysis-better = lepiej albo los (~)
