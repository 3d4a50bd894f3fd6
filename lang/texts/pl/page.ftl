# The pages of the web table, in Polish.

## Every page

page-skip = Przejdź do decyzji
page-pages = Strony
page-play = Gra
page-tables = Stoły
page-rules = Zasady
page-api = Dla programów
page-settings = Ustawienia
page-language = Język
page-theme = Jasno lub ciemno
page-help = Pomoc i klawisze
page-side-panel = Objaśnienie
page-close = Zamknij
page-lobby = Poczekalnia
page-to-the-lobby = Do poczekalni
page-offline = Połączenie zerwane. Trwa ponowna próba.
page-bots-pace = Tempo ruchów botów
page-bots-instant = od razu
page-bots-brisk = żwawo
page-bots-slow = powoli
page-sounds = Dźwięki
page-key-skip = Pokaż następny ruch od razu
page-late = Tego, co wybrano, nie można już wybrać: na stole coś się zmieniło.
page-unsent = Jeszcze nie wysłano. Zostanie wysłane, gdy tylko wróci połączenie.

## The lobby

page-what-to-play = W co gramy?
page-who-sits = Kto siada do stołu?
page-who-here = Kto tu siedzi
page-options = Opcje
page-rare-options = { $n ->
    [one] Jeszcze 1 opcja
    [few] Jeszcze { $n } opcje
   *[many] Jeszcze { $n } opcji
}
page-name = Imię
page-kind-person = Osoba
page-kind-bot = Bot
page-kind-open = Wolne
page-kind-none = Nikt
page-value-random = losowo
page-value-nobody = nikt
page-bot-level = Poziom bota
page-bot-apprentice = Uczeń
page-bot-apprentice-how = zna zasady
page-bot-journeyman = Czeladnik
page-bot-journeyman-how = planuje, czasem się myli
page-bot-master = Mistrz
page-bot-master-how = rzadko się myli
page-bot-grandmaster = Arcymistrz
page-bot-grandmaster-how = myśli do trzech sekund
page-bot-expected = { $name }: { $how }
page-bot-mcts = myśliciel
page-bot-net = uczony
page-bot-random = rzuca kośćmi
page-bot-busy = pracowity
page-bot-greedy = chciwy
page-start = Zacznij: { $title }
page-begin-campaign = Zacznij kampanię
page-campaign-how = Kampania składa się z rozdziałów, po jednym na wieczór albo po kilka. Zaczyna się od pierwszego, a wynik każdego decyduje o następnym. To, co obok dotyczy rozdziałów, ustala sama.
page-pace = Czas na ruch
page-pace-none = bez ograniczeń
page-pace-30 = 30 sekund
page-pace-60 = 1 minuta
page-pace-180 = 3 minuty
page-pace-600 = 10 minut
page-pace-86400 = 1 dzień
page-pace-259200 = 3 dni
page-pace-how = Gdy się skończy, gra bot, dopóki nie wrócisz. Zegar stoi, gdy serwer nie działa.
page-open-seats = Wolne miejsce czeka na kogoś trzy minuty; potem gra na nim bot, aż ktoś je zajmie.
page-players = { $low }–{ $high } graczy
page-join = Dołącz
page-join-how = W tej samej sieci zeskanuj lub wpisz:
page-join-table = Dołącz do tego stołu
page-copy-link = Kopiuj
page-running-tables = Otwarte stoły
page-no-tables = Nie ma jeszcze żadnego stołu.
page-open-replay = Otwórz plik z zapisem gry
page-open-replay-how = Partia rozegrana gdzie indziej i zapisana w pliku: przejrzyj ją krok po kroku, przeanalizuj, graj dalej od dowolnej chwili.
page-replay-name = { $title }, z pliku
page-newer-tables = Nowsze stoły
page-older-tables = Starsze stoły
page-finished = Zakończone
page-look-again = obejrzyj
page-carry-on = graj dalej
page-your-turn = twoja kolej
page-open-seat = wolne miejsce
page-plays = gra { $who }
page-still-think = { $n ->
    [one] myśli jeszcze 1
    [few] myślą jeszcze { $n }
   *[many] myśli jeszcze { $n }
}

## The table

