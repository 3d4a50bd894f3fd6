# Craftsmen in italiano.

## Parti di frasi

cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}

## Domande
# Le domande stanno in words.toml del gioco.

## Possibilità

action-keep = Tieni tutto
action-swap = Cedi: { $card }
action-swap_sawmill = Prendi dalla scatola: { $card }
action-place = Manda un aiutante: { $guild }
action-cover = Copri lo spazio { $field }: { $guild }
action-take = Prendi la carta scoperta { $space }
action-take_both = Prendi entrambe le carte scoperte
action-take_deck = Prendi la carta in cima al mazzo
action-buy = Compra { $card_def }
action-buy_good = Compra { $good_def }
action-auction = Metti all'asta { $card_def }
action-peek = Guarda le carte: { $class_pl }
action-build = Costruisci { $card_def } { $side }
action-build_privilege = Costruisci { $card_def } { $side } con il privilegio
action-make = Lavora: { $card }
action-exchange = Scambia un cubo del mercato
action-double = Fai due materie prime, prima: { $card }
action-token = Prendi { $token_def }
action-order = Cambia l'ordine di turno
action-show = Scopri { $card_def }
action-next = Rimetti come prossima: { $card }
action-top = In cima al mazzo
action-bottom = In fondo al mazzo
action-bid = Offri { $n }
action-to_icon = { $good } va qui: { $card }
action-to_fair = Al mercato
action-to_granary = Vendi al granaio
action-to_ship = Carica sulla nave { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
action-drop = Rinuncia al prodotto
action-decline = Nessun cubo al mercato
action-pay = Paga { $capital_def }
action-pay_vp = Paga con punti
action-pay_fair = Paga con un cubo del mercato
action-discard = Scarta { $capital_def }
action-privilege = Tienila con il privilegio
action-invest = Investi { $capital_def }
action-work = Usa un gettone lavoro
action-done = Fatto
action-skip = Salta
action-pass = Passa

## Esiti del caso

action-draw_capital = Pescata: { $capital }
action-draw_card = Pescata: { $card }
action-turn_capital = Scoperta: { $capital }
action-turn_card = Scoperta: { $card }
action-mayor = Carta del sindaco: { $capital }
action-peek_card = Guardata: { $card }

## Il registro

event-capital_drawn = { $who } pesca { $capital_def }.
event-capital_unseen = { $who } pesca una carta moneta.
event-capital_turned = Sullo spazio { $space } c'è { $capital_def }.
event-reshuffled = Gli scarti formano il nuovo mazzo delle monete: { cards }.
event-card_drawn = { $who } pesca { $card_def }.
event-card_unseen = { $who } pesca una carta: { $class }.
event-card_turned = Scoperta: { $card }.
event-sawmill_dealt = { $who } comincia con { $card_def }.
event-sum = { $who } ha carte moneta per { $n }.
event-ordered = { $who } è al posto { $position } nell'ordine di turno.
event-kept = { $who } tiene tutto.
event-card_exchanged = { $who } mette { $card_def } sotto il mazzo.
event-exchange_unseen = { $who } mette una carta sotto il mazzo: { $class }.
event-sawmill_exchanged = { $who } prende { $card_def } al posto { $back_of }.
event-season_began = Anno { $year }, { $season }.
event-stage_began = { $guild }.
event-placed = { $who } manda un aiutante: { $guild }.
event-covered = { $who } copre un aiutante di { $owner }: { $guild }.
event-passed = { $who } non manda altri aiutanti.
event-fee_paid = { $who } paga un pedaggio a { $to }: { $capital }.
event-fee_unseen = { $who } paga a { $to } una carta moneta.
event-fee_in_points = { $who } paga a { $to } { $n } PA.
event-scored = { $n_lost ->
    [0] { $who } guadagna { $n } PA: { $line }.
   *[other] { $who } perde { $n_lost } PA: { $line }.
}
event-privilege_used = { $token ->
    [0] { $who } usa il privilegio: { $guild }.
   *[1] { $who } spende un gettone per il privilegio: { $guild }.
}
event-work_spent = { $who } usa un gettone lavoro.
event-capital_taken = { $who } prende { $capital_def }.
event-discarded = { $who } scarta { $capital_def }.
event-paid = { $who } paga { $capital_def }.
event-built = { $who } costruisce { $card_def } { $side }.
event-bonus_won = { $who } completa la linea ({ $good }) e vince il gettone bonus.
event-card_gained = { $who } prende in mano { $card_def }.
event-auction_began = { $who } mette all'asta { $card_def }.
event-bid = { $who } offre { $n }.
event-auction_passed = { $who } passa.
event-mayor_card = Il sindaco mostra { $capital_def }.
event-mayor_offered = Il sindaco offre { $n }.
event-withdrawn = { $who } si ritira; la carta va sotto il mazzo: { $card }.
event-peek_began = { $who } guarda le carte del mazzo: { $class_pl }.
event-peeked = { $who } vede { $card_def }.
event-peek_unseen = { $who } guarda una carta.
event-shown = { $who } scopre { $card_def }.
event-leftovers = { $who } rimette le altre carte { $end } al mazzo.
event-put_back = { $who } rimette { $card_def } { $end } al mazzo.
event-put_back_unseen = { $who } rimette una carta { $end } al mazzo.
event-made = { $who } produce { $good_def }: { $card }.
event-fair_exchanged = { $who } riprende un cubo dal mercato.
event-sent_to_icon = { $who } porta { $good_def }: { $card }.
event-sent_to_fair = { $who } mette un cubo al mercato.
event-sold = { $who } vende al granaio { $good_def }.
event-pushed_out = Il cubo più vecchio di { $owner } lascia il granaio: { $good }.
event-loaded = { $who } carica { $good_def } sulla nave { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-bribed = { $who } corrompe il capitano della nave { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} con { $capital_def }.
event-unloaded = Dalla nave { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} scende un cubo di { $owner }: { $good }.
event-dropped = { $who } rinuncia al prodotto: { $good }.
event-good_bought = { $who } compra { $good_def }: { $card }.
event-seller_paid = { $who } paga a { $to } { $capital_def }.
event-seller_paid_unseen = { $who } paga a { $to } una carta moneta.
event-paid_by_fair = { $who } paga con un cubo del mercato.
event-declined = { $who } non mette cubi al mercato.
event-token_taken = { $who } prende { $token_def }.
event-order_claimed = { $who } sarà al posto { $space } nell'ordine di turno.
event-majority = { $who } guadagna { $n } PA per i cubi sulla nave { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-bonus_scored = { $who } guadagna { $n } PA per i gettoni bonus.
event-invested = { $who } investe { $capital_def }.
event-skipped = { $who } salta l'azione.
