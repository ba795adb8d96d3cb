# Trener przy stole.
set-coach = Trener: ostrzeż mnie, zanim tura dużo odda
coach-wait = Chwila: to oddaje { $drop } szansy na wygraną. Zobaczyć dlaczego?
coach-mistake = Ta tura oddała { $drop } szansy na wygraną.
coach-better = Lepiej: { $move }.
coach-better-why = Lepiej: { $move } ({ $reason }).
coach-show = Pokaż
coach-keep = Zostaję przy swoim
coach-back = Cofnij moją turę
