# Spojrzenie na zakończoną grę.
analysis-title = Analiza
analysis-link = Analiza
analysis-share = Udostępnij tę turę
analysis-copied = Skopiowano odnośnik do tej tury
analysis-play-on = Graj dalej od tego miejsca
analysis-play-on-help = nowy stół z tej pozycji, bez rankingu
analysis-me = Ty
analysis-not-yet = Jeszcze bez analizy
analysis-start = Analizuj
analysis-working = Bot przegląda każdą turę…
analysis-failed = Bot się poddał; oto, co udało się ustalić
analysis-no-network = Ta gra nie ma jeszcze sieci: są punkty i to, co zrobiłoby przeszukiwanie; szans na wygraną nikt nie zna.
analysis-which = Który ruch widać na planszy
analysis-played = Zagrano
analysis-better-move = Lepszy ruch
analysis-second = Drugi wybór
analysis-turns = Tury
analysis-turning = Punkty zwrotne
analysis-all-turns = Wszystkie tury
analysis-none = Żadna tura się nie wyróżnia: nic nie jest dość pewne, by o tym mówić
analysis-turn = Tura
analysis-turn-n = Tura { $turn }
analysis-set-up = Przygotowanie
analysis-slip = potknięcie
analysis-sign-strong = Mocne
analysis-sign-mistake = Błąd
analysis-sign-blunder = Poważny błąd
analysis-sign-luck = Los
analysis-sign-points = Lepszy ruch
analysis-lead = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
analysis-luck-help = To, co się odsłoniło, a nie to, co wybrano. Los liczy się osobno.
analysis-other-help = Tura innego gracza, która zmieniła twoje szanse.
analysis-strong-help = Wyraźnie lepsze niż cokolwiek innego; drugi wybór: { $other }
analysis-better = Lepiej: { $move }
analysis-better-why = Lepiej: { $move } ({ $reason })
analysis-headline = { $turn }, { $name }: { $move }.
analysis-fell = Szansa na wygraną spadła z { $before } do { $after }.
analysis-rose = Szansa na wygraną wzrosła z { $before } do { $after }.
analysis-stayed = Szansa na wygraną została na { $after }.
analysis-chance = Szansa na wygraną
analysis-points = Punkty według kategorii
analysis-points-help = gdyby gra skończyła się wtedy
analysis-as-table = jako tabela
analysis-tab-chance = Szansa
analysis-tab-points = Punkty
analysis-tab-turns = Tury
