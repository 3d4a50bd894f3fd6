# Craftsmen po polsku.

## Części zdań

cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}

## Pytania
# Pytania stoją w words.toml gry.

## Możliwości

action-keep = Zostaw wszystko
action-swap = Oddaj: { $card }
action-swap_sawmill = Weź z pudełka: { $card }
action-place = Wyślij pomocnika: { $guild }
action-cover = Przykryj pole { $field }: { $guild }
action-take = Weź odkrytą kartę { $space }
action-take_both = Weź obie odkryte karty
action-take_deck = Weź kartę z wierzchu stosu
action-buy = Kup { $card_acc }
action-buy_good = Kup { $good_acc }
action-auction = Wystaw na licytację { $card_acc }
action-peek = Obejrzyj karty: { $class_few }
action-build = Zbuduj { $card_acc } { $side }
action-build_privilege = Zbuduj { $card_acc } { $side } dzięki przywilejowi
action-make = Pracuje { $card }
action-exchange = Wymień kostkę z jarmarku
action-double = Zrób dwa surowce, najpierw { $card }
action-token = Weź { $token_acc }
action-order = Zmień kolejność
action-show = Odkryj { $card_acc }
action-next = Odłóż jako następną: { $card }
action-top = Na wierzch stosu
action-bottom = Na spód stosu
action-bid = Zalicytuj { $n }
action-to_icon = { $good } trafia na kartę { $card }
action-to_fair = Na jarmark
action-to_granary = Sprzedaj do spichlerza
action-to_ship = Załaduj na statek { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}
action-drop = Zrezygnuj z towaru
action-decline = Bez kostki na jarmarku
action-pay = Zapłać: { $capital }
action-pay_vp = Zapłać punktami
action-pay_fair = Zapłać kostką z jarmarku
action-discard = Odrzuć: { $capital }
action-privilege = Zachowaj dzięki przywilejowi
action-invest = Zainwestuj: { $capital }
action-work = Użyj żetonu pracy
action-done = Gotowe
action-skip = Pomiń
action-pass = Pas

## Zrządzenia losu

action-draw_capital = Dobrano: { $capital }
action-draw_card = Dobrano: { $card }
action-turn_capital = Odkryto: { $capital }
action-turn_card = Odkryto: { $card }
action-mayor = Karta burmistrza: { $capital }
action-peek_card = Obejrzano: { $card }

## Dziennik

event-capital_drawn = { $who } dobiera kartę kapitału: { $capital }.
event-capital_unseen = { $who } dobiera kartę kapitału.
event-capital_turned = Na polu { $space } leży { $capital }.
event-reshuffled = Odrzucone karty tworzą nowy stos kapitału: { cards }.
event-card_drawn = { $who } dobiera kartę: { $card }.
event-card_unseen = { $who } dobiera kartę: { $class }.
event-card_turned = Odkryto kartę: { $card }.
event-sawmill_dealt = { $who } zaczyna z kartą: { $card }.
event-sum = { $who } ma karty kapitału o wartości { $n }.
event-ordered = { $who } ma miejsce { $position } w kolejności.
event-kept = { $who } zostawia wszystko.
event-card_exchanged = { $who } wkłada kartę pod stos: { $card }.
event-exchange_unseen = { $who } wkłada kartę pod stos: { $class }.
event-sawmill_exchanged = { $who } bierze { $card_acc } zamiast { $back_gen }.
event-season_began = Rok { $year }, { $season }.
event-stage_began = { $guild }.
event-placed = { $who } wysyła pomocnika: { $guild }.
event-covered = { $who } przykrywa pomocnika, którego ma { $owner }: { $guild }.
event-passed = { $who } nie wysyła więcej pomocników.
event-fee_paid = { $who } płaci opłatę, którą dostaje { $to }: { $capital }.
event-fee_unseen = { $who } płaci opłatę, którą dostaje { $to }: kartę kapitału.
event-fee_in_points = { $who } płaci opłatę w punktach ({ $n }), którą dostaje { $to }.
event-scored = { $n_lost ->
    [0] { $who } zdobywa { $n } PU: { $line }.
   *[other] { $who } traci { $n_lost } PU: { $line }.
}
event-privilege_used = { $token ->
    [0] { $who } korzysta z przywileju: { $guild }.
   *[1] { $who } zużywa żeton, by skorzystać z przywileju: { $guild }.
}
event-work_spent = { $who } używa żetonu pracy.
event-capital_taken = { $who } bierze kartę: { $capital }.
event-discarded = { $who } odrzuca kartę: { $capital }.
event-paid = { $who } płaci kartą: { $capital }.
event-built = { $who } buduje { $card_acc } { $side }.
event-bonus_won = { $who } zamyka linię produkcyjną ({ $good }) i zdobywa żeton bonusowy.
event-card_gained = { $who } bierze kartę na rękę: { $card }.
event-auction_began = { $who } wystawia na licytację: { $card }.
event-bid = { $who } licytuje { $n }.
event-auction_passed = { $who } pasuje.
event-mayor_card = Burmistrz odkrywa kartę: { $capital }.
event-mayor_offered = Burmistrz oferuje { $n }.
event-withdrawn = { $who } wycofuje się; karta trafia pod stos: { $card }.
event-peek_began = { $who } ogląda karty ze stosu: { $class_few }.
event-peeked = { $who } widzi kartę: { $card }.
event-peek_unseen = { $who } ogląda kartę.
event-shown = { $who } odkrywa { $card_acc }.
event-leftovers = { $who } odkłada pozostałe karty { $end } stosu.
event-put_back = { $who } odkłada kartę { $end } stosu: { $card }.
event-put_back_unseen = { $who } odkłada kartę { $end } stosu.
event-made = { $who } wytwarza { $good_acc }: { $card }.
event-fair_exchanged = { $who } zabiera kostkę z jarmarku.
event-sent_to_icon = { $who } dostarcza { $good_acc }: { $card }.
event-sent_to_fair = { $who } kładzie kostkę na jarmarku.
event-sold = { $who } sprzedaje do spichlerza { $good_acc }.
event-pushed_out = Ze spichlerza wypada najstarsza kostka, którą miał tam gracz { $owner }: { $good }.
event-loaded = { $who } ładuje { $good_acc } na statek { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-bribed = { $who } przekupuje kapitana statku { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} kartą: { $capital }.
event-unloaded = Ze statku { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} schodzi kostka gracza { $owner }: { $good }.
event-dropped = { $who } rezygnuje z towaru: { $good }.
event-good_bought = { $who } kupuje { $good_acc }: { $card }.
event-seller_paid = { $who } płaci kartą, którą dostaje { $to }: { $capital }.
event-seller_paid_unseen = { $who } płaci kartą kapitału, którą dostaje { $to }.
event-paid_by_fair = { $who } płaci kostką z jarmarku.
event-declined = { $who } nie kładzie kostki na jarmarku.
event-token_taken = { $who } bierze { $token_acc }.
event-order_claimed = { $who } będzie na miejscu { $space } w kolejności.
event-majority = { $who } zdobywa { $n } PU za kostki na statku { $ship ->
    [1] I
    [2] II
    [3] III
   *[other] IV
}.
event-bonus_scored = { $who } zdobywa { $n } PU za żetony bonusowe.
event-invested = { $who } inwestuje kartę: { $capital }.
event-skipped = { $who } pomija akcję.
