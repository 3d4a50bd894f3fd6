### The lessons of Craftsmen: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## The table and the first helper

lesson-town = The town at a glance
lesson-town-welcome = Welcome! I am the guild master, and I sit beside you. Today we look at the whole table, and you make your first two decisions. You are yellow; black and red play with us.
lesson-town-ships = These are the four ships. Final goods travel on them, and they bring most of your appreciation points, VP for short. After three years the most VP win.
lesson-town-guilds = Here are the six guilds. Everything happens here: money, building, new cards, work, trade and tokens. Every season you send helpers, and the guilds act in order, from I to VI.
lesson-town-calendar = The calendar. A year has three full seasons, spring, summer and autumn, then a short winter. After each winter we score. Beside it stands the turn order.
lesson-town-street = This Sawmill is the first building of your street. It makes wood. It has two halves: violet above, green below. Every new building must share a color with its neighbor on the same level.
lesson-town-hand = Your hand: a Flax plantation and a Grain field are basic buildings, they make raw materials. The Mill is an extended one: it turns grain into flour. Advanced buildings, the third kind, make the final goods.
lesson-town-colors = Now compare. The Grain field is green above and below: it fits. The Flax plantation is all red, the Mill green above violet. Neither has violet above or green below: they do not fit your Sawmill.
lesson-town-swap = Before the game you may exchange one thing: a card of your hand, or the Sawmill. In the box lies a Sawmill that is green above red. All your cards fit it. Take that one.
lesson-town-keep-later = You may keep everything. But then two of your three cards find no neighbor. Take the Sawmill that is green above red.
lesson-town-not-grain = The Grain field is the one card that fits already, and the Mill needs its grain. Exchange the Sawmill.
lesson-town-not-flax = The Flax plantation would go under its deck for an unknown card. A good thought, but the right Sawmill helps all your cards at once.
lesson-town-not-mill = The Mill goes well with your Grain field. Keep it, and exchange the Sawmill.
lesson-town-other-sawmill = That Sawmill fits fewer of your cards. Look for green above and red below.
lesson-town-money = Your capital cards are money: four colors, values from 1 to 3. Nobody else sees them. Your five add up to the lowest sum, so you go first this season.
lesson-town-send = Now the helpers. In turn order everybody sends one, again and again. Money comes first: send a helper to the Bankers' Guild.
lesson-town-not-pass = Passing is final: you would send no helper at all this season. Send one to the Bankers' Guild.
lesson-town-other-guild = Every guild is open to you. But building and buying cost money, so begin at the Bankers' Guild.
lesson-town-gold = A helper takes the leftmost empty field. Yours stands on the gold field, which opens the guild's privilege. At the Builders' Guild black was faster: red had to take the silver field.
lesson-town-done = You know the table now: guilds, street, hand, money, ships. You have chosen your Sawmill and sent a helper. Next we fill the guilds.

## Helpers

