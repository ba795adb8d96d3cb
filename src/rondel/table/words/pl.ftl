# Słowa stołu obok słów gry: kto gra, uwagi w dzienniku.
nobody = Stół
player = Gracz { $n }
open-seat = wolne miejsce
note-undo = cofa grę do ruchu { $move }
note-revised = Od początku tej gry zasady poprawiono; toczy się dalej według nowych
note-old-rules = Odtąd grano według wcześniejszych zasad, których ten serwer już nie ma: nie wszystkie ruchy może opisać lub pokazać
note-closed = Prowadzący tę stronę zamknął stół
note-expired = Przy tym stole od dawna nikt nie grał: jest zamknięty
note-stopped = Zasady poprawiono i ostatnich ruchów nie można już wykonać: gra toczy się dalej od tego miejsca
note-left = odchodzi od stołu; dalej gra { $bot }
note-seeded = Ziarno tego stołu zostało wybrane: gra nie liczy się do rankingu
note-friendly = Ta gra nie liczy się do rankingu; każdy może prosić o podpowiedź
note-continued = Ten stół zaczyna się od ruchu { $move } innej gry; nie liczy się do rankingu
note-coach = gra z trenerem
note-hint = pyta, co zrobiłby bot
note-joined = zajmuje miejsce
note-time = nie ma już czasu; dalej gra { $bot }
note-forfeit = nie ma już czasu i nie może wygrać; dalej gra { $bot }
note-lost = nie ma już czasu i przegrywa
note-bot_failed = Bot { $bot } nie odpowiedział; zamiast niego gra dalej { $other }
note-refused = nie zgadza się na cofnięcie gry
note-rematch = proponuje kolejną grę
note-rematch-yes = zgadza się na kolejną grę
note-rematch-no = nie chce kolejnej gry
note-rematch-made = Kolejna gra zaczyna się przy nowym stole
note-freed = wstaje; miejsce jest wolne
note-declined = nie przyjdzie; miejsce jest wolne
note-filled = zajmuje wolne miejsce
note-cancelled = Stół odwołała osoba, która go przygotowała
note-vacation = wyjeżdża na urlop na { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}
note-back = wraca z urlopu
bot-random = Losowy
bot-greedy = Heurystyka
bot-net = Sieć neuronowa
bot = Bot
name-and-level = { $name } ({ $level })
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = ekspert

# Uzasadnienie ruchu: pierwszy jest porównany z następnym, pozostałe z pierwszym
reason-points = { $place ->
    [best] wobec następnego: { $points }
   *[other] wobec najlepszego: { $points }
}
reason-despite = { $place ->
    [best] szansa, przewaga i doświadczenie razem przemawiają za nim mimo takiej różnicy wobec następnego: { $points }
   *[other] szansa, przewaga i doświadczenie razem przemawiają przeciw niemu mimo takiej różnicy wobec najlepszego: { $points }
}
reason-chance = { $place ->
    [best] podobne punkty jak po następnym, ale większa szansa: { $mine }% wobec { $its }%
   *[other] podobne punkty jak po najlepszym, ale mniejsza szansa: { $mine }% wobec { $its }%
}
reason-experience = { $place ->
    [best] podobne punkty jak po następnym; przemawiają za nim doświadczenie i przewaga ({ $mine }% wobec { $its }%)
   *[other] podobne punkty jak po najlepszym; przemawiają przeciw niemu doświadczenie i przewaga ({ $mine }% wobec { $its }%)
}
reason-alike = { $place ->
    [best] mniej więcej tak dobry jak następny
   *[other] mniej więcej tak dobry jak najlepszy
}
reason-only = { $points ->
    [none] bot nie widzi innego ruchu wartego próby
   *[other] bot nie widzi innego ruchu wartego próby; zmiana spodziewanych punktów: { $points }
}
