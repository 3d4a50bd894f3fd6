# Tiletum in English.

## Parts of sentences

rival = Titus
tile = { $tile_group ->
    [crest] the { $tile } crest
    [contract] a contract ({ $tile })
    [helper] a helper ({ $tile })
   *[character] a character ({ $tile })
}

## Questions
# The questions stand in words.toml of the game.

## Options

action-die = Take the { $color } { $value }
action-die_changed = Take the { $color } { $value } as a { $to }
action-tile_take = Take the bonus tile
action-tile_leave = Leave the bonus tile
action-recolor = Gain { $good } instead
action-recolor_no = Keep the good of the die
action-action = Take the { $action }
action-walk = Move the { $piece } to { $town }
action-house = Place a house in { $town }, space { $space }
action-pillar = Place a pillar in { $town }
action-pick = Take the tile where the { $piece } stands
action-character = Take the character on market space { $space }
action-refresh = Refresh the character market
action-lodge = Lodge tile { $store } in building { $building }, floor { $floor }
action-contract = Take the tile on market space { $space }
action-swap = Exchange { $give } for { $take }
action-trade = Buy 1 { $good } for 2 gold
action-fulfil = Fulfill the contract in storehouse { $store }
action-crest = Place the crest of storehouse { $store } at building { $building }
action-helper = Use the helper in storehouse { $store }
action-cathedral = Help build the cathedral in { $town }
action-with = Pay with { $good }
action-gain = Gain 1 { $good }
action-forgo = Forgo the reward
action-trigger = Take the rewards of building { $building }
action-trigger_none = Take no rewards
action-bonus = Take the reward of building { $building }, floor { $floor }
action-done = Done
action-king_take = Take the king's tile
action-king_discard = Discard the king's tile
action-end = End the action

## Outcomes of chance

action-first = { $who } is the first player
action-field = { $action } on field { $field }
action-wheel = The wheel shows { $value } at field 1
action-cost = Cathedral in { $town }: { $cost }
action-town = The fair of round { $round } is in { $town }
action-fair = The fair of round { $round }: { $fair }
action-roll = A { $color } { $value } is rolled
action-corruption = Corruption { $value }
action-reveal = Turned up: { tile }
action-card = Titus draws { $card }

## The log

event-field_laid = Action field { $field }: { $action }.
event-wheel_laid = The wheel shows { $value } at action field 1.
event-cost_laid = The cathedral in { $town }: { $cost }.
event-town_laid = The fair of round { $round } is in { $town }.
event-fair_laid = The fair of round { $round } rewards { $fair }.
event-first_player = { $who } is the first player.
event-revealed = { $place ->
    [0] On action field { $space } lies { tile }.
    [1] Beside the king track lies { tile }.
    [2] On the map, in { $town }, lies { tile }.
    [3] The contract market offers { tile }.
   *[4] The character market offers { tile }.
}
event-rolled = A { $color } { $value } is rolled.
event-corrupted = { $value ->
    [0] No corruption: the king track stays as it is.
    [one] Corruption: everybody falls back 1 space on the king track.
   *[other] Corruption: everybody falls back { $value } spaces on the king track.
}
event-die_taken = { $from ->
    [0] { $who } takes the { $color } { $value }.
   *[other] { $who } pays gold and takes the { $color } { $from } as a { $value }.
}
event-goods_gained = { $who } gains { $n } { $good }.
event-action_begun = { $who } takes the { $action } with { $ap } AP.
event-tile_taken = { $who } takes { tile }.
event-walked = { $who } moves the { $piece } from { $from } to { $town }.
event-house_placed = { $who } places a house in { $town }.
event-pillar_placed = { $who } places a pillar in { $town }.
event-triggered = { $who } takes the rewards of building { $building }.
event-bonus_used = { $who } takes a character's reward: { $tile }.
event-refreshed = { $who } refreshes the character market.
event-lodged = { $who } lodges a character in building { $building }, floor { $floor }: { $tile }.
event-roof_house = { $who } fills building { $building } and frees the house on its roof.
event-completed = { $who } completes building { $building }.
event-marker_placed = { $who } now has { $ap } more AP for every { $action }.
event-swapped = { $who } exchanges 1 { $give } for 1 { $take }.
event-king_moved = { $who } moves to space { $space } of the king track.
event-turn_ended = { $who } ends the turn.
event-traded = { $who } buys 1 { $good } for 2 gold.
event-fulfilled = { $who } fulfills a contract: { $tile }.
event-crest_placed = { $who } places the { $tile } crest at building { $building }.
event-forgone = { $who } forgoes the reward of the crest.
event-helper_used = { $who } uses a helper: { $tile }.
event-contributed = { $who } helps build the cathedral in { $town }.
event-king_tile_discarded = { $who } discards the king's tile: { tile }.
event-turn_order = { $facts ->
    [2] The turn order is { $first }, { $second }.
    [3] The turn order is { $first }, { $second }, { $third }.
   *[4] The turn order is { $first }, { $second }, { $third }, { $fourth }.
}
event-fair_held = The fair in { $town } is worth { $value } VP for { $fair }.
event-scored = { $vp_lost ->
    [0] { $who } scores { $vp } VP: { $line }.
   *[other] { $who } loses { $vp_lost } VP: { $line }.
}
event-wheel_turned = The wheel turns; action field 1 now shows { $value }.
event-card_drawn = Titus draws a card: { $card }.
event-tile_removed = { $who } removes { tile } from the game.
event-game_over = The game is over.
