# The pages of the web table, in English.

## Every page

page-skip = Skip to the decision
page-pages = Pages
page-play = Play
page-tables = Tables
page-rules = Rules
page-api = For programs
page-settings = Settings
page-language = Language
page-theme = Light or dark
page-help = Help and keys
page-side-panel = Explanation
page-close = Close
page-lobby = The lobby
page-to-the-lobby = To the lobby
page-offline = The connection is lost. It is being tried again.
page-bots-pace = How quickly bots move
page-bots-instant = at once
page-bots-brisk = briskly
page-bots-slow = slowly
page-sounds = Sounds
page-key-skip = Show the next move at once
page-late = What you chose there can no longer be chosen: the table has moved on.
page-unsent = Not sent yet. It is sent as soon as the connection is back.

## The lobby

page-what-to-play = What shall we play?
page-who-sits = Who sits at the table?
page-who-here = Who sits here
page-options = Options
page-rare-options = { $n } more options
page-name = Name
page-kind-person = Person
page-kind-bot = Bot
page-kind-open = Open
page-kind-none = Nobody
page-value-random = drawn by lot
page-value-nobody = nobody
page-bot-level = Level of the bot
page-bot-apprentice = Apprentice
page-bot-apprentice-how = knows the rules
page-bot-journeyman = Journeyman
page-bot-journeyman-how = plans, and errs at times
page-bot-master = Master
page-bot-master-how = rarely errs
page-bot-grandmaster = Grandmaster
page-bot-grandmaster-how = thinks for up to three seconds
page-bot-expected = { $name }: { $how }
page-bot-mcts = thinker
page-bot-net = learned
page-bot-random = rolls dice
page-bot-busy = busy
page-bot-greedy = greedy
page-start = Start { $title }
page-begin-campaign = Begin a campaign
page-campaign-how = A campaign is told in chapters, one an evening or several. It begins with the first; how each one ends decides which comes next. Whatever is set beside it about chapters, it decides itself.
page-pace = Time for a move
page-pace-none = as long as you like
page-pace-30 = 30 seconds
page-pace-60 = 1 minute
page-pace-180 = 3 minutes
page-pace-600 = 10 minutes
page-pace-86400 = 1 day
page-pace-259200 = 3 days
page-pace-how = When it runs out, a bot stands in until you come back. It stands still while the server is down.
page-open-seats = An open seat waits three minutes for somebody; then a bot plays it until somebody takes it.
page-players = { $low }–{ $high } players
page-join = Join in
page-join-how = On the same network, scan or type:
page-join-table = Join this table
page-copy-link = Copy
page-running-tables = Running tables
page-no-tables = No table is open yet.
page-open-replay = Open a replay file
page-open-replay-how = A game that was played elsewhere, saved as a file: step through it, analyze it, play on from any moment.
page-replay-name = { $title }, from a file
page-newer-tables = Newer tables
page-older-tables = Older tables
page-finished = Finished
page-look-again = look again
page-carry-on = carry on
page-your-turn = your turn
page-open-seat = open seat
page-plays = { $who } plays
page-still-think = { $n ->
    [one] 1 still thinks
   *[other] { $n } still think
}

## The table

