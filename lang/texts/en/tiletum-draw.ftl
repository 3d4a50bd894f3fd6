# What the drawn table of Tiletum says.

## Headings

draw-map = Map of Europe
draw-wheel = Action wheel: dice by value, actions around
draw-markets = Markets
draw-contracts = Contracts
draw-characters = Characters
draw-stack = stack { $n }
draw-refresh = Refresh the character market
draw-over = King track and fairs
draw-king = King
draw-leader = leader
draw-phase-dice = Dice
draw-phase-fair = Fair
draw-cathedrals-note = stone for VP, and the top tile
draw-your-buildings = Your buildings
draw-buildings-of = Buildings of { $who }
draw-buildings-note = { $completed } complete, { $filled } filled
draw-dice = Dice of the round
draw-score = score disc: { $n } VP
draw-in-supply = in supply
draw-on-map = on the map
draw-cathedral-tiles = cathedrals
draw-tasks = Tasks
draw-tasks-note = any time in your turn
draw-tasks-rest = none now
draw-task-trade = Trade
draw-task-trade-how = 2 gold for a good
draw-task-helper = Helper
draw-task-crest = Crest
draw-task-fulfil = Fulfill
draw-task-cathedral = Cathedral
draw-task-cathedral-how = stone, where your pillar stands

## Actions on wheel and tiles

draw-kind-architect = architect
draw-kind-merchant = merchant
draw-kind-character = character
draw-kind-contract = contract
draw-kind-king = king
draw-kind-joker = joker
draw-act-architect = architect
draw-act-merchant = merchant
draw-act-character = character
draw-act-contract = contract
draw-act-king = king
draw-act-joker = joker

## Pieces

draw-stands = { $piece } of { $who }: { $town }
draw-free-space = House space { $n }, free: { $gives }
draw-no-bonus = no bonus
draw-no-tile = no tile
draw-free = free
draw-face-down = face down
draw-cathedral = { $town }: { $stone } stone for { $vp } VP and the top tile. Stack: { $stack } (TI-7.7)
draw-fair-of = Fair of round { $n } (TI-11.1)
draw-fair-tip = Round { $round }, { $town }: { $n } VP for { $fair } (TI-11.2)
draw-fair-short = { $n } VP: { $fair }
draw-takes-part = { $who } takes part
draw-die = { $good } die, { $n }
draw-disc = { $who }: space { $n }
draw-building = Building { $n }
draw-room = Building { $building }, floor { $floor }
draw-lived-in = lived in
draw-roof-house = roof house: it comes to the supply when every room is filled (TI-9.4)
draw-ground = Crest for { $n } food: { $reward } (TI-7.5)
draw-contract-space = contract space: { $n } VP (TI-7.4)
draw-marker = marker: { $n } more with every die of this action (TI-9.6)
draw-marker-of = marker of this building: { $n } more action points (TI-9.6)
draw-pieces = houses { $houses }, pillars { $pillars }

## Players

draw-acts = acts now
draw-place = order: { $n }
draw-no-card = no card yet
draw-deck = { $n ->
    [one] 1 card left
   *[other] { $n } cards left
}

## What is open

draw-chain = Open choices
draw-now = now
draw-then = then
draw-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
draw-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
draw-bonuses = { $n ->
    [one] 1 bonus
   *[other] { $n } bonuses
}
draw-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
draw-open-name-action = Any action
draw-open-identical = Contract
draw-open-any-goods = Any goods
draw-open-reward-house = House
draw-open-reward-pillar = Pillar
draw-open-reward-move = Move
draw-open-building-trigger = Building reward
draw-open-free-steps = Free steps
draw-open-refill = Character market
draw-open-refresh = Character market

## In the place of what is said of every game

page-jump-side = Dice
draw-lost = { $what } lost
