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

## Wioska

lesson-village = Wioska i co ona daje
lesson-village-about = Ta lekcja jest o Wiosce, budynku, w którym jest wybór. Potrzebuje chłopa, flisaka i rzemieślnika. Stoją tam wszyscy trzej: jest aktywowana.
lesson-village-three = W Wiosce pozyskujesz jednego z trzech. Flisak daje monety: 2, potem 3, 4 i 5. Rzemieślnik daje żeton usprawnienia. Handlarz daje nowy budynek, czyli kafel budynku.
lesson-village-use = Twoja kolej. Użyj Wioski.
lesson-village-not-pass = Możesz spasować, ale wtedy Wioska poczeka do następnej rundy. Użyj jej.
lesson-village-craftsman = Teraz wybierz. Wczesny żeton usprawnienia oszczędza ci jednego poddanego w każdej następnej rundzie: pozyskaj rzemieślnika.
lesson-village-coins-later = Flisak dałby od razu 2 monety, a każda moneta to na końcu punkt. Dobrze, ale teraz weź rzemieślnika.
lesson-village-tile-later = Handlarz przyjdzie w dalszej części lekcji. Teraz weź rzemieślnika.
lesson-village-draw = Masz żeton usprawnienia i w nowej rundzie możesz go położyć. Najpierw wylosuj czterech poddanych.
lesson-village-draw-all = Mniej też wolno, ale potrzebujesz wszystkich. Wylosuj czterech.
lesson-village-technology = Żeton usprawnienia zastępuje poddanego do końca gry. Pierwszy musi leżeć na polu chłopa. Połóż go w Wiosce.
lesson-village-other-farmer-slot = To też pole chłopa i tak wolno. Ale żetonu nie da się już przenieść, a Wioski używasz często: połóż go tam.
lesson-village-tile-first = Najpierw żeton usprawnienia, w Wiosce. Możesz go też zachować na później, ale nieużywany nic nie daje.
lesson-village-boatman = Od teraz Wioska potrzebuje tylko dwóch poddanych. Połóż flisaka.
lesson-village-village-please = Można, ale teraz jego miejsce jest w Wiosce.
lesson-village-village-first = Najpierw zapełnij Wioskę.
lesson-village-not-full = Możesz zatwierdzić, ale Wioska nie jest jeszcze pełna.
lesson-village-second = I rzemieślnik. Masz już dwóch, początkowego i nowego: obaj się nadają.
lesson-village-not-town-hall = Z Ratusza odszedłby na zawsze. Połóż rzemieślnika w Wiosce.
lesson-village-confirm = Wioska jest aktywowana, a chłop wciąż wolny: po to jest żeton. Zatwierdź plan.
lesson-village-enough = Można by nimi obsadzać inne budynki. W tej lekcji zatwierdź już plan.
lesson-village-again = Użyj Wioski jeszcze raz.
lesson-village-trader = Tym razem pozyskaj handlarza: przynosi kafel budynku.
lesson-village-two-coins = 2 monety za pierwszego flisaka: nieźle. Ale teraz chcę ci pokazać kafle budynków. Pozyskaj handlarza.
lesson-village-second-tile = Drugi żeton usprawnienia mógłby leżeć na każdym polu prócz pola mnicha, jeden w budynku. Ale teraz pozyskaj handlarza.
lesson-village-tile = Wybierasz jeden kafel, a każdy istnieje tylko raz. Pierwszy jest ze stosu I, następne z I lub II. Weź Winnicę: z chłopem i handlarzem daje wino, warte 3 punkty.
lesson-village-bathhouse-later = Łaźnia poprawia losowanie, a pokaże ją późniejsza lekcja. Teraz weź Winnicę.
lesson-village-sacristy-later = Zakrystia chroni przed złymi zdarzeniami, a pokaże ją późniejsza lekcja. Teraz weź Winnicę.
lesson-village-other-tile = Każdy kafel do czegoś służy i wszystkie możesz w każdej chwili przejrzeć. W tej lekcji weź Winnicę.
lesson-village-gained = Winnica leży obok twoich budynków i od następnej rundy możesz jej używać. Żeton usprawnienia został w Wiosce; flisak i rzemieślnik trafili do sakiewki.
lesson-village-done = Znasz Wioskę: flisacy dają monety, rzemieślnicy żetony usprawnień, handlarze kafle budynków. To, co zdobywasz podczas akcji, działa od następnej rundy.

