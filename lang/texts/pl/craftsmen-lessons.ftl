### The lessons of Craftsmen: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Stół i pierwszy pomocnik

lesson-town = Rzut oka na miasto
lesson-town-welcome = Witaj! Jestem mistrzem gildii i siedzę obok ciebie. Dziś obejrzymy cały stół i podejmiesz dwie pierwsze decyzje. Grasz żółtymi; z nami grają czarny i czerwony.
lesson-town-ships = To cztery statki. Płyną nimi produkty końcowe i to one dają najwięcej punktów uznania, w skrócie PU. Po trzech latach wygrywa ten, kto ma najwięcej PU.
lesson-town-guilds = Oto sześć gildii. Tu dzieje się wszystko: pieniądze, budowa, nowe karty, praca, handel i żetony. W każdej porze roku wysyłasz pomocników, a gildie działają po kolei, od I do VI.
lesson-town-calendar = Kalendarz. Rok ma trzy pełne pory: wiosnę, lato i jesień, a potem krótką zimę. Po każdej zimie liczymy punkty. Obok widać kolejność graczy.
lesson-town-street = Ten tartak to pierwszy budynek twojej ulicy. Daje drewno. Ma dwie połówki: fioletową u góry i zieloną u dołu. Każdy nowy budynek musi mieć z sąsiadem wspólny kolor na tym samym poziomie.
lesson-town-hand = Twoje karty: plantacja lnu i pole pszenicy to budynki podstawowe, dają surowce. Młyn jest rozszerzony: zamienia pszenicę w mąkę. Budynki zaawansowane, trzeci rodzaj, wytwarzają produkty końcowe.
lesson-town-colors = Teraz porównaj. Pole pszenicy jest całe zielone: pasuje. Plantacja lnu jest cała czerwona, młyn zielony u góry i fioletowy u dołu. Żadne z nich nie ma fioletu u góry ani zieleni u dołu: nie pasują do tartaku.
lesson-town-swap = Przed grą możesz wymienić jedną rzecz: kartę z ręki albo tartak. W pudełku leży tartak zielony u góry i czerwony u dołu. Pasują do niego wszystkie twoje karty. Weź właśnie ten.
lesson-town-keep-later = Możesz zostawić wszystko. Ale wtedy dwie z trzech twoich kart nie znajdą sąsiada. Weź tartak zielony u góry i czerwony u dołu.
lesson-town-not-grain = Pole pszenicy to jedyna karta, która już pasuje, a młyn potrzebuje jego pszenicy. Wymień tartak.
lesson-town-not-flax = Plantacja lnu trafiłaby pod stos, a w zamian przyszłaby nieznana karta. Dobra myśl, ale właściwy tartak pomaga wszystkim twoim kartom naraz.
lesson-town-not-mill = Młyn dobrze współpracuje z polem pszenicy. Zachowaj go i wymień tartak.
lesson-town-other-sawmill = Do tego tartaku pasuje mniej twoich kart. Poszukaj zieleni u góry i czerwieni u dołu.
lesson-town-money = Karty kapitału to twoje pieniądze: cztery kolory, wartości od 1 do 3. Nikt inny ich nie widzi. Twoja piątka daje najniższą sumę, więc w tej porze roku zaczynasz.
lesson-town-send = Teraz pomocnicy. W kolejności każdy wysyła jednego, i tak w kółko. Najpierw pieniądze: wyślij pomocnika do Gildii bankierów.
lesson-town-not-pass = Pas jest ostateczny: w tej porze roku nie wyślesz już nikogo. Wyślij pomocnika do Gildii bankierów.
lesson-town-other-guild = Każda gildia stoi przed tobą otworem. Ale budowanie i kupowanie kosztuje, więc zacznij od Gildii bankierów.
lesson-town-gold = Pomocnik zajmuje pierwsze puste pole od lewej. Twój stoi na złotym polu, które daje dostęp do przywileju gildii. W Gildii budowniczych szybszy był czarny: czerwony musiał wziąć pole srebrne.
lesson-town-done = Znasz już stół: gildie, ulicę, karty, pieniądze i statki. Masz swój tartak, a pierwszy pomocnik ruszył w drogę. Następnym razem zapełnimy gildie.

## Pomocnicy

