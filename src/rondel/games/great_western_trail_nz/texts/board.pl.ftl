## Słowa na części stołu

term-herder = owczarz
term-risk_action = akcja ryzyka
term-ship = statek
term-storehouse = magazyn
term-step_tile = żeton kroków
term-fee_tile = żeton opłaty
term-market_token = żeton rynku bonusów
term-bonus_market = rynek bonusów
term-sheep_market = targ owiec
term-market_stack = stos targu owiec
term-deck_building_supply = zasoby rozbudowy talii
term-pathfinder_track = tor pioniera
term-sea_routes = szlaki morskie
term-specialization_tile = żeton specjalizacji
term-sarah_card = karta Sary

## Narysowana plansza

board-arrow = punkty za oba
board-path-gold = 1 złoto
board-path-unlock = otwiera działki z liczbą { $n }
board-path-step = żeton kroków
board-path-choice = odwróć żeton kroków albo opłaty
board-kept-certificates = Stałe certyfikaty
board-kept-wool = Stała wełna
board-gold = Złoto
board-pounds = Funty
board-sea = Morze, handel
board-bonus = Rynek bonusów

board-ending =
    { $left ->
        [0] Rynek bonusów jest pełny: to ostatnie tury.
        [one] Na rynku bonusów wolne jest jedno pole. Kto je zapełni, kończy turę; wszyscy inni mają jeszcze jedną.
        [few] Na rynku bonusów wolne są { $left } pola; każda wizyta w Wellington zapełnia jedno. Kto zapełni ostatnie, kończy turę; wszyscy inni mają jeszcze jedną.
       *[many] Na rynku bonusów wolnych jest { $left } pól; każda wizyta w Wellington zapełnia jedno. Kto zapełni ostatnie, kończy turę; wszyscy inni mają jeszcze jedną.
    }
