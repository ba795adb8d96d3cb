### Co trener gry Great Western Trail objaśnia.

coach-begin = Postaw ranczera na dowolnym neutralnym budynku: jego akcje są od razu twoje. Pomocnicy zatrudnieni teraz pracują całą grę, a A zatrudnia; na B się buduje, na E kupuje krowy.
coach-walk = Idź, jak daleko chcesz, aż do swojego limitu; krokiem jest tylko żeton. Zatrzymuj się tam, gdzie użyjesz co najmniej dwóch akcji, resztę mijaj.
coach-stop = Każdej akcji budynku użyjesz raz, w dowolnej kolejności, albo zamiast wszystkich wykonasz jedną akcję pomocniczą. Pozbywaj się podwójnych kart: w Kansas City liczą się raz.
coach-way = Prowadzą tam dwie drogi. Dłoń kosztuje cię za każdym razem, gdy na nią wejdziesz lub ją miniesz; puste pola są darmowe. Wybierz drogę bez dłoni.
coach-hire = Dwóch pomocników jednego rodzaju jest zwykle mocniejszych niż po jednym z każdego. Spójrz na miejsce, które zakryje nowy: tę akcję wykonasz teraz albo nigdy.
coach-buy = Dwóch lub trzech kowbojów razem płaci dużo mniej niż jeden. Weź rodzaj, którego nie masz: jednakowe karty liczą się w Kansas City raz.
coach-build = Postaw go na swojej drodze, tuż przed sobą: wtedy użyjesz go wkrótce i na każdej wyprawie. Używasz go tylko ty.
coach-engine = Gdy lokomotywa zatrzyma się na okrągłej bocznicy, możesz rozbudować tamtejszą stację. Im dalej dojedzie, za tym mniej krzyży płacisz w dalekich miastach.
coach-station = Decyduj od razu: potem trzeba by tu wrócić. Dysk odsłania pole twojej planszy na stałe, tak jak przy dostawie.
coach-auxiliary = Przy słabej ręce dociągnij i odrzuć kartę. Chodzi o to, by w Kansas City mieć w ręce różne rodzaje krów.
coach-foresight = Z każdej kolumny jeden żeton trafia na planszę, dla wszystkich. Wybieraj pomocników, których chcesz zatrudnić, i żadnych niebezpieczeństw na swojej drodze.
coach-certificates = Każdy certyfikat dodaje 1 do wartości ręki i przepada. Wydaj je, jeśli dzięki temu sięgniesz lepszego miasta, a nie dla jednego dolara.
coach-deliver = Dalekie miasta przyjmują dyski z ciemnym narożnikiem, te najmocniejsze. Kansas City jest zawsze otwarte, ale na końcu zabiera 6 punktów; dwa dyski połączone strzałką dają jej nagrodę.
coach-disc = To, co zakrywa ten dysk, masz do końca gry, więc mocne bierz wcześnie: krok więcej albo większą rękę. Dyski z ciemnym narożnikiem pasują tylko na ciemne narożniki.
coach-objective = Wybierz kartę, której zadania już są spełnione albo i tak je spełnisz. Każda rzecz liczy się dla jednej karty, a zagrana karta z niespełnionymi zadaniami zabiera punkty.
coach-end = Rynek pracy jest prawie pełny: ostatni pomocnik rozpocznie ostatnie tury. Zaplanuj jeszcze jedną dobrą dostawę i nie zaczynaj niczego, co opłaca się później.
