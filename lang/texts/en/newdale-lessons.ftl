### The lessons of Newdale: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## The first look at the table

lesson-table = The table and your hand
lesson-table-welcome = Welcome! I am the guild master, and I will sit beside you. You are brown, your rival is gray. You each lead an expedition across this map. A game is a chapter of seven rounds; whoever has the most victory points at its end wins.
lesson-table-start = Everybody starts in Longsdale: this is your first house. Roads join the towns. Whatever you build puts a new house into a town near one of yours, and so your expedition travels on.
lesson-table-board = This is your board. On its eight production areas your buildings will stand and make goods.
lesson-table-coal = On area 1 stands your Coal Mine with 5 coal. There is no money in this game: you pay with goods, and each is worth its price. A coal is worth 1 coin, so you begin with 5 coins.
lesson-table-goal = Every chapter has a goal; you see it beside the title. Here the soldiers want corn, bread and meat. At the end goods of these kinds worth 8 coins bring 6 points, worth 20 coins even 12.
lesson-table-hand = You were dealt eight cards, and you may keep five. A card is a building you can build. But each also shows a resource, such as wheat or wood, and can be used as that instead.
lesson-table-food = Look at these. The Mill makes flour, the Bakery turns flour and coal into bread, the Cattle Farm leads to meat. They fit the goal, so let us keep them.
lesson-table-first = Now discard three cards. The Toolmaker costs 13 coins, far more than you can pay for a long time. Give it up.
lesson-table-keep-food = That one helps you to bread or meat, and the chapter asks for those. Keep it.
lesson-table-keep-cheap = You could soon pay for this one, and it will be useful. Keep it and give up something that does not fit.
lesson-table-that-next = Yes, that one goes too, but one after the other. First the card I named.
lesson-table-second = The Smelter makes iron. Nothing else in your hand uses iron, so let it go.
lesson-table-third = And the Weaving Mill needs yarn, which you cannot make. That is the third.
lesson-table-mission = Here lies your secret mission: the star. At the end each house of yours in a town with a star, or in a mystic place, brings 2 points. Nobody else knows what you are looking for.
lesson-table-event = Your rival has discarded too, and the first round begins: each round turns over one event. This is the Wanderer. The assistants printed on it work for everybody.
lesson-table-done = You know the table now: the map, your board, goods for money, the goal and your mission. In the next lesson we play a whole round.

## A whole round

