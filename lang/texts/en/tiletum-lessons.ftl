### The lessons of Tiletum: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## The first turn

lesson-dice = Your first turn
lesson-dice-welcome = Welcome! I am the guild master, and I will sit beside you. You are green. On this map you travel, trade and build for four rounds; whoever has the most points at the end wins.
lesson-dice-wheel = This is the wheel. Its dice lie beside six actions. On your turn you take one die, and it gives you two things: goods, and an action.
lesson-dice-value = Look at this pink two. Its color is the kind of good: pink is food. Its value is how many. And 7 minus 2 is 5: so many action points you get, for the merchant, whose field it faces.
lesson-dice-take = Take the pink two.
lesson-dice-not-pink-one = The pink one would bring one food and six action points. A good die, but now take the pink two.
lesson-dice-not-this-die = You may take any die on the wheel. For this lesson take the pink two.
lesson-dice-not-now = The rules allow it, but first do what I ask. There is time for the rest later.
lesson-dice-goods = Two food came into your stock, beside the one you started with. You will need goods to fulfill contracts.
lesson-dice-move = Now your five action points. A step of your merchant to the next city costs one. Go to Cologne.
lesson-dice-not-there = That road is open too. For this lesson go to Cologne.
lesson-dice-not-yet = You may end your turn at any time, but points that you do not spend are lost. Go on a little.
lesson-dice-house = Four points left. In a city where your merchant stands you may build one house for one point. Build in Cologne.
lesson-dice-house-first = Traveling on is possible. Build your house in Cologne first.
lesson-dice-points = Your house stays there for the whole game. Houses let you take part in fairs, and count at the end. Three points are left, but let them go: end your turn.
lesson-dice-enough-now = You could go on. For this lesson end your turn now.
lesson-dice-rival = Yellow took a die too: three gold, and four points for the architect. In every round each of you takes three dice.
lesson-dice-done = That is a turn of Tiletum: a die, its goods, its action. The other five actions come in the next lessons.