lesson-helpers = Pomocnicy w kolejce
lesson-helpers-about = Ta lekcja jest o twoich pięciu pomocnikach: gdzie mogą stanąć, ile to kosztuje i kiedy przestać. Kilku już wyruszyło. Twoja kolej.
lesson-helpers-fields = Każda gildia ma kolejkę trzech pól. Złote daje dostęp do przywileju. Srebrne nie daje nic więcej. Na polu z zieloną wstążką przykrywa się za darmo. U Notariusza wszystkie trzy są zajęte.
lesson-helpers-empty = Gdzie jest puste pole, idziesz na pierwsze puste od lewej, za darmo. W Gildii bankierów nie ma jeszcze nikogo. Wyślij tam pomocnika.
lesson-helpers-not-pass = Pas jest ostateczny, a masz jeszcze zajęcie dla pomocników. Wyślij jednego.
lesson-helpers-cover-later = Tam wszystkie pola są zajęte, więc trzeba kogoś przykryć. Do tego dojdziemy. Najpierw idź tam, gdzie pole jest puste: do Gildii bankierów.
lesson-helpers-other-empty = To też nic nie kosztuje. Ale złote pole w Gildii bankierów jest wolne. Weź je, póki jest.
lesson-helpers-covered = Spójrz na Notariusza: czerwony przykrył twojego pomocnika na złotym polu i zapłacił ci 1 PU. Nie gniewaj się. I tak działasz wcześniej, a czerwony może użyć przywileju dopiero po tobie.
lesson-helpers-cover = Teraz zrób to samo. W Cechu rzemiosł jest miejsce na jeszcze jeden dysk: przy trzech graczach gildia mieści cztery. Przykryj czarnego na złotym polu, czyli pierwszym.
lesson-helpers-not-silver = Na srebrnym opłata byłaby taka sama, a przywileju nie ma. Przykryj pole złote, pierwsze.
lesson-helpers-not-ribbon = Na wstążce jest za darmo i często to dobry pomysł. Ale tam działasz na końcu i bez przywileju. Dziś przykryj pole złote.
lesson-helpers-not-elsewhere = Puste pole nic by nie kosztowało. Ale chcę ci pokazać opłatę: przykryj złote pole w Cechu rzemiosł.
lesson-helpers-fee = Przykrycie cudzego pomocnika na polu złotym lub srebrnym wymaga opłaty, od razu dla właściciela: karty kapitału albo PU. W roku 1 to 1 PU, później 2 i 3. Daj czarnemu fioletową 1.
lesson-helpers-fee-points = Jeden PU też wystarczy, ale zyska go czarny. Najmniejsza karta jest tańsza. Zapłać fioletową 1.
lesson-helpers-fee-dear = Kartę wybierasz ty, więc po co oddawać dobrą? Czarny ją zatrzyma. Zapłać fioletową 1.
lesson-helpers-pass = Został jeden pomocnik. Nie musisz go wysyłać: kto na koniec tej fazy ma niewykorzystanego pomocnika, dostaje 1 PU. Spasuj.
lesson-helpers-keep-one = Piątego też można wysłać i często tak zrobisz. Dziś zobacz, ile wart jest odpoczynek: spasuj.
lesson-helpers-point = Jest: 1 PU za pomocnika w domu. Dwóch albo trzech w domu nie dałoby więcej niż ten jeden punkt.
lesson-helpers-order = Teraz działają gildie, od I do VI. W każdej pola idą od lewej do prawej, a na polu dolny dysk jest przed górnym. Dlatego u Notariusza działasz przed czerwonym.
lesson-helpers-done = Umiesz już wysyłać pomocników: najpierw pierwsze puste pole od lewej, przykrywanie, gdy wszystko zajęte, opłata na złotym i srebrnym, żadnej na wstążce, i 1 PU za odpoczynek.

## Pieniądze i Gildia bankierów

lesson-money = Pieniądze i zestawy
lesson-money-about = Ta lekcja jest o pieniądzach: ile są warte twoje karty kapitału i jak Gildia bankierów daje nowe. Masz dwie czerwone karty i jedną niebieską.
lesson-money-sets = Pojedyncza karta jest warta tyle, ile na niej wydrukowano. Ale karty jednego koloru mogą tworzyć zestaw: dwie są warte 5, trzy 10, cztery 15. Twoja czerwona 1 i czerwona 2 płacą więc 5, a nie 3.
lesson-money-four = Twój pomocnik działa w Gildii bankierów: bierzesz cztery karty kapitału, potem odrzucasz dwie. Najpierw bierzesz jedną lub obie odkryte; resztę dobierasz ze stosu, w ciemno.
lesson-money-take = Odkryte leżą fioletowa 3 i czerwona 1. Weź czerwoną, kartę B: trzy czerwone płacą 10.
lesson-money-not-violet = Fioletowa 3 wygląda na większą, ale sama płaci tylko 3. Trzecia czerwona podnosi zestaw z 5 na 10. Weź czerwoną 1.
lesson-money-not-both = Możesz wziąć obie. Wtedy ze stosu przyjdą tylko dwie. Dziś weź samą czerwoną 1 i licz na dalsze czerwone.
lesson-money-not-skip = Każdą akcję możesz pominąć, ale wtedy pomocnik przyszedł na darmo. Weź czerwoną 1.
lesson-money-count = Ze stosu przyszły czerwona 3, zielona 1 i niebieska 3. Cztery czerwone płacą 15, dwie niebieskie 5, zielona 1: razem 21. To twoja siła nabywcza.
lesson-money-discard = Teraz jedna karta musi odejść, stara lub nowa. Zastanów się, ile każda jest dla ciebie warta: odrzuć zieloną 1.
lesson-money-keep-red = Każda czerwona podnosi zestaw o 5, nawet czerwona 1. Odrzuć zieloną 1, ona płaci tylko 1.
lesson-money-keep-blue = Dwie niebieskie płacą 5. Jedna sama zapłaciłaby najwyżej 3. Odrzuć zieloną 1.
lesson-money-privilege = Powinna odejść druga karta. Ale twój pomocnik stoi na złotym polu, a przywilej tej gildii brzmi: odrzuć tylko jedną. Zachowaj drugą dzięki przywilejowi.
lesson-money-use-gold = Bez przywileju byłoby to konieczne. Ale stoisz na złotym polu, więc zachowaj wszystkie karty: użyj przywileju.
lesson-money-rival = Czarny stoi na srebrnym polu. Też wziął odkrytą kartę, dobrał trzy i musiał odrzucić dwie. Zabrane odkryte karty uzupełnia się na koniec akcji.
lesson-money-limits = Dwa limity: nigdy nie możesz mieć więcej niż dziesięć kart kapitału, a na koniec pory roku więcej niż osiem. I nikt nie wydaje reszty: płacisz całymi kartami.
lesson-money-done = Wiesz już, czym są pieniądze: kolory liczą się bardziej niż wartości. Bierz to, co powiększa zestawy, odrzucaj to, co stoi samo, i korzystaj ze złotego pola.

