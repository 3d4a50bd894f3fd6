### The lessons of Newdale: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Pierwsze spojrzenie na stół

lesson-table = Stół i twoja ręka
lesson-table-welcome = Witaj! Jestem mistrzem gildii i usiądę obok ciebie. Grasz brązowymi, twój rywal szarymi. Każde z was prowadzi wyprawę po tej mapie. Partia to rozdział z siedmiu rund; wygrywa ten, kto na końcu ma najwięcej punktów zwycięstwa.
lesson-table-start = Wszyscy zaczynają w Longsdale: to twój pierwszy domek. Miasta łączą drogi. Cokolwiek zbudujesz, stawiasz nowy domek w mieście blisko któregoś ze swoich, i tak wyprawa rusza dalej.
lesson-table-board = To twoja plansza. Na jej ośmiu obszarach produkcyjnych staną budynki, które będą wytwarzać towary.
lesson-table-coal = Na obszarze 1 stoi Kopalnia węgla z 5 znacznikami węgla. Pieniędzy w tej grze nie ma: płacisz towarami, a każdy jest wart swoją cenę. Znacznik węgla jest wart 1 monetę, więc zaczynasz z 5 monetami.
lesson-table-goal = Każdy rozdział ma cel; widzisz go obok tytułu. Tu żołnierze chcą kukurydzy, chleba i mięsa. Na końcu takie towary warte 8 monet dają 6 punktów, a warte 20 monet nawet 12.
lesson-table-hand = Masz osiem kart, a zostawić możesz pięć. Karta to budynek, który można zbudować. Każda ma też symbol dobra, na przykład pszenicy lub drewna, i zamiast tego może posłużyć jako to dobro.
lesson-table-food = Spójrz na te karty. Młyn wytwarza mąkę, Piekarnia zamienia mąkę i węgiel w chleb, a Ferma bydła prowadzi do mięsa. Pasują do celu, więc zostawmy je.
lesson-table-first = Teraz odrzuć trzy karty. Wytwórnia narzędzi kosztuje 13 monet, na długo zbyt wiele jak na ciebie. Oddaj ją.
lesson-table-keep-food = Ta karta przybliża cię do chleba lub mięsa, a o nie prosi rozdział. Zostaw ją.
lesson-table-keep-cheap = Na tę kartę wkrótce będzie cię stać i przyda się. Zostaw ją i oddaj coś, co nie pasuje.
lesson-table-that-next = Tak, ta też odejdzie, ale po kolei. Najpierw karta, o której mówię.
lesson-table-second = Huta wytwarza żelazo. Żadna inna karta na twojej ręce go nie używa, więc ją oddaj.
lesson-table-third = A Tkalnia potrzebuje przędzy, której nie masz z czego zrobić. To będzie trzecia.
lesson-table-mission = Tu leży twoja tajna misja: gwiazda. Na końcu każdy twój domek w mieście z gwiazdą albo w mistycznym miejscu daje 2 punkty. Nikt inny nie wie, czego szukasz.
lesson-table-event = Rywal też odrzucił karty i zaczyna się pierwsza runda: w każdej odkrywa się jedno wydarzenie. To jest Wędrowiec. Asystenci z jego karty pracują dla wszystkich.
lesson-table-done = Znasz już stół: mapę, swoją planszę, towary zamiast pieniędzy, cel i misję. W następnej lekcji zagramy całą rundę.

## Cała runda

