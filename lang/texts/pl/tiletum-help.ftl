# Co robią możliwości w Tiletum i czym są jego elementy.

## Co robią możliwości

help-die = Zyskujesz tyle dóbr, ile wskazuje kość, i wykonujesz akcję, przy której leży: im niższa kość, tym więcej punktów akcji.
help-die_changed = Płacisz 2 złota za każdy krok i bierzesz kość z nową wartością: jej dobra, punkty i akcję.
help-tile_take = Kafelek trafia do twojego magazynu.
help-tile_leave = Kafelek zostaje dla innych.
help-recolor = Zużywasz pomocnika; kość daje to dobro zamiast własnego.
help-recolor_no = Pomocnik zostaje; kość daje własne dobro.
help-action = Wszystkie punkty idą na tę akcję, z twoją premią, jeśli akcja pochodzi z kości.
help-walk = Jeden krok drogą kosztuje 1 punkt akcji; nagroda lub premia może dać go za darmo.
help-house = Dom zostaje do końca i daje udział w targu tego miasta. Premię pola zyskujesz od razu.
help-pillar = Filar zostaje do końca i pozwala brać udział w budowie katedry.
help-pick = Za 1 punkt akcji kafelek premii z miasta trafia do twojego magazynu.
help-character = Za 1 punkt akcji postać trafia do twojego magazynu; rynek uzupełnia się od razu.
help-refresh = Za 1 punkt akcji wszystkie postacie na rynku zastępuje się nowymi.
help-lodge = Postać wprowadza się na stałe i daje premię; pokój kosztuje tyle punktów akcji, ile wynosi numer piętra.
help-contract = Kafelek trafia do twojego magazynu za punkty akcji podane pod polem.
help-swap = Za 1 punkt akcji; pierwsza wymiana w turze daje jeszcze jedno dowolne dobro.
help-trade = Zadanie: płacisz 2 złota za 1 dobro. Nie kosztuje punktów akcji.
help-fulfil = Płacisz jego dobrami i zdobywasz punkty kafelka i kolejnego pola kontraktu; filar, jeśli tam stoi, staje się dostępny.
help-crest = Płacisz żywnością i bierzesz nagrodę pola herbu. Zapełniony budynek z herbem jest ukończony.
help-helper = Bierzesz to, co pokazuje pomocnik; potem opuszcza grę.
help-cathedral = Płacisz kamieniem, bierzesz wierzchni kafelek i zdobywasz punkty za jedno i drugie. Raz przy każdej katedrze.
help-with = Wszystkie identyczne dobra kontraktu są tego rodzaju.
help-gain = Dobro jest twoje.
help-forgo = Nagroda za herb przepada.
help-trigger = Każda postać z tego budynku może jeszcze raz dać premię.
help-trigger_none = Premie przepadają.
help-bonus = Ta postać daje premię; inne po niej w dowolnej kolejności.
help-done = Reszta premii przepada.
help-king_take = Kafelek trafia do twojego magazynu.
help-king_discard = Kafelek znika z toru i nikt go nie ma.
help-end = Niewydane punkty przepadają. Po akcji pomocnika, postaci lub kontraktu wracasz do tego, co przerwano; koniec akcji kości to koniec twojej tury.

## Czym są elementy