lesson-round = Your first round
lesson-round-about = A round has six phases, and we shall play them all. The first is done: an event was turned over, the Wanderer. It shows a yellow, a green and a red assistant.
lesson-round-market = This is the labor market. After the planning, figures drawn from the bag will join it, four in most rounds, six with the Wanderer. Everybody may use all of them, and they are never used up.
lesson-round-first = Phase two, planning. You have two markers: first everybody carries out marker 1, then marker 2. Put marker 1 on area 1, normal, so that your Coal Mine works.
lesson-round-too-lazy = Lazy needs one assistant fewer, but makes only 1 coal. With six figures to come, dare a little more: normal.
lesson-round-too-careful = Careful makes 3 coal, but needs one assistant more. A fair gamble; for this lesson take normal.
lesson-round-build-later = You may plan to build. But one building comes anyway in phase five, without a marker. Save the marker.
lesson-round-empty-area = Nothing stands on that area yet. A marker there would only draw you one card.
lesson-round-other-space = A space for another day: the later lessons show it. Now follow my plan.
lesson-round-second = Marker 2 shall bring new cards. Put it on Swap and draw cards on the action board.
lesson-round-commit = All plan at the same time and unseen. Until you commit, you can take your markers back. Now commit the plan.
lesson-round-drawn = Phase three: six figures came from the bag. The Coal Mine needs 2 yellow and 1 green; the market has three of each. Your rival planned the Coal Mine as well, and that takes nothing from you.
lesson-round-produce = Phase four, the actions. Your marker 1 is due: produce with assistants.
lesson-round-no-skip = If you do nothing with a marker, you draw 1 card. But two coal are waiting for you: produce.
lesson-round-swap = 2 coal more. Now marker 2. You might keep one card and swap all the others first. Your hand is good: skip the swap. The three cards come all the same.
lesson-round-no-swap = That would exchange all your other cards. A good remedy for a bad hand, but yours is not. Skip.
lesson-round-build = Phase five: each of you builds one building, or draws 2 cards. You have 7 coal. Build the Scriptorium for 7 coins.
lesson-round-two-cards = Two cards instead of a building are right when nothing can be paid. You can pay: build the Scriptorium.
lesson-round-guardhouse-later = The Small Guardhouse would be a good choice as well. For this lesson build the Scriptorium.
lesson-round-production-later = Production buildings come in the next lesson. Now build the Scriptorium.
lesson-round-town = Every build needs a town without a house of yours. Your range is 2 steps. If the new house is only 1 step away, you may also take a bonus token. Choose Oakford.
lesson-round-other-near = That town is 1 step away too. For this lesson choose Oakford.
lesson-round-too-far = You could go there: it is 2 steps away. But only at 1 step do you get a bonus token. Choose Oakford.
lesson-round-token = Your coal is paid and the house stands. Oakford touches three bonus fields. Take the token of field 4: it will stand in for a missing assistant.
lesson-round-take-it = Leaving it is allowed, but a token costs nothing. Take the one of field 4.
lesson-round-other-token = Not a bad token. For this lesson take the one of field 4.
lesson-round-special = Phase six: special buildings work, with no marker at all. Your Scriptorium has just brought you a card, and will do so in every round.
lesson-round-done = That is a round: event, planning, assistants, actions, building, special buildings. Now the bag passes to your rival, who goes first in the next one. Seven rounds make a chapter.

## Building

lesson-building = Building from town to town
lesson-building-about = This lesson is about building. Marker 1 is done, and your marker 2 stands on Build. So in this round you build twice: now with the marker, and again in phase five without one.
lesson-building-card = You have 4 coal and 2 cattle; cattle are worth 3 coins each. First a Sawmill: it costs 6 coins and shows a forest. Choose it.
lesson-building-no-skip = You would only draw cards, and you can pay for a building. Build.
lesson-building-pool-later = The pool is open to you too, and we shall build from it in a moment. First the Sawmill.
lesson-building-bakery-later = The Bakery costs 10 coins. It could just be paid, but then nothing would be left. First the Sawmill.
lesson-building-post-later = A Post Office lends you an assistant of its own. Useful, but first the Sawmill.
lesson-building-town = In a town with the landscape of the card you pay 3 coins less. A-03 lies in a forest, is a mystic place, and brings 1 point to the first house there. And it is 1 step from A-04. Build there.
lesson-building-other-forest = Forest and a point are there as well. But A-03 is also a mystic place, which counts for every secret mission. Build there.
lesson-building-full-price = There is no forest there: the Sawmill would cost its full 6 coins. Build in A-03.
lesson-building-save = Only 3 coins to pay. You own a token that makes a building up to 4 coins cheaper; here 1 of the 4 would be wasted. Save it: done.
lesson-building-keep-discount = It would make the Sawmill free, but it saves 3 coins instead of 4. There is a better moment for it. Choose done.
lesson-building-pay = You owe 3 coins: 3 coal, or 1 cattle. Cattle can become meat one day, and the chapter wants meat. Pay with coal.
lesson-building-keep-cattle = Exactly 3 coins, too. If it were worth more, you would get no change. But keep the cattle for meat and pay with coal.
lesson-building-area = A production building needs an empty area. Each area has its own numbers for lazy and careful. On area 3 careful needs only 1 assistant more. Choose it.
lesson-building-area-four = On area 4 careful needs 2 assistants more. Area 3 is kinder.
lesson-building-area-five = Area 5 is a fine place, lazy even needs 2 fewer. For this lesson choose area 3.
lesson-building-lower-row = In the lower row lazy needs 2 fewer, but careful 2 more. For this lesson choose area 3.
lesson-building-token = The new house is 1 step from A-04, so a bonus token is yours. Take the one of field 1.
lesson-building-take-it = It costs nothing and may help you later. Take it.
lesson-building-first = The first house in A-03 brought you 1 point at once. Points printed on the buildings themselves count only at the end.
lesson-building-pool = Phase five, your second building. The event has laid Cornfields into the pool, where anybody may build them as if from hand. Build one: it grows corn, which the chapter wants.
lesson-building-corn-first = You may build from your hand. But others can take from the pool as well, so build the Cornfield now.
lesson-building-second-town = A-13 is a meadow, as on the card, and shows the star of your secret mission. It is 2 steps away: near enough to build, too far for a token. Build there.
lesson-building-token-or-star = One step away, with a token. But no meadow and no star. A-13 is worth more to you.
lesson-building-no-meadow = There the Cornfield would cost its full 7 coins. Choose the meadow with your star: A-13.
lesson-building-discount = The meadow takes 3 from the 7 coins. Now use your token: it takes off the other 4.
lesson-building-use-it = Then you would pay 4 coins with your cattle. The token saves them all: use it.
lesson-building-harvest = Not one coin! And a new building works at once: in phase six the Cornfield has already grown its first corn.
lesson-building-done = Now you can build: card, town, price, area, token. Watch for landscapes, for the first house in a town, for short ways and for the symbol of your mission.

