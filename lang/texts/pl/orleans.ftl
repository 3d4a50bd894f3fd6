# Orlean po polsku.

## Części zdań

token-acc = { $token_acc }{ $starter ->
    [1] {" "}(początkowego)
   *[0] {""}
}
slot = { $slot ->
    [-1] {""}
    [0] , pole 1
    [1] , pole 2
    [2] , pole 3
   *[other] , pole { $slot }
}
coins-acc = { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
}
points-acc = { $n ->
    [one] 1 punkt Rozwoju
    [few] { $n } punkty Rozwoju
   *[many] { $n } punktów Rozwoju
}
grain = { $n ->
    [one] 1 żeton zboża
    [few] { $n } żetony zboża
   *[many] { $n } żetonów zboża
}

## Pytania
# Większość pytań jest w words.toml gry.

prompt-hiding_good = Wybierz towar, którym płacisz.
prompt-court_go = Wybierz, dokąd idzie ten kupiec.

## Możliwości

action-remove = Usuń z gry { $tile_acc }
action-remove_none = Nie usuwaj żadnego kafla
action-draw = { $n ->
    [0] Nikogo nie losuj
    [one] Wylosuj 1 poddanego
   *[many] Wylosuj { $n } poddanych
}
action-allocate = Wyślij { token-acc } do Baszty prochowej
action-done = Gotowe
action-bath_yes = Skorzystaj z Łaźni
action-bath_no = Nie korzystaj z Łaźni
action-keep = Zatrzymaj { token-acc } na Rynku
action-keep_tower = Zatrzymaj { token-acc } w Baszcie prochowej
action-retrieve = Odwołaj poddanego { $place_from }{ slot }
action-retrieve_theatre = Odwołaj { token-acc } z Teatru
action-place = Połóż { token-acc }: { $place }{ slot }
action-place_from_tower = Połóż { token-acc } z Baszty: { $place }{ slot }
action-place_technology = Połóż żeton usprawnienia: { $place }{ slot }
action-confirm = Zatwierdź plan
action-next = Zakończ kolejkę
action-use = Użyj { $place_gen }
action-pass = Spasuj
action-recruit = Pozyskaj { $follower_acc }
action-tile = Weź { $tile_acc }
action-go = Przesuń kupca do { $town_gen }
action-go_road = Przesuń kupca traktem do { $town_gen }
action-go_water = Przesuń kupca szlakiem wodnym do { $town_gen }
action-take = Weź { $good_acc }
action-take_none = Nic nie bierz
action-deed = Wyślij { $follower_acc }: { $deed }
action-reward_coin = Weź 1 monetę
action-reward_development = Weź 1 punkt Rozwoju
action-pay = Zapłać { coins-acc }
action-sacristy_use = Niech mnich odwróci zdarzenie
action-sacristy_keep = Zatrzymaj mnicha i znieś zdarzenie
action-give = Oddaj { $good_acc }
action-bonus = Weź jeszcze raz premię { $follower_gen }
action-bake = Wypiecz chleb: { grain }
action-court = Przesuń kupca gracza { $who }
action-lose_station = Poświęć faktorię w { $town_loc }
action-lose_stock = Poświęć niezbudowaną faktorię
action-lose_follower = Poświęć poddanego wylosowanego z sakiewki
action-lose_development = Poświęć 1 punkt Rozwoju
action-lose_good = Poświęć { $good_acc }
action-lose_place = Poświęć { $place_acc }
action-lose_technology = Poświęć niewyłożony żeton usprawnienia
action-lose_technology_on = Poświęć żeton usprawnienia: { $place }

## Zrządzenia losu

action-good = { $good }: { $a } – { $b }
action-good_removed = { $good } wypada z gry w ukryciu
action-start = { $who } rozpoczyna
action-event = Zdarzenie: { $event }
action-draw_token = { $who } losuje { token-acc }
action-plague_token = Zaraza dotyka { token-acc } gracza { $who }
action-torture_token = { $who } traci { token-acc }

