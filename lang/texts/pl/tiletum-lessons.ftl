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
lesson-cathedrals-pick-please = Można zrobić jeszcze krok, ale wtedy kafelek zostanie. Weź go.
lesson-cathedrals-end = Kontrakt! Czeka w twoim magazynie; o kontraktach jest następna lekcja. Zakończ akcję.
lesson-cathedrals-next-lesson = Dobre oko: masz już jego dobra. Ale kontrakty są w następnej lekcji; zakończ akcję.
lesson-cathedrals-done = Zmieniona kość, dwa kafelki premii, filar i udział w budowie: to już umiesz. Pamiętaj: katedra wymaga twojego filaru, nie architekta.

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
lesson-contracts-slide = Zobacz, jak zmienił się rynek: kafelki przesunęły się w prawo, a z lewej doszły nowe.
lesson-contracts-done = Wymiana, branie i realizacja kontraktów, dwa wolne filary: to już znasz. Na rynku bywają też herby; mają własną lekcję. Najpierw postacie.

## Postacie

lesson-characters = Postacie
lesson-characters-intro = Dziś do twoich budynków wprowadzą się goście. Postacie z tego rynku dają premię, gdy je zakwaterujesz.
lesson-characters-rooms = Budynki od 1 do 5 mają trzy, dwa, dwa, jeden i jeden pokój. Pokój na 1. piętrze kosztuje 1 punkt, na 2. piętrze 2, na 3. piętrze 3.
lesson-characters-take = Pole postaci leży przy dwójkach: pięć punktów akcji. Weź różową dwójkę.
lesson-characters-yellow-two = Daje tę samą akcję, ze złotem. Też dobrze, ale żywność przyda się wkrótce na herby: weź różową dwójkę.
lesson-characters-not-this-die = Ta kość leży przy innej akcji. Weź różową dwójkę.
lesson-characters-first = Każda postać kosztuje jeden punkt. Weź tę z pierwszego pola: rodzaju kupca, z dwoma darmowymi krokami.
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
lesson-crests-to-milan = Też dobre miejsce. Tam jednak architekt dojdzie sam; wybierz daleki Mediolan.
lesson-crests-third = Zostało sześć żetonów żywności i drzewo. Umieść je w budynku 1.
lesson-crests-building-one = Taniej, owszem. Ale budynek 1 daje największą nagrodę: umieść drzewo tam.
lesson-crests-house = Dom w dowolnym mieście, bez kupca. Pole domu we Florencji daje 4 punkty: postaw go tam.
lesson-crests-to-florence = Można, ale żadne pole domu nie daje więcej punktów niż to we Florencji.
lesson-crests-end = Trzy herby, trzy nagrody. Architektowi zostały cztery punkty; niech przepadną, zakończ akcję.
lesson-crests-may-walk = Może iść dalej, to prawda. W tej lekcji zakończ akcję.
lesson-crests-done = Herby kosztują żywność, dają nagrody i kończą zapełnione budynki, które wzmacniają swoją akcję. Od trzech ukończonych budynków są za nie na końcu punkty.
