# Craftsmen in English.

## Parts of sentences

cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}

## Questions
# The questions stand in words.toml of the game.

## Options

action-keep = Keep everything
action-swap = Give up: { $card }
action-swap_sawmill = Take from the box: { $card }
action-place = Send a helper to the { $guild }
action-cover = Cover field { $field } of the { $guild }
action-take = Take the face-up card { $space }
action-take_both = Take both face-up cards
action-take_deck = Take the top card of the deck
action-buy = Buy the { $card }
action-buy_good = Buy { $good }
action-auction = Auction the { $card }
action-peek = Look at the cards: { $class_pl }
action-build = Build the { $card } on the { $side }
action-build_privilege = Build the { $card } on the { $side } by privilege
action-make = Work in the { $card }
action-exchange = Exchange a cube of the fair
action-double = Make two raw materials, first in the { $card }
action-token = Take a { $token }
action-order = Change the turn order
action-show = Turn up the { $card }
action-next = Put back next: { $card }
action-top = On top of the deck
action-bottom = Under the deck
action-bid = Bid { $n }
action-to_icon = As { $good } to the { $card }
action-to_fair = To the fair
action-to_granary = Sell it to the granary
action-to_ship = Load it on ship { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
action-drop = Let it go
action-decline = No cube on the fair
action-pay = Pay { $capital }
action-pay_vp = Pay with points
action-pay_fair = Pay with a cube of the fair
action-discard = Discard { $capital }
action-privilege = Keep it by privilege
action-invest = Invest { $capital }
action-work = Use a work token
action-done = Done
action-skip = Skip
action-pass = Pass

## Outcomes of chance

action-draw_capital = Drawn: { $capital }
action-draw_card = Drawn: { $card }
action-turn_capital = Turned up: { $capital }
action-turn_card = Turned up: { $card }
action-mayor = The mayor's card: { $capital }
action-peek_card = Looked at: { $card }

## The log

event-capital_drawn = { $who } draws { $capital }.
event-capital_unseen = { $who } draws a capital card.
event-capital_turned = On space { $space } lies { $capital }.
event-reshuffled = The discard pile becomes the capital deck: { cards }.
event-card_drawn = { $who } draws the { $card }.
event-card_unseen = { $who } draws a card: { $class }.
event-card_turned = Face up: the { $card }.
event-sawmill_dealt = { $who } starts with the { $card }.
event-sum = { $who } holds { $n } in capital cards.
event-ordered = { $who } is number { $position } in the turn order.
event-kept = { $who } keeps everything.
event-card_exchanged = { $who } puts the { $card } under its deck.
event-exchange_unseen = { $who } puts a card under its deck: { $class }.
event-sawmill_exchanged = { $who } takes the { $card } for the { $back }.
event-season_began = Year { $year }, { $season }.
event-stage_began = { $guild }.
event-placed = { $who } sends a helper to the { $guild }.
event-covered = { $who } covers a helper of { $owner } at the { $guild }.
event-passed = { $who } sends no more helpers.
event-fee_paid = { $who } pays { $to } a fee: { $capital }.
event-fee_unseen = { $who } pays { $to } a capital card as a fee.
event-fee_in_points = { $who } pays { $to } { $n } VP as a fee.
event-scored = { $n_lost ->
    [0] { $who } scores { $n } VP: { $line }.
   *[other] { $who } loses { $n_lost } VP: { $line }.
}
event-privilege_used = { $token ->
    [0] { $who } uses the privilege of the { $guild }.
   *[1] { $who } spends a token for the privilege of the { $guild }.
}
event-work_spent = { $who } uses a work token.
event-capital_taken = { $who } takes { $capital }.
event-discarded = { $who } discards { $capital }.
event-paid = { $who } pays { $capital }.
event-built = { $who } builds the { $card } on the { $side }.
event-bonus_won = { $who } completes the line of { $good } and wins its bonus token.
event-card_gained = { $who } takes the { $card } to the hand.
event-auction_began = { $who } puts the { $card } up for auction.
event-bid = { $who } bids { $n }.
event-auction_passed = { $who } passes.
event-mayor_card = The mayor shows { $capital }.
event-mayor_offered = The mayor offers { $n }.
event-withdrawn = { $who } withdraws; the { $card } goes under its deck.
event-peek_began = { $who } looks at cards of the deck: { $class_pl }.
event-peeked = { $who } sees the { $card }.
event-peek_unseen = { $who } looks at a card.
event-shown = { $who } turns up the { $card }.
event-leftovers = { $who } puts the other cards { $end } the deck.
event-put_back = { $who } puts the { $card } { $end } the deck.
event-put_back_unseen = { $who } puts a card { $end } the deck.
event-made = { $who } makes { $good } in the { $card }.
event-fair_exchanged = { $who } takes a cube back from the fair.
event-sent_to_icon = { $who } brings { $good } to the { $card }.
event-sent_to_fair = { $who } puts a cube on the fair.
event-sold = { $who } sells { $good } to the granary.
event-pushed_out = The oldest { $good } of { $owner } leaves the granary.
event-loaded = { $who } loads { $good } on ship { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-bribed = { $who } bribes the captain of ship { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} with { $capital }.
event-unloaded = { $good } of { $owner } is unloaded from ship { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-dropped = { $who } lets { $good } go.
event-good_bought = { $who } buys { $good } for the { $card }.
event-seller_paid = { $who } pays { $to } { $capital }.
event-seller_paid_unseen = { $who } pays { $to } a capital card.
event-paid_by_fair = { $who } pays with a cube of the fair.
event-declined = { $who } puts no cube on the fair.
event-token_taken = { $who } takes a { $token }.
event-order_claimed = { $who } will be number { $space } in the turn order.
event-majority = { $who } scores { $n } VP for the cubes on ship { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-bonus_scored = { $who } scores { $n } VP for bonus tokens.
event-invested = { $who } invests { $capital }.
event-skipped = { $who } skips the action.
