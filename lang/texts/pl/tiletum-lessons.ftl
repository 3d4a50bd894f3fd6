### The lessons of Tiletum: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Pierwsza tura

lesson-dice = Twoja pierwsza tura
lesson-dice-welcome = Witaj! Jestem mistrzem gildii i usiądę obok ciebie. Grasz zielonymi. Przez cztery rundy podróżujesz po tej mapie, handlujesz i budujesz; wygrywa ten, kto na końcu ma najwięcej punktów.
lesson-dice-wheel = To jest koło. Jego kości leżą przy sześciu akcjach. W swojej turze bierzesz jedną kość, a ona daje ci dwie rzeczy: dobra i akcję.
lesson-dice-value = Spójrz na tę różową dwójkę. Kolor mówi, jakie to dobro: różowy to żywność. Wartość mówi, ile. A 7 minus 2 to 5: tyle dostajesz punktów akcji, dla kupca, przy którego polu leży.
lesson-dice-take = Weź różową dwójkę.
lesson-dice-not-pink-one = Różowa jedynka dałaby jedną żywność i sześć punktów akcji. Dobra kość, ale teraz weź różową dwójkę.
lesson-dice-not-this-die = Możesz wziąć każdą kość z koła. W tej lekcji weź różową dwójkę.
lesson-dice-not-now = Zasady na to pozwalają, ale najpierw zrób to, o co proszę. Na resztę przyjdzie czas.
lesson-dice-goods = Dwie żywności trafiły do twoich zasobów, obok tej, z którą zaczynasz. Dóbr potrzebujesz do wypełniania kontraktów.
lesson-dice-move = Teraz twoje pięć punktów akcji. Krok kupca do sąsiedniego miasta kosztuje jeden. Idź do Kolonii.
lesson-dice-not-there = Ta droga też stoi otworem. W tej lekcji idź do Kolonii.
lesson-dice-not-yet = Turę możesz zakończyć w każdej chwili, ale niewydane punkty przepadają. Zrób jeszcze trochę.
lesson-dice-house = Zostały cztery punkty. W mieście, w którym stoi twój kupiec, możesz za jeden punkt zbudować jeden dom. Zbuduj w Kolonii.
lesson-dice-house-first = Można iść dalej. Najpierw zbuduj dom w Kolonii.
lesson-dice-points = Twój dom zostaje tam do końca gry. Domy pozwalają brać udział w targach i liczą się na końcu. Zostały trzy punkty, ale niech przepadną: zakończ turę.
lesson-dice-enough-now = Można by grać dalej. W tej lekcji zakończ teraz turę.
lesson-dice-rival = Żółty też wziął kość: trzy złota i cztery punkty dla architekta. W każdej rundzie każde z was bierze trzy kości.
lesson-dice-done = Tak wygląda tura w Tiletum: kość, jej dobra, jej akcja. Pięć pozostałych akcji poznasz w następnych lekcjach.
