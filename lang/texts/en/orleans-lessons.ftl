### The lessons of Orléans: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## The first round

lesson-round = Your first round
lesson-round-welcome = Welcome to Orléans! I am the guild master, and I sit beside you. You are green. Now you play the first of eighteen rounds: you send followers to work, and see what it brings. In the end the most points win.
lesson-round-starters = Here, on your Market, wait your first four followers: a farmer, a boatman, a craftsman and a trader. These four are starters: whatever happens, you never lose them.
lesson-round-places = And these are your ten places. Each has round slots, and every slot shows who must stand there. When all its slots are filled, a place is activated and can be used.
lesson-round-farm-house = Let us begin with the Farm House. It needs a boatman and a craftsman, and brings you a new farmer and a good: the first farmer brings grain.
lesson-round-boatman = This is the planning phase. Put your boatman on the Farm House.
lesson-round-other-place = He would be welcome there too. For this lesson he goes to the Farm House.
lesson-round-nothing-planned = You may confirm an empty plan, but then nobody works this round. Put your boatman on the Farm House.
lesson-round-boatman-first = The others get their turn. First the boatman, on the Farm House.
lesson-round-craftsman = Now the craftsman, on the second slot of the Farm House.
lesson-round-half-planned = You may confirm now, but the Farm House is only half full, and half full it does nothing. Add the craftsman.
lesson-round-craftsman-first = First complete the Farm House with your craftsman.
lesson-round-wait = The Farm House is activated. Farmer and trader cannot complete another place, but a place may be filled in part: whoever stands there waits for the rest. Put your farmer on the Castle.
lesson-round-castle-please = A farmer fits there as well. Put him on the Castle: we complete it in the next lesson.
lesson-round-farmer-please = The trader may stay on the Market this time. Send the farmer to the Castle.
lesson-round-one-more = Not yet. Your farmer has nothing to do: let him wait on the Castle, where he will be useful.
lesson-round-confirm = The trader stays on the Market; nobody has to work. Until you confirm you can undo everything. Confirm your plan.
lesson-round-trader-stays = That would be allowed. For this lesson leave the trader on the Market and confirm.
lesson-round-reveal = You plan in secret. Only when the last one has confirmed are the plans shown: yellow wants to use the Village. Now come the actions: in turn, everybody uses one place or passes.
lesson-round-use = You are the start player, so you begin. Use the Farm House.
lesson-round-not-pass = You may pass, and it is final for this round: the Farm House would wait with its people until the next one. But why wait? Use it.
lesson-round-gained = A farmer and a grain! Your marker moved one space along the farmer track. The farmer went into your bag, and so did the two who worked.
lesson-round-stay = Those who did not work stay where they are: the farmer on the Castle, the trader on the Market. Yellow has acted too, and the round is over.
lesson-round-done = Now you know the heart of Orléans: plan, fill a place, use it, and its people go into the bag. How they come out again, you learn next.

## The bag

