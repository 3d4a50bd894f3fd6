### The lessons of Tiletum: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## Your first turn

lesson-dice = Your first turn
lesson-dice-welcome = Welcome! I am the guild master, and I sit beside you. Today: your first turn. You are green. For four rounds you travel, trade and build on this map; whoever has the most points at the end wins.
lesson-dice-wheel = This is the action wheel. Its dice lie beside six actions. On your turn you take one die, and it gives you two things: goods and an action.
lesson-dice-value = Look at this pink two. Its color is the kind of good: pink is food. Its value is how many. And 7 minus 2 is 5: so many action points you get, for the merchant, whose field it faces.
lesson-dice-take = Take the pink two.
lesson-dice-not-pink-one = The pink one would bring one food and six action points, but for the king. A good die; now take the pink two.
lesson-dice-not-this-die = You may take any die on the wheel. For this lesson take the pink two.
lesson-dice-goods = Two food came to you, beside the one you started with. Goods fulfill contracts, place crests and build cathedrals; all that comes later.
lesson-dice-move = Now your five action points. A step of your merchant to the next city costs one. Go to Cologne.
lesson-dice-not-there = That road is open too. For this lesson go to Cologne.
lesson-dice-not-yet = You may stop at any time, but points that you do not spend are lost. Go on a little.
lesson-dice-house = Four points left. In the city where your merchant stands you may place one house for one point. Place it in Cologne.
lesson-dice-house-first = Traveling on is possible. Place your house in Cologne first.
lesson-dice-points = Your house stays there for the whole game. Houses let you take part in fairs, and count at the end. Three points are left, but let them go: end the action, and with it your turn.
lesson-dice-enough-now = You could go on. For this lesson end the action now.
lesson-dice-rival = Yellow took a die too: three gold, and four points for the architect. In every round each of you takes three dice.
lesson-dice-done = That is a turn of Tiletum: a die, its goods, its action. The fewer goods, the stronger the action. The other five actions come in the next lessons.

## Pillars and cathedrals

lesson-cathedrals = Pillars and cathedrals
lesson-cathedrals-intro = Today we build a cathedral. You need two things for it: a pillar of yours in its city, which the architect places, and stone.
lesson-cathedrals-cologne = In Cologne three stone bring 4 points, and the top tile of the pile brings 5 more. Whoever comes second takes the next tile, worth only 3. So be early.
lesson-cathedrals-wish = Dark grey dice bring stone, and the architect’s field faces the threes. But this die is a four. No matter: for 2 gold you may change a die by one step, up or down.
lesson-cathedrals-change = Take the dark grey four as a three.
lesson-cathedrals-as-it-lies = As a four it would bring four stone, but the character action. Take it as a three: its new value counts for everything, so it brings three stone and the architect.
lesson-cathedrals-other-value = You can pay for that too, but as a five it would bring the contract action. Take it as a three.
lesson-cathedrals-no-stone = The yellow three brings the architect as well, but gold instead of stone. Take the dark grey four as a three.
lesson-cathedrals-not-this-die = You may, but that die does not bring us stone and the architect together. Take the dark grey four as a three.
lesson-cathedrals-gold-first = Two gold buy one good of your choice at any time. Here they are better spent on the die.
lesson-cathedrals-tile = At the architect’s field lies a bonus tile: a helper worth 4 gold. Who takes the die may take the tile too, for nothing. Take it.
lesson-cathedrals-leave-it = You may leave it, and then it waits for Yellow. Your storehouse has room for four tiles, so take it.
lesson-cathedrals-walk = Three stone are yours, and four points for the architect. He walks like the merchant, one point for each step. Send him to Cologne.
lesson-cathedrals-not-there = He could go there as well. Today his way leads to Cologne.
lesson-cathedrals-helper-later = The helper does not run away. We use it in a moment.
lesson-cathedrals-not-yet = Points that you do not spend are lost. There is more to do.
lesson-cathedrals-pillar = For one point place a pillar here, at the cathedral of Cologne.
lesson-cathedrals-pillar-first = He could walk on. Without a pillar you cannot help build; place it first.
lesson-cathedrals-build = Now the stone. Helping to build is a task: it costs no action points, only its goods. Help build the cathedral in Cologne.
lesson-cathedrals-build-first = Your pillar stays, so the architect may walk on and you may pay later. But the best tile lies on top now: help build first.
lesson-cathedrals-scored = Nine points! At each cathedral you do this once. The pillar stays and counts again at the end of the game.
lesson-cathedrals-helper = Using a helper is a task too, possible whenever it is your turn. Use yours for 4 gold; then it leaves the game.
lesson-cathedrals-helper-now = There will be points for that. Use the helper first.
lesson-cathedrals-antwerp = Two points left. Bonus tiles lie in cities as well: there is one in Antwerp. Send your architect there.
lesson-cathedrals-keep-gold = You may buy a good for 2 gold. Keep your gold for now: it can change dice.
lesson-cathedrals-antwerp-please = There is nothing to take there today. Antwerp has a tile.
lesson-cathedrals-pick = Spend the last point on the tile in Antwerp.
lesson-cathedrals-road-field = A road field: a step like any other, but nothing is placed or taken there. Take the tile in Antwerp.
lesson-cathedrals-pick-please = One more step is possible, but then the tile stays behind. Take it.
lesson-cathedrals-end = A contract! It waits in your storehouse; the next lesson is about contracts. End the action.
lesson-cathedrals-next-lesson = Well seen: you already have its goods. But contracts come in the next lesson; end the action.
lesson-cathedrals-done = You changed a die, took two bonus tiles, placed a pillar and built with stone. Remember: the cathedral asks for your pillar, not your architect.