## Budowanie

lesson-street = Twoja ulica rośnie
lesson-street-about = Ta lekcja jest o budowaniu. Na twojej ulicy stoją tartak i pole pszenicy. Na ręce masz młyn, piekarnię i plantację lnu. W Gildii budowniczych stoi dwóch twoich pomocników.
lesson-street-fit = Nowa karta trafia na lewy lub prawy koniec i musi pasować do sąsiada: ten sam kolor u góry albo ten sam kolor u dołu. Młyn jest niebieski u góry, zielony u dołu. Zieleń u dołu pasuje z obu stron.
lesson-street-first = W jednej akcji możesz zbudować dwie karty. Pomyśl naprzód: piekarnia, zielona u góry i niebieska u dołu, pasuje tylko obok pola pszenicy, z prawej. Zbuduj więc młyn z lewej.
lesson-street-not-beside = Tam pasuje. Ale wtedy piekarnia, zielona u góry i niebieska u dołu, nie znajdzie miejsca: nie pasuje ani do młyna, ani do tartaku. Zbuduj młyn z lewej.
lesson-street-mill-first = To dobre miejsce dla piekarni. Ale zacznij od młyna, z lewej.
lesson-street-keep-token = Żeton przywileju pozwala postawić kartę tam, gdzie żaden kolor nie pasuje. Zachowaj go dla drugiego pomocnika i buduj zgodnie z kolorami.
lesson-street-not-skip = Masz karty i pieniądze; nie odsyłaj pomocnika do domu. Buduj.
lesson-street-second = Teraz druga karta: zbuduj piekarnię z prawej, obok pola pszenicy. Oba budynki są zielone u góry.
lesson-street-one-more = Możesz skończyć na jednej karcie. Ale za dwie karty jednej akcji płaci się razem, a to oszczędność. Zbuduj piekarnię z prawej.
lesson-street-bonus = Nagroda! Pole pszenicy, młyn, tartak i piekarnia to cała linia produkcyjna chleba. Masz ją przed wszystkimi, więc bierzesz jej żeton bonusowy: 3 PU na koniec gry.
lesson-street-pay-one = Teraz płatność. Budynek podstawowy kosztuje 2, rozszerzony 3, zaawansowany 6, w dowolnych kolorach. Młyn i piekarnia to razem 9. Wyłóż pierwszą czerwoną kartę.
lesson-street-not-violet = Wyłożonych kart się nie cofa. Trzy czerwone płacą 10 i wystarczą; fioletową zachowaj na później. Wyłóż czerwoną.
lesson-street-pay-two = Jedna czerwona płaci 1. Wyłóż drugą, a razem liczą się za 5.
lesson-street-pay-three = I trzecia: trzy czerwone liczą się za 10. Koszt to 9; reszty nie ma.
lesson-street-stranger = Działa twój drugi pomocnik. Plantacja lnu jest cała czerwona, a na żadnym końcu ulicy nie ma czerwieni. Na złotym polu pomógłby przywilej. Nie stoisz tam, ale masz żeton przywileju.
lesson-street-token = Żeton zastępuje złote pole: jedna karta tej akcji nie musi pasować kolorem. Zbuduj plantację lnu po tej stronie, po której wolisz.
lesson-street-stop = Gdyby była druga karta, można by ją teraz zbudować. Wybierz Gotowe.
lesson-street-pay-last = Budynek podstawowy kosztuje 2. Fioletowa 2 jest w sam raz.
lesson-street-done = Umiesz już budować: na końcach ulicy, kolor do koloru, dwie karty w jednej płatności. Masz żeton bonusowy i wiesz, co daje żeton przywileju. Następnym razem ruszą warsztaty.

