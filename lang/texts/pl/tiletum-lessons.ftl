### The lessons of Tiletum: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Twoja pierwsza tura

lesson-dice = Twoja pierwsza tura
lesson-dice-welcome = Witaj! Jestem mistrzem gildii i siadam obok ciebie. Dziś: twoja pierwsza tura. Grasz zielonymi. Przez cztery rundy podróżujesz po tej mapie, handlujesz i budujesz; wygrywa ten, kto na końcu ma najwięcej punktów.
lesson-dice-wheel = To jest koło akcji. Kości leżą przy sześciu akcjach. W swojej turze bierzesz jedną kość, a ona daje ci dwie rzeczy: dobra i akcję.
lesson-dice-value = Spójrz na tę różową dwójkę. Kolor mówi, jakie to dobro: różowy to żywność. Wartość mówi, ile. A 7 minus 2 to 5: tyle dostajesz punktów akcji, dla kupca, przy którego polu leży.
lesson-dice-take = Weź różową dwójkę.
lesson-dice-not-pink-one = Różowa jedynka dałaby jeden żeton żywności i sześć punktów akcji, ale dla króla. Dobra kość; teraz weź różową dwójkę.
lesson-dice-not-this-die = Możesz wziąć każdą kość z koła. W tej lekcji weź różową dwójkę.
lesson-dice-goods = Przybyły ci dwa żetony żywności, obok tego, z którym zaczynasz. Dobrami realizujesz kontrakty, płacisz za herby i budujesz katedry; to wszystko przyjdzie później.
lesson-dice-move = Teraz twoje pięć punktów akcji. Krok kupca do sąsiedniego miasta kosztuje jeden. Idź do Kolonii.
lesson-dice-not-there = Ta droga też stoi otworem. W tej lekcji idź do Kolonii.
lesson-dice-not-yet = Możesz skończyć w każdej chwili, ale niewydane punkty przepadają. Zrób jeszcze trochę.
lesson-dice-house = Zostały cztery punkty. W mieście, w którym stoi twój kupiec, możesz za jeden punkt postawić jeden dom. Postaw go w Kolonii.
lesson-dice-house-first = Można iść dalej. Najpierw postaw dom w Kolonii.
lesson-dice-points = Twój dom zostaje tam do końca gry. Domy dają udział w targach i liczą się na końcu. Zostały trzy punkty, ale niech przepadną: zakończ akcję, a z nią turę.
lesson-dice-enough-now = Można by grać dalej. W tej lekcji zakończ teraz akcję.
lesson-dice-rival = Żółty też wziął kość: trzy żetony złota i cztery punkty dla architekta. W każdej rundzie każde z was bierze trzy kości.
lesson-dice-done = Tak wygląda tura w Tiletum: kość, jej dobra, jej akcja. Im mniej dóbr, tym silniejsza akcja. Pięć pozostałych akcji poznasz w następnych lekcjach.

## Filary i katedry

