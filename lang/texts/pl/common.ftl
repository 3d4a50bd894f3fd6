# Co mówi każdy stół, po polsku.

## Błędy

unknown-notation = żadnej akcji nie zapisuje się `{ $notation }`
did-you-mean = wskazówka: może chodzi o `{ $near }`?
no-option = nie ma możliwości { $n }
no-option-hint = wskazówka: wybierz od 1 do { $max } albo wpisz ?, by zobaczyć pomoc
unknown-rule = nieznana reguła `{ $id }`
unknown-rule-hint = wskazówka: reguły nazywają się tak: { $example }
undo-nothing = nie ma czego cofnąć
undo-decided = w międzyczasie decyzję podejmuje { $who }
undo-revealed = w międzyczasie rozstrzyga los
undo-answered = odpowiedź obowiązuje: inni decydują w tym samym czasie
undo-begun = zaczyna się już krok, w którym wszyscy decydują naraz
undo-settled = ktoś musiał w tym czasie odejść od stołu
save-how = wskazówka: save PLIK
save-failed = nie można zapisać `{ $file }`: { $why }

## Stół

welcome = { $title } · { $n ->
    [one] 1 gracz
   *[many] { $n } graczy
}
commitment = Skrót ziarna: { $hash }
how-to-start = Wpisz numer możliwości albo ?, by zobaczyć pomoc.
headline = Runda { $n } · { $phase }
headline-setup = { $phase }
you = ty
curtain = Teraz { $who }. Naciśnij Enter, gdy nikt inny nie patrzy.
taken-back = Cofnięto.
brought-back = Przywrócono.
redo-nothing = nie ma nic do przywrócenia
saved = Powtórka jest zapisana w pliku { $file }.
saved-game = Zapisano, z tajemnicami wszystkich: guildhall play --resume { $file }
rules-reconstructed = Z { $all } pozycji pudełka { $n } to rekonstrukcje; wymienia je guildhall data { $game }.
more-lines = … jeszcze { $n ->
    [one] 1 wiersz
    [few] { $n } wiersze
   *[many] { $n } wierszy
}; pokazuje Tab
log-empty = Nic się jeszcze nie dzieje.
goodbye = Do zobaczenia.
input-ended = Koniec danych wejściowych; gra zatrzymuje się tutaj.
game-over = Koniec gry.
wins = Wygrywa { $who }.
wins-shared = Wspólne zwycięstwo: { $who }.
goal-met = Cel osiągnięty.
goal-missed = Cel nieosiągnięty.
score = Punkty
total = razem
after-the-game = s punkty, l dziennik, b plansza, m plansze graczy, save PLIK, q koniec
option-line = Możliwość { $n }: { $label }
option-notation = Zapis: { $notation }
commands =
    numer        wybiera tę możliwość; można też wpisać jej zapis (pokazuje go ? 3)
    ?            ta pomoc; ? 3 objaśnia możliwość 3
    h            podpowiedź: co wybiera bot
    u            cofa twój ostatni krok
    reset, redo  cofa całą turę; przywraca to, co cofnięto
    o            pokazuje możliwości jeszcze raz
    b            plansza
    m            plansze wszystkich graczy
    s            punkty w tej chwili
    l            dziennik; l 50 to jego ostatnie 50 wierszy
    r { $example }    treść reguły
    save PLIK    zapisuje grę, a po końcu jej powtórkę; także w PLIK
    q            koniec

## Podpowiedzi

hint-line = { $n }. { $label }: około { $points } punktu
hint-rivals = { $n ->
    [one] Rywal
   *[other] Rywale
}: { $list }.
hint-visits = { $n ->
    [one] Sprawdzono 1 wariant.
    [few] Sprawdzono { $n } warianty.
   *[many] Sprawdzono { $n } wariantów.
}
why-brings = Przynosi { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} ({ $lines }).
why-costs = Kosztuje { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} ({ $lines }).
why-brings-more = Do końca rundy przynosi o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} więcej ({ $lines }).
why-best-brings = Przynosi o { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
} więcej ({ $lines }).
why-gives-up = Wymaga rezygnacji z { $n ->
    [one] 1 punktu
   *[other] { $n } punktów
} ({ $lines }).
why-later = Opłaci się później.
why-then = Potem: { $moves }.

## Pełny ekran

pane-options = Możliwości
pane-board = Plansza
pane-mats = Gracze
pane-log = Dziennik
thinking = { $who } myśli …
keys-line = ↵ wybór  ? opis  h podpowiedź  u cofnij  / filtr  Tab okno  k pomoc  q koniec
keys-over = s punkty  w zapisz  Tab okno  k klawisze  q koniec
keys-closing = Esc zamyka
keys-scrolling = ↑ ↓ przewija  Esc zamyka
popup-keys = Klawisze
keys =
    ↑ ↓ PgUp PgDn    wybór możliwości; w innym oknie przewijanie
    numer            przechodzi do tej możliwości
    Enter            wybiera ją
    / i tekst        pokazuje tylko możliwości z tym tekstem; Esc pokazuje wszystkie
    ?                objaśnia możliwość i podaje jej reguły
    h                podpowiedź: co wybiera bot
    u                cofa twój ostatni krok
    U, y             cofa całą turę; przywraca to, co cofnięto
    reset, redo  cofa całą turę; przywraca to, co cofnięto
    Tab, Shift+Tab   możliwości, plansza, gracze, dziennik
    s                punkty w tej chwili
    r                treść reguły
    w                zapisuje grę, a po końcu jej powtórkę
    k                te klawisze
    q                koniec
popup-option = Objaśnienie
popup-hint = Podpowiedź najsilniejszego bota
popup-rule = Reguła
rule-question = Która reguła? Na przykład { $example }
popup-save = Zapis
save-question = W którym pliku?
popup-quit = Koniec
quit-question = Opuścić grę? Niezapisana przepadnie.
quit-keys = y opuść  n zostań  w zapisz
filter = Filtr: { $text }
filter-none = żadna możliwość nie zawiera `{ $text }`
too-small = Okno jest za małe: potrzeba { $columns } kolumn i { $rows } wierszy.

## Kampanie

campaign-begins = Zaczyna się kampania.
campaign-played = Kronika do tej pory
campaign-won = { $chapter }: { $points } · wygrywa { $who }
campaign-lost = { $chapter }: { $points } · bez zwycięstwa
campaign-leads = Na prowadzeniu: { $who }
campaign-next = Następny rozdział: { $chapter }
campaign-over = Kampania jest zakończona. Zwycięstwo: { $who }
campaign-press-enter = Naciśnij Enter, aby zacząć.
campaign-kept = Kronika jest w pliku { $file }; grajcie dalej, kiedy chcecie.
campaign-stays = Rozdział nie został dograny do końca; kronika pozostaje bez zmian.

## Rules in the terminal

rules-exact = Dokładna zasada: guildhall rules { $game } { $id } --exact

## Lessons in the terminal

learn-how = Enter prowadzi dalej, numer lub zapis wykonuje ruch, b wraca, q kończy.
puzzle-how = Numer lub zapis wykonuje ruch, a pokazuje rozwiązanie, q wychodzi.