## Praca

lesson-workshop = Od pszenicy do chleba
lesson-workshop-about = Ta lekcja jest o pracy. Spójrz na swoją ulicę: pole pszenicy zasila młyn, młyn i tartak zasilają piekarnię. Dziś upieczesz jeden chleb i załadujesz go na statek.
lesson-workshop-points = Pomocnik w Cechu rzemiosł daje trzy punkty pracy w roku 1, cztery w roku 2, pięć w roku 3. Jeden punkt to jeden krok: jeden budynek wytwarza jeden towar.
lesson-workshop-double = Chleb wymaga pszenicy, drewna, mąki i pieczenia: cztery kroki, a punkty są trzy. Pomaga przywilej złotego pola: raz jeden punkt daje dwa surowce. Użyj go, najpierw na polu pszenicy.
lesson-workshop-single-grain = Tak cały punkt poszedłby na jedną pszenicę i chleba by nie było. Wytwórz dwa surowce dzięki przywilejowi, najpierw na polu pszenicy.
lesson-workshop-grain-first = Drewno też się przyda, za chwilę. Zacznij od pszenicy i od przywileju: dwa surowce za jeden punkt.
lesson-workshop-not-done = Skończyć możesz w każdej chwili, ale pozostałe punkty przepadają. Pracuj dalej.
lesson-workshop-grain = Towar to kostka i od razu musi gdzieś trafić. Surowiec idzie na pustą ikonę, która go potrzebuje, albo na jarmark. Wyślij pszenicę do młyna.
lesson-workshop-not-fair = Jarmark przechowuje surowce na później, ale odebranie kosztuje punkt. Twój budynek potrzebuje tego towaru teraz.
lesson-workshop-again = Przywilej daje ci drugi surowiec za ten sam punkt. Wytwórz drewno w tartaku.
lesson-workshop-wood-now = Druga pszenica mogłaby tylko czekać na jarmarku. Piekarnia potrzebuje drewna: wybierz tartak.
lesson-workshop-second-free = Drugi surowiec nie jest obowiązkowy, ale nic nie kosztuje. Weź drewno.
lesson-workshop-wood = Wyślij drewno do piekarni. Towar może trafić w dowolne miejsce ulicy; budynki nie muszą sąsiadować.
lesson-workshop-flour = Zostały dwa punkty. Młyn ma pszenicę: niech zrobi mąkę. Kostka z jego ikony zostaje zużyta, a ty od razu dostajesz 1 PU.
lesson-workshop-mill-now = Budynek podstawowy zawsze może pracować, ale więcej surowców teraz nie pomoże. Pracuj w młynie.
lesson-workshop-flour-goes = Mąka to półprodukt. Idzie do twojego budynku zaawansowanego albo do spichlerza, za kartę kapitału. Piekarnia czeka: wyślij ją tam.
lesson-workshop-not-granary = Sprzedaż daje kartę kapitału i kiedyś się przyda. Dziś mąki potrzebuje piekarnia.
lesson-workshop-bread = Piekarnia ma mąkę i drewno. Za ostatni punkt niech zrobi chleb.
lesson-workshop-bread-now = Został jeden punkt, a do chleba wszystko gotowe. Pracuj w piekarni.
lesson-workshop-load = Produkty końcowe płyną statkiem, który ma dla nich rząd. Chleb biorą statki I i IV, na obu kostka daje 4 PU na koniec roku. Wybierz jeden.
lesson-workshop-scored = Załadowane: od razu 3 PU, i jeszcze 4, jeśli kostka będzie tam na koniec roku. Najwięcej kostek na statku też coś daje.
lesson-workshop-done = Umiesz już pracować: jeden punkt, jeden krok; surowiec, półprodukt, produkt końcowy, statek. A złote pole daje dwa surowce za jeden punkt.

## Notariusz

