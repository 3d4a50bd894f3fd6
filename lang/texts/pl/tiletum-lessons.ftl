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