lesson-round = Twoja pierwsza runda
lesson-round-about = Runda ma sześć faz i zagramy wszystkie. Pierwsza już była: odkryto wydarzenie, Wędrowca. Pokazuje żółtego, zielonego i czerwonego asystenta.
lesson-round-market = To jest rynek pracy. Po planowaniu staną na nim figurki wylosowane z woreczka, zwykle cztery, a przy Wędrowcu sześć. Każdy może korzystać ze wszystkich i nigdy się nie zużywają.
lesson-round-first = Faza druga, planowanie. Masz dwa znaczniki: najpierw wszyscy wykonują znacznik 1, potem znacznik 2. Połóż znacznik 1 na obszarze 1, normalnie, żeby pracowała Kopalnia węgla.
lesson-round-too-lazy = Leniwie wymaga o jednego asystenta mniej, ale daje tylko 1 znacznik węgla. Przyjdzie sześć figurek, więc pozwól sobie na więcej: normalnie.
lesson-round-too-careful = Sumiennie daje 3 znaczniki węgla, ale wymaga o jednego asystenta więcej. Niezłe ryzyko; w tej lekcji wybierz normalnie.
lesson-round-build-later = Możesz zaplanować budowanie. Ale jeden budynek i tak przyjdzie w fazie piątej, bez znacznika. Oszczędź znacznik.
lesson-round-empty-area = Na tym obszarze nic jeszcze nie stoi. Znacznik dałby tam tylko jedną kartę.
lesson-round-other-space = To pole na inny dzień: każde ma swoją lekcję. Teraz trzymaj się mojego planu.
lesson-round-second = Znacznik 2 niech przyniesie nowe karty. Połóż go na planszy akcji na polu Wymiana i dociąganie kart.
lesson-round-commit = Wszyscy planują jednocześnie i w ukryciu. Dopóki nie zatwierdzisz planu, możesz cofać znaczniki. Teraz zatwierdź plan.
lesson-round-drawn = Faza trzecia: z woreczka przyszło sześć figurek. Kopalnia węgla potrzebuje 2 żółtych i 1 zielonego, a na rynku jest po trzech. Rywal też zaplanował Kopalnię węgla i niczego ci to nie zabiera.
lesson-round-produce = Faza czwarta, akcje. Kolej na twój znacznik 1: produkuj z asystentami.
lesson-round-no-skip = Jeśli nic nie robisz ze znacznikiem, dociągasz 1 kartę. Ale czekają na ciebie dwa znaczniki węgla: produkuj.
lesson-round-swap = Masz o 2 znaczniki węgla więcej. Teraz znacznik 2. Można najpierw zatrzymać jedną kartę i wymienić wszystkie inne. Twoja ręka jest dobra: pomiń wymianę. Trzy karty i tak przyjdą.
lesson-round-no-swap = To wymieniłoby wszystkie inne karty. Dobry lek na złą rękę, ale twoja zła nie jest. Pomiń.
lesson-round-build = Faza piąta: każde z was buduje jeden budynek albo dociąga 2 karty. Masz 7 znaczników węgla. Zbuduj Skryptorium za 7 monet.
lesson-round-two-cards = Dwie karty zamiast budynku są dobre, gdy na nic cię nie stać. Ciebie stać: zbuduj Skryptorium.
lesson-round-guardhouse-later = Mała strażnica też byłaby dobrym wyborem. W tej lekcji zbuduj Skryptorium.
lesson-round-production-later = Budynki produkcyjne przyjdą w następnej lekcji. Teraz zbuduj Skryptorium.
lesson-round-town = Każda budowa wymaga miasta bez twojego domku. Twój zasięg to 2 kroki. Jeśli nowy domek stoi tylko o 1 krok dalej, możesz też wziąć żeton premii. Wybierz Oakford.
lesson-round-other-near = To miasto też leży o 1 krok. W tej lekcji wybierz Oakford.
lesson-round-too-far = Możesz tam pójść: to 2 kroki. Ale żeton premii należy się tylko przy 1 kroku. Wybierz Oakford.
lesson-round-token = Węgiel zapłacony, domek stoi. Oakford leży przy trzech polach premii. Weź żeton z pola 4: zastąpi brakującego asystenta.
lesson-round-take-it = Wolno go zostawić, ale żeton nic nie kosztuje. Weź ten z pola 4.
lesson-round-other-token = Niezły żeton. W tej lekcji weź ten z pola 4.
lesson-round-special = Faza szósta: działają budynki specjalne, zupełnie bez znaczników. Skryptorium właśnie dało ci kartę i będzie to robić w każdej rundzie.
lesson-round-done = To jest runda: wydarzenie, planowanie, asystenci, akcje, budowanie, budynki specjalne. Teraz woreczek przechodzi do rywala, który w następnej zaczyna. Siedem rund to rozdział.
