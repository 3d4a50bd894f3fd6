# Titoli del tabellone e delle plance di Tiletum.

board-nothing = –
board-ap = { $n } PA
board-ap-bonus = { $n }+{ $bonus } PA
board-vp = { $n } PV
board-vp-plus = { $n }+ PV
board-action = { $action } { $n } PA
board-merchant-steps = { $n ->
    [one] 1 passo del mercante
   *[other] { $n } passi del mercante
}
board-pass = giro { $n } di { $of }
board-king = Tracciato del re, dal primo
board-leader = Il primo riceve { $prize }
board-corruption = Corruzione: { $up } · { $left ->
    [0] nessun altro gettone in questo round
   *[other] ancora { $left } in questo round, tra { $down }
}
board-fairs = Fiere
board-fairs-legend = round, città, punti per ciascuno, (chi partecipa al momento)
board-fair-over = conclusa
board-fair-here = fiera { $n }
board-map-legend = - un passo  = due passi, attraverso uno spazio strada  † cattedrale  # casa  □ spazio libero (□2 dà 2 PV, □* il bonus di un edificio)  @ mercante  & architetto  […] tessera bonus
board-cathedrals-legend = | colonna   □ spazio libero   costo → punti + tessera in cima (tessere sotto)
board-cost = { $n } pietra → { $vp } PV
board-houses = case: { $supply } in riserva, { $map } sulla mappa
board-pillars = colonne: { $supply } in riserva, { $map } sulla mappa
board-supply = in riserva: case { $houses }, colonne { $pillars }
board-dice = dadi: { $dice }
board-next-space = prossimo: +{ $n } PV
board-next-space-pillar = prossimo: +{ $n } PV e una colonna
board-buildings-legend = ⌂ casa sul tetto   +2 PA bonus se completato (►)   [piano (i suoi PA) personaggio]
board-crest-space = stemma per { $n } cibo: { $reward }
board-goods-left = { $n ->
    [one] 1 risorsa da scegliere
   *[other] { $n } risorse da scegliere
}
board-steps-left = passi rimasti: mercante { $merchant }, architetto { $architect }
board-last-card = Ultimo decreto
board-cards-left = Decreti rimasti