page-round = round { $n }
page-set-up = set-up
page-points = Points
page-score-of = { $n ->
    [one] { $who }: 1 point. Open the breakdown
   *[other] { $who }: { $n } points. Open the breakdown
}
page-score-now = As it would be if the game ended now, without what others still hide.
page-score-outlook = Expected at the end
page-reconstructed = Of the { $all } entries of the box { $n } are reconstructed: not read off the real one, but made to fit all that is known.
page-line = Line
page-table-menu = The table
page-lead = Now choose one of the dashed marks. The same piece again, or Esc, lets go of it.
page-forced = This is the only choice; it is played by itself.
page-title-your-turn = Your turn: { $title }
page-decision = Your decision
page-waiting = { $n ->
    [one] Waiting for { $who }.
   *[other] { $who } are still thinking.
}
page-bots-busy = The bots of other tables think first.
page-bot-thinks = { $n ->
    [one] { $who } is thinking.
   *[other] { $who } are thinking.
}
page-also-thinking = Still thinking: { $who }.
page-see-result = To the result
page-time-left = Time left
page-bot-plays = A bot plays for you.
page-all-options = { $n ->
    [one] The one option
   *[other] All { $n } options
}
page-hint = Hint
page-hint-busy = You have asked anew, or too many ask: try again in a moment.
page-part-busy = Others think first; the answer comes by itself.
page-hint-later = A hint comes when you are asked.
page-hint-how = From the strongest bot here, which knows what you know: the final points that it expects, and what the move brings until your turn or the round is over. It would play the first one, which it looked at most often.
page-expected = { $n } points
page-undo = Undo
page-undo-turn = Take back the whole turn
page-redo = Redo
page-ask-others = Ask the others
page-asks-undo = { $who } asks to take back a step.
page-agree = Agree
page-decline = Decline
page-log = Log
page-earlier = Earlier
page-whole-log = The whole log
page-chat = Chat
page-chat-say = Say something
page-send = Send
page-muted = The host has taken the word from you.
page-why = Why?
page-why-with = With it came:
page-why-chose = { $who } chose: { $what }.
page-why-decided = It followed from a decision of { $who }.
page-why-together = It followed from a step in which all decide at once.
page-why-set-up = It belongs to the set-up.
page-why-dealt = Chance brought it during the set-up.
page-why-chance = Chance brought it.
page-onlooker = Onlooker
page-host = Host
page-guest = Guest
page-parts = Parts of the table
page-jump-board = Board
page-jump-mat = Mat
page-jump-side = Beside it
page-jump-players = Players
page-jump-log = Log
page-curtain = { $who } is next
page-curtain-why = Nothing of the game is on this screen. Hand it over.
page-curtain-open = I am { $who }

## Seats

page-person = person
page-a-bot = bot
page-away = away, a bot plays
page-do-take = Sit down
page-do-away = Let a bot play
page-do-other = Let this one play
page-do-back = Play again
page-do-link = Private link
page-do-token = Token for a program
page-do-bot = Give to a bot
page-do-open = Open the seat
page-close-table = Close the table
page-delete-table = Delete the table
page-delete-why = The game, its log, its chat and everybody's keys are gone for good.
page-mute = Take the word
page-unmute = Give the word back
page-mute-onlookers = Silence onlookers
page-unmute-onlookers = Let onlookers talk
page-link-once = This link opens the seat in another browser, once.
page-token-once = This token lets a program sit here. It is shown only now.
page-key-reissued = { $who } gets a new key; the old one no longer opens the seat.
page-too-many-keys = This seat has as many keys as it may have. Take one away first.
page-newer-rules = { $n ->
    [0] The game goes on by newer rules.
    [one] The game goes on by newer rules, which could not follow the last move.
   *[other] The game goes on by newer rules, which could not follow the last { $n } moves.
}
page-took-back = { $who } took back a move past a draw or another's move.
page-taken-back = { $n ->
    [one] Taken back once past a draw or another's move
   *[other] Taken back { $n } times past a draw or another's move
}
page-keys = Keys to this seat
page-key-key = a browser
page-key-link = a link that nobody has opened
page-key-token = a program's token
page-key-this = this browser
page-do-revoke = Take away
page-may-agree = It may agree to take-backs
page-back-to-table = Back to the table
page-sit-here = Sit here
page-only-watch = Only watch

## After the game