page-round = runda { $n }
page-set-up = przygotowanie
page-points = Punkty
page-score-of = { $n ->
    [one] { $who }: 1 punkt. Otwórz rozbicie
    [few] { $who }: { $n } punkty. Otwórz rozbicie
   *[many] { $who }: { $n } punktów. Otwórz rozbicie
}
page-score-now = Tak by było, gdyby gra skończyła się teraz, bez tego, co inni jeszcze ukrywają.
page-score-outlook = Spodziewane na koniec
page-reconstructed = Z { $all } pozycji pudełka { $n } to rekonstrukcje: nie odczytano ich z prawdziwej gry, lecz dopasowano do tego, co wiadomo.
page-line = Pozycja
page-table-menu = Stół
page-lead = Teraz wybierz jedno z przerywanych oznaczeń. Ten sam element jeszcze raz albo Esc cofa wybór.
page-forced = To jedyna możliwość; zagra się sama.
page-title-your-turn = Twoja kolej: { $title }
page-decision = Twoja decyzja
page-waiting = { $n ->
    [one] Czekamy na gracza { $who }.
   *[many] Jeszcze myślą: { $who }.
}
page-bots-busy = Najpierw myślą boty przy innych stołach.
page-bot-thinks = { $n ->
    [one] Myśli { $who }.
   *[many] Myślą: { $who }.
}
page-also-thinking = Jeszcze myślą: { $who }.
page-see-result = Do wyniku
page-time-left = Pozostały czas
page-bot-plays = Gra za ciebie bot.
page-all-options = { $n ->
    [one] Jedyna możliwość
    [few] Wszystkie { $n } możliwości
   *[many] Wszystkie { $n } możliwości
}
page-hint = Podpowiedź
page-hint-busy = Jest nowsza prośba albo pyta zbyt wielu: spróbuj za chwilę.
page-part-busy = Najpierw myślą inni; odpowiedź przyjdzie sama.
page-hint-later = Podpowiedź pojawi się, gdy przyjdzie twoja kolej.
page-hint-how = Od najsilniejszego tutejszego bota, który wie tyle co ty: punkty, których spodziewa się na koniec gry, i to, co ruch daje do końca twojej tury lub rundy. Zagrałby pierwszy z ruchów: ten, na który patrzył najczęściej.
page-expected = { $n } pkt
page-undo = Cofnij
page-undo-turn = Cofnij całą turę
page-redo = Ponów
page-ask-others = Zapytaj pozostałych
page-asks-undo = { $who } prosi o cofnięcie ruchu.
page-agree = Zgoda
page-decline = Odmowa
page-log = Dziennik
page-earlier = Wcześniej
page-whole-log = Cały dziennik
page-chat = Rozmowa
page-chat-say = Napisz coś
page-send = Wyślij
page-muted = Gospodarz odebrał ci głos.
page-why = Dlaczego?
page-why-with = Razem z tym:
page-why-chose = Wybór ({ $who }): { $what }.
page-why-decided = To skutek decyzji gracza { $who }.
page-why-together = To skutek kroku, w którym wszyscy decydują naraz.
page-why-set-up = To część przygotowania.
page-why-dealt = Zdecydował o tym los podczas przygotowania.
page-why-chance = Zdecydował o tym los.
page-onlooker = Widz
page-host = Gospodarz
page-guest = Gość
page-parts = Części stołu
page-jump-board = Plansza
page-jump-mat = Moje
page-jump-side = Obok
page-jump-players = Gracze
page-jump-log = Dziennik
page-curtain = Teraz { $who }
page-curtain-why = Na ekranie nie ma nic z gry. Przekaż go dalej.
page-curtain-open = To ja, { $who }

## Seats

