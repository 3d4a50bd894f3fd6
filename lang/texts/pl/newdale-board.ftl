# Nagłówki planszy i planszetek Newdale.

board-nothing = –
board-vp = { $n } PZ
board-coins = { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}
board-discount = { $cost } ({ $landscape } -3)
board-chapter = Rozdział { $number }: { $title }
board-goal = Cel rozdziału: { $goods } o wartości { $low } → { $low_vp } PZ albo { $high } → { $high_vp } PZ
board-goal-solo = Do wygranej: { $goods } o wartości { $coins }, co najmniej { $vp } PZ i { $fists } pięści{ $ship ->
    [0] { "" }
   *[other] , oraz statek na polu { $ship }
}
board-order = Kolejność graczy
board-events = Nadchodzące wydarzenia
board-later-events = { $n } z: { $events }
board-map = Mapa
board-map-legend = # domek  - droga  +1 PZ za pierwszy domek  *symbol tajnych misji  [1] pole premii
board-map-heavy = = trudna droga, 2 kroki
board-map-bridges = ~ miejsce na most  | most
board-areas-legend = -1/+2 asystentów leniwie lub sumiennie  → dzięki asystentom (cena)  ← przez łańcuch  [karta]
board-area-space = obszar { $area }, { $mode }
board-marker-here = ► znacznik { $marker }, { $mode }
board-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-fists = { $n ->
    [one] 1 pięść
    [few] { $n } pięści
   *[many] { $n } pięści
}
board-houses = { $n ->
    [one] został 1 domek
    [few] zostały { $n } domki
   *[many] zostało { $n } domków
}
board-range = zasięg { $n }
board-compensation = rekompensata { $n }
board-next-round = { $n } (od następnej rundy)
board-mission = Tajna misja ({ $symbol }): 2 PZ za każdy domek przy tym symbolu lub w mistycznym miejscu
board-to-pay = { $n ->
    [one] do zapłaty 1 moneta
    [few] do zapłaty { $n } monety
   *[many] do zapłaty { $n } monet
}
board-missing = { $n ->
    [one] brakuje 1 asystenta
   *[other] brakuje { $n } asystentów
}
board-cards-left = { $n ->
    [one] do oddania 1 karta
    [few] do oddania { $n } karty
   *[many] do oddania { $n } kart
}
board-coast = Na końcu, według pola od 0: { $points } PZ
board-sea = Pola: { $bonuses }, { $last } Newdale: { $points } PZ według kolejności przybycia
board-sea-draw_2_cards = 2 karty
board-sea-gain_1_vp = 1 PZ
board-sea-gain_2_vp = 2 PZ
board-sea-one_good = 1 towar