## Assistants

lesson-assistants = Lazy, normal, careful
lesson-assistants-about = This lesson is about assistants. Your Mill on area 4 and your Sawmill on area 2 both need 2 yellow and 2 red ones.
lesson-assistants-spaces = Normal needs what the card shows and makes 2 goods. Lazy makes 1 good and here needs 1 fewer. Careful makes 3 goods, but on area 4 needs 2 more, yellow or red.
lesson-assistants-first = The event shows one assistant of each color, and four more will be drawn. Will a yellow and a red one be among them? You plan before you know. Put marker 1 on area 4, normal.
lesson-assistants-lazy-mill = The safe way: one more yellow or red figure is enough, for 1 flour. But you have help at hand, as you will see. Plan normal.
lesson-assistants-careful-mill = For 3 flour you would need six yellow and red ones together. With four figures to come that is hardly possible. Plan normal.
lesson-assistants-follow-me = A good plan for another round. Now let the buildings work as I say.
lesson-assistants-second = The Sawmill needs the same colors. Assistants are not used up, so they can work in both buildings. Put marker 2 on area 2, normal.
lesson-assistants-lazy-sawmill = Safer, but only 1 good. Plan normal and see how a gap is closed.
lesson-assistants-careful-sawmill = Careful needs 1 more here. Too bold today: plan normal.
lesson-assistants-commit = Commit the plan, and we shall see whom the bag sends.
lesson-assistants-missing = A yellow one came, but no red one. Your Mill lacks exactly one red assistant. That can be made up for. Produce with assistants.
lesson-assistants-no-skip = Then the building would make nothing. The gap can be closed: produce.
lesson-assistants-cover = A missing assistant costs 3 hand cards. Or you use a token that stands in for one. You have such a token: use it.
lesson-assistants-keep-cards = Three cards would do, too. But a second building needs help in a moment, and you have only one token and four cards. Use the token first.
lesson-assistants-chain = 2 flour. Now the table asks for the chain of your Mill, which turns wheat cards into flour. That is the next lesson: done.
lesson-assistants-chain-later = The Bakery shows wheat and could become flour. But you want to build it one day. Choose done.
lesson-assistants-again = The Sawmill lacks the same red assistant. Produce here as well.
lesson-assistants-cards = No token is left. So give up cards for the one who is missing.
lesson-assistants-give = Three cards, then. Begin with the Weaving Mill.
lesson-assistants-keep-bakery = With flour the Bakery makes bread, and the chapter wants bread. Keep it and give up another card.
lesson-assistants-that-next = That one goes as well, but first the card I named.
lesson-assistants-give-two = The Fortress is good, but dear. Give it up.
lesson-assistants-give-three = And the Spinning Mill. That makes three.
lesson-assistants-done = 2 flour and 2 planks although one assistant was missing. Remember: plan lazy to be sure, normal or careful to dare, and keep a token or three cards for the gap.