## Contracts

lesson-contracts = Contracts
lesson-contracts-intro = Today: contracts. They ask for goods and pay with points, and each of your first five also frees a pillar.
lesson-contracts-market = This is the contract market. From left to right its tiles cost 3, 2, 2, 1 and 1 action points. After every turn they slide to the right, where they are cheaper.
lesson-contracts-take = The contract field now faces the ones: six action points. Take the blue one; blue is iron.
lesson-contracts-as-it-lies = You can pay for another value, but then it no longer lies at the contract field. Take it as a one.
lesson-contracts-pink-one = The same action, but with food. We are short of iron: take the blue one.
lesson-contracts-not-this-die = You may, but today we want the blue one, just as it lies.
lesson-contracts-keep-gold = For 2 gold you may buy a good at any time in your turn. Keep your gold for now.
lesson-contracts-swap = You have two iron and want three. For one point you may exchange a good for any other. Exchange your food for iron.
lesson-contracts-other-swap = Also possible. For our plan exchange food for iron.
lesson-contracts-swap-first = You have the points for it, but first complete the goods: exchange food for iron.
lesson-contracts-not-yet = Points that you do not spend are lost. Go on a little.
lesson-contracts-gain = The first exchange of a turn brings one more good of your choice, for nothing. You have four wool; take a fifth.
lesson-contracts-gain-gold = Gold is always welcome. But a fifth wool will pay a whole contract: take wool.
lesson-contracts-gain-other = You may choose any kind. Take wool; you will soon see why.
lesson-contracts-contract = Five points left. On the second space lies a contract for three iron. Take it for 2 points.
lesson-contracts-nine-iron = Nine iron bring 17 points, but nine iron are far away. A contract that waits fills a space of your storehouse. Take the one for three iron.
lesson-contracts-not-this-tile = That one comes later, perhaps. First the contract for three iron.
lesson-contracts-enough-swapped = The gift comes only with the first exchange. Your goods fit now: leave them.
lesson-contracts-fulfil = It lies in your storehouse, and you have three iron. Fulfilling is a task and costs no action points. Fulfill it.
lesson-contracts-fulfil-first = You may take more, but the storehouse has only four spaces. Fulfill the contract you have first.
lesson-contracts-space = Four points for the tile and one for your first contract space: five. The pillar that stood there is now in your supply. The next spaces bring 2, 3, 4, 5 and 6.
lesson-contracts-second = On the rightmost space lies a contract for five identical goods, for only one point. Take it too.
lesson-contracts-five-please = For that one you lack the goods today. Take the rightmost: five identical goods.
lesson-contracts-keep-goods = You may exchange again, but without the extra good. Yours are fine as they are.
lesson-contracts-identical = Five goods of one kind, whichever you like. You have five gold and five wool. Fulfill it.
lesson-contracts-pay = You choose the kind you pay with. Gold changes dice and buys other goods, so keep it. Pay with wool.
lesson-contracts-not-gold = You may, but gold can become anything later. Pay with wool.
lesson-contracts-end = Six and two make eight points, and a second pillar is free. Two action points are left; let them go and end the action.
lesson-contracts-may-take = You may keep a contract in the storehouse for later. But a tile leaves it only when used, so be picky. End the action.
lesson-contracts-slide = See how the market moved: the tiles slid to the right, and new ones came in on the left. Some bring a little extra when fulfilled: a step on the king track, a merchant step, a character action.
lesson-contracts-done = You exchanged, took contracts, fulfilled them and freed two pillars. The market also sells crests; they have a lesson of their own. First come the characters.