## Rozwój

lesson-development = Nauka i Rozwój
lesson-development-about = Ta lekcja jest o Rozwoju. Każdy punkt Rozwoju przesuwa twój znacznik o jedno pole tej ścieżki, a na końcu mnoży ona to, co masz zbudowane.
lesson-development-marks = Gwiazdy to poziomy: poziom 2 zaczyna się na polu 4. Na polach 7, 12 i 25 każdy bierze monety. Mieszczan z pól 3, 18 i 28 bierze tylko ten, kto dojdzie tam pierwszy.
lesson-development-trader = Skryptorium i Klasztor są pełne. W Uniwersytecie chłop i rzemieślnik czekają na handlarza: z nim dostaniesz uczonego i punkty Rozwoju. Połóż tam handlarza.
lesson-development-university-please = Tam też pasuje. Ale w Uniwersytecie brakuje tylko jego.
lesson-development-trader-first = Najpierw zapełnij Uniwersytet handlarzem.
lesson-development-confirm = Trzy budynki aktywowane naraz. Zatwierdź plan.
lesson-development-boatman-stays = Mógłby tam czekać. W tej lekcji zostaw flisaka na Rynku i zatwierdź plan.
lesson-development-university = Drugi uczony daje 3 punkty; pierwszy dał 2. Stoisz na polu 2. Użyj Uniwersytetu.
lesson-development-point-later = Jeden punkt doprowadziłby cię na pole 3 i też dał mieszczanina. Ale zacznij od Uniwersytetu.
lesson-development-monk-later = Mnich przyjdzie za chwilę.
lesson-development-not-pass = Jeśli spasujesz, w tej rundzie nic już nie zrobisz, a ludzie będą czekać. Graj dalej.
lesson-development-citizen = Trzy pola naraz! Twój znacznik pierwszy minął pole 3, więc mieszczanin jest twój, a od pola 4 masz poziom 2. Na końcu każdy mieszczanin liczy się tyle, ile wynosi twój poziom.
lesson-development-scriptorium = Skryptorium zamienia pracę rycerza i uczonego w 1 punkt Rozwoju. Użyj go.
lesson-development-monk = Teraz Klasztor: uczony i handlarz dają mnicha. W poprzedniej rundzie była Pielgrzymka, a wtedy nikt nie pozyskuje mnichów, więc musieli czekać. Użyj go.
lesson-development-draw = Zdarzeniem był Przychód: poziom 2, czyli 2 monety. Nowa runda: wylosuj pięciu i zobaczmy, czy jest wśród nich mnich.
lesson-development-draw-all = Mniej też wolno. Ale szukamy mnicha: wylosuj pięciu.
lesson-development-knight = Jest! Przyszedł też rycerz, ale żaden uczony. Połóż rycerza w Skryptorium.
lesson-development-not-town-hall = Z Ratusza odszedłby na zawsze. Połóż go w Skryptorium.
lesson-development-scriptorium-please = Dobre miejsce dla niego, ale teraz Skryptorium.
lesson-development-knight-first = Najpierw rycerz, w Skryptorium.
lesson-development-stand-in = Mnich zastępuje każdego. Połóż go na polu brakującego uczonego.
lesson-development-anywhere = Tak, może tam stanąć: mnich pasuje na każde pole twoich budynków. Teraz potrzebny jest w Skryptorium.
lesson-development-monk-first = Najpierw mnich, w Skryptorium.
lesson-development-not-full = Możesz zatwierdzić, ale w Skryptorium wciąż brakuje uczonego. Mnich może go zastąpić.
lesson-development-plan = Zatwierdź plan.
lesson-development-enough = Można, ale w tej lekcji zatwierdź już plan.
lesson-development-seven = Stoisz na polu 6. Zobacz, co leży na polu 7, i użyj Skryptorium.
lesson-development-done = Pole 7 dało 3 monety. Wiesz już: Uniwersytet i Skryptorium prowadzą cię naprzód, wyższy poziom podnosi wartość faktorii i mieszczan, a mnich zastępuje każdego.

