# Newdale in English.

## Parts of sentences

rival = the rival
goal-part-goods = goods for the goal: { $n } of { $wants } coins
goal-part-vp = { $n } of { $wants } VP
goal-part-fists = { $n } of { $wants } fists
goal-part-ship = ship on space { $n }; it must reach { $wants }
card = { $which ->
    [0] { $card }
   *[other] { $card } ({ $which })
}
figure = { $figure_group ->
    [piece] a Hooded one
   *[other] a { $figure } assistant
}
goods = { $n ->
    [one] 1 { $good_one }
   *[other] { $n } { $good_pl }
}

## Questions
# The questions stand in words.toml of the game.

## Options

action-discard = Give up { card }
action-choose = Travel with { $character }
action-take_cards = Take the cards
action-take_vp = Take the points
action-sell = Sell { card } for 1 coal
action-give = Give 1 { $good_one }
action-drift = Drift back 1 space
action-use = Use: { $token }
action-play = Use { $character }
action-release = Release the { $color } prisoner
action-plan = Marker { $marker }: { $space }
action-plan_area = Marker { $marker }: area { $area }, { $space }
action-commit = Commit the plan
action-bridge = Bridge { $site }
action-build = Build { card }
action-build_pool = Build { card } from the pool
action-hire = Hire { $sailor }
action-town = { $town }
action-town_toll = { $town }, paying the toll
action-area = Area { $area }
action-pay = { $facts ->
    [1] Pay 1 { $good_one }
   *[2] Pay 1 { $good_one } ({ $color })
}
action-take_token = Take the token of field { $field }
action-leave = Leave the token
action-good = { $facts ->
    [1] 1 { $good_one }
   *[2] 1 { $good_one } ({ $color })
}
action-unlock = Unlock the { $block }
action-keep = Keep { card }, swap the rest
action-develop = Buy marker { $marker }
action-sail = { $n ->
    [one] Sail 1 space
   *[other] Sail { $n } spaces
}
action-assist = Produce with assistants
action-cards = Give up cards for all who are missing
action-feed = Feed { card } to the chain
action-feed_grapes = Feed 1 { $good_one } ({ $color })
action-chain = { $n ->
    [one] 1 good through the chain
   *[other] { $n } goods through the chain
}
action-run = Run the chain of area { $area }
action-trade = Trade 3 coal for 2 VP
action-fish = Give 1 fresh fish for 1 VP
action-jail = Jail { figure }
action-jail_rabbit = Jail { figure } of Rabbit's
action-take_assistant = Take a { $color } assistant
action-take_vineyard = Take the Vineyard ({ $color })
action-goal = Deliver { $goal }
action-mission = Fulfill it with { $good }
action-mission_none = Let it be
action-skip = Skip
action-done = Done

## Outcomes of chance

action-start = { $who } is the start player
action-token = Token: { $token }
action-secret = { $who } gets the secret mission { $symbol }
action-lay = Laid out: { $character }
action-pool = For the pool: { card }
action-deal = { $who } draws { card }
action-event = Event: { $event }
action-figure = { figure } is drawn
action-private = { $who } draws { figure }
action-reveal = Turned over: { card }

## The log

event-token_laid = On bonus field { $field } lies: { $token }.
event-token_removed = No field is free, and this token leaves the game: { $token }.
event-pool_laid = The pool offers { card }.
event-start_player = { $who } is the start player.
event-mission_dealt = { $who } gets a secret mission.
event-mission_seen = The secret mission of { $who }: { $symbol }.
event-card_drawn = { $who } draws a card.
event-card_dealt = { $who } draws { card }.
event-discarded = { $who } gives up { card }.
event-reshuffled = { $n ->
    [one] 1 discarded card becomes the new draw pile.
   *[other] { $n } discarded cards become the new draw pile.
}
event-character_laid = { $character } would come along.
event-character_taken = { $character } travels with { $who }.
event-event_revealed = Round { $round }, the event: { $card }.
event-side_mission = A side mission comes to the table: { $mission }.
event-planned = { $facts ->
    [4] { $who } puts marker { $marker } on area { $area }, { $space }.
   *[3] { $who } puts marker { $marker } on { $space }.
}
event-figure_drawn = { $figure_group ->
    [piece] A Hooded one steps out of the bag.
   *[other] A { $figure } assistant joins the labor market.
}
event-raid = { $n ->
    [one] A Hooded one raids the expedition.
   *[other] { $n } Hooded ones raid the expedition.
}
event-marker_taken = { $facts ->
    [4] { $who } carries out marker { $marker }: area { $area }, { $space }.
   *[3] { $who } carries out marker { $marker }: { $space }.
}
event-not_carried_out = { $who } does nothing with it and draws a card instead.
event-goods_gained = { $facts ->
    [3] { $who } gains { goods }.
   *[4] { $who } gains { goods } ({ $color }).
}
event-goods_paid = { $facts ->
    [3] { $who } returns { goods }.
   *[4] { $who } returns { goods } ({ $color }).
}
event-gained = { $who } gains { $vp } VP.
event-lost = { $who } loses { $vp } VP.
event-token_used = { $who } uses a token: { $token }.
event-character_used = { $character } helps { $who }.
event-private_figure = { $who } draws { figure } from the bag.
event-vineyard_taken = { $who } takes { card } in hand.
event-revealed = Turned over and discarded: { card }.
event-released = { $who } releases a { $color } prisoner into the labor market.
event-jailed = { $who } jails { figure }.
event-built = { $who } builds { card } in { $town }.
event-bridge_built = { $who } builds the bridge { $site }.
event-toll_paid = { $who } pays a toll to { $owner }.
event-token_taken = { $who } takes the token of field { $field }: { $token }.
event-unlocked = { $who } unlocks the { $block }.
event-swapped = { $n ->
    [one] { $who } swaps 1 card.
   *[other] { $who } swaps { $n } cards.
}
event-developed = { $who } buys marker { $marker }.
event-hired = { $who } hires { $sailor }.
event-ship_moved = The ship of { $who } reaches space { $space }.
event-settled = { $who } puts up a house in { $town }.
event-rival_moved = The rival's ship reaches space { $space }.
event-delivered = { $who } delivers { $goal } of the chapter goal.
event-fulfilled = { $who } fulfills the side mission with { $good }.
event-scored = { $who } scores { $vp } VP: { $line }.
event-bag_passed = The bag passes to { $who }.
event-chapter_over = The chapter is over.