## Characters

lesson-characters = Characters
lesson-characters-intro = Today guests move into your buildings. The characters of this market give you a reward when you lodge them.
lesson-characters-rooms = Buildings 1 to 5 have three, two, two, one and one rooms. A room on floor 1 costs 1 point, on floor 2 it costs 2, on floor 3 it costs 3.
lesson-characters-take = The character field faces the twos: five action points. Take the pink two.
lesson-characters-yellow-two = It brings the same action, with gold. Good too, but food will pay for crests soon: take the pink two.
lesson-characters-not-this-die = That die lies at another action. Take the pink two.
lesson-characters-first = Each character costs one point; if none fits, one point also replaces all five. Take the one on the first space: of the merchant kind, with two free steps.
lesson-characters-first-the-steps = That one is next. Begin with the two steps on the first space.
lesson-characters-other-kind = A fine guest, but of another kind, and a building houses only one kind. Take the one I named, of the merchant kind.
lesson-characters-no-refresh = One point replaces all five characters. Worth it when nothing fits; today something does.
lesson-characters-not-yet = Points that you do not spend are lost, and your guests still wait.
lesson-characters-second = The gap was filled at once. Now take the other one of the merchant kind, on the third space: two gold.
lesson-characters-take-first = You could lodge the first one right away. Take the second one before somebody else does.
lesson-characters-lodge = Both wait in your storehouse; three points are left. Two guests fit building 2. Lodge the first one there, on floor 1.
lesson-characters-steps-first = The order is yours. In this lesson lodge the one with the two steps first.
lesson-characters-three-rooms = Building 1 has three rooms and is worth more once completed, but your two guests would not fill it today. Take building 2, floor 1.
lesson-characters-one-room = Careful: there is only one room, and a kind lives in one building only. Your second guest could never move in anywhere. Take building 2.
lesson-characters-floor-two = That works as well: rooms are filled in any order. For this lesson begin on floor 1.
lesson-characters-building-two = Building 3 has two rooms as well. For this lesson let it be building 2.
lesson-characters-points-short = You need every point for the rooms now.
lesson-characters-step = The guest says thank you: two steps for your merchant, free of charge. Go to Cologne.
lesson-characters-to-cologne = Free is free, wherever you go. Today go to Cologne.
lesson-characters-steps-lost = You may stop, but free steps that you do not use are lost.
lesson-characters-step-two = And on to Frankfurt.
lesson-characters-to-frankfurt = That road is open too. Go on to Frankfurt.
lesson-characters-fill = The action goes on with two points: just enough for floor 2. Lodge the second guest in building 2.
lesson-characters-roof = Two gold came, and the building is filled: the house from its roof is now in your supply, ready for the map.
lesson-characters-end = All points are spent. An action ends only when you say so. End it.
lesson-characters-no-points = You may still trade gold for goods. Not needed now: end the action.
lesson-characters-marker = With a crest on its ground floor a filled building is completed. Then it makes the action of its kind stronger: building 2 would give you 2 more points for every merchant action of a die.
lesson-characters-done = You took characters, lodged them and filled a building. One kind to a building, one building to a kind. Next: the crests.

## Crests