lesson-cathedrals = Filary i katedry
lesson-cathedrals-intro = Dziś budujemy katedrę. Potrzebujesz do tego dwóch rzeczy: swojego filaru w jej mieście, który stawia architekt, i kamienia.
lesson-cathedrals-cologne = W Kolonii trzy żetony kamienia dają 4 punkty, a wierzchni kafelek ze stosu jeszcze 5. Kto przyjdzie drugi, weźmie następny kafelek, wart tylko 3. Warto więc być wcześnie.
lesson-cathedrals-wish = Ciemnoszare kości dają kamień, a pole architekta leży przy trójkach. Ta kość to jednak czwórka. Nic nie szkodzi: za 2 złota możesz zmienić kość o jeden krok, w górę lub w dół.
lesson-cathedrals-change = Weź ciemnoszarą czwórkę jako trójkę.
lesson-cathedrals-as-it-lies = Jako czwórka dałaby cztery żetony kamienia, ale akcję postaci. Weź ją jako trójkę: nowa wartość liczy się do wszystkiego, więc da trzy żetony kamienia i architekta.
lesson-cathedrals-other-value = Na to też cię stać, ale jako piątka dałaby akcję kontraktu. Weź ją jako trójkę.
lesson-cathedrals-no-stone = Żółta trójka też daje architekta, ale złoto zamiast kamienia. Weź ciemnoszarą czwórkę jako trójkę.
lesson-cathedrals-not-this-die = Możesz, ale ta kość nie da nam naraz kamienia i architekta. Weź ciemnoszarą czwórkę jako trójkę.
lesson-cathedrals-gold-first = Za dwa żetony złota kupisz w każdej chwili wybrane dobro. Tu lepiej wydać je na kość.
lesson-cathedrals-tile = Na polu architekta leży kafelek premii: pomocnik wart 4 żetony złota. Kto bierze kość, może za darmo wziąć i kafelek. Weź go.
lesson-cathedrals-leave-it = Możesz go zostawić, ale wtedy czeka na żółtego. W magazynie masz miejsce na cztery kafelki, więc weź go.
lesson-cathedrals-walk = Masz trzy żetony kamienia i cztery punkty dla architekta. Chodzi on tak jak kupiec, po punkcie za krok. Poślij go do Kolonii.
lesson-cathedrals-not-there = Tam też mógłby pójść. Dziś jego droga prowadzi do Kolonii.
lesson-cathedrals-helper-later = Pomocnik nie ucieknie. Użyjemy go za chwilę.
lesson-cathedrals-not-yet = Niewydane punkty przepadają. Jest jeszcze coś do zrobienia.
lesson-cathedrals-pillar = Za jeden punkt postaw tu filar, przy katedrze w Kolonii.
lesson-cathedrals-pillar-first = Mógłby iść dalej. Bez filaru nie weźmiesz udziału w budowie; najpierw go postaw.
lesson-cathedrals-build = A teraz kamień. Udział w budowie to zadanie: nie kosztuje punktów akcji, tylko dobra. Weź udział w budowie katedry w Kolonii.
lesson-cathedrals-build-first = Filar zostaje, więc architekt może iść dalej, a zapłacić możesz później. Ale najlepszy kafelek leży na wierzchu teraz: najpierw weź udział w budowie.
lesson-cathedrals-scored = Dziewięć punktów! Przy każdej katedrze robisz to raz. Filar zostaje i liczy się jeszcze na końcu gry.
lesson-cathedrals-helper = Użycie pomocnika to też zadanie, możliwe zawsze w twojej turze. Użyj swojego i weź 4 żetony złota; potem opuszcza grę.
lesson-cathedrals-helper-now = Na to wystarczy punktów. Najpierw użyj pomocnika.
lesson-cathedrals-antwerp = Zostały dwa punkty. Kafelki premii leżą także w miastach: jeden jest w Antwerpii. Poślij tam architekta.
lesson-cathedrals-keep-gold = Możesz kupić dobro za 2 złota. Na razie zachowaj złoto: zmienia ono kości.
lesson-cathedrals-antwerp-please = Dziś nie ma tam nic do wzięcia. Kafelek leży w Antwerpii.
lesson-cathedrals-pick = Wydaj ostatni punkt na kafelek w Antwerpii.
lesson-cathedrals-road-field = Pole drogi: krok jak każdy inny, ale nic się tam nie stawia ani nie bierze. Weź kafelek w Antwerpii.
lesson-cathedrals-pick-please = Można zrobić jeszcze krok, ale wtedy kafelek zostanie. Weź go.
lesson-cathedrals-end = Kontrakt! Czeka w twoim magazynie; o kontraktach jest następna lekcja. Zakończ akcję.
lesson-cathedrals-next-lesson = Dobre oko: masz już jego dobra. Ale kontrakty są w następnej lekcji; zakończ akcję.
lesson-cathedrals-done = Zmieniona kość, dwa kafelki premii, filar i udział w budowie: to już znasz. Pamiętaj: katedra wymaga twojego filaru, nie architekta.

## Kontrakty

