### The lessons of Orléans: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Pierwsza runda

lesson-round = Twoja pierwsza runda
lesson-round-welcome = Witaj w Orleanie! Jestem mistrzem gildii i siedzę obok ciebie. Grasz zielonymi. Teraz zagrasz pierwszą z osiemnastu rund: wysyłasz poddanych do pracy i patrzysz, co to daje. Na końcu wygrywa ten, kto ma najwięcej punktów.
lesson-round-starters = Tu, na Rynku, czeka twoich pierwszych czterech poddanych: chłop, flisak, rzemieślnik i handlarz. To początkowi poddani: cokolwiek się stanie, nigdy ich nie tracisz.
lesson-round-places = A to twoje dziesięć budynków. Każdy ma okrągłe pola akcji, a na każdym widać, kto ma tam stanąć. Gdy wszystkie pola są zajęte, budynek jest aktywowany i można go użyć.
lesson-round-farm-house = Zacznijmy od Gospodarstwa. Potrzebuje flisaka i rzemieślnika, a daje nowego chłopa i towar: pierwszy chłop przynosi zboże.
lesson-round-boatman = To faza planowania. Połóż flisaka w Gospodarstwie.
lesson-round-other-place = Tam też by się przydał. W tej lekcji idzie do Gospodarstwa.
lesson-round-nothing-planned = Wolno zatwierdzić pusty plan, ale wtedy w tej rundzie nikt nie pracuje. Połóż flisaka w Gospodarstwie.
lesson-round-boatman-first = Na innych przyjdzie kolej. Najpierw flisak, w Gospodarstwie.
lesson-round-craftsman = Teraz rzemieślnik, na drugie pole Gospodarstwa.
lesson-round-half-planned = Możesz już zatwierdzić, ale Gospodarstwo jest pełne tylko w połowie i w połowie nic nie daje. Dołóż rzemieślnika.
lesson-round-craftsman-first = Najpierw uzupełnij Gospodarstwo rzemieślnikiem.
lesson-round-wait = Gospodarstwo jest aktywowane. Chłop i handlarz nie zapełnią innego budynku, ale budynek można obsadzić częściowo: kto tam stoi, czeka na resztę. Połóż chłopa w Zamku.
lesson-round-castle-please = Tam chłop też pasuje. Połóż go w Zamku: zapełnimy go w następnej lekcji.
lesson-round-farmer-please = Handlarz może tym razem zostać na Rynku. Wyślij chłopa do Zamku.
lesson-round-one-more = Jeszcze nie. Twój chłop nie ma zajęcia: niech czeka w Zamku, tam się przyda.
lesson-round-confirm = Handlarz zostaje na Rynku; nikt nie musi pracować. Dopóki nie zatwierdzisz, możesz wszystko cofnąć. Zatwierdź plan.
lesson-round-trader-stays = To byłoby dozwolone. W tej lekcji zostaw handlarza na Rynku i zatwierdź plan.
lesson-round-reveal = Planujesz w tajemnicy. Dopiero gdy zatwierdzi ostatni gracz, plany stają się jawne: żółty chce użyć Wioski. Teraz akcje: po kolei każdy używa jednego budynku albo pasuje.
lesson-round-use = Rozpoczynasz ty. Użyj Gospodarstwa.
lesson-round-not-pass = Możesz spasować, i to do końca rundy: Gospodarstwo czekałoby z ludźmi na następną. Ale po co czekać? Użyj go.
lesson-round-gained = Chłop i zboże! Twój znacznik przesunął się o jedno pole na ścieżce Chłopstwa. Chłop trafił do sakiewki, tak jak obaj, którzy pracowali.
lesson-round-stay = Kto nie pracował, zostaje na miejscu: chłop w Zamku, handlarz na Rynku. Żółty też wykonał akcję i runda się skończyła.
lesson-round-done = Znasz już serce Orleanu: zaplanuj, zapełnij budynek, użyj go, a jego ludzie trafiają do sakiewki. Jak z niej wychodzą, zobaczysz w następnej lekcji.

## Sakiewka

