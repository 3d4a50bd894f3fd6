# Titoli del tabellone e delle plance di Newdale.

board-nothing = –
board-vp = { $n } PV
board-coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
board-discount = { $cost } ({ $landscape } -3)
board-chapter = Capitolo { $number }: { $title }
board-goal = Obiettivo del capitolo: { $goods } per un valore di { $low } → { $low_vp } PV, o { $high } → { $high_vp } PV
board-goal-solo = Per vincere: { $goods } per un valore di { $coins }, almeno { $vp } PV e { $fists } pugni{ $ship ->
    [0] { "" }
   *[other] , e la nave sullo spazio { $ship }
}
board-order = Ordine di turno
board-events = Eventi in arrivo
board-later-events = { $n } tra: { $events }
board-map = Mappa
board-map-legend = # casa  - strada  +1 PV per la prima casa  *simbolo delle missioni segrete  [1] spazio bonus
board-map-heavy = = strada impervia, 2 passi
board-map-bridges = ~ posto per un ponte  | ponte
board-areas-legend = -1/+2 assistenti se pigro o accurato  → con gli assistenti (prezzo)  ← con la catena  [carta]
board-area-space = area { $area }, { $mode }
board-marker-here = ► segnalino { $marker }, { $mode }
board-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
board-fists = { $n ->
    [one] 1 pugno
   *[other] { $n } pugni
}
board-houses = { $n ->
    [one] resta 1 casa
   *[other] restano { $n } case
}
board-range = raggio { $n }
board-compensation = compensazione { $n }
board-next-round = { $n } (dal prossimo round)
board-mission = Missione segreta ({ $symbol }): 2 PV per ogni casa con quel simbolo o in un luogo mistico
board-to-pay = { $n ->
    [one] 1 moneta da pagare
   *[other] { $n } monete da pagare
}
board-missing = { $n ->
    [one] manca 1 assistente
   *[other] mancano { $n } assistenti
}
board-cards-left = { $n ->
    [one] 1 carta da cedere
   *[other] { $n } carte da cedere
}
board-coast = Alla fine, per spazio da 0: { $points } PV
board-sea = Spazi: { $bonuses }, { $last } Newdale: { $points } PV in ordine di arrivo
board-sea-draw_2_cards = 2 carte
board-sea-gain_1_vp = 1 PV
board-sea-gain_2_vp = 2 PV
board-sea-one_good = 1 merce