lesson-notary = Nowe karty od Notariusza
lesson-notary-about = Ta lekcja jest o nowych kartach budynków. U Notariusza kupujesz jedną z sześciu odkrytych: podstawowa kosztuje 3, rozszerzona 5, zaawansowana 10. Stoi tu dwóch twoich pomocników.
lesson-notary-colors = Jest jeden warunek: płacą tylko karty kapitału w kolorach budynku. Warsztat bednarski jest fioletowy u góry i zielony u dołu. Fioletowej karty nie masz, ale masz dwie zielone: zestaw wart 5.
lesson-notary-buy = Warsztat bednarski robi z drewna twojego tartaku beczki, na wino i piwo. Kup go.
lesson-notary-not-vineyard = Winnica kosztuje 3 i jest cała zielona. Dwie zielone zapłaciłyby za nią 5, a reszty nikt nie wydaje. Kup warsztat bednarski: kosztuje równo 5.
lesson-notary-auction-later = Na licytacji płaci się w dowolnych kolorach. Ma ona osobną lekcję. Dziś kupujesz.
lesson-notary-look-later = Na złotym polu możesz obejrzeć karty, przed akcją albo po niej. Najpierw kup, potem obejrzyj.
lesson-notary-not-skip = Możesz pominąć akcję, ale przyszliśmy tu kupować. Wybierz kartę.
lesson-notary-pay-one = Zapłacić mogą tylko zielone karty. Wyłóż pierwszą.
lesson-notary-pay-two = I drugą: razem liczą się za 5. Warsztat bednarski trafia na rękę, a jego miejsce na stole zajmuje nowa karta.
lesson-notary-look = Twój pomocnik stoi na złotym polu. Przywilej Notariusza: obejrzyj trzy wierzchnie karty stosu razem z jego odkrytymi i połóż odkryte dwie z tej piątki. Obejrzyj karty podstawowe.
lesson-notary-look-basic = Obejrzeć można każdą klasę. Ale została ci niebieska 3, w sam raz na kartę podstawową. Obejrzyj podstawowe.
lesson-notary-not-done = Nie musisz oglądać. Ale drugi pomocnik czeka na coś do kupienia, więc wybierz, co będzie tam leżeć.
lesson-notary-show-one = Kopalnia rudy, winnica, pole pszenicy, plantacja lnu, hodowla bydła: całej piątki nikt inny nie widzi. Z pszenicy i beczek jest piwo, a niebieska 3 wystarczy na to pole pszenicy. Połóż je odkryte.
lesson-notary-show-grain = Niezły wybór. Ale pole pszenicy pasuje do twojego warsztatu bednarskiego i zapłacisz za nie niebieską 3. Połóż je odkryte.
lesson-notary-show-two = Jeszcze jedna musi leżeć odkryta, dla wszystkich. Wybierz tę, która rywalom pomoże najmniej: kopalnię rudy.
lesson-notary-show-ore = Możesz. Ale to, co leży odkryte, jest też dla rywali. Niech to będzie kopalnia rudy.
lesson-notary-under = Pozostałe trzy wracają, wszystkie na wierzch stosu albo wszystkie na spód. Prędko ich nie potrzebujesz: odłóż je na spód.
lesson-notary-not-top = Na wierzchu przyszłyby jako następne i tylko ty znasz ich porządek. Przydatne, gdyby były potrzebne. Dziś odłóż je na spód.
lesson-notary-order-one = Ty wybierasz ich porządek, od góry. Najpierw winnica.
lesson-notary-any-order = Każdy porządek jest dozwolony. W tej lekcji trzymaj się mojego.
lesson-notary-order-two = Potem plantacja lnu. Hodowla bydła trafi na koniec sama.
lesson-notary-buy-two = Teraz drugi pomocnik, na srebrnym polu. Odkryte przez ciebie pole pszenicy jest całe niebieskie i kosztuje 3. Kup je.
lesson-notary-not-paper = Papiernia jest niebieska u góry i czerwona u dołu: niebieska 3 i czerwona 3 zapłaciłyby jej 5. Dobra karta, ale pole pszenicy pasuje do warsztatu bednarskiego i jest tańsze.
lesson-notary-pay-blue = Niebieska 3 płaci co do grosza.
lesson-notary-done = Umiesz już kupować u Notariusza, w kolorach karty, i dzięki przywilejowi wybierać, co tam leży. Kupione karty masz na ręce; na ulicę trafią w Gildii budowniczych.

## Licytacje

