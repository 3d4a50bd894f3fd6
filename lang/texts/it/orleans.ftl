# Orléans in italiano.

## Parti di frase

token = { $token_indef }{ $starter ->
    [1] {" "}(iniziale)
   *[0] {""}
}
token-def = { $token_def }{ $starter ->
    [1] {" "}(iniziale)
   *[0] {""}
}
slot = { $slot ->
    [-1] {""}
    [0] , casella 1
    [1] , casella 2
    [2] , casella 3
   *[other] , casella { $slot }
}
coins = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
}
points = { $n ->
    [one] 1 punto sviluppo
   *[other] { $n } punti sviluppo
}
grain = { $n ->
    [one] 1 tessera grano
   *[other] { $n } tessere grano
}

## Domande
# La maggior parte delle domande sta in words.toml del gioco.

prompt-hiding_good = Scegli la merce con cui paghi.
prompt-court_go = Scegli dove va quel mercante.

## Possibilità

action-remove = Togli dal gioco { $tile_def }
action-remove_none = Non togliere nessuna tessera
action-draw = { $n ->
    [0] Non pescare nessuno
    [one] Pesca 1 aiutante
   *[other] Pesca { $n } aiutanti
}
action-allocate = Manda { token-def } nella Torre delle polveri
action-done = Fatto
action-bath_yes = Vai al Bagno pubblico
action-bath_no = Non andare al Bagno pubblico
action-keep = Tieni { token-def } nel Mercato
action-keep_tower = Tieni { token-def } nella Torre delle polveri
action-retrieve = Richiama l'aiutante { $place_from }{ slot }
action-retrieve_theatre = Richiama { token-def } dal Teatro
action-place = Piazza { token-def } { $place_in }{ slot }
action-place_from_tower = Piazza { token-def } dalla Torre { $place_in }{ slot }
action-place_technology = Piazza una tessera tecnologia { $place_in }{ slot }
action-confirm = Conferma il piano
action-next = Termina il turno
action-use = Usa { $place_def }
action-pass = Passa
action-recruit = Recluta { $follower_indef }
action-tile = Prendi { $tile_def }
action-go = Vai a { $town }
action-go_road = Vai a { $town } per strada
action-go_water = Vai a { $town } per via d'acqua
action-take = Prendi { $good_def }
action-take_none = Non prendere niente
action-deed = Manda { $follower_indef }: { $deed }
action-reward_coin = Prendi 1 moneta
action-reward_development = Prendi 1 punto sviluppo
action-pay = Paga { coins }
action-sacristy_use = Lascia che il monaco scongiuri l'evento
action-sacristy_keep = Tieni il monaco e subisci l'evento
action-give = Dai { $good_def }
action-bonus = Riprendi il bonus { $follower_of }
action-bake = Cuoci il pane: { grain }
action-court = Muovi il mercante di { $who }
action-lose_station = Rinuncia alla stazione commerciale di { $town }
action-lose_stock = Rinuncia a una stazione commerciale non costruita
action-lose_follower = Rinuncia a un aiutante pescato dal sacchetto
action-lose_development = Rinuncia a 1 punto sviluppo
action-lose_good = Rinuncia { $good_to }
action-lose_place = Rinuncia { $place_to }
action-lose_technology = Rinuncia a una tessera tecnologia non piazzata
action-lose_technology_on = Rinuncia alla tessera tecnologia { $place_in }

## Esiti del caso

action-good = { $good } tra { $a } e { $b }
action-good_removed = { $good } esce dal gioco di nascosto
action-start = { $who } è il primo giocatore
action-event = L'evento è { $event_def }
action-draw_token = { $who } pesca { token }
action-plague_token = La peste colpisce { token } di { $who }
action-torture_token = { $who } perde { token }

## Il registro

event-good_laid = Tra { $a } e { $b }: { $good }.
event-good_removed = Una merce esce dal gioco di nascosto.
event-start_player = { $who } è il primo giocatore.
event-tile_removed = { $given ->
    [1] { $who } toglie dal gioco { $tile_def }.
   *[0] { $who } non toglie nessuna tessera.
}
event-hourglass = Round { $round }: { $event }.
event-coins = { $who } prende { coins }.
event-paid = { $who } paga { coins }.
event-paid_to = { $who } paga { coins } a { $to }.
event-draws = { $n ->
    [0] { $who } non pesca nessuno.
    [one] { $who } pesca 1 aiutante.
   *[other] { $who } pesca { $n } aiutanti.
}
event-drew = { $who } pesca { token }.
event-allocated = { $who } manda { token-def } nella Torre delle polveri.
event-bath = { $used ->
    [1] { $who } va al Bagno pubblico.
   *[0] { $who } non va al Bagno pubblico.
}
event-kept = { $tower ->
    [1] { $who } tiene { token-def } nella Torre delle polveri.
   *[0] { $who } tiene { token-def } nel Mercato.
}
event-retrieved = { $who } richiama { token-def } { $place_from }.
event-placed = { $who } piazza { token } { $place_in }.
event-technology_placed = { $who } piazza una tessera tecnologia { $place_in }.
event-confirmed = { $who } conferma il piano.
event-used = { $who } usa { $place_def }.
event-passed = { $who } passa.
event-recruited = { $who } recluta { $follower_indef }{ $space ->
    [0] .
   *[other] {" "}e avanza alla casella { $space }.
}
event-good_taken = { $who } prende { $good_def } dalla riserva delle merci.
event-good_collected = { $who } raccoglie { $good_def } lungo la via.
event-tile_taken = { $who } prende { $tile_def }.
event-technology_taken = { $who } prende una tessera tecnologia.
event-citizen = { $who } ottiene un cittadino.
event-developed = { $who } ottiene { points } e arriva alla casella { $space }.
event-moved = { $owner_self ->
    [1] { $who } muove il mercante da { $from } a { $town }.
   *[0] { $who } muove il mercante di { $owner } da { $from } a { $town }.
}
event-station_built = { $who } costruisce una stazione commerciale a { $town }.
event-served = { $who } manda { $follower_indef }: { $deed }.
event-given = { $who } dà { $good_def }.
event-baked = { $who } cuoce il pane: { grain }.
event-emptied = { $who }: gli aiutanti { $place_of } vanno nel sacchetto.
event-shielded = Il monaco protegge { $who } { $event_from }.
event-died = { $who } perde { token } per la peste.
event-survived = { $who } pesca { token }: la peste lo risparmia.
event-lost_station = { $built ->
    [1] { $who } rinuncia alla stazione commerciale di { $town }.
   *[0] { $who } rinuncia a una stazione commerciale non costruita.
}
event-lost_follower = { $who } rinuncia a { token }.
event-lost_development = { $who } rinuncia a un punto sviluppo e torna alla casella { $space }.
event-lost_good = { $who } rinuncia { $good_to }.
event-lost_place = { $who } rinuncia { $place_to }.
event-lost_technology = { $given ->
    [1] { $who } rinuncia alla tessera tecnologia { $place_of }.
   *[0] { $who } rinuncia a una tessera tecnologia.
}
event-debt_dropped = { $who } non ha più niente da dare: { $n ->
    [one] 1 moneta resta non pagata
   *[other] { $n } monete restano non pagate
}.
event-most_stations = { $who } ha più stazioni commerciali di tutti e ottiene un cittadino.