lesson-helpers = Helpers in the queue
lesson-helpers-about = This lesson is about your five helpers: where they may stand, what it costs, and when to stop. Some are out already. It is your turn.
lesson-helpers-fields = Each guild has a queue of three fields. Gold opens the privilege. Silver gives nothing extra. On the ribbon field covering a helper is free. At the Notary all three are taken.
lesson-helpers-empty = Where a field is empty, you go to the leftmost empty one, for free. Nobody is at the Bankers' Guild yet. Send a helper there.
lesson-helpers-not-pass = Passing is final, and you still have work for your helpers. Send one.
lesson-helpers-cover-later = All fields are taken there, so you would have to cover somebody. We come to that. First go where a field is empty: the Bankers' Guild.
lesson-helpers-other-empty = That costs nothing either. But the gold field of the Bankers' Guild is free. Take it while it is.
lesson-helpers-covered = Look at the Notary: red has covered your helper on the gold field, and paid you 1 VP. Do not be angry. You still act first, and red may use the privilege only after you.
lesson-helpers-cover = Now you do the same. The Craftsmen's Guild has room for one more disc: with three players a guild takes four. Cover black on its gold field, the first.
lesson-helpers-not-silver = On silver you would pay the same fee and get no privilege. Cover the gold field, the first.
lesson-helpers-not-ribbon = The ribbon field is free, and often that is clever. But there you act last and without the privilege. Today cover the gold field.
lesson-helpers-not-elsewhere = An empty field would cost nothing. But I want to show you the fee: cover the gold field of the Craftsmen's Guild.
lesson-helpers-fee = Covering another player's helper on gold or silver costs a fee, paid at once to its owner: a capital card, or VP. In year 1 it is 1 VP, later 2 and 3. Give black your violet 1.
lesson-helpers-fee-points = One VP would do too, and black would gain it. Your smallest card is cheaper. Pay the violet 1.
lesson-helpers-fee-dear = You choose the card, so why give a good one away? Black keeps it. Pay the violet 1.
lesson-helpers-pass = One helper is left. You need not send it: whoever has an unused helper at the end of this phase gets 1 VP. Pass.
lesson-helpers-keep-one = You could send the fifth one too, and often you will. Today see what a rest is worth: pass.
lesson-helpers-point = There it is: 1 VP for the helper at home. Two or three at home would bring no more than that one point.
lesson-helpers-order = Now the guilds act from I to VI. In each the fields go from left to right, and on a field the lower disc comes before the upper one. So at the Notary you act before red.
lesson-helpers-done = You have learned to send helpers: the leftmost empty field first, covering when all is full, a fee on gold and silver, none on the ribbon, and 1 VP for resting.

## Money and the Bankers' Guild

lesson-money = Money and sets
lesson-money-about = This lesson is about money: what your capital cards are worth, and how the Bankers' Guild brings more. You hold two red cards and a blue one.
lesson-money-sets = A single card pays its value. But two cards of one color may count as a color set: two are worth 5, three 10, four 15. So your red 1 and red 2 pay 5, not 3.
lesson-money-four = Your helper acts at the Bankers' Guild: you gain four capital cards, then discard two. First you take one or both face-up cards; the rest comes from the deck, unseen.
lesson-money-take = Face up lie a violet 3 and a red 1. Take the red one, on space B: with three reds you pay 10.
lesson-money-not-violet = The violet 3 looks bigger, but alone it pays only 3. A third red lifts your set from 5 to 10. Take the red 1.
lesson-money-not-both = You may take both. Then only two cards come from the deck. Today take the red 1 alone and hope for more reds.
lesson-money-not-skip = You may skip any action, but then your helper came for nothing. Take the red 1.
lesson-money-count = The deck brought red 3, green 1 and blue 3. Four reds pay 15, two blues 5, the green one 1: together 21. That is your paying power.
lesson-money-discard = Now a card must go, old or new. Ask what each is worth to you: discard the green 1.
lesson-money-keep-red = Each red card lifts the set by 5, even the red 1. Discard the green 1, it pays only 1.
lesson-money-keep-blue = Two blue cards pay 5. One alone would pay 3 at most. Discard the green 1.
lesson-money-privilege = A second card should go. But your helper stands on the gold field, and the privilege of this guild is: discard only one. Keep the second by privilege.
lesson-money-use-gold = Without the privilege you would have to. But you stand on gold, so keep all your cards: use the privilege.
lesson-money-rival = Black stands on silver: one face-up card, three from the deck, and two had to go. Taken face-up cards are replaced at the end of the action.
lesson-money-limits = Two limits: you may never hold more than ten capital cards, and at the end of a season no more than eight. And nobody gives change: you pay with whole cards.
lesson-money-done = You have learned what money is: colors count more than values. Take what makes your sets grow, discard what stands alone, and use the gold field.

## Building

