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

## On the map

lesson-travel = Travel, trade, build
lesson-travel-about = This lesson leads onto the map. Your merchant stands in Orléans, like all merchants at first. He can travel, pick up goods and build trading stations.
lesson-travel-ways = Towns are joined by roads and waterways, and at the start a good lies on every one. The Ship follows waterways, the Wagon roads. The dearer the good, the better: grain is worth 1 point, brocade 5.
lesson-travel-knight = Ship and Wagon are full. The Guildhall builds trading stations and still lacks a knight. Put your knight there.
lesson-travel-not-town-hall = From the Town Hall he would leave you for good. Put him on the Guildhall.
lesson-travel-guildhall-please = He would fit there. But the Guildhall lacks only him.
lesson-travel-knight-first = You may confirm, but the Guildhall lacks its knight. Put him there first.
lesson-travel-confirm = All three are activated. Confirm your plan.
lesson-travel-ship = In which order you use your places is up to you, and here it matters. First travel: use the Ship.
lesson-travel-at-home = You could build here: in Orléans everybody may build one. For that very reason it does not hurry. Travel first.
lesson-travel-wagon-later = The Wagon would do as well, but use the Ship first.
lesson-travel-not-pass = If you pass, you do nothing more this round. Go on.
lesson-travel-blois = Two waterways lead from Orléans. On the way to Blois lies a wine, on the way to Briare a grain. Go to Blois.
lesson-travel-not-briare = On that way lies only a grain, 1 point. The wine on the way to Blois is worth 3.
lesson-travel-wine = You may take one good from the way you traveled. Take the wine.
lesson-travel-why-none = You may leave it, but whoever comes next would thank you. Take it.
lesson-travel-build = Yellow has driven to Châteaudun and taken a wool. You stand in Blois, and nobody has built here yet. Use the Guildhall.
lesson-travel-build-first = If you drive on, you cannot build in Blois. Use the Guildhall first.
lesson-travel-station = Your station! A town has room for just one, whoever owns it: Blois is closed to the others now. Only in Orléans may everybody build. At the end a station counts as much as your Development level.
lesson-travel-wagon = You still have the Wagon. Use it to drive on.
lesson-travel-vendome = Two roads leave Blois. In Vierzon stands a station of yellow. Go to Vendôme, where you can build next time.
lesson-travel-yellow-there = You may travel there, merchants can share a town. But you could not build there: Vierzon belongs to yellow.
lesson-travel-cheese = On the road lay a cheese. Take it.
lesson-travel-trading-day = The event of this round was Trading Day: 1 coin for each of your stations on the map. So Blois has paid you already.
lesson-travel-done = You have learned to travel by water and by road, to take goods and to build. Ways once emptied stay empty, towns once taken stay taken: who is early, chooses.

## The deeds

lesson-deeds = The Town Hall and the deeds
lesson-deeds-about = This lesson is about the Beneficial Deeds. The town needs helpers for eight tasks, and rewards everybody who sends some.
lesson-deeds-deed = Every deed has slots for certain followers. Canalisation pays 1 coin or 1 Development point for each, the Papal conclave 3 coins. Whoever fills the last slot also takes its citizen.
lesson-deeds-never-back = You send followers there by the Town Hall: one or two of any kind, but no starters. They never come back, so choose well.
lesson-deeds-farmer = You have farmers enough. Put the one from your Market on the Town Hall.
lesson-deeds-either-slot = Either slot will do. Take the first.
lesson-deeds-town-hall-please = He could work there too. For this lesson put him on the Town Hall.
lesson-deeds-somebody-first = Nobody stands on the Town Hall yet. Put your farmer there.
lesson-deeds-farmer-first = First the farmer, on the Town Hall.
lesson-deeds-knight = Look at the Papal conclave: two monks stand there, and only a knight is missing. Put your knight on the Town Hall, too.
lesson-deeds-one-is-enough = One follower is enough for the Town Hall, you may confirm. But then somebody else fills the conclave. Add your knight.
lesson-deeds-knight-first = First the knight, on the Town Hall.
lesson-deeds-confirm = Confirm your plan.
lesson-deeds-enough = Possible, but for this lesson confirm now.
lesson-deeds-use = Yellow has a knight on the Town Hall as well. Luckily it is your turn first: use yours.
lesson-deeds-not-pass = If you pass, yellow fills the conclave and takes the citizen. Use the Town Hall.
lesson-deeds-send-farmer = You decide who goes where, one after the other. On a deed everybody stands only for himself, even a monk. Send the farmer to Canalisation.
lesson-deeds-wall = The city wall pays 1 coin, but it is still a long way from its last slot. Send the farmer to Canalisation.
lesson-deeds-plague = Defeating the plague pays 2 coins, a fair offer. But I want to show you Canalisation.
lesson-deeds-farmer-goes-first = The knight goes next. First the farmer.
lesson-deeds-reward = Here you choose your reward. You stand on space 3 of the Development track, and level 2 begins on space 4. Take the Development point.
lesson-deeds-not-coin = A coin is 1 point at the end. One more step means level 2, and that is worth more. Take the Development point.
lesson-deeds-second = Now the second follower. The conclave waits for its knight: 3 coins, and the last slot.
lesson-deeds-two-coins = That pays less, and no citizen. The Papal conclave pays 3 coins, and its last slot is free.
lesson-deeds-yellow-waits = You may stop here. He would stay on the Town Hall, and you could use it again on a later turn; but yellow has a knight ready, too. Send yours now.
lesson-deeds-citizen = The citizen is yours, no matter who sent the monks. Yellow's knight came too late and went to the Peace treaty. On level 2 your two citizens are worth 4 points by now.
lesson-deeds-bag = Farmer and knight are gone, but your markers on the tracks stay where they are. And with fewer followers in your bag you draw the others more often.
lesson-deeds-done = You have learned to use the Town Hall: coins or points for every helper, a citizen for the last slot, and a leaner bag.