page-final-score = Final score
page-curve = Points round by round
page-curve-how = as they stood at the end of each round
page-proof = The deal
page-proof-ok = The shuffle is the one promised
page-proof-broken = The shuffle cannot be proved
page-proof-none = The deal is not proved: it was typed in
page-proof-why = The hash of the seed was fixed before the first draw. The seed is shown now, and deals the same again.
page-promise = The shuffle was fixed before the first draw: its seed has this hash. The seed is shown at the end.
page-commitment = promised
page-seed = seed
page-verify = Check it again
page-verified = { $n ->
    [one] 1 move is legal, and the score holds.
   *[other] All { $n } moves are legal, and the score holds.
}
page-deal-ok = The deal is the one committed to.
page-deal-absent = The deal is not proved.
page-deal-broken = The deal is not the one committed to.
page-analyze = Analyze
page-analysis = Analysis
page-analysis-how = The strongest bot goes through the game again: what could be expected after every move, which moves cost most, what was luck. It takes about ten seconds.
page-analysis-making = The game is being analyzed
page-analysis-waits = Another game is analyzed first.
page-analysis-runs = { $n } of { $max } steps. You may leave this page; the result waits here.
page-analysis-failed = The analysis did not come to an end.
page-expected-points = Expected points
page-expected-points-how = final points, as they could be expected round by round
page-winning-chance = Winning chance
page-winning-chance-how = in percent
page-percent = { $n }%
page-numbers = In numbers
page-turning-points = Turning points
page-no-turning-points = No move was clearly worse than the best one.
page-turn = round { $n }, { $who }
page-turn-played = played
page-turn-better = better
page-turn-cost = It cost { $points } points.
page-turn-cost-chance = It cost { $points } points and { $n }% of the chance to win.
page-see-moment = See the moment
page-sources = Where the points came from
page-luck = Luck gave and took
page-luck-share = Luck made { $low } to { $high }% of the difference; choices made the rest.
page-luck-unclear = What luck made of the difference cannot be told: something between { $low } and { $high }%.
page-luck-error = ± says how far a number may be wrong: in one case of twenty by more. What is not clear is not told.
page-luck-kindest = kindest
page-luck-cruelest = cruelest
page-again = Another game
page-rematch = Rematch
page-rematch-how = { $n ->
    [1] The same game once more.
   *[other] The same game with the same people and bots, everybody one seat further.
}
page-rematch-begun = A rematch has begun, and your seat is kept.
page-rematch-join = Join the rematch
page-rematch-watch = Watch the rematch
page-next-chapter = Next chapter
page-next-chapter-how = The campaign goes on, tonight or any other evening: the same people and bots on the same seats.
page-next-chapter-begun = The next chapter has begun, and your seat is kept.
page-next-chapter-join = Join the next chapter
page-next-chapter-watch = Watch the next chapter
page-new-campaign = New campaign
page-new-campaign-how = { $n ->
    [1] From the first chapter again.
   *[other] From the first chapter again, with the same people and bots, everybody one seat further.
}
page-new-campaign-begun = A new campaign has begun, and your seat is kept.
page-new-campaign-join = Join the new campaign
page-new-campaign-watch = Watch the new campaign
page-campaign = Campaign
page-chapter = Chapter
page-chapter-now = Now played: { $chapter }
page-chapter-lost = not won
page-chapters-won = Chapters won
page-moments = The end of each round
page-moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}
page-final-board = The board
page-replay = Download the replay
page-margin = { $n ->
    [one] 1 point ahead of { $who }
   *[other] { $n } points ahead of { $who }
}
page-margin-tie = level on points with { $who }; the tie-break decided
page-margin-level = level on points with { $who }, and that is not enough
page-margin-behind = { $n ->
    [one] 1 point behind { $who }
   *[other] { $n } points behind { $who }
}
page-play-replay = Play and pause
page-keep = Keep this moment
page-kept = Kept moments
page-moment = Line { $n } of { $max }
page-to-start = To the start
page-to-end = To the end
page-step-back = Back
page-step-on = On
page-result = Result
page-branch = Play on from here
page-branch-how = A new table against bots. What is still to come is dealt anew.
page-branch-as = as { $who }
page-branch-name = { $name }, from line { $n }