## The story: told before a chapter, after it, and what decided the way

story-i = The king sends an expedition across the sea, and its first camp stands at Longsdale. Soldiers march on their stomachs, says Enoch Brubak, the royal quartermaster, and his are growling. Build farms and kitchens, and fill his stores with corn, bread and meat.
story-i-after = The soldiers sleep with full bellies. That night a letter lies under your door, signed with a rabbit's paw: while the army eats, the villages go hungry. Rabbit will come to see you.
story-ii = Recruits pour into Longsdale and have nowhere to sleep. Enoch wants planks and bricks for their barracks, and he wants them now. Then Rabbit is there, with her sister Onyx and a request: a little corn or bread for her people. Whoever helps them will have friends in the North.
story-ii-after = The recruits move into their barracks, and the road lies open. One way leads north over the river, where Rabbit's people know every ford. The other is the king's own road over the mountains.
story-iiia = Rabbit's people lead you off the road and into the river valleys. It is the shorter way, only the river has no bridges yet. The carpenters ask for planks, barrels and tools, and whoever builds a bridge may ask a toll.
story-iiia-why = At least half of the expedition remembered Rabbit's people. The North keeps its word and shows you the way over the river.
story-iiia-after = The last wagon rolls onto the far bank. The hills here are full of vines, and in the villages the grape harvest decides who is a guest and who a stranger.
story-iiib = The king's road is wide, but it climbs. Beyond the last inn wait the passes, and every one costs a day. The column needs yarn, cloth and bread before the snow does its own counting.
story-iiib-why = Less than half of the expedition had anything to spare for Rabbit's people. The North keeps its paths to itself, and you take the king's road.
story-iiib-after = The passes lie behind you, and nobody has frozen. On the other side the slopes are full of vines, and in the villages the grape harvest decides who is a guest and who a stranger.
story-iva = The vintners open the northern valleys to you. Their forges are cold and their kilns empty: bricks, iron and tools are wanted, and more bridges with them. Gunda, who has built half of the valley, offers to build the other half with you.
story-iva-why = At least half of the expedition helped with the harvest. You are guests, and guests are shown the valleys.
story-iva-after = Creekside opens its gates and its cellars. Only the night watch drinks nothing: hooded figures have been seen in the hills.
story-ivb = Nobody guides you, so you go through the land of the bandits. Feed your people well and arm them better: meat, barrels and weapons are what counts out here. Gunda the builder joins you; she does not like bandits either.
story-ivb-why = Less than half of the expedition lent a hand with the harvest. Strangers have to find their own way, and it leads through bandit country.
story-ivb-after = Thickthorn takes you in behind its hedges. Only the night watch does not sleep: hooded figures have been seen in the woods.
story-v = Now they have a name: the Hooded Order. They come at night, out of the moor, and take what no fist defends. Weapons for the guards, cloth and clothes against the cold, and the road to the coast will be yours.
story-v-why-creekside = The northern valleys have brought you to Creekside.
story-v-why-thickthorn = The road through bandit country has brought you to Thickthorn.
story-v-after = The Order draws back toward the coast. Behind it the road to Canyon Brook lies free, and for the first time you smell the sea.
story-vi = At Canyon Brook the keels are laid. The shipwrights want planks, barrels and rope, more than anybody has ever seen in one place, and the first sawmills stand ready for whoever builds them.
story-vi-after = The hulls float, and not one of them leaks. What they lack is freight: the provisions wait along the coast, at Larkhill.
story-vii = From Larkhill the ships creep along the coast from harbor to harbor and load bread, meat and wine for the crossing. There is a crowd on every quay, and some in the crowd wear hoods. Aaron Reitzke, a vintner who has seen enough of them, comes aboard.
story-vii-after = The fleet lies in the harbor of Canyon Brook, loaded to the rails. All it waits for is the wind.
story-viii = The wind is here. Beyond the sea lies a coast that nobody has mapped, and a name that everybody knows: Newdale. Hire sailors, keep barrels, smoked fish and fish soup in the hold, and be the first ashore.
story-viii-after = Smoke rises from the first chimneys of Newdale, within sight of the ice. What the settlers say about the giants up there is a story for another winter.
story-again = This chapter is not won yet. It will be told again.