page-person = osoba
page-a-bot = bot
page-away = nieobecność, gra bot
page-do-take = Usiądź
page-do-away = Niech gra bot
page-do-other = Niech gra ten
page-do-back = Gram dalej
page-do-link = Prywatny odnośnik
page-do-token = Żeton dla programu
page-do-bot = Oddaj botowi
page-do-open = Zwolnij miejsce
page-close-table = Zamknij stół
page-delete-table = Usuń stół
page-delete-why = Gra, jej dziennik, rozmowa i klucze wszystkich znikną na zawsze.
page-mute = Odbierz głos
page-unmute = Oddaj głos
page-mute-onlookers = Ucisz widzów
page-unmute-onlookers = Pozwól widzom mówić
page-link-once = Ten odnośnik otwiera miejsce w innej przeglądarce, jeden raz.
page-token-once = Z tym żetonem może tu usiąść program. Widać go tylko teraz.
page-key-reissued = { $who } dostaje nowy klucz; stary nie otwiera już tego miejsca.
page-too-many-keys = To miejsce ma już tyle kluczy, ile może. Najpierw odbierz któryś.
page-newer-rules = { $n ->
    [0] Gra toczy się dalej według nowszych zasad.
    [one] Gra toczy się dalej według nowszych zasad, które nie dopuszczają ostatniego ruchu.
    [few] Gra toczy się dalej według nowszych zasad, które nie dopuszczają { $n } ostatnich ruchów.
   *[many] Gra toczy się dalej według nowszych zasad, które nie dopuszczają { $n } ostatnich ruchów.
}
page-took-back = { $who } cofa ruch sprzed losowania lub cudzego ruchu.
page-taken-back = { $n ->
    [one] Cofnięto raz sprzed losowania lub cudzego ruchu
    [few] Cofnięto { $n } razy sprzed losowania lub cudzego ruchu
   *[many] Cofnięto { $n } razy sprzed losowania lub cudzego ruchu
}
page-keys = Klucze do tego miejsca
page-key-key = przeglądarka
page-key-link = link, którego nikt nie otworzył
page-key-token = żeton programu
page-key-this = ta przeglądarka
page-do-revoke = Odbierz
page-may-agree = Może zgadzać się na cofanie
page-back-to-table = Wróć do stołu
page-sit-here = Usiądź tutaj
page-only-watch = Tylko oglądaj

## After the game

page-final-score = Wynik końcowy
page-curve = Punkty runda po rundzie
page-curve-how = stan na koniec każdej rundy
page-proof = Losowanie
page-proof-ok = Tasowanie zgodne z obietnicą
page-proof-broken = Tasowania nie da się dowieść
page-proof-none = Losowanie nie jest dowiedzione: wpisano je ręcznie
page-proof-why = Skrót ziarna ustalono przed pierwszym losowaniem. Teraz ziarno jest jawne i losuje to samo.
page-promise = Tasowanie ustalono przed pierwszym losowaniem: jego ziarno ma ten skrót. Ziarno zobaczysz na końcu.
page-commitment = obietnica
page-seed = ziarno
page-verify = Sprawdź jeszcze raz
page-verified = { $n ->
    [one] 1 ruch jest zgodny z zasadami, wynik się zgadza.
    [few] Wszystkie { $n } ruchy są zgodne z zasadami, wynik się zgadza.
   *[many] Wszystkie { $n } ruchów jest zgodnych z zasadami, wynik się zgadza.
}
page-deal-ok = Losowanie jest zgodne z obietnicą.
page-deal-absent = Losowanie nie jest dowiedzione.
page-deal-broken = Losowanie nie jest zgodne z obietnicą.
page-analyze = Analizuj
page-analysis = Analiza
page-analysis-how = Najsilniejszy bot przechodzi partię jeszcze raz: czego można się było spodziewać po każdym ruchu, które ruchy kosztowały najwięcej, co było szczęściem. Potrwa to około dziesięciu sekund.
page-analysis-making = Partia jest analizowana
page-analysis-waits = Najpierw analizowana jest inna partia.
page-analysis-runs = Krok { $n } z { $max }. Możesz opuścić tę stronę; wynik poczeka tutaj.
page-analysis-failed = Analiza nie dobiegła końca.
page-expected-points = Spodziewane punkty
page-expected-points-how = przewidywany wynik końcowy, runda po rundzie
page-winning-chance = Szansa na wygraną
page-winning-chance-how = w procentach
page-percent = { $n }%
page-numbers = W liczbach
page-turning-points = Punkty zwrotne
page-no-turning-points = Żaden ruch nie był wyraźnie gorszy od najlepszego.
page-turn = runda { $n }, { $who }
page-turn-played = zagrano
page-turn-better = lepiej
page-turn-cost = Kosztowało to { $points } pkt.
page-turn-cost-chance = Kosztowało to { $points } pkt i { $n }% szansy na wygraną.
page-see-moment = Zobacz tę chwilę
page-sources = Skąd wzięły się punkty
page-luck = Los dał i zabrał
page-luck-share = Los zrobił od { $low } do { $high }% różnicy; resztę zrobiły decyzje.
page-luck-unclear = Nie da się powiedzieć, ile z różnicy zrobił los: coś między { $low } a { $high }%.
page-luck-error = ± mówi, o ile liczba może się mylić: w jednym przypadku na dwadzieścia o więcej. O tym, co nie jest pewne, nie mówimy.
page-luck-kindest = najłaskawszy
page-luck-cruelest = najokrutniejszy
page-again = Jeszcze jedna gra
page-rematch = Rewanż
page-rematch-how = { $n ->
    [1] Ta sama gra jeszcze raz.
   *[other] Ta sama gra, te same osoby i boty, każdy o jedno miejsce dalej.
}
page-rematch-begun = Rewanż się zaczął, twoje miejsce czeka.
page-rematch-join = Dołącz do rewanżu
page-rematch-watch = Oglądaj rewanż
page-next-chapter = Następny rozdział
page-next-chapter-how = Kampania trwa dalej, dziś albo innego wieczoru: te same osoby i boty na tych samych miejscach.
page-next-chapter-begun = Następny rozdział się zaczął, twoje miejsce czeka.
page-next-chapter-join = Dołącz do rozdziału
page-next-chapter-watch = Oglądaj następny rozdział
page-new-campaign = Nowa kampania
page-new-campaign-how = { $n ->
    [1] Jeszcze raz od pierwszego rozdziału.
   *[other] Od pierwszego rozdziału, te same osoby i boty, każdy o jedno miejsce dalej.
}
page-new-campaign-begun = Nowa kampania się zaczęła, twoje miejsce czeka.
page-new-campaign-join = Dołącz do nowej kampanii
page-new-campaign-watch = Oglądaj nową kampanię
page-campaign = Kampania
page-chapter = Rozdział
page-chapter-now = Trwa rozdział: { $chapter }
page-chapter-lost = bez zwycięstwa
page-chapters-won = Wygrane rozdziały
page-moments = Koniec każdej rundy
page-moves = { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}
page-final-board = Plansza
page-replay = Pobierz zapis gry
page-margin = { $n ->
    [one] o 1 punkt przed: { $who }
    [few] o { $n } punkty przed: { $who }
   *[many] o { $n } punktów przed: { $who }
}
page-margin-tie = równo punktów, obok: { $who }; rozstrzygnęła reguła remisu
page-margin-level = równo punktów, obok: { $who }; to za mało
page-margin-behind = { $n ->
    [one] o 1 punkt za: { $who }
    [few] o { $n } punkty za: { $who }
   *[many] o { $n } punktów za: { $who }
}
page-play-replay = Odtwarzaj i wstrzymaj
page-keep = Zachowaj tę chwilę
page-kept = Zachowane chwile
page-moment = Wiersz { $n } z { $max }
page-to-start = Na początek
page-to-end = Na koniec
page-step-back = Wstecz
page-step-on = Dalej
page-result = Wynik
page-branch = Graj dalej stąd
page-branch-how = Nowy stół przeciw botom. To, co dopiero nadejdzie, zostanie wylosowane na nowo.
page-branch-as = jako { $who }
page-branch-name = { $name }, od wiersza { $n }

