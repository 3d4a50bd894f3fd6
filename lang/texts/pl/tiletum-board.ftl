# Nagłówki planszy i planszetek Tiletum.

board-nothing = –
board-ap = { $n } PA
board-ap-bonus = { $n }+{ $bonus } PA
board-vp = { $n } PZ
board-vp-plus = { $n }+ PZ
board-action = { $action } { $n } PA
board-merchant-steps = { $n ->
    [one] 1 krok kupca
    [few] { $n } kroki kupca
   *[many] { $n } kroków kupca
}
board-pass = kolejka { $n } z { $of }
board-king = Tor króla od lidera
board-leader = Lider otrzymuje: { $prize }
board-corruption = Korupcja: { $up } · { $left ->
    [0] w tej rundzie już bez żetonów
   *[other] w tej rundzie jeszcze { $left } spośród: { $down }
}
board-fairs = Targi
board-fairs-legend = runda, miasto, punkty za sztukę, (kto bierze udział w tej chwili)
board-fair-over = po targu
board-fair-here = targ { $n }
board-map-legend = - jeden krok  = dwa kroki przez pole drogi  † katedra  # dom  □ wolne pole (□2 daje 2 PZ, □* premię za budynek)  @ kupiec  & architekt  […] kafelek premii
board-cathedrals-legend = | filar   □ wolne pole   koszt → punkty + wierzchni kafelek (kafelki pod nim)
board-cost = kamień { $n } → { $vp } PZ
board-houses = domy: { $supply } w zasobach, { $map } na mapie
board-pillars = filary: { $supply } w zasobach, { $map } na mapie
board-supply = w zasobach: domy { $houses }, filary { $pillars }
board-dice = kości: { $dice }
board-next-space = następny: +{ $n } PZ
board-next-space-pillar = następny: +{ $n } PZ i filar
board-buildings-legend = ⌂ dom na dachu   +2 bonusowe PA po ukończeniu (►)   [piętro (tyle PA) postać]
board-crest-space = herb za { $n } żywności: { $reward }
board-goods-left = { $n ->
    [one] 1 dobro do wyboru
    [few] { $n } dobra do wyboru
   *[many] { $n } dóbr do wyboru
}
board-steps-left = pozostałe kroki: kupiec { $merchant }, architekt { $architect }
board-last-card = Ostatni dekret
board-cards-left = Dekrety w talii
