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
