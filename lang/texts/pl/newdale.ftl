# Newdale po polsku.

## Części zdań

rival = rywal
goal-part-goods = towary na cel: { $n } z { $wants } monet
goal-part-vp = { $n } z { $wants } PZ
goal-part-fists = pięści: { $n } z { $wants }
goal-part-ship = statek na polu { $n }; musi dotrzeć na { $wants }
card = { $which ->
    [0] { $card }
   *[other] { $card } ({ $which })
}
card-acc = { $which ->
    [0] { $card_acc }
   *[other] { $card_acc } ({ $which })
}
figure = { $figure_group ->
    [piece] Zakapturzony
   *[other] { $figure } asystent
}
figure-acc = { $figure_group ->
    [piece] Zakapturzonego
   *[other] { $figure_gen } asystenta
}
goods = { $n ->
    [one] 1 znacznik { $good_gen }
    [few] { $n } znaczniki { $good_gen }
   *[many] { $n } znaczników { $good_gen }
}

## Pytania
# Pytania są w words.toml gry.

## Możliwości

action-discard = Oddaj: { card }
action-choose = Weź ze sobą { $character_acc }
action-take_cards = Weź karty
action-take_vp = Weź punkty
action-sell = Sprzedaj za 1 węgiel: { card }
action-give = Oddaj 1 znacznik { $good_gen }
action-drift = Cofnij się o 1 pole
action-use = Użyj: { $token }
action-play = Skorzystaj z pomocy { $character_gen }
action-release = Wypuść więźnia ({ $color })
action-plan = Znacznik { $marker }: { $space }
action-plan_area = Znacznik { $marker }: obszar { $area }, { $space }
action-commit = Zatwierdź plan
action-bridge = Most { $site }
action-build = Zbuduj { card-acc }
action-build_pool = Zbuduj z puli { card-acc }
action-hire = Zatrudnij { $sailor_acc }
action-town = { $town }
action-town_toll = { $town }, płacąc myto
action-area = Obszar { $area }
action-pay = { $facts ->
    [1] Zapłać 1 znacznikiem { $good_gen }
   *[2] Zapłać 1 znacznikiem { $good_gen } ({ $color })
}
action-take_token = Weź żeton z pola { $field }
action-leave = Zostaw żeton
action-good = { $facts ->
    [1] 1 znacznik { $good_gen }
   *[2] 1 znacznik { $good_gen } ({ $color })
}
action-unlock = Odblokuj { $block_acc }
action-keep = Zatrzymaj { card-acc }, resztę wymień
action-develop = Kup znacznik { $marker }
action-sail = { $n ->
    [one] Płyń 1 pole
    [few] Płyń { $n } pola
   *[many] Płyń { $n } pól
}
action-assist = Produkuj z asystentami
action-cards = Oddaj karty za wszystkich brakujących
action-feed = Zasil łańcuch: { card }
action-feed_grapes = Zasil łańcuch: 1 znacznik { $good_gen } ({ $color })
action-chain = { $n ->
    [one] 1 towar przez łańcuch
    [few] { $n } towary przez łańcuch
   *[many] { $n } towarów przez łańcuch
}
action-run = Uruchom łańcuch obszaru { $area }
action-trade = Sprzedaj 3 znaczniki węgla za 2 PZ
action-fish = Oddaj 1 świeżą rybę za 1 PZ
action-jail = Uwięź: { figure }
action-jail_rabbit = Uwięź z karty Rabbit: { figure }
action-take_assistant = Weź { $color_gen } asystenta
action-take_vineyard = Weź Winnicę ({ $color })
action-goal = Dostarcz { $goal_acc }
action-mission = Wypełnij ją: { $good }
action-mission_none = Pomiń misję
action-skip = Pomiń
action-done = Gotowe

## Co przynosi los

action-start = { $who } jest graczem rozpoczynającym
action-token = Żeton: { $token }
action-secret = { $who } dostaje tajną misję: { $symbol }
action-lay = Na stole: { $character }
action-pool = Do puli: { card }
action-deal = { $who } dociąga { card-acc }
action-event = Wydarzenie: { $event }
action-figure = Z woreczka: { figure }
action-private = { $who } losuje: { figure }
action-reveal = Odkryto: { card }

## Dziennik