## Dziennik

event-good_laid = { $a } – { $b }: { $good }.
event-good_removed = Towar wypada z gry w ukryciu.
event-start_player = Rozpoczyna { $who }.
event-tile_removed = { $given ->
    [1] { $who } usuwa z gry { $tile_acc }.
   *[0] { $who } nie usuwa żadnego kafla.
}
event-hourglass = Runda { $round }: { $event }.
event-coins = { $who } bierze { coins-acc }.
event-paid = { $who } płaci { coins-acc }.
event-paid_to = { $who } płaci { coins-acc }; dostaje { $to }.
event-draws = { $n ->
    [0] { $who } nikogo nie losuje.
    [one] { $who } losuje 1 poddanego.
   *[many] { $who } losuje { $n } poddanych.
}
event-drew = { $who } losuje { token-acc }.
event-allocated = { $who } wysyła { token-acc } do Baszty prochowej.
event-bath = { $used ->
    [1] { $who } korzysta z Łaźni.
   *[0] { $who } nie korzysta z Łaźni.
}
event-kept = { $tower ->
    [1] { $who } zatrzymuje { token-acc } w Baszcie prochowej.
   *[0] { $who } zatrzymuje { token-acc } na Rynku.
}
event-retrieved = { $who } odwołuje { token-acc } { $place_from }.
event-placed = { $who } kładzie { token-acc }: { $place }.
event-technology_placed = { $who } kładzie żeton usprawnienia: { $place }.
event-confirmed = { $who } zatwierdza plan.
event-used = { $who } używa { $place_gen }.
event-passed = { $who } pasuje.
event-recruited = { $who } pozyskuje { $follower_acc }{ $space ->
    [0] .
   *[other] {" "}i przechodzi na pole { $space }.
}
event-good_taken = { $who } bierze { $good_acc } z Jarmarku.
event-good_collected = { $who } zabiera z drogi { $good_acc }.
event-tile_taken = { $who } bierze { $tile_acc }.
event-technology_taken = { $who } bierze żeton usprawnienia.
event-citizen = { $who } zdobywa mieszczanina.
event-developed = { $who } zdobywa { points-acc } i przechodzi na pole { $space }.
event-moved = { $owner_self ->
    [1] { $who } przesuwa kupca { $from_from } do { $town_gen }.
   *[0] { $who } przesuwa kupca gracza { $owner } { $from_from } do { $town_gen }.
}
event-station_built = { $who } buduje faktorię w { $town_loc }.
event-served = { $who } wysyła { $follower_acc }: { $deed }.
event-given = { $who } oddaje { $good_acc }.
event-baked = { $who } wypieka chleb: { grain }.
event-emptied = { $who }: poddani { $place_from } trafiają do sakiewki.
event-shielded = Mnich osłania gracza { $who }, zdarzenie mija: { $event }.
event-died = { $who } traci { token-acc } przez zarazę.
event-survived = { $who } losuje { token-acc }: zaraza go oszczędza.
event-lost_station = { $built ->
    [1] { $who } poświęca faktorię w { $town_loc }.
   *[0] { $who } poświęca niezbudowaną faktorię.
}
event-lost_follower = { $who } poświęca { token-acc }.
event-lost_development = { $who } poświęca punkt Rozwoju i cofa się na pole { $space }.
event-lost_good = { $who } poświęca { $good_acc }.
event-lost_place = { $who } poświęca { $place_acc }.
event-lost_technology = { $given ->
    [1] { $who } poświęca żeton usprawnienia { $place_from }.
   *[0] { $who } poświęca żeton usprawnienia.
}
event-debt_dropped = { $who } nie ma już nic do oddania; dług przepada: { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
}.
event-most_stations = { $who } ma najwięcej faktorii i zdobywa mieszczanina.
