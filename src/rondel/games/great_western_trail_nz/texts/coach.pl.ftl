### Co trener gry Great Western Trail: New Zealand objaśnia.

coach-begin = Pole, które ten dysk odsłoni, działa całą grę. Wełna płaci przy każdym strzyżeniu, certyfikat pomaga w każdym Wellington; oba są dobre od pierwszej tury.
coach-walk = Idź aż do swojego limitu; krokiem jest tylko żeton. Zatrzymuj się tam, gdzie użyjesz co najmniej dwóch akcji, a do Wellington przyjdź z różnymi rasami w ręce.
coach-stop = Każdej akcji budynku użyjesz raz, w dowolnej kolejności, albo zamiast wszystkich wykonasz jedną akcję pomocniczą. Pozbywaj się podwójnych ras: w Wellington i przy strzyżeniu liczą się raz.
coach-way = Prowadzą tam dwie drogi. Dłoń kosztuje cię za każdym razem, gdy na nią wejdziesz lub ją miniesz; puste pola są darmowe. Wybierz drogę bez dłoni.
coach-hire = Spójrz na pole, które zakryje nowy pracownik: tę akcję wykonasz teraz albo nigdy. Na rynku pracy im dalej w prawo, tym taniej.
coach-buy = Kilka pasterek razem płaci dużo mniej. Weź rasę, której nie masz: wartość hodowlana jest dla Wellington, wełna na strzyżenie.
coach-build = Postaw go na swojej drodze, tuż przed sobą, najlepiej na bryłce: wtedy użyjesz go wkrótce i w każdej podróży.
coach-shear = Każdy postrzygacz bierze jedną owcę innej rasy; za wełnę dostajesz funty. Jeśli wełny starczy na punkt handlowy, możesz też położyć dysk: pola odsłonięte wcześnie działają najdłużej.
coach-sail = Rozbudowa portu też kosztuje ruch, więc zostaw jeden. Duże porty są darmowe i otwierają własny punkt handlowy.
coach-harbour = Gdy oba magazyny z pary opuszczą twoją planszę, bonus obok jest twój. Dokończ jedną parę, zanim zaczniesz drugą.
coach-invest = Żeton bonusu działa do końca gry, a większość daje punkty: stałe opłacają się najbardziej wcześnie. Rząd z żetonem rynku nie jest jeszcze otwarty.
coach-cards = Owczarek, Prom i Łowczyk czczony nie zajmują miejsca w ręce: po zagraniu od razu dobierasz kartę. Zagraj je, zanim wybierzesz, dokąd iść.
coach-wellington = Pokaż po jednej owcy każdej rasy: suma to twoje pieniądze i od niej zależy, do którego punktu handlowego sięgniesz.
coach-deliver = Punkt 0 jest zawsze otwarty, ale na koniec zabiera 8 punktów. Punkty z ciemnym narożnikiem przyjmują też mocne dyski i dają punkty albo kartę.
coach-disc = To, co odsłania ten dysk, masz do końca gry, więc mocne bierz wcześnie: krok więcej albo większą rękę. Ciemne dyski pasują tylko na ciemne narożniki.
coach-foresight = Twój wybór jest potem dla wszystkich: pracownik, którego chcesz zatrudnić, i żadnych niebezpieczeństw na twojej drodze.
coach-flip = Krok więcej w każdej turze albo koniec płacenia za dłonie. Wcześnie w grze mocny jest krok, na ciasnym szlaku brak opłat.
coach-end = Rynek bonusów jest prawie pełny: kto go zapełni, bierze jego żeton wart 5 punktów, a pozostali mają jeszcze jedną turę. Zaplanuj jeszcze jedną dobrą dostawę i nie zaczynaj niczego na później.
