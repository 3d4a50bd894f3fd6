### The lessons of Craftsmen: a title `lesson-NAME`, then what each step says, `lesson-NAME-STEP`.

## The table and the first helper

lesson-town = The town at a glance
lesson-town-welcome = Welcome! I am the guild master, and I sit beside you. Today we look at the whole table, and you make your first two decisions. You are yellow; black and red play with us.
lesson-town-ships = These are the four ships. Final goods travel on them, and they bring most of your appreciation points, VP for short. After three years the most VP win.
lesson-town-guilds = Here are the six guilds. Everything happens here: money, building, new cards, work, trade and tokens. Every season you send helpers, and the guilds act in order, from I to VI.
lesson-town-calendar = The calendar. A year has three full seasons, spring, summer and autumn, then a short winter. After each winter we score. Beside it stands the turn order.
lesson-town-street = This Sawmill is the first house of your street. It makes wood. It has two halves: violet above, green below. Every new building must share a color with its neighbor on the same level.
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