## Nauka

page-games = Gry
page-learn = Nauka
page-learn-game = Naucz się grać: { $title }
page-learn-offer = Pierwszy raz? Naucz się w dziesięć minut
page-learn-progress = Nauka: { $title } · { $n } z { $all }
page-learn-welcome = Usiądź obok mnie. Każda lekcja trwa od dwóch do czterech minut, przy prawdziwym stole, a ruchy wykonujesz ty.
page-learn-so-far = Za tobą { $n } z { $all } lekcji. Idź dalej, gdzie chcesz.
page-learn-all-done = Wiesz już wszystko, czego trzeba. Teraz graj!
page-learn-none = Nie ma jeszcze lekcji. Wszystko opowiada instrukcja.
page-learn-lost = Nie udało się odczytać postępów z twojej przeglądarki. Zaczynają się od nowa.
page-learn-done = ukończona
page-learn-go-on = dalej
page-learn-begin = zacznij
page-learn-play = Zagraj
page-coach = Mistrz gildii
page-lesson-step = Krok { $n } z { $all }
page-lesson-next = Dalej
page-lesson-finish = Zakończ
page-lesson-back = Wstecz
page-lesson-leave = Wyjdź
page-lesson-another = Następna lekcja
page-lesson-over = Brawo! Ta lekcja jest skończona.
page-lesson-stray = Lekcja zmieniła się od twojej ostatniej wizyty. Zaczyna się od nowa.
page-first-game = Zagraj pierwszą grę
page-first-game-how = Potem cała gra przeciwko uczniom. Siedzę obok i odzywam się za każdym pierwszym razem.
page-tour = Krótka wycieczka po stole
page-tour-next = Dalej
page-tour-end = Gramy!
page-tour-never = Bez wycieczki
page-tour-turn = Tu czytasz, czyja jest tura i o co pyta gra.
page-tour-glow = Co się świeci, można wybrać: kliknij lub dotknij.
page-tour-options = Każda możliwość stoi też na tej liście.
page-tour-hint = Podpowiedź wymienia dobre ruchy i mówi dlaczego.
page-tour-undo = Cofnij odwraca twój ostatni krok, jeśli pozwalają na to zasady stołu.
page-guide = Mistrz gildii wyjaśnia
page-guide-seen = Rozumiem
page-guide-never = Poradzę sobie

