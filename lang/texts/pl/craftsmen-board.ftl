# Nagłówki planszy i ulic w Craftsmen.

board-nothing = –
board-vp = { $n } PU
board-date = Rok { $n } z { $of }, { $season }
board-work-points = punkty pracy na pomocnika: { $n }
board-fee = za przykrycie kogoś 1 karta albo { $n } PU
board-fee-two = kto jest przykryty, dobiera 1 kartę
board-order = Kolejność
board-guilds-legend = @ pomocnicy, dolny jako pierwszy  złote: przywilej  wstążka: przykrycie za darmo
board-field-gold = złote
board-field-silver = srebrne
board-field-ribbon = wstążka
board-privileged = przywileju używa: { $who }
board-privilege-used = przywilej zużyty
board-acting = pomocnik: { $field }
board-capital = Odkryte karty kapitału
board-cards-legend = ⌂ symbol domku  (kolor górny/dolny)  górne ikony → towar, punkty za wytworzenie
board-price = kupno { $n }
board-cost = budowa { $n }
board-mayor-cards = burmistrz { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-houses-on-top = { $n ->
    [one] 1 z domkiem jako pierwsza
    [few] { $n } z domkiem jako pierwsze
   *[many] { $n } z domkiem jako pierwsze
}
board-deck-top = na wierzchu
board-deck-under = pod stosem
board-among = wśród nich: { $cards }
board-sawmills = Tartaki w pudełku
board-trade = Towary
board-trade-legend = # kostka gracza, starsza z lewej  ■ neutralna kostka  □ wolne miejsce  liczba: punkty za kostkę
board-majority = najwięcej kostek: { $places }
board-street-legend = ■ kostka  □ wolna ikona
board-supply = { $n ->
    [one] 1 kostka w zapasie
    [few] { $n } kostki w zapasie
   *[many] { $n } kostek w zapasie
}
board-passed = po pasie
board-hidden = nieznane: { $cards }
board-hidden-basic = { $n ->
    [one] 1 podstawowa
    [few] { $n } podstawowe
   *[many] { $n } podstawowych
}
board-hidden-house = { $n ->
    [one] 1 rozszerzona z domkiem
    [few] { $n } rozszerzone z domkiem
   *[many] { $n } rozszerzonych z domkiem
}
board-hidden-plain = { $n ->
    [one] 1 rozszerzona bez domku
    [few] { $n } rozszerzone bez domku
   *[many] { $n } rozszerzonych bez domku
}
board-hand-limit = { $n ->
    [one] 1 karta kapitału
    [few] { $n } karty kapitału
   *[many] { $n } kart kapitału
}, wolno mieć najwyżej { $limit }
board-work-left = { $n ->
    [one] został 1 punkt pracy
    [few] zostały { $n } punkty pracy
   *[many] zostało { $n } punktów pracy
}
board-token-at-work = krok żetonu pracy
board-fee-due = Opłatę dostaje { $who }: 1 karta kapitału albo { $n } PU
board-first-cost = Pierwsza karta kosztuje { $n }, płaci się za nią razem z drugą
board-bid = najwyższa oferta { $n } ({ $who })
board-no-bid = jeszcze bez ofert
board-out = pas: { $who }
board-offer = oferta { $n }
board-payment = Do zapłaty: { $due } · wyłożono: { $laid } (wartość { $worth })
board-colors-allowed = tylko { $colors }
board-invested = Zainwestowano: { $colors } · na razie { $n } PU
board-made = { $good } z karty: { $card }
board-from-fair = Kostka z jarmarku
board-bought = Kupno: { $good }, czekają
board-peek = Obejrzane
board-face-up = odkryte: { $cards }