lesson-contracts = Kontrakty
lesson-contracts-intro = Dziś kontrakty. Wymagają dóbr, płacą punktami, a każdy z pierwszych pięciu zwalnia też filar.
lesson-contracts-market = To rynek kontraktów. Od lewej kafelki kosztują 3, 2, 2, 1 i 1 punkt akcji. Po każdej turze przesuwają się w prawo, gdzie są tańsze.
lesson-contracts-take = Pole kontraktu leży teraz przy jedynkach: sześć punktów akcji. Weź niebieską jedynkę; niebieski to żelazo.
lesson-contracts-as-it-lies = Stać cię na inną wartość, ale wtedy kość nie leży już przy polu kontraktu. Weź ją jako jedynkę.
lesson-contracts-pink-one = Ta sama akcja, ale z żywnością. Nam brakuje żelaza: weź niebieską jedynkę.
lesson-contracts-not-this-die = Możesz, ale dziś potrzebna nam niebieska jedynka, taka, jak leży.
lesson-contracts-keep-gold = Za 2 złota możesz w swojej turze zawsze kupić dobro. Na razie zachowaj złoto.
lesson-contracts-swap = Masz dwa żetony żelaza, a chcesz mieć trzy. Za jeden punkt możesz wymienić dobro na dowolne inne. Wymień żywność na żelazo.
lesson-contracts-other-swap = To też możliwe. Do naszego planu wymień żywność na żelazo.
lesson-contracts-swap-first = Punktów wystarczy, ale najpierw uzupełnij dobra: wymień żywność na żelazo.
lesson-contracts-not-yet = Niewydane punkty przepadają. Zrób jeszcze trochę.
lesson-contracts-gain = Pierwsza wymiana w turze daje za darmo jeszcze jedno dowolne dobro. Masz cztery żetony wełny; weź piąty.
lesson-contracts-gain-gold = Złoto zawsze się przyda. Ale piąty żeton wełny opłaci cały kontrakt: weź wełnę.
lesson-contracts-gain-other = Możesz wybrać każde dobro. Weź wełnę; zaraz zobaczysz dlaczego.
lesson-contracts-contract = Zostało pięć punktów. Na drugim polu leży kontrakt za trzy żetony żelaza. Weź go za 2 punkty.
lesson-contracts-nine-iron = Dziewięć żetonów żelaza daje 17 punktów, ale to jeszcze daleko. Kontrakt, który czeka, zajmuje pole magazynu. Weź ten za trzy żetony żelaza.
lesson-contracts-not-this-tile = Ten może później. Najpierw kontrakt za trzy żetony żelaza.
lesson-contracts-enough-swapped = Dodatkowe dobro daje tylko pierwsza wymiana. Twoje dobra już pasują: zostaw je.
lesson-contracts-fulfil = Leży w twoim magazynie, a ty masz trzy żetony żelaza. Realizacja to zadanie i nie kosztuje punktów akcji. Zrealizuj go.
lesson-contracts-fulfil-first = Możesz wziąć więcej, ale magazyn ma tylko cztery pola. Najpierw zrealizuj kontrakt, który masz.
lesson-contracts-space = Cztery punkty za kafelek i jeden za pierwsze pole kontraktu: pięć. Filar, który tam stał, jest teraz w twoich zasobach. Następne pola dają 2, 3, 4, 5 i 6.
lesson-contracts-second = Na polu z prawej leży kontrakt za pięć identycznych dóbr, za jeden tylko punkt. Weź i ten.
lesson-contracts-five-please = Do tego brakuje ci dziś dóbr. Weź kafelek z prawej: pięć identycznych dóbr.
lesson-contracts-keep-goods = Możesz znów wymienić, ale już bez dodatkowego dobra. Twoje są dobre takie, jakie są.
lesson-contracts-identical = Pięć dóbr jednego rodzaju, którego zechcesz. Masz pięć żetonów złota i pięć żetonów wełny. Zrealizuj go.
lesson-contracts-pay = Wybierasz, którym dobrem płacisz. Złoto zmienia kości i kupuje inne dobra, więc je zachowaj. Zapłać wełną.
lesson-contracts-not-gold = Możesz, ale złoto może później stać się wszystkim. Zapłać wełną.
lesson-contracts-end = Sześć i dwa to osiem punktów, a drugi filar jest wolny. Zostały dwa punkty akcji; niech przepadną, zakończ akcję.
lesson-contracts-may-take = Możesz trzymać kontrakt w magazynie na później. Ale kafelek opuszcza go tylko użyty, więc wybieraj starannie. Zakończ akcję.
lesson-contracts-slide = Zobacz, jak zmienił się rynek: kafelki przesunęły się w prawo, a z lewej doszły nowe. Niektóre po realizacji dają mały dodatek: krok na torze króla, krok kupca albo akcję postaci.
lesson-contracts-done = Wymiana, branie i realizacja kontraktów, dwa wolne filary: to już znasz. Na rynku bywają też herby; mają własną lekcję. Najpierw postacie.

## Postacie

