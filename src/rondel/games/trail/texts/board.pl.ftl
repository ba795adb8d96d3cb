## Słowa na części stołu

term-hat = kapelusz
term-disc = dysk
term-certificate_marker = znacznik certyfikatów
term-exchange_token = żeton wymiany
term-job_market = rynek pracy
term-bag = woreczek
term-foresight = rozwój
term-income = dochód
term-delivery = dostawa
term-transport_cost = koszt transportu
term-market_stack = stos kart na targu
term-breeding_value = wartość hodowlana
term-draw_stack = stos kart gracza
term-discard_pile = stos kart odrzuconych
term-objective_card = karta celu
term-objective_stack = stos kart celów
term-objective_display = pula dostępnych kart celów
term-objective_area = strefa zagranych kart celów
term-neutral_building = budynek neutralny
term-private_building = budynek prywatny
term-building_space = działka budowlana
term-local_action = akcja lokalna
term-auxiliary_action = akcja pomocnicza
term-immediate_action = akcja natychmiastowa
term-hazard = niebezpieczeństwo
term-horseman_space = pole jeźdźca
term-bank = bank
term-hand_fee = opłata (dłoń)
term-step_limit = limit kroków
term-hand_limit = limit kart w ręce
term-scoring_pad = notatnik punktacji

## Rysowana plansza

board-player =
    { $n ->
        [1] Niebieskie koło
        [2] Czerwony kwadrat
        [3] Żółty trójkąt
       *[other] Zielony romb
    }
board-empty = puste
board-row = rząd { $n }
board-tiles =
    { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
        [many] { $n } żetonów
       *[other] { $n } żetonu
    }
board-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
board-hand =
    { $n ->
        [one] { $n } zakryta karta w ręce
        [few] { $n } zakryte karty w ręce
        [many] { $n } zakrytych kart w ręce
       *[other] { $n } zakrytej karty w ręce
    }
board-deck = stos
board-discards = odrzucone
board-trail = Szlak
board-buildings = Budynki
board-objectives = Karty celów
board-hand-cards = Karty w ręce
board-certificates = Certyfikaty
board-out = poza grą
board-deliveries = Dostawy
board-own = Moja plansza
board-piles = Stos kart i odrzucone
board-goals = Moje cele
