# Co robią możliwości Craftsmen i czym są jego elementy.

## Co robią możliwości

help-keep = Niczego nie wymieniasz.
help-swap = Karta trafia pod stos, a ty dobierasz inną; tartak wymieniasz na jeden z pudełka.
help-place = Twój pomocnik zajmuje pierwsze wolne pole od lewej. Pole ze złotą obwódką daje przywilej gildii; Ratusz go nie ma.
help-cover = Twój pomocnik przykrywa innego i działa po nim. Za przykrycie cudzego płaci się opłatę, chyba że jest tam wstążka; we dwoje przeciwnik dobiera zamiast tego kartę kapitału.
help-take = Karta jest twoja.
help-take_both = Obie odkryte karty są twoje; resztę dobierasz ze stosu.
help-take_deck = Dobierasz kartę z wierzchu, której inni nie widzą.
help-buy = Płacisz stałą cenę kartami kapitału w jego kolorach i bierzesz kartę na rękę.
help-buy_good = Kupujesz dolną kostkę kolumny i kładziesz swoją na ikonie budynku zaawansowanego.
help-auction = Każdy może licytować; ty otwierasz. Jeśli nikt cię nie przebije, ofertę składa burmistrz.
help-peek = Dzięki przywilejowi oglądasz trzy karty i odkryte, wybierasz dwie, które będą odkryte, a resztę odkładasz.
help-build = Karta trafia na ten koniec twojego rzędu; połowy tego samego poziomu muszą mieć wspólny kolor. Płacisz koszt.
help-build_privilege = Dzięki przywilejowi budujesz, choć żaden kolor nie pasuje.
help-make = Jeden punkt pracy: budynek zamienia kostki w swój towar, a ty wybierasz, dokąd on trafi.
help-exchange = Jeden punkt pracy: twoja kostka schodzi z jarmarku i staje się dowolnym potrzebnym surowcem.
help-double = Dzięki przywilejowi jeden punkt pracy daje dwa surowce.
help-token = Żeton jest twój, dopóki go nie użyjesz.
help-order = Twój dysk trafia na tor zmiany kolejności. Na koniec pory roku dyski z toru są pierwsze, od lewej do prawej; pozostali zostają w dawnej kolejności.
help-show = Karta leży odkryta dla wszystkich.
help-next = Karty wracają w tej kolejności, od góry.
help-top = Pozostałe karty trafiają na wierzch stosu.
help-bottom = Pozostałe karty trafiają na spód stosu.
help-bid = Jeśli twoja oferta pozostanie najwyższa, płacisz ją dowolnymi kartami.
help-to_icon = Towar leży tam gotowy do następnego kroku.
help-to_fair = Kostka czeka na jarmarku i może później stać się dowolnym surowcem.
help-to_granary = Sprzedajesz towar za kartę kapitału. Z pełnej kolumny dolna kostka wraca do właściciela, a twoja trafia na górę.
help-to_ship = Ładujesz towar i zdobywasz punkty. Jeśli jego rząd jest pełny, przekupujesz kapitana kartą: lewa kostka schodzi, a twoja staje po prawej.
help-drop = Towar przepada; nic nie daje.
help-decline = Nie kładziesz kostki na jarmarku.
help-pay = Karty kładzie się po jednej, aż pokryją koszt; dwie lub więcej w jednym kolorze liczą się jako zestaw. Reszty się nie wydaje.
help-pay_vp = Płacisz opłatę punktami: jednym w pierwszym roku, dwoma w drugim, trzema w trzecim.
help-pay_fair = Dzięki przywilejowi płacisz swoją kostką z jarmarku; sprzedawca może położyć tam swoją.
help-discard = Karta trafia na stos odrzuconych, jawnie.
help-privilege = Dzięki przywilejowi odrzucasz tylko jedną kartę.
help-invest = Cztery karty w czterech kolorach dają punkty na koniec roku.
help-work = Zużywasz żeton na jeden krok produkcji, teraz.
help-done = Kończysz. Niewykorzystane punkty pracy przepadają, żetony nie.
help-skip = Rezygnujesz z tej akcji.
help-pass = Wypadasz do końca tej fazy lub licytacji.

## Czym są elementy

