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
lesson-table-first = Teraz odrzuć trzy karty. Wytwórnia narzędzi kosztuje 13 monet i jeszcze długo nie będzie cię na nią stać. Oddaj ją.
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
lesson-round-other-space = To pole na inny dzień: pokażą je dalsze lekcje. Teraz trzymaj się mojego planu.
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
lesson-building-about = Ta lekcja jest o budowaniu. Znacznik 1 masz za sobą, a znacznik 2 leży na polu Budowanie. W tej rundzie budujesz więc dwa razy: teraz dzięki znacznikowi i jeszcze raz w fazie piątej, bez znacznika.
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

## Plansza akcji

lesson-actions = Plansza akcji
lesson-actions-about = Ta lekcja jest o planszy akcji. W planie masz trzy jej pola: Wymianę i dociąganie kart, Czarny rynek i Rozwój. Znacznik 3 już należy do ciebie, więc masz trzy akcje.
lesson-actions-swap = Znacznik 1: Wymiana i dociąganie kart. Trzy z twoich czterech kart są za drogie albo nie pasują. Zatrzymaj Piekarnię, a resztę wymień: dociągasz tyle, ile oddajesz, a potem jeszcze 3.
lesson-actions-keep-all = Możesz zatrzymać wszystkie i tylko dociągnąć 3. Ale trzy z tych kart ci nie pomogą: zatrzymaj samą Piekarnię.
lesson-actions-wrong-card = Zatrzymać możesz dokładnie jedną kartę. Niech to będzie Piekarnia, która z mąki twojego Młyna zrobi chleb.
lesson-actions-hand = Siedem kart, i to dużo lepszych. W tej grze karty to także pieniądze: pokaże to Czarny rynek.
lesson-actions-market = Znacznik 2: Czarny rynek. Za 2 karty dostajesz 4 znaczniki węgla i jeszcze 1 towar. Oddaj to, co nie pasuje: najpierw Hutę.
lesson-actions-no-skip = Jeśli pominiesz akcję, dociągasz 1 kartę. Akcja da ci znacznie więcej.
lesson-actions-keep-food = Ta karta pomaga ci zdobyć chleb lub mięso. Oddaj inną.
lesson-actions-keep-special = Tani budynek specjalny warto zatrzymać. Oddaj kartę, która nie pasuje.
lesson-actions-that-next = To będzie druga karta. Najpierw Huta.
lesson-actions-market-more = A teraz Cegielnia.
lesson-actions-good = 4 znaczniki węgla leżą na Kopalni węgla. Piąty towar kładziesz na wybranym budynku. Mąka jest warta 2, węgiel tylko 1: weź mąkę.
lesson-actions-only-coal = Można, ale mąka jest warta dwa razy więcej i może stać się chlebem.
lesson-actions-develop = Znacznik 3: Rozwój. Znacznik 3 kosztuje 7 monet; ten już masz. Znacznik 4 kosztuje 13 i od razu daje 3 punkty. Masz 14 monet: kup go.
lesson-actions-points = Z 3 punktów robi się 6. Kto dochodzi do 5, 15, 25 lub 35 albo mija to pole, za każdym razem dociąga 2 karty: oto one. Znacznika 4 używasz od następnej rundy.
lesson-actions-draw = Faza piąta. Za 1 znacznik węgla nic nie zbudujesz, więc pomiń: zamiast budynku dociągasz 2 karty.
lesson-actions-done = Karty za węgiel, węgiel za znaczniki, znaczniki za kolejne akcje. Znacznik działa dopiero od następnej rundy, więc kupuj wcześnie. Ostatnie pole, Odblokowanie postępu, poznasz w następnej lekcji.

## Żetony i budynki specjalne

