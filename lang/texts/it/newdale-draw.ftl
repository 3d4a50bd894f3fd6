# Che cosa dice il tavolo disegnato di Newdale.

## Mappa

draw-map = Mappa { $map }
draw-town = Città { $n }
draw-site = Posto per un ponte: { $a } – { $b } (ND-10.7)
draw-first = { $n } PV per la prima casa (ND-5.8)
draw-house-of = casa di { $who }
draw-costs = { $n ->
    [one] costa 1 moneta
   *[other] costa { $n } monete
}
draw-costs-less = { $n } in meno: { $land }
draw-with-toll = e una moneta per ogni ponte altrui
draw-brings-ship = nave avanti di 1 spazio (ND-10.11)
draw-brings-token = gettone bonus: { $token } (ND-5.9)
draw-brings-mission = 2 PV alla fine per la tua missione
draw-field = Spazio bonus { $n }, gettoni: { $count } – { $token } (ND-5.9)
draw-field-empty = Spazio bonus { $n }: nessun gettone rimasto (ND-5.9)

## Evento, mercato, plancia azioni, offerta comune

draw-market = Evento e mercato del lavoro
draw-no-event = Ancora nessun evento
draw-printed = sulla carta
draw-private = solo tuoi
draw-actions = Plancia azioni
draw-acting = agisce il segnalino { $n }
draw-secret = svelato quando tutti hanno confermato
draw-space-build = Costruire
draw-space-unlock = Sbloccare
draw-space-cards = Cambiare
draw-space-black_market = Mercato nero
draw-space-development = Sviluppo
draw-space-set_sail = Salpare
draw-act-build = un edificio
draw-act-unlock = { $cost } monete: un blocco, +{ $vp } PV
draw-act-cards = tieni 1 o tutte, poi { $n } carte
draw-act-black-market = { $cards } carte: { $coal } carbone, 1 merce
draw-act-development = compra un segnalino
draw-act-set-sail = { $cost } monete a spazio, fino a { $n }
draw-sale = { $n }: { $cost } monete
draw-sale-vp = { $n }: { $cost }, +{ $vp } PV
draw-marker = segnalino { $n } di { $who }
draw-pool = Offerta comune
draw-pool-note = aperta a tutti, come in mano
draw-pool-empty = Qui non c’è nessuna carta.

## Plancia

draw-your-board = La tua plancia
draw-board-of = Plancia di { $who }
draw-board-note = ■ pigro, ■■ normale, ■■■ accurato; −1, +2: cambia il fabbisogno
draw-area = Area { $n }
draw-area-waits = aspetta un edificio
draw-area-empty = vuota
draw-space-tip = Area { $area }, { $mode }: fabbisogno { $need }, produce { $n } (ND-6.2)
draw-works = funziona già: produce { $n }
draw-beside = Accanto alla plancia
draw-worth = valore { $n }
draw-no-specials = nessun edificio speciale
draw-range = raggio
draw-compensation = carte
draw-then = { "" }, poi { $n }
draw-markers = Segnalini
draw-houses-left = case rimaste
draw-goal-goods = monete in merci dell’obiettivo
draw-bought = dal prossimo round
draw-hand = Mano
draw-piles = mazzo { $draw } · scarti { $discard }
draw-mission = Missione segreta
draw-mission-houses = 2 PV per casa; le tue: { $n }
draw-mission-hidden = coperta
draw-tokens = Gettoni
draw-character-waits = una volta nel capitolo
draw-no-character = nessuno, o già usato

## Carte

draw-card-tip = { $what } Costo { $cost }, { $vp } PV; in mano: { $resource }.
draw-does-post_office = assistente privato
draw-does-small_guardhouse = 1 pugno, subito 2 carte
draw-does-fortress = 2 pugni
draw-does-coal_trader = VI: 3 carbone per 2 PV
draw-does-coal_storehouse = VI: 1 carbone
draw-does-scriptorium = VI: 1 carta
draw-does-cornfield = VI: 1 mais
draw-does-barracks = 1 pugno; VI: i più deboli perdono 1 PV
draw-does-vineyard = VI: 1 uva
draw-does-prison = 1 pugno; VI: imprigiona una pedina
draw-does-navigator = VI: 1 pesce, 1 PV
draw-does-watch_officer = 1 pugno

## Striscia

draw-strip = Extra del capitolo
draw-or = o
draw-hire = { $what } Assumi per { $cost } monete: { $vp } PV, nave +{ $ship } (ND-10.13)
draw-track = Navi
draw-space = Spazio { $n }
draw-ship = Nave di { $who }: spazio { $n }

## Giocatori

draw-acts = agisce ora
draw-thinks = ci pensa ancora
draw-ready = pronto
draw-still-planning = pianifica ancora
draw-committed = confermato
draw-coins-held = monete in merci
draw-cards-held = carte in mano
draw-known = Carte note

## Obiettivo, fasi, che cosa è aperto

draw-goal = { $chapter }: alla fine restituisci { $goods } per un valore di { $prizes }. Le tue valgono { $n } (ND-9.4)
draw-solo-won = vinto, con { $vp } PV{ $fists ->
    [0] { "" }
    [one] , 1 pugno
   *[other] , { $fists } pugni
}{ $ship ->
    [0] { "" }
   *[other] , nave sullo spazio { $ship }
}
draw-phase-i = Evento
draw-phase-ii = Pianificazione
draw-phase-iii = Assistenti
draw-phase-iv = Azioni
draw-phase-v = Costruzione
draw-phase-vi = Speciali
draw-step-card = carta
draw-step-town = città
draw-step-pay = pagamento
draw-step-area = area
draw-left-coins = { $n ->
    [one] 1 moneta da pagare
   *[other] { $n } monete da pagare
}
draw-left-goods = { $n ->
    [one] 1 merce da dare
   *[other] { $n } merci da dare
}
draw-left-cards = { $n ->
    [one] 1 carta da scartare
   *[other] { $n } carte da scartare
}
draw-missing = { $n ->
    [one] manca 1 assistente
   *[other] mancano { $n } assistenti
}

## In the place of what is said of every game

page-jump-side = Azioni
draw-skip-cards = { $n ->
    [one] 1 carta in cambio
   *[other] { $n } carte in cambio
}
