### Was jedes Spiel sagt, auf Deutsch.

amount = { $n } × { $thing }
nothing = nichts
player = Spieler { $n }
choose = Triff eine Wahl.
game-over = Das Spiel ist zu Ende.

family-done = Fertig
action-done = Fertig
action-decline = Verzichten
event-only = hat keine Wahl – { $action }
event-turn = ist am Zug

refusal-not_now = Jetzt ist etwas anderes zu entscheiden. { $prompt }
refusal-game_over = Das Spiel ist schon zu Ende.

name-white = weiß
name-orange = orange
name-red = rot
name-blue = blau
name-green = grün
name-black = schwarz

score-total = Summe