lesson-street = Your street grows
lesson-street-about = This lesson is about building. Your street has a Sawmill and a Grain field. In your hand: a Mill, a Bakery and a Flax plantation. Two of your helpers stand at the Builders' Guild.
lesson-street-fit = A new card goes to the left or right end and must fit its neighbor: the same color above, or the same color below. The Mill is blue above green. Green below fits both ends.
lesson-street-first = You may build two cards in one action. Think ahead: the Bakery is green above blue and fits only beside the Grain field, on the right. So build the Mill on the left.
lesson-street-not-beside = It fits there. But then the Bakery, green above blue, would find no place: it fits neither the Mill nor the Sawmill. Build the Mill on the left.
lesson-street-mill-first = That is the right place for the Bakery. But begin with the Mill, on the left.
lesson-street-keep-token = Your privilege token would let a card stand where no color fits. Keep it for your second helper, and build where colors match.
lesson-street-not-skip = You have cards and money; do not send your helper home. Build.
lesson-street-second = Now the second card: build the Bakery on the right, beside the Grain field. Both are green above.
lesson-street-one-more = You may stop after one card. But two cards of one action are paid together, and that saves money. Build the Bakery on the right.
lesson-street-bonus = A prize! Grain field, Mill, Sawmill and Bakery are the whole production line of bread. You are the first to own it and take its bonus token: 3 VP at the end of the game.
lesson-street-pay-one = Now the payment. A basic building costs 2, an extended one 3, an advanced one 6, in any colors. Mill and Bakery cost 9 together. Lay the first red card.
lesson-street-not-violet = Cards laid down do not come back. Three reds pay 10 and are enough; keep the violet one for later. Lay a red card.
lesson-street-pay-two = One red card pays 1. Lay the second, and together they count 5.
lesson-street-pay-three = And the third: three reds count 10. The cost is 9; there is no change.
lesson-street-stranger = Your second helper acts. The Flax plantation is all red, and no end of your street shows red. On the gold field the privilege would help. You are not there, but you have a privilege token.
lesson-street-token = The token stands in for the gold field: one card of this action may ignore the colors. Build the Flax plantation, on the side you like.
lesson-street-stop = You could build a second card now, if you had one. Choose Done.
lesson-street-pay-last = A basic building costs 2. Your violet 2 is just right.
lesson-street-done = You have learned to build: at the ends, color to color, two cards in one payment. You have won a bonus token and used a privilege token. Next your workshops go to work.

## The workshop

lesson-workshop = From grain to bread
lesson-workshop-about = This lesson is about work. Look at your street: the Grain field feeds the Mill, Mill and Sawmill feed the Bakery. Today you bake one loaf of bread and load it on a ship.
lesson-workshop-points = Your helper at the Craftsmen's Guild brings three work points in year 1, four in year 2, five in year 3. Each point pays one step: one building makes one good.
lesson-workshop-double = Bread needs grain, wood, flour, and the baking: four steps, but you have three points. The privilege of the gold field helps: once, one point makes two raw materials. Use it, first in the Grain field.
lesson-workshop-single-grain = That would spend a whole point on one grain, and the bread would not get done. Make two raw materials by privilege, first in the Grain field.
lesson-workshop-grain-first = Wood is needed too, in a moment. Begin with grain, and with the privilege: two raw materials for one point.
lesson-workshop-not-done = You may stop at any time, but points that are left are lost. Go on.
lesson-workshop-grain = A good is a cube, and it must go somewhere at once. Raw materials go to an empty icon that asks for them, or to the fair. Send the grain to the Mill.
lesson-workshop-not-fair = The fair stores raw materials for later, but it costs a point to fetch one. Your building needs this good now.
lesson-workshop-again = The privilege gives you a second raw material for the same point. Make wood in the Sawmill.
lesson-workshop-wood-now = More grain could only wait on the fair. The Bakery needs wood: choose the Sawmill.
lesson-workshop-second-free = The second one is optional, but it costs nothing. Take the wood.
lesson-workshop-wood = Send the wood to the Bakery. Goods may go anywhere in your street; the buildings need not be neighbors.
lesson-workshop-flour = Two points left. The Mill has its grain: let it make flour. The cube on its icon is used up, and you score 1 VP at once.
lesson-workshop-mill-now = A basic building can always work, but more raw materials do not help you now. Work in the Mill.
lesson-workshop-flour-goes = Flour is a half-product. It goes to an advanced building of yours, or to the granary for a capital card. The Bakery is waiting: send it there.
lesson-workshop-not-granary = A sale brings a capital card, and one day you will want that. Today the Bakery needs the flour.
lesson-workshop-bread = The Bakery has flour and wood. With the last point, let it make bread.
lesson-workshop-bread-now = One point is left, and everything is ready for the bread. Work in the Bakery.
lesson-workshop-load = Final goods go on a ship with a row for them. Ships I and IV take bread, and on both a cube brings 4 VP at the end of the year. Choose one.
lesson-workshop-scored = Loaded: 3 VP at once, and 4 more if the cube is still there at the end of the year. Most cubes on a ship bring something besides.
lesson-workshop-done = You have learned to work: one point, one step; raw material, half-product, final good, ship. And the gold field makes two raw materials for one point.