## Na mapie

lesson-travel = Podróż, handel, budowa
lesson-travel-about = Ta lekcja prowadzi na mapę. Twój kupiec stoi w Orleanie, jak na początku wszyscy kupcy. Może podróżować, zbierać towary i budować faktorie.
lesson-travel-ways = Miasta łączą trakty i szlaki wodne, a na początku na każdym leży towar. Barka płynie szlakami wodnymi, Dwukółka jedzie traktami. Im cenniejszy towar, tym lepiej: zboże jest warte 1 punkt, brokat 5.
lesson-travel-knight = Barka i Dwukółka są pełne. Siedziba cechu buduje faktorie, ale brakuje w niej jeszcze rycerza. Połóż go tam.
lesson-travel-not-town-hall = Z Ratusza odszedłby na zawsze. Połóż go w Siedzibie cechu.
lesson-travel-guildhall-please = Tam by pasował. Ale w Siedzibie cechu brakuje tylko jego.
lesson-travel-knight-first = Możesz zatwierdzić, ale w Siedzibie cechu brakuje rycerza. Najpierw go tam połóż.
lesson-travel-confirm = Wszystkie trzy są aktywowane. Zatwierdź plan.
lesson-travel-ship = W jakiej kolejności używasz budynków, zależy od ciebie, a tu ma to znaczenie. Najpierw podróż: użyj Barki.
lesson-travel-at-home = Można by budować tutaj: w Orleanie każdy może zbudować jedną. Właśnie dlatego to nie ucieknie. Najpierw podróż.
lesson-travel-wagon-later = Dwukółka też się nadaje, ale najpierw użyj Barki.
lesson-travel-not-pass = Jeśli spasujesz, w tej rundzie nic już nie zrobisz. Graj dalej.
lesson-travel-blois = Z Orleanu prowadzą dwa szlaki wodne. W stronę Blois leży wino, w stronę Briare zboże. Płyń do Blois.
lesson-travel-not-briare = Na tym szlaku leży tylko zboże, 1 punkt. Wino na szlaku do Blois jest warte 3.
lesson-travel-wine = Możesz wziąć jeden towar z przebytej drogi. Weź wino.
lesson-travel-why-none = Możesz go zostawić, ale ucieszy się ten, kto przyjdzie po tobie. Weź go.
lesson-travel-build = Żółty pojechał do Châteaudun i zabrał wełnę. Twój kupiec stoi w Blois, a nikt tu jeszcze nie budował. Użyj Siedziby cechu.
lesson-travel-build-first = Jeśli pojedziesz dalej, nie zbudujesz w Blois. Najpierw użyj Siedziby cechu.
lesson-travel-station = Twoja faktoria! W mieście mieści się tylko jedna, czyjakolwiek: Blois jest już zamknięte dla innych. Tylko w Orleanie może budować każdy. Na końcu faktoria liczy się tyle, ile wynosi twój poziom Rozwoju.
lesson-travel-wagon = Masz jeszcze Dwukółkę. Użyj jej i jedź dalej.
lesson-travel-vendome = Z Blois prowadzą dwa trakty. W Vierzon stoi faktoria żółtego. Jedź do Vendôme, gdzie następnym razem możesz budować.
lesson-travel-yellow-there = Możesz tam jechać, w mieście mieści się kilku kupców. Ale nie dałoby się tam budować: Vierzon należy do żółtego.
lesson-travel-cheese = Na trakcie leżał ser. Weź go.
lesson-travel-trading-day = Zdarzeniem tej rundy był Dzień targowy: 1 moneta za każdą twoją faktorię na mapie. Blois już się więc opłaciło.
lesson-travel-done = Umiesz już podróżować wodą i traktem, zbierać towary i budować. Opróżnione drogi zostają puste, zajęte miasta zajęte: kto jest wcześniej, ten wybiera.

## Darczyńcy Miasta

