# Co mówi narysowany stół Tiletum.

## Nagłówki

draw-map = Mapa Europy
draw-wheel = Koło akcji: kości według wartości, wokół akcje
draw-markets = Rynki
draw-contracts = Kontrakty
draw-characters = Postacie
draw-stack = stos { $n }
draw-refresh = Odśwież rynek postaci
draw-over = Tor króla i targi
draw-king = Król
draw-leader = lider
draw-phase-dice = Kości
draw-phase-fair = Targ
draw-cathedrals-note = kamień za PZ i wierzchni kafelek
draw-your-buildings = Twoje budynki
draw-buildings-of = Budynki: { $who }
draw-buildings-note = ukończone: { $completed }, zapełnione: { $filled }
draw-dice = Kości w rundzie
draw-score = na torze: { $n } PZ
draw-in-supply = w zasobach
draw-on-map = na mapie
draw-cathedral-tiles = katedry
draw-tasks = Zadania
draw-tasks-note = w dowolnej chwili tury
draw-tasks-rest = teraz żadne
draw-task-trade = Handel
draw-task-trade-how = 2 złota za dobro
draw-task-helper = Pomocnik
draw-task-crest = Herb
draw-task-fulfil = Zrealizuj
draw-task-cathedral = Katedra
draw-task-cathedral-how = kamień, gdzie stoi twój filar

## Akcje na kole i kafelkach

draw-kind-architect = architekt
draw-kind-merchant = kupiec
draw-kind-character = postać
draw-kind-contract = kontrakt
draw-kind-king = król
draw-kind-joker = joker
draw-act-architect = architekt
draw-act-merchant = kupiec
draw-act-character = postać
draw-act-contract = kontrakt
draw-act-king = król
draw-act-joker = dowolna

## Elementy

draw-stands = { $piece } ({ $who }): { $town }
draw-free-space = Wolne pole domu { $n }: { $gives }
draw-no-bonus = bez premii
draw-no-tile = brak kafelka
draw-free = wolne
draw-face-down = zakryty
draw-cathedral = { $town }: kamień { $stone } za { $vp } PZ i wierzchni kafelek. Stos: { $stack } (TI-7.7)
draw-fair-of = Targ rundy { $n } (TI-11.1)
draw-fair-tip = Runda { $round }, { $town }: { $n } PZ, { $fair } (TI-11.2)
draw-fair-short = { $n } PZ: { $fair }
draw-takes-part = { $who } bierze udział
draw-die = kość { $n }: { $good }
draw-disc = { $who }: pole { $n }
draw-building = Budynek { $n }
draw-room = Budynek { $building }, piętro { $floor }
draw-lived-in = zamieszkany
draw-roof-house = dom na dachu: trafia do zasobów, gdy pokoje są pełne (TI-9.4)
draw-ground = Herb za żywność { $n }: { $reward } (TI-7.5)
draw-contract-space = pole kontraktu: { $n } PZ (TI-7.4)
draw-marker = znacznik: o { $n } więcej z każdą kością tej akcji (TI-9.6)
draw-marker-of = znacznik budynku: o { $n } więcej PA (TI-9.6)
draw-pieces = domy { $houses }, filary { $pillars }

## Gracze

draw-acts = gra teraz
draw-place = kolejność: { $n }
draw-no-card = brak karty
draw-deck = { $n ->
    [one] 1 karta w talii
    [few] { $n } karty w talii
   *[many] { $n } kart w talii
}

## Co jest otwarte

draw-chain = Otwarte decyzje
draw-now = teraz
draw-then = potem
draw-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
draw-goods = { $n ->
    [one] 1 dobro
    [few] { $n } dobra
   *[many] { $n } dóbr
}
draw-bonuses = { $n ->
    [one] 1 premia
    [few] { $n } premie
   *[many] { $n } premii
}
draw-steps = { $n ->
    [one] 1 krok
    [few] { $n } kroki
   *[many] { $n } kroków
}
draw-open-name-action = Dowolna akcja
draw-open-identical = Kontrakt
draw-open-any-goods = Dowolne dobra
draw-open-reward-house = Dom
draw-open-reward-pillar = Filar
draw-open-reward-move = Ruch
draw-open-building-trigger = Premia za budynek
draw-open-free-steps = Darmowe kroki
draw-open-refill = Rynek postaci
draw-open-refresh = Rynek postaci

## In the place of what is said of every game

page-jump-side = Kości
draw-lost = przepada: { $what }
