# Tiletum in italiano.

## Parti di frase

rival = Titus
tile = { $tile_group ->
    [crest] lo stemma { $tile_of }
    [contract] un contratto ({ $tile })
    [helper] un aiutante ({ $tile })
   *[character] un personaggio ({ $tile })
}
tokens = { $n ->
    [one] 1 segnalino { $good }
   *[other] { $n } segnalini { $good }
}

## Domande
# Le domande stanno in words.toml del gioco.

## Possibilità

action-die = Prendi il dado { $color } { $value }
action-die_changed = Prendi il dado { $color } { $value } come { $to }
action-tile_take = Prendi la tessera bonus
action-tile_leave = Lascia la tessera bonus
action-recolor = Ottieni invece { $good_def }
action-recolor_no = Tieni la risorsa del dado
action-action = Svolgi { $action_def }
action-walk = Sposta { $piece_def } { $town_to }
action-house = Piazza una casa { $town_to }, spazio { $space }
action-pillar = Piazza una colonna { $town_to }
action-pick = Prendi la tessera dov'è { $piece_def }
action-character = Prendi il personaggio dello spazio { $space }
action-refresh = Rinnova l'offerta dei personaggi
action-lodge = Alloggia la tessera { $store }: edificio { $building }, piano { $floor }
action-contract = Prendi la tessera dello spazio { $space }
action-swap = Scambia { $give } con { $take }
action-trade = Compra 1 { $good } per 2 oro
action-fulfil = Completa il contratto del magazzino { $store }
action-crest = Piazza lo stemma: magazzino { $store }, edificio { $building }
action-helper = Usa l'aiutante del magazzino { $store }
action-cathedral = Contribuisci alla cattedrale di { $town }
action-with = Paga con { $good_def }
action-gain = Ottieni 1 { $good }
action-forgo = Rinuncia alla ricompensa
action-trigger = Prendi i bonus dell'edificio { $building }
action-trigger_none = Non prendere bonus
action-bonus = Prendi il bonus: edificio { $building }, piano { $floor }
action-done = Fatto
action-king_take = Prendi la tessera del re
action-king_discard = Scarta la tessera del re
action-end = Termina l'azione

## Esiti del caso

action-first = { $who } è il primo giocatore
action-field = Spazio { $field }: { $action }
action-wheel = La ruota mostra { $value } allo spazio 1
action-cost = Cattedrale di { $town }: { $cost }
action-town = La fiera del round { $round } è { $town_to }
action-fair = La fiera del round { $round }: { $fair }
action-roll = Esce il dado { $color } { $value }
action-corruption = Corruzione { $value }
action-reveal = Rivelato: { tile }
action-card = Titus pesca { $card }

## Il registro

event-field_laid = Spazio azione { $field }: { $action }.
event-wheel_laid = La ruota mostra { $value } allo spazio azione 1.
event-cost_laid = La cattedrale di { $town }: { $cost }.
event-town_laid = La fiera del round { $round } si tiene { $town_to }.
event-fair_laid = La fiera del round { $round } premia: { $fair }.
event-first_player = { $who } è il primo giocatore.
event-revealed = { $place ->
    [0] Sullo spazio azione { $space } c'è { tile }.
    [1] Accanto al tracciato del re c'è { tile }.
    [2] Sulla mappa, { $town_to }, c'è { tile }.
    [3] L'offerta dei contratti mostra { tile }.
   *[4] L'offerta dei personaggi mostra { tile }.
}
event-rolled = Esce il dado { $color } { $value }.
event-corrupted = { $value ->
    [0] Nessuna corruzione: il tracciato del re non cambia.
    [one] Corruzione: tutti arretrano di 1 spazio sul tracciato del re.
   *[other] Corruzione: tutti arretrano di { $value } spazi sul tracciato del re.
}
event-die_taken = { $from ->
    [0] { $who } prende il dado { $color } { $value }.
   *[other] { $who } paga in oro e prende il dado { $color } { $from } come { $value }.
}
event-goods_gained = { $who } ottiene { tokens }.
event-action_begun = { $who } svolge { $action_def } con { $ap } PA.
event-tile_taken = { $who } prende { tile }.
event-walked = { $who } sposta { $piece_def } { $from_from } { $town_to }.
event-house_placed = { $who } piazza una casa { $town_to }.
event-pillar_placed = { $who } piazza una colonna { $town_to }.
event-triggered = { $who } prende i bonus dell'edificio { $building }.
event-bonus_used = { $who } prende il bonus di un personaggio: { $tile }.
event-refreshed = { $who } rinnova l'offerta dei personaggi.
event-lodged = { $who } alloggia un personaggio nell'edificio { $building }, { $floor }° piano: { $tile }.
event-roof_house = { $who } riempie l'edificio { $building } e libera la casa sul tetto.
event-completed = { $who } completa l'edificio { $building }.
event-marker_placed = { $who } ha ora { $ap } PA in più per { $action_def }.
event-swapped = { $who } scambia 1 segnalino { $give } con 1 segnalino { $take }.
event-king_moved = { $who } va allo spazio { $space } del tracciato del re.
event-turn_ended = { $who } termina il turno.
event-traded = { $who } compra 1 segnalino { $good } per 2 oro.
event-fulfilled = { $who } completa un contratto: { $tile }.
event-crest_placed = { $who } piazza lo stemma { $tile_of } nell'edificio { $building }.
event-forgone = { $who } rinuncia alla ricompensa dello stemma.
event-helper_used = { $who } usa un aiutante: { $tile }.
event-contributed = { $who } contribuisce alla cattedrale di { $town }.
event-king_tile_discarded = { $who } scarta la tessera del re: { tile }.
event-turn_order = { $facts ->
    [2] L'ordine di turno è { $first }, { $second }.
    [3] L'ordine di turno è { $first }, { $second }, { $third }.
   *[4] L'ordine di turno è { $first }, { $second }, { $third }, { $fourth }.
}
event-fair_held = La fiera di { $town } vale { $value } PV: { $fair }.
event-scored = { $vp_lost ->
    [0] { $who } segna { $vp } PV: { $line }.
   *[other] { $who } perde { $vp_lost } PV: { $line }.
}
event-wheel_turned = La ruota gira; lo spazio azione 1 mostra ora { $value }.
event-card_drawn = Titus pesca una carta: { $card }.
event-tile_removed = { $who } toglie dal gioco { tile }.
event-game_over = La partita è finita.