## Learning

page-games = Games
page-learn = Learn
page-learn-game = Learn { $title }
page-learn-offer = Never played it? Learn it in ten minutes
page-learn-progress = Learn { $title } · { $n } of { $all }
page-learn-welcome = Sit down beside me. Each lesson takes two to four minutes, at a real table, and you make the moves.
page-learn-so-far = { $n } of { $all } lessons are behind you. Go on wherever you like.
page-learn-all-done = You know everything you need. Now play!
page-learn-none = There are no lessons yet. The rulebook tells it all.
page-learn-lost = What your browser kept of your progress could not be read. It starts anew.
page-learn-done = done
page-learn-go-on = go on
page-learn-begin = begin
page-learn-play = Play a game
page-coach = The guild master
page-lesson-step = Step { $n } of { $all }
page-lesson-next = Go on
page-lesson-finish = Finish
page-lesson-back = Back
page-lesson-leave = Leave
page-lesson-another = Next lesson
page-lesson-over = Well done! This lesson is over.
page-lesson-stray = The lesson has changed since you left it. It begins anew.
page-first-game = Play your first game
page-first-game-how = Then a whole game against apprentices. I stay beside you and speak at each first time.
page-tour = A short tour of the table
page-tour-next = Go on
page-tour-end = Play!
page-tour-never = No tour
page-tour-turn = Here you read whose turn it is, and what is asked.
page-tour-glow = Whatever glows may be chosen: click or tap it.
page-tour-options = Every option also stands in this list.
page-tour-hint = A hint names good moves and says why.
page-tour-undo = Undo takes your last step back, where the rules of the table allow it.
page-guide = The guild master explains
page-guide-seen = I see
page-guide-never = I can do it alone

## Puzzles

page-puzzles = Puzzles
page-puzzles-game = Puzzles · { $title }
page-puzzles-welcome = Real positions, and in each of them one line of play is clearly best, by what your seat can know. Find it!
page-puzzles-none = There are no puzzles yet.
page-puzzles-solved = Solved: { $n } of { $all }
page-puzzles-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
page-puzzles-decision = One decision
page-puzzles-turn = A turn to its end
page-puzzles-end = The last round
page-puzzle-today = Today’s puzzle
page-puzzle-today-done = Solved. Come back tomorrow!
page-puzzle-try = Try it
page-puzzle-name-decision = Decision { $n }
page-puzzle-name-turn = Turn { $n }
page-puzzle-name-end = Last round { $n }
page-puzzle-easy = easy
page-puzzle-fair = fair
page-puzzle-hard = hard
page-puzzle-decision = One move is clearly best. Which?
page-puzzle-turn = { $n ->
    [one] One move is clearly best. Which?
   *[other] One way to end this turn is clearly best: { $n } moves that belong together. Which?
}
page-puzzle-end = It is the last round. Which move brings most at the end?
page-puzzle-end-turn = { $n ->
    [one] It is the last round. Which move brings most at the end?
   *[other] It is the last round. Which { $n } moves bring most at the end?
}
page-puzzle-wrong = There is something better: this gives away { $points } points or more. Try again!
page-puzzle-right = That is it!
page-puzzle-better = At least { $points } points better than anything else; next comes “{ $other }”.
page-puzzle-answer = The answer: { $moves }.
page-puzzle-show = See the answer
page-puzzle-again = Try again
page-puzzle-next = Next puzzle
page-puzzle-stray = The puzzle has changed since you left it. It begins anew.
page-puzzle-table = { $title }, from a puzzle
page-mistakes = Learn from your mistakes
page-mistakes-how = { $n ->
    [one] One of your moves cost the most. Find the better one!
   *[other] { $n } of your moves cost the most. Find the better ones!
}
page-mistakes-none = I found no move of yours that is worth a word. Well played!
page-mistake-question = { $round ->
    [0] Set-up
   *[other] Round { $round }
}: you played “{ $played }”, which gave away { $points } points. What was better?
page-mistake-same = That is what you played: it gave away { $points } points.
page-mistake-other = That is not what I have in mind. Look again!
page-mistake-instead = You played “{ $played }”: { $points } points less.
page-mistake-next = Next one