lesson-characters = Postacie
lesson-characters-intro = Dziś do twoich budynków wprowadzą się goście. Postacie z tego rynku dają premię, gdy je zakwaterujesz.
lesson-characters-rooms = Budynki od 1 do 5 mają trzy, dwa, dwa, jeden i jeden pokój. Pokój na 1. piętrze kosztuje 1 punkt, na 2. piętrze 2, na 3. piętrze 3.
lesson-characters-take = Pole postaci leży przy dwójkach: pięć punktów akcji. Weź różową dwójkę.
lesson-characters-yellow-two = Daje tę samą akcję, ze złotem. Też dobrze, ale żywność przyda się wkrótce na herby: weź różową dwójkę.
lesson-characters-not-this-die = Ta kość leży przy innej akcji. Weź różową dwójkę.
lesson-characters-first = Każda postać kosztuje jeden punkt; gdy żadna nie pasuje, za punkt odświeżysz cały rynek. Weź tę z pierwszego pola: rodzaju kupca, z dwoma darmowymi krokami.
lesson-characters-first-the-steps = Ta będzie następna. Zacznij od dwóch kroków z pierwszego pola.
lesson-characters-other-kind = Miły gość, ale innego rodzaju, a w budynku mieszka tylko jeden rodzaj. Weź postać rodzaju kupca, o której mówię.
lesson-characters-no-refresh = Za jeden punkt wymienisz wszystkie pięć postaci. Warto, gdy nic nie pasuje; dziś pasuje.
lesson-characters-not-yet = Niewydane punkty przepadają, a twoi goście wciąż czekają.
lesson-characters-second = Luka od razu się zapełniła. Teraz weź drugą postać rodzaju kupca, z trzeciego pola: dwa żetony złota.
lesson-characters-take-first = Pierwszą można by od razu zakwaterować. Weź najpierw drugą, zanim zrobi to ktoś inny.
lesson-characters-lodge = Obie czekają w magazynie; zostały trzy punkty. Dwie postacie zmieszczą się w budynku 2. Zakwateruj tam pierwszą, na 1. piętrze.
lesson-characters-steps-first = Kolejność zależy od ciebie. W tej lekcji najpierw zakwateruj postać z dwoma krokami.
lesson-characters-three-rooms = Budynek 1 ma trzy pokoje i po ukończeniu daje więcej, ale twoje dwie postacie dziś go nie zapełnią. Wybierz budynek 2, 1. piętro.
lesson-characters-one-room = Ostrożnie: jest tam tylko jeden pokój, a rodzaj mieszka tylko w jednym budynku. Druga postać już nigdzie by się nie wprowadziła. Wybierz budynek 2.
lesson-characters-floor-two = Też dobrze: pokoje zapełnia się w dowolnej kolejności. W tej lekcji zacznij od 1. piętra.
lesson-characters-building-two = Budynek 3 też ma dwa pokoje. W tej lekcji niech będzie budynek 2.
lesson-characters-points-short = Wszystkie punkty są teraz potrzebne na pokoje.
lesson-characters-step = Gość się odwdzięcza: dwa kroki twojego kupca, za darmo. Idź do Kolonii.
lesson-characters-to-cologne = Darmowy krok prowadzi wszędzie. Dziś idź do Kolonii.
lesson-characters-steps-lost = Możesz przerwać, ale niewykorzystane darmowe kroki przepadają.
lesson-characters-step-two = I dalej, do Frankfurtu.
lesson-characters-to-frankfurt = Ta droga też stoi otworem. Idź dalej, do Frankfurtu.
lesson-characters-fill = Akcja trwa dalej, zostały dwa punkty: akurat na 2. piętro. Zakwateruj drugą postać w budynku 2.
lesson-characters-roof = Przybyły dwa żetony złota, a budynek jest zapełniony: dom z jego dachu jest w twoich zasobach, gotowy na mapę.
lesson-characters-end = Wszystkie punkty wydane. Akcja kończy się dopiero, gdy tak powiesz. Zakończ ją.
lesson-characters-no-points = Możesz jeszcze kupić dobra za złoto. Teraz to niepotrzebne: zakończ akcję.
lesson-characters-marker = Zapełniony budynek z herbem na parterze jest ukończony. Wzmacnia wtedy akcję swojego rodzaju: budynek 2 dałby ci o 2 punkty więcej na każdą akcję kupca z kości.
lesson-characters-done = Wziąć postacie, zakwaterować je, zapełnić budynek: to już umiesz. W budynku jeden rodzaj, rodzaj w jednym budynku. Teraz herby.

## Herby