## The events

lesson-events = When the hourglass runs out
lesson-events-about = This lesson is about the events at the end of a round. Three of them hurt: Taxes, Plague and Harvest. You know the event from the start of the round, so you can prepare.
lesson-events-taxes = Taxes! You pay 1 coin for every 3 goods. You own six, that makes 2 coins, but you had only one. For each missing coin you suffer torture: you must give something up.
lesson-events-torture = What you give up is gone for good. Of your trading stations nine are still unbuilt, and hardly anybody ever builds all ten. Give up one of those.
lesson-events-built-one = The station in Blois counts at the end and on every Trading Day. Rather give up an unbuilt one.
lesson-events-random-one = Chance would choose between your knight, your scholar and your monk. All three are dear. Give up an unbuilt station.
lesson-events-level = You would go back from space 5 to 4. Possible, but you would miss that point later. Give up an unbuilt station.
lesson-events-food-soon = A grain is worth only 1 point. But it is food, and you will need that soon. Give up an unbuilt station.
lesson-events-good-points = That good is worth points at the end. An unbuilt station is worth nothing: give up one of those.
lesson-events-keep-tile = A place tile would be a high price for one coin. Give up an unbuilt station.
lesson-events-plague = The next round brings the Plague: it takes a follower at random from your bag, though never a starter. Whoever is not in the bag is safe. Draw five.
lesson-events-draw-all = The fewer you draw, the more the Plague finds in your bag. Draw five.
lesson-events-sacristy = Knight and scholar are still in the bag. But your monk came, and you own the Sacristy: a monk who waits there can avert Taxes, Plague or Harvest. Put him there.
lesson-events-sacristy-please = A monk fits anywhere. Now he should guard you: put him on the Sacristy.
lesson-events-unprotected = You may confirm, but then the Plague takes your knight or your scholar. First the monk, on the Sacristy.
lesson-events-monk-first = First the monk, on the Sacristy.
lesson-events-confirm = Well protected. Confirm your plan.
lesson-events-enough = The Winery would be a fine place for farmer and trader. But for this lesson just confirm.
lesson-events-shield = The Plague is at your door. You decide whether the monk averts it or waits for a worse day. Let him avert it.
lesson-events-keep-later = You may save him for later, but then you lose your knight or your scholar now. Let him avert the Plague.
lesson-events-harvest = Nobody was lost, and the monk went back into your bag. The next event is Harvest: everybody gives back 1 food, or pays 5 coins without it. Draw all three.
lesson-events-draw-again = Fewer is allowed. For this lesson draw all three.
lesson-events-go-on = You own grain and cheese, so you need not fear the Harvest. Just confirm your plan.
lesson-events-monk-free = He would spare you the Harvest. But for a single grain that is not worth a monk. Just confirm.
lesson-events-enough-harvest = A good thought for a real game. Here just confirm.
lesson-events-food = Grain, cheese and wine are food. If you have any, you must give one; you may not pay instead. Which one, you choose: give the grain.
lesson-events-not-cheese = Cheese is worth 2 points, grain only 1. Give the grain.
lesson-events-kind = Yellow had no food and paid 5 coins. The other events are kinder: Income, Trading Day, and Pilgrimage, which only forbids new monks. Each of the six comes three times; here you see which are left.
lesson-events-done = You have learned to look at the hourglass early: keep some coins and one food, empty your bag before a Plague, and keep a monk on the Sacristy if you own it.

## The place tiles