about-guild-bankers = Cztery karty kapitału, w tym najwyżej dwie odkryte; dwie się odrzuca. Przywilej: odrzuć tylko jedną.
about-guild-builders = Zbuduj do dwóch kart z ręki. Przywilej: buduj tam, gdzie kolory nie pasują.
about-guild-notary = Kup odkrytą kartę budynku albo wystaw ją na licytację. Przywilej: obejrzyj karty i ułóż je.
about-guild-craftsmen = Punkty pracy na produkcję. Przywilej: jeden punkt daje dwa surowce.
about-guild-merchants = Kup półprodukt ze spichlerza. Przywilej: zapłać kostką z jarmarku.
about-guild-town_hall = Weź żeton przywileju albo żeton pracy, albo (od trzech graczy) zmień kolejność.
about-field-gold = Pomocnik na tym polu może użyć przywileju gildii; Ratusz go nie ma.
about-field-silver = Pomocnik na tym polu działa po złotym, bez przywileju.
about-field-ribbon = Przykrycie pomocnika na tym polu jest bezpłatne.
about-capital = Karta kapitału. Dwie lub więcej w jednym kolorze są warte 5, 10, 15 … jako zestaw.
about-card = Karta budynku: połowy mają kolory, górne ikony pokazują, czego potrzebuje, dolna – co wytwarza.
about-token-privilege = Zastępuje złote pole: użyj raz dowolnego przywileju.
about-token-work = Jeden krok produkcji między etapami albo w kolejce twojego pomocnika.
about-piece-granary = Po dwie kostki na półprodukt. Sprzedaż daje kartę kapitału; z pełnej kolumny wypada najstarsza kostka.
about-piece-fair = Surowce czekają tu jako kostki, do trzech na gracza.
about-piece-ship = Przyjmuje produkty końcowe i mięso. Na pełny rząd pomaga łapówka. Na koniec roku punktuje najwięcej kostek.
about-piece-bonus_token = Dla tego, kto pierwszy ma całą linię produkcyjną produktu końcowego.
about-track-order_change = Kto tu stoi, w następnej kolejności jest pierwszy.
about-track-turn_order = Kto jest pierwszy we wszystkim, co robi się po kolei.
about-good = Surowce powstają w budynkach podstawowych, półprodukty w rozszerzonych, produkty końcowe w zaawansowanych.
about-building = Budynek: górne ikony pokazują, czego potrzebuje, dolna – co wytwarza. Wytworzenie kosztuje jeden punkt pracy.
about-class-basic = Wytwarza surowiec z niczego. Budowa kosztuje 2.
about-class-extended = Wytwarza półprodukt z jednego surowca. Budowa kosztuje 3.
about-class-advanced = Wytwarza produkt końcowy z dwóch innych. Budowa kosztuje 6.
about-time = Wiosna, lato i jesień to pełne pory roku. Zimą nie wysyła się pomocników, a działają tylko budowniczowie i rzemieślnicy.
about-piece-calendar = Pokazuje, na czym stoi gra: trzy pory roku i zima w każdym roku, razem trzy lata.
about-piece-street = Twoje miasto: rząd budynków, który rośnie na obu końcach i nigdy się nie przesuwa.
about-piece-capital_card = Karta kapitału. Dwie lub więcej w jednym kolorze są warte 5, 10, 15 … jako zestaw.
about-piece-building_card = Karta budynku: połowy mają kolory, górne ikony pokazują, czego potrzebuje, dolna – co wytwarza.
about-piece-privilege = Co pomocnik na złotym polu gildii może zrobić dodatkowo, raz na porę roku.
about-piece-privilege_token = Zastępuje złote pole: użyj raz dowolnego przywileju.
about-piece-work_token = Jeden krok produkcji między etapami albo w kolejce twojego pomocnika.
about-piece-helper = Wysłany do gildii działa tam w jej etapie.
about-piece-cube = Twój towar: na ikonie, na jarmarku, w spichlerzu albo na statku.
about-person-mayor = Jeśli nikt cię nie przebije, ofertę składa burmistrz: jedna, dwie albo trzy karty z talii, zależnie od klasy budynku.

## Gra i jej opcje

about-game-craftsmen = Wysyłaj pomocników do gildii, stawiaj warsztaty, które do siebie pasują, i ładuj na statki to, co wytwarzają.
about-game-variant_mayor_bid_uses_colour_sets = oferta burmistrza liczy zestawy koloru
about-game-variant_winter_privilege_comparison = żeton za najmniej przywilejów przyznaje się także zimą
about-game-variant_investments_per_player_per_year = ile razy gracz może zainwestować na koniec roku
about-game-variant_setup_exchanges_per_player = ile wymian ma każdy na początku
about-game-variant_notary_peek_remainder_split = obejrzane karty można rozdzielić między oba końce stosu
about-game-variant_granary_sale_always_pays = sprzedaż daje kartę także wtedy, gdy w kolumnie było miejsce
about-game-variant_capital_set_bonus_in_turn_order = pierwsza kolejność liczy zestawy koloru