lesson-crests = Herby
lesson-crests-intro = Dziś herby. Masz trzy w magazynie i dużo żywności. Herby leżą na mapie, na polach akcji i na rynku kontraktów; każdego z sześciu rodzajów możesz mieć jeden.
lesson-crests-spaces = Na każdym parterze jest pole herbu. Kosztuje żywność, od 6 z lewej do 2 z prawej, i od razu daje nagrodę. Każdy herb pasuje do każdego budynku.
lesson-crests-first = W budynku 4 mieszka już gość rodzaju architekta: jest zapełniony. Umieszczenie herbu to zadanie. Umieść tam lilię za 4 żetony żywności.
lesson-crests-the-lily = Nada się każdy herb. Weź lilię, żebyśmy się nie pogubili.
lesson-crests-five-points = Budynek 6 daje 5 punktów za jedyne 2 żetony żywności, a do ukończenia wystarcza mu herb. Zapamiętaj to! Teraz budynek 4.
lesson-crests-two-goods = Budynek 5 daje 2 dowolne dobra za 3 żetony żywności. Teraz budynek 4.
lesson-crests-building-four = Żywności wystarczy, ale gość mieszka w budynku 4. Umieść lilię tam.
lesson-crests-before-die = Zadania można wykonać przed wyborem kości, a to wzmocni kość. Najpierw umieść lilię.
lesson-crests-move = Nagroda budynku 4: twój architekt od razu podróżuje w dowolne miejsce. Poślij go do Pragi, gdzie stoi bogata katedra.
lesson-crests-forgo = Możesz zrezygnować z nagrody, ale już nie wróci. Skorzystaj z niej.
lesson-crests-to-prague = Tak, w każde miejsce. Dziś potrzebny jest w Pradze.
lesson-crests-marker = Zapełniony i z herbem: budynek 4 jest ukończony. Jego znacznik daje ci odtąd o 1 punkt więcej na każdą akcję architekta z kości.
lesson-crests-take = Wypróbuj to. Weź różową trójkę: żywność i architekt.
lesson-crests-no-food = Ta sama akcja, ale złoto. Potrzebujesz żywności na dwa kolejne herby: weź różową trójkę.
lesson-crests-not-this-die = Leży przy innej akcji, gdzie twój znacznik nie pomaga. Weź różową trójkę.
lesson-crests-die-first = Można by teraz. Ale najpierw kość: da żywność, której zabraknie na ostatni herb.
lesson-crests-pillar = Pięć punktów zamiast czterech. Postaw filar w Pradze.
lesson-crests-pillar-first = Wszystko w swoim czasie. Najpierw filar w Pradze.
lesson-crests-not-yet = Punkty i nagrody, które zostawisz, przepadają. Graj dalej.
lesson-crests-second = Teraz gryf: umieść go w budynku 2 za 6 żetonów żywności. Nikt tam jeszcze nie mieszka; to nie szkodzi.
lesson-crests-the-griffin = Drzewo też by się nadało. Weź gryfa.
lesson-crests-building-two = To też wolno. Do naszego planu umieść gryfa w budynku 2.
lesson-crests-crest-first = Może iść dalej później. Najpierw herb.
lesson-crests-anywhere = Filar przy dowolnej katedrze, bez architekta. Mediolan jest daleko: postaw go tam.
lesson-crests-to-milan = Też dobre miejsce. W tej lekcji niech to będzie daleki Mediolan.
lesson-crests-third = Zostało sześć żetonów żywności i drzewo. Umieść je w budynku 1.
lesson-crests-building-one = Taniej, owszem. Ale budynek 1 daje dom w dowolnym mieście: umieść drzewo tam.
lesson-crests-house = Dom w dowolnym mieście, bez kupca. Pole domu we Florencji daje 4 punkty: postaw go tam.
lesson-crests-to-florence = Można, ale żadne pole domu nie daje więcej punktów niż to we Florencji.
lesson-crests-end = Trzy herby, trzy nagrody. Architektowi zostały cztery punkty; niech przepadną, zakończ akcję.
lesson-crests-may-walk = Może iść dalej, to prawda. W tej lekcji zakończ akcję.
lesson-crests-done = Herby kosztują żywność, dają nagrody i kończą zapełnione budynki, które wzmacniają swoją akcję. Od trzech ukończonych budynków są za nie na końcu punkty.

## Pomocnicy i akcja uniwersalna