## The Notary

lesson-notary = New cards from the Notary
lesson-notary-about = This lesson is about new building cards. At the Notary you buy one of the six that lie face up: a basic card costs 3, an extended one 5, an advanced one 10. Two of your helpers are here.
lesson-notary-colors = There is one condition: only capital cards in the colors of the building pay for it. The Cooperage is violet above green. You have no violet, but two green cards: a set, worth 5.
lesson-notary-buy = The Cooperage makes barrels from the wood of your Sawmill, for wine and beer. Buy it.
lesson-notary-not-vineyard = The Vineyard costs 3 and is all green. Your two greens would pay 5 for it, and nobody gives change. Buy the Cooperage: it costs just 5.
lesson-notary-auction-later = An auction takes money of any color. It has a lesson of its own. Today you buy.
lesson-notary-look-later = On the gold field you may look at cards, before your action or after it. Buy first, look then.
lesson-notary-not-skip = You may skip, but you came to buy. Choose a card.
lesson-notary-pay-one = Only your green cards may pay. Lay the first.
lesson-notary-pay-two = And the second: together they count 5. The Cooperage goes to your hand, and a new card takes its place on the table.
lesson-notary-look = Your helper stands on the gold field. The Notary's privilege: look at the top three cards of a deck together with its face-up ones, and lay two of the five face up. Look at the basic cards.
lesson-notary-look-basic = Any class may be looked at. But you have a blue 3 left, enough for a basic card. Look at those.
lesson-notary-not-done = You need not look. But your second helper is waiting for something to buy, so choose what will lie there.
lesson-notary-show-one = Ore mine, Vineyard, Grain field, Flax plantation, Cattle farm: nobody else sees all five. Grain and barrels make beer, and your blue 3 can pay for this Grain field. Lay it face up.
lesson-notary-show-grain = A fair choice. But the Grain field goes with your Cooperage, and your blue 3 pays for it. Lay it face up.
lesson-notary-show-two = One more must lie face up, for everybody. Take one that helps your rivals least: the Ore mine.
lesson-notary-show-ore = You may. But what lies open is for your rivals too. Let it be the Ore mine.
lesson-notary-under = The other three go back, all on top of the deck or all under it. You do not need them soon: put them under the deck.
lesson-notary-not-top = On top they would be the next to come, and only you would know their order. Useful, if you wanted them. Today put them under the deck.
lesson-notary-order-one = You choose their order, from the top down. First the Vineyard.
lesson-notary-any-order = Any order is allowed. For this lesson follow mine.
lesson-notary-order-two = Then the Flax plantation. The Cattle farm comes last by itself.
lesson-notary-buy-two = Now your second helper, on silver. The Grain field you have turned up is all blue and costs 3. Buy it.
lesson-notary-not-paper = The Paper mill is blue above red: your blue 3 and red 3 would pay its 5. A good card, but the Grain field goes with your Cooperage, and it is cheaper.
lesson-notary-pay-blue = Your blue 3 pays exactly.
lesson-notary-done = You have learned to buy at the Notary, in the colors of the card, and to choose with the privilege what lies there. Bought cards are in your hand; the Builders' Guild puts them into your street.

