# Titoli del tabellone e delle vie di Craftsmen.

board-nothing = –
board-vp = { $n } PA
board-date = Anno { $n } di { $of }, { $season }
board-work-points = { $n } punti lavoro per aiutante
board-fee = coprire qualcuno costa 1 carta o { $n } PA
board-fee-two = chi è coperto pesca 1 carta
board-order = Ordine di turno
board-guilds-legend = @ aiutanti, prima quello sotto  oro: privilegio  nastro: si copre gratis
board-field-gold = oro
board-field-silver = argento
board-field-ribbon = nastro
board-privileged = privilegio usato: { $who }
board-privilege-used = privilegio usato
board-acting = aiutante: { $field }
board-capital = Carte moneta scoperte
board-cards-legend = ⌂ simbolo casa  (colore sopra/sotto)  icone superiori → prodotto, punti per la produzione
board-price = acquisto { $n }
board-cost = costruzione { $n }
board-mayor-cards = sindaco { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
board-houses-on-top = { $n ->
    [one] 1 con la casa, esce prima
   *[other] { $n } con la casa, escono prima
}
board-deck-top = in cima
board-deck-under = sotto il mazzo
board-among = tra queste: { $cards }
board-sawmills = Segherie nella scatola
board-trade = Merci
board-trade-legend = # cubo di un giocatore, il più vecchio a sinistra  ■ cubo neutro  □ spazio libero  numero: punti per cubo
board-majority = più cubi: { $places }
board-street-legend = ■ cubo  □ icona libera
board-supply = { $n ->
    [one] 1 cubo nella riserva
   *[other] { $n } cubi nella riserva
}
board-passed = ha passato
board-hidden = sconosciute { $cards }
board-hidden-basic = { $n } base
board-hidden-house = { $n ->
    [one] 1 ampliata con la casa
   *[other] { $n } ampliate con la casa
}
board-hidden-plain = { $n ->
    [one] 1 ampliata senza casa
   *[other] { $n } ampliate senza casa
}
board-hand-limit = { $n ->
    [one] 1 carta moneta
   *[other] { $n } carte moneta
}, al massimo { $limit }
board-work-left = { $n ->
    [one] resta 1 punto lavoro
   *[other] restano { $n } punti lavoro
}
board-token-at-work = il passo del gettone lavoro
board-fee-due = Pedaggio a { $who }: 1 carta moneta o { $n } PA
board-first-cost = La prima carta costa { $n } e si paga insieme alla seconda
board-bid = offerta più alta { $n } ({ $who })
board-no-bid = ancora nessuna offerta
board-out = ha passato: { $who }
board-offer = offre { $n }
board-payment = Da pagare: { $due } · deposto: { $laid } (vale { $worth })
board-colors-allowed = solo { $colors }
board-invested = Investito: { $colors } · finora { $n } PA
board-made = { $good } da: { $card }
board-from-fair = Un cubo del mercato
board-bought = Acquisto: { $good }, serve a
board-peek = Carte guardate
board-face-up = scoperte: { $cards }