lesson-crests = Crests
lesson-crests-intro = Today: crests. You have three in your storehouse and much food. Crests lie on the map, at the action fields and in the contract market; of each of the six kinds you may have one.
lesson-crests-spaces = On each ground floor is a crest space. It costs food, from 6 on the left to 2 on the right, and gives a reward at once. Any crest fits any building.
lesson-crests-first = In building 4 a guest of the architect kind already lives: it is filled. Placing a crest is a task. Place the lily there for 4 food.
lesson-crests-the-lily = Any crest would do. Take the lily, so that we do not mix them up.
lesson-crests-five-points = Building 6 gives 5 points for only 2 food, and its crest alone completes it. Remember that one! Now building 4.
lesson-crests-two-goods = Building 5 gives any two goods for 3 food. Now building 4.
lesson-crests-building-four = You have the food for it, but the guest lives in building 4. Place the lily there.
lesson-crests-before-die = Tasks are possible before the die, and this one will make the die stronger. Place the lily first.
lesson-crests-move = The reward of building 4: your architect travels to any place at once. Send him to Prague, where a rich cathedral stands.
lesson-crests-forgo = You may forgo the reward, but it does not come again. Use it.
lesson-crests-to-prague = Any place, yes. Today we need him in Prague.
lesson-crests-marker = Filled and with a crest: building 4 is completed. Its marker now gives you 1 more point for every architect action that a die brings.
lesson-crests-take = Try it. Take the pink three: food and the architect.
lesson-crests-no-food = The same action, but gold. You need the food for two more crests: take the pink three.
lesson-crests-not-this-die = It lies at another action, where your marker does not help. Take the pink three.
lesson-crests-die-first = It would work now. But first the die: it brings the food that is missing for the last one.
lesson-crests-pillar = Five points instead of four. Place a pillar in Prague.
lesson-crests-pillar-first = All in good time. First the pillar in Prague.
lesson-crests-not-yet = Points and rewards that you leave behind are lost. Go on.
lesson-crests-second = Now the griffin: place it at building 2 for 6 food. Nobody lives there yet; that does not matter.
lesson-crests-the-griffin = The tree would do as well. Take the griffin.
lesson-crests-building-two = Also allowed. For our plan place the griffin at building 2.
lesson-crests-crest-first = He may walk on later. First the crest.
lesson-crests-anywhere = A pillar at any cathedral, without your architect. Milan is far away: place it there.
lesson-crests-to-milan = A good place too. For this lesson let it be far Milan.
lesson-crests-third = Six food are left, and the tree. Place it at building 1.
lesson-crests-building-one = Cheaper, yes. But building 1 gives a house in any city: place the tree there.
lesson-crests-house = A house in any city, without your merchant. The house space in Florence brings 4 points: place it there.
lesson-crests-to-florence = Possible, but no house space brings more points than the one in Florence.
lesson-crests-end = Three crests, three rewards. Four points are left for the architect; let them go and end the action.
lesson-crests-may-walk = He may walk on, that is true. For this lesson end the action.
lesson-crests-done = Crests cost food, give rewards, and complete filled buildings, which make their action stronger. From three completed buildings on they bring points at the end.

## Helpers and the joker

lesson-helpers = Helpers and the joker
lesson-helpers-intro = Today: helpers, tasks and the joker. Your storehouse is full of helpers, and at the joker field lies one more. A full storehouse takes no tile.
lesson-helpers-room = So make room before you choose the die. Use the helper in storehouse 4: it brings 4 points.
lesson-helpers-not-this-helper = That is the architect’s extra action; we want it later. Use the 4 points.
lesson-helpers-room-first = You may, but then the tile of the field stays where it is: after the die it is too late to make room. First use the 4 points.
lesson-helpers-take = Now take the blue six: six goods and one point, at the joker field.
lesson-helpers-not-this-die = A fair choice, but it is the joker we want to meet. Take the blue six.
lesson-helpers-helper-later = Later. First the die.
lesson-helpers-tile = There is room now. Take the helper: three spaces up on the king track, whenever you like.
lesson-helpers-leave-it = You made room for it, so take it.
lesson-helpers-change = Your first helper can change the kind of goods, only now, before you gain them. Six iron are fine, six gold are better. Gain gold instead.
lesson-helpers-no-change = You may keep the iron, and the helper too. But let us see him work: gain gold.
lesson-helpers-to-gold = Any other kind is possible. Gold can become anything later: gain gold.
lesson-helpers-name = At the joker field you name one of the five other actions. Your merchant stands in Verona: name the merchant action.
lesson-helpers-a-king = Your disc would move up one space. Today name the merchant action.
lesson-helpers-a-merchant = The joker can be that too. Today name the merchant action.
lesson-helpers-plus = One point is not much. The helper in storehouse 3 adds two to the action of your die. Use it.
lesson-helpers-plus-first = That too, in a moment. First the helper in storehouse 3, for two more points.
lesson-helpers-trade-later = Trading comes in a moment. Let us go in order.
lesson-helpers-not-yet = Not yet: what you do not spend is lost.
lesson-helpers-house = Three points. Place a house in Verona; its space brings 2 points.
lesson-helpers-house-first = All right, but after the house in Verona.
lesson-helpers-extra = Now something nice: in the middle of this action you may begin another. Use the helper in storehouse 2, an architect action with two points.
lesson-helpers-king-later = Keep the king’s helper: he is worth most just before the King phase.
lesson-helpers-extra-first = The merchant’s points wait for him. First use the helper in storehouse 2.
lesson-helpers-pillar = Your architect stands in Paris. Place a pillar there.
lesson-helpers-pillar-first = He stands at a cathedral just now. First the pillar.
lesson-helpers-close = One point is left, but nothing more to do. End this extra action; the merchant’s action then goes on.
lesson-helpers-close-please = You may walk a step. For this lesson end the extra action.
lesson-helpers-trade = The cathedral in Paris asks for two stone, and you have one. Trade is a task: buy a stone for 2 gold.
lesson-helpers-stone-please = Every good but gold has this price. You need stone.
lesson-helpers-may-walk = You may walk, but first let us finish the tasks.
lesson-helpers-trade-first = That would end your turn. First buy a stone.
lesson-helpers-build = And with two stone help build the cathedral in Paris.
lesson-helpers-no-more-trade = One stone was enough. Help build in Paris.
lesson-helpers-build-first = That would end your turn. Help build in Paris first.
lesson-helpers-done = From a single point so much! Tasks cost no points and fit in almost anywhere in your turn: trade, helpers, crests, contracts, cathedrals. And the joker is any action.