lesson-deeds = Ratusz i Darczyńcy Miasta
lesson-deeds-about = Ta lekcja jest o Darczyńcach Miasta. Miasto potrzebuje pomocników do ośmiu celów i nagradza każdego, kto ich przyśle.
lesson-deeds-deed = Każdy cel ma pola dla określonych poddanych. Kanalizacja miasta płaci za każdego 1 monetę albo 1 punkt Rozwoju, Konklawe 3 monety. Kto zajmie ostatnie pole, bierze też mieszczanina.
lesson-deeds-never-back = Poddanych wysyła tam Ratusz: jednego lub dwóch, dowolnych, byle nie początkowych. Nigdy nie wracają, więc wybieraj z rozwagą.
lesson-deeds-farmer = Chłopów masz dosyć. Połóż tego z Rynku w Ratuszu.
lesson-deeds-either-slot = Oba pola są równie dobre. Weź pierwsze.
lesson-deeds-town-hall-please = Tam też mógłby pracować. W tej lekcji połóż go w Ratuszu.
lesson-deeds-somebody-first = W Ratuszu nie ma jeszcze nikogo. Połóż tam chłopa.
lesson-deeds-farmer-first = Najpierw chłop, w Ratuszu.
lesson-deeds-knight = Spójrz na Konklawe: stoją tam dwaj mnisi, brakuje tylko rycerza. Połóż w Ratuszu także rycerza.
lesson-deeds-one-is-enough = W Ratuszu wystarczy jeden poddany, możesz zatwierdzić. Ale wtedy Konklawe dopełni kto inny. Dołóż rycerza.
lesson-deeds-knight-first = Najpierw rycerz, w Ratuszu.
lesson-deeds-confirm = Zatwierdź plan.
lesson-deeds-enough = Można, ale w tej lekcji zatwierdź już plan.
lesson-deeds-use = Żółty też ma rycerza w Ratuszu. Na szczęście najpierw jest twoja kolej: użyj swojego.
lesson-deeds-not-pass = Jeśli spasujesz, żółty dopełni Konklawe i weźmie mieszczanina. Użyj Ratusza.
lesson-deeds-send-farmer = Ty decydujesz, kto dokąd idzie, po kolei. U Darczyńców Miasta każdy jest tylko sobą, nawet mnich. Wyślij chłopa: Kanalizacja miasta.
lesson-deeds-wall = Mury miejskie płacą 1 monetę, ale do ostatniego pola jeszcze im daleko. Wyślij chłopa: Kanalizacja miasta.
lesson-deeds-plague = Zwalczanie zarazy płaci 2 monety, to uczciwa oferta. Ale chcę ci pokazać Kanalizację miasta.
lesson-deeds-farmer-goes-first = Rycerz pójdzie zaraz potem. Najpierw chłop.
lesson-deeds-reward = Tu wybierasz nagrodę. Stoisz na polu 3 ścieżki Rozwoju, a poziom 2 zaczyna się na polu 4. Weź punkt Rozwoju.
lesson-deeds-not-coin = Moneta to na końcu 1 punkt. Jeden krok więcej to poziom 2, a to jest warte więcej. Weź punkt Rozwoju.
lesson-deeds-second = Teraz drugi poddany. Konklawe czeka na rycerza: 3 monety i ostatnie pole.
lesson-deeds-two-coins = Tam dostaniesz mniej i bez mieszczanina. Konklawe płaci 3 monety, a wolne jest jego ostatnie pole.
lesson-deeds-yellow-waits = Możesz na tym skończyć. Rycerz zostałby w Ratuszu i w późniejszej kolejce można by użyć Ratusza znowu; ale żółty też ma gotowego rycerza. Wyślij swojego teraz.
lesson-deeds-citizen = Mieszczanin jest twój, bez względu na to, kto przysłał mnichów. Rycerz żółtego się spóźnił: został mu Traktat pokojowy. Na poziomie 2 dwaj mieszczanie są już warci 4 punkty.
lesson-deeds-bag = Chłopa i rycerza już nie masz, ale twoje znaczniki na ścieżkach się nie cofają. A gdy w sakiewce jest mniej poddanych, pozostałych losujesz częściej.
lesson-deeds-done = Umiesz już używać Ratusza: monety lub punkty za każdego pomocnika, mieszczanin za ostatnie pole i lżejsza sakiewka.

## Zdarzenia