lesson-tiles = Your own place tiles
lesson-tiles-about = This lesson is about place tiles. You have already won four: the Bathhouse, the Gunpowder Tower, the Pharmacy and the School. Each bends the rules a little in your favor.
lesson-tiles-draw = A round begins, and you may draw five. Draw them all.
lesson-tiles-draw-all = Fewer is allowed. But today you have room enough: draw five.
lesson-tiles-tower = The Gunpowder Tower has two more spaces for drawn followers; your boatman, a starter, already waits on one. From here followers can go straight to the deeds. Put the knight in the tower.
lesson-tiles-tower-first = You may put them all on the Market. But try the tower: put the knight there.
lesson-tiles-no-starter = A starter may wait in the tower, but never goes to the deeds. Put the knight there.
lesson-tiles-knight-please = Allowed, and he could do a deed from there. But the best deed today is for a knight: put him in the tower.
lesson-tiles-bathhouse = The Bathhouse: you may draw two more followers, keep one and put the other back. It costs no draw. Visit it.
lesson-tiles-try-bath = You need not, but why not have the choice? Visit the Bathhouse.
lesson-tiles-keep = A monk and a farmer. You see both, then you choose. Keep the monk.
lesson-tiles-not-farmer = A farmer is useful, but a monk stands in for anybody. Keep the monk.
lesson-tiles-pharmacy = Now your plan. The Pharmacy takes any one follower, even a starter. Put your farmer there.
lesson-tiles-starter-will-do = Anybody may stand there. But you need your farmer least today: take him.
lesson-tiles-plan-first = You may confirm, but then your tiles do nothing this round. Put the farmer on the Pharmacy.
lesson-tiles-pharmacy-first = First the farmer, on the Pharmacy.
lesson-tiles-school = On the Scriptorium a knight is missing. The School helps: a scholar may stand on any slot except a monk's. Put your scholar on the knight's slot. The Herb Garden helps boatmen in a similar way.
lesson-tiles-not-town-hall = From the Town Hall he would leave you for good. Put him on the Scriptorium.
lesson-tiles-scriptorium-please = With the School he may stand there, too. But the Scriptorium lacks only him.
lesson-tiles-keep-knight = You may place him from the tower. But he has something better to do there: leave him.
lesson-tiles-keep-monk = The monk can stand in, too. But with the School a scholar is enough, and the monk stays free.
lesson-tiles-scholar-first = First the scholar, on the knight's slot of the Scriptorium.
lesson-tiles-confirm = Confirm your plan.
lesson-tiles-enough = You could go on planning. For this lesson confirm now.
lesson-tiles-use-pharmacy = The Pharmacy turns coins into Development points, up to three at a time. Use it.
lesson-tiles-pharmacy-now = That comes next. First the Pharmacy.
lesson-tiles-not-pass = If you pass, your people wait until the next round. Go on.
lesson-tiles-pay = You stand on space 6. Pay 3 coins: you pass space 7, where 3 coins come back to you, and reach space 9, level 3!
lesson-tiles-pay-one = One coin takes you to space 7 and brings you 3. Clever! But with three coins you also reach level 3.
lesson-tiles-pay-two = With two you stop just before level 3. Pay three.
lesson-tiles-scriptorium = Level 3, and the coins are back. Now use the Scriptorium: your two scholars bring one point more.
lesson-tiles-tower-later = The tower comes right after it. First the Scriptorium.
lesson-tiles-use-tower = Now the Gunpowder Tower: it works like a Town Hall. Use it.
lesson-tiles-send = Your knight may choose among three deeds. The Papal conclave pays most: 3 coins. Send him there.
lesson-tiles-three-coins = That deed pays less. The Papal conclave pays 3 coins.
lesson-tiles-done = You have seen tiles that help you draw, plan, develop and earn. Others bring goods, coins or technology tiles. Each exists only once: read them all, and choose what suits your plan.

## The end

lesson-end = The last round
lesson-end-about = This lesson is about the end of the game. It is round eighteen, the last one, and two of your places are ready. Let us see what they are worth.
lesson-end-worth = Every coin is 1 point. Grain is worth 1, cheese 2, wine 3, wool 4, brocade 5. Each station on the map and each citizen counts as much as your Development level: now 3.
lesson-end-tours = Your merchant stands in Tours, and so does yellow's. Both of you have the Guildhall ready. But Tours has room for only one station.
lesson-end-guildhall = You have four stations each. Whoever has the most at the end, alone, takes one more citizen. It is your turn: use the Guildhall.
lesson-end-point-waits = The point will not run away, but Tours will: yellow would build there at once. First the Guildhall.
lesson-end-not-pass = This is the last round: whatever you do not use now is lost. Go on.
lesson-end-most = Five stations against four! Yellow cannot build in Tours any more and had to pass.
lesson-end-scriptorium = Your marker is on space 14, and level 4 begins on 15. A single point makes every station and every citizen worth more. Use the Scriptorium.
lesson-end-coins = The game is over; now everybody counts. The last event was Trading Day: 5 coins for your five stations. That makes 13 coins, 13 points.
lesson-end-goods = Your goods: two grain make 2, two cheese 4, a wine 3, a wool 4. That is 13 points.
lesson-end-stations = Five stations, your two citizens, and one citizen more for the most stations: eight. Times level 4, that is 32 points!
lesson-end-nothing = Followers, technology tiles, place tiles and unbuilt stations count nothing. So you have 13 and 13 and 32: 58 points.
lesson-end-yellow = Yellow has 18 for coins, 6 for goods, and 20 for four stations and a citizen on level 4: 44 points. You win! On a tie, whoever is further along the Development track wins.
lesson-end-done = Now you know how a game of Orléans ends and what counts. You are ready for your first one. Recruit, travel, build, keep an eye on the hourglass, and enjoy it!