event-token_laid = Na polu premii { $field } leży: { $token }.
event-token_removed = Nie ma wolnego pola i ten żeton wypada z gry: { $token }.
event-pool_laid = W puli jest { card }.
event-start_player = { $who } jest graczem rozpoczynającym.
event-mission_dealt = { $who } dostaje tajną misję.
event-mission_seen = Tajna misja gracza { $who }: { $symbol }.
event-card_drawn = { $who } dociąga kartę.
event-card_dealt = { $who } dociąga { card-acc }.
event-discarded = { $who } oddaje { card-acc }.
event-reshuffled = { $n ->
    [one] 1 odrzucona karta tworzy nową talię.
    [few] { $n } odrzucone karty tworzą nową talię.
   *[many] { $n } odrzuconych kart tworzy nową talię.
}
event-character_laid = Na wyprawę może ruszyć { $character }.
event-character_taken = { $character } rusza z graczem { $who }.
event-event_revealed = Runda { $round }, wydarzenie: { $card }.
event-side_mission = Na stole leży misja poboczna: { $mission }.
event-planned = { $facts ->
    [4] { $who } kładzie znacznik { $marker }: obszar { $area }, { $space }.
   *[3] { $who } kładzie znacznik { $marker }: { $space }.
}
event-figure_drawn = { $figure_group ->
    [piece] Z woreczka wychodzi Zakapturzony.
   *[other] Na rynku pracy staje { $figure } asystent.
}
event-raid = { $n ->
    [one] Zakapturzony napada na wyprawę.
   *[other] Zakapturzeni napadają na wyprawę, jest ich { $n }.
}
event-marker_taken = { $facts ->
    [4] { $who } wykonuje znacznik { $marker }: obszar { $area }, { $space }.
   *[3] { $who } wykonuje znacznik { $marker }: { $space }.
}
event-not_carried_out = { $who } nic z tym nie robi i dociąga kartę.
event-goods_gained = { $facts ->
    [3] { $who } dostaje { goods }.
   *[4] { $who } dostaje { goods } ({ $color }).
}
event-goods_paid = { $facts ->
    [3] { $who } oddaje { goods }.
   *[4] { $who } oddaje { goods } ({ $color }).
}
event-gained = { $who } zdobywa { $vp } PZ.
event-lost = { $who } traci { $vp } PZ.
event-token_used = { $who } używa żetonu: { $token }.
event-character_used = { $character } pomaga graczowi { $who }.
event-private_figure = { $who } losuje dla siebie: { figure }.
event-vineyard_taken = { $who } bierze na rękę { card-acc }.
event-revealed = Odkryto i odrzucono: { card }.
event-released = { $who } wypuszcza więźnia na rynek pracy: { $color } asystent.
event-jailed = { $who } więzi: { figure }.
event-built = { $who } buduje { card-acc } w mieście { $town }.
event-bridge_built = { $who } buduje most { $site }.
event-toll_paid = { $who } płaci myto graczowi { $owner }.
event-token_taken = { $who } bierze żeton z pola { $field }: { $token }.
event-unlocked = { $who } odblokowuje { $block_acc }.
event-swapped = { $n ->
    [one] { $who } wymienia 1 kartę.
    [few] { $who } wymienia { $n } karty.
   *[many] { $who } wymienia { $n } kart.
}
event-developed = { $who } kupuje znacznik { $marker }.
event-hired = { $who } zatrudnia { $sailor_acc }.
event-ship_moved = Statek gracza { $who } dopływa na pole { $space }.
event-settled = { $who } stawia domek w mieście { $town }.
event-rival_moved = Statek rywala dopływa na pole { $space }.
event-delivered = { $who } realizuje cel rozdziału: { $goal }.
event-fulfilled = { $who } wypełnia misję poboczną: { $good }.
event-scored = { $who } zdobywa { $vp } PZ: { $line }.
event-bag_passed = Woreczek przechodzi do gracza { $who }.
event-chapter_over = Rozdział jest zakończony.

## Opowieść: przed rozdziałem, po nim, i co zdecydowało o drodze

