# Co mówi narysowany stół Orleanu.

## Nagłówki

draw-development = Rozwój
draw-tracks-note = zasoby, premie
draw-deeds-note = ostatni bierze mieszczanina
draw-done = gotowe
draw-your-places = Twoje budynki
draw-places-of = Budynki: { $who }
draw-places-note = pełne pola uruchamiają; w Ratuszu i Teatrze wystarczy jedno
draw-tiles = Kafle
draw-next-tile = handlarz daje kafel
draw-event-when = w tej rundzie
draw-always-on = działa stale

## Elementy

draw-starter = { $token } (początkowy)
draw-free-slot = wolne pole: { $who }
draw-citizen-taken = mieszczanin zabrany
draw-merchant = Kupiec ({ $who }): { $town }
draw-station = Faktoria ({ $who }): { $town }
draw-good-on-way = { $good }, { $way } { $a } – { $b }
draw-marker-development = { $who }: { $n ->
    [one] 1 punkt Rozwoju
    [few] { $n } punkty Rozwoju
   *[many] { $n } punktów Rozwoju
}
draw-supply = { $follower_pl } w zasobach: { $n }
draw-hourglass-left = { $event }: jeszcze { $n }

## Zapas

draw-coins = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
draw-citizens = { $n ->
    [one] mieszczanin
   *[many] mieszczan
}
draw-level = poziom
draw-draws = { $n ->
    [one] losowanie
    [few] losowania
   *[many] losowań
}
draw-stations-left = zapas
draw-stations-built = { $n ->
    [one] faktoria na mapie
    [few] faktorie na mapie
   *[many] faktorii na mapie
}
draw-technology = w ręku
draw-technology-placed = położone
draw-due-coins = { $n ->
    [one] zapłacisz 1 monetę
    [few] zapłacisz { $n } monety
   *[many] zapłacisz { $n } monet
}
draw-due-food = oddasz 1 żywność
draw-income = { $n ->
    [one] weźmiesz 1 monetę
    [few] weźmiesz { $n } monety
   *[many] weźmiesz { $n } monet
}

## Darczyńcy w kilku literach

draw-deed-city_wall = Mury miejskie
draw-deed-papal_conclave = Konklawe
draw-deed-defeat_plague = Zwalczanie zarazy
draw-deed-astronomy = Astronomia
draw-deed-boatmen_guild = Cech flisaków
draw-deed-cathedral = Katedra
draw-deed-peace_treaty = Traktat pokojowy
draw-deed-canalisation = Kanalizacja

## Budynki w czterech słowach

draw-does-farm_house = chłop i towar
draw-does-village = jeden z trzech
draw-does-university = uczony i Rozwój
draw-does-castle = rycerz i losowania
draw-does-monastery = mnich
draw-does-ship = podróż wodą
draw-does-wagon = podróż traktem
draw-does-guildhall = budowa faktorii
draw-idle-station-stands = faktoria już stoi
draw-idle-no-station = brak faktorii
draw-does-scriptorium = 1 punkt Rozwoju
draw-does-town_hall = do darczyńców
draw-does-hayrick = 1 zboże
draw-does-cheese_factory = 1 ser
draw-does-winery = 1 wino
draw-does-wool_manufacturer = 1 wełna
draw-does-tailor_shop = 1 brokat
draw-does-brewery = 2 monety
draw-does-library = 2 punkty Rozwoju
draw-does-windmill = 2 monety, 1 punkt
draw-does-hospital = monety za poziom
draw-does-bathhouse = losuj 2, zatrzymaj 1
draw-does-herb_garden = flisak zastępuje
draw-does-sacristy = odwraca zdarzenie
draw-does-shipping_line = 1 punkt Rozwoju
draw-does-cellar = 4 monety
draw-does-pharmacy = kup 1–3 punkty
draw-does-office = monety za faktorie
draw-does-school = uczony zastępuje
draw-does-horse_wagon = podróż traktem
draw-does-gunpowder_tower = dwa pola więcej
draw-does-laboratory = usprawnienie
draw-does-goldsmith = punkty za faktorie
draw-does-bakery = zboże w chleb
draw-does-hiding_place = premia jeszcze raz
draw-does-court = cudzy kupiec
draw-does-barracks = każdy za rycerza
draw-does-theatre = po 1 monecie

## In the place of what is said of every game

page-jump-side = Ścieżki
