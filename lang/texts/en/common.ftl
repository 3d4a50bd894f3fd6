# What every table says, in English.

## Errors

unknown-notation = no action is written `{ $notation }`
did-you-mean = hint: did you mean `{ $near }`?
no-option = there is no option { $n }
no-option-hint = hint: choose 1 to { $max }, or type ? for help
unknown-rule = unknown rule `{ $id }`
unknown-rule-hint = hint: rules are named like { $example }
undo-nothing = there is nothing to take back
undo-decided = { $who } has decided since
undo-revealed = chance has spoken since
undo-answered = the answer stands: the others decide at the same time
undo-begun = a step where all decide at once has begun since
undo-settled = somebody has had to leave the table since
save-how = hint: save FILE
save-failed = cannot write `{ $file }`: { $why }

## The table

welcome = { $title } · { $n ->
    [one] 1 player
   *[other] { $n } players
}
commitment = Seed commitment: { $hash }
how-to-start = Type the number of an option, or ? for help.
headline = Round { $n } · { $phase }
headline-setup = { $phase }
you = you
curtain = { $who } is next. Press Enter when nobody else is looking.
taken-back = Taken back.
brought-back = Brought back.
redo-nothing = there is nothing to bring back
saved = The replay is saved in { $file }.
saved-game = Saved, with everybody's secrets: guildhall play --resume { $file }
rules-reconstructed = Of the { $all } entries of the box { $n } are reconstructed; guildhall data { $game } names them.
more-lines = … { $n ->
    [one] 1 more line
   *[other] { $n } more lines
}: Tab
log-empty = Nothing has happened yet.
goodbye = Goodbye.
input-ended = The input has ended; the game stops here.
game-over = The game is over.
wins = { $who } wins.
wins-shared = Shared victory: { $who }.
goal-met = The goal is met.
goal-missed = The goal is missed.
score = Score
total = total
after-the-game = s score, l log, b board, m mats, save FILE, q quit
option-line = Option { $n }: { $label }
option-notation = Notation: { $notation }
commands =
    a number     plays that option; the notation plays too (? 3 shows it)
    ?            this help; ? 3 explains option 3
    h            a hint: what a bot would do
    u            takes back your last step
    reset, redo  take back the whole turn; bring back what was taken back
    o            shows the options again
    b            the board
    m            all player mats
    s            the score as it stands
    l            the log; l 50 its last 50 lines
    r { $example }    the text of a rule
    save FILE    saves the game, or its replay when it is over; w FILE too
    q            quits

## Hints

hint-line = { $n }. { $label }: about { $points } points
hint-rivals = { $n ->
    [one] Rival
   *[other] Rivals
}: { $list }.
hint-visits = { $n ->
    [one] 1 continuation looked at.
   *[other] { $n } continuations looked at.
}
why-brings = Brings { $n ->
    [one] 1 point
   *[other] { $n } points
} ({ $lines }).
why-costs = Costs { $n ->
    [one] 1 point
   *[other] { $n } points
} ({ $lines }).
why-brings-more = Brings { $n ->
    [one] 1 point
   *[other] { $n } points
} more by the end of the round ({ $lines }).
why-best-brings = Brings { $n ->
    [one] 1 point
   *[other] { $n } points
} more ({ $lines }).
why-gives-up = Gives up { $n ->
    [one] 1 point
   *[other] { $n } points
} ({ $lines }).
why-later = It pays later in the game.
why-then = Then: { $moves }.

## The full screen

pane-options = Options
pane-board = Board
pane-mats = Mats
pane-log = Log
thinking = { $who } is thinking …
keys-line = Enter play  ? explain  h hint  u undo  / filter  Tab pane  k keys  q quit
keys-over = s score  w save  Tab pane  k keys  q quit
keys-closing = Esc closes
keys-scrolling = ↑ ↓ scroll  Esc closes
popup-keys = Keys
keys =
    ↑ ↓ PgUp PgDn    choose an option; in another pane, scroll
    a number         goes to that option
    Enter            plays it
    / and a text     shows only the options that contain it; Esc shows all
    ?                explains the option, with its rules
    h                a hint: what a bot would do
    u                takes back your last step
    U, y             take back the whole turn; bring back what was taken back
    reset, redo  take back the whole turn; bring back what was taken back
    Tab, Shift+Tab   options, board, mats, log
    s                the score as it stands
    r                the text of a rule
    w                saves the game, or its replay when it is over
    k                these keys
    q                quits
popup-option = Explanation
popup-hint = Hint of the strongest bot
popup-rule = Rule
rule-question = Which rule? For example { $example }
popup-save = Save
save-question = In which file?
popup-quit = Quit
quit-question = Leave the game? Unless it is saved it is lost.
quit-keys = y leave  n stay  w save
filter = Filter: { $text }
filter-none = no option contains `{ $text }`
too-small = This window is too small: { $columns } columns and { $rows } rows are needed.

## Campaigns

campaign-begins = A campaign begins.
campaign-played = The chronicle so far
campaign-won = { $chapter }: { $points } · { $who } wins
campaign-lost = { $chapter }: { $points } · not won
campaign-leads = In the lead: { $who }
campaign-next = The next chapter: { $chapter }
campaign-over = The campaign is over. It was won by: { $who }
campaign-press-enter = Press Enter to begin.
campaign-kept = The chronicle is kept in { $file }; go on whenever you like.
campaign-stays = The chapter was not played to its end; the chronicle stays as it was.

## Rules in the terminal

rules-exact = The exact rule: guildhall rules { $game } { $id } --exact

## Lessons in the terminal

learn-how = Enter goes on, a number or a notation makes a move, b goes back, q leaves.
puzzle-how = A number or a notation makes a move, a shows the answer, q leaves.