story-i = Król wysyła wyprawę za morze, a jej pierwszy obóz stoi pod Longsdale. Głodny żołnierz nie maszeruje, mówi królewski kwatermistrz Enoch Brubak, a jego ludziom burczy w brzuchach. Zbudujcie gospodarstwa i kuchnie i napełnijcie mu spiżarnie kukurydzą, chlebem i mięsem.
story-i-after = Żołnierze śpią najedzeni. Nocą pod drzwiami zjawia się list z odciśniętą króliczą łapką: wojsko je, a wioski głodują. Rabbit przyjdzie się z wami zobaczyć.
story-ii = Do Longsdale ciągną rekruci i nie mają gdzie spać. Enoch chce desek i cegieł na koszary, i to od razu. Wtedy zjawia się Rabbit z siostrą Onyx i z prośbą: trochę kukurydzy albo chleba dla jej ludzi. Kto im pomoże, będzie miał przyjaciół na Północy.
story-ii-after = Rekruci wprowadzają się do koszar, a droga stoi otworem. Jedna prowadzi na północ, za rzekę, gdzie ludzie Rabbit znają każdy bród. Druga to królewski trakt przez góry.
story-iiia = Ludzie Rabbit prowadzą was z drogi w doliny rzek. Tędy jest bliżej, tylko mostów jeszcze nie ma. Cieśle proszą o deski, beczki i narzędzia, a kto postawi most, może pobierać myto.
story-iiia-why = Przynajmniej połowa wyprawy pamiętała o ludziach Rabbit. Północ dotrzymuje słowa i pokazuje wam drogę za rzekę.
story-iiia-after = Ostatni wóz wjeżdża na drugi brzeg. Wzgórza są tu pełne winorośli, a w wioskach winobranie rozstrzyga, kto jest gościem, a kto obcym.
story-iiib = Królewski trakt jest szeroki, ale pnie się w górę. Za ostatnią gospodą czekają przełęcze, a każda kosztuje dzień. Kolumna potrzebuje przędzy, materiału i chleba, zanim spadnie śnieg.
story-iiib-why = Mniej niż połowa wyprawy miała coś dla ludzi Rabbit. Północ zachowuje swoje ścieżki dla siebie, a wy ruszacie królewskim traktem.
story-iiib-after = Przełęcze są za wami i nikt nie zamarzł. Po drugiej stronie stoki są pełne winorośli, a w wioskach winobranie rozstrzyga, kto jest gościem, a kto obcym.
story-iva = Winiarze otwierają przed wami doliny Północy. Ich kuźnie są zimne, a piece puste: potrzeba cegieł, żelaza i narzędzi, a do tego nowych mostów. Gunda, która zbudowała pół doliny, chce z wami zbudować drugie pół.
story-iva-why = Przynajmniej połowa wyprawy pomogła przy zbiorach. Jesteście gośćmi, a gościom pokazuje się doliny.
story-iva-after = Creekside otwiera bramy i piwnice. Tylko nocna straż nie pije: na wzgórzach widziano zakapturzone postacie.
story-ivb = Nikt was nie prowadzi, więc idziecie przez krainę zbójców. Dobrze nakarmcie ludzi i jeszcze lepiej ich uzbrójcie: tu liczą się mięso, beczki i broń. Dołącza do was budownicza Gunda; ona też nie lubi zbójców.
story-ivb-why = Mniej niż połowa wyprawy pomogła przy zbiorach. Obcy muszą sami szukać drogi, a ta wiedzie przez krainę zbójców.
story-ivb-after = Thickthorn przyjmuje was za swoje żywopłoty. Tylko nocna straż nie śpi: w lasach widziano zakapturzone postacie.
story-v = Teraz mają już nazwę: Zakon Zakapturzonych. Przychodzą nocą z moczarów i biorą to, czego nie broni żadna pięść. Broń dla straży, materiał i ubrania na chłód, a droga na wybrzeże będzie wasza.
story-v-why-creekside = Doliny Północy doprowadziły was do Creekside.
story-v-why-thickthorn = Droga przez krainę zbójców doprowadziła was do Thickthorn.
story-v-after = Zakon wycofuje się ku wybrzeżu. Za nim droga do Canyon Brook jest wolna i po raz pierwszy czujecie morze.
story-vi = W Canyon Brook kładzie się stępki. Szkutnicy chcą desek, beczek i lin, więcej, niż ktokolwiek widział naraz, a pierwsze tartaki czekają na tego, kto je zbuduje.
story-vi-after = Kadłuby pływają i żaden nie przecieka. Brakuje im tylko ładunku: zapasy czekają wzdłuż wybrzeża, w Larkhill.
story-vii = Z Larkhill statki suną wzdłuż wybrzeża od portu do portu i ładują chleb, mięso i wino na przeprawę. Na każdym nabrzeżu jest tłum, a w tłumie niektórzy mają kaptury. Na pokład wchodzi winiarz Aaron Reitzke, który dość się już na nich napatrzył.
story-vii-after = Flota stoi w porcie Canyon Brook, załadowana po reling. Czeka już tylko na wiatr.
story-viii = Wiatr już jest. Za morzem leży brzeg, którego nikt nie narysował, i nazwa, którą zna każdy: Newdale. Zatrudnijcie marynarzy, trzymajcie w ładowni beczki, wędzone ryby i zupę rybną i zejdźcie na ląd jako pierwsi.
story-viii-after = Nad pierwszymi kominami Newdale unosi się dym, a widać stąd lód. To, co osadnicy mówią o mieszkających tam olbrzymach, jest opowieścią na inną zimę.
story-again = Ten rozdział nie jest jeszcze wygrany. Opowiemy go od nowa.
