# What the drawn table of Orléans says.

## Headings

draw-development = Development
draw-tracks-note = supply, bonuses
draw-deeds-note = last slot takes the citizen
draw-done = done
draw-your-places = Your places
draw-places-of = Places of { $who }
draw-places-note = fill every slot to activate; Town Hall and Theatre need one
draw-tiles = Place tiles
draw-next-tile = a trader brings a tile
draw-event-when = this round
draw-always-on = always on

## Pieces

draw-starter = { $token } (starter)
draw-free-slot = free slot: { $who }
draw-citizen-taken = citizen taken
draw-merchant = Merchant of { $who } in { $town }
draw-station = Trading station of { $who } in { $town }
draw-good-on-way = { $good } on the { $way } { $a } – { $b }
draw-marker-development = { $who }: { $n } { $n ->
    [one] Development point
   *[other] Development points
}
draw-supply = { $follower_pl } in the supply: { $n }
draw-hourglass-left = { $event }: { $n } still face down

## The stock

draw-coins = { $n ->
    [one] coin
   *[other] coins
}
draw-citizens = { $n ->
    [one] citizen
   *[other] citizens
}
draw-level = level
draw-draws = { $n ->
    [one] draw
   *[other] draws
}
draw-stations-left = to build
draw-stations-built = { $n ->
    [one] trading station on the map
   *[other] trading stations on the map
}
draw-technology = to place
draw-technology-placed = placed
draw-due-coins = { $n ->
    [one] 1 coin due
   *[other] { $n } coins due
}
draw-due-food = 1 food due
draw-income = { $n ->
    [one] 1 coin to come
   *[other] { $n } coins to come
}

## Deeds, in a few letters

draw-deed-city_wall = City wall
draw-deed-papal_conclave = Papal conclave
draw-deed-defeat_plague = Defeating the plague
draw-deed-astronomy = Astronomy
draw-deed-boatmen_guild = Boatmen’s guild
draw-deed-cathedral = Cathedral
draw-deed-peace_treaty = Peace treaty
draw-deed-canalisation = Canalisation

## Places, in four words

draw-does-farm_house = farmer and a good
draw-does-village = one of three kinds
draw-does-university = scholar and points
draw-does-castle = knight: draw more
draw-does-monastery = monk
draw-does-ship = travel by water
draw-does-wagon = travel by road
draw-does-guildhall = build a station here
draw-idle-station-stands = a station stands here
draw-idle-no-station = no station left
draw-does-scriptorium = 1 Development point
draw-does-town_hall = one or two to deeds
draw-does-hayrick = 1 grain
draw-does-cheese_factory = 1 cheese
draw-does-winery = 1 wine
draw-does-wool_manufacturer = 1 wool
draw-does-tailor_shop = 1 brocade
draw-does-brewery = 2 coins
draw-does-library = 2 Development points
draw-does-windmill = 2 coins, 1 point
draw-does-hospital = coins by level
draw-does-bathhouse = draw 2, keep 1
draw-does-herb_garden = boatmen stand in
draw-does-sacristy = averts one event
draw-does-shipping_line = 1 Development point
draw-does-cellar = 4 coins
draw-does-pharmacy = buy 1 to 3 points
draw-does-office = coins by stations
draw-does-school = scholars stand in
draw-does-horse_wagon = travel by road
draw-does-gunpowder_tower = two more spaces
draw-does-laboratory = technology tile
draw-does-goldsmith = points by stations
draw-does-bakery = grain to bread
draw-does-hiding_place = a bonus again
draw-does-court = another’s merchant
draw-does-barracks = stand in for knights
draw-does-theatre = 1 coin each

## In the place of what is said of every game

page-jump-side = Tracks