## Auctions

lesson-auction = An auction at the Notary
lesson-auction-about = This lesson is about auctions. Black's helper acts first and has put up a Paper mill for 4. Everybody may bid, even without a helper here. Red has passed.
lesson-auction-rival = Now you are asked: raise or pass. Whoever passes is out of this auction. You want your money for something else: pass.
lesson-auction-not-paper = You could, and black would have to think. But keep your money for the card you want. Pass.
lesson-auction-sold = Nobody had outbid black, so the mayor came. For an extended card he turns up two capital cards and offers their sum: 1 and 2, that is 3. It does not beat 4, so black pays and has the card.
lesson-auction-put-up = Your turn. The Mill is red above blue; to buy it you would need red and blue money, and you have none. But an auction is paid in any colors. Put up the Mill.
lesson-auction-not-card = Any face-up card may be put up. For this lesson take the Mill, red above blue.
lesson-auction-not-skip = You may skip, but your helper has come for a card. Start the auction.
lesson-auction-open = You open, with at least 1 and at most your paying power: two violets and two greens, 5 and 5, make 10. Bid 3.
lesson-auction-open-low = Allowed, and cheap if all goes well. But the mayor's two cards seldom offer less than 3. Bid 3.
lesson-auction-open-high = You pay your own bid even if nobody else wants the card. Begin lower: bid 3.
lesson-auction-raise = Black raises to 4, red passes, and it is your turn again. Your two violet cards count 5. Bid 5.
lesson-auction-not-pass = Then black has the Mill for 4, and your helper has nothing. Your violets are just enough: bid 5.
lesson-auction-too-much = One more than the highest bid is enough, and your two violets pay exactly 5. Bid 5.
lesson-auction-pay-one = Black passes: you win. The mayor stays at home this time, because another player has bid. Pay in any colors: lay a violet 2.
lesson-auction-not-green = Green money is good here too. But the two violets pay exactly 5; do not break both sets. Lay a violet 2.
lesson-auction-pay-two = Lay the second violet 2, and the Mill is in your hand.
lesson-auction-put-farm = Your second helper may put up a card as well. Try the Cattle farm, all red.
lesson-auction-not-farm = You could put up that one. For this lesson try the Cattle farm.
lesson-auction-farm-bid = A modest bid this time: 2.
lesson-auction-farm-one = Even 1 is allowed. But for a basic card the mayor shows one capital card, and a 1 seldom holds. Bid 2.
lesson-auction-farm-more = So much for a basic card? Try 2 first.
lesson-auction-mayor = All pass, so the mayor comes: one card for a basic building, a violet 3. That beats your 2. Bid 4 or more, or withdraw and pay nothing; the card goes under its deck. Pass.
lesson-auction-let-go = It would take both your green cards, your last money. Withdrawing is free: pass.
lesson-auction-done = You have learned auctions: any colors pay, everybody bids, and if nobody raises your first bid, the mayor does. Withdrawing from the mayor costs nothing.

## Fair, granary and bribe