lesson-tokens = Żetony, odblokowanie, budynki specjalne
lesson-tokens-about = Ta lekcja jest o małych pomocnikach: żetonach premii, Odblokowaniu postępu i budynkach specjalnych fazy szóstej. Leżą przed tobą dwa żetony. Każdego możesz użyć raz, tuż przed swoim ruchem albo tuż po nim.
lesson-tokens-problem = Twój znacznik 1 leży na Odblokowaniu postępu, które kosztuje 4 monety, a masz tylko 2 znaczniki węgla. Ale twój ruch dopiero nadchodzi: użyj żetonu, który za 2 karty z drewnem daje 6 znaczników węgla.
lesson-tokens-first-wood = Ten będzie następny. Najpierw potrzebujesz monet: użyj żetonu z drewnem.
lesson-tokens-no-coins = Wtedy nie masz czym zapłacić i znacznik da ci tylko kartę. Użyj żetonu z drewnem.
lesson-tokens-wood = Tartak ma symbol drewna. Oddaj go.
lesson-tokens-that-next = Ta też ma drewno i będzie następna. Najpierw Tartak.
lesson-tokens-wood-more = Huta wytwarza żelazo, ale i ona ma symbol drewna. Oddaj ją.
lesson-tokens-count = 6 znaczników węgla! Drugi żeton daje kartę za każdego żółtego asystenta na rynku pracy. Teraz jest ich trzech, to dobra chwila: użyj go.
lesson-tokens-use-now = Możesz poczekać. Ale w innych rundach żółtych może być mniej, a nieużyte żetony nie są na końcu nic warte. Użyj go.
lesson-tokens-unlock = Teraz Odblokowanie postępu: za 4 monety usuwasz jedną z dwóch blokad i zdobywasz 2 punkty. Odblokuj zasięg budowy: odtąd budujesz do 3 kroków dalej.
lesson-tokens-other-block = Wtedy brakujący asystent kosztowałby 2 karty zamiast 3. Też dobrze, ale dziś chcemy zajść daleko: zasięg.
lesson-tokens-no-skip = Pominięcie dałoby ci tylko karty. Trzymaj się planu.
lesson-tokens-coal = Masz 5 punktów, więc przyszły też 2 karty. Znacznik 2: Kopalnia węgla ma wszystko, czego potrzebuje. Produkuj.
lesson-tokens-build = Faza piąta. Zbuduj Skład węgla: kosztuje 6 monet, a na wzgórzach 3 mniej.
lesson-tokens-storehouse-first = Na to też cię stać. Ale Skład węgla daje ci odtąd coś w każdej rundzie: zbuduj najpierw jego.
lesson-tokens-far = Z zasięgiem 3 sięgasz do A-16: wzgórza, 1 punkt za pierwszy domek i gwiazda twojej misji. Buduj tam.
lesson-tokens-other-hills = To też wzgórza, i to dość blisko na żeton, bo z zasięgiem 3 wystarczą 2 kroki. Ale A-16 ma punkt i twoją gwiazdę. Buduj tam.
lesson-tokens-not-hills = Tam nie ma wzgórz: Skład węgla kosztowałby pełne 6 monet. Buduj w A-16.
lesson-tokens-special = Faza szósta: Skład węgla sam dał ci 1 znacznik węgla. Handlarz węglem pyta: 3 znaczniki węgla za 2 punkty? Sprzedaj.
lesson-tokens-no-points = Możesz zatrzymać węgiel. Ale 3 znaczniki węgla to na końcu nawet nie 1 punkt, a tu dają 2. Sprzedaj.
lesson-tokens-worth = Z 3 punktów zrobiło się 8. Co tylko daje, działa w fazie szóstej samo; o to, co kosztuje, stół pyta.
lesson-tokens-done = Używaj żetonów, gdy rynek pracy im sprzyja, odblokowuj wcześnie i stawiaj budynki specjalne, póki przed tobą wiele rund.

## Planowanie naprzód