## The chain

lesson-chain = The production chain
lesson-chain-about = This lesson is about the production chain. It turns simple things into better goods, and it works even when no assistant comes. Three markers of yours stand on the Mill, the Bakery and the Butcher.
lesson-chain-symbols = Every card in your hand shows a resource. The Scriptorium and this Mill show wheat. The chain of your Mill on the table turns wheat cards into flour.
lesson-chain-no-help = Marker 1: the Mill. One assistant is missing even for lazy. You do not have to produce with assistants: skip them, and the chain comes next.
lesson-chain-dear-help = For 3 of your 4 cards you would get 1 flour. The chain gives you more for your cards. Skip the assistants.
lesson-chain-feed = Now the chain. Feed the Scriptorium to it: the card becomes 1 flour.
lesson-chain-either = That one will follow. First the Scriptorium.
lesson-chain-no-card = Then the marker would bring you only one card. Feed the chain.
lesson-chain-feed-more = Another one: feed the second Mill, too.
lesson-chain-one-more = You may stop at any time. But flour becomes bread in a moment: feed the Mill as well.
lesson-chain-bonus = No more wheat in your hand. When you are done, the chain adds 1 good more, the chain bonus. Two cards, three flour: done.
lesson-chain-pair = Marker 2: the Bakery. Its chain takes pairs, 1 flour and 1 coal for 1 bread, and again adds 1. You choose how many. Put all three pairs through.
lesson-chain-more-bread = The bonus comes once, however much goes through. But flour and coal are worth 3 together, bread is worth 5. Three pairs!
lesson-chain-no-bread = Then there is no bread, and the marker brings only a card. Put three pairs through.
lesson-chain-meat = Four bread! Marker 3: the Butcher. His chain takes a single good: each cattle becomes 1 meat. Put both cattle through.
lesson-chain-both-cattle = Cattle are worth 3, meat 6. Put both through.
lesson-chain-no-meat = Without the chain this marker brings only a card. Put both cattle through.
lesson-chain-worth = Two cards, some coal and two cattle have become 4 bread and 3 meat. They are worth 38 coins, and they are goods of the goal.
lesson-chain-done = Cards, pairs or single goods: every chain adds exactly 1 good each time a marker uses it. Build a whole chain, and use it in several rounds.

## The action board

lesson-actions = The action board
lesson-actions-about = This lesson is about the action board. You have planned three of its spaces: Swap and draw cards, the Black market and Development. You own marker 3 already, so you have three actions.
lesson-actions-swap = Marker 1: Swap and draw cards. Three of your four cards are too dear or do not fit. Keep the Bakery and swap the rest: you draw as many as you give up, and then 3 more.
lesson-actions-keep-all = You may keep them all and just draw 3. But three of these cards do not help you: keep only the Bakery.
lesson-actions-wrong-card = You may keep exactly one card. Let it be the Bakery, which turns the flour of your Mill into bread.
lesson-actions-hand = Seven cards, and much better ones. In this game cards are also money: the Black market shows how.
lesson-actions-market = Marker 2: the Black market. For 2 cards you get 4 coal and 1 more good. Give up what does not fit: first the Smelter.
lesson-actions-no-skip = If you skip, you draw 1 card. The action brings you much more.
lesson-actions-keep-food = This card helps you to bread or meat. Give up another one.
lesson-actions-keep-special = A cheap special building is worth keeping. Give up a card that does not fit.
lesson-actions-that-next = That will be the second card. First the Smelter.
lesson-actions-market-more = And now the Brickyard.
lesson-actions-good = The 4 coal lie on your Coal Mine. The fifth good goes on a building of your choice. Flour is worth 2, coal only 1: take flour.
lesson-actions-only-coal = Possible, but flour is worth twice as much, and it can become bread.
lesson-actions-develop = Marker 3: Development. Marker 3 costs 7 coins; you have it. Marker 4 costs 13 and brings 3 points at once. You have 14 coins: buy it.
lesson-actions-points = You stood on 3 points and now on 6. Whoever reaches or passes 5, 15, 25 or 35 draws 2 cards each time: there they are. You use marker 4 from the next round on.
lesson-actions-draw = Phase five. With 1 coal you can build nothing, so skip: without a building you draw 2 cards.
lesson-actions-done = Cards for coal, coal for markers, markers for more actions. A marker helps only from the next round on, so buy early. The last space, Unlock progress, comes in the next lesson.

