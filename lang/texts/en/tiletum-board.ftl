# Headings of the board and the mats of Tiletum.

board-nothing = –
board-ap = { $n } AP
board-ap-bonus = { $n }+{ $bonus } AP
board-vp = { $n } VP
board-vp-plus = { $n }+ VP
board-action = { $action } { $n } AP
board-merchant-steps = { $n ->
    [one] 1 merchant step
   *[other] { $n } merchant steps
}
board-pass = pass { $n } of { $of }
board-king = King track, leader first
board-leader = The leader gets { $prize }
board-corruption = Corruption: { $up } · { $left ->
    [0] no more this round
   *[other] { $left } more this round, out of { $down }
}
board-fairs = Fairs
board-fairs-legend = round, city, points for each, (who takes part as things stand)
board-fair-over = over
board-fair-here = fair { $n }
board-map-legend = - one step  = two steps, over a road field  † cathedral  # house  □ free space (□2 brings 2 VP, □* a building reward)  @ merchant  & architect  […] bonus tile
board-cathedrals-legend = | pillar   □ free space   cost → points + top tile (tiles below it)
board-cost = { $n } stone → { $vp } VP
board-houses = houses: { $supply } in supply, { $map } on the map
board-pillars = pillars: { $supply } in supply, { $map } on the map
board-supply = in supply: houses { $houses }, pillars { $pillars }
board-dice = dice: { $dice }
board-next-space = next: +{ $n } VP
board-next-space-pillar = next: +{ $n } VP and a pillar
board-buildings-legend = ⌂ house on the roof   +2 bonus AP once completed (►)   [floor (its AP) character]
board-crest-space = crest for { $n } food: { $reward }
board-goods-left = { $n ->
    [one] 1 good to choose
   *[other] { $n } goods to choose
}
board-steps-left = steps left: merchant { $merchant }, architect { $architect }
board-last-card = Last decree
board-cards-left = Decrees to come
