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

## Budowanie

lesson-building = Budowanie, miasto po mieście
lesson-building-about = Ta lekcja jest o budowaniu. Twój znacznik 1 leży na polu Budowanie, więc w tej rundzie budujesz dwa razy: teraz dzięki znacznikowi i jeszcze raz w fazie piątej, bez znacznika.
lesson-building-card = Masz 4 znaczniki węgla i 2 bydła; znacznik bydła jest wart 3 monety. Najpierw Tartak: kosztuje 6 monet i ma na karcie las. Wybierz go.
lesson-building-no-skip = Tak tylko dociągasz karty, a stać cię na budynek. Buduj.
lesson-building-pool-later = Pula jest otwarta także dla ciebie i zaraz z niej zbudujemy. Najpierw Tartak.
lesson-building-bakery-later = Piekarnia kosztuje 10 monet. Akurat by starczyło, ale nic by nie zostało. Najpierw Tartak.
lesson-building-post-later = Poczta daje ci własnego asystenta. Przydatna, ale najpierw Tartak.
lesson-building-town = W mieście o krajobrazie z karty płacisz 3 monety mniej. A-03 leży w lesie, jest mistycznym miejscem i daje 1 punkt za pierwszy domek. A od A-04 to 1 krok. Buduj tam.
lesson-building-other-forest = Las i punkt są i tam. Ale A-03 jest też mistycznym miejscem, które liczy się przy każdej tajnej misji. Buduj tam.
lesson-building-full-price = Tam nie ma lasu: Tartak kosztowałby pełne 6 monet. Buduj w A-03.
lesson-building-save = Do zapłaty tylko 3 monety. Masz żeton, dzięki któremu budynek jest do 4 monet tańszy; tu 1 z tych 4 by przepadła. Zachowaj go: gotowe.
lesson-building-keep-discount = Tartak byłby za darmo, ale żeton oszczędza wtedy 3 monety zamiast 4. Przyjdzie lepsza chwila. Wybierz: gotowe.
lesson-building-pay = Masz zapłacić 3 monety: 3 znaczniki węgla albo 1 bydła. Bydło może kiedyś stać się mięsem, a o mięso prosi rozdział. Zapłać węglem.
lesson-building-keep-cattle = To też dokładnie 3 monety. Gdyby towar był wart więcej, reszty by nie było. Ale zachowaj bydło na mięso i zapłać węglem.
lesson-building-area = Budynek produkcyjny wymaga pustego obszaru. Każdy obszar ma własne liczby dla leniwie i sumiennie. Na obszarze 3 sumiennie wymaga tylko 1 asystenta więcej. Wybierz go.
lesson-building-area-four = Na obszarze 4 sumiennie wymaga 2 asystentów więcej. Obszar 3 jest łaskawszy.
lesson-building-area-five = Obszar 5 to dobre miejsce, leniwie wymaga tam nawet o 2 mniej. W tej lekcji wybierz obszar 3.
lesson-building-lower-row = W dolnym rzędzie leniwie wymaga o 2 mniej, ale sumiennie o 2 więcej. W tej lekcji wybierz obszar 3.
lesson-building-token = Nowy domek stoi o 1 krok od A-04, więc należy ci się żeton premii. Weź ten z pola 1.
lesson-building-take-it = Nic nie kosztuje, a może się przydać. Weź go.
lesson-building-first = Pierwszy domek w A-03 od razu dał ci 1 punkt. Punkty z samych kart budynków liczą się dopiero na końcu.
lesson-building-pool = Faza piąta, drugi budynek. Wydarzenie położyło w puli Pola kukurydzy, które każdy może zbudować jak z ręki. Zbuduj jedno: rośnie na nim kukurydza, której chce rozdział.
lesson-building-corn-first = Możesz budować z ręki. Ale z puli mogą brać i inni, więc zbuduj teraz Pole kukurydzy.
lesson-building-second-town = A-13 to łąka, jak na karcie, i ma gwiazdę twojej tajnej misji. To 2 kroki: dość blisko, żeby budować, za daleko na żeton. Buduj tam.
lesson-building-token-or-star = O jeden krok, z żetonem. Ale bez łąki i bez gwiazdy. A-13 jest dla ciebie więcej warte.
lesson-building-no-meadow = Tam Pole kukurydzy kosztowałoby pełne 7 monet. Wybierz łąkę z twoją gwiazdą: A-13.
lesson-building-discount = Łąka odejmuje 3 z 7 monet. Teraz użyj żetonu: odejmie pozostałe 4.
lesson-building-use-it = Wtedy płacisz 4 monety swoim bydłem. Żeton oszczędza wszystko: użyj go.
lesson-building-harvest = Ani jednej monety! A nowy budynek działa od razu: w fazie szóstej na Polu kukurydzy wyrosła już pierwsza kukurydza.
lesson-building-done = Umiesz już budować: karta, miasto, cena, obszar, żeton. Uważaj na krajobrazy, na pierwszy domek w mieście, na krótką drogę i na symbol swojej misji.