## Tokens and special buildings

lesson-tokens = Tokens, unlocking, special buildings
lesson-tokens-about = This lesson is about the small helpers: bonus tokens, Unlock progress and the special buildings of phase six. Two tokens lie before you. You can use each once, just before or after a turn of yours.
lesson-tokens-problem = Your marker 1 stands on Unlock progress, which costs 4 coins, and you have only 2 coal. But it is just before your turn: use the token that gives 6 coal for 2 wood cards.
lesson-tokens-first-wood = That one will follow. First you need coins: use the wood token.
lesson-tokens-no-coins = Then you could not pay, and the marker would bring you only a card. Use the wood token.
lesson-tokens-wood = The Sawmill shows wood. Give it up.
lesson-tokens-that-next = That one shows wood too, and will follow. First the Sawmill.
lesson-tokens-wood-more = The Smelter makes iron, but it shows wood as well. Give it up.
lesson-tokens-count = 6 coal! The other token draws a card for every yellow assistant in the market. Three are there now, a good moment: use it.
lesson-tokens-use-now = You may wait. But in other rounds there may be fewer yellow ones, and unused tokens are worth nothing at the end. Use it.
lesson-tokens-unlock = Now Unlock progress: for 4 coins you remove one of your two blocks and gain 2 points. Unlock the range: from now on you build up to 3 steps away.
lesson-tokens-other-block = That would make a missing assistant cost 2 cards instead of 3. Good as well, but today we want to go far: the range.
lesson-tokens-no-skip = Skipping would bring you only cards. Go on with the plan.
lesson-tokens-coal = You reached 5 points, so 2 cards came as well. Marker 2: your Coal Mine has all it needs. Produce.
lesson-tokens-build = Phase five. Build the Coal Storehouse: it costs 6 coins, in the hills 3 less.
lesson-tokens-storehouse-first = It could be paid for. But the Coal Storehouse gives you something in every round from now on: build it first.
lesson-tokens-far = With range 3 you reach A-16: hills, 1 point for the first house, and the star of your mission. Build there.
lesson-tokens-other-hills = Hills too, and close enough for a token, which with range 3 may be 2 steps away. But A-16 has a point and your star. Build there.
lesson-tokens-not-hills = No hills there: the Storehouse would cost its full 6 coins. Build in A-16.
lesson-tokens-special = Phase six: the Coal Storehouse gave you 1 coal by itself. Your Coal Trader asks: 3 coal for 2 points? Trade.
lesson-tokens-no-points = You may keep the coal. But 3 coal are not even 1 point at the end, and here they bring 2. Trade.
lesson-tokens-worth = From 3 points you have come to 8. What only gives works by itself in phase six; what costs something, you are asked about.
lesson-tokens-done = Use tokens when the market suits them, unlock early, and build special buildings while many rounds are still to come.

## Planning ahead