lesson-helpers = Pomocnicy i akcja uniwersalna
lesson-helpers-intro = Dziś pomocnicy, zadania i akcja uniwersalna. Twój magazyn jest pełen pomocników, a na polu akcji uniwersalnej leży jeszcze jeden. Pełny magazyn nie przyjmie kafelka.
lesson-helpers-room = Zrób więc miejsce, zanim wybierzesz kość. Użyj pomocnika z magazynu 4: daje 4 punkty.
lesson-helpers-not-this-helper = To dodatkowa akcja architekta; przyda się później. Użyj 4 punktów.
lesson-helpers-room-first = Możesz, ale wtedy kafelek z pola zostanie na miejscu: po wyborze kości jest za późno na robienie miejsca. Najpierw użyj 4 punktów.
lesson-helpers-take = Teraz weź niebieską szóstkę: sześć dóbr i jeden punkt, na polu akcji uniwersalnej.
lesson-helpers-not-this-die = Niezły wybór, ale chcemy poznać akcję uniwersalną. Weź niebieską szóstkę.
lesson-helpers-helper-later = Później. Najpierw kość.
lesson-helpers-tile = Teraz jest miejsce. Weź pomocnika: trzy pola w górę na torze króla, kiedy zechcesz.
lesson-helpers-leave-it = Miejsce czeka właśnie na niego; weź go.
lesson-helpers-change = Twój pierwszy pomocnik może zmienić rodzaj dóbr, tylko teraz, zanim je zyskasz. Sześć żetonów żelaza to dobrze, sześć złota lepiej. Zyskaj zamiast tego złoto.
lesson-helpers-no-change = Możesz zostawić żelazo i pomocnika. Ale zobaczmy go przy pracy: zyskaj złoto.
lesson-helpers-to-gold = Możliwe jest każde inne dobro. Złoto może później stać się wszystkim: zyskaj złoto.
lesson-helpers-name = Na polu akcji uniwersalnej wybierasz jedną z pięciu pozostałych akcji. Twój kupiec stoi w Weronie: wybierz akcję kupca.
lesson-helpers-a-king = Twój znacznik poszedłby o jedno pole w górę. Dziś wybierz akcję kupca.
lesson-helpers-a-merchant = Akcja uniwersalna może być i tym. Dziś wybierz akcję kupca.
lesson-helpers-plus = Jeden punkt to niewiele. Pomocnik z magazynu 3 dodaje dwa do akcji kości. Użyj go.
lesson-helpers-plus-first = To też, za chwilę. Najpierw pomocnik z magazynu 3: dwa punkty więcej.
lesson-helpers-trade-later = Handel będzie za chwilę. Idźmy po kolei.
lesson-helpers-not-yet = Jeszcze nie: co niewydane, przepada.
lesson-helpers-house = Trzy punkty. Postaw dom w Weronie; jego pole daje 2 punkty.
lesson-helpers-house-first = Dobrze, ale po domu w Weronie.
lesson-helpers-extra = Teraz coś miłego: w środku tej akcji możesz zacząć inną. Użyj pomocnika z magazynu 2: to akcja architekta o wartości dwóch punktów.
lesson-helpers-king-later = Zachowaj pomocnika króla: najwięcej da tuż przed Fazą króla.
lesson-helpers-extra-first = Punkty kupca poczekają. Najpierw użyj pomocnika z magazynu 2.
lesson-helpers-pillar = Twój architekt stoi w Paryżu. Postaw tam filar.
lesson-helpers-pillar-first = Stoi właśnie przy katedrze. Najpierw filar.
lesson-helpers-close = Został jeden punkt, ale nie ma nic więcej do zrobienia. Zakończ tę dodatkową akcję; potem trwa dalej akcja kupca.
lesson-helpers-close-please = Możesz zrobić krok. W tej lekcji zakończ dodatkową akcję.
lesson-helpers-trade = Katedra w Paryżu wymaga dwóch żetonów kamienia, a masz jeden. Handel to zadanie: kup kamień za 2 złota.
lesson-helpers-stone-please = Każde dobro poza złotem ma tę cenę. Tobie potrzeba kamienia.
lesson-helpers-may-walk = Możesz iść, ale najpierw skończmy zadania.
lesson-helpers-trade-first = To zakończyłoby twoją turę. Najpierw kup kamień.
lesson-helpers-build = A z dwoma żetonami kamienia weź udział w budowie katedry w Paryżu.
lesson-helpers-no-more-trade = Jeden kamień wystarczył. Weź udział w budowie w Paryżu.
lesson-helpers-build-first = To zakończyłoby twoją turę. Najpierw weź udział w budowie w Paryżu.
lesson-helpers-done = Tyle z jednego punktu! Zadania nie kosztują punktów i pasują prawie wszędzie w turze: handel, pomocnicy, herby, kontrakty, katedry. A akcja uniwersalna może być każdą inną.

## Jedno prowadzi do drugiego

