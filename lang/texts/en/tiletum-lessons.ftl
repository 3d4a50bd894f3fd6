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
lesson-cathedrals-pick-please = One more step is possible, but then the tile stays behind. Take it.
lesson-cathedrals-end = A contract! It waits in your storehouse; the next lesson is about contracts. End the action.
lesson-cathedrals-next-lesson = Well seen: you already have its goods. But contracts come in the next lesson; end the action.
lesson-cathedrals-done = You changed a die, took two bonus tiles, placed a pillar and built with stone. Remember: the cathedral asks for your pillar, not your architect.