## Asystenci

lesson-assistants = Leniwie, normalnie, sumiennie
lesson-assistants-about = Ta lekcja jest o asystentach. Twój Młyn na obszarze 4 i Tartak na obszarze 2 potrzebują po 2 żółtych i 2 czerwonych.
lesson-assistants-spaces = Normalnie wymaga tego, co na karcie, i daje 2 towary. Leniwie daje 1 towar i wymaga tu o 1 mniej. Sumiennie daje 3 towary, ale na obszarze 4 wymaga o 2 więcej, żółtych lub czerwonych.
lesson-assistants-first = Wydarzenie pokazuje po jednym asystencie każdego koloru, a przyjdzie jeszcze czterech. Czy będzie wśród nich żółty i czerwony? Planujesz, zanim to wiadomo. Połóż znacznik 1 na obszarze 4, normalnie.
lesson-assistants-lazy-mill = Bezpieczna droga: wystarczy jeszcze jedna żółta lub czerwona figurka, a dostaniesz 1 znacznik mąki. Ale masz pod ręką pomoc, zaraz zobaczysz. Zaplanuj normalnie.
lesson-assistants-careful-mill = Na 3 znaczniki mąki trzeba razem sześciu żółtych i czerwonych. Przyjdą cztery figurki, więc to prawie niemożliwe. Zaplanuj normalnie.
lesson-assistants-follow-me = Dobry plan na inną rundę. Teraz niech budynki pracują tak, jak mówię.
lesson-assistants-second = Tartak potrzebuje tych samych kolorów. Asystenci się nie zużywają, więc mogą pracować w obu budynkach. Połóż znacznik 2 na obszarze 2, normalnie.
lesson-assistants-lazy-sawmill = Bezpieczniej, ale tylko 1 towar. Zaplanuj normalnie i zobacz, jak zapełnia się lukę.
lesson-assistants-careful-sawmill = Sumiennie wymaga tu o 1 więcej. Dziś to zbyt śmiałe: zaplanuj normalnie.
lesson-assistants-commit = Zatwierdź plan, a zobaczymy, kogo przyśle woreczek.
lesson-assistants-missing = Przyszedł żółty, ale żaden czerwony. Młynowi brakuje dokładnie jednego czerwonego asystenta. Można to zrekompensować. Produkuj z asystentami.
lesson-assistants-no-skip = Wtedy budynek nic nie wytworzy. Lukę da się zapełnić: produkuj.
lesson-assistants-cover = Brakujący asystent kosztuje 3 karty z ręki. Albo używasz żetonu, który zastępuje jednego. Masz taki żeton: użyj go.
lesson-assistants-keep-cards = Trzy karty też by wystarczyły. Ale zaraz pomocy potrzebuje drugi budynek, a masz tylko jeden żeton i cztery karty. Najpierw użyj żetonu.
lesson-assistants-chain = 2 znaczniki mąki. Teraz stół pyta o łańcuch Młyna, który zamienia karty z pszenicą w mąkę. O tym jest następna lekcja: gotowe.
lesson-assistants-chain-later = Piekarnia ma pszenicę i mogłaby stać się mąką. Ale chcesz ją kiedyś zbudować. Wybierz: gotowe.
lesson-assistants-again = Tartakowi brakuje tego samego czerwonego asystenta. Produkuj i tutaj.
lesson-assistants-cards = Żetonu już nie ma. Oddaj więc karty za tego, którego brakuje.
lesson-assistants-give = A zatem trzy karty. Zacznij od Tkalni.
lesson-assistants-keep-bakery = Piekarnia zrobi z mąki chleb, a rozdział prosi o chleb. Zatrzymaj ją i oddaj inną kartę.
lesson-assistants-that-next = Ta też odejdzie, ale najpierw karta, o której mówię.
lesson-assistants-give-two = Twierdza jest dobra, ale droga. Oddaj ją.
lesson-assistants-give-three = I Przędzalnię. To już trzy.
lesson-assistants-done = 2 znaczniki mąki i 2 deski, choć brakowało asystenta. Zapamiętaj: leniwie dla pewności, normalnie lub sumiennie dla śmiałych, a na lukę trzymaj żeton albo trzy karty.

