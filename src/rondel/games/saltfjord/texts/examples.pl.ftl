### Przykłady w zasadach: co dzieje się w kroku lekcji (lessons/examples.yaml), opowiedziane o Adzie i Bo.

example-column = Ada wzięła białą 4, więc kość działa na kolumnę 4. Stoją tam trzy wolne budynki: może użyć każdego raz, z góry na dół.
example-bent = Nie było już 4, więc Ada wzięła białą 3. Płaci jedną z trzech ryb i kość liczy się jako 4: kolumna 4 z budynkami zamiast kolumny 3.
example-ladder = Ada potrzebuje zboża, a go nie ma. Płaci 2 ryby, a trzecia przesuwa się wzdłuż strzałki na zboże. Może to od razu powtórzyć i zrobić z niego jedzenie.
example-filled = W rzędzie 4 brakowało dwóch pól i nowy kafelek Ady je wypełnił. Od razu płacą oba deptaki rzędu: 2 ryby i 2 punkty.
example-voyage = Łódź Ady stoi w obszarze 1. Jedno wyjście w morze przesuwa ją do obszaru 2, gdzie Ada dobiera żeton rodzaju 1. Żeton nic nie daje, dopóki łódź nie wróci.
example-crate = Z czterech zleceń Ada może opłacić jedno: zlecenie 2 wymaga jedzenia i drewna, a ona ma jedno i drugie. Skrzynia trafia do jej mola 2, a następne zlecenie leży odkryte.
example-level = Między znacznikiem Ady a poziomem 1 Logistyki jest zboże. Ada je płaci, przesuwa się w górę i od razu dostaje to, co pokazuje poziom: rybę, drewno i papier.
example-large = Zamiast brać kość Ada płaci drewno i deskę i bierze prosty kafelek z trzema polami. To cała jej tura; żaden budynek nie jest do tego potrzebny.
example-helper = Kość Ady działa na kolumnę 4, a koło zębate stoi w rzędzie 2, w kolumnie 5. W środku swojej tury Ada stawia tam pracownika: budynek działa jak dzięki kości i jest zajęty do końca rundy.
example-tavern = Kości Ady są zużyte, więc pasuje. Bo siedzi w trzeciej tawernie. W drugiej Ada może wykonać jej akcję, a ponieważ siedzi na lewo od Bo, zacznie następną rundę.
example-piers = Po spasowaniu mola Ady pracują z góry na dół. Skrzynia przy molu 3 zamienia jej zboże w jedzenie, potem skrzynia przy molu 4 bierze jedzenie za 5 punktów.
example-set = Ada ma skrzynie przy trzech molach, a przy molu 4 żadnej. Jeszcze jedna skrzynia tam i ma zestaw czterech różnych mol: 3 punkty na koniec.