lesson-rewards = Jedno prowadzi do drugiego
lesson-rewards-intro = Dziś premie za budynek. Niektóre pola domów, jak to w Wiedniu, sprawiają, że postacie z jednego twojego budynku jeszcze raz dają premie. Masz gości w budynkach 2 i 4.
lesson-rewards-take = Twój kupiec jest w Pradze, obok Wiednia. Weź różową dwójkę: akcja kupca o wartości pięciu punktów.
lesson-rewards-yellow-two = Ta sama akcja, złoto zamiast żywności. Dobrze, ale w tej lekcji weź różową dwójkę.
lesson-rewards-not-this-die = Leży przy innej akcji, a nam potrzebny jest kupiec. Weź różową dwójkę.
lesson-rewards-walk = Idź do Wiednia.
lesson-rewards-house-prague = Dałby 2 punkty. Warto, ale dziś idziemy dalej: do Wiednia.
lesson-rewards-to-vienna = To inna droga. Naszym celem jest Wiedeń.
lesson-rewards-not-yet = Niewydane punkty przepadają. Graj dalej.
lesson-rewards-house = Postaw tu dom.
lesson-rewards-house-first = Dalej pójdziesz później. Najpierw dom.
lesson-rewards-choose = Teraz wybierz budynek. W budynku 4 mieszka jeden gość, wart 3 punkty; w budynku 2 mieszka dwoje. Weź premie z budynku 2.
lesson-rewards-building-four = Trzy punkty od razu, nieźle. Ale dwie premie to więcej niż jedna: wybierz budynek 2.
lesson-rewards-none = Możesz nie brać nic. Ale darowanemu koniowi nie zagląda się w zęby: wybierz budynek 2.
lesson-rewards-order = Oboje mogą dać premie w dowolnej kolejności, a każdą możesz pominąć: trzy żetony złota oraz krok i dom.
lesson-rewards-gold = Najpierw złoto, z 1. piętra.
lesson-rewards-gold-first = Ta też, zaraz potem. Najpierw złoto.
lesson-rewards-rewards-lost = Możesz tu przerwać, ale co niewykorzystane, przepada.
lesson-rewards-second = Trzy żetony złota. Teraz gość z 2. piętra: krok i dom, oba za darmo.
lesson-rewards-step = Możesz najpierw iść albo najpierw stawiać. W Wiedniu masz już dom, więc idź: do Wenecji.
lesson-rewards-to-venice = Można, ale w Wenecji pole domu daje 3 punkty. Idź tam.
lesson-rewards-place = I darmowy dom: postaw go w Wenecji.
lesson-rewards-back = Premie się skończyły, a akcja trwa od miejsca, w którym stanęła: zostały trzy punkty. To, co otworzy się w środku, kończy się najpierw; potem wraca to, co czekało.
lesson-rewards-go-on = A więc dalej, do pobliskiej Werony.
lesson-rewards-to-verona = Kupiec dopiero co tam był. Werona jest nowa.
lesson-rewards-keep-gold = Za nowe złoto możesz kupić dobra. Na razie je zachowaj.
lesson-rewards-last = I trzeci dom, w Weronie.
lesson-rewards-road-field = Pole drogi: krok jak każdy inny, ale nic się tam nie stawia ani nie bierze. Najpierw dom.
lesson-rewards-house-verona = Najpierw dom w Weronie; daje 2 punkty.
lesson-rewards-done = Trzy domy, pięć punktów i trzy żetony złota z jednej kości. Gdy masz gości, warto odwiedzić takie pole: są w Londynie, Strasburgu, Lyonie, Genui i Wiedniu.

## Król i targ

lesson-king = Król i targ
lesson-king-intro = Dziś: jak kończy się runda. To tor króla. Jesteś na 1, żółty na 4. Na koniec każdej rundy daje punkty i decyduje, kto zaczyna następną.
lesson-king-corruption = Ale dwór jest skorumpowany. Przed każdą z trzech kolejek odsłania się żeton i wszyscy cofają się o 0, 1 lub 2 pola. Teraz odsłania się trzeci.
lesson-king-fell = Dwójka! Żółty jest teraz na 2, a ty na −1. Pozostanie tam kosztowałoby cię punkt.
lesson-king-take = Pole króla leży przy jedynkach: sześć pól w górę. Weź niebieską jedynkę.
lesson-king-not-this-die = Możesz, ale zostaniesz poniżej zera i stracisz punkt. Weź niebieską jedynkę.
lesson-king-helper-later = Pomocnik będzie za chwilę. Najpierw kość.
lesson-king-fair = Akcja króla dzieje się sama: jesteś na 5 i prowadzisz. Teraz targ tej rundy, w Troyes. Bierzesz udział, jeśli masz tam dom albo stoi tam twój kupiec.
lesson-king-helper = Twój kupiec jest w Paryżu, o krok od Troyes. Po akcji króla możesz jeszcze wykonywać zadania: użyj pomocnika, to akcja kupca.
lesson-king-not-yet = Możesz, ale wtedy ominie cię targ. Kupiec musi dotrzeć do Troyes.
lesson-king-step = Idź do Troyes.
lesson-king-road-field = Pole drogi: krok jak każdy inny, ale nic się tam nie stawia ani nie bierze. Idź do Troyes.
lesson-king-to-troyes = Targ jest w Troyes. Idź tam.
lesson-king-close = Jest na miejscu. Ma tu zostać, więc zakończ dodatkową akcję.
lesson-king-close-please = Wtedy ominąłby go targ. Zakończ dodatkową akcję.
lesson-king-end = I zakończ turę. Po turze żółtego zaczyna się Faza króla.
lesson-king-tile = Prowadzisz na torze, więc kafelek króla jest dla ciebie, jeśli masz miejsce w magazynie. Pomocnik z trzema dodatkowymi punktami: weź go.
lesson-king-discard = Możesz go odrzucić i wtedy nikt go nie ma. Ale masz miejsce: weź go.
lesson-king-points = Potem każdy zdobywa tyle punktów, ile wskazuje jego pole: ty 5, żółty 2. Kto jest wyżej, zaczyna następną rundę: ty. Na jednym polu lepszy jest znacznik leżący niżej.
lesson-king-result = Potem targ, który nagradza domy: 2 na kafelku i 2 za drugą rundę to po 4 punkty. Masz trzy domy na mapie: 12 punktów. Żółtego tam nie było.
lesson-king-wheel = Koło się obróciło i leżą nowe kości. Przy każdym polu jest wartość o jeden niższa: kupiec leży teraz przy jedynkach, sześć punktów; król przy szóstkach, tylko jeden.
lesson-king-done = Tak kończy się runda: król, targ, porządkowanie. Wszystkie cztery targi widać od początku, a późniejsze dają więcej. Planuj pod nie swoje domy.

