## Słowa na części stołu

term-herder = ranczer
term-engine = lokomotywa
term-job_market_token = żeton rynku pracy
term-kansas_city_supply = zasoby Kansas City
term-delivery_bonus = premia za dostawę
term-cross = krzyż
term-city_crest = herb miasta
term-cattle_market = targ bydła
term-herd_deck = talia kart stada
term-starting_objective_card = początkowa karta celu
term-risk_action = akcja ryzyka
term-outlaw = bandyta
term-worker = pomocnik
term-station = stacja kolejowa
term-railroad = linia kolejowa
term-turnout = bocznica
term-station_master = zawiadowca stacji
term-player_count_tile = żeton pomocniczy
term-simmental_market_tile = żeton targu simentalskiego
term-specialization_tile = żeton specjalizacji
term-sam_board = plansza Sama
term-sam_card = karta Sama

## Rysowana plansza

board-outlaws = Bandyci
board-dollars = Dolary

board-ending =
    { $left ->
        [0] Rynek pracy jest pełny: to ostatnie tury.
        [one] Na rynku pracy wolne jest jedno miejsce. Kto je zapełni, kończy turę; wszyscy inni mają jeszcze jedną.
        [few] Na rynku pracy wolne są { $left } miejsca. Kto zapełni ostatnie, kończy turę; wszyscy inni mają jeszcze jedną.
       *[many] Na rynku pracy wolnych jest { $left } miejsc. Kto zapełni ostatnie, kończy turę; wszyscy inni mają jeszcze jedną.
    }