lesson-trade = The fair, the granary, a bribe
lesson-trade-about = This lesson is about goods that do not fit straight away. It is year 2: your helper brings four work points. You have a Vineyard, a Mill, and a Winery that is ready to work.
lesson-trade-grapes = The Mill wants grain, but you have no Grain field. There is a way round. Make grapes in the Vineyard.
lesson-trade-grapes-please = Wood would do as well. For this lesson make grapes in the Vineyard.
lesson-trade-wine-later = The wine comes last. First I show you the fair and the granary.
lesson-trade-not-done = Points that are left are lost. Go on.
lesson-trade-to-fair = The Winery has its grapes already, so these go to the fair. You may have three cubes there, and they may wait for years.
lesson-trade-exchange = On the fair a cube forgets what it was. For one work point it becomes any raw material you need. Exchange your cube of the fair.
lesson-trade-mill-waits = The Mill is still waiting. Exchange the cube of the fair: it becomes its grain.
lesson-trade-grain = Send it to the Mill, as grain.
lesson-trade-flour = Two points for what a Grain field does for one. Not cheap, but it works. Now make flour.
lesson-trade-flour-please = The Mill has its grain now. Make flour there.
lesson-trade-sell = You own no Bakery, so sell the flour to the granary. Its column is full: the lower cube leaves, the upper one moves down, yours comes on top. You have scored 1 VP for making it.
lesson-trade-card = Every sale brings a capital card. Take one of the face-up ones: violet or green, both make a set of yours grow.
lesson-trade-not-deck = The top of the deck is a surprise. Here you see what you get: violet or green lengthens a set.
lesson-trade-limit = Now you hold eleven cards, and ten is the most at any time. One must go at once. The blue 1 pays least: discard it.
lesson-trade-need-red = Nearly. But the blue 1 is worth less, and you will need the red 2 in a moment. Discard the blue 1.
lesson-trade-keep-set = That card belongs to a set and is worth 5 there. Discard the blue 1, which stands alone.
lesson-trade-wine = One point left. Your Winery has grapes and a barrel: make wine.
lesson-trade-wine-please = The last point is for the wine. Work in the Winery.
lesson-trade-full = Both rows for wine are full. On ship IV the left cube is your own, and it stays. On ship I black is on the left: there you may bribe the captain. Load the wine on ship I.
lesson-trade-not-drop = You may let a good go when no ship has room, but then work and goods are lost, without a point. Load it on ship I.
lesson-trade-bribe = A bribe costs one capital card. Black's cube goes home, red's moves left, yours comes in on the right. Pay with the red 2, your single card.
lesson-trade-break-set = Any card will do. But that one is worth 5 in its set. Pay with the red 2.
lesson-trade-done = You have learned three ways out: the fair turns any raw material into another, the granary buys half-products for capital cards, and a bribe opens a full row.

## Merchants' Guild and Town Hall

lesson-merchants = Buying goods, taking tokens
lesson-merchants-about = This lesson is about the last two guilds and the end of a season. Your Armorer has iron but lacks leather, and you have no Tannery. At the Merchants' Guild you buy from the granary.
lesson-merchants-column = You always buy the lower cube of a column, if it is not your own. Here the lower cube is red's. You need a matching empty icon on an advanced building of yours.
lesson-merchants-buy = Buy leather.
lesson-merchants-not-skip = You may skip, but then this helper came for nothing. Do what I ask.
lesson-merchants-pay = The price is one capital card, and it goes to the owner of the cube, to red. But you stand on the gold field: by privilege a cube of yours on the fair pays. Pay with it.
lesson-merchants-not-card = That is the usual price, and red would keep the card. With the privilege you save it: pay with the cube of the fair.
lesson-merchants-icon = The cube you bought goes home to red. A cube of your own marks the leather: send it to the Armorer.
lesson-merchants-sold = Red got no card, but could put a cube on the fair for it. Then black bought your rope and paid with a card: your new red 2. So selling to the granary may pay twice.
lesson-merchants-reply = Red has bought your flour by privilege, with a privilege token. You get no card, but may put a cube of your supply on the fair. Do it.
lesson-merchants-not-decline = You may decline, but it costs nothing, and on the fair the cube can become any raw material. Put it there.
lesson-merchants-token = Now the Town Hall. Here you take a privilege token or a work token, or change the turn order. You have two helpers here. With the first take a work token.
lesson-merchants-not-privilege = A privilege token stands in for a gold field. Useful, but today take a work token: you will see why.
lesson-merchants-order-later = Your second helper will do that. Take a work token first.
lesson-merchants-work = A work token is one work point, without a helper at the Craftsmen's Guild. You may use it before or after any guild, or beside your own action. So now: use it.
lesson-merchants-work-now = You may keep it for later. But your Armorer is ready, and weapons on a ship are worth a lot. Use the token.
lesson-merchants-weapons = The Armorer has iron and leather: make weapons.
lesson-merchants-weapons-please = Wood would be one cube for the fair. The Armorer makes weapons, 5 VP at once. Work there.
lesson-merchants-load = Weapons go on ship III or IV; on both a cube brings 6 VP at the end of the year. Choose.
lesson-merchants-order = Your second helper: change the turn order. Its disc goes to the order-change track, and next season you are first.
lesson-merchants-order-please = A token is never wrong. But this season you were last. Change the turn order.
lesson-merchants-season = The season is over. Helpers come home, and privileges are compared: you used one, red one, black none. Whoever used the fewest gets a privilege token: black. You are first now.
lesson-merchants-done = You have learned to buy half-products, to take and use tokens, and to change the turn order. One thing is left: the winter, and the scoring of the year.