lesson-events = Gdy przesypie się klepsydra
lesson-events-about = Ta lekcja jest o zdarzeniach na końcu rundy. Trzy z nich bolą: Podatki, Zaraza i Żniwa. Zdarzenie znasz od początku rundy, więc możesz się przygotować.
lesson-events-taxes = Podatki! Płacisz 1 monetę za każde 3 towary. Masz sześć, czyli płacisz 2 monety, a w zapasie była tylko jedna. Za każdą brakującą monetę czeka cię chłosta: musisz coś poświęcić.
lesson-events-torture = To, co poświęcasz, przepada na zawsze. Dziewięć twoich faktorii jest jeszcze niezbudowanych, a mało kto buduje wszystkie dziesięć. Poświęć jedną z nich.
lesson-events-built-one = Faktoria w Blois liczy się na końcu i w każdy Dzień targowy. Poświęć raczej niezbudowaną.
lesson-events-random-one = Los wybrałby między rycerzem, uczonym i mnichem. Wszyscy trzej są cenni. Poświęć niezbudowaną faktorię.
lesson-events-level = Twój znacznik cofnąłby się z pola 5 na 4. Można, ale tego punktu później by brakowało. Poświęć niezbudowaną faktorię.
lesson-events-food-soon = Zboże jest warte tylko 1 punkt. Ale to żywność, a ta zaraz się przyda. Poświęć niezbudowaną faktorię.
lesson-events-good-points = Ten towar daje na końcu punkty. Niezbudowana faktoria nie daje nic: poświęć jedną z nich.
lesson-events-keep-tile = Kafel budynku to wysoka cena za jedną monetę. Poświęć niezbudowaną faktorię.
lesson-events-plague = Następna runda przynosi Zarazę: zabiera ona losowego poddanego z sakiewki, ale nigdy początkowego. Kogo nie ma w sakiewce, ten jest bezpieczny. Wylosuj pięciu.
lesson-events-draw-all = Im mniej wylosujesz, tym więcej Zaraza znajdzie w sakiewce. Wylosuj pięciu.
lesson-events-sacristy = Rycerz i uczony są wciąż w sakiewce. Ale przyszedł mnich, a ty masz Zakrystię: mnich, który tam czeka, może odwrócić Podatki, Zarazę albo Żniwa. Połóż go tam.
lesson-events-sacristy-please = Mnich pasuje wszędzie. Teraz niech cię chroni: połóż go w Zakrystii.
lesson-events-unprotected = Możesz zatwierdzić, ale wtedy Zaraza zabierze ci rycerza albo uczonego. Najpierw mnich, w Zakrystii.
lesson-events-monk-first = Najpierw mnich, w Zakrystii.
lesson-events-confirm = Ochrona gotowa. Zatwierdź plan.
lesson-events-enough = Winnica byłaby dobra dla chłopa i handlarza. Ale w tej lekcji tylko zatwierdź plan.
lesson-events-shield = Zaraza stoi u drzwi. Ty decydujesz, czy mnich ją odwróci, czy poczeka na gorszy dzień. Niech ją odwróci.
lesson-events-keep-later = Możesz go zachować na później, ale wtedy tracisz teraz rycerza albo uczonego. Niech odwróci Zarazę.
lesson-events-harvest = Nikt nie przepadł, a mnich wrócił do sakiewki. Następne są Żniwa: każdy oddaje 1 żywność, a kto jej nie ma, płaci 5 monet. Wylosuj wszystkich trzech.
lesson-events-draw-again = Mniej też wolno. W tej lekcji wylosuj wszystkich trzech.
lesson-events-go-on = Masz zboże i ser, więc Żniwa ci niestraszne. Po prostu zatwierdź plan.
lesson-events-monk-free = Oszczędziłby ci Żniw. Ale jedno zboże nie jest warte mnicha. Po prostu zatwierdź plan.
lesson-events-enough-harvest = Dobra myśl na prawdziwą grę. Tutaj po prostu zatwierdź plan.
lesson-events-food = Żywność to zboże, ser i wino. Kto ją ma, musi oddać jedną; zapłacić zamiast tego nie wolno. Którą, wybierasz: oddaj zboże.
lesson-events-not-cheese = Ser jest wart 2 punkty, zboże tylko 1. Oddaj zboże.
lesson-events-kind = Żółty nie miał żywności i zapłacił 5 monet. Pozostałe zdarzenia są łaskawsze: Przychód, Dzień targowy i Pielgrzymka, która tylko zabrania nowych mnichów. Każde z sześciu przychodzi trzy razy; tu widać, które zostały.
lesson-events-done = Wiesz już, że na klepsydrę patrzy się wcześnie: miej kilka monet i jedną żywność, opróżnij sakiewkę przed Zarazą, a jeśli masz Zakrystię, trzymaj w niej mnicha.