lesson-bag = Losowanie z sakiewki
lesson-bag-about = Ta lekcja jest o sakiewce: jak poddani z niej wychodzą i jak losować ich więcej. Zaczyna się druga runda. W twojej sakiewce są flisak, rzemieślnik i nowy chłop.
lesson-bag-hourglass = Faza pierwsza: klepsydra przynosi zdarzenie rundy. Tym razem to Przychód: pod koniec rundy każdy weźmie tyle monet, ile wynosi jego poziom Rozwoju, teraz 1.
lesson-bag-census = Faza druga, Spis ludności: kto sam prowadzi na ścieżce Chłopstwa, bierze 1 monetę. To ty! Gdy gra troje lub czworo, ten, kto sam jest ostatni, płaci 1.
lesson-bag-number = Faza trzecia: losujesz poddanych. Ilu możesz wylosować, mówi ścieżka Rycerstwa. Nie masz jeszcze rycerza: czterech.
lesson-bag-draw = Możesz wylosować czterech, ale w sakiewce jest tylko trzech. Wylosuj wszystkich trzech.
lesson-bag-draw-nobody = Wolno nikogo nie losować. Wtedy na Rynek nie przyjdzie nikt nowy i niewiele zdziałasz. Wylosuj trzech.
lesson-bag-draw-fewer = Wolno losować mniej. Dziś potrzebujesz wszystkich: wylosuj trzech.
lesson-bag-leave = Za każde losowanie, z którego rezygnujesz lub którego nie możesz wykonać, wolno odwołać jednego poddanego z pola akcji na Rynek. Masz jedno takie odwołanie. Ale chłop dobrze stoi w Zamku: zostaw go.
lesson-bag-leave-farmer = Można by go odwołać i zaplanować od nowa. Ale w Zamku stoi tam, gdzie trzeba. Zostaw go.
lesson-bag-boatman = Zamek daje rycerzy. Chłop już tam jest; brakuje flisaka i handlarza. Połóż flisaka.
lesson-bag-castle-please = Potrzebują go w Zamku.
lesson-bag-castle-first = Najpierw zapełnij Zamek.
lesson-bag-castle-not-full = Możesz zatwierdzić, ale Zamek byłby wciąż niepełny i nie dałoby się niczego użyć. Najpierw go zapełnij.
lesson-bag-trader = Teraz handlarz.
lesson-bag-park = Nowy chłop jest wolny. Niech poczeka na Barce, żeby nie zajmował Rynku: mieści się tam tylko ośmiu.
lesson-bag-not-town-hall = Z Ratusza poddani odchodzą na zawsze; po co, pokaże późniejsza lekcja. Tego chłopa połóż na Barce.
lesson-bag-ship-please = Można, ale teraz połóż chłopa na Barce.
lesson-bag-park-first = Chwileczkę: najpierw połóż nowego chłopa na Barce.
lesson-bag-farmer-first = Rzemieślnik zostaje na później. Połóż chłopa na Barce.
lesson-bag-confirm = Dobrze. Rzemieślnik zostaje na Rynku. Zatwierdź plan.
lesson-bag-keep-craftsman = Tam też mógłby czekać. Tym razem zostaw go na Rynku i zatwierdź plan.
lesson-bag-knight = Znacznik gracza rozpoczynającego powędrował dalej, więc żółty był pierwszy i pozyskał rycerza. Tobie też się przyda: użyj Zamku.
lesson-bag-not-pass = Jeśli spasujesz, rycerz musi czekać do następnej rundy. Użyj Zamku.
lesson-bag-five = Rycerz jest w sakiewce, Przychód dał monetę, Spis ludności drugą. Nowa runda, i możesz losować już pięciu! W sakiewce jest czterech: wylosuj ich.
lesson-bag-draw-all = Mniej też wolno, ale im więcej poddanych, tym więcej możesz. Wylosuj czterech.
lesson-bag-call-back = Znów zostało jedno losowanie. Tym razem je wykorzystaj: odwołaj chłopa z Barki. Jeszcze w tej rundzie może iść do pracy.
lesson-bag-call-first = Możesz go tam zostawić. Ale spróbuj raz: odwołaj chłopa z Barki.
lesson-bag-done = Sześciu poddanych na Rynku! Znasz już zdarzenie, Spis ludności, losowanie i odwoływanie. Wiesz też, że rycerze pozwalają losować więcej. Wczesny rycerz lub dwóch to rzadko błąd.
