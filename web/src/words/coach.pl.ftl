# Trener przy stole.
set-coach = Trener: objaśniaj mi, co nowe, i ostrzegaj, zanim tura będzie drogo kosztować
coach-wait = Chwila: to kosztuje { $drop } szansy na wygraną. Zobaczyć dlaczego?
coach-mistake = Ta tura kosztowała { $drop } szansy na wygraną.
coach-better = Lepiej: { $move }.
coach-better-why = Lepiej: { $move } ({ $reason }).
coach-show = Pokaż
coach-keep = Zostaję przy swoim
coach-back = Cofnij moją turę
coach-lesson = Lekcja: { $lesson }