lesson-auction = Licytacja u Notariusza
lesson-auction-about = Ta lekcja jest o licytacjach. Pomocnik czarnego działa pierwszy i wystawił papiernię za 4. Licytować może każdy, nawet bez pomocnika u Notariusza. Czerwony spasował.
lesson-auction-rival = Teraz pytanie do ciebie: przebijasz czy pasujesz. Kto spasował, odpada z tej licytacji. Pieniądze przydadzą się na coś innego: spasuj.
lesson-auction-not-paper = Można, i czarny musiałby się zastanowić. Ale zachowaj pieniądze na kartę, której potrzebujesz. Spasuj.
lesson-auction-sold = Nikt nie przebił czarnego, więc przyszedł burmistrz. Przy karcie rozszerzonej odkrywa dwie karty kapitału i oferuje ich sumę: 1 i 2, czyli 3. To nie przebija 4, więc czarny płaci i ma kartę.
lesson-auction-put-up = Twoja kolej. Młyn jest czerwony u góry i niebieski u dołu; przy kupnie trzeba czerwonych i niebieskich kart, a ich nie masz. Ale na licytacji płaci się w dowolnych kolorach. Wystaw młyn.
lesson-auction-not-card = Wystawić można każdą odkrytą kartę. W tej lekcji weź młyn, czerwony u góry i niebieski u dołu.
lesson-auction-not-skip = Możesz pominąć akcję, ale pomocnik przyszedł po kartę. Zacznij licytację.
lesson-auction-open = Otwierasz ofertą co najmniej 1, najwyżej równą sile nabywczej: dwie fioletowe i dwie zielone, 5 i 5, to 10. Zalicytuj 3.
lesson-auction-open-low = Wolno, i tanio, jeśli się uda. Ale dwie karty burmistrza rzadko dają mniej niż 3. Zalicytuj 3.
lesson-auction-open-high = Swoją ofertę płacisz nawet wtedy, gdy nikt inny karty nie chce. Zacznij niżej: zalicytuj 3.
lesson-auction-raise = Czarny przebija na 4, czerwony pasuje i znów twoja kolej. Twoje dwie fioletowe liczą się za 5. Zalicytuj 5.
lesson-auction-not-pass = Wtedy czarny ma młyn za 4, a twój pomocnik nic. Fioletowe akurat wystarczą: zalicytuj 5.
lesson-auction-too-much = Wystarczy o jeden więcej niż najwyższa oferta, a dwie fioletowe płacą równo 5. Zalicytuj 5.
lesson-auction-pay-one = Czarny pasuje: wygrywasz. Burmistrz tym razem nie przychodzi, bo przebijał inny gracz. Płacisz w dowolnych kolorach: wyłóż fioletową 2.
lesson-auction-not-green = Zielone też tu płacą. Ale dwie fioletowe dają równo 5; nie rozbijaj obu zestawów. Wyłóż fioletową 2.
lesson-auction-pay-two = Wyłóż drugą fioletową 2, a młyn trafi na twoją rękę.
lesson-auction-put-farm = Drugi pomocnik też może wystawić kartę. Spróbuj z hodowlą bydła, całą czerwoną.
lesson-auction-not-farm = Tę też można wystawić. W tej lekcji spróbuj z hodowlą bydła.
lesson-auction-farm-bid = Tym razem skromna oferta: 2.
lesson-auction-farm-one = Wolno nawet 1. Ale przy karcie podstawowej burmistrz pokazuje jedną kartę kapitału i 1 rzadko się utrzyma. Zalicytuj 2.
lesson-auction-farm-more = Tak dużo za kartę podstawową? Najpierw spróbuj 2.
lesson-auction-mayor = Wszyscy pasują, więc przychodzi burmistrz: przy karcie podstawowej jedna karta, fioletowa 3. To przebija twoje 2. Zalicytuj 4 lub więcej albo wycofaj się za darmo; karta trafi pod stos. Spasuj.
lesson-auction-let-go = Poszłyby na to obie zielone karty, ostatnie pieniądze. Wycofanie się jest darmowe: spasuj.
lesson-auction-done = Znasz już licytacje: płacą dowolne kolory, licytuje każdy, a gdy nikt nie przebije pierwszej oferty, robi to burmistrz. Wycofanie się przed burmistrzem nic nie kosztuje.

## Jarmark, spichlerz i łapówka

lesson-trade = Jarmark, spichlerz, łapówka
lesson-trade-about = Ta lekcja jest o towarach, które nie od razu pasują. Jest rok 2: twój pomocnik daje cztery punkty pracy. Masz winnicę, młyn i winiarnię gotową do pracy.
lesson-trade-grapes = Młyn potrzebuje pszenicy, a pola pszenicy nie masz. Jest na to sposób. Wytwórz winogrona w winnicy.
lesson-trade-grapes-please = Drewno też by się nadało. W tej lekcji wytwórz winogrona w winnicy.
lesson-trade-wine-later = Wino będzie na końcu. Najpierw pokażę ci jarmark i spichlerz.
lesson-trade-not-done = Pozostałe punkty przepadają. Pracuj dalej.
lesson-trade-to-fair = Winiarnia ma już winogrona, więc te idą na jarmark. Możesz tam mieć trzy kostki i mogą czekać latami.
lesson-trade-exchange = Na jarmarku kostka zapomina, czym była. Za jeden punkt pracy staje się dowolnym potrzebnym surowcem. Wymień swoją kostkę z jarmarku.
lesson-trade-mill-waits = Młyn wciąż czeka. Wymień kostkę z jarmarku: stanie się jego pszenicą.
lesson-trade-grain = Wyślij ją do młyna, już jako pszenicę.
lesson-trade-flour = Dwa punkty za to, co pole pszenicy robi za jeden. Niezbyt tanio, ale działa. Teraz zrób mąkę.
lesson-trade-flour-please = Młyn ma już pszenicę. Zrób w nim mąkę.
lesson-trade-sell = Piekarni nie masz, więc sprzedaj mąkę do spichlerza. Kolumna jest pełna: dolna kostka wychodzi, górna przesuwa się w dół, twoja trafia na górę. Za wytworzenie masz już 1 PU.
lesson-trade-card = Każda sprzedaż daje kartę kapitału. Weź jedną z odkrytych: fioletowa czy zielona, każda powiększa któryś zestaw.
lesson-trade-not-deck = Wierzch stosu to niespodzianka. Tu widać, co bierzesz: fioletowa albo zielona powiększa zestaw.
lesson-trade-limit = Teraz masz jedenaście kart, a nigdy nie wolno mieć więcej niż dziesięć. Jedna musi odejść od razu. Najmniej płaci niebieska 1: odrzuć ją.
lesson-trade-need-red = Prawie. Ale niebieska 1 jest warta mniej, a czerwona 2 zaraz się przyda. Odrzuć niebieską 1.
lesson-trade-keep-set = Ta karta należy do zestawu i jest tam warta 5. Odrzuć niebieską 1, która jest sama.
lesson-trade-wine = Został jeden punkt. Winiarnia ma winogrona i beczkę: zrób wino.
lesson-trade-wine-please = Ostatni punkt jest na wino. Pracuj w winiarni.
lesson-trade-full = Oba rzędy na wino są pełne. Na statku IV lewa kostka jest twoja i zostaje. Na statku I z lewej jest czarny: tam możesz dać kapitanowi łapówkę. Załaduj wino na statek I.
lesson-trade-not-drop = Gdy żaden statek nie ma miejsca, możesz zrezygnować z towaru, ale wtedy praca i kostki przepadają bez punktów. Załaduj wino na statek I.
lesson-trade-bribe = Łapówka to jedna karta kapitału. Kostka czarnego wraca do niego, czerwona przesuwa się w lewo, twoja wchodzi z prawej. Zapłać czerwoną 2, jedyną poza zestawami.
lesson-trade-break-set = Każda karta się nada. Ale ta jest w zestawie warta 5. Zapłać czerwoną 2.
lesson-trade-done = Znasz już trzy wyjścia: jarmark zamienia każdy surowiec w inny, spichlerz kupuje półprodukty za karty kapitału, a łapówka otwiera pełny rząd.

