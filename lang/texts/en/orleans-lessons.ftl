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