## Łańcuch

lesson-chain = Łańcuch produkcji
lesson-chain-about = Ta lekcja jest o łańcuchu produkcji. Zamienia on proste rzeczy w lepsze towary i działa, nawet gdy nie przyjdzie żaden asystent. Trzy twoje znaczniki leżą przy Młynie, Piekarni i Rzeźni.
lesson-chain-symbols = Każda karta na twojej ręce ma symbol dobra. Skryptorium i ten Młyn mają pszenicę. Łańcuch twojego Młyna na stole zamienia karty z pszenicą w mąkę.
lesson-chain-no-help = Znacznik 1: Młyn. Nawet leniwie brakuje jednego asystenta. Nie musisz produkować z asystentami: pomiń ich, a przyjdzie kolej na łańcuch.
lesson-chain-dear-help = Za 3 z twoich 4 kart byłby 1 znacznik mąki. Łańcuch daje za karty więcej. Pomiń asystentów.
lesson-chain-feed = Teraz łańcuch. Zasil go kartą Skryptorium: stanie się ona 1 znacznikiem mąki.
lesson-chain-either = Ta będzie następna. Najpierw Skryptorium.
lesson-chain-no-card = Wtedy znacznik da ci tylko jedną kartę. Zasil łańcuch.
lesson-chain-feed-more = Jeszcze jedna: zasil łańcuch także drugim Młynem.
lesson-chain-one-more = Możesz przestać w każdej chwili. Ale mąka zaraz stanie się chlebem: dołóż też Młyn.
lesson-chain-bonus = Nie masz już na ręce pszenicy. Gdy skończysz, łańcuch doda jeszcze 1 towar, premię za łańcuch. Dwie karty, trzy znaczniki mąki: gotowe.
lesson-chain-pair = Znacznik 2: Piekarnia. Jej łańcuch bierze pary, 1 mąkę i 1 węgiel za 1 chleb, i znów dodaje 1. Wybierasz, ile. Przepuść wszystkie trzy pary.
lesson-chain-more-bread = Premia przychodzi raz, choćby przeszło bardzo dużo. Ale mąka i węgiel są razem warte 3, a chleb 5. Trzy pary!
lesson-chain-no-bread = Wtedy nie ma chleba, a znacznik daje tylko kartę. Przepuść trzy pary.
lesson-chain-meat = Cztery chleby! Znacznik 3: Rzeźnia. Jej łańcuch bierze jeden towar: każdy znacznik bydła staje się 1 znacznikiem mięsa. Przepuść oba.
lesson-chain-both-cattle = Znacznik bydła jest wart 3, mięsa 6. Przepuść oba.
lesson-chain-no-meat = Bez łańcucha ten znacznik daje tylko kartę. Przepuść oba znaczniki bydła.
lesson-chain-worth = Z dwóch kart, odrobiny węgla i dwóch znaczników bydła powstały 4 chleby i 3 znaczniki mięsa. Są warte 38 monet i są to towary celu.
lesson-chain-done = Karty, pary czy pojedyncze towary: każdy łańcuch dodaje dokładnie 1 towar za każdym razem, gdy użyje go znacznik. Zbuduj cały łańcuch i korzystaj z niego przez kilka rund.