lesson-ahead = Planowanie naprzód
lesson-ahead-about = Ta lekcja jest o patrzeniu naprzód. Zaczyna się runda 4. Odtąd niektóre wydarzenia o coś pytają: podczas Święta każdy bierze 3 karty albo 2 punkty.
lesson-ahead-feast = Masz 4 punkty. Z 2 kolejnymi mijasz 5 i dociągasz jeszcze 2 karty. Weź punkty.
lesson-ahead-cards-instead = Trzy karty to niemało. Ale z punktami mijasz 5, a to daje też 2 karty. Weź punkty.
lesson-ahead-plan = Masz Młyn z 3 znacznikami mąki, a na ręce Piekarnię. Dziś ją zbudujesz i jeszcze w tej samej rundzie upiecze chleb. Spójrz na pusty obszar 3.
lesson-ahead-first = Najpierw budynek: połóż znacznik 1 na Budowaniu.
lesson-ahead-order = Kolejność jest ważna: gdy przyjdzie kolej na znacznik 1, ten obszar będzie jeszcze pusty. Najpierw zaplanuj budowanie.
lesson-ahead-not-that = To może poczekać. Dziś chodzi tylko o Piekarnię.
lesson-ahead-second = Teraz połóż znacznik 2 na obszarze 3, leniwie. Jest pusty, ale wolno planować to, co jeszcze nie jest możliwe.
lesson-ahead-lazy-will-do = Piekarnia potrzebuje 3 żółtych i 2 zielonych, to dużo. Łańcuch działa na każdym polu tak samo, więc wybierz pewniejsze: leniwie.
lesson-ahead-area-three = Piekarnia ma stanąć na obszarze 3. Połóż znacznik tam.
lesson-ahead-commit = Plan gotowy. Zatwierdź go.
lesson-ahead-build = Figurki wylosowane, kolej na twój znacznik 1. Zbuduj Piekarnię.
lesson-ahead-no-skip = Wtedy twój plan się rozsypie. Trzymaj się go.
lesson-ahead-bakery-first = Znacznik 2 czeka na Piekarnię. Zbuduj właśnie ją.
lesson-ahead-town = Kosztuje 9 monet, a na łące 3 mniej. A-13 to łąka, ma twoją gwiazdę i leży o 1 krok od Stonegate. Buduj tam.
lesson-ahead-meadow = Bez łąki płacisz 9 monet i zabraknie węgla na chleb. Buduj w A-13.
lesson-ahead-pay = Masz zapłacić 6 monet. Piekarnia potrzebuje mąki i węgla po równo, a masz 3 znaczniki mąki i 9 węgla. Zapłać węglem.
lesson-ahead-keep-flour = Znacznik mąki jest wart 2 monety. Ale każdy oddany to jeden chleb mniej. Zapłać węglem.
lesson-ahead-area = Teraz obszar. Twój znacznik 2 czeka na obszarze 3.
lesson-ahead-marker-there = Dobry obszar, ale twój znacznik leży na obszarze 3 i tam musi zastać Piekarnię.
lesson-ahead-token = Jeden krok od Stonegate: weź żeton. Dzięki temu z pola 7 Rozwój jest do 4 monet tańszy.
lesson-ahead-take-it = Żeton nic nie kosztuje. Weź ten z pola 7.
lesson-ahead-other-token = Też niezły. Ale masz tylko dwa znaczniki, więc weź ten z pola 7.
lesson-ahead-assist = Znacznik 2, a Piekarnia już stoi! Leniwie wymaga 4 z jej 5 asystentów: jest 2 żółtych i 2 zielonych. Produkuj.
lesson-ahead-chain = Jeden chleb. Teraz łańcuch: zostały 3 znaczniki mąki i 3 węgla. Przepuść wszystkie trzy pary.
lesson-ahead-more-bread = Tu więcej znaczy lepiej: mąka i węgiel są razem warte 3, a chleb 5. Przepuść trzy pary.
lesson-ahead-done = 5 chlebów z budynku, który na początku rundy był jeszcze kartą. Korzystaj z kolejności znaczników: najpierw buduj, potem produkuj. Chleb, mięso lub kukurydza za 20 monet to wyższy cel.

## Punktacja

lesson-scoring = Koniec rozdziału
lesson-scoring-about = Ta lekcja jest o końcu. Runda 7 minęła. Teraz ostatnia produkcja: każdy z twoich łańcuchów działa jeszcze raz, bez znacznika i bez premii za łańcuch. Potem wszystko się liczy.
lesson-scoring-mill = Kolejność wybierasz ty. Najpierw Młyn na obszarze 2, dla mąki.
lesson-scoring-flour-first = Masz tylko 1 znacznik mąki. Najpierw zrób jej więcej w Młynie na obszarze 2, potem piecz.
lesson-scoring-no-chain = Możesz przestać, ale karty i mąka prawie nic na końcu nie dają. Uruchom łańcuchy.
lesson-scoring-feed = Karty na ręce nic na końcu nie znaczą, więc zamień je w towary. Zasil łańcuch kartą Skryptorium.
lesson-scoring-either = Ta będzie następna. Najpierw Skryptorium.
lesson-scoring-feed-more = I drugi Młyn.
lesson-scoring-one-more = Tej karty już nigdy nie zbudujesz. Dołóż i ją.
lesson-scoring-bakery = 3 znaczniki mąki, tym razem bez premii. Teraz uruchom Piekarnię na obszarze 3.
lesson-scoring-bread = Przepuść wszystkie trzy pary mąki i węgla.
lesson-scoring-more-bread = Każdy chleb jest wart 5 monet, a do celu potrzebujesz 20. Przepuść trzy.
lesson-scoring-goal = Teraz punktacja. Cel rozdziału: kukurydza, chleb i mięso warte 8 monet dają 6 punktów, warte 20 monet 12. Masz 4 chleby i 1 znacznik mięsa. Dostarcz wyższą wartość.
lesson-scoring-too-low = To daje 6 punktów. Stać cię na 12: wyższa wartość.
lesson-scoring-no-goal = Zatrzymane dają 1 punkt za każde 5 monet. Dostarczone dają 12 punktów za 20 monet. Dostarcz wyższą wartość.
lesson-scoring-pay = 4 chleby to dokładnie 20 monet. Mięso jest warte 6, a reszty nie ma. Zapłać chlebem.
lesson-scoring-no-change = Mięso i trzy chleby to 21 monet, o 1 za dużo. Zapłać chlebem i zachowaj mięso.
lesson-scoring-fists = Pięści: szary ma Twierdzę z dwiema, ty Małą strażnicę z jedną. Najwięcej pięści daje 4 punkty, drugie miejsce 2, więc zdobywasz 2.
lesson-scoring-goods = To, co zostało, daje 1 punkt za każde 5 monet: 5 znaczników węgla i 1 mięsa to 11 monet, 2 punkty.
lesson-scoring-mission = Twoja tajna misja, gwiazda: ma ją A-13, a A-03 to mistyczne miejsce. Dwa domki, 4 punkty.
lesson-scoring-sum = Twoje budynki dają 2, 3, 4, 1 i 1, razem 11. Z 22 punktami z toru punktacji masz 53. Szary ma 45: rozdział jest twój!
lesson-scoring-done = Możesz już zagrać cały rozdział. Pamiętaj o celu, o swojej gwieździe, o kilku pięściach i o długich łańcuchach. Powodzenia w drodze do Newdale!