lesson-ahead = Planning ahead
lesson-ahead-about = This lesson is about looking ahead. Round 4 begins. From now on some events ask you something: at the Feast everybody takes 3 cards or 2 points.
lesson-ahead-feast = You stand on 4 points. With 2 more you pass 5 and draw 2 cards besides. Take the points.
lesson-ahead-cards-instead = Three cards are not bad. But the points bring you past 5, and that brings 2 cards as well. Take the points.
lesson-ahead-plan = You have a Mill with 3 flour, and a Bakery in your hand. Today you build the Bakery, and it shall bake bread in this same round. Look at your empty area 3.
lesson-ahead-first = First the building: put marker 1 on Build.
lesson-ahead-order = The order matters: when marker 1 is due, that area is still empty. First plan to build.
lesson-ahead-not-that = That can wait. Today it is all about the Bakery.
lesson-ahead-second = Now put marker 2 on area 3, lazy. It is empty, but you may plan what is not possible yet.
lesson-ahead-lazy-will-do = The Bakery needs 3 yellow and 2 green ones, a lot. The chain works on every space alike, so take the surer one: lazy.
lesson-ahead-area-three = The Bakery shall stand on area 3. Put the marker there.
lesson-ahead-commit = Your plan stands. Commit it.
lesson-ahead-build = The figures are drawn, and your marker 1 is due. Build the Bakery.
lesson-ahead-no-skip = Then your plan would fall apart. Follow it.
lesson-ahead-bakery-first = Your marker 2 is waiting for a Bakery. Build that one.
lesson-ahead-town = It costs 9 coins, in a meadow 3 less. A-13 is a meadow, has your star and lies 1 step from Stonegate. Build there.
lesson-ahead-meadow = Without a meadow you pay 9 coins, and then coal is missing for the bread. Build in A-13.
lesson-ahead-pay = You owe 6 coins. The Bakery needs flour and coal in equal numbers, and you have 3 flour and 9 coal. Pay with coal.
lesson-ahead-keep-flour = Flour is worth 2 coins. But for each flour you pay away there is one bread less. Pay with coal.
lesson-ahead-area = Now the area. Your marker 2 waits on area 3.
lesson-ahead-marker-there = A good area, but your marker stands on area 3, and there it must find the Bakery.
lesson-ahead-token = One step from Stonegate: take a token. The one of field 7 makes Development up to 4 coins cheaper.
lesson-ahead-take-it = A token costs nothing. Take the one of field 7.
lesson-ahead-other-token = Not bad either. But you have only two markers, so take the one of field 7.
lesson-ahead-assist = Marker 2, and the Bakery is there! Lazy needs 4 of its 5 assistants: 2 yellow and 2 green have come. Produce.
lesson-ahead-chain = One bread. Now the chain: 3 flour and 3 coal are left. Put all three pairs through.
lesson-ahead-more-bread = More is better here: flour and coal together are worth 3, bread 5. Put three pairs through.
lesson-ahead-done = 5 bread from a building that was still a card when the round began. Use the order of your markers: first build, then produce. 20 coins of bread, meat or corn are the higher goal.

## Scoring

lesson-scoring = The end of a chapter
lesson-scoring-about = This lesson is about the end. Round 7 is over. Now comes the final production: each of your chains works once more, without a marker and without the chain bonus. Then everything is counted.
lesson-scoring-mill = You choose the order. First the Mill on area 2, for flour.
lesson-scoring-flour-first = You have only 1 flour. First make more of it in the Mill on area 2; then bake.
lesson-scoring-no-chain = You may stop, but hand cards and flour are worth hardly anything at the end. Run your chains.
lesson-scoring-feed = Cards in your hand count nothing at the end, so turn them into goods. Feed the Scriptorium to the chain.
lesson-scoring-either = That one comes next. First the Scriptorium.
lesson-scoring-feed-more = And the second Mill.
lesson-scoring-one-more = That card will never be built now. Feed it, too.
lesson-scoring-bakery = 3 flour, with no bonus this time. Now run the Bakery on area 3.
lesson-scoring-bread = Put all three pairs of flour and coal through.
lesson-scoring-more-bread = Every bread is worth 5 coins, and you need 20 for the goal. Put three through.
lesson-scoring-goal = Now the scoring. The chapter goal: corn, bread and meat worth 8 coins bring 6 points, worth 20 coins 12. You have 4 bread and 1 meat. Deliver the higher amount.
lesson-scoring-too-low = That brings 6 points. You have enough for 12: the higher amount.
lesson-scoring-no-goal = Kept, they bring 1 point for every 5 coins. Delivered, they bring 12 points for 20 coins. Deliver the higher amount.
lesson-scoring-pay = 4 bread are exactly 20 coins. Meat is worth 6, and you get no change. Pay with bread.
lesson-scoring-no-change = Meat and three bread would be 21 coins, 1 too many. Pay with bread and keep the meat.
lesson-scoring-fists = Fists: gray has a Fortress with two, you have a Small Guardhouse with one. The most fists bring 4 points, the second most 2, so you gain 2.
lesson-scoring-goods = What is left counts 1 point for every 5 coins: 5 coal and 1 meat are 11 coins, 2 points.
lesson-scoring-mission = Your secret mission, the star: A-13 shows it, and A-03 is a mystic place. Two houses, 4 points.
lesson-scoring-sum = Your buildings count 2, 3, 4, 1 and 1, together 11. With 22 points from the score track you come to 53. Gray has 45: the chapter is yours!
lesson-scoring-done = Now you can play a whole chapter. Remember the goal, your star, a few fists, and long chains. Good luck on the way to Newdale!