## Gildia kupców i Ratusz

lesson-merchants = Kupowanie towarów, branie żetonów
lesson-merchants-about = Ta lekcja jest o dwóch ostatnich gildiach i o końcu pory roku. Twój płatnerz ma żelazo, ale brakuje mu skóry, a garbarni nie masz. Pomaga Gildia kupców: tu kupuje się ze spichlerza.
lesson-merchants-column = Zawsze kupujesz dolną kostkę kolumny, jeśli nie jest twoja. Tutaj dolna należy do czerwonego. Potrzebujesz pasującej pustej ikony na swoim budynku zaawansowanym.
lesson-merchants-buy = Kup skórę.
lesson-merchants-not-skip = Możesz pominąć akcję, ale wtedy pomocnik przyszedł na darmo. Zrób to, o co proszę.
lesson-merchants-pay = Cena to jedna karta kapitału i dostaje ją właściciel kostki, czyli czerwony. Ale stoisz na złotym polu: dzięki przywilejowi możesz zapłacić swoją kostką z jarmarku. Zapłać nią.
lesson-merchants-not-card = To zwykła cena, a kartę zatrzymałby czerwony. Dzięki przywilejowi ją oszczędzasz: zapłać kostką z jarmarku.
lesson-merchants-icon = Kupiona kostka wraca do czerwonego. Skórę oznacza twoja własna kostka: wyślij ją do płatnerza.
lesson-merchants-sold = Czerwony nie dostał karty, ale mógł za to położyć kostkę na jarmarku. Potem czarny kupił twoją linę i zapłacił kartą: to twoja nowa czerwona 2. Sprzedaż do spichlerza może więc opłacić się dwa razy.
lesson-merchants-reply = Czerwony kupił twoją mąkę dzięki przywilejowi, za żeton przywileju. Karty nie dostajesz, ale możesz położyć na jarmarku kostkę ze swojego zapasu. Zrób to.
lesson-merchants-not-decline = Możesz zrezygnować, ale to nic nie kosztuje, a na jarmarku kostka może stać się dowolnym surowcem. Połóż ją tam.
lesson-merchants-token = Teraz Ratusz. Bierze się tu żeton przywileju albo żeton pracy, albo zmienia kolejność. Masz tu dwóch pomocników. Pierwszy niech weźmie żeton pracy.
lesson-merchants-not-privilege = Żeton przywileju zastępuje złote pole. Przydatny, ale dziś weź żeton pracy: zaraz zobaczysz, dlaczego.
lesson-merchants-order-later = Tym zajmie się drugi pomocnik. Najpierw weź żeton pracy.
lesson-merchants-work = Żeton pracy to jeden punkt pracy, bez pomocnika w Cechu rzemiosł. Można go użyć przed każdą gildią i po niej albo przy własnej akcji. Czyli teraz: użyj go.
lesson-merchants-work-now = Możesz zachować go na później. Ale płatnerz jest gotowy, a broń na statku jest dużo warta. Użyj żetonu.
lesson-merchants-weapons = Płatnerz ma żelazo i skórę: zrób broń.
lesson-merchants-weapons-please = Drewno to tylko kostka na jarmark. Płatnerz zrobi broń, od razu 5 PU. Pracuj u niego.
lesson-merchants-load = Broń płynie statkiem III albo IV; na obu kostka daje 6 PU na koniec roku. Wybierz.
lesson-merchants-order = Drugi pomocnik: zmień kolejność. Jego dysk idzie na tor zmiany kolejności i w następnej porze roku zaczynasz ty.
lesson-merchants-order-please = Żeton nigdy nie zaszkodzi. Ale w tej porze roku twoje miejsce było ostatnie. Zmień kolejność.
lesson-merchants-season = Pora roku dobiegła końca. Pomocnicy wracają i porównujemy przywileje: ty jeden, czerwony jeden, czarny żadnego. Kto użył najmniej, dostaje żeton przywileju: czarny. A ty jesteś teraz na pierwszym miejscu.
lesson-merchants-done = Umiesz już kupować półprodukty, brać żetony i ich używać oraz zmieniać kolejność. Została jedna rzecz: zima i punktacja roku.

