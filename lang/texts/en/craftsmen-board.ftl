# Headings of the board and the streets of Craftsmen.

board-nothing = –
board-vp = { $n } VP
board-date = Year { $n } of { $of }, { $season }
board-work-points = { $n } work points a helper
board-fee = covering somebody costs 1 card or { $n } VP
board-fee-two = whoever is covered draws 1 card
board-order = Turn order
board-guilds-legend = @ helpers, the lower one first  gold: privilege  ribbon: free to cover
board-field-gold = gold
board-field-silver = silver
board-field-ribbon = ribbon
board-privileged = privilege used: { $who }
board-privilege-used = privilege used
board-acting = helper on the { $field }
board-capital = Face-up capital cards
board-cards-legend = ⌂ house symbol  (upper/lower color)  inputs → output, points when made
board-price = buy { $n }
board-cost = build { $n }
board-mayor-cards = mayor { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-houses-on-top = { $n ->
    [one] 1 with a house, drawn first
   *[other] { $n } with a house, drawn first
}
board-deck-top = on top
board-deck-under = under the deck
board-among = among them: { $cards }
board-sawmills = Sawmills in the box
board-trade = Goods
board-trade-legend = # cube of a player, the older on the left  ■ neutral cube  □ free space  number: points of a cube
board-majority = most cubes: { $places }
board-street-legend = ■ cube  □ free icon
board-supply = { $n ->
    [one] 1 cube in supply
   *[other] { $n } cubes in supply
}
board-passed = has passed
board-hidden = unknown { $cards }
board-hidden-basic = { $n } basic
board-hidden-house = { $n } extended with a house
board-hidden-plain = { $n } extended without a house
board-hand-limit = { $n ->
    [one] 1 capital card
   *[other] { $n } capital cards
}, at most { $limit } allowed
board-work-left = { $n ->
    [one] 1 work point left
   *[other] { $n } work points left
}
board-token-at-work = the work token's step
board-fee-due = Fee to { $who }: 1 capital card or { $n } VP
board-first-cost = The first card costs { $n } and is paid together with the second
board-bid = highest bid { $n } ({ $who })
board-no-bid = no bid yet
board-out = passed: { $who }
board-offer = offer { $n }
board-payment = To pay: { $due } · laid down: { $laid } (worth { $worth })
board-colors-allowed = only { $colors }
board-invested = Invested: { $colors } · { $n } VP so far
board-made = { $good } from the { $card }
board-from-fair = A cube of the fair
board-bought = Buying { $good }, needed by
board-peek = Looking at
board-face-up = face up: { $cards }