## Winter and scoring

lesson-year = The last winter
lesson-year-about = This lesson is about winter and the scoring. It is the last winter of the game. Nobody sends helpers: everybody may build once, then work once, with the points of the year. The building is over, and black and red have worked.
lesson-year-work = Of your five work points one is left. Flour and wood lie ready in your Bakery: make bread.
lesson-year-bread-please = A raw material alone brings no points any more. The Bakery is ready: make bread.
lesson-year-not-done = You may stop, but the last loaf of bread is waiting. Work in the Bakery.
lesson-year-ships = Before you load it, count the cubes. The most on ship I bring 4 VP; on ship IV the places bring 7, 5, 3 and 1. In a tie the cube in the higher row is ahead.
lesson-year-load = On ship I black and you have one cube each, and black's row is higher. With your bread there you have two, and take the 4 VP. Load it on ship I.
lesson-year-not-four = There you would rise from second place to first: 7 VP instead of 5. On ship I you rise from nothing to 4. Load it on ship I.
lesson-year-rows = Each cube also scores the value of its row: your wine 5, your clothes 5, and the bread 4, on either ship. Then all cubes go home. That happens after every winter.
lesson-year-town = The town, once more: count the colors of all halves in your street. Violet two, green four, red three, blue one. The rarest color says how many sets of four you have: one, for 3 VP, every year anew.
lesson-year-discard = First the limit: at the end of a season you may hold eight capital cards, and you have nine. Think of the investment, which wants one good card of each color. Discard a red 1.
lesson-year-keep-three = The red 3 is your best red card, and printed values count in a moment. Discard a red 1.
lesson-year-keep-colors = You have three red cards, and only two of each other color. Discard a red 1.
lesson-year-counted = The year is scored: 14 VP for your cubes on the ships, 9 for most cubes, 3 for the growth of the town, 1 for your flour in the granary. Together with what you had, that makes 76.
lesson-year-invest = Last comes the investment: exactly four cards of four colors score their printed values. Sets do not count here, so take the highest. First the violet 3.
lesson-year-not-skip = After the game money is worth nothing but a tie-break. Invest: begin with the violet 3.
lesson-year-violet-first = Any order will do. For this lesson begin with the violet 3.
lesson-year-higher = Printed values count: lay the higher card of this color.
lesson-year-invest-green = Now green, the 2.
lesson-year-green-now = That color has its turn too. Now the green 2.
lesson-year-invest-blue = Now blue, the 2.
lesson-year-blue-now = Red comes last. Now the blue 2.
lesson-year-invest-red = And the red 3. Together 10 VP.
lesson-year-done = Your bonus token for bread adds 3: you win with 89 VP, before black with 68 and red with 57. Now you know the whole game, from the first helper to the last point. Sit down and play!