## Kafle budynków

lesson-tiles = Twoje kafle budynków
lesson-tiles-about = Ta lekcja jest o kaflach budynków. Masz już cztery: Łaźnię, Basztę prochową, Aptekę i Szkołę. Każdy trochę nagina zasady na twoją korzyść.
lesson-tiles-draw = Zaczyna się runda i możesz wylosować pięciu. Wylosuj wszystkich.
lesson-tiles-draw-all = Mniej też wolno. Ale dziś miejsca wystarczy: wylosuj pięciu.
lesson-tiles-tower = Baszta prochowa ma dwa dodatkowe pola dla wylosowanych; na jednym czeka już flisak, początkowy. Stąd poddani mogą iść prosto do Darczyńców Miasta. Wyślij rycerza do Baszty.
lesson-tiles-tower-first = Wszyscy mogą trafić na Rynek. Ale wypróbuj Basztę: wyślij tam rycerza.
lesson-tiles-no-starter = Początkowy poddany może czekać w Baszcie, ale nigdy nie idzie do Darczyńców Miasta. Wyślij tam rycerza.
lesson-tiles-knight-please = Wolno, i stąd mógłby iść do Darczyńców Miasta. Ale najlepszy cel jest dziś dla rycerza: wyślij go do Baszty.
lesson-tiles-bathhouse = Łaźnia: możesz wylosować jeszcze dwóch poddanych, jednego zatrzymać, a drugiego odłożyć. Nie kosztuje to losowania. Skorzystaj z niej.
lesson-tiles-try-bath = Nie trzeba, ale czemu nie mieć wyboru? Skorzystaj z Łaźni.
lesson-tiles-keep = Mnich i chłop. Widzisz obu, a potem wybierasz. Zatrzymaj mnicha.
lesson-tiles-not-farmer = Chłop się przydaje, ale mnich zastępuje każdego. Zatrzymaj mnicha.
lesson-tiles-pharmacy = Teraz plan. W Aptece staje jeden dowolny poddany, nawet początkowy. Połóż tam chłopa.
lesson-tiles-starter-will-do = Może tam stać każdy. Ale chłop jest dziś najmniej potrzebny: weź jego.
lesson-tiles-plan-first = Możesz zatwierdzić, ale wtedy twoje kafle nic w tej rundzie nie dadzą. Połóż chłopa w Aptece.
lesson-tiles-pharmacy-first = Najpierw chłop, w Aptece.
lesson-tiles-school = W Skryptorium brakuje rycerza. Pomaga Szkoła: uczony może stanąć na każdym polu prócz pola mnicha. Połóż uczonego na polu rycerza. Ogród zielny podobnie pomaga flisakom.
lesson-tiles-not-town-hall = Z Ratusza odszedłby na zawsze. Połóż go w Skryptorium.
lesson-tiles-scriptorium-please = Dzięki Szkole tam też może stać. Ale w Skryptorium brakuje tylko jego.
lesson-tiles-keep-knight = Można go wziąć z Baszty. Ale ma tam coś lepszego do zrobienia: zostaw go.
lesson-tiles-keep-monk = Mnich też mógłby go zastąpić. Ale dzięki Szkole wystarczy uczony, a mnich zostaje wolny.
lesson-tiles-scholar-first = Najpierw uczony, na pole rycerza w Skryptorium.
lesson-tiles-confirm = Zatwierdź plan.
lesson-tiles-enough = Można by planować dalej. W tej lekcji zatwierdź już plan.
lesson-tiles-use-pharmacy = Apteka zamienia monety w punkty Rozwoju, do trzech naraz. Użyj jej.
lesson-tiles-pharmacy-now = Na to przyjdzie czas. Najpierw Apteka.
lesson-tiles-not-pass = Jeśli spasujesz, twoi ludzie czekają do następnej rundy. Graj dalej.
lesson-tiles-pay = Stoisz na polu 6. Zapłać 3 monety: miniesz pole 7, gdzie 3 monety do ciebie wrócą, i staniesz na polu 9, poziom 3!
lesson-tiles-pay-one = Jedna moneta prowadzi na pole 7 i daje ci 3. Sprytnie! Ale za trzy monety osiągniesz też poziom 3.
lesson-tiles-pay-two = Za dwie staniesz tuż przed poziomem 3. Zapłać trzy.
lesson-tiles-scriptorium = Poziom 3, i monety wróciły. Teraz użyj Skryptorium: twoi dwaj uczeni dadzą jeszcze jeden punkt.
lesson-tiles-tower-later = Baszta będzie zaraz potem. Najpierw Skryptorium.
lesson-tiles-use-tower = Teraz Baszta prochowa: działa jak Ratusz. Użyj jej.
lesson-tiles-send = Rycerz ma do wyboru trzy cele. Najwięcej płaci Konklawe: 3 monety. Wyślij go tam.
lesson-tiles-three-coins = Ten cel płaci mniej. Konklawe płaci 3 monety.
lesson-tiles-done = Znasz już kafle, które pomagają losować, planować, rozwijać się i zarabiać. Inne dają towary, monety albo żetony usprawnień. Każdy istnieje tylko raz: przejrzyj wszystkie i wybierz to, co pasuje do twojego planu.

