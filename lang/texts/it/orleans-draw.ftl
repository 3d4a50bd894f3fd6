# Ciò che dice il tavolo disegnato di Orléans.

## Titoli

draw-development = Sviluppo
draw-tracks-note = riserva, bonus
draw-deeds-note = l’ultimo prende il cittadino
draw-done = compiuta
draw-your-places = I tuoi luoghi
draw-places-of = Luoghi di { $who }
draw-places-note = caselle piene attivano; a Municipio e Teatro ne basta una
draw-tiles = Tessere luogo
draw-next-tile = un commerciante porta una tessera
draw-event-when = in questo round
draw-always-on = sempre attivo

## Pezzi

draw-starter = { $token } (iniziale)
draw-free-slot = casella azione libera: { $who }
draw-citizen-taken = cittadino già preso
draw-merchant = Mercante di { $who } a { $town }
draw-station = Stazione commerciale di { $who } a { $town }
draw-good-on-way = { $good }, { $way } { $a } – { $b }
draw-marker-development = { $who }: { $n ->
    [one] 1 punto sviluppo
   *[other] { $n } punti sviluppo
}
draw-supply = { $follower_pl } nella riserva: { $n }
draw-hourglass-left = { $event }: ancora { $n }

## Scorte

draw-coins = { $n ->
    [one] moneta
   *[other] monete
}
draw-citizens = { $n ->
    [one] cittadino
   *[other] cittadini
}
draw-level = livello
draw-draws = { $n ->
    [one] pescata
   *[other] pescate
}
draw-stations-left = scorta
draw-stations-built = { $n ->
    [one] stazione sulla mappa
   *[other] stazioni sulla mappa
}
draw-technology = in mano
draw-technology-placed = piazzate
draw-due-coins = { $n ->
    [one] paghi 1 moneta
   *[other] paghi { $n } monete
}
draw-due-food = dai 1 cibo
draw-income = { $n ->
    [one] ricevi 1 moneta
   *[other] ricevi { $n } monete
}

## Opere in poche lettere

draw-deed-city_wall = Mura
draw-deed-papal_conclave = Conclave
draw-deed-defeat_plague = Lotta alla peste
draw-deed-astronomy = Astronomia
draw-deed-boatmen_guild = Gilda dei barcaioli
draw-deed-cathedral = Cattedrale
draw-deed-peace_treaty = Trattato di pace
draw-deed-canalisation = Canalizzazione

## Luoghi in quattro parole

draw-does-farm_house = contadino e merce
draw-does-village = uno di tre tipi
draw-does-university = studioso e sviluppo
draw-does-castle = cavaliere e pescate
draw-does-monastery = monaco
draw-does-ship = viaggio sull’acqua
draw-does-wagon = viaggio su strada
draw-does-guildhall = costruisci qui
draw-idle-station-stands = qui c’è già
draw-idle-no-station = nessuna in riserva
draw-does-scriptorium = 1 punto sviluppo
draw-does-town_hall = alle opere
draw-does-hayrick = 1 grano
draw-does-cheese_factory = 1 formaggio
draw-does-winery = 1 vino
draw-does-wool_manufacturer = 1 lana
draw-does-tailor_shop = 1 broccato
draw-does-brewery = 2 monete
draw-does-library = 2 punti sviluppo
draw-does-windmill = 2 monete, 1 punto
draw-does-hospital = monete per livello
draw-does-bathhouse = peschi 2, tieni 1
draw-does-herb_garden = barcaioli sostituti
draw-does-sacristy = evita un evento
draw-does-shipping_line = 1 punto sviluppo
draw-does-cellar = 4 monete
draw-does-pharmacy = compri 1–3 punti
draw-does-office = monete per stazioni
draw-does-school = studiosi sostituti
draw-does-horse_wagon = viaggio su strada
draw-does-gunpowder_tower = due spazi in più
draw-does-laboratory = tecnologia
draw-does-goldsmith = punti per stazioni
draw-does-bakery = grano in pane
draw-does-hiding_place = un bonus di nuovo
draw-does-court = mercante altrui
draw-does-barracks = tutti per cavalieri
draw-does-theatre = 1 moneta ciascuno

## In the place of what is said of every game

page-jump-side = Tracciati
