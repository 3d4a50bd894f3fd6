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
lesson-round-other-space = A space for another day: each gets its own lesson. Now follow my plan.
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