## Koniec gry

lesson-end = Ostatnia runda
lesson-end-about = Ta lekcja jest o końcu gry. Trwa osiemnasta, ostatnia runda, a dwa twoje budynki są gotowe. Zobaczmy, ile są warte.
lesson-end-worth = Każda moneta to 1 punkt. Zboże jest warte 1, ser 2, wino 3, wełna 4, brokat 5. Każda faktoria na mapie i każdy mieszczanin liczą się tyle, ile wynosi twój poziom Rozwoju: teraz 3.
lesson-end-tours = Twój kupiec stoi w Tours, a kupiec żółtego też. I ty, i żółty macie gotową Siedzibę cechu. Ale w Tours zmieści się tylko jedna faktoria.
lesson-end-guildhall = Macie po cztery faktorie. Kto na końcu sam ma najwięcej, bierze jeszcze jednego mieszczanina. Twoja kolej: użyj Siedziby cechu.
lesson-end-point-waits = Punkt nie ucieknie, ale Tours tak: żółty od razu by tam zbudował. Najpierw Siedziba cechu.
lesson-end-not-pass = To ostatnia runda: czego teraz nie użyjesz, to przepadnie. Graj dalej.
lesson-end-most = Pięć faktorii przeciw czterem! Żółty nie może już budować w Tours i musi spasować.
lesson-end-scriptorium = Twój znacznik stoi na polu 14, a poziom 4 zaczyna się na 15. Jeden punkt podniesie wartość każdej faktorii i każdego mieszczanina. Użyj Skryptorium.
lesson-end-coins = Gra się skończyła; teraz wszyscy liczą. Ostatnim zdarzeniem był Dzień targowy: 5 monet za pięć faktorii. Razem masz 13 monet, czyli 13 punktów.
lesson-end-goods = Twoje towary: dwa zboża to 2, dwa sery 4, wino 3, wełna 4. Razem 13 punktów.
lesson-end-stations = Pięć faktorii, dwóch mieszczan i jeszcze jeden za najwięcej faktorii: osiem. Razy poziom 4 to 32 punkty!
lesson-end-nothing = Poddani, żetony usprawnień, kafle budynków i niezbudowane faktorie nie dają punktów. Masz więc 13, 13 i 32: 58 punktów.
lesson-end-yellow = Żółty ma 18 za monety, 6 za towary i 20 za cztery faktorie i mieszczanina na poziomie 4: 44 punkty. Wygrywasz! Przy remisie decyduje, kto jest dalej na ścieżce Rozwoju.
lesson-end-done = Wiesz już, jak kończy się Orlean i co się liczy. Czas na pierwszą prawdziwą grę. Pozyskuj, podróżuj, buduj, zerkaj na klepsydrę i baw się dobrze!