lesson-bag = Drawing from the bag
lesson-bag-about = This lesson is about your bag: how followers come out of it, and how to get more of them. The second round begins. In your bag are a boatman, a craftsman and your new farmer.
lesson-bag-hourglass = Phase one: the hourglass brings the event of the round. This time it is Income: at the end of the round everybody takes as many coins as their Development level, now 1.
lesson-bag-census = Phase two, the census: whoever is alone in front on the farmer track takes 1 coin. That is you! With three or four players whoever is alone in last place pays 1.
lesson-bag-number = Phase three: you draw followers. The knight track says how many you may draw. You have no knight yet: four.
lesson-bag-draw = You may draw four, but your bag holds only three. Draw all three of them.
lesson-bag-draw-nobody = You may draw nobody. Then nobody new comes to your Market, and you can do little. Draw three.
lesson-bag-draw-fewer = Drawing fewer is allowed. Today you need them all: draw three.
lesson-bag-leave = For every draw that you give up or cannot take you may call one follower back from a slot to the Market. You have one such call. But your farmer stands well on the Castle: leave him and go on.
lesson-bag-leave-farmer = You could, and plan him anew. But on the Castle he is just where you need him. Leave him there.
lesson-bag-boatman = The Castle brings knights. Your farmer is there; a boatman and a trader are missing. Place the boatman.
lesson-bag-castle-please = He is wanted on the Castle.
lesson-bag-castle-first = Complete the Castle first.
lesson-bag-castle-not-full = You may confirm, but the Castle would still be incomplete, and you could use nothing. Fill it first.
lesson-bag-trader = Now the trader.
lesson-bag-park = Your new farmer is free. Let him wait on the Ship, so that he takes no space on the Market: it holds only eight.
lesson-bag-not-town-hall = From the Town Hall followers leave you for good; a later lesson shows what for. Put this farmer on the Ship.
lesson-bag-ship-please = Possible, but now put the farmer on the Ship.
lesson-bag-park-first = Wait: first put your new farmer on the Ship.
lesson-bag-farmer-first = The craftsman stays for later. Put the farmer on the Ship.
lesson-bag-confirm = Good. The craftsman stays on the Market. Confirm your plan.
lesson-bag-keep-craftsman = He could wait there too. Keep him on the Market this time, and confirm.
lesson-bag-knight = The start-player marker has moved on, so yellow went first and has recruited a knight. You want one too: use the Castle.
lesson-bag-not-pass = If you pass, the knight has to wait for the next round. Use the Castle.
lesson-bag-five = Your knight is in the bag, Income brought a coin, and the census another. A new round, and now you may draw five! Your bag holds four: draw them.
lesson-bag-draw-all = Fewer is allowed, but the more followers, the more you can do. Draw four.
lesson-bag-call-back = Again one draw is left over. This time use it: call the farmer back from the Ship. He can go out again in this very round.
lesson-bag-call-first = You may leave him there. But try it once: call the farmer back from the Ship.
lesson-bag-done = Six followers on your Market! You have learned event, census, drawing and calling back, and that knights let you draw more. An early knight or two are seldom wrong.

## The Village

lesson-village = The Village and what it brings
lesson-village-about = This lesson is about the Village, the place with a choice. It needs a farmer, a boatman and a craftsman. All three stand there: it is activated.
lesson-village-three = In the Village you recruit one of three. A boatman brings coins: 2, then 3, 4 and 5. A craftsman brings a technology tile. A trader brings a new place, a place tile.
lesson-village-use = It is your turn. Use the Village.
lesson-village-not-pass = You may pass, but then the Village waits until the next round. Use it.
lesson-village-craftsman = Now choose. A technology tile early in the game saves you a follower in every round to come: recruit a craftsman.
lesson-village-coins-later = A boatman would bring 2 coins at once, and each coin is a point at the end. Good, but take the craftsman now.
lesson-village-tile-later = The trader comes later in this lesson. Take the craftsman now.
lesson-village-draw = You have your technology tile, and in the new round you may place it. First draw your four followers.
lesson-village-draw-all = Fewer is allowed, but you need them all. Draw four.
lesson-village-technology = A technology tile takes the place of a follower to the end of the game. Your first one must go on a farmer slot. Put it on the Village.
lesson-village-other-farmer-slot = That is a farmer slot too, and allowed. But the tile can never be moved, and you use the Village often: put it there.
lesson-village-tile-first = First the technology tile, on the Village. You may also keep one for later, but idle it helps nobody.
lesson-village-boatman = From now on the Village needs only two followers. Place your boatman.
lesson-village-village-please = Possible, but now he goes to the Village.
lesson-village-village-first = Fill the Village first.
lesson-village-not-full = You may confirm, but the Village is not full yet.
lesson-village-second = And a craftsman. You have two now, a starter and a new one: either will do.
lesson-village-not-town-hall = From the Town Hall he would leave you for good. Put a craftsman on the Village.
lesson-village-confirm = The Village is activated, and your farmer is still free: that is what the tile is for. Confirm your plan.
lesson-village-enough = You could fill other places with them. For this lesson confirm now.
lesson-village-again = Use the Village again.
lesson-village-trader = This time recruit a trader: he brings a place tile.
lesson-village-two-coins = 2 coins for the first boatman: not bad. But now I want to show you the place tiles. Recruit the trader.
lesson-village-second-tile = A second technology tile could go on any slot but a monk's, one tile per place. But now recruit the trader.
lesson-village-tile = You choose one tile, and each exists only once. The first comes from stack I, later ones from I or II. Take the Winery: with a farmer and a trader it brings wine, worth 3 points.
lesson-village-bathhouse-later = The Bathhouse gives you a better draw, and a later lesson shows it. Take the Winery now.
lesson-village-sacristy-later = The Sacristy shields you from bad events, and a later lesson shows it. Take the Winery now.
lesson-village-other-tile = Every tile has its use, and you may read them all at any time. For this lesson take the Winery.
lesson-village-gained = The Winery lies beside your other places, and from the next round on you may use it. The technology tile stayed on the Village; boatman and craftsman went into the bag.
lesson-village-done = You know the Village: boatmen bring coins, craftsmen technology tiles, traders place tiles. What you gain during the actions works from the next round on.

