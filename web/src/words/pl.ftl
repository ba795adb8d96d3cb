# Każda strona
home = Rondel, wszystkie stoły
language = Język
theme-switch = Jasny albo ciemny
loading = Chwileczkę…
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
try-again = Spróbuj ponownie
error-unexpected = Nie udało się. Spróbuj ponownie za chwilę.
error-offline = Serwer nie odpowiada. Czy masz połączenie z siecią?
error-page = Nie udało się wczytać tej strony.