## Ostatnia tura i punktacja

lesson-end = Ostatnia tura i punktacja
lesson-end-intro = Ostatnia tura gry, i to twoja. To, co na końcu zostanie w magazynie, nie daje nic, więc przyjrzyj się dobrze temu, co masz.
lesson-end-buildings = Ukończone budynki: trzy dają na końcu 5 punktów, cztery 10, pięć 20, sześć 30. Mniej niż trzy nie daje nic. Masz dwa: budynki 4 i 5.
lesson-end-crest = Budynek 6 zawsze liczy się jako zapełniony; brakuje mu tylko herbu. Umieść tam drzewo za 2 żetony żywności: 5 punktów od razu i trzeci budynek.
lesson-end-crest-first = To za chwilę. Najpierw herb.
lesson-end-tasks-first = Zadania mogą poczekać, aż weźmiesz kość, ale dziś ich nie zapomnij. Zróbmy je najpierw.
lesson-end-contract = W magazynie czeka kontrakt za trzy żetony żelaza, a żelazo masz. Zrealizuj go, to twój drugi.
lesson-end-product = A teraz największy rachunek: na końcu liczba domów na mapie razy liczba filarów na mapie. Masz pięć domów i trzy filary: 15.
lesson-end-take = Jeszcze jeden filar i będzie 20. Weź żółtą trójkę, dla architekta.
lesson-end-a-house = Szósty dom razy trzy filary to 18. Czwarty filar daje 20: weź żółtą trójkę.
lesson-end-a-character = Kolejny gość nie ukończy już budynku. Weź żółtą trójkę.
lesson-end-walk = Twój architekt jest w Norymberdze. Poślij go do katedry w Wiedniu.
lesson-end-to-vienna = Tam nie ma miejsca na nowy filar. Idź do Wiednia.
lesson-end-keep-goods = Dwa żetony złota za jedno dobro? Na końcu cztery dobra dowolnego rodzaju to jeden punkt, a złoto też się liczy. Zachowaj je.
lesson-end-not-yet = To ostatnia okazja, żeby coś postawić. Jeszcze nie.
lesson-end-pillar = Postaw filar.
lesson-end-pillar-first = Najpierw filar tutaj: jest wart pięć punktów.
lesson-end-goods = Zostało dziewięć dóbr. Każde cztery, wszystkich rodzajów razem, dają jeden punkt: dla ciebie dwa.
lesson-end-end = Nie ma już nic do zrobienia. Zakończ akcję, a z nią grę.
lesson-end-may-walk = Spacer już nic nie da. Zakończ akcję.
lesson-end-king = Najpierw Faza króla: zdobywasz 3, żółty 5. W ostatniej rundzie nie ma kafelka; zamiast niego lider, żółty, zdobywa jeszcze 4.
lesson-end-fair = Potem ostatni targ, we Frankfurcie, gdzie masz dom: 3 na kafelku plus 4 za rundę, za każdy zrealizowany kontrakt. Dwa kontrakty, 14 punktów.
lesson-end-final = I punktowanie końcowe: 5 za trzy ukończone budynki, 20 za pięć domów razy cztery filary, 2 za dobra. Masz 107 punktów, żółty 105.
lesson-end-done = Wygrywasz, a rozstrzygnął ostatni filar! Znasz już z Tiletum wszystko, czego potrzeba na pierwszą grę. Powodzenia na drogach Europy.