## One thing leads to another

lesson-rewards = One thing leads to another
lesson-rewards-intro = Today: building rewards. Some house spaces, like the one in Vienna, let the characters of one of your buildings give their rewards once more. You have guests in buildings 2 and 4.
lesson-rewards-take = Your merchant is in Prague, next to Vienna. Take the pink two, for the merchant action with five points.
lesson-rewards-yellow-two = The same action, and gold instead of food. Fine, but in this lesson take the pink two.
lesson-rewards-not-this-die = It lies at another action, and we need the merchant. Take the pink two.
lesson-rewards-walk = Go to Vienna.
lesson-rewards-house-prague = It would bring 2 points. Well worth it, but today we go on: to Vienna.
lesson-rewards-to-vienna = That is another way. Vienna is what we came for.
lesson-rewards-not-yet = Points that you do not spend are lost. Go on.
lesson-rewards-house = Place a house here.
lesson-rewards-house-first = Walk on later. First the house.
lesson-rewards-choose = Now choose a building. In building 4 lives one guest, worth 3 points; in building 2 live two. Take the rewards of building 2.
lesson-rewards-building-four = Three points at once, not bad. But two rewards are more than one: choose building 2.
lesson-rewards-none = You may take nothing. But a gift is a gift: choose building 2.
lesson-rewards-order = The two may give their rewards in any order, and you may skip either: three gold, and one step with a house.
lesson-rewards-gold = First the gold, on floor 1.
lesson-rewards-gold-first = That one too, right after. First the gold.
lesson-rewards-rewards-lost = You may stop here, but what you do not use is lost.
lesson-rewards-second = Three gold. Now the guest on floor 2: a step and a house, both free.
lesson-rewards-step = You may step or place first. In Vienna you have a house already, so walk: to Venice.
lesson-rewards-to-venice = Possible, but in Venice the house space brings 3 points. Go there.
lesson-rewards-place = And the free house: place it in Venice.
lesson-rewards-back = The rewards are over, and the action goes on where it stopped: three points are left. Whatever is opened in the middle is finished first; then comes what waited.
lesson-rewards-go-on = Then on to Verona, next door.
lesson-rewards-to-verona = You have just been there. Verona is new.
lesson-rewards-keep-gold = You may buy goods with your new gold. Keep it for now.
lesson-rewards-last = And a third house, in Verona.
lesson-rewards-road-field = A road field: a step like any other, but nothing is placed or taken there. First the house.
lesson-rewards-house-verona = First the house in Verona; it brings 2 points.
lesson-rewards-done = Three houses, five points and three gold from one die. Guests who live with you are worth a visit to such a space: London, Strasbourg, Lyon, Genoa and Vienna have one.

## The king and the fair

