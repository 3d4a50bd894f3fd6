# Headings of the board and the player boards of Newdale.

board-nothing = –
board-vp = { $n } VP
board-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
board-discount = { $cost } ({ $landscape } -3)
board-chapter = Chapter { $number }: { $title }
board-goal = Chapter goal: { $goods } worth { $low } → { $low_vp } VP, or { $high } → { $high_vp } VP
board-goal-solo = To win: { $goods } worth { $coins }, at least { $vp } VP and { $fists } fists{ $ship ->
    [0] { "" }
   *[other] , and the ship on space { $ship }
}
board-order = Turn order
board-events = Events to come
board-later-events = { $n } of: { $events }
board-map = Map
board-map-legend = # house  - road  +1 VP for the first house  *symbol of secret missions  [1] bonus field
board-map-heavy = = heavy road, 2 steps
board-map-bridges = ~ bridge site  | bridge
board-areas-legend = -1/+2 assistants if lazy or careful  → made by assistants (price)  ← by the chain  [card]
board-area-space = area { $area }, { $mode }
board-marker-here = ► marker { $marker }, { $mode }
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-fists = { $n ->
    [one] 1 fist
   *[other] { $n } fists
}
board-houses = { $n ->
    [one] 1 house left
   *[other] { $n } houses left
}
board-range = range { $n }
board-compensation = compensation { $n }
board-next-round = { $n } (from the next round on)
board-mission = Secret mission: 2 VP for each house at the { $symbol } or a mystic place
board-to-pay = { $n ->
    [one] 1 coin to pay
   *[other] { $n } coins to pay
}
board-missing = { $n ->
    [one] 1 assistant missing
   *[other] { $n } assistants missing
}
board-cards-left = { $n ->
    [one] 1 card to give up
   *[other] { $n } cards to give up
}
board-coast = At the end, by space from 0: { $points } VP
board-sea = Spaces: { $bonuses }, { $last } Newdale: { $points } VP by order of arrival
board-sea-draw_2_cards = 2 cards
board-sea-gain_1_vp = 1 VP
board-sea-gain_2_vp = 2 VP
board-sea-one_good = 1 good
