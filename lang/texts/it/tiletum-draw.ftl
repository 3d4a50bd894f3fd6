# Che cosa dice il tavolo disegnato di Tiletum.

## Titoli

draw-map = Mappa d’Europa
draw-wheel = Ruota delle azioni: dadi per valore, attorno le azioni
draw-markets = Offerte
draw-contracts = Contratti
draw-characters = Personaggi
draw-stack = pila { $n }
draw-refresh = Rinnova l’offerta dei personaggi
draw-over = Tracciato del re e fiere
draw-king = Re
draw-leader = primo
draw-phase-dice = Dadi
draw-phase-fair = Fiera
draw-cathedrals-note = pietra per PV e la tessera in cima
draw-your-buildings = I tuoi edifici
draw-buildings-of = Edifici di { $who }
draw-buildings-note = completati: { $completed }, riempiti: { $filled }
draw-dice = Dadi del round
draw-score = sul tracciato: { $n } PV
draw-in-supply = in riserva
draw-on-map = sulla mappa
draw-cathedral-tiles = cattedrali
draw-tasks = Compiti
draw-tasks-note = quando vuoi nel turno
draw-tasks-rest = ora nessuno
draw-task-trade = Acquisto
draw-task-trade-how = 2 oro per una risorsa
draw-task-helper = Aiutante
draw-task-crest = Stemma
draw-task-fulfil = Completa
draw-task-cathedral = Cattedrale
draw-task-cathedral-how = pietra, dove hai una colonna

## Azioni su ruota e tessere

draw-kind-architect = architetto
draw-kind-merchant = mercante
draw-kind-character = personag.
draw-kind-contract = contratto
draw-kind-king = re
draw-kind-joker = jolly
draw-act-architect = architetto
draw-act-merchant = mercante
draw-act-character = personaggio
draw-act-contract = contratto
draw-act-king = re
draw-act-joker = jolly

## Pezzi

draw-stands = { $piece } di { $who }: { $town }
draw-free-space = Spazio casa { $n }, libero: { $gives }
draw-no-bonus = nessun bonus
draw-no-tile = nessuna tessera
draw-free = libero
draw-face-down = coperto
draw-cathedral = { $town }: { $stone } pietra per { $vp } PV e la tessera in cima. Pila: { $stack } (TI-7.7)
draw-fair-of = Fiera del round { $n } (TI-11.1)
draw-fair-tip = Round { $round }, { $town }: { $n } PV, { $fair } (TI-11.2)
draw-fair-short = { $n } PV: { $fair }
draw-takes-part = { $who } partecipa
draw-die = dado { $n }: { $good }
draw-disc = { $who }: spazio { $n }
draw-building = Edificio { $n }
draw-room = Edificio { $building }, piano { $floor }
draw-lived-in = abitato
draw-roof-house = casa sul tetto: va in riserva quando le stanze sono piene (TI-9.4)
draw-ground = Stemma per { $n } cibo: { $reward } (TI-7.5)
draw-contract-space = spazio contratto: { $n } PV (TI-7.4)
draw-marker = segnalino: { $n } in più con ogni dado di questa azione (TI-9.6)
draw-marker-of = segnalino dell’edificio: { $n } PA in più (TI-9.6)
draw-pieces = case { $houses }, colonne { $pillars }

## Giocatori

draw-acts = gioca ora
draw-place = ordine: { $n }
draw-no-card = nessuna carta
draw-deck = { $n ->
    [one] 1 carta nel mazzo
   *[other] { $n } carte nel mazzo
}

## Ciò che è aperto

draw-chain = Scelte aperte
draw-now = ora
draw-then = poi
draw-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
draw-goods = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
draw-bonuses = { $n ->
    [one] 1 bonus
   *[other] { $n } bonus
}
draw-steps = { $n ->
    [one] 1 passo
   *[other] { $n } passi
}
draw-open-name-action = Azione a scelta
draw-open-identical = Contratto
draw-open-any-goods = Risorse a scelta
draw-open-reward-house = Casa
draw-open-reward-pillar = Colonna
draw-open-reward-move = Spostamento
draw-open-building-trigger = Bonus di un edificio
draw-open-free-steps = Passi gratuiti
draw-open-refill = Offerta dei personaggi
draw-open-refresh = Offerta dei personaggi

## In the place of what is said of every game

page-jump-side = Dadi
draw-lost = si perde: { $what }