## Development

lesson-development = Learning and development
lesson-development-about = This lesson is about Development. Every Development point moves your marker one space along this track, and at the end it multiplies what you have built.
lesson-development-marks = The stars are levels: level 2 begins on space 4. On spaces 7, 12 and 25 everybody takes coins. The citizens on 3, 18 and 28 go only to the first who gets there.
lesson-development-trader = Scriptorium and Monastery are full. On the University farmer and craftsman wait for a trader: he brings you a scholar and Development points. Place your trader there.
lesson-development-university-please = He fits there too. But the University lacks only him.
lesson-development-trader-first = First complete the University with your trader.
lesson-development-confirm = Three places activated at once. Confirm.
lesson-development-boatman-stays = He could wait there. For this lesson leave the boatman on the Market and confirm.
lesson-development-university = Your second scholar brings 3 points; the first brought 2. You stand on space 2. Use the University.
lesson-development-point-later = One point would take you to space 3 and bring the citizen just as well. But begin with the University.
lesson-development-monk-later = The monk comes in a moment.
lesson-development-not-pass = If you pass, you do nothing more this round, and your people wait. Go on.
lesson-development-citizen = Three spaces at once! You were the first past space 3 and took the citizen; and since space 4 you are on level 2. At the end each citizen counts as much as your level.
lesson-development-scriptorium = The Scriptorium turns a knight and a scholar into 1 Development point. Use it.
lesson-development-monk = Now the Monastery: a scholar and a trader bring a monk. Last round was Pilgrimage, when nobody may recruit monks, so they had to wait. Use it.
lesson-development-draw = The event was Income: level 2, so 2 coins. A new round: draw five, and let us see whether the monk is among them.
lesson-development-draw-all = Fewer is allowed. But let us look for the monk: draw five.
lesson-development-knight = There he is! A knight came too, but no scholar. Put the knight on the Scriptorium.
lesson-development-not-town-hall = From the Town Hall he would leave you for good. Put him on the Scriptorium.
lesson-development-scriptorium-please = A good place for him, but now the Scriptorium.
lesson-development-knight-first = First the knight, on the Scriptorium.
lesson-development-stand-in = A monk stands in for anybody. Put him on the slot of the missing scholar.
lesson-development-anywhere = Yes, he may stand there: a monk fits on every slot of your places. Now he is needed on the Scriptorium.
lesson-development-monk-first = First the monk, on the Scriptorium.
lesson-development-not-full = You may confirm, but the Scriptorium still lacks its scholar. The monk can stand in.
lesson-development-plan = Confirm your plan.
lesson-development-enough = Possible, but for this lesson confirm now.
lesson-development-seven = You stand on space 6. Look what lies on space 7, and use the Scriptorium.
lesson-development-done = Space 7 brought 3 coins. You have learned: University and Scriptorium move you along, a higher level makes stations and citizens worth more, and a monk stands in for anybody.
