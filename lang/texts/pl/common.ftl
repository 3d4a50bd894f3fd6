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
save-not-over = gra jeszcze trwa, a jej zapis zdradza tajemnice wszystkich
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
saved = Zapis gry jest w pliku { $file }.
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
    u            cofa twój ostatni krok
    o            pokazuje możliwości jeszcze raz
    b            plansza
    m            plansze wszystkich graczy
    s            punkty w tej chwili
    l            dziennik; l 50 to jego ostatnie 50 wierszy
    r { $example }    treść reguły
    save PLIK    zapisuje grę, gdy się skończy
    q            koniec
