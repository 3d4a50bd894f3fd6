# What the drawn table of Newdale says.

## Map

draw-map = Map { $map }
draw-town = Town { $n }
draw-site = Bridge site between { $a } and { $b } (ND-10.7)
draw-first = { $n } VP for the first house (ND-5.8)
draw-house-of = house of { $who }
draw-costs = { $n ->
    [one] costs 1 coin
   *[other] costs { $n } coins
}
draw-costs-less = { $n } less: { $land }
draw-with-toll = and a coin for each bridge of others
draw-brings-ship = ship 1 space on (ND-10.11)
draw-brings-token = bonus token: { $token } (ND-5.9)
draw-brings-mission = 2 VP at the end for your mission
draw-field = Bonus field { $n }, { $count } here: { $token } (ND-5.9)
draw-field-empty = Bonus field { $n }: no token left (ND-5.9)

## Event, market, action board, pool

draw-market = Event and labor market
draw-no-event = No event yet
draw-printed = on the card
draw-private = yours alone
draw-actions = Action board
draw-acting = marker { $n } acts
draw-secret = shown when all have committed
draw-space-build = Build
draw-space-unlock = Unlock
draw-space-cards = Swap, draw
draw-space-black_market = Black market
draw-space-development = Development
draw-space-set_sail = Set sail
draw-act-build = one building
draw-act-unlock = { $cost } coins: a block, +{ $vp } VP
draw-act-cards = keep 1 or all, then { $n } cards
draw-act-black-market = { $cards } cards: { $coal } coal, 1 good
draw-act-development = buy a marker
draw-act-set-sail = { $cost } coins a space, up to { $n }
draw-sale = { $n } for { $cost } coins
draw-sale-vp = { $n } for { $cost }, +{ $vp } VP
draw-marker = marker { $n } of { $who }
draw-pool = Pool
draw-pool-note = open to all, as if in hand
draw-pool-empty = No card lies here.

## Board

draw-your-board = Your board
draw-board-of = Board of { $who }
draw-board-note = ■ lazy, ■■ normal, ■■■ careful; −1, +2: change of the need
draw-area = Area { $n }
draw-area-waits = waits for a building
draw-area-empty = empty
draw-space-tip = Area { $area }, { $mode }: need { $need }, makes { $n } (ND-6.2)
draw-works = works already: makes { $n }
draw-beside = Beside the board
draw-worth = worth { $n }
draw-no-specials = no special building yet
draw-range = range
draw-compensation = cards
draw-then = { "" }, then { $n }
draw-markers = Markers
draw-houses-left = houses left
draw-goal-goods = coins in goods of the goal
draw-bought = from next round
draw-hand = Hand
draw-piles = draw pile { $draw } · discards { $discard }
draw-mission = Secret mission
draw-mission-houses = { $n ->
    [0] 2 VP a house there; none yet
    [one] 2 VP a house there; 1 stands
   *[other] 2 VP a house there; { $n } stand
}
draw-mission-hidden = face down
draw-tokens = Tokens
draw-character-waits = once in the chapter
draw-no-character = none, or used

## Cards

draw-card-tip = { $what } Cost { $cost }, { $vp } VP; in hand: { $resource }.
draw-does-post_office = private assistant
draw-does-small_guardhouse = 1 fist, 2 cards at once
draw-does-fortress = 2 fists
draw-does-coal_trader = VI: 3 coal for 2 VP
draw-does-coal_storehouse = VI: 1 coal
draw-does-scriptorium = VI: 1 card
draw-does-cornfield = VI: 1 corn
draw-does-barracks = 1 fist; VI: weaker ones lose 1 VP
draw-does-vineyard = VI: 1 grape
draw-does-prison = 1 fist; VI: jail a figure
draw-does-navigator = VI: 1 fish, 1 VP
draw-does-watch_officer = 1 fist

## Strip

draw-strip = Extras of the chapter
draw-or = or
draw-hire = { $what } Hire for { $cost } coins: { $vp } VP, ship +{ $ship } (ND-10.13)
draw-track = Ships
draw-space = Space { $n }
draw-ship = Ship of { $who }: space { $n }

## Players

draw-acts = acts now
draw-thinks = still thinking
draw-ready = ready
draw-still-planning = still planning
draw-committed = committed
draw-coins-held = coins in goods
draw-cards-held = hand cards
draw-known = Known cards

## Goal, phases, what is open

draw-goal = { $chapter }: at the end return { $goods } worth { $prizes }. Yours are worth { $n } (ND-9.4)
draw-solo-won = won, with { $vp } VP{ $fists ->
    [0] { "" }
    [one] , 1 fist
   *[other] , { $fists } fists
}{ $ship ->
    [0] { "" }
   *[other] , ship on { $ship }
}
draw-phase-i = Event
draw-phase-ii = Planning
draw-phase-iii = Assistants
draw-phase-iv = Actions
draw-phase-v = Building
draw-phase-vi = Special
draw-step-card = card
draw-step-town = town
draw-step-pay = payment
draw-step-area = area
draw-left-coins = { $n ->
    [one] 1 coin to pay
   *[other] { $n } coins to pay
}
draw-left-goods = { $n ->
    [one] 1 good to give
   *[other] { $n } goods to give
}
draw-left-cards = { $n ->
    [one] 1 card to give up
   *[other] { $n } cards to give up
}
draw-missing = { $n ->
    [one] 1 assistant is missing
   *[other] { $n } assistants are missing
}

## In the place of what is said of every game

page-jump-side = Actions
draw-skip-cards = { $n ->
    [one] 1 card instead
   *[other] { $n } cards instead
}
