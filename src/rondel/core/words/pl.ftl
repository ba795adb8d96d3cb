### Co mówi każda gra, po polsku.

amount = { $n } × { $thing }
nothing = nic
# po słowie gracz, gracza, graczowi
player = { $n }
choose = Wybierz.
game-over = Gra skończona.

family-done = Gotowe
action-done = Gotowe
action-decline = Zrezygnuj
event-only = jedyny możliwy ruch: { $action }
event-turn = rozpoczyna turę

refusal-not_now = Teraz trzeba zdecydować o czymś innym. { $prompt }
refusal-game_over = Gra jest już skończona.

name-white = biały
name-orange = pomarańczowy
name-red = czerwony
name-blue = niebieski
name-green = zielony
name-black = czarny

score-total = Razem
