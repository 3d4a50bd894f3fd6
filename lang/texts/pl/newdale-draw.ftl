# Co mówi narysowany stół Newdale.

## Mapa

draw-map = Mapa { $map }
draw-town = Miasto { $n }
draw-site = Miejsce na most: { $a } – { $b } (ND-10.7)
draw-first = { $n } PZ za pierwszy domek (ND-5.8)
draw-house-of = domek gracza { $who }
draw-costs = { $n ->
    [one] kosztuje 1 monetę
    [few] kosztuje { $n } monety
   *[many] kosztuje { $n } monet
}
draw-costs-less = o { $n } mniej: { $land }
draw-with-toll = i po monecie za każdy cudzy most
draw-brings-ship = statek o 1 pole dalej (ND-10.11)
draw-brings-token = żeton premii: { $token } (ND-5.9)
draw-brings-mission = 2 PZ na koniec za twoją misję
draw-field = Pole premii { $n }, żetonów: { $count } – { $token } (ND-5.9)
draw-field-empty = Pole premii { $n }: nie ma już żetonu (ND-5.9)

## Wydarzenie, rynek, plansza akcji, pula

draw-market = Wydarzenie i rynek pracy
draw-no-event = Jeszcze bez wydarzenia
draw-printed = na karcie
draw-private = tylko dla ciebie
draw-actions = Plansza akcji
draw-acting = działa znacznik { $n }
draw-secret = odkryte, gdy wszyscy zatwierdzą
draw-space-build = Budowanie
draw-space-unlock = Odblokuj
draw-space-cards = Wymiana
draw-space-black_market = Czarny rynek
draw-space-development = Rozwój
draw-space-set_sail = Wypłynięcie
draw-act-build = jeden budynek
draw-act-unlock = { $cost } monety: blokada, +{ $vp } PZ
draw-act-cards = zostaw 1 lub wszystkie, +{ $n } karty
draw-act-black-market = { $cards } karty: { $coal } węgla, 1 towar
draw-act-development = kup znacznik
draw-act-set-sail = { $cost } monety za pole, do { $n }
draw-sale = { $n } za { $cost } monet
draw-sale-vp = { $n } za { $cost }, +{ $vp } PZ
draw-marker = znacznik { $n } gracza { $who }
draw-pool = Pula
draw-pool-note = dla wszystkich, jak z ręki
draw-pool-empty = Nie leży tu żadna karta.

## Plansza gracza

draw-your-board = Twoja plansza
draw-board-of = Plansza gracza { $who }
draw-board-note = ■ leniwie, ■■ normalnie, ■■■ sumiennie; −1, +2: zmiana potrzeb
draw-area = Obszar { $n }
draw-area-waits = czeka na budynek
draw-area-empty = pusty
draw-space-tip = Obszar { $area }, { $mode }: potrzeby { $need }, wytwarza { $n } (ND-6.2)
draw-works = już działa, wytworzy: { $n }
draw-beside = Obok planszy
draw-worth = wartość { $n }
draw-no-specials = brak budynków specjalnych
draw-range = zasięg
draw-compensation = karty
draw-then = { "" }, potem { $n }
draw-markers = Znaczniki
draw-houses-left = domki w zapasie
draw-goal-goods = monety w towarach celu
draw-bought = od następnej rundy
draw-hand = Ręka
draw-piles = talia { $draw } · odrzucone { $discard }
draw-mission = Tajna misja
draw-mission-houses = 2 PZ za domek; twoje: { $n }
draw-mission-hidden = zakryta
draw-tokens = Żetony
draw-character-waits = raz w rozdziale
draw-no-character = brak albo użyta

## Karty

draw-card-tip = { $what } Koszt { $cost }, { $vp } PZ; na ręce: { $resource }.
draw-does-post_office = własny asystent
draw-does-small_guardhouse = 1 pięść, od razu 2 karty
draw-does-fortress = 2 pięści
draw-does-coal_trader = VI: 3 węgla za 2 PZ
draw-does-coal_storehouse = VI: 1 węgiel
draw-does-scriptorium = VI: 1 karta
draw-does-cornfield = VI: 1 kukurydza
draw-does-barracks = 1 pięść; VI: słabsi tracą 1 PZ
draw-does-vineyard = VI: 1 winogrono
draw-does-prison = 1 pięść; VI: uwięź figurkę
draw-does-navigator = VI: 1 ryba, 1 PZ
draw-does-watch_officer = 1 pięść

## Pasek

draw-strip = Dodatki rozdziału
draw-or = albo
draw-hire = { $what } Zatrudnij za { $cost } monet: { $vp } PZ, statek +{ $ship } (ND-10.13)
draw-track = Statki
draw-space = Pole { $n }
draw-ship = Statek gracza { $who }: pole { $n }

## Gracze

draw-acts = teraz działa
draw-thinks = jeszcze myśli
draw-ready = gotowe
draw-still-planning = jeszcze planuje
draw-committed = zatwierdzone
draw-coins-held = monety w towarach
draw-cards-held = karty na ręce
draw-known = Znane karty

## Cel, fazy, co jest w toku

draw-goal = { $chapter }: na koniec oddaj { $goods } o wartości { $prizes }. Twoje są warte { $n } (ND-9.4)
draw-solo-won = wygrana, z { $vp } PZ{ $fists ->
    [0] { "" }
    [one] , 1 pięścią
   *[other] , { $fists } pięściami
}{ $ship ->
    [0] { "" }
   *[other] , statek na polu { $ship }
}
draw-phase-i = Wydarzenie
draw-phase-ii = Planowanie
draw-phase-iii = Asystenci
draw-phase-iv = Akcje
draw-phase-v = Budowanie
draw-phase-vi = Specjalne
draw-step-card = karta
draw-step-town = miasto
draw-step-pay = zapłata
draw-step-area = obszar
draw-left-coins = { $n ->
    [one] do zapłaty 1 moneta
    [few] do zapłaty { $n } monety
   *[many] do zapłaty { $n } monet
}
draw-left-goods = { $n ->
    [one] do oddania 1 towar
    [few] do oddania { $n } towary
   *[many] do oddania { $n } towarów
}
draw-left-cards = { $n ->
    [one] do odrzucenia 1 karta
    [few] do odrzucenia { $n } karty
   *[many] do odrzucenia { $n } kart
}
draw-missing = { $n ->
    [one] brakuje 1 asystenta
   *[other] brakuje { $n } asystentów
}

## In the place of what is said of every game

page-jump-side = Akcje
draw-skip-cards = { $n ->
    [one] zamiast tego 1 karta
    [few] zamiast tego { $n } karty
   *[many] zamiast tego { $n } kart
}
