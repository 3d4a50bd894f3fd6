# What the drawn table of Craftsmen says.

## Headings

draw-trade = Fair, granary and tokens
draw-market = Face-up cards
draw-market-note = bought in their own colors
draw-granary-note = lower cube leaves first
draw-ships-note = majority on the sail, points per cube
draw-lines = Lines
draw-discards = discards
draw-end-left = The left end of your street
draw-end-right = The right end of your street
draw-your-street = Your street
draw-street-of = Street of { $who }
draw-to-build = To build
draw-stock = Stock
draw-others = Other players
draw-order = order
draw-next = next
draw-done = done

## Guilds

draw-guild-bankers = Bankers
draw-guild-builders = Builders
draw-guild-notary = Notary
draw-guild-craftsmen = Craftsmen
draw-guild-merchants = Merchants
draw-guild-town_hall = Town Hall
draw-does-bankers = { $n } cards, discard 2
draw-does-builders = build up to 2
draw-does-notary = buy or auction
draw-does-craftsmen = { $n } work points
draw-does-merchants = buy from granary
draw-does-town_hall = token or order
draw-does-town_hall-two = token
draw-privilege-bankers = discard only 1
draw-privilege-builders = one in any color
draw-privilege-notary = look at 5 cards
draw-privilege-craftsmen = 2 raws for 1 point
draw-privilege-merchants = pay with fair cube
draw-privilege-town_hall = no privilege
draw-winter = build and craft
draw-used = privilege used
draw-points-a-helper = work points of a helper (CR-11.1)
draw-points-left = { $n ->
    [one] 1 work point left (CR-11.1)
   *[other] { $n } work points left (CR-11.1)
}
draw-cover-free = { $guild }: on top of { $who }, free; in a game for two a rival you cover draws a capital card (CR-5.7, CR-18.2)
draw-cover-fee = { $guild }: on top of { $who }, for a capital card or { $n } VP (CR-5.6)
draw-claim = Change the turn order: come earlier next season (CR-13.3)

## Cards

draw-source = { $name }: { $upper } over { $lower }. Makes { $good } (CR-11.4)
draw-workshop = { $name }: { $upper } over { $lower }. { $inputs } → { $good }, { $n } VP (CR-11.4)
draw-vp-made = { $n } VP when made (CR-11.4)
draw-capital = Capital card, { $color } { $n } (CR-6.1)
draw-money = Capital
draw-class-basic = Basic
draw-class-extended = Extended
draw-class-advanced = Advanced
draw-costs = buy { $price } · build { $cost }
draw-deck = { $n ->
    [one] 1 card in the deck.
   *[other] { $n } cards in the deck.
}
draw-known-top = Known on top: { $cards }.
draw-known-under = Known under it: { $cards }.
draw-peek = Look at the cards: { $class }. It uses a privilege (CR-10.9)
draw-sawmills = Sawmills in the box (CR-2.14)
draw-open = open
draw-secret = secret
draw-hidden = hidden
draw-hidden-cards = hidden cards: { $n }
draw-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## Goods on their way

draw-to-icon = { $good } → { $building }: now it can make { $makes } (CR-11.5)
draw-to-icon-lacks = { $good } → { $building }: for { $makes } it still lacks { $lacks } (CR-11.5)
draw-to-fair = A cube to your fair (CR-11.5)
draw-sell = Sell { $good }: your cube joins, you take a capital card (CR-11.10)
draw-sell-unpaid = { $good } to the granary: your cube joins, no card (CR-11.9)
draw-sell-pushing = Sell { $good }: the cube of { $who } goes home, you take a capital card (CR-11.9)
draw-sell-own = Sell { $good }: your own older cube comes home, you take a capital card (CR-11.9)
draw-sell-neutral = Sell { $good }: a neutral cube leaves, you take a capital card (CR-11.9)
draw-buy-from = Buy { $good }: the cube of { $who } goes home; if you pay with a card, { $who } gets it (CR-12.4)
draw-buy-neutral = Buy { $good }: a neutral cube leaves; if you pay with a card, it is discarded (CR-12.4)
draw-load = Load { $good } on ship { $ship }: { $n } VP if it is there at the end of the year (CR-11.8)
draw-bribe = Bribe on ship { $ship }: discard a capital card, the cube of { $who } goes home, your { $good } is loaded for { $n } VP (CR-11.11)
draw-bribe-tag = bribe
draw-row = { $good }: { $n } VP a cube at the end of the year (CR-16.3)
draw-majority = Most cubes on this ship: { $points } VP (CR-16.3)
draw-work = Spend a work token: one step at once (CR-7.8)
draw-line = { $good }: { $n } VP for whoever first owns { $buildings } (CR-9.9)
draw-line-won = { $good }: { $n } VP, held by { $who } (CR-9.9)

## Auction

draw-fold = Fold away, or unfold
draw-put-up = put up by { $who }
draw-any-colors = any colors pay
draw-highest = highest
draw-out = out
draw-to-bid = to bid
draw-still-in = in
draw-fits-left = Fits your street on the left
draw-fits-right = Fits your street on the right
draw-fits-both = Fits both ends of your street
draw-fits-none = Fits neither end of your street
draw-power = You can pay { $n }
draw-fewest = the fewest cards that pay a bid
draw-looking = Looked at: { $class }
draw-in-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}

## What lies in front

draw-sets = { $n ->
    [one] 1 set: { $points } VP at year’s end
   *[other] { $n } sets: { $points } VP at year’s end
}
draw-pays = { $n ->
    [one] 1 card pays { $power }
   *[other] { $n } cards pay { $power }
}
draw-laid = { $laid } of { $due } laid
draw-set = set of { $n }:
draw-of = of { $n }
draw-vp = { $n } VP now
draw-bonus-vp = { $n } VP
draw-privileges = { $n } used

## Players

draw-acts = acts now
draw-passed = passed
draw-place = order: { $n }

## In the place of what is said of every game

page-round = { $n ->
    [1] year 1, spring
    [2] year 1, summer
    [3] year 1, autumn
    [4] year 1, winter
    [5] year 2, spring
    [6] year 2, summer
    [7] year 2, autumn
    [8] year 2, winter
    [9] year 3, spring
    [10] year 3, summer
    [11] year 3, autumn
    [12] year 3, winter
   *[other] season { $n }
}
page-jump-board = Cards
page-jump-mat = Street
page-jump-side = Ships
draw-work-lost = { $n ->
    [one] 1 work point is lost
   *[other] { $n } work points are lost
}
draw-fee-points = { $n ->
    [one] −1 point
   *[other] −{ $n } points
}