## Puzzles

page-puzzles = Zagadki
page-puzzles-game = Zagadki · { $title }
page-puzzles-welcome = Prawdziwe pozycje, a w każdej jedna gra jest wyraźnie najlepsza – na podstawie tego, co wiesz na swoim miejscu. Znajdź ją!
page-puzzles-none = Nie ma jeszcze zagadek.
page-puzzles-solved = Rozwiązane: { $n } z { $all }
page-puzzles-streak = { $n ->
    [one] 1 dzień z rzędu
    [few] { $n } dni z rzędu
   *[many] { $n } dni z rzędu
}
page-puzzles-decision = Jedna decyzja
page-puzzles-turn = Tura do końca
page-puzzles-end = Ostatnia runda
page-puzzle-today = Zagadka dnia
page-puzzle-today-done = Rozwiązana. Wróć jutro!
page-puzzle-try = Spróbuj
page-puzzle-name-decision = Decyzja { $n }
page-puzzle-name-turn = Tura { $n }
page-puzzle-name-end = Ostatnia runda { $n }
page-puzzle-easy = łatwa
page-puzzle-fair = średnia
page-puzzle-hard = trudna
page-puzzle-decision = Jeden ruch jest wyraźnie najlepszy. Który?
page-puzzle-turn = { $n ->
    [one] Jeden ruch jest wyraźnie najlepszy. Który?
    [few] Jeden sposób dokończenia tury jest wyraźnie najlepszy: { $n } ruchy, które tworzą całość. Jakie?
   *[many] Jeden sposób dokończenia tury jest wyraźnie najlepszy: { $n } ruchów, które tworzą całość. Jakie?
}
page-puzzle-end = To ostatnia runda. Który ruch da na koniec najwięcej?
page-puzzle-end-turn = { $n ->
    [one] To ostatnia runda. Który ruch da na koniec najwięcej?
    [few] To ostatnia runda. Które { $n } ruchy dadzą na koniec najwięcej?
   *[many] To ostatnia runda. Które { $n } ruchów da na koniec najwięcej?
}
page-puzzle-wrong = Jest coś lepszego: tak tracisz { $points } pkt lub więcej. Spróbuj jeszcze raz!
page-puzzle-right = Właśnie tak!
page-puzzle-better = Co najmniej { $points } pkt więcej niż cokolwiek innego; potem „{ $other }”.
page-puzzle-answer = Rozwiązanie: { $moves }.
page-puzzle-show = Zobacz rozwiązanie
page-puzzle-again = Spróbuj jeszcze raz
page-puzzle-next = Następna zagadka
page-puzzle-stray = Zagadka zmieniła się od twojej ostatniej wizyty. Zaczyna się od nowa.
page-puzzle-table = { $title }, z zagadki
page-mistakes = Ucz się na błędach
page-mistakes-how = { $n ->
    [one] Jeden z twoich ruchów kosztował najwięcej. Znajdź lepszy!
    [few] { $n } twoje ruchy kosztowały najwięcej. Znajdź lepsze!
   *[many] { $n } twoich ruchów kosztowało najwięcej. Znajdź lepsze!
}
page-mistakes-none = Nie widzę ruchu, o którym warto by mówić. Dobra gra!
page-mistake-question = { $round ->
    [0] Przygotowanie
   *[other] Runda { $round }
}: twój ruch „{ $played }” kosztował { $points } pkt. Co było lepsze?
page-mistake-same = Tak właśnie zagrano: to kosztowało { $points } pkt.
page-mistake-other = Nie o tym myślę. Spójrz jeszcze raz!
page-mistake-instead = Twój ruch „{ $played }”: { $points } pkt mniej.
page-mistake-next = Następny

## The coach at a table