## Następny rozdział

lesson-characters = Towarzyszka na rozdział II
lesson-characters-about = Ta lekcja jest o kolejnych rozdziałach. Rozdział II toczy się na tej samej mapie, ale jego celem są deski i cegły. I odtąd z każdym z was wędruje jakaś postać.
lesson-characters-choose = Leżą tu dwie postacie. Woreczek ma szary, więc pierwszy wybór należy do ciebie. Enoch Brubak daje 3 znaczniki węgla. Onyx sprowadza z woreczka wybranego asystenta, tylko dla ciebie. Weź ze sobą Onyx.
lesson-characters-enoch = 3 znaczniki węgla zawsze się przydadzą. W tej lekcji weź ze sobą Onyx.
lesson-characters-event = Szary ma Enocha i od razu skorzystał z jego pomocy. Wydarzenie to Wizyta Rabbit: w puli leżą Kuźnie broni. Spójrz na asystentów: 2 żółtych, 1 czerwony, 1 niebieski, ale żadnego zielonego.
lesson-characters-mission = Wydarzenie przyniosło też misję poboczną, Misję Rabbit. Obok celu rozdziału na końcu 2 kukurydze lub 1 chleb dają 4 punkty.
lesson-characters-wait = Przed planowaniem możesz użyć żetonów i postaci. Onyx pomaga tylko raz w rozdziale, a jej asystent zostaje tylko na tę rundę. Poczekaj, aż wylosuje się figurki: gotowe.
lesson-characters-too-early = Możesz, ale jeszcze nie wiadomo, kogo przyniesie woreczek. Poczekaj chwilę.
lesson-characters-first = Połóż znacznik 1 na Kopalni węgla, normalnie. Potrzebuje 2 żółtych i 1 zielonego. Żółci już są.
lesson-characters-lazy-mine = Leniwie byłoby całkiem pewne, wystarczy tych 2 żółtych. Ale Onyx może zapełnić lukę. Zaplanuj normalnie.
lesson-characters-careful-mine = Sumiennie wymaga o jednego asystenta więcej. Onyx sprowadza tylko jednego. Zaplanuj normalnie.
lesson-characters-mine-first = Dobre na inny dzień. Najpierw niech pracuje Kopalnia węgla.
lesson-characters-second = Znacznik 2 połóż na polu Wymiana i dociąganie kart.
lesson-characters-cards-then = Można, ale teraz przydadzą się nowe karty. Wybierz Wymianę i dociąganie kart.
lesson-characters-commit = Zatwierdź plan.
lesson-characters-onyx = Żółty, dwóch czerwonych, niebieski, ale żadnego zielonego! Kopalni węgla brakuje jednego asystenta. Po losowaniu stół pyta znowu: skorzystaj z pomocy Onyx.
lesson-characters-no-green = Bez zielonego Kopalnia węgla kosztowałaby cię 3 karty. To jest chwila dla Onyx.
lesson-characters-color = Wybierz, kogo wzywa Onyx: zielonego asystenta.
lesson-characters-wrong-color = Tego koloru nie brakuje. Brakuje zielonego.
lesson-characters-produce = Szary był pierwszy, bo ma woreczek. Teraz ty: dwóch żółtych z rynku pracy i twój własny zielony. Produkuj.
lesson-characters-no-skip = Zielony przyszedł właśnie po to. Produkuj.
lesson-characters-road = W kampanii misja poboczna decyduje o drodze: jeśli wypełni ją przynajmniej połowa z was, następny rozdział prowadzi za rzekę, inaczej królewskim traktem.
lesson-characters-done = Postać pomaga raz, we właściwej chwili; misja poboczna daje 4 punkty i wybiera drogę. Mosty, Zakapturzeni i statki przyjdą w dalszych rozdziałach, a wtedy opowie ci o nich instrukcja.
