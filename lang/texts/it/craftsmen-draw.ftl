# Che cosa dice il tavolo disegnato di Craftsmen.

## Titoli

draw-trade = Mercato, granaio e gettoni
draw-market = Carte scoperte
draw-market-note = comprate nei loro colori
draw-granary-note = esce il cubo in basso
draw-ships-note = maggioranza sulla vela, punti per cubo
draw-lines = Linee
draw-discards = scarti
draw-end-left = L’estremità sinistra della tua via
draw-end-right = L’estremità destra della tua via
draw-your-street = La tua via
draw-street-of = Via di { $who }
draw-to-build = Da costruire
draw-stock = Riserva
draw-others = Altri giocatori
draw-order = ordine
draw-next = poi
draw-done = finita

## Gilde

draw-guild-bankers = Banchieri
draw-guild-builders = Costruttori
draw-guild-notary = Notaio
draw-guild-craftsmen = Artigiani
draw-guild-merchants = Commercianti
draw-guild-town_hall = Municipio
draw-does-bankers = { $n } carte, scarta 2
draw-does-builders = costruisci fino a 2
draw-does-notary = compra o asta
draw-does-craftsmen = { $n } punti lavoro
draw-does-merchants = compra dal granaio
draw-does-town_hall = gettone o ordine
draw-does-town_hall-two = gettone
draw-privilege-bankers = scarta solo 1
draw-privilege-builders = 1 senza colori
draw-privilege-notary = guarda 5 carte
draw-privilege-craftsmen = 2 materie prime per 1
draw-privilege-merchants = paga dal mercato
draw-privilege-town_hall = senza privilegio
draw-winter = costruzione e lavoro
draw-used = privilegio usato
draw-points-a-helper = punti lavoro di un aiutante (CR-11.1)
draw-points-left = { $n ->
    [one] 1 punto lavoro rimasto (CR-11.1)
   *[other] { $n } punti lavoro rimasti (CR-11.1)
}
draw-cover-free = { $guild }: sopra { $who }, gratis; in due giocatori il rivale coperto pesca una carta moneta (CR-5.7, CR-18.2)
draw-cover-fee = { $guild }: sopra { $who }, per una carta moneta o { $n } PA (CR-5.6)
draw-claim = Cambia l’ordine: nella prossima stagione prima di chi non lo cambia (CR-13.3)

## Carte

draw-source = { $name }: sopra { $upper }, sotto { $lower }. Dà { $good } (CR-11.4)
draw-workshop = { $name }: sopra { $upper }, sotto { $lower }. { $inputs } → { $good }, { $n } PA (CR-11.4)
draw-vp-made = { $n } PA quando si produce (CR-11.4)
draw-capital = Carta moneta: { $color } { $n } (CR-6.1)
draw-money = Carte moneta
draw-class-basic = Base
draw-class-extended = Ampliati
draw-class-advanced = Sviluppati
draw-costs = prezzo { $price } · costo { $cost }
draw-deck = { $n ->
    [one] 1 carta nel mazzo.
   *[other] { $n } carte nel mazzo.
}
draw-known-top = Note in cima: { $cards }.
draw-known-under = Note in fondo: { $cards }.
draw-peek = Guarda le carte: { $class }. Usa un privilegio (CR-10.9)
draw-sawmills = Segherie nella scatola (CR-2.14)
draw-open = nota
draw-secret = segreta
draw-hidden = coperta
draw-hidden-cards = carte coperte: { $n }
draw-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}

## Merci in viaggio

draw-to-icon = { $good } → { $building }: ora può fare { $makes } (CR-11.5)
draw-to-icon-lacks = { $good } → { $building }: per { $makes } manca ancora { $lacks } (CR-11.5)
draw-to-fair = Un cubo al tuo mercato (CR-11.5)
draw-sell = Vendi { $good }: il tuo cubo si aggiunge, prendi una carta moneta (CR-11.10)
draw-sell-unpaid = { $good } al granaio: il tuo cubo si aggiunge, nessuna carta (CR-11.9)
draw-sell-pushing = Vendi { $good }: il cubo di { $who } torna a casa, prendi una carta moneta (CR-11.9)
draw-sell-own = Vendi { $good }: il tuo cubo più vecchio torna a casa, prendi una carta moneta (CR-11.9)
draw-sell-neutral = Vendi { $good }: esce un cubo neutro, prendi una carta moneta (CR-11.9)
draw-buy-from = Compra { $good }: il cubo di { $who } torna a casa; se paghi con una carta, va a { $who } (CR-12.4)
draw-buy-neutral = Compra { $good }: esce un cubo neutro; se paghi con una carta, si scarta (CR-12.4)
draw-load = Carica { $good } sulla nave { $ship }: { $n } PA se è ancora lì a fine anno (CR-11.8)
draw-bribe = Corrompi sulla nave { $ship }: scarta una carta moneta, il cubo di { $who } torna a casa, sale { $good } per { $n } PA (CR-11.11)
draw-bribe-tag = corrompi
draw-row = { $good }: { $n } PA per cubo a fine anno (CR-16.3)
draw-majority = Più cubi su questa nave: { $points } PA (CR-16.3)
draw-work = Usa un gettone lavoro: subito un passo (CR-7.8)
draw-line = { $good }: { $n } PA a chi per primo possiede { $buildings } (CR-9.9)
draw-line-won = { $good }: { $n } PA, di { $who } (CR-9.9)

## Asta

draw-fold = Chiudi o riapri
draw-put-up = all’asta da { $who }
draw-any-colors = valgono tutti i colori
draw-highest = più alta
draw-out = fuori
draw-to-bid = offre
draw-still-in = in gara
draw-fits-left = Si adatta alla tua via a sinistra
draw-fits-right = Si adatta alla tua via a destra
draw-fits-both = Si adatta a entrambi i capi della via
draw-fits-none = Non si adatta a nessun capo della via
draw-power = Puoi pagare { $n }
draw-fewest = il minor numero di carte
draw-looking = Guardate: { $class }
draw-in-hand = { $n ->
    [one] 1 carta in mano
   *[other] { $n } carte in mano
}

## Ciò che sta davanti

draw-sets = { $n ->
    [one] 1 serie: { $points } PA a fine anno
   *[other] { $n } serie: { $points } PA a fine anno
}
draw-pays = { $n ->
    [one] 1 carta vale { $power }
   *[other] { $n } carte valgono { $power }
}
draw-laid = posati { $laid } su { $due }
draw-set = serie di { $n }:
draw-of = su { $n }
draw-vp = ora { $n } PA
draw-bonus-vp = { $n } PA
draw-privileges = usati: { $n }

## Giocatori

draw-acts = di turno
draw-passed = passato
draw-place = ordine: { $n }

## In the place of what is said of every game

page-round = { $n ->
    [1] anno 1, primavera
    [2] anno 1, estate
    [3] anno 1, autunno
    [4] anno 1, inverno
    [5] anno 2, primavera
    [6] anno 2, estate
    [7] anno 2, autunno
    [8] anno 2, inverno
    [9] anno 3, primavera
    [10] anno 3, estate
    [11] anno 3, autunno
    [12] anno 3, inverno
   *[other] stagione { $n }
}
page-jump-board = Carte
page-jump-mat = Via
page-jump-side = Navi
draw-work-lost = { $n ->
    [one] si perde 1 punto lavoro
   *[other] si perdono { $n } punti lavoro
}
draw-fee-points = { $n ->
    [one] −1 punto
   *[other] −{ $n } punti
}
