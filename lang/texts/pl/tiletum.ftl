# Tiletum po polsku.

## Części zdań

rival = Titus
tile = { $tile_group ->
    [crest] herb ({ $tile })
    [contract] kontrakt ({ $tile })
    [helper] pomocnik ({ $tile })
   *[character] postać ({ $tile })
}
tile-acc = { $tile_group ->
    [crest] herb ({ $tile })
    [contract] kontrakt ({ $tile })
    [helper] pomocnika ({ $tile })
   *[character] postać ({ $tile })
}
tokens = { $n ->
    [one] 1 żeton { $good_gen }
    [few] { $n } żetony { $good_gen }
   *[many] { $n } żetonów { $good_gen }
}

## Pytania
# Pytania są w words.toml gry.

## Możliwości

action-die = Weź { $color_acc } kość { $value }
action-die_changed = Weź { $color_acc } kość { $value } jako { $to }
action-tile_take = Weź kafelek premii
action-tile_leave = Zostaw kafelek premii
action-recolor = Zyskaj zamiast tego { $good_acc }
action-recolor_no = Zostaw dobro z kości
action-action = Wykonaj { $action_acc }
action-walk = Przesuń { $piece_acc } do { $town_gen }
action-house = Postaw dom { $town_in }, pole { $space }
action-pillar = Postaw filar { $town_in }
action-pick = Weź kafelek z miasta { $piece_gen }
action-character = Weź postać z pola { $space } rynku
action-refresh = Odśwież rynek postaci
action-lodge = Zakwateruj kafelek { $store }: budynek { $building }, piętro { $floor }
action-contract = Weź kafelek z pola { $space } rynku
action-swap = Wymień { $give_acc } na { $take_acc }
action-trade = Kup 1 żeton { $good_gen } za 2 złota
action-fulfil = Zrealizuj kontrakt z magazynu { $store }
action-crest = Umieść herb: magazyn { $store }, budynek { $building }
action-helper = Użyj pomocnika z magazynu { $store }
action-cathedral = Weź udział w budowie katedry { $town_in }
action-with = Zapłać dobrem: { $good }
action-gain = Zyskaj 1 żeton { $good_gen }
action-forgo = Zrezygnuj z nagrody
action-trigger = Weź premie z budynku { $building }
action-trigger_none = Nie bierz premii
action-bonus = Weź premię: budynek { $building }, piętro { $floor }
action-done = Gotowe
action-king_take = Weź kafelek króla
action-king_discard = Odrzuć kafelek króla
action-end = Zakończ akcję

## Zrządzenia losu

action-first = { $who } rozpoczyna
action-field = Pole { $field }: { $action }
action-wheel = Koło wskazuje { $value } przy polu 1
action-cost = Katedra { $town_in }: { $cost }
action-town = Targ rundy { $round }: { $town }
action-fair = Targ rundy { $round } – { $fair }
action-roll = Rzut: { $color } { $value }
action-corruption = Korupcja { $value }
action-reveal = Odsłonięto: { tile }
action-card = Titus dobiera kartę: { $card }

## Dziennik

event-field_laid = Pole akcji { $field }: { $action }.
event-wheel_laid = Koło akcji wskazuje { $value } przy polu akcji 1.
event-cost_laid = Katedra { $town_in }: { $cost }.
event-town_laid = Targ rundy { $round } odbywa się { $town_in }.
event-fair_laid = Targ rundy { $round } – { $fair }.
event-first_player = Rozpoczyna { $who }.
event-revealed = { $place ->
    [0] Na polu akcji { $space } leży { tile }.
    [1] Przy torze króla leży { tile }.
    [2] Na mapie { $town_in } leży { tile }.
    [3] Na rynku kontraktów pojawia się { tile }.
   *[4] Na rynku postaci pojawia się { tile }.
}
event-rolled = Wypada { $color } kość: { $value }.
event-corrupted = { $value ->
    [0] Brak korupcji: tor króla bez zmian.
    [one] Korupcja: wszyscy cofają się o 1 pole na torze króla.
    [few] Korupcja: wszyscy cofają się o { $value } pola na torze króla.
   *[many] Korupcja: wszyscy cofają się o { $value } pól na torze króla.
}
event-die_taken = { $from ->
    [0] { $who } bierze { $color_acc } kość { $value }.
   *[other] { $who } płaci złotem i bierze { $color_acc } kość { $from } jako { $value }.
}
event-goods_gained = { $who } zyskuje { tokens }.
event-action_begun = { $who } wykonuje { $action_acc } o wartości { $ap } PA.
event-tile_taken = { $who } bierze { tile-acc }.
event-walked = { $who } przesuwa { $piece_acc } { $from_from } do { $town_gen }.
event-house_placed = { $who } stawia dom { $town_in }.
event-pillar_placed = { $who } stawia filar { $town_in }.
event-triggered = { $who } bierze premie z budynku { $building }.
event-bonus_used = { $who } bierze premię postaci: { $tile }.
event-refreshed = { $who } odświeża rynek postaci.
event-lodged = { $who } kwateruje postać w budynku { $building } na { $floor }. piętrze: { $tile }.
event-roof_house = { $who } zapełnia budynek { $building } i zdejmuje dom z jego dachu.
event-completed = { $who } kończy budynek { $building }.
event-marker_placed = { $who } ma odtąd o { $ap } PA więcej na każdą { $action_acc }.
event-swapped = { $who } wymienia 1 żeton { $give_gen } na 1 żeton { $take_gen }.
event-king_moved = { $who } przechodzi na pole { $space } toru króla.
event-turn_ended = { $who } kończy turę.
event-traded = { $who } kupuje 1 żeton { $good_gen } za 2 żetony złota.
event-fulfilled = { $who } realizuje kontrakt: { $tile }.
event-crest_placed = { $who } umieszcza herb w budynku { $building }: { $tile }.
event-forgone = { $who } rezygnuje z nagrody za herb.
event-helper_used = { $who } używa pomocnika: { $tile }.
event-contributed = { $who } bierze udział w budowie katedry { $town_in }.
event-king_tile_discarded = { $who } odrzuca kafelek króla: { tile }.
event-turn_order = { $facts ->
    [2] Kolejność graczy: { $first }, { $second }.
    [3] Kolejność graczy: { $first }, { $second }, { $third }.
   *[4] Kolejność graczy: { $first }, { $second }, { $third }, { $fourth }.
}
event-fair_held = Targ { $town_in } o wartości { $value } PZ – { $fair }.
event-scored = { $vp_lost ->
    [0] { $who } zdobywa { $vp } PZ: { $line }.
   *[other] { $who } traci { $vp_lost } PZ: { $line }.
}
event-wheel_turned = Koło akcji się obraca; pole akcji 1 wskazuje teraz { $value }.
event-card_drawn = Titus dobiera kartę: { $card }.
event-tile_removed = { $who } usuwa z gry { tile-acc }.
event-game_over = Koniec gry.