## Zima i punktacja

lesson-year = Ostatnia zima
lesson-year-about = Ta lekcja jest o zimie i punktacji. To ostatnia zima gry. Nikt nie wysyła pomocników: każdy może raz budować, potem raz pracować, z punktami pracy danego roku. Budowa już za nami, czarny i czerwony skończyli też pracę.
lesson-year-work = Z twoich pięciu punktów pracy został jeden. W piekarni leżą już mąka i drewno: zrób chleb.
lesson-year-bread-please = Sam surowiec nie da już punktów. Piekarnia jest gotowa: zrób chleb.
lesson-year-not-done = Możesz skończyć, ale ostatni chleb czeka na upieczenie. Pracuj w piekarni.
lesson-year-ships = Zanim go załadujesz, policz kostki. Najwięcej na statku I daje 4 PU; na statku IV kolejne miejsca dają 7, 5, 3 i 1. Przy remisie lepsza jest kostka w wyższym rzędzie.
lesson-year-load = Na statku I ty i czarny macie po jednej kostce, a rząd czarnego jest wyżej. Z chlebem masz tam dwie i bierzesz 4 PU. Załaduj go na statek I.
lesson-year-not-four = Tam przesuniesz się z drugiego miejsca na pierwsze: 7 PU zamiast 5. Na statku I z niczego na 4. Załaduj go na statek I.
lesson-year-rows = Każda kostka daje też wartość swojego rzędu: twoje wino 5, twoje ubrania 5, a chleb 4, na obu statkach. Potem wszystkie kostki wracają. Tak jest po każdej zimie.
lesson-year-town = Jeszcze o mieście: policz kolory wszystkich połówek na swojej ulicy. Fiolet dwa, zieleń cztery, czerwień trzy, błękit jeden. Ile masz zestawów czterech kolorów, mówi najrzadszy: jeden, za 3 PU, co roku od nowa.
lesson-year-discard = Najpierw limit: na koniec pory roku wolno mieć osiem kart kapitału, a masz dziewięć. Pomyśl o inwestycji, do której trzeba po jednej dobrej karcie każdego koloru. Odrzuć czerwoną 1.
lesson-year-keep-three = Czerwona 3 to twoja najlepsza czerwona, a zaraz policzą się wydrukowane wartości. Odrzuć czerwoną 1.
lesson-year-keep-colors = Czerwone masz trzy, a innych kolorów tylko po dwie. Odrzuć czerwoną 1.
lesson-year-counted = Rok policzony: 14 PU za twoje kostki na statkach, 9 za najwięcej kostek, 3 za rozbudowę miasta, 1 za mąkę w spichlerzu. Razem z tym, co było, daje to 76.
lesson-year-invest = Na koniec inwestycja: dokładnie cztery karty w czterech kolorach dają swoje wydrukowane wartości. Zestawy się tu nie liczą, więc weź najwyższe. Najpierw fioletowa 3.
lesson-year-not-skip = Po grze pieniądze najwyżej rozstrzygają remis. Zainwestuj: zacznij od fioletowej 3.
lesson-year-violet-first = Porządek jest dowolny. W tej lekcji zacznij od fioletowej 3.
lesson-year-higher = Liczą się wydrukowane wartości: wyłóż wyższą kartę tego koloru.
lesson-year-invest-green = Teraz zielona 2.
lesson-year-green-now = Na ten kolor też przyjdzie pora. Teraz zielona 2.
lesson-year-invest-blue = Teraz niebieska 2.
lesson-year-blue-now = Czerwona będzie ostatnia. Teraz niebieska 2.
lesson-year-invest-red = I czerwona 3. Razem 10 PU.
lesson-year-done = Żeton bonusowy za chleb dodaje 3: wygrywasz, masz 89 PU, czarny 68, a czerwony 57. Znasz już całą grę, od pierwszego pomocnika do ostatniego punktu. Siadaj do stołu i graj!