lesson-king = The king and the fair
lesson-king-intro = Today: how a round ends. This is the king track. You are on 1, Yellow on 4. At the end of each round it brings points and decides who begins the next one.
lesson-king-corruption = But the court is corrupt. Before each of the three passes one token is turned up, and everybody falls back 0, 1 or 2 spaces. The third is turned up now.
lesson-king-fell = A two! Yellow is on 2 now, and you are on −1. Staying there would cost you a point.
lesson-king-take = The king’s field faces the ones: six spaces up. Take the blue one.
lesson-king-not-this-die = You may, but you would stay below zero and lose a point. Take the blue one.
lesson-king-helper-later = The helper comes in a moment. First the die.
lesson-king-fair = The king action runs by itself: you are on 5 and lead. Now the fair of this round, in Troyes. You take part with a house there, or if your merchant stands there.
lesson-king-helper = Your merchant is in Paris, one step from Troyes. After the king action you may still do tasks: use your helper, a merchant action.
lesson-king-not-yet = You may, but then you miss the fair. Your merchant must reach Troyes.
lesson-king-step = Go to Troyes.
lesson-king-road-field = A road field: a step like any other, but nothing is placed or taken there. Go to Troyes.
lesson-king-to-troyes = The fair is in Troyes. Go there.
lesson-king-close = There he is. He must stay, so end the extra action.
lesson-king-close-please = Then he would miss the fair. End the extra action.
lesson-king-end = And end your turn. After Yellow’s turn the King phase begins.
lesson-king-tile = You lead on the track, so the king’s tile is for you, if your storehouse has room. A helper with three more points: take it.
lesson-king-discard = You may discard it, and then nobody has it. But you have room: take it.
lesson-king-points = Then everybody scores the number of the own space: you 5, Yellow 2. And who is higher begins the next round: you. On one space the lower disc of the pile is ahead.
lesson-king-result = Then the fair, which rewards houses: 2 on the tile and 2 for round two make 4 points each. You have three houses on the map: 12 points. Yellow was not there.
lesson-king-wheel = The wheel has turned, and new dice lie there. Each field faces a value one lower: the merchant now faces the ones, six points; the king the sixes, only one.
lesson-king-done = So a round ends: king, fair, clean-up. All four fairs are open from the start, and later ones bring more. Plan your houses for them.

## The last turn and the scoring

lesson-end = The last turn and the scoring
lesson-end-intro = The last turn of the game, and it is yours. What is only in your storehouse at the end brings nothing, so look closely at what you have.
lesson-end-buildings = Completed buildings: three bring 5 points at the end, four 10, five 20, six 30. Fewer than three bring nothing. You have two, buildings 4 and 5.
lesson-end-crest = Building 6 always counts as filled; it lacks only a crest. Place the tree there for 2 food: 5 points now, and the third building.
lesson-end-crest-first = That is next. First the crest.
lesson-end-tasks-first = Tasks could wait until after the die, but do not forget them today. Let us do them first.
lesson-end-contract = In the storehouse waits a contract for three iron, and the iron is there. Fulfill it, your second one.
lesson-end-product = And now the greatest sum: at the end, houses on the map times pillars on the map. You have five houses and three pillars: 15.
lesson-end-take = One more pillar would make it 20. Take the yellow three, for the architect.
lesson-end-a-house = A sixth house times three pillars makes 18. A fourth pillar makes 20: take the yellow three.
lesson-end-a-character = Another guest will not complete a building any more. Take the yellow three.
lesson-end-walk = Your architect is in Nuremberg. Send him to the cathedral in Vienna.
lesson-end-to-vienna = No place for a new pillar there. Go to Vienna.
lesson-end-keep-goods = Two gold for one good? At the end four goods of any kind are one point, and gold counts as well. Keep it.
lesson-end-not-yet = This is your last chance to place something. Not yet.
lesson-end-pillar = Place the pillar.
lesson-end-pillar-first = First the pillar here: it is worth five points.
lesson-end-goods = Nine goods are left. Every four of them, of all kinds together, bring one point: two points for you.
lesson-end-end = Nothing more to do. End the action, and with it the game.
lesson-end-may-walk = A walk brings nothing any more. End the action.
lesson-end-king = First the King phase: you score 3, Yellow 5. In the last round there is no tile; instead the leader, Yellow, scores 4 more.
lesson-end-fair = Then the last fair, in Frankfurt, where you have a house: 3 on the tile plus 4 for the round, for each fulfilled contract. Two contracts, 14 points.
lesson-end-final = And the final scoring: 5 for three completed buildings, 20 for five houses times four pillars, 2 for goods. You have 107 points, Yellow 105.
lesson-end-done = You win, and the last pillar decided it! You now know all of Tiletum that a first game needs. Good luck on the roads of Europe.