about-good-gold = Żółte kości. Płaci za zmianę kości i za inne dobra, po 2.
about-good-food = Różowe kości. Płaci za umieszczanie herbów.
about-good-wool = Jasnoszare kości. Realizuje kontrakty.
about-good-stone = Ciemnoszare kości. Buduje katedry.
about-good-iron = Niebieskie kości. Realizuje kontrakty.
about-die-blue = Daje żelazo.
about-die-pink = Daje żywność.
about-die-yellow = Daje złoto.
about-die-light_grey = Daje wełnę.
about-die-dark_grey = Daje kamień.
about-action-architect = Przesuwaj architekta, stawiaj filary przy katedrach, bierz kafelki premii z miast.
about-action-merchant = Przesuwaj kupca, stawiaj domy w miastach, bierz kafelki premii z miast.
about-action-character = Bierz postacie z rynku i kwateruj je w swoich budynkach.
about-action-contract = Bierz z rynku kontrakty i herby, wymieniaj dobra.
about-action-king = Awansuj na torze króla o 1 pole za każdy punkt akcji.
about-action-joker = Dowolna z pięciu pozostałych akcji.
about-piece-merchant = Stawia domy. Tam, gdzie stoi, bierzesz udział w targu.
about-piece-architect = Stawia filary przy katedrach.
about-piece-house = W mieście daje udział w targu; na koniec domy mnoży się przez filary.
about-piece-pillar = Przy katedrze pozwala brać udział w jej budowie; na koniec domy mnoży się przez filary.
about-piece-cathedral_tile = Od razu daje swoje punkty; liczą go niektóre targi.
about-piece-bonus_ap_marker = Więcej punktów akcji, ilekroć kość daje ci tę akcję.
about-piece-corruption_token = Wszyscy cofają się o tyle pól na torze króla.
about-piece-cost_none = Ta katedra nie bierze udziału w grze.
about-helper = Pomocnik: użyj go jako zadania w swojej turze, potem opuszcza grę.
about-crest = Herb: umieść go w budynku za żywność i weź nagrodę. Po jednym każdego rodzaju.
about-contract = Kontrakt: zapłać tymi dobrami, by zdobyć punkty. Pierwsze pola zwalniają też filar.
about-character = Postać: daje to, gdy wprowadza się do pokoju. Postacie jednego rodzaju mieszkają w jednym budynku.
about-fair = Targ: kto ma w jego mieście dom lub kupca, zdobywa za to wartość targu.
about-fair-fair_set_house_pillar = Wartość targu za każdy zestaw: dom i filar na mapie.
about-fair-fair_set_contract_cathedral = Wartość targu za każdy zestaw: zrealizowany kontrakt i kafelek katedry.
about-fair-fair_set_contract_crest = Wartość targu za każdy zestaw: zrealizowany kontrakt i herb.
about-fair-fair_king_track = Wartość targu raz i punkty twojego pola na torze króla. Punktowany w Fazie króla.
about-fair-fair_filled_buildings = Wartość targu za każdy budynek z zapełnionymi pokojami; szósty zawsze się liczy.
about-crest_reward = Nagroda za umieszczenie tu herbu; żywność jest jej ceną.
about-solo = Karta Titusa: pierwszy możliwy wiersz wybiera jego kość i akcję.
about-board-storehouse = Każdy wzięty kafelek trafia najpierw tutaj. Cztery pola; kafelek znika tylko użyty, umieszczony albo zrealizowany.
about-board-contract_space = Trafia tu zrealizowany kontrakt: zdobywasz punkty pola i zwalniasz filar, jeśli tam stoi.
about-board-building = Zapełniony postaciami zwalnia dom z dachu; z herbem jest ukończony i wzmacnia swoją akcję.
about-board-king_track = W każdej Fazie króla: kafelek dla lidera, punkty twojego pola i nowa kolejność graczy.
about-board-cathedral = Mając tu filar, możesz raz zapłacić kamieniem i wziąć wierzchni kafelek.
about-board-crest_space = Herb z magazynu trafia tu raz, za podaną żywność, i przynosi nagrodę tego pola.
about-board-road_field = Krok jak każdy inny, ale nic się tu nie stawia ani nie bierze.
about-board-building_trigger = Dom na tym polu sprawia, że postacie z jednego budynku znów dają premie.
about-board-contract_market = Kontrakty i herby; na koniec tury przesuwają się w prawo, gdzie są tańsze.
about-board-character_market = Postacie po 1 punkcie akcji.
about-die-wheel = Niska kość daje mało dóbr i dużo punktów akcji. Po każdej rundzie koło się obraca.

## Gra i jej warianty

about-game-tiletum = Bierz kości z koła, podróżuj po Europie, odwiedzaj targi.
about-game-variant_first_game_layout = akcje wokół koła są zawsze takie same
about-game-variant_solo_hard = tylko dla jednego gracza: Titus zdobywa więcej na każdym targu
about-game-variant_solo_deep_coffers = tylko dla jednego gracza: każda kość Titusa liczy się o 1 wyżej
about-game-variant_solo_court_favour = tylko dla jednego gracza: Titus nigdy nie jest poniżej 5 na torze króla