## The next chapter

lesson-characters = A companion for chapter II
lesson-characters-about = This lesson is about the next chapters. Chapter II is played on the same map, but its goal is planks and bricks. And from now on a character travels with each of you.
lesson-characters-choose = Two characters lie there. Gray has the bag, so you choose first. Enoch Brubak gives 3 coal. Onyx fetches an assistant of your choice from the bag, for you alone. Travel with Onyx.
lesson-characters-enoch = 3 coal are always welcome. For this lesson travel with Onyx.
lesson-characters-event = Gray got Enoch and has used him at once. The event is Rabbit's Visit: Weaponsmiths lie in the pool. Look at its assistants: 2 yellow, 1 red, 1 blue, but no green one.
lesson-characters-mission = It has also brought a side mission, Rabbit's Mission. Beside the goal of the chapter, at the end 2 corn or 1 bread bring 4 points.
lesson-characters-wait = Before the planning you may use tokens and your character. Onyx helps only once in the chapter, and her assistant stays for this round only. Wait until the figures are drawn: done.
lesson-characters-too-early = You may, but you do not know yet whom the bag will bring. Wait a little.
lesson-characters-first = Put marker 1 on your Coal Mine, normal. It needs 2 yellow and 1 green. The yellow ones are there.
lesson-characters-lazy-mine = Lazy would be quite safe, the 2 yellow ones are enough for it. But Onyx can close a gap. Plan normal.
lesson-characters-careful-mine = Careful needs one assistant more. Onyx fetches only one. Plan normal.
lesson-characters-mine-first = Good for another day. Let the Coal Mine work first.
lesson-characters-second = Marker 2 goes on Swap and draw cards.
lesson-characters-cards-then = Possible, but new cards do you good now. Choose Swap and draw cards.
lesson-characters-commit = Commit the plan.
lesson-characters-onyx = A yellow one, two red ones, a blue one, but no green one! Your Coal Mine lacks one assistant. After the draw you are asked again: use Onyx.
lesson-characters-no-green = Without a green one the Coal Mine would cost you 3 cards. This is the moment for Onyx.
lesson-characters-color = Choose whom Onyx calls: a green assistant.
lesson-characters-wrong-color = There are enough of that color. What you lack is a green one.
lesson-characters-produce = Gray was first, because gray has the bag. Now you: two yellow ones from the market and your own green one. Produce.
lesson-characters-no-skip = The green one came for this very purpose. Produce.
lesson-characters-road = In a campaign the side mission decides the way: if at least half of you fulfill it, the next chapter leads over the river, otherwise along the king's road.
lesson-characters-done = Characters help once, at the right moment; side missions bring 4 points and choose the way. Bridges, Hooded ones and ships come in later chapters, and the rulebook tells you about them then.