## The coach at a table

page-coach-on = Bring the guild master
page-coach-off = Send the guild master away
page-coach-how = He looks over your shoulder: a word after a turn that gave much away, and what matters now. Among people he speaks once all of them have asked for him.
page-coach-waits = He speaks once these ask for him too: { $who }.
page-coach-ask = What does the guild master say?
page-coach-now = What matters now?
page-coach-cost = “{ $played }” gave away about { $points } points. “{ $better }” was better.
page-coach-well = The guild master nods.
page-coach-board = Show it
page-coach-back = Back to the table
page-coach-grows = These lines of your score can still grow most:
page-coach-grows-how = What they grow by on the average, if everybody takes what looks best at first sight from here on.

## Help and rules

page-help-click = Whatever glows may be chosen. Several meanings open a small menu; the list of all options holds every one.
page-help-piece = Point at a piece, or press it long, to learn what it is. A rule's number opens its text.
page-help-log = A line of the log opens what caused it, and the rule.
page-key-arrows = to the next option in that direction
page-key-enter = choose
page-key-digits = an option of the open list
page-key-options = the list of all options
page-key-undo = undo, or say why not
page-key-redo = play again what was taken back
page-key-hint = hint
page-key-log = log, chat
page-key-escape = close
page-key-help = this help
page-all-rules = All rules
page-exact-rules = exact rules
page-book-exact = The exact rules
page-book-exact-one = The exact rule
page-book-told = In plain words
page-book-whole = The whole rulebook
page-book-card = Reference card
page-book-print = Print
page-book-contents = Contents
page-book-search = Search the rulebook
page-book-find = Find
page-book-found = { $n ->
    [0] Nothing has all of these words.
    [one] 1 paragraph has all of these words.
   *[other] { $n } paragraphs have all of these words.
}
page-api-how = A program sits at a table with a token, which the table's menu hands out. Send it as “Authorization: Bearer …”.

## What is refused

page-something-else = Not like that
page-no-page = There is no such page.
page-no-table = There is no such table.
page-malformed = The request cannot be read: { $what }
page-no-replay = This file cannot be opened: { $what }
page-too-large = The request is too large.
page-too-many-tables = Too many tables were opened from your address. Try again later.
page-too-slow = The request did not come to its end in time.
page-too-many = Too many requests. Wait a moment.
page-wrong-method = This page is not asked like that.
page-foreign-origin = The request comes from another site, so nothing was changed.
page-other-host = This server has another name.
page-no-key = Your key does not open this.
page-not-over-yet = The game is not over, and until then its replay holds everybody's secrets.
page-analysis-later = The game is not over. It is analyzed when it is: until then that would tell secrets.
page-analysis-busy = Other games are being analyzed just now. Try again in a minute.
page-table-halted = This table has stopped. The others go on.
page-table-broken = This table cannot be opened.
page-store-down = The tables cannot be reached just now. Nothing was changed; try again.
page-stale = The table has changed in the meantime.
page-no-seat = There is no such seat or action.
page-not-yours = You do not sit on the seat of { $who }.
page-not-host = Only the host may do that.
page-taken = The seat of { $who } is taken.
page-nobody-asks = Nobody asks for your consent.
page-closed = The table is closed.
page-text-length = A text has 1 to { $n } characters.

## Drawn tables of every game

draw-stock = Stock
draw-others = Other players
draw-of = { $n } of { $max }
draw-choices = { $what }: { $n } choices
draw-vp = { $n } VP
