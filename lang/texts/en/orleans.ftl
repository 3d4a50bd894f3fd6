# Orléans in English.

## Parts of sentences

token = { $token_indef }{ $starter ->
    [1] {" "}(starter)
   *[0] {""}
}
slot = { $slot ->
    [-1] {""}
    [0] , slot 1
    [1] , slot 2
    [2] , slot 3
   *[other] , slot { $slot }
}
coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
points = { $n ->
    [one] 1 Development point
   *[other] { $n } Development points
}

## Questions
# Most questions stand in words.toml of the game.

prompt-hiding_good = Choose the good you pay with.
prompt-court_go = Choose where that merchant goes.

## Options

action-remove = Remove the { $tile } from the game
action-remove_none = Remove no tile
action-draw = { $n ->
    [0] Draw nobody
    [one] Draw 1 follower
   *[other] Draw { $n } followers
}
action-allocate = Send { token } to the Gunpowder Tower
action-done = Done
action-bath_yes = Visit the Bathhouse
action-bath_no = Do not visit the Bathhouse
action-keep = Keep { token } on the Market
action-keep_tower = Keep { token } in the Gunpowder Tower
action-retrieve = Call the follower back from the { $place }{ slot }
action-retrieve_theatre = Call { token } back from the Theatre
action-place = Place { token } in the { $place }{ slot }
action-place_from_tower = Place { token } from the tower in the { $place }{ slot }
action-place_technology = Place a technology tile in the { $place }{ slot }
action-confirm = Confirm the plan
action-next = End the turn
action-use = Use the { $place }
action-pass = Pass
action-recruit = Recruit { $follower_indef }
action-tile = Take the { $tile }
action-go = Move to { $town }
action-go_road = Move to { $town } by road
action-go_water = Move to { $town } by water
action-take = Take { $good }
action-take_none = Take nothing
action-deed = Send { $follower_indef }: { $deed }
action-reward_coin = Take 1 coin
action-reward_development = Take 1 Development point
action-pay = Pay { coins }
action-sacristy_use = Let the monk avert the event
action-sacristy_keep = Keep the monk and suffer the event
action-give = Give { $good }
action-bonus = Take the { $follower } bonus again
action-bake = Bake { $n } grain
action-court = Move the merchant of { $who }
action-lose_station = Give up the trading station in { $town }
action-lose_stock = Give up an unbuilt trading station
action-lose_follower = Give up a follower drawn from the bag
action-lose_development = Give up 1 Development point
action-lose_good = Give up { $good }
action-lose_place = Give up the { $place }
action-lose_technology = Give up a technology tile that is not placed
action-lose_technology_on = Give up the technology tile in the { $place }

## Outcomes of chance

action-good = { $good } between { $a } and { $b }
action-good_removed = { $good } leaves the game unseen
action-start = { $who } is the start player
action-event = The event is { $event }
action-draw_token = { $who } draws { token }
action-plague_token = The plague strikes { token } of { $who }
action-torture_token = { $who } loses { token }

## The log

event-good_laid = Between { $a } and { $b } lies { $good }.
event-good_removed = A good leaves the game unseen.
event-start_player = { $who } is the start player.
event-tile_removed = { $given ->
    [1] { $who } removes the { $tile } from the game.
   *[0] { $who } removes no tile.
}
event-hourglass = Round { $round }: { $event }.
event-coins = { $who } takes { coins }.
event-paid = { $who } pays { coins }.
event-paid_to = { $who } pays { coins } to { $to }.
event-draws = { $n ->
    [0] { $who } draws nobody.
    [one] { $who } draws 1 follower.
   *[other] { $who } draws { $n } followers.
}
event-drew = { $who } draws { token }.
event-allocated = { $who } sends { token } to the Gunpowder Tower.
event-bath = { $used ->
    [1] { $who } visits the Bathhouse.
   *[0] { $who } does not visit the Bathhouse.
}
event-kept = { $tower ->
    [1] { $who } keeps { token } in the Gunpowder Tower.
   *[0] { $who } keeps { token } on the Market.
}
event-retrieved = { $who } calls { token } back from the { $place }.
event-placed = { $who } places { token } in the { $place }.
event-technology_placed = { $who } places a technology tile in the { $place }.
event-confirmed = { $who } confirms the plan.
event-used = { $who } uses the { $place }.
event-passed = { $who } passes.
event-recruited = { $who } recruits { $follower_indef }{ $space ->
    [0] .
   *[other] {" "}and moves to space { $space }.
}
event-good_taken = { $who } takes { $good } from the goods market.
event-good_collected = { $who } picks up { $good } on the way.
event-tile_taken = { $who } takes the { $tile }.
event-technology_taken = { $who } takes a technology tile.
event-citizen = { $who } wins a citizen.
event-developed = { $who } gains { points } and reaches space { $space }.
event-moved = { $owner_self ->
    [1] { $who } moves the merchant from { $from } to { $town }.
   *[0] { $who } moves the merchant of { $owner } from { $from } to { $town }.
}
event-station_built = { $who } builds a trading station in { $town }.
event-served = { $who } sends { $follower_indef }: { $deed }.
event-given = { $who } gives { $good }.
event-baked = { $who } bakes { $n } grain into bread.
event-emptied = { $who }: the followers of the { $place } go to the bag.
event-shielded = The monk shields { $who } from { $event }.
event-died = { $who } loses { token } to the plague.
event-survived = { $who } draws { token }, safe from the plague.
event-lost_station = { $built ->
    [1] { $who } gives up the trading station in { $town }.
   *[0] { $who } gives up an unbuilt trading station.
}
event-lost_follower = { $who } gives up { token }.
event-lost_development = { $who } gives up a Development point and falls back to space { $space }.
event-lost_good = { $who } gives up { $good }.
event-lost_place = { $who } gives up the { $place }.
event-lost_technology = { $given ->
    [1] { $who } gives up the technology tile in the { $place }.
   *[0] { $who } gives up a technology tile.
}
event-debt_dropped = { $who } has nothing left to give: { $n ->
    [one] 1 coin remains unpaid
   *[other] { $n } coins remain unpaid
}.
event-most_stations = { $who } has the most trading stations and wins a citizen.