page-coach-on = Poproś mistrza gildii
page-coach-off = Odpraw mistrza gildii
page-coach-how = Zagląda ci przez ramię: słowo po turze, która wiele oddała, i co się teraz liczy. Wśród ludzi mówi, gdy poproszą o niego wszyscy.
page-coach-waits = Odezwie się, gdy poproszą też: { $who }.
page-coach-ask = Co mówi mistrz gildii?
page-coach-now = Co się teraz liczy?
page-coach-cost = „{ $played }” oddało około { $points } pkt. Lepsze było „{ $better }”.
page-coach-well = Mistrz gildii kiwa głową.
page-coach-board = Pokaż
page-coach-back = Wróć do stołu
page-coach-grows = Te pozycje twojego wyniku mogą jeszcze najbardziej urosnąć:
page-coach-grows-how = O ile rosną średnio, jeśli odtąd każdy bierze to, co na pierwszy rzut oka najlepsze.

## Help and rules

page-help-click = Co się świeci, można wybrać. Kilka znaczeń otwiera małe menu; na liście wszystkich możliwości jest każda.
page-help-piece = Wskaż element albo przytrzymaj go, by dowiedzieć się, czym jest. Numer zasady otwiera jej tekst.
page-help-log = Wiersz dziennika otwiera swoją przyczynę i zasadę.
page-key-arrows = do następnej możliwości w tym kierunku
page-key-enter = wybierz
page-key-digits = możliwość z otwartej listy
page-key-options = lista wszystkich możliwości
page-key-undo = cofnij lub powiedz, czemu nie można
page-key-redo = zagraj ponownie to, co cofnięto
page-key-hint = podpowiedź
page-key-log = dziennik, rozmowa
page-key-escape = zamknij
page-key-help = ta pomoc
page-all-rules = Wszystkie zasady
page-exact-rules = dokładne zasady
page-book-exact = Dokładne zasady
page-book-exact-one = Dokładna zasada
page-book-told = Prostymi słowami
page-book-whole = Cała instrukcja
page-book-card = Ściąga
page-book-print = Drukuj
page-book-contents = Spis treści
page-book-search = Szukaj w instrukcji
page-book-find = Szukaj
page-book-found = { $n ->
    [0] Nigdzie nie ma wszystkich tych słów.
    [one] Wszystkie te słowa ma 1 akapit.
    [few] Wszystkie te słowa mają { $n } akapity.
   *[many] Wszystkie te słowa ma { $n } akapitów.
}
page-api-how = Program siada do stołu z żetonem, który wydaje menu stołu. Wyślij go jako „Authorization: Bearer …”.

## What is refused

page-something-else = Nie w ten sposób
page-no-page = Nie ma takiej strony.
page-no-table = Nie ma takiego stołu.
page-malformed = Nie da się odczytać żądania: { $what }
page-no-replay = Tego pliku nie da się otworzyć: { $what }
page-too-large = Żądanie jest za duże.
page-too-many-tables = Z twojego adresu otwarto zbyt wiele stołów. Spróbuj później.
page-too-slow = Żądanie nie dotarło w całości na czas.
page-too-many = Za dużo żądań. Poczekaj chwilę.
page-wrong-method = O tę stronę nie pyta się w ten sposób.
page-foreign-origin = Żądanie pochodzi z innej strony, więc nic nie zostało zmienione.
page-other-host = Ten serwer nazywa się inaczej.
page-no-key = Twój klucz tego nie otwiera.
page-not-over-yet = Gra trwa, a do jej końca zapis zawiera tajemnice wszystkich graczy.
page-analysis-later = Partia jeszcze trwa. Analiza przyjdzie po niej: wcześniej zdradziłaby tajemnice.
page-analysis-busy = Właśnie analizowane są inne partie. Spróbuj za minutę.
page-table-halted = Ten stół stanął. Pozostałe grają dalej.
page-table-broken = Tego stołu nie da się otworzyć.
page-store-down = Stoły są teraz niedostępne. Nic nie zostało zmienione; spróbuj ponownie.
page-stale = W międzyczasie stół się zmienił.
page-no-seat = Nie ma takiego miejsca ani ruchu.
page-not-yours = To miejsce gracza { $who }, nie twoje.
page-not-host = To może zrobić tylko gospodarz.
page-taken = Miejsce gracza { $who } jest zajęte.
page-nobody-asks = Nikt nie prosi cię o zgodę.
page-closed = Stół jest zamknięty.
page-text-length = Tekst ma od 1 do { $n } znaków.

## Rysowane stoły wszystkich gier

draw-stock = Zapas
draw-others = Pozostali gracze
draw-of = { $n } z { $max }
draw-choices = { $what }: { $n ->
    [one] 1 możliwość
    [few] { $n } możliwości
   *[many] { $n } możliwości
}
draw-vp = { $n } PZ
